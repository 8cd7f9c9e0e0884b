//! Reads URLs by the interpreter, with the components that the registry defines.
//!
//! What the generated parsers do at full speed, this does for any registry at run time. A URL is read
//! without any allocation but for the list of its captures, which can be used again
//! ([`Dialect::parse_into`]); only a refused one is looked at twice.

use std::borrow::Cow;
use std::fmt;

use url_schemes_grammar::interpreter::{self, Capture, Expected};
use url_schemes_grammar::ir::RuleId;

use crate::compiled::{Compiled, Entry, MapSlot, Slot};
use crate::model::{ComponentDef, Dialect, ErrorKind, Unknown};
use crate::value::{self, Fault, Value};
use crate::walk::{self, Level};

/// How a URL was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// By the rules of its scheme.
    Scheme,
    /// By the generic rule: the dialect does not define its scheme.
    Generic,
    /// As a reference without a scheme.
    Relative,
}

impl Form {
    /// The word in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Form::Scheme => "scheme",
            Form::Generic => "generic",
            Form::Relative => "relative",
        }
    }
}

/// A URL that was read.
#[derive(Clone, Debug)]
pub struct Parsed<'a> {
    dialect: &'a Dialect,
    entry: &'a Entry,
    form: Form,
    input: &'a str,
    captures: Cow<'a, [Capture]>,
}

/// A component without components of its own.
#[derive(Clone, Copy, Debug)]
pub struct Leaf<'a> {
    /// The rule that shows it.
    pub rule: RuleId,
    /// Its definition.
    pub def: &'a ComponentDef,
    /// Its text as written.
    pub text: &'a str,
    /// Offset of its first byte.
    pub start: usize,
    /// Offset after its last byte.
    pub end: usize,
}

impl<'a> Parsed<'a> {
    pub(crate) fn of(
        dialect: &'a Dialect,
        entry: &'a Entry,
        form: Form,
        input: &'a str,
        captures: Cow<'a, [Capture]>,
    ) -> Self {
        Parsed { dialect, entry, form, input, captures }
    }

    /// The dialect by which it was read.
    pub fn dialect(&self) -> &'a Dialect {
        self.dialect
    }

    /// The URL.
    pub fn input(&self) -> &'a str {
        self.input
    }

    /// By which rules it was read.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Its scheme in lower case; empty for a relative reference.
    pub fn scheme(&self) -> Cow<'a, str> {
        match self.form {
            Form::Scheme => Cow::Borrowed(&self.entry.name),
            Form::Generic => lower_case(scheme_text(self.input)),
            Form::Relative => Cow::Borrowed(""),
        }
    }

    /// The rule that matched all of it.
    pub fn rule(&self) -> RuleId {
        self.entry.rule
    }

    /// What the rule showed, users before parts.
    pub fn captures(&self) -> &[Capture] {
        &self.captures
    }

    /// Its components in the order of the grammar. Absent ones and empty lists are left out; a choice
    /// adds no level: a text variant stands under its name, the components of a record variant beside
    /// the others.
    pub fn values(&self) -> Vec<(String, Value<'_>)> {
        walk::values(self.entry, self.input, self.level())
    }

    /// Its components that have no components of their own, in the order written.
    pub fn leaves(&self) -> impl Iterator<Item = Leaf<'_>> {
        self.captures.iter().filter_map(|capture| {
            let slot = self.entry.slot(capture.rule).filter(|slot| slot.leaf)?;
            let (start, end) = (capture.start as usize, capture.end as usize);
            Some(Leaf { rule: capture.rule, def: &slot.def, text: self.input.get(start..end)?, start, end })
        })
    }

    /// The definition of a component that a rule shows in it.
    pub fn component(&self, rule: RuleId) -> Option<&'a ComponentDef> {
        self.entry.slot(rule).map(|slot| &slot.def)
    }

    pub(crate) fn entry(&self) -> &'a Entry {
        self.entry
    }

    pub(crate) fn level(&self) -> Level<'_> {
        Level::top(&self.captures)
    }
}

/// Why a text is no URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What kind of fault it is.
    pub kind: ErrorKind,
    /// Where, in bytes from the start.
    pub offset: usize,
    /// Its scheme in lower case, if it has one.
    pub scheme: Option<String>,
    /// The component that is at fault.
    pub component: Option<String>,
    /// The rule that refuses: that of the component, or else that of the whole.
    pub rule: Option<RuleId>,
    /// What could have stood there: `a digit`, `"//"`, `0 to 65535`.
    pub expected: String,
    /// The sentence that [`fmt::Display`] gives, without the place.
    message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.message, self.offset)
    }
}

