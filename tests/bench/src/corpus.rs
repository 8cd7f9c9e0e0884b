//! URLs to measure on.

use std::collections::BTreeSet;
use std::path::Path;

/// The distinct lines of a file that begin with `http://` or `https://`, the latter read as the former.
pub(crate) fn read(path: &Path) -> std::io::Result<Vec<String>> {
    let text = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
    let mut seen = BTreeSet::new();
    let urls = text.lines().filter_map(|line| {
        let rest = line.strip_prefix("http://").or_else(|| line.strip_prefix("https://"))?;
        let rest = rest.split('#').next().unwrap_or(rest);
        Some(format!("http://{rest}"))
    });
    Ok(urls.filter(|url| seen.insert(url.clone())).collect())
}

/// Distinct http URLs like those that people write: hosts of two to four labels, paths of up to five
/// segments, now and then a port, an escape or a search part. Always the same ones.
pub(crate) fn made_up(count: usize) -> Vec<String> {
    let words = [
        "news",
        "archive",
        "www",
        "example",
        "images",
        "article",
        "2024",
        "index",
        "en",
        "library",
        "product",
        "the-quick-brown-fox",
        "static",
        "user-guide",
        "photo",
        "download",
        "a",
        "v2",
        "weather",
        "sports",
    ];
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % below
    };
    let mut seen = BTreeSet::new();
    let mut urls = Vec::new();
    while urls.len() < count {
        let mut url = String::from("http://");
        for _ in 0..1 + next(3) {
            url += words[next(words.len())];
            url += ".";
        }
        url += ["com", "org", "net", "co.uk", "example"][next(5)];
        if next(20) == 0 {
            url += &format!(":{}", 1024 + next(60_000));
        }
        for _ in 0..next(6) {
            url += "/";
            url += words[next(words.len())];
            if next(12) == 0 {
                url += "%20";
            }
            url += &next(10_000).to_string();
        }
        if next(4) == 0 {
            if !url[7..].contains('/') {
                url += "/";
            }
            url += &format!("?id={}&page={}", next(100_000), next(50));
        }
        if seen.insert(url.clone()) {
            urls.push(url);
        }
    }
    urls
}
