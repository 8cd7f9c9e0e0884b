//! `[[finding]]`: what is worth telling about a URL that is valid.

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};

use crate::keys;
use crate::model::{Before, FindingDef, Pattern, Spanned};
use crate::names;
use crate::toml_walk::{Reader, Section};

const SEVERITIES: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

/// What `fix` can say.
const FIXES: &[(&str, ())] = &[("encode", ())];

/// The keys of which a finding has exactly one.
const PATTERNS: [&str; 4] = ["bytes", "safe", "text", "present"];

/// The words of `severity`.
pub(crate) fn severity_words() -> Vec<&'static str> {
    SEVERITIES.map(Severity::as_str).to_vec()
}

/// The words of `fix`.
pub(crate) fn fix_words() -> Vec<&'static str> {
    FIXES.iter().map(|(word, ())| *word).collect()
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
    let pattern = pattern(reader, section);
    let encode_fix = reader.word(section, "fix", FIXES).is_some();
    let remove_until = reader.string(section, "remove-until");
    let profile = word_of_words(reader, section, "profile", false);
    let before = before(reader, section);
    let pattern = pattern?;
    if encode_fix && pattern == Pattern::Present {
        let diagnostic =
            Diagnostic::error("finding-fix", "`fix` mends nothing where `present` is looked for")
                .at(reader.key_span(section, "fix"))
                .help("remove it: the component is there, however it is written");
        reader.report(diagnostic);
    }
    if let Some(until) = remove_until.as_ref().filter(|_| pattern != Pattern::Present) {
        let message = "`remove-until` mends a component that should not be there";
        let diagnostic = Diagnostic::error("finding-fix", message)
            .at(until.span)
            .help("look for `present = true`, or mend with `fix`");
        reader.report(diagnostic);
    }
    Some(FindingDef {
        code: code?,
        severity: severity?,
        message: message?.value,
        reference: reference?.value,
        components: components?,
        pattern,
        encode_fix,
        remove_until,
        profile: profile.map(|profile| profile.value),
        before,
    })
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

/// The one key that says what is looked for.
fn pattern(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Pattern> {
    let given: Vec<&str> = PATTERNS.into_iter().filter(|key| section.has(key)).collect();
    let only = match given.as_slice() {
        [only] => *only,
        [] => {
            let diagnostic = Diagnostic::error("finding-pattern", "a finding must say what it looks for")
                .at(section.span)
                .help("give one of `bytes`, `safe`, `text` and `present`");
            reader.report(diagnostic);
            return None;
        }
        [first, second, ..] => {
            let message = format!("a finding looks for one thing: `{first}` or `{second}`");
            let diagnostic = Diagnostic::error("finding-pattern", message)
                .at(reader.key_span(section, second))
                .related(reader.key_span(section, first), "the one")
                .help("write two findings, or remove one of the keys");
            reader.report(diagnostic);
            return None;
        }
    };
    if only == "present" {
        let present = reader.boolean(section, only)?;
        if !present {
            let span = reader.key_span(section, only);
            reader.bad(span, "`present = false` looks for nothing", "write present = true");
        }
        return present.then_some(Pattern::Present);
    }
    let text = reader.string(section, only)?;
    if text.value.is_empty() || !text.value.is_ascii() {
        let what = if text.value.is_empty() { "is empty" } else { "holds more than ASCII" };
        reader.bad(text.span, format!("`{only}` {what}"), "a URL is written in ASCII: say which of it");
        return None;
    }
    Some(match only {
        "bytes" => Pattern::Bytes(text.value),
        "safe" => Pattern::Safe(text.value),
        _ => Pattern::Text(text.value),
    })
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
