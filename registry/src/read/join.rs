//! `[join]`: texts that are put together from components.

use crate::model::{Join, JoinPart, Spanned};
use crate::names;
use crate::toml_walk::{Reader, Section};

/// Reads `[join]`.
pub(crate) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<Join> {
    let mut found = Vec::new();
    let Some(section) = reader.table(root, "join", "[join]") else { return found };
    for (name, range, _) in section.entries() {
        let span = reader.span(range);
        if !names::is_component_name(name) {
            let help = "write lower-case letters, digits and single hyphens, a letter first";
            reader.bad(span, format!("\"{name}\" cannot name a text of [join]"), help);
        }
        let texts = reader.strings(&section, name).unwrap_or_default();
        if texts.is_empty() {
            reader.bad(span, format!("`{name}` has no template"), format!("write {name} = [\"{{path}}\"]"));
        }
        let mut templates = Vec::new();
        for text in texts {
            match template(&text.value) {
                Some(parts) => templates.push(parts),
                None => {
                    let message = format!("\"{}\" is no template", text.value);
                    reader.bad(
                        text.span,
                        message,
                        "write a component's name between `{` and `}`: \"{path}\"",
                    );
                }
            }
        }
        found.push(Join { name: Spanned { value: name.to_owned(), span }, templates });
    }
    found
}

/// The parts of a template: `{drive}:{path}`.
fn template(text: &str) -> Option<Vec<JoinPart>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        if before.contains('}') || !names::is_component_name(name) {
            return None;
        }
        if !before.is_empty() {
            parts.push(JoinPart::Text(before.to_owned()));
        }
        parts.push(JoinPart::Component(name.to_owned()));
        rest = after;
    }
    if rest.contains('}') || parts.is_empty() {
        return None;
    }
    if !rest.is_empty() {
        parts.push(JoinPart::Text(rest.to_owned()));
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_name_components() {
        let component = |name: &str| JoinPart::Component(name.to_owned());
        assert_eq!(
            template("{drive}:{path}"),
            Some(vec![component("drive"), JoinPart::Text(":".to_owned()), component("path")])
        );
        for text in ["", "path", "{path", "path}", "{}", "{a b}", "}{path}"] {
            assert_eq!(template(text), None, "{text}");
        }
    }
}