impl std::error::Error for ParseError {}

impl Dialect {
    /// Reads a URL.
    ///
    /// The text before the first `:` chooses the scheme, in any case. A URL that names a scheme of the
    /// dialect is read by that scheme's rule and by no other; any other URL by the generic rule. In a
    /// dialect with relative references, a text is one if no `:` stands before the first `/`, `?` or
    /// `#` (RFC 3986 section 4.2).
    pub fn parse<'a>(&'a self, input: &'a [u8]) -> Result<Parsed<'a>, ParseError> {
        let mut captures = Vec::new();
        let (entry, form, input) = self.matched(input, &mut captures)?;
        Ok(Parsed { dialect: self, entry, form, input, captures: Cow::Owned(captures) })
    }

    /// The same with memory that is used again: `captures` is cleared first.
    pub fn parse_into<'a>(
        &'a self,
        input: &'a [u8],
        captures: &'a mut Vec<Capture>,
    ) -> Result<Parsed<'a>, ParseError> {
        captures.clear();
        let (entry, form, input) = self.matched(input, captures)?;
        Ok(Parsed { dialect: self, entry, form, input, captures: Cow::Borrowed(captures) })
    }

    fn compiled(&self) -> &Compiled {
        self.compiled.get_or_init(|| Compiled::new(self))
    }

    fn matched<'a>(
        &'a self,
        input: &'a [u8],
        captures: &mut Vec<Capture>,
    ) -> Result<(&'a Entry, Form, &'a str), ParseError> {
        if is_too_long(input.len()) {
            return Err(too_long());
        }
        // A grammar knows ASCII only, so this refuses nothing that would match.
        let text = match std::str::from_utf8(input) {
            Ok(text) => text,
            Err(error) => return Err(encoding(error.valid_up_to())),
        };
        let compiled = self.compiled();
        let colon = match &compiled.relative {
            None => input.iter().position(|&byte| byte == b':'),
            Some(_) => {
                let delimiter = input.iter().position(|byte| b":/?#".contains(byte));
                delimiter.filter(|&at| input[at] == b':')
            }
        };
        let scheme = colon.and_then(|colon| compiled.scheme(&input[..colon]));
        let (entry, form) = match (scheme, &compiled.generic, &compiled.relative) {
            (Some(entry), ..) => (entry, Form::Scheme),
            (None, _, Some(entry)) if colon.is_none() => (entry, Form::Relative),
            (None, Some(entry), _) => (entry, Form::Generic),
            (None, None, _) => return Err(no_scheme(0)),
        };
        if !compiled.flat.matches(entry.rule, input, captures) {
            return Err(self.refusal(entry, form, text, colon));
        }
        if entry.any_checks
            && let Some(mut error) = self.value_fault(entry, text, captures)
        {
            captures.clear();
            error.scheme = error.scheme.filter(|_| form != Form::Relative);
            return Err(error);
        }
        Ok((entry, form, text))
    }

    /// Why the grammar refuses `text`.
    fn refusal(&self, entry: &Entry, form: Form, text: &str, colon: Option<usize>) -> ParseError {
        let failure = interpreter::explain(&self.program, entry.rule, text.as_bytes());
        if form == Form::Generic && colon.is_none_or(|colon| failure.offset <= colon) {
            // What is no scheme may still begin a relative reference, up to its colon.
            let relative = self.compiled().relative.as_ref().map_or(0, |entry| {
                let relative = interpreter::explain(&self.program, entry.rule, text.as_bytes());
                relative.offset.min(colon.unwrap_or(0))
            });
            return no_scheme(failure.offset.max(relative));
        }
        let slot = failure.rule.and_then(|rule| entry.slot(rule)).filter(|slot| !slot.flattened);
        let expected = failure.expected.describe();
        let problem = match failure.expected {
            // A predicate refused what stands there; what it would let through cannot be named.
            Expected::Other => "unexpected character".to_owned(),
            _ => format!("expected {expected}"),
        };
        let message = match slot {
            Some(slot) => format!("{problem} in the {}", in_words(slot)),
            None => problem,
        };
        ParseError {
            kind: ErrorKind::Syntax,
            offset: failure.offset,
            scheme: Some(scheme_of(entry, text)).filter(|_| form != Form::Relative),
            component: slot.map(|slot| slot.def.name.clone()),
            rule: failure.rule.filter(|_| slot.is_some()).or(Some(entry.rule)),
            expected,
            message,
        }
    }

    /// The first component whose value is none, although the grammar allows its text.
    fn value_fault(&self, entry: &Entry, text: &str, captures: &mut Vec<Capture>) -> Option<ParseError> {
        for at in 0..captures.len() {
            let capture = captures[at];
            let Some(slot) = entry.slot(capture.rule).filter(|slot| slot.checked) else { continue };
            if let Some(map) = &slot.map {
                if let Some((offset, fault)) = self.map_fault(map, text, &captures[at..]) {
                    return Some(range(entry, slot, text, offset, &fault));
                }
                continue;
            }
            let part = &text.as_bytes()[capture.start as usize..capture.end as usize];
            if let Some(fault) = value::fault(&self.program, &slot.def, slot.reread, part, captures) {
                return Some(range(entry, slot, text, capture.start as usize, &fault));
            }
        }
        None
    }

    /// What is wrong with a key or value of a map, and where; `captures` begin with the record.
    fn map_fault(&self, map: &MapSlot, text: &str, captures: &[Capture]) -> Option<(usize, Fault)> {
        let (record, inside) = captures.split_first()?;
        let part = |rule: RuleId| {
            let mut inside = inside.iter().take_while(|part| part.depth > record.depth);
            inside.find(|part| part.rule == rule && part.depth == record.depth + 1)
        };
        let key = part(map.pair.key)?;
        let Some(known) = map.known(&text[key.start as usize..key.end as usize]) else {
            let names = || map.known.iter().map(|known| known.def.name.clone()).collect();
            return (map.unknown == Unknown::Refuse).then(|| (key.start as usize, Fault::Unknown(names())));
        };
        let (start, end) = part(map.pair.value).map_or((key.end, key.end), |value| (value.start, value.end));
        let value = &text.as_bytes()[start as usize..end as usize];
        let fault = value::known_fault(&self.program, &known.def, known.reread, value, map.spaces.1)?;
        Some((start as usize, Fault::Key(known.def.name.clone(), Box::new(fault))))
    }
}

