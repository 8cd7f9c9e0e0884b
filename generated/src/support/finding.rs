// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is worth telling about a URL that is valid: rules of the registry, and where a URL meets them.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::cmp::Ordering;
use core::fmt;
use core::ops::Range;

use super::Component;

/// How bad a [`Finding`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Probably a mistake.
    Warning,
    /// Wrong, although the grammar lets it through.
    Error,
}

impl Severity {
    /// `note`, `warning` or `error`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A revision of a document: numbers with dots between them, of any length.
///
/// Revisions are in the order of their numbers, so 0.10 comes after 0.9; a number that is not there
/// counts as 0.
#[derive(Clone, Copy, Debug)]
pub struct Revision<'a> {
    text: &'a str,
}

impl<'a> Revision<'a> {
    /// Reads a revision such as `0.3`.
    pub fn parse(text: &'a str) -> Option<Self> {
        let is_number = |number: &str| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        text.split('.').all(is_number).then_some(Revision { text })
    }

    /// The revision as written.
    pub const fn as_str(self) -> &'a str {
        self.text
    }
}

impl Ord for Revision<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut own, mut others) = (self.text.split('.'), other.text.split('.'));
        loop {
            let (own, other) = match (own.next(), others.next()) {
                (None, None) => return Ordering::Equal,
                (own, other) => (own.unwrap_or(""), other.unwrap_or("")),
            };
            // Of two numbers without leading zeros the longer one is greater.
            let (own, other) = (own.trim_start_matches('0'), other.trim_start_matches('0'));
            let order = own.len().cmp(&other.len()).then_with(|| own.cmp(other));
            if order != Ordering::Equal {
                return order;
            }
        }
    }
}

impl PartialOrd for Revision<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Revision<'_> {
    /// As numbers: 0.3 and 0.03.0 are equal.
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Revision<'_> {}

/// Which findings are asked for: unless said otherwise those of no profile, by the latest revision of
/// each document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FindingOptions<'a> {
    profile: Option<&'a str>,
    revision: Option<Revision<'a>>,
}

impl<'a> FindingOptions<'a> {
    /// The findings of no profile, by the latest revision.
    pub const fn new() -> Self {
        FindingOptions { profile: None, revision: None }
    }

    /// Asks for the findings of a profile, too. One that no finding belongs to adds nothing.
    #[must_use]
    pub const fn profile(self, profile: &'a str) -> Self {
        FindingOptions { profile: Some(profile), ..self }
    }

    /// Asks how bad they were by a revision of the document.
    #[must_use]
    pub const fn revision(self, revision: Revision<'a>) -> Self {
        FindingOptions { revision: Some(revision), ..self }
    }
}

/// Something worth telling about a URL that is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding<'a> {
    /// Its stable name.
    pub code: &'a str,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence.
    pub message: &'a str,
    /// The document and section that it comes from.
    pub reference: &'a str,
    /// The component that it is in.
    pub component: &'a str,
    /// Where it is, in bytes.
    pub range: Range<usize>,
    /// What would mend it.
    pub fix: Option<Fix<'a>>,
}

impl fmt::Display for Finding<'_> {
    /// The sentence, the code and the place. No piece of the URL is in it, so it is safe to log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({}) at byte {}", self.severity, self.message, self.code, self.range.start)
    }
}

/// A piece of a URL and what it should be instead: the same bytes, percent-encoded, or nothing. `Display`
/// writes what it should be.
#[derive(Clone, PartialEq, Eq)]
pub struct Fix<'a> {
    range: Range<usize>,
    encoded: Option<&'a str>,
}

impl<'a> Fix<'a> {
    /// The piece that is replaced, in bytes.
    pub const fn range(&self) -> Range<usize> {
        self.range.start..self.range.end
    }

