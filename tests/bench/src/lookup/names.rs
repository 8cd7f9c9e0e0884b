//! Made-up names of schemes.

use std::collections::BTreeSet;

use crate::random::Random;

/// Made-up names in order: a third of them like words, a third of several words, and a third that begin like many
/// others, as those of one vendor do.
pub(crate) fn made_up(count: usize) -> Vec<String> {
    let syllables = [
        "a", "be", "cor", "da", "el", "fin", "go", "hu", "in", "jo", "ka", "lum", "mi", "net", "or", "pa",
        "qui", "ra", "sol", "ter", "un", "vi", "web", "xy", "zo", "s", "t", "n", "th", "st",
    ];
    let prefixes = ["ms-", "com.example.", "x-org-", "app+", "web+", "iris."];
    let mut random = Random::new(1);
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
