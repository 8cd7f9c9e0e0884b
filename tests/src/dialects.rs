//! The dialects as the registry ships them, read once.

use std::sync::OnceLock;

use url_schemes_registry::load::{self, Loaded};
use url_schemes_registry::model::{Dialect, InvalidExample, ValidExample};

/// The shipped registry.
pub fn shipped() -> &'static Loaded {
    static SHIPPED: OnceLock<Loaded> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let loaded = load::shipped();
        assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
        loaded
    })
}

/// All shipped dialects.
pub fn all() -> impl Iterator<Item = &'static Dialect> {
    shipped().registry.dialects.values()
}

/// The examples of a dialect that are accepted, each with its scheme's name.
pub fn valid_examples(dialect: &Dialect) -> impl Iterator<Item = (&str, &ValidExample)> {
    let schemes = dialect.schemes.values();
    schemes.flat_map(|scheme| scheme.valid.iter().map(|example| (scheme.name.value.as_str(), example)))
}

/// The examples of a dialect that are refused, each with its scheme's name.
pub fn invalid_examples(dialect: &Dialect) -> impl Iterator<Item = (&str, &InvalidExample)> {
    let schemes = dialect.schemes.values();
    schemes.flat_map(|scheme| scheme.invalid.iter().map(|example| (scheme.name.value.as_str(), example)))
}

/// The texts of all examples of a dialect.
pub fn examples(dialect: &Dialect) -> impl Iterator<Item = &str> {
    let valid = valid_examples(dialect).map(|(_, example)| example.url.value.as_str());
    valid.chain(invalid_examples(dialect).map(|(_, example)| example.url.value.as_str()))
}
