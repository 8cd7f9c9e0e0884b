//! Walks a TOML document with spans: each question about a key either gives its value and place, or
//! reports what is wrong with it. Nothing stops at the first fault.

use std::ops::Range;

use toml::Spanned as TomlSpanned;
use toml::de::{DeTable, DeValue};
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, Span, without_bom};
use url_schemes_grammar::suggest::nearest;

use crate::keys::{self, Key};
use crate::model::Spanned;

/// A table and where it starts.
#[derive(Clone, Copy)]
pub(crate) struct Section<'t> {
    /// What it is called in messages: `a scheme file`, `[registration]`.
    pub(crate) what: &'t str,
    /// Its header, or the whole inline table.
    pub(crate) span: Span,
    table: &'t DeTable<'t>,
}

impl<'t> Section<'t> {
    /// Its entries in the order written: key, place of the key, value.
    pub(crate) fn entries(&self) -> Vec<(&'t str, Range<usize>, &'t TomlSpanned<DeValue<'t>>)> {
        let mut entries: Vec<_> =
            self.table.iter().map(|(key, value)| (key.get_ref().as_ref(), key.span(), value)).collect();
        entries.sort_by_key(|(_, span, _)| span.start);
        entries
    }

    /// Whether it has that key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }
}

/// Reads one file and collects what is wrong with it.
pub(crate) struct Reader<'s> {
    file: FileId,
    text: &'s str,
    /// Where `text` starts in the file: after its byte order mark.
    offset: usize,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl<'s> Reader<'s> {
    /// A reader of `text`, which is all of `file`.
    pub(crate) fn new(file: FileId, text: &'s str) -> Self {
        let (offset, text) = without_bom(text);
        Reader { file, text, offset, diagnostics: Vec::new() }
    }

    /// The document, as far as it can be read.
    pub(crate) fn document(&mut self) -> TomlSpanned<DeTable<'s>> {
        let (document, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let range = error.span().unwrap_or(self.text.len()..self.text.len());
            let diagnostic =
                Diagnostic::error("toml-syntax", format!("this is not TOML: {}", error.message()))
                    .at(self.span(range));
            self.report(diagnostic);
        }
        document
    }

    /// The document as a section.
    pub(crate) fn root<'t>(&self, document: &'t TomlSpanned<DeTable<'t>>, what: &'t str) -> Section<'t> {
        Section { what, span: self.span(0..0), table: document.get_ref() }
    }

    /// A place in the file.
    pub(crate) fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, self.offset + range.start..self.offset + range.end)
    }

    /// The text of a place, as it stands in the file.
    pub(crate) fn slice(&self, range: Range<usize>) -> &'s str {
        self.text.get(range).unwrap_or("")
    }

    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// Where a key stands, or else the section's own place.
    pub(crate) fn key_span(&self, section: &Section<'_>, key: &str) -> Span {
        section.table.get_key_value(key).map_or(section.span, |(key, _)| self.span(key.span()))
    }

    /// Reports the keys that the section does not know.
    pub(crate) fn only(&mut self, section: &Section<'_>, keys: &'static [Key]) {
        let known = keys::names(keys);
        for (key, range, _) in section.entries() {
            if known.contains(&key) {
                continue;
            }
            let message = format!("`{key}` is no key of {}", section.what);
            let help = match nearest(key, known.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("its keys are {}", list(&known)),
            };
            let diagnostic = Diagnostic::error("unknown-key", message).at(self.span(range)).help(help);
            self.report(diagnostic);
        }
    }

    /// Reports that a key is missing.
    pub(crate) fn missing(&mut self, section: &Section<'_>, key: &str) {
        let diagnostic = Diagnostic::error("missing-key", format!("{} needs the key `{key}`", section.what))
            .at(section.span);
        self.report(diagnostic);
    }

    /// Reports a value of the wrong type.
    pub(crate) fn wrong(&mut self, key: &str, value: &TomlSpanned<DeValue<'_>>, wanted: &str) {
        let found = describe(value.get_ref());
        let diagnostic = Diagnostic::error("wrong-type", format!("`{key}` must be {wanted}"))
            .at(self.span(value.span()))
            .label(format!("this is {found}"));
        self.report(diagnostic);
    }

    /// Reports a value that the key does not allow.
    pub(crate) fn bad(&mut self, span: Span, message: impl Into<String>, help: impl Into<String>) {
        self.report(Diagnostic::error("bad-value", message).at(span).help(help));
    }

    /// The value of a key, with its type not looked at.
    pub(crate) fn value<'t>(&self, section: &Section<'t>, key: &str) -> Option<&'t TomlSpanned<DeValue<'t>>> {
        section.table.get(key)
    }

    /// A text.
    pub(crate) fn string(&mut self, section: &Section<'_>, key: &str) -> Option<Spanned<String>> {
        let value = section.table.get(key)?;
        match value.get_ref() {
            DeValue::String(text) => {
                Some(Spanned { value: text.as_ref().to_owned(), span: self.span(value.span()) })
            }
            _ => {
                self.wrong(key, value, "a text");
                None
            }
        }
    }

    /// A text that must be there and say something.
    pub(crate) fn required_string(&mut self, section: &Section<'_>, key: &str) -> Option<Spanned<String>> {
        if !section.has(key) {
            self.missing(section, key);
            return None;
        }
        let text = self.string(section, key)?;
        if text.value.trim().is_empty() {
            self.bad(text.span, format!("`{key}` is empty"), "say something here");
            return None;
        }
        Some(text)
    }

    /// A date that must be there: year, month and day, as a text.
    pub(crate) fn required_date(&mut self, section: &Section<'_>, key: &str) -> Option<Spanned<String>> {
        let text = self.required_string(section, key)?;
        if !is_date(&text.value) {
            let message = format!("\"{}\" is no date", text.value);
            self.bad(text.span, message, "write year, month and day as \"2026-01-31\"");
            return None;
        }
        Some(text)
    }

    /// A yes or no; no when it is absent.
    pub(crate) fn boolean(&mut self, section: &Section<'_>, key: &str) -> Option<bool> {
        let value = section.table.get(key)?;
        let found = value.get_ref().as_bool();
        if found.is_none() {
            self.wrong(key, value, "true or false");
        }
        found
    }

    /// An integer of any size that TOML can write.
    pub(crate) fn integer(&mut self, section: &Section<'_>, key: &str) -> Option<Spanned<i128>> {
        let value = section.table.get(key)?;
        self.integer_value(key, value)
    }

    fn integer_value(&mut self, key: &str, value: &TomlSpanned<DeValue<'_>>) -> Option<Spanned<i128>> {
        let span = self.span(value.span());
        let Some(integer) = value.get_ref().as_integer() else {
            self.wrong(key, value, "an integer");
            return None;
        };
        let Some(number) = parse_integer(integer.as_str(), integer.radix()) else {
            self.bad(span, format!("`{key}` is too large a number"), "write a number of 64 bits at most");
            return None;
        };
        Some(Spanned { value: number, span })
    }

    /// A list of values of any type.
    pub(crate) fn array<'t>(
        &mut self,
        section: &Section<'t>,
        key: &str,
        wanted: &str,
    ) -> Option<Vec<&'t TomlSpanned<DeValue<'t>>>> {
        let value = section.table.get(key)?;
        match value.get_ref().as_array() {
            Some(items) => Some(items.iter().collect()),
            None => {
                self.wrong(key, value, wanted);
                None
            }
        }
    }

    /// A list of texts.
    pub(crate) fn strings(&mut self, section: &Section<'_>, key: &str) -> Option<Vec<Spanned<String>>> {
        let items = self.array(section, key, "a list of texts")?;
        let mut texts = Vec::new();
        for item in items {
            match item.get_ref() {
                DeValue::String(text) => {
                    texts.push(Spanned { value: text.as_ref().to_owned(), span: self.span(item.span()) });
                }
                _ => self.wrong(key, item, "a list of texts"),
            }
        }
        Some(texts)
    }

    /// A list of integers.
    pub(crate) fn integers(&mut self, section: &Section<'_>, key: &str) -> Option<Vec<Spanned<i128>>> {
        let items = self.array(section, key, "a list of integers")?;
        let found: Vec<_> = items.iter().map(|item| self.integer_value(key, item)).collect();
        found.into_iter().collect()
    }

    /// A table.
    pub(crate) fn table<'t>(
        &mut self,
        section: &Section<'t>,
        key: &str,
        what: &'t str,
    ) -> Option<Section<'t>> {
        let value = section.table.get(key)?;
        self.as_table(key, value, what)
    }

    /// A value that must be a table.
    pub(crate) fn as_table<'t>(
        &mut self,
        key: &str,
        value: &'t TomlSpanned<DeValue<'t>>,
        what: &'t str,
    ) -> Option<Section<'t>> {
        match value.get_ref().as_table() {
            Some(table) => Some(Section { what, span: self.span(value.span()), table }),
            None => {
                self.wrong(key, value, "a table");
                None
            }
        }
    }

    /// The tables of `[[key]]`, none when it is absent.
    pub(crate) fn tables<'t>(&mut self, section: &Section<'t>, key: &str, what: &'t str) -> Vec<Section<'t>> {
        let items = self.array(section, key, "a list of tables").unwrap_or_default();
        items.into_iter().filter_map(|item| self.as_table(key, item, what)).collect()
    }

    /// One of a few words.
    pub(crate) fn word<T: Copy>(
        &mut self,
        section: &Section<'_>,
        key: &str,
        words: &[(&str, T)],
    ) -> Option<Spanned<T>> {
        let text = self.string(section, key)?;
        match words.iter().find(|(word, _)| *word == text.value) {
            Some(&(_, value)) => Some(Spanned { value, span: text.span }),
            None => {
                self.unknown_word(key, &text, words.iter().map(|(word, _)| *word));
                None
            }
        }
    }

    /// Reports a word that is none of those allowed.
    pub(crate) fn unknown_word<'w>(
        &mut self,
        key: &str,
        text: &Spanned<String>,
        words: impl IntoIterator<Item = &'w str>,
    ) {
        let words: Vec<_> = words.into_iter().collect();
        let help = match nearest(&text.value, words.iter().copied()) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => format!("it is one of {}", list(&words)),
        };
        self.bad(text.span, format!("\"{}\" is no {}", text.value, key.replace('-', " ")), help);
    }

    /// The text of a grammar inside this file: exactly as it stands there, with its place, so that
    /// positions in it are positions in the file.
    pub(crate) fn raw_text(&mut self, section: &Section<'_>, key: &str) -> Option<(Spanned<String>, usize)> {
        let text = self.string(section, key)?;
        let value = section.table.get(key)?;
        let whole = self.slice(value.span());
        let quote = ["'''", "\"\"\"", "'", "\""].into_iter().find(|quote| whole.starts_with(quote))?;
        if quote.starts_with('"') && whole.contains('\\') {
            let diagnostic = Diagnostic::error("rules-escaped", format!("`{key}` is written with escapes"))
                .at(text.span)
                .label("positions inside it would be wrong")
                .help(format!("write it between ''' and ''': {key} = '''…'''"));
            self.report(diagnostic);
            return None;
        }
        let inner = whole.get(quote.len()..whole.len().checked_sub(quote.len())?)?;
        // TOML drops a line break right after the opening quotes.
        let trimmed = match quote.len() {
            3 => inner.strip_prefix("\r\n").or_else(|| inner.strip_prefix('\n')).unwrap_or(inner),
            _ => inner,
        };
        let start = value.span().start + quote.len() + (inner.len() - trimmed.len());
        let span = self.span(start..start + trimmed.len());
        Some((Spanned { value: trimmed.to_owned(), span }, span.start as usize))
    }
}

/// Whether a text is a day of the calendar, written as year, month and day.
pub(crate) fn is_date(text: &str) -> bool {
    let number = |text: &str, length: usize| {
        let sound = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u32>().ok().filter(|_| sound)
    };
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else { return false };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let last = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=last).contains(&day)
}

/// A number as TOML writes it, without its underscores and prefix.
fn parse_integer(text: &str, radix: u32) -> Option<i128> {
    let number = i128::from_str_radix(text, radix).ok()?;
    // TOML promises no more than 64 bits; more would not fit any type of component.
    (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(&number).then_some(number)
}

/// What a value is, in words.
pub(crate) fn describe(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "an integer",
        DeValue::Float(_) => "a decimal number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date or time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// Words as a list in a sentence.
pub(crate) fn list(words: &[&str]) -> String {
    let quoted: Vec<_> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}
