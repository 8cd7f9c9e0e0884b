//! What a program holds of schemes that it does not use: names of their functions, and texts of theirs.

use std::collections::HashMap;

use super::program::Program;
use super::sources::{Sources, strings};

/// Shorter texts may be there by chance: nothing stands between two texts of a program.
const LONG_ENOUGH: usize = 8;

/// What a program that uses the parser of one scheme holds of others; `nothing` is one that uses none.
pub(super) fn find(sources: &Sources, parser: &str, program: &Program, nothing: &Program) -> Vec<String> {
    let Some(own) = sources.module(parser) else { return vec!["no file defines it".to_owned()] };
    let reach = sources.reach(&own);
    let (names, loaded) = (Index::new(&program.names), Index::new(&program.loaded));
    let unused = Index::new(&nothing.loaded);
    let mut found = Vec::new();
    for (module, code) in sources.parts().filter(|(module, _)| *module != own) {
        let path = module.join("::");
        if named(&names, &module) {
            found.push(format!("functions or variables of {path}"));
        }
        let texts = strings(code).into_iter().filter(|text| !reach.contains(text));
        for text in texts.filter(|text| loaded.is_there(text) && !unused.is_there(text)) {
            found.push(format!("the text {text:?} of {path}"));
        }
    }
    found
}

/// The schemes of a dialect of which nothing is seen in a program that uses them all: there this check is blind.
pub(super) fn unseen(sources: &Sources, dialect: &str, program: &Program, nothing: &Program) -> Vec<String> {
    let (names, loaded) = (Index::new(&program.names), Index::new(&program.loaded));
    let unused = Index::new(&nothing.loaded);
    let is_seen = |module: &[&str], code: &str| {
        let shown = |text: &&str| loaded.is_there(text) && !unused.is_there(text);
        named(&names, module) || strings(code).iter().any(shown)
    };
    let of_dialect = sources.parts().filter(|(module, _)| module[0] == dialect && module[1] != "relative");
    let unseen = of_dialect.filter(|(module, code)| !is_seen(module, code));
    unseen.map(|(module, _)| format!("nothing is seen of {}, which it uses", module.join("::"))).collect()
}

/// Whether there are functions or variables of a module, or of a type in it.
fn named(names: &Index<'_>, module: &[&str]) -> bool {
    mangled(module).iter().any(|name| names.contains(name.as_bytes()))
}

/// What all names of a module have in them, and those of implementations for its types in the older mangling.
fn mangled(module: &[&str]) -> [String; 2] {
    let path = || ["url_schemes"].iter().chain(module);
    let lengths = path().map(|name| format!("{}{name}", name.len())).collect();
    [lengths, format!("{}..", path().copied().collect::<Vec<_>>().join(".."))]
}

/// Where texts are found quickly.
struct Index<'a> {
    bytes: &'a [u8],
    places: HashMap<&'a [u8], Vec<usize>>,
}

impl<'a> Index<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let mut places: HashMap<&[u8], Vec<usize>> = HashMap::new();
        for (at, start) in bytes.windows(LONG_ENOUGH).enumerate() {
            // Zeros fill what is left empty.
            if start.iter().all(u8::is_ascii_graphic) || start.contains(&b' ') {
                places.entry(start).or_default().push(at);
            }
        }
        Index { bytes, places }
    }

    /// Whether a text of printable characters is there; never a short one.
    fn is_there(&self, text: &str) -> bool {
        text.len() >= LONG_ENOUGH && self.contains(text.as_bytes())
    }

    fn contains(&self, text: &[u8]) -> bool {
        let places = text.get(..LONG_ENOUGH).and_then(|start| self.places.get(start));
        places.is_some_and(|places| places.iter().any(|&at| self.bytes[at..].starts_with(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found() {
        let index = Index::new(b"\0\0\0\0\0\0\0\0the parser of all\0other");
        assert!(index.is_there("parser of") && index.is_there("the parser"));
        assert!(!index.is_there("parser on") && !index.is_there("parser"));
    }

    #[test]
    fn modules_are_known_by_their_path() {
        let names = ["11url_schemes7rfc17386gopher", "url_schemes..rfc1738..gopher.."];
        assert_eq!(mangled(&["rfc1738", "gopher"]), names);
    }
}
