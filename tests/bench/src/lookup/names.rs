//! The names that are looked up, and texts that lead to them or nearly do.

use std::collections::BTreeSet;

/// Numbers that look random and are always the same.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Self {
        Random(0x9e37_79b9_7f4a_7c15)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}

/// Made-up names in order: a third of them like words, a third of several words, and a third that begin like many
/// others, as those of one vendor do.
pub(crate) fn made_up(count: usize) -> Vec<String> {
    let syllables = [
        "a", "be", "cor", "da", "el", "fin", "go", "hu", "in", "jo", "ka", "lum", "mi", "net", "or", "pa",
        "qui", "ra", "sol", "ter", "un", "vi", "web", "xy", "zo", "s", "t", "n", "th", "st",
    ];
    let prefixes = ["ms-", "com.example.", "x-org-", "app+", "web+", "iris."];
    let mut random = Random::new();
    let mut names = BTreeSet::new();
    while names.len() < count {
        let mut word = |least: usize| -> String {
            (0..least + random.below(3)).map(|_| syllables[random.below(syllables.len())]).collect()
        };
        let (one, two) = (word(2), word(1));
        names.insert(match random.below(3) {
            0 => one,
            1 => format!("{one}{}{two}", ["-", ".", "+", ""][random.below(4)]),
            _ => format!("{}{one}-{two}", prefixes[random.below(prefixes.len())]),
        });
    }
    names.into_iter().collect()
}

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
        let mut random = Random::new();
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