/// Whether an input of so many bytes is refused unread: offsets are 32 bits wide.
pub fn is_too_long(bytes: usize) -> bool {
    bytes >= u32::MAX as usize
}

fn too_long() -> ParseError {
    ParseError {
        kind: ErrorKind::TooLong,
        offset: u32::MAX as usize,
        scheme: None,
        component: None,
        rule: None,
        expected: "the end".to_owned(),
        message: "a URL must be shorter than 4 GiB; it should have ended".to_owned(),
    }
}

fn encoding(offset: usize) -> ParseError {
    ParseError {
        kind: ErrorKind::Encoding,
        offset,
        scheme: None,
        component: None,
        rule: None,
        expected: "UTF-8".to_owned(),
        message: "expected UTF-8".to_owned(),
    }
}

fn no_scheme(offset: usize) -> ParseError {
    let expected = if offset == 0 { "a scheme" } else { "\":\"" };
    let message = if offset == 0 { "expected a scheme" } else { "expected \":\" after the scheme" };
    ParseError {
        kind: ErrorKind::Scheme,
        offset,
        scheme: None,
        component: None,
        rule: None,
        expected: expected.to_owned(),
        message: message.to_owned(),
    }
}

fn range(entry: &Entry, slot: &Slot, text: &str, offset: usize, fault: &Fault) -> ParseError {
    ParseError {
        kind: ErrorKind::Range,
        offset,
        scheme: Some(scheme_of(entry, text)),
        component: Some(slot.def.name.clone()),
        rule: Some(slot.rule),
        expected: fault.expected(),
        message: format!("the {} {fault}", in_words(slot)),
    }
}

/// The name of a component as a sentence has it.
fn in_words(slot: &Slot) -> String {
    slot.def.name.replace('-', " ")
}

fn scheme_of(entry: &Entry, text: &str) -> String {
    if entry.name.is_empty() { lower_case(scheme_text(text)).into_owned() } else { entry.name.clone() }
}

/// What stands before the first colon.
fn scheme_text(text: &str) -> &str {
    text.split(':').next().unwrap_or("")
}

fn lower_case(text: &str) -> Cow<'_, str> {
    if text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        Cow::Owned(text.to_ascii_lowercase())
    } else {
        Cow::Borrowed(text)
    }
}