    /// The piece as written, if it is to be percent-encoded and not left out.
    pub const fn encoded(&self) -> Option<&'a str> {
        self.encoded
    }

    /// The URL with the piece replaced; `url` is the one that the finding is about.
    #[cfg(feature = "alloc")]
    pub fn apply(&self, url: &str) -> alloc::string::String {
        alloc::string::ToString::to_string(&self.applied(url))
    }

    /// The same, to be written somewhere without being put together first.
    pub fn applied<'f>(&'f self, url: &'f str) -> impl fmt::Display + 'f {
        Applied { fix: self, url }
    }
}

impl fmt::Display for Fix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.encoded.unwrap_or("").bytes().try_for_each(|byte| write!(f, "%{byte:02X}"))
    }
}

impl fmt::Debug for Fix<'_> {
    /// The place only: the piece may be part of a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fix").field("range", &self.range()).finish_non_exhaustive()
    }
}

struct Applied<'f> {
    fix: &'f Fix<'f>,
    url: &'f str,
}

impl fmt::Display for Applied<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { start, end } = self.fix.range();
        // A URL that it was not made for stays as it is.
        match (self.url.get(..start), self.url.get(end..)) {
            (Some(before), Some(after)) => write!(f, "{before}{}{after}", self.fix),
            _ => f.write_str(self.url),
        }
    }
}

/// A set of ASCII bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AsciiSet(u128);

impl AsciiSet {
    /// The ASCII bytes of a text.
    pub(crate) const fn of(text: &str) -> Self {
        let (bytes, mut set, mut at) = (text.as_bytes(), 0, 0);
        while at < bytes.len() {
            if bytes[at].is_ascii() {
                set |= 1 << bytes[at];
            }
            at += 1;
        }
        AsciiSet(set)
    }

    /// Whether the byte is one of them.
    #[inline]
    pub(crate) const fn contains(self, byte: u8) -> bool {
        byte.is_ascii() && self.0 >> byte & 1 == 1
    }
}

/// What a rule looks for. An escape, `%` and two hex digits, is one piece: nothing begins inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pattern<'a> {
    /// Any of these bytes, each on its own.
    Bytes(AsciiSet),
    /// ASCII bytes other than these, as many as stand together.
    Safe(AsciiSet),
    /// This text.
    Text(&'a str),
    /// The component itself.
    Present,
}

/// A rule of the registry about valid URLs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule<'a> {
    pub(crate) code: &'a str,
    pub(crate) severity: Severity,
    pub(crate) message: &'a str,
    pub(crate) reference: &'a str,
    /// The components that it looks at.
    pub(crate) components: &'a [&'a str],
    pub(crate) pattern: Pattern<'a>,
    /// Whether what is found is better percent-encoded: of a text its first byte, else all of it.
    pub(crate) encode: bool,
    /// The component that what is better left out ends before.
    pub(crate) remove_until: Option<&'a str>,
    /// Only those who ask for this profile are told.
    pub(crate) profile: Option<&'a str>,
    /// How bad it was before a revision.
    pub(crate) before: Option<(&'a str, Severity)>,
}

impl<'a> Rule<'a> {
    fn applies(&self, component: &str, options: &FindingOptions<'_>) -> bool {
        (self.profile.is_none() || self.profile == options.profile) && self.components.contains(&component)
    }

    fn severity(&self, options: &FindingOptions<'_>) -> Severity {
        let earlier =
            self.before.and_then(|(revision, severity)| Some((Revision::parse(revision)?, severity)));
        match (earlier, options.revision) {
            (Some((revision, severity)), Some(asked)) if asked < revision => severity,
            _ => self.severity,
        }
    }

