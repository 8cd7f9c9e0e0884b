//! `[[finding]]`: what is worth telling about a URL that is valid.

mod pattern;

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};

use crate::keys;
use crate::model::{Before, FindingDef, Pattern, Spanned};
use crate::names;
use crate::toml_walk::{Reader, Section};

const SEVERITIES: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

pub(crate) use pattern::{escaped_words, like_words, one_byte};

/// What `fix` can say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fix {
    Encode,
    RemoveScheme,
}

const FIXES: &[(&str, Fix)] = &[("encode", Fix::Encode), ("remove-scheme", Fix::RemoveScheme)];

/// The keys of which a finding has one at most.
const MENDS: [&str; 3] = ["fix", "remove-until", "insert"];

/// The words of `severity`.
pub(crate) fn severity_words() -> Vec<&'static str> {
    SEVERITIES.map(Severity::as_str).to_vec()
}

/// The words of `fix`.
pub(crate) fn fix_words() -> Vec<&'static str> {
    FIXES.iter().map(|(word, _)| *word).collect()
}

/// Reads `[[finding]]` of a scheme file or of the file of a dialect.
pub(crate) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<FindingDef> {
    let sections = reader.tables(root, "finding", "[[finding]]");
    sections.iter().filter_map(|section| read_one(reader, section)).collect()
}

fn read_one(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<FindingDef> {
    reader.only(section, keys::FINDING);
    let code = word_of_words(reader, section, "code", true);
    let severity = severity(reader, section);
    let message = reader.required_string(section, "message");
    let reference = reader.required_string(section, "reference");
    let components = components(reader, section);
    let pattern = pattern::read(reader, section);
    let if_absent = reader.string(section, "if-absent");
    let leading = reader.boolean(section, "leading").unwrap_or(false);
    let split = one_byte(reader, section, "split");
    let fix = reader.word(section, "fix", FIXES).map(|fix| fix.value);
    let remove_until = reader.string(section, "remove-until");
    let insert = reader.string(section, "insert");
    let profile = word_of_words(reader, section, "profile", false);
    let before = before(reader, section);
    let pattern = pattern?;
    check_fix(reader, section, &pattern, fix);
    if split.is_some() && !pattern.is_whole() {
        let diagnostic =
            Diagnostic::error("finding-pattern", "`split` parts a text for a finding about whole texts")
                .at(reader.key_span(section, "split"))
                .help("remove it: each place in the text is found as it is");
        reader.report(diagnostic);
    }
    Some(FindingDef {
        code: code?,
        severity: severity?,
        message: message?.value,
        reference: reference?.value,
        components: components?,
        pattern,
        if_absent,
        leading,
        split,
        encode_fix: fix == Some(Fix::Encode),
        remove_scheme: fix == Some(Fix::RemoveScheme),
        remove_until,
        insert,
        profile: profile.map(|profile| profile.value),
        before,
    })
}

/// One way to mend what was found, and one that can.
fn check_fix(reader: &mut Reader<'_>, section: &Section<'_>, pattern: &Pattern, fix: Option<Fix>) {
    let mut fault = |key: &str, message: String, help: &str| {
        let diagnostic =
            Diagnostic::error("finding-fix", message).at(reader.key_span(section, key)).help(help);
        reader.report(diagnostic);
    };
    let given: Vec<_> = MENDS.into_iter().filter(|key| section.has(key)).collect();
    if let [first, second, ..] = given[..] {
        fault(
            second,
            format!("a finding is mended in one way: `{first}` or `{second}`"),
            "remove one of the keys",
        );
    }
    let in_place = matches!(pattern, Pattern::Bytes(_) | Pattern::Safe(_) | Pattern::Text(_));
    if fix == Some(Fix::Encode) && !in_place {
        let key = pattern::key_of(section).unwrap_or_default();
        let message = format!("`fix` mends nothing where `{key}` is looked for");
        fault("fix", message, "remove it: what is looked for is there, however it is written");
    }
    if section.has("remove-until") && *pattern != Pattern::Present {
        let message = "`remove-until` mends a component that should not be there".to_owned();
        fault("remove-until", message, "look for `present = true`, or mend with `fix`");
    }
    for (key, given) in [("insert", section.has("insert")), ("fix", fix == Some(Fix::RemoveScheme))] {
        if given && !pattern.is_whole() {
            let message = format!("`{key}` mends where the component stands, and not what is in it");
            fault(key, message, "look for something about the whole component");
        }
    }
}

/// A name that is made as those of components are.
fn word_of_words(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    key: &str,
    required: bool,
) -> Option<Spanned<String>> {
    let text = match required {
        true => reader.required_string(section, key)?,
        false => reader.string(section, key)?,
    };
    if names::is_component_name(&text.value) {
        return Some(text);
    }
    let message = format!("\"{}\" cannot name a {}", text.value, if key == "code" { "finding" } else { key });
    reader.bad(text.span, message, "write lower-case letters, digits and single hyphens, a letter first");
    None
}

fn severity(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Severity> {
    if !section.has("severity") {
        reader.missing(section, "severity");
    }
    let words = SEVERITIES.map(|severity| (severity.as_str(), severity));
    reader.word(section, "severity", &words).map(|word| word.value)
}

/// `component = "tag"`, or a list of such names.
fn components(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Vec<Spanned<String>>> {
    let Some(value) = reader.value(section, "component") else {
        reader.missing(section, "component");
        return None;
    };
    if value.get_ref().as_array().is_none() {
        return Some(vec![reader.string(section, "component")?]);
    }
    let found = reader.strings(section, "component")?;
    if found.is_empty() {
        let span = reader.key_span(section, "component");
        reader.bad(span, "`component` names none", "name the components that are looked at");
        return None;
    }
    for (at, name) in found.iter().enumerate() {
        if found[..at].iter().any(|earlier| earlier.value == name.value) {
            reader.bad(name.span, format!("\"{}\" is listed twice", name.value), "once is enough");
        }
    }
    Some(found)
}

/// `before = { revision = "0.3", severity = "error" }`.
fn before(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Before> {
    let inner = reader.table(section, "before", "`before`")?;
    reader.only(&inner, keys::BEFORE);
    let revision = reader.required_string(&inner, "revision");
    let severity = severity(reader, &inner);
    let revision = revision?;
    if !is_revision(&revision.value) {
        let message = format!("\"{}\" is no revision", revision.value);
        reader.bad(revision.span, message, "write numbers with dots between them, as \"0.3\"");
        return None;
    }
    Some(Before { revision: revision.value, severity: severity? })
}

/// Whether a text is numbers with dots between them.
fn is_revision(text: &str) -> bool {
    text.split('.').all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::is_revision;

    #[test]
    fn revisions_are_numbers_with_dots() {
        assert!(["0.3", "1", "10.0.2.77", "007"].into_iter().all(is_revision));
        assert!(
            ["", ".", "1.", ".1", "1..2", "0.5pre", "-1", "1 2", "٣"]
                .into_iter()
                .all(|text| !is_revision(text))
        );
    }
}
