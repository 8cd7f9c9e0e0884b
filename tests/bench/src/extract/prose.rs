//! Prose with URLs in it, made up.

use crate::random::Random;

/// A text, and what is in it.
pub(crate) struct Prose {
    pub(crate) text: String,
    pub(crate) urls: usize,
    pub(crate) url_bytes: usize,
}

const WORDS: [&str; 32] = [
    "the",
    "of",
    "and",
    "to",
    "in",
    "a",
    "is",
    "that",
    "for",
    "it",
    "as",
    "was",
    "with",
    "be",
    "by",
    "on",
    "not",
    "he",
    "this",
    "are",
    "or",
    "his",
    "from",
    "at",
    "which",
    "but",
    "have",
    "language",
    "naïve",
    "afternoon",
    "scheme",
    "number",
];

/// A text of so many bytes or a few more, of which one in so many belongs to a URL. Of 200 words one has a colon
/// behind it, as in prose.
pub(crate) fn prose(size: usize, one_in: usize) -> Prose {
    let mut random = Random::new(1);
    let mut made = Prose { text: String::with_capacity(size + 200), urls: 0, url_bytes: 0 };
    let mut line = 0;
    while made.text.len() < size {
        if made.url_bytes * one_in < made.text.len() {
            let url = url(&mut random);
            made.urls += 1;
            made.url_bytes += url.len();
            match random.below(4) {
                0 => made.text += &format!("<URL:{url}>"),
                1 => made.text += &format!("<{url}>"),
                2 => made.text += &format!("({url})"),
                _ => made.text += &url,
            }
        } else {
            made.text += WORDS[random.below(WORDS.len())];
            match random.below(200) {
                0 => made.text.push(':'),
                1..20 => made.text.push(','),
                20..32 => made.text.push('.'),
                _ => {}
            }
        }
        let broken = made.text.len() - line > 66;
        made.text.push(if broken { '\n' } else { ' ' });
        if broken {
            line = made.text.len();
        }
    }
    made
}

fn url(random: &mut Random) -> String {
    let mut word = || WORDS[random.below(28)];
    let (host, name, folder, file) = (word(), word(), word(), word());
    match random.below(10) {
        0 => format!("mailto:{name}@{host}.example.org"),
        1 => format!("news:comp.{name}.{folder}"),
        2 => format!("ftp://ftp.{host}.example.org/pub/{folder}/{file}.tar.gz"),
        3..6 => format!("https://{host}.example.com/{folder}/{name}?{file}={name}#{folder}"),
        _ => format!("http://www.{host}.example.org/{folder}/{name}/{file}.html"),
    }
}