    /// The first place in the component's text, from `at` on, that it looks for; `at` is where the last
    /// one ended, or `None` before the first.
    fn next(&self, text: &'a str, at: Option<usize>) -> Option<Range<usize>> {
        let bytes = text.as_bytes();
        let mut start = match (self.pattern, at) {
            (Pattern::Present, None) => return Some(0..bytes.len()),
            (Pattern::Present, Some(_)) => return None,
            (_, at) => at.unwrap_or(0),
        };
        while start < bytes.len() {
            let escape = is_escape(bytes, start);
            let found = match self.pattern {
                Pattern::Bytes(set) if !escape && set.contains(bytes[start]) => start + 1,
                Pattern::Safe(set) => unsafe_run(set, bytes, start),
                Pattern::Text(wanted) if bytes[start..].starts_with(wanted.as_bytes()) => {
                    start + wanted.len()
                }
                _ => start,
            };
            if found > start {
                return Some(start..found);
            }
            start += if escape { 3 } else { 1 };
        }
        None
    }

    /// What mends it; `following` gives the components after this one.
    fn fix<I: Iterator<Item = Component<'a>>>(
        &self,
        component: &Component<'a>,
        found: &Range<usize>,
        following: impl Fn() -> I,
    ) -> Option<Fix<'a>> {
        let end = match self.pattern {
            Pattern::Present => {
                let until = self.remove_until?;
                let next = following().find(|other| other.name == until)?;
                let range = component.range.start..next.range.start;
                return (range.start < range.end).then_some(Fix { range, encoded: None });
            }
            Pattern::Text(_) => found.start + 1,
            Pattern::Bytes(_) | Pattern::Safe(_) => found.end,
        };
        let text: &'a str = component.text;
        let piece = text.get(found.start..end).filter(|_| self.encode)?;
        let start = component.range.start + found.start;
        Some(Fix { range: start..start + piece.len(), encoded: Some(piece) })
    }
}

/// Whether an escape begins there.
fn is_escape(bytes: &[u8], at: usize) -> bool {
    matches!(&bytes[at..], [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

/// Where the raw ASCII bytes end that begin at `start` and are not in the set.
fn unsafe_run(set: AsciiSet, bytes: &[u8], start: usize) -> usize {
    let mut end = start;
    while end < bytes.len() && bytes[end].is_ascii() && !set.contains(bytes[end]) && !is_escape(bytes, end) {
        end += 1;
    }
    end
}

/// The findings about components, in their order, those of each in the order of the rules.
///
/// It looks at each component once for each rule, and allocates nothing.
#[derive(Clone, Debug)]
pub(crate) struct Findings<'r, 'a, I> {
    components: I,
    rules: &'r [Rule<'a>],
    options: FindingOptions<'a>,
    component: Option<Component<'a>>,
    /// The rule that the component is looked at for.
    rule: usize,
    /// Where the last place ended that it found.
    at: Option<usize>,
}

/// What the rules have to tell about a URL, given by its components.
pub(crate) fn findings<'r, 'a, I: Iterator<Item = Component<'a>>>(
    components: I,
    rules: &'r [Rule<'a>],
    options: FindingOptions<'a>,
) -> Findings<'r, 'a, I> {
    Findings { components, rules, options, component: None, rule: 0, at: None }
}

impl<'a, I: Iterator<Item = Component<'a>> + Clone> Iterator for Findings<'_, 'a, I> {
    type Item = Finding<'a>;

    fn next(&mut self) -> Option<Finding<'a>> {
        if self.rules.is_empty() {
            return None;
        }
        loop {
            if self.component.is_none() {
                (self.rule, self.at) = (0, None);
                self.component = Some(self.components.next()?);
            }
            let Some(component) = &self.component else { return None };
            let Some(rule) = self.rules.get(self.rule) else {
                self.component = None;
                continue;
            };
            let applies = self.at.is_some() || rule.applies(component.name, &self.options);
            let found = if applies { rule.next(component.text, self.at) } else { None };
            let Some(found) = found else {
                (self.rule, self.at) = (self.rule + 1, None);
                continue;
            };
            self.at = Some(found.end);
            let start = component.range.start;
            return Some(Finding {
                code: rule.code,
                severity: rule.severity(&self.options),
                message: rule.message,
                reference: rule.reference,
                component: component.name,
                range: start + found.start..start + found.end,
                fix: rule.fix(component, &found, || self.components.clone()),
            });
        }
    }
}
