//! Rust identifiers for the names of a registry.
//!
//! Different names that would give the same identifier are reported, by the registry or by the plan;
//! nothing is renamed behind a user's back except what Rust or a generated method forbids.

use url_schemes_registry::names;

/// Methods that a generated type has, and which its components may therefore not be called.
pub(crate) const METHODS: &[&str] = &[
    "as_ref",
    "as_str",
    "as_url",
    "build",
    "builder",
    "check",
    "clone",
    "cmp",
    "components",
    "components_at",
    "eq",
    "equivalent",
    "findings",
    "findings_with",
    "fmt",
    "form",
    "from_static",
    "hash",
    "into",
    "into_string",
    "new",
    "normal",
    "normalized",
    "parse",
    "parse_bytes",
    "parse_const",
    "partial_cmp",
    "plan",
    "range",
    "read",
    "read_const",
    "scheme",
    "scheme_name",
    "to_buf",
    "with",
];

/// A name in snake case: `a-b` gives `a_b`. A keyword gets the prefix.
pub(crate) fn snake(name: &str, prefix: &str) -> String {
    names::field_identifier(prefix, name, None)
}

/// The accessor of a component: a name in snake case. One that is taken gets the prefix.
pub(crate) fn accessor(name: &str, prefix: &str) -> String {
    let snake = snake(name, prefix);
    if METHODS.contains(&snake.as_str()) { format!("{}_{snake}", names::mangle(prefix)) } else { snake }
}

/// Modules that the generated code has or uses.
const MODULES: &[&str] = &[
    "alloc",
    "classes",
    "core",
    "examine",
    "finding",
    "findings",
    "fmt",
    "generic",
    "grammar",
    "reference",
    "relative",
    "rules",
    "std",
    "string",
    "support",
    "vec",
];

/// The module of a scheme or dialect: its name in snake case, with `_url` after one that is taken.
pub(crate) fn module(name: &str) -> String {
    let snake = names::mangle(name);
    if names::is_keyword(&snake) || MODULES.contains(&snake.as_str()) {
        format!("{snake}_url")
    } else {
        snake
    }
}

/// The variant of an enum: a name in camel case, but for the words that Rust or the generic form has.
pub(crate) fn variant(name: &str) -> String {
    match pascal(name).as_str() {
        "Self" => "SelfValue".to_owned(),
        "Other" => "OtherValue".to_owned(),
        pascal => pascal.to_owned(),
    }
}

/// The method that reads a component as a list.
pub(crate) fn split(accessor: &str, list: &str) -> String {
    format!("{accessor}_{}", names::mangle(list))
}

/// The method that gives the bytes in a component.
pub(crate) fn bytes(accessor: &str) -> String {
    format!("{accessor}_bytes")
}

/// Methods that the type of a map has, and which its keys may therefore not be called.
pub(crate) const MAP_METHODS: &[&str] = &["all", "clone", "fmt", "get", "new", "unknown"];

/// The method of a known key of a map. One that is taken gets the prefix.
pub(crate) fn map_method(key: &str, prefix: &str) -> String {
    let snake = snake(key, prefix);
    if MAP_METHODS.contains(&snake.as_str()) { format!("{}_{snake}", names::mangle(prefix)) } else { snake }
}

/// The method of a predicate.
pub(crate) fn predicate(name: &str) -> String {
    format!("is_{}", names::mangle(name))
}

/// A name in camel case: `a-b` gives `AB`. One that begins with a digit gets an `N`.
pub(crate) fn pascal(name: &str) -> String {
    let mangled = names::mangle(name);
    let words = mangled.split('_').filter(|word| !word.is_empty());
    words.map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}

/// What the types of a scheme begin with. The words for URLs of any scheme are taken already, and a scheme
/// cannot be asked to take another name.
pub(crate) fn stem(scheme: &str) -> String {
    let pascal = pascal(scheme);
    if matches!(pascal.as_str(), "Generic" | "Relative") { pascal + "Scheme" } else { pascal }
}

/// The type of a scheme's URLs.
pub(crate) fn url_type(scheme: &str) -> String {
    stem(scheme) + "Url"
}

/// A name in capitals, for a constant.
pub(crate) fn upper(name: &str) -> String {
    names::mangle(name).to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_identifiers() {
        assert_eq!(snake("a-plus", "s"), "a_plus");
        assert_eq!(snake("type", "s-t"), "s_t_type");
        assert_eq!(snake("3d.x", "url"), "n3d_x");
        assert_eq!(accessor("parse", "3com"), "n3com_parse");
        assert_eq!(pascal("a-plus"), "APlus");
        assert_eq!(pascal("3com"), "N3com");
        assert_eq!(upper("a_plus"), "A_PLUS");
        assert_eq!((module("core").as_str(), module("mod").as_str()), ("core_url", "mod_url"));
        assert_eq!((variant("self").as_str(), variant("other").as_str()), ("SelfValue", "OtherValue"));
    }
}
