//! What a finding looks for: the one key that says it.

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::model::{Likeness, Pattern};
use crate::toml_walk::{Reader, Section};

/// The keys of which a finding has exactly one.
const PATTERNS: [&str; 13] = [
    "bytes",
    "safe",
    "text",
    "present",
    "escaped",
    "equals",
    "other-than",
    "without",
    "begins",
    "begins-not",
    "ends-not",
    "after",
    "like",
];

/// The control characters that `escaped` knows, by their names in US-ASCII.
const ESCAPED: [(&str, char); 4] = [("CR", '\r'), ("LF", '\n'), ("TAB", '\t'), ("NUL", '\0')];

/// The words of `escaped`.
pub(crate) fn escaped_words() -> Vec<&'static str> {
    ESCAPED.map(|(word, _)| word).to_vec()
}

/// The words of `like`.
pub(crate) fn like_words() -> Vec<&'static str> {
    Likeness::ALL.map(|(word, _)| word).to_vec()
}

/// The first of the keys that is there.
pub(super) fn key_of(section: &Section<'_>) -> Option<&'static str> {
    PATTERNS.into_iter().find(|key| section.has(key))
}

/// The one key that says what is looked for.
pub(super) fn read(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Pattern> {
    let key = only(reader, section)?;
    match key {
        "present" => {
            let present = reader.boolean(section, key)?;
            if !present {
                let span = reader.key_span(section, key);
                reader.bad(span, "`present = false` looks for nothing", "write present = true");
            }
            present.then_some(Pattern::Present)
        }
        "escaped" => escaped(reader, section, key),
        "equals" => texts(reader, section, key).map(Pattern::Equals),
        "other-than" => texts(reader, section, key).map(Pattern::OtherThan),
        "ends-not" => texts(reader, section, key).map(Pattern::EndsNot),
        "after" => one_byte(reader, section, key).map(Pattern::After),
        "like" => reader.word(section, key, &Likeness::ALL).map(|word| Pattern::Like(word.value)),
        _ => {
            let text = ascii(reader, section, key)?;
            Some(match key {
                "bytes" => Pattern::Bytes(text),
                "safe" => Pattern::Safe(text),
                "text" => Pattern::Text(text),
                "without" => Pattern::Without(text),
                "begins" => Pattern::Begins(text),
                _ => Pattern::BeginsNot(text),
            })
        }
    }
}

/// Which of the keys it is.
fn only(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<&'static str> {
    let given: Vec<&str> = PATTERNS.into_iter().filter(|key| section.has(key)).collect();
    match given.as_slice() {
        [only] => Some(*only),
        [] => {
            let quoted = PATTERNS.map(|key| format!("`{key}`"));
            let diagnostic = Diagnostic::error("finding-pattern", "a finding must say what it looks for")
                .at(section.span)
                .help(format!("give one of {}", quoted.join(", ")));
            reader.report(diagnostic);
            None
        }
        [first, second, ..] => {
            let message = format!("a finding looks for one thing: `{first}` or `{second}`");
            let diagnostic = Diagnostic::error("finding-pattern", message)
                .at(reader.key_span(section, second))
                .related(reader.key_span(section, first), "the one")
                .help("write two findings, or remove one of the keys");
            reader.report(diagnostic);
            None
        }
    }
}

/// A text of ASCII that is not empty.
fn ascii(reader: &mut Reader<'_>, section: &Section<'_>, key: &str) -> Option<String> {
    let text = reader.string(section, key)?;
    if text.value.is_empty() || !text.value.is_ascii() {
        let what = if text.value.is_empty() { "is empty" } else { "holds more than ASCII" };
        reader.bad(text.span, format!("`{key}` {what}"), "a URL is written in ASCII: say which of it");
        return None;
    }
    Some(text.value)
}

/// A text of one ASCII byte.
pub(crate) fn one_byte(reader: &mut Reader<'_>, section: &Section<'_>, key: &str) -> Option<u8> {
    let text = reader.string(section, key)?;
    match *text.value.as_bytes() {
        [byte] if byte.is_ascii() => Some(byte),
        _ => {
            reader.bad(text.span, format!("`{key}` is not one character"), "write one of ASCII");
            None
        }
    }
}

/// A list of ASCII texts, which may be empty each.
fn texts(reader: &mut Reader<'_>, section: &Section<'_>, key: &str) -> Option<Vec<String>> {
    let found = reader.strings(section, key)?;
    if found.is_empty() {
        let span = reader.key_span(section, key);
        reader.bad(
            span,
            format!("`{key}` lists nothing"),
            "write the texts, an empty one among them if need be",
        );
        return None;
    }
    for text in found.iter().filter(|text| !text.value.is_ascii()) {
        reader.bad(text.span, format!("`{key}` holds more than ASCII"), "a URL is written in ASCII");
    }
    Some(found.into_iter().map(|text| text.value).collect())
}

/// A list of names of control characters.
fn escaped(reader: &mut Reader<'_>, section: &Section<'_>, key: &str) -> Option<Pattern> {
    let words = reader.strings(section, key)?;
    let mut bytes = String::new();
    for word in &words {
        match ESCAPED.iter().find(|(name, _)| *name == word.value) {
            Some((_, byte)) => bytes.push(*byte),
            None => reader.unknown_word("control character", word, ESCAPED.map(|(name, _)| name)),
        }
    }
    if words.is_empty() {
        let span = reader.key_span(section, key);
        reader.bad(span, "`escaped` lists nothing", "name the control characters");
    }
    (!bytes.is_empty()).then_some(Pattern::Escaped(bytes))
}
