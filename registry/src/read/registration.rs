//! `[registration]`: what a submission must say.

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::model::Registration;
use crate::toml_walk::{Reader, Section};

/// The keys and what each has to say, in the order of RFC 7595's template.
const KEYS: &[(&str, &str)] = &[
    ("access", "how a client gets at the resource"),
    ("applications", "what uses the scheme, or will"),
    ("security", "what can go wrong, and what guards against it"),
    ("contact", "whom to ask"),
    ("change-controller", "who may change the scheme"),
];

/// Reads `[registration]` of a scheme file; each answer must be there.
pub(crate) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Registration {
    let known: Vec<_> = KEYS.iter().map(|(key, _)| *key).collect();
    let given = root.has("registration");
    let section = reader.table(root, "registration", "[registration]");
    if given && section.is_none() {
        return Registration::default();
    }
    if let Some(section) = &section {
        reader.only(section, &known);
    }
    let mut answers = KEYS.iter().map(|&(key, meaning)| {
        let text = match &section {
            Some(section) if section.has(key) => {
                let text = reader.string(section, key)?;
                if !text.value.trim().is_empty() {
                    return Some(text.value);
                }
                text.span
            }
            Some(section) => section.span,
            None => reader.key_span(root, "name"),
        };
        let diagnostic =
            Diagnostic::error("missing-registration", format!("`{key}` of [registration] is missing"))
                .at(text)
                .help(format!("say under [registration], {key} = \"…\", {meaning}"));
        reader.report(diagnostic);
        None
    });
    let mut next = || answers.next().flatten();
    Registration {
        access: next(),
        applications: next(),
        security: next(),
        contact: next(),
        change_controller: next(),
    }
}
