//! The words that URLs are put together from.

use super::random::Random;

const NOUNS: &[&str] = &[
    "about",
    "account",
    "album",
    "archive",
    "article",
    "author",
    "bank",
    "blog",
    "book",
    "bridge",
    "camera",
    "catalogue",
    "city",
    "coffee",
    "comment",
    "council",
    "data",
    "default",
    "detail",
    "download",
    "election",
    "energy",
    "event",
    "family",
    "feed",
    "film",
    "flight",
    "football",
    "forum",
    "gallery",
    "game",
    "garden",
    "guide",
    "health",
    "history",
    "home",
    "hotel",
    "image",
    "index",
    "issue",
    "item",
    "journal",
    "kernel",
    "kitchen",
    "language",
    "law",
    "library",
    "list",
    "log",
    "mail",
    "main",
    "manual",
    "map",
    "market",
    "media",
    "member",
    "menu",
    "model",
    "museum",
    "music",
    "network",
    "news",
    "note",
    "office",
    "opinion",
    "order",
    "page",
    "paper",
    "photo",
    "plan",
    "player",
    "poem",
    "post",
    "press",
    "price",
    "product",
    "profile",
    "project",
    "radio",
    "recipe",
    "record",
    "report",
    "research",
    "review",
    "river",
    "school",
    "science",
    "search",
    "season",
    "series",
    "service",
    "shop",
    "source",
    "sport",
    "static",
    "station",
    "story",
    "street",
    "student",
    "summer",
    "support",
    "survey",
    "system",
    "table",
    "team",
    "theatre",
    "topic",
    "tour",
    "train",
    "travel",
    "update",
    "user",
    "video",
    "view",
    "water",
    "weather",
    "week",
    "wiki",
    "winter",
    "world",
    "year",
];

const SMALL: &[&str] = &["a", "and", "as", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"];

/// A word.
pub(super) fn word(random: &mut Random) -> &'static str {
    random.one_of(NOUNS)
}

/// A few words with hyphens between them, as in the titles of articles.
pub(super) fn title(random: &mut Random) -> String {
    let mut title = String::from(word(random));
    for _ in 0..random.between(1, 7) {
        title.push('-');
        title += if random.percent(30) { random.one_of(SMALL) } else { word(random) };
    }
    title
}

/// A word as names of files have it: now and then with a capital, a number or a second word.
pub(super) fn name(random: &mut Random) -> String {
    let mut name = String::from(word(random));
    if random.percent(15) {
        name[..1].make_ascii_uppercase();
    }
    if random.percent(25) {
        name += random.one_of(&["_", "-", ""]);
        name += word(random);
    }
    if random.percent(30) {
        name += &random.below(1_000).to_string();
    }
    name
}

/// Letters and digits without a meaning.
pub(super) fn code(random: &mut Random, length: usize) -> String {
    const SIGNS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    (0..length).map(|_| char::from(SIGNS[random.below(SIGNS.len())])).collect()
}
