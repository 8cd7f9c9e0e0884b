//! Rust identifiers for the names of a registry.
//!
//! Different names that would give the same identifier are reported by the plan; nothing is renamed
//! behind a user's back except what Rust itself forbids.

/// Words that a generated item may not be called: Rust's keywords, and methods that every URL has.
const TAKEN: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do",
    "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized",
    "use", "virtual", "where", "while", "yield",
    // Methods of every typed URL.
    "as_ref", "as_str", "as_url", "clone", "cmp", "components", "eq", "fmt", "form", "hash", "into_string",
    "parse", "parse_bytes", "partial_cmp", "scheme", "scheme_name", "slots", "text", "to_buf",
];

/// A name in snake case: `gopher-plus` gives `gopher_plus`. One that is taken, or begins with a
/// digit, gets the prefix: `type` in `ftp` gives `ftp_type`.
pub(crate) fn snake(name: &str, prefix: &str) -> String {
    let mangled = plain_snake(name);
    let starts_well = mangled.starts_with(|first: char| first.is_ascii_alphabetic());
    if starts_well && !TAKEN.contains(&mangled.as_str()) {
        return mangled;
    }
    let prefix = plain_snake(prefix);
    let prefix = if prefix.starts_with(|first: char| first.is_ascii_alphabetic()) { prefix } else { format!("n{prefix}") };
    format!("{prefix}_{mangled}")
}

fn plain_snake(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect()
}

/// A name in camel case: `gopher-plus` gives `GopherPlus`. One that begins with a digit gets an `N`.
pub(crate) fn pascal(name: &str) -> String {
    let mut out = String::new();
    for word in plain_snake(name).split('_').filter(|word| !word.is_empty()) {
        let (first, rest) = word.split_at(1);
        out.push_str(&first.to_ascii_uppercase());
        out.push_str(rest);
    }
    if out.starts_with(|first: char| first.is_ascii_alphabetic()) { out } else { format!("N{out}") }
}

/// A name in capitals, for a constant.
pub(crate) fn upper(name: &str) -> String {
    let mangled = plain_snake(name).to_ascii_uppercase();
    if mangled.starts_with(|first: char| first.is_ascii_digit()) { format!("N{mangled}") } else { mangled }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_identifiers() {
        assert_eq!(snake("gopher-plus", "gopher"), "gopher_plus");
        assert_eq!(snake("type", "ftp"), "ftp_type");
        assert_eq!(snake("z39.50", "url"), "z39_50");
        assert_eq!(snake("3com", "url"), "url_3com");
        assert_eq!(snake("parse", "3com"), "n3com_parse");
        assert_eq!(pascal("gopher-plus"), "GopherPlus");
        assert_eq!(pascal("3com"), "N3com");
        assert_eq!(upper("gopher_plus"), "GOPHER_PLUS");
    }
}
