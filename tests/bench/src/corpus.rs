//! URLs of files, by scheme.

use std::collections::HashSet;
use std::path::Path;

use crate::kind::{Dialect, Scheme};

/// The distinct URLs of a file, in its order.
pub(crate) struct Corpus {
    /// Those of each scheme that there are any of.
    pub(crate) groups: Vec<(Scheme, Vec<String>)>,
    /// How many lines were of no scheme that is measured.
    pub(crate) left_out: usize,
}

/// Reads a file with one URL a line.
pub(crate) fn read(path: &Path, dialect: Dialect) -> std::io::Result<Corpus> {
    Ok(sorted(&String::from_utf8_lossy(&std::fs::read(path)?), dialect))
}

fn sorted(text: &str, dialect: Dialect) -> Corpus {
    let mut groups = Scheme::ALL.map(|scheme| (scheme, Vec::new()));
    let mut seen = HashSet::new();
    let mut left_out = 0;
    for line in text.lines() {
        let url = in_dialect(line, dialect);
        match scheme_of(&url) {
            Some(scheme) if dialect.has(scheme) => {
                if seen.insert(url.clone()) {
                    groups[scheme as usize].1.push(url);
                }
            }
            _ => left_out += 1,
        }
    }
    Corpus { groups: groups.into_iter().filter(|(_, urls)| !urls.is_empty()).collect(), left_out }
}

/// A line as the dialect may have it: RFC 1738 has no https, and no fragment is a part of its URLs.
fn in_dialect(line: &str, dialect: Dialect) -> String {
    if dialect == Dialect::Rfc3986 {
        return line.to_owned();
    }
    let line = line.split('#').next().unwrap_or(line);
    match line.get(..6) {
        Some(start) if start.eq_ignore_ascii_case("https:") => format!("{}{}", &line[..4], &line[5..]),
        _ => line.to_owned(),
    }
}

fn scheme_of(url: &str) -> Option<Scheme> {
    let (name, _) = url.split_once(':')?;
    Scheme::ALL.into_iter().find(|scheme| scheme.name().eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "https://h/a#b\nhttp://h/a\nFTP://h\nx:y\nhttp://h/ä\n";

    #[test]
    fn rfc1738_has_neither_https_nor_fragments() {
        let corpus = sorted(TEXT, Dialect::Rfc1738);
        assert_eq!(corpus.left_out, 1);
        let http = vec!["http://h/a".to_owned(), "http://h/ä".to_owned()];
        assert_eq!(corpus.groups, [(Scheme::Http, http), (Scheme::Ftp, vec!["FTP://h".to_owned()])]);
    }

    #[test]
    fn rfc3986_takes_lines_as_they_are() {
        let corpus = sorted(TEXT, Dialect::Rfc3986);
        assert_eq!(corpus.groups[1], (Scheme::Https, vec!["https://h/a#b".to_owned()]));
    }
}
