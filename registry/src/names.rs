//! What may be a name: of a scheme, of a component, of a Rust field.

/// The last of Rust's keywords that a field cannot be called by; sorted.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield",
];

/// Whether a scheme or dialect may be called so: RFC 1738 2.1, in lower case.
pub fn is_scheme_name(name: &str) -> bool {
    !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"+-.".contains(&byte))
}

/// Whether a name begins with a domain in reverse and goes on, as names for private use do (RFC 7595
/// section 3.8): three labels or more of letters, digits and inner hyphens, of which the first, as every
/// top-level domain, is two letters or more.
pub fn is_reversed_domain(name: &str) -> bool {
    let labels: Vec<&str> = name.split('.').collect();
    let is_label = |label: &&str| {
        let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        !label.is_empty() && label.bytes().all(sound) && !label.starts_with('-') && !label.ends_with('-')
    };
    let top = labels.first().is_some_and(|top| top.len() > 1 && top.bytes().all(|b| b.is_ascii_lowercase()));
    top && labels.len() > 2 && labels.iter().all(is_label)
}

/// Whether a component or a value of an enum may be called so: words of lower-case letters and digits,
/// joined by single hyphens, a letter first.
pub fn is_component_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.split('-').all(|word| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
}

/// Whether a key that a map knows may be written so: words of letters and digits, joined by single hyphens, underscores or
/// periods, a letter first. The key is what a URL has, so its spelling is not ours to choose.
pub fn is_key_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .split(['-', '_', '.'])
            .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric()))
}

/// The words of a key in lower case, joined by hyphens, from which its Rust names are made. A capital behind a small
/// letter or a digit begins a word.
///
/// ```
/// use url_schemes_registry::names::key_words;
/// assert_eq!(key_words("connectTimeoutMS"), "connect-timeout-ms");
/// assert_eq!(key_words("connect_timeout"), "connect-timeout");
/// ```
pub fn key_words(name: &str) -> String {
    let mut words = String::new();
    let mut last = '-';
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && (last.is_ascii_lowercase() || last.is_ascii_digit()) {
            words.push('-');
        }
        words.push(if matches!(letter, '_' | '.') { '-' } else { letter.to_ascii_lowercase() });
        last = letter;
    }
    words
}

/// Whether a Rust field may be called so.
pub fn is_identifier(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
        && !is_keyword(name)
}

/// Whether Rust keeps the word for itself.
pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

/// The Rust identifier made from a name: `-`, `+` and `.` become `_`; a digit gets a letter before it.
///
/// Two names may give one identifier; that is an error of the registry.
///
/// ```
/// use url_schemes_registry::names::mangle;
/// assert_eq!(mangle("gopher-type"), "gopher_type");
/// assert_eq!(mangle("3d.x"), "n3d_x");
/// ```
pub fn mangle(name: &str) -> String {
    let mangled = name.replace(['-', '+', '.'], "_");
    if mangled.starts_with(|first: char| first.is_ascii_digit()) { format!("n{mangled}") } else { mangled }
}

/// The Rust identifier of a component: its own, or else made from its name; a keyword gets the name
/// of the scheme before it.
pub fn field_identifier(scheme: &str, name: &str, ident: Option<&str>) -> String {
    if let Some(ident) = ident {
        return ident.to_owned();
    }
    let mangled = mangle(name);
    if is_keyword(&mangled) { format!("{}_{mangled}", mangle(scheme)) } else { mangled }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_sorted() {
        assert!(KEYWORDS.is_sorted());
        assert!(is_keyword("type") && is_keyword("self") && !is_keyword("name"));
    }

    #[test]
    fn names_are_told_from_what_is_none() {
        for name in ["a", "z39.50", "x-a+b", "3d"] {
            assert!(is_scheme_name(name), "{name}");
        }
        for name in ["", "A", "a_b", "a b", "é"] {
            assert!(!is_scheme_name(name), "{name}");
        }
        for name in ["a", "gopher-type", "a2"] {
            assert!(is_component_name(name), "{name}");
        }
        for name in ["", "-a", "a-", "a--b", "2a", "a_b", "A"] {
            assert!(!is_component_name(name), "{name}");
        }
    }

    #[test]
    fn keys_are_written_as_urls_have_them() {
        for name in ["to", "connect_timeout", "replicaSet", "X-Amz-Date", "spark.sql.x", "MS"] {
            assert!(is_key_name(name), "{name}");
        }
        for name in ["", "_a", "a_", "a__b", "a-.b", "2a", "a b", "a=b", "\u{e9}"] {
            assert!(!is_key_name(name), "{name}");
        }
        for (name, words) in [
            ("a", "a"),
            ("a-b", "a-b"),
            ("maxIdleTimeMS", "max-idle-time-ms"),
            ("TLS", "tls"),
            ("a2B", "a2-b"),
        ] {
            assert_eq!(key_words(name), words);
        }
    }

    #[test]
    fn reversed_domains_have_three_labels() {
        for name in ["com.example.note", "de.a-b.x1", "org.example.a.b"] {
            assert!(is_reversed_domain(name), "{name}");
        }
        for name in ["note", "com.example", "3d.example.x", "com..x", "com.-a.x", "com.example.a+b", "c.a.b"]
        {
            assert!(!is_reversed_domain(name), "{name}");
        }
    }

    #[test]
    fn a_keyword_gets_the_name_of_its_scheme() {
        assert_eq!(field_identifier("x-y", "type", None), "x_y_type");
        assert_eq!(field_identifier("x-y", "type", Some("kind")), "kind");
        assert_eq!(field_identifier("x-y", "a-b", None), "a_b");
    }
}
