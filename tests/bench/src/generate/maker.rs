//! Makes registries of any size: schemes of eight shapes, each with a name, words and byte classes of its own.

use std::path::Path;
use std::{fs, io};

/// The file of a scheme of each shape. What differs from scheme to scheme has a word in its place, and the name
/// has as many letters there as all names have, so that places in the examples are right.
const SHAPES: [&str; 8] = [
    include_str!("shapes/place.toml"),
    include_str!("shapes/opaque.toml"),
    include_str!("shapes/list.toml"),
    include_str!("shapes/choice.toml"),
    include_str!("shapes/own.toml"),
    include_str!("shapes/map.toml"),
    include_str!("shapes/numbers.toml"),
    include_str!("shapes/records.toml"),
];

/// The name that stands in the shapes.
const NAME: &str = "schemename";

/// Signs that some schemes allow and others do not.
const SIGNS: [char; 5] = [';', ':', '@', '&', '='];

const SYLLABLES: [&str; 32] = [
    "ba", "be", "bi", "bo", "da", "de", "di", "do", "fa", "fe", "fi", "fo", "ga", "ge", "gi", "go", "ka",
    "ke", "ki", "ko", "la", "le", "li", "lo", "ma", "me", "mi", "mo", "na", "ne", "ni", "no",
];

/// Writes the files of `count` schemes into a folder.
///
/// # Errors
///
/// If one cannot be written.
pub(super) fn write(folder: &Path, count: usize) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for at in 0..count {
        let (name, text) = scheme(at);
        fs::write(folder.join(format!("{name}.toml")), text)?;
    }
    Ok(())
}

/// The name and the file of a scheme: always the same for the same number.
fn scheme(at: usize) -> (String, String) {
    // An odd factor, so that each number has another name, and names that follow each other are not alike.
    let name = word(at.wrapping_mul(0x9e_3779), NAME.len() / 2);
    let words = at.wrapping_mul(0x5bd1_e995);
    let signs = 1 + at / SHAPES.len() % 31;
    let signs: Vec<char> =
        (0..SIGNS.len()).filter(|bit| signs >> bit & 1 != 0).map(|bit| SIGNS[bit]).collect();
    let alternatives: String = signs.iter().map(|sign| format!(" | \"{sign}\"")).collect();
    let text = SHAPES[at % SHAPES.len()]
        .replace(NAME, &name)
        .replace(" EXTRA", &alternatives)
        .replace("PORT", &(1_024 + at % 60_000).to_string())
        .replace("PUNCT", &signs.iter().collect::<String>())
        .replace("ONE", &format!("b{}", word(words, 2)))
        .replace("TWO", &format!("c{}", word(words >> 10, 2)));
    (name, text)
}

/// A word of so many syllables; another one for each number below 32 to the power of that.
fn word(number: usize, syllables: usize) -> String {
    (0..syllables).map(|at| SYLLABLES[number >> (5 * at) & 31]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_differ() {
        let names: BTreeSet<String> = (0..20_000).map(|at| scheme(at).0).collect();
        assert_eq!(names.len(), 20_000);
        assert!(names.iter().all(|name| name.len() == NAME.len()));
    }

    #[test]
    fn nothing_stands_in_place_of_something() {
        for at in 0..500 {
            let (_, text) = scheme(at);
            for placeholder in [NAME, "EXTRA", "PORT", "PUNCT", "ONE", "TWO"] {
                assert!(!text.contains(placeholder), "{text}");
            }
        }
    }
}
