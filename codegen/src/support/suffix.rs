//! What the ending of a file's name usually says of the file.

/// A row of the table: what a suffix, without its dot and in lower case, usually stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Suffix<'a> {
    pub(crate) suffix: &'a str,
    /// The media type.
    pub(crate) media_type: &'a str,
    /// Whether it is text, whose line ends may be changed on the way.
    pub(crate) ascii: bool,
}

/// No suffix of a table is longer, in bytes.
pub(crate) const LONGEST: usize = 16;

/// What follows the last dot of a name, if something stands on both sides of it: `.profile` has none.
pub(crate) fn of(name: &[u8]) -> Option<&[u8]> {
    let dot = name.iter().rposition(|&byte| byte == b'.')?;
    (dot > 0 && dot + 1 < name.len()).then(|| &name[dot + 1..])
}

/// The row for a name, in any case; the rows are in the order of their suffixes.
pub(crate) fn find<'t, 'a>(table: &'t [Suffix<'a>], name: &[u8]) -> Option<&'t Suffix<'a>> {
    let suffix = of(name)?;
    let mut small = [0; LONGEST];
    let small = small.get_mut(..suffix.len())?;
    small.copy_from_slice(suffix);
    small.make_ascii_lowercase();
    let at = table.binary_search_by(|row| row.suffix.as_bytes().cmp(small)).ok()?;
    table.get(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_suffix_counts_in_any_case() {
        let row = |suffix| Suffix { suffix, media_type: "", ascii: true };
        let table = [row("gz"), row("html"), row("txt")];
        let found = |name: &str| find(&table, name.as_bytes()).map(|row| row.suffix);
        assert_eq!(found("a.txt"), Some("txt"));
        assert_eq!(found("a.tar.GZ"), Some("gz"));
        assert_eq!(found("a.HtMl"), Some("html"));
        for none in ["txt", ".txt", "a.", ".", "", "a.txt~", "a.txt.", "a.0123456789abcdef0", "a.\u{e9}"] {
            assert_eq!(found(none), None, "{none}");
        }
    }
}
