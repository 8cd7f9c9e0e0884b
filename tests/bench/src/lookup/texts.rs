//! The texts that are looked up: names, and what nearly is one.

use crate::random::Random;

/// What a table is asked for.
pub(crate) struct Texts {
    /// Each name as often as any other, one in five in another case.
    pub(crate) uniform: Vec<String>,
    /// A few names most of the time, nearly all of them in lower case.
    pub(crate) realistic: Vec<String>,
    /// No names: one byte of a name is another one, or is too many, or the text is no name at all.
    pub(crate) misses: Vec<String>,
}

impl Texts {
    /// Texts for `names`, which are in order; `common` are those of them that are met most, the most common first.
    pub(crate) fn new(names: &[&str], common: &[&str], count: usize) -> Texts {
        let mut random = Random::new(2);
        let uniform = (0..count).map(|_| {
            let name = names[random.below(names.len())];
            in_some_case(name, 5, &mut random)
        });
        let uniform = uniform.collect();
        let realistic = (0..count).map(|_| {
            let first = if random.below(4) < 3 { common.len().min(4) } else { common.len() };
            let name = common[random.below(first)];
            in_some_case(name, 20, &mut random)
        });
        let realistic = realistic.collect();
        let mut misses = Vec::new();
        while misses.len() < count {
            let name = names[random.below(names.len())];
            let mut text = in_some_case(name, 5, &mut random).into_bytes();
            let at = random.below(text.len());
            match random.below(10) {
                0 => text[at] = b'_',
                1..3 => text.push(b'x'),
                _ => text[at] = b'a' + random.below(26) as u8,
            }
            let text = String::from_utf8(text).expect("it is ASCII");
            if names.binary_search(&text.to_ascii_lowercase().as_str()).is_err() {
                misses.push(text);
            }
        }
        Texts { uniform, realistic, misses }
    }
}

/// The name, one time in `often` in upper case or in a mixture.
fn in_some_case(name: &str, often: usize, random: &mut Random) -> String {
    if random.below(often) > 0 {
        return name.to_owned();
    }
    let all = random.below(2) == 0;
    let upper = |letter: char| if all || random.below(2) == 0 { letter.to_ascii_uppercase() } else { letter };
    name.chars().map(upper).collect()
}
