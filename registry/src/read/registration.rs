//! `[registration]`: what a submission must say.

use crate::keys;
use crate::model::{MissingAnswer, Registration};
use crate::toml_walk::{Reader, Section};

/// Reads `[registration]` of a scheme file. Which answers must be there depends on the scheme's status:
/// the rules judge that.
pub(crate) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Registration {
    let given = root.has("registration");
    let section = reader.table(root, "registration", "[registration]");
    if given && section.is_none() {
        return Registration::default();
    }
    if let Some(section) = &section {
        reader.only(section, keys::REGISTRATION);
    }
    let place = section.as_ref().map_or_else(|| reader.key_span(root, "name"), |section| section.span);
    let mut missing = Vec::new();
    let mut next = |key: &'static str| {
        let mut span = place;
        if let Some(section) = section.as_ref().filter(|section| section.has(key)) {
            let text = reader.string(section, key)?;
            if !text.value.trim().is_empty() {
                return Some(text.value);
            }
            span = text.span;
        }
        missing.push(MissingAnswer { key, span });
        None
    };
    let (access, applications) = (next("access"), next("applications"));
    let (security, contact) = (next("security"), next("contact"));
    let change_controller = next("change-controller");
    Registration { access, applications, security, contact, change_controller, missing }
}
