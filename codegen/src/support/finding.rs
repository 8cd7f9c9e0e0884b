//! What is worth telling about a URL that is valid: rules of the registry, and where a URL meets them.

mod fix;
mod pattern;

use core::cmp::Ordering;
use core::fmt;
use core::ops::Range;

use super::Component;

pub use self::fix::Fix;
pub(crate) use self::fix::{Lead, NO_LEAD, Repair, is_never_raw};
pub(crate) use self::pattern::Pattern;

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

/// Something worth telling about a URL that is valid, or about what is wrong with a text that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding<'a> {
    /// Its stable name.
    pub code: &'a str,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence.
    pub message: &'a str,
    /// What the sentence means here: a name that the registry knows, such as that of a protocol. It is no
    /// piece of the URL.
    pub detail: Option<&'a str>,
    /// The document and section that it comes from.
    pub reference: &'a str,
    /// The component that it is in: `scheme` for what is said of the scheme itself; empty where a text that
    /// is no URL does not show it.
    pub component: &'a str,
    /// Where it is, in bytes.
    pub range: Range<usize>,
    /// What would mend it.
    pub fix: Option<Fix<'a>>,
}

impl fmt::Display for Finding<'_> {
    /// The sentence, the code and the place. No piece of the URL is in it, so it is safe to log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({}) at byte {}", self.severity, self.sentence(), self.code, self.range.start)
    }
}

impl Finding<'_> {
    /// The message, with the detail behind a colon if there is one.
    pub fn sentence(&self) -> impl fmt::Display + '_ {
        Sentence { message: self.message, detail: self.detail }
    }
}

struct Sentence<'s> {
    message: &'s str,
    detail: Option<&'s str>,
}

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.detail {
            Some(detail) => write!(f, "{}: {detail}", self.message),
            None => f.write_str(self.message),
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

/// Whether an escape begins there.
pub(crate) fn is_escape(bytes: &[u8], at: usize) -> bool {
    matches!(bytes.get(at..), Some([b'%', high, low, ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

/// What rules know beside the components.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings<'a> {
    /// The URL.
    pub(crate) text: &'a str,
    /// The port of its scheme.
    pub(crate) default_port: Option<u16>,
    /// Ports in their order, each with the protocol that is expected there.
    pub(crate) ports: &'a [(u16, &'a str)],
}

impl<'a> Surroundings<'a> {
    /// The protocol that is expected at a port.
    pub(crate) fn protocol(&self, port: u16) -> Option<&'a str> {
        let found = self.ports.binary_search_by_key(&port, |&(known, _)| known).ok()?;
        self.ports.get(found).map(|&(_, protocol)| protocol)
    }

    /// Whether a component that begins at an offset stands right behind the scheme and its colon.
    fn leads(&self, start: usize) -> bool {
        self.text.bytes().position(|byte| byte == b':').is_some_and(|colon| colon + 1 == start)
    }
}

/// What would mend a URL that meets a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mend<'a> {
    /// Nothing that is known.
    Nothing,
    /// To percent-encode what was found: of a text its first byte, else all of it.
    Encode,
    /// To leave out the component and what follows it up to this one.
    RemoveUntil(&'a str),
    /// To leave out all that stands before the component.
    RemoveScheme,
    /// To write this before the component.
    Insert(&'a str),
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
    /// It is told only where this component is absent.
    pub(crate) if_absent: Option<&'a str>,
    /// It is told only where the component stands right behind the scheme.
    pub(crate) leading: bool,
    /// The byte between the pieces that are each looked at, and not the whole.
    pub(crate) split: Option<u8>,
    pub(crate) mend: Mend<'a>,
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

    /// What mends it; `following` gives the components after this one.
    fn fix<I: Iterator<Item = Component<'a>>>(
        &self,
        component: &Component<'a>,
        found: &Range<usize>,
        following: impl Fn() -> I,
    ) -> Option<Fix<'a>> {
        let text: &'a str = component.text;
        match self.mend {
            Mend::Nothing => None,
            Mend::Encode => {
                let end = match self.pattern {
                    Pattern::Text(_) => found.start + 1,
                    Pattern::Bytes(_) | Pattern::Safe(_) => found.end,
                    _ => return None,
                };
                let piece = text.get(found.start..end)?;
                Some(Fix::encode(component.range.start + found.start, piece))
            }
            Mend::RemoveUntil(until) => {
                let next = following().find(|other| other.name == until)?;
                let range = component.range.start..next.range.start;
                (range.start < range.end).then(|| Fix::remove(range))
            }
            Mend::RemoveScheme => {
                // Without its scheme, what stands before a colon would be one.
                let delimiter = text.bytes().find(|byte| b":/?#".contains(byte));
                (delimiter != Some(b':')).then(|| Fix::remove(0..component.range.start))
            }
            Mend::Insert(lacking) => Some(Fix::insert(component.range.start, lacking)),
        }
    }
}

/// The findings about components, in their order, those of each in the order of the rules.
///
/// It looks at each component once for each rule, and allocates nothing.
#[derive(Clone, Debug)]
pub(crate) struct Findings<'r, 'a, I> {
    components: I,
    rules: &'r [Rule<'a>],
    around: Surroundings<'a>,
    options: FindingOptions<'a>,
    /// The rules that nothing can be told of, a bit each: the component that they want absent is there.
    silent: u128,
    component: Option<Component<'a>>,
    /// The rule that the component is looked at for.
    rule: usize,
    /// Where the last place ended that it found.
    at: Option<usize>,
}

/// What the rules have to tell about a URL, given by its components.
pub(crate) fn findings<'r, 'a, I: Iterator<Item = Component<'a>> + Clone>(
    components: I,
    rules: &'r [Rule<'a>],
    around: Surroundings<'a>,
    options: FindingOptions<'a>,
) -> Findings<'r, 'a, I> {
    let mut silent = 0;
    for (at, rule) in rules.iter().enumerate() {
        let Some(unwanted) = rule.if_absent else { continue };
        if components.clone().any(|component| component.name == unwanted) {
            silent |= bit(at);
        }
    }
    Findings { components, rules, around, options, silent, component: None, rule: 0, at: None }
}

/// The bit of a rule. There are no more than these by far; one that has none is told.
fn bit(rule: usize) -> u128 {
    u32::try_from(rule).ok().and_then(|rule| 1_u128.checked_shl(rule)).unwrap_or(0)
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
            let applies = self.at.is_some()
                || rule.applies(component.name, &self.options)
                    && self.silent & bit(self.rule) == 0
                    && (!rule.leading || self.around.leads(component.range.start));
            let found = match applies {
                true => rule.pattern.next(component.text, self.at, rule.split, &self.around),
                false => None,
            };
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
                detail: match rule.pattern {
                    Pattern::ForeignPort => {
                        component.text.parse().ok().and_then(|port| self.around.protocol(port))
                    }
                    _ => None,
                },
                reference: rule.reference,
                component: component.name,
                range: start + found.start..start + found.end,
                fix: rule.fix(component, &found, || self.components.clone()),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Text, Value};
    use super::*;

    const RULE: Rule<'_> = Rule {
        code: "c",
        severity: Severity::Note,
        message: "m",
        reference: "r",
        components: &["x"],
        pattern: Pattern::Present,
        if_absent: None,
        leading: false,
        split: None,
        mend: Mend::Encode,
        profile: None,
        before: None,
    };

    const AROUND: Surroundings<'_> = Surroundings {
        text: "s:/",
        default_port: Some(70),
        ports: &[(25, "smtp"), (80, "web"), (5000, "p")],
    };

    /// What a rule finds in a component that stands after three bytes, with what would be there instead.
    fn found(pattern: Pattern<'static>, text: &'static str) -> Vec<(usize, usize, String)> {
        let rule: &[Rule<'_>] = &[Rule { pattern, ..RULE }];
        let all = findings(std::iter::once(component("x", text)), rule, AROUND, FindingOptions::new());
        let fix = |fix: Option<Fix<'_>>| fix.map(|fix| fix.applied(&format!("s:/{text}")).to_string());
        all.map(|one| (one.range.start, one.range.end, fix(one.fix).unwrap_or_default())).collect()
    }

    fn component<'a>(name: &'a str, text: &'a str) -> Component<'a> {
        let (range, value) = (3..3 + text.len(), Value::Text(Text::new(text)));
        Component { name, range, text, value, depth: 0, in_list: false, sensitive: false }
    }

    fn fixed(expected: &[(usize, usize, &str)]) -> Vec<(usize, usize, String)> {
        expected.iter().map(|&(start, end, text)| (start, end, text.to_owned())).collect()
    }

    #[test]
    fn bytes_are_found_one_by_one() {
        let bytes = |text| found(Pattern::Bytes(AsciiSet::of("=&2")), text);
        assert_eq!(bytes("a=&b"), fixed(&[(4, 5, "s:/a%3D&b"), (5, 6, "s:/a=%26b")]));
        // The digits of an escape are no characters of the text.
        assert_eq!(bytes("%22%2"), fixed(&[(7, 8, "s:/%22%%32")]));
        assert_eq!(bytes("%2"), fixed(&[(4, 5, "s:/%%32")]));
        assert_eq!((bytes(""), bytes("%3D")), (fixed(&[]), fixed(&[])));
    }

    #[test]
    fn unsafe_bytes_that_stand_together_are_one_finding() {
        let unsafe_ones = |text| found(Pattern::Safe(AsciiSet::of("abc")), text);
        assert_eq!(unsafe_ones("a()b*"), fixed(&[(4, 6, "s:/a%28%29b*"), (7, 8, "s:/a()b%2A")]));
        // An escape is safe, and so is what is no ASCII; a lone "%" is neither.
        assert_eq!(
            unsafe_ones("(%28)é%"),
            fixed(&[(3, 4, "s:/%28%28)é%"), (7, 8, "s:/(%28%29é%"), (10, 11, "s:/(%28)é%25")])
        );
    }

    #[test]
    fn texts_are_found_as_written() {
        let text = |text| found(Pattern::Text("Or"), text);
        assert_eq!(text("Or-orOr"), fixed(&[(3, 5, "s:/%4Fr-orOr"), (8, 10, "s:/Or-or%4Fr")]));
        assert_eq!(text("%4FrO"), fixed(&[]));
        assert_eq!(found(Pattern::Text("aa"), "aaaaa").len(), 2);
        assert_eq!(found(Pattern::Text("Fo"), "%4Foo"), fixed(&[]));
        assert_eq!(found(Pattern::Text("%4f"), "a%4f").len(), 1);
    }

    #[test]
    fn a_component_is_present_once() {
        assert_eq!(found(Pattern::Present, "ab"), fixed(&[(3, 5, "")]));
        assert_eq!(found(Pattern::Present, ""), fixed(&[(3, 3, "")]));
    }

    #[test]
    fn components_come_before_rules() {
        let rules = [
            Rule { pattern: Pattern::Text("b"), code: "text", components: &["x", "y"], ..RULE },
            Rule { code: "present", components: &["y"], ..RULE },
        ];
        let components = [component("x", "bb"), component("z", "b"), component("y", "b")];
        let all = findings(components.into_iter(), &rules, AROUND, FindingOptions::new());
        let told: Vec<_> = all.map(|one| (one.component, one.code, one.range.start)).collect();
        assert_eq!(told, [("x", "text", 3), ("x", "text", 4), ("y", "text", 3), ("y", "present", 3)]);
    }

    #[test]
    fn profiles_and_revisions_are_asked_for() {
        let rules = [
            Rule { profile: Some("strict"), code: "only-strict", ..RULE },
            Rule { before: Some(("0.10", Severity::Error)), ..RULE },
        ];
        let told = |options| {
            let all = findings(std::iter::once(component("x", "")), &rules, AROUND, options);
            all.map(|one| (one.code, one.severity)).collect::<Vec<_>>()
        };
        let revision = |text| FindingOptions::new().revision(Revision::parse(text).expect("a revision"));
        assert_eq!(told(FindingOptions::new()), [("c", Severity::Note)]);
        assert_eq!(told(revision("0.9")), [("c", Severity::Error)]);
        assert_eq!(told(revision("0.10.0")), [("c", Severity::Note)]);
        assert_eq!(told(revision("1").profile("lax")), [("c", Severity::Note)]);
        let strict = [("only-strict", Severity::Note), ("c", Severity::Error)];
        assert_eq!(told(revision("0").profile("strict")), strict);
    }

    #[test]
    fn revisions_are_in_the_order_of_their_numbers() {
        let revision = |text| Revision::parse(text).expect("a revision");
        let sorted = ["0", "0.3", "0.5", "0.10", "1", "1.0.1", "2", "18446744073709551616"];
        assert!(sorted.map(revision).is_sorted_by(|a, b| a < b));
        assert_eq!(revision("0.3"), revision("00.3.0.0"));
        assert!(
            ["", ".", "0.", ".5", "0..5", "0.5pre", "-1"].map(Revision::parse).iter().all(Option::is_none)
        );
    }

    #[test]
    fn nothing_of_a_url_is_logged() {
        let all = findings(
            std::iter::once(component("x", "pw")),
            &[Rule { pattern: Pattern::Text("p"), ..RULE }],
            AROUND,
            FindingOptions::new(),
        );
        let told: Vec<_> = all.map(|one| format!("{one} {one:?}")).collect();
        assert!(told.len() == 1 && !told[0].contains("pw"), "{told:?}");
        assert!(told[0].starts_with("note: m (c) at byte 3 Finding {"), "{told:?}");
    }

    #[test]
    fn a_fix_leaves_another_url_alone() {
        let fix = Fix::encode(4, "\u{e9}");
        assert_eq!(fix.applied("abcd\u{e9}f").to_string(), "abcd%C3%A9f");
        assert_eq!(fix.applied("abc").to_string(), "abc");
        assert_eq!(fix.applied("abc\u{e9}f").to_string(), "abc\u{e9}f");
    }

    /// Where a rule finds something in a component at an offset of three bytes.
    fn places(rule: Rule<'static>, text: &'static str) -> Vec<(usize, usize)> {
        let rule: &[Rule<'_>] = &[rule];
        let all = findings(std::iter::once(component("x", text)), rule, AROUND, FindingOptions::new());
        all.map(|one| (one.range.start, one.range.end)).collect()
    }

    fn finds(pattern: Pattern<'static>, text: &'static str) -> bool {
        let found = places(Rule { pattern, mend: Mend::Nothing, ..RULE }, text);
        assert!(found.is_empty() || found == [(3, 3 + text.len())], "{text}: {found:?}");
        !found.is_empty()
    }

    #[test]
    fn whole_texts_are_compared() {
        let dots = Pattern::Equals(&[".", ".."]);
        assert!(["", "...", ".a", "%2", "%2F."].into_iter().all(|text| !finds(dots, text)));
        assert!([".", "..", "%2e", ".%2E"].into_iter().all(|text| finds(dots, text)));
        let other = Pattern::OtherThan(&["", "localhost"]);
        assert!(["", "localhost", "LocalHost"].into_iter().all(|text| !finds(other, text)));
        assert!(["local", "localhost."].into_iter().all(|text| finds(other, text)));
        let without = Pattern::Without(AsciiSet::of("@"));
        assert!(["a@b", "a%40b"].into_iter().all(|text| !finds(without, text)));
        assert!(["", "a", "%4"].into_iter().all(|text| finds(without, text)));
        assert!(finds(Pattern::Begins("/"), "/a") && !finds(Pattern::Begins("/"), "a/"));
        let ends = Pattern::EndsNot(&["/", ";t=a"]);
        assert!(["", "/", "a;T=A"].into_iter().all(|text| !finds(ends, text)));
        assert!(["a", "/a", ";t="].into_iter().all(|text| finds(ends, text)));
        assert!(finds(Pattern::BeginsNot("/"), "a/") && !finds(Pattern::BeginsNot("/"), "/"));
    }

    #[test]
    fn escapes_of_control_characters() {
        let escaped = |text| places(Rule { pattern: Pattern::Escaped(AsciiSet::of("\r\n\0")), ..RULE }, text);
        assert_eq!(escaped("a%0D%0a%00"), [(4, 7), (7, 10), (10, 13)]);
        assert_eq!(escaped("%250D%09%0"), [(0, 0); 0]);
    }

    #[test]
    fn pieces_are_looked_at_one_by_one() {
        let rule = Rule { pattern: Pattern::Equals(&["", ".."]), split: Some(b'/'), ..RULE };
        assert_eq!(places(rule, "../a//.."), [(3, 5), (8, 8), (9, 11)]);
        assert_eq!(places(rule, ""), [(3, 3)]);
        assert_eq!(places(rule, "/"), [(3, 3), (4, 4)]);
        assert_eq!(places(Rule { pattern: Pattern::After(b':'), ..RULE }, "u:p:q"), [(5, 8)]);
        assert_eq!(places(Rule { pattern: Pattern::After(b':'), ..RULE }, "u:"), [(0, 0); 0]);
    }

    #[test]
    fn what_looks_like_a_host_and_what_does_not() {
        let host = |text| places(Rule { pattern: Pattern::Host, ..RULE }, text);
        assert_eq!(host("www.example.com"), [(3, 18)]);
        assert_eq!(host("cnn.example.com&story=x"), [(3, 18)]);
        assert_eq!(host("example.ORG:443"), [(3, 14)]);
        assert_eq!(host("10.0.0.1"), [(3, 11)]);
        for text in
            ["", "anon", "j.smith", ".a.com", "a..com", "a.com.", "10.0.0", "1.2.3.256", "a.b.1", "a.-.com"]
        {
            assert_eq!(host(text), [(0, 0); 0], "{text}");
        }
    }

    #[test]
    fn ports_of_other_protocols() {
        let rule: &[Rule<'_>] = &[Rule { pattern: Pattern::ForeignPort, mend: Mend::Nothing, ..RULE }];
        let told = |text: &'static str, default_port| {
            let around = Surroundings { default_port, ..AROUND };
            let mut all =
                findings(std::iter::once(component("x", text)), rule, around, FindingOptions::new());
            all.next().map(|one| one.detail)
        };
        assert_eq!(told("25", Some(70)), Some(Some("smtp")));
        assert_eq!(told("005000", Some(70)), Some(Some("p")));
        assert_eq!(told("1023", Some(70)), Some(None));
        for (port, own) in
            [("70", Some(70)), ("0070", Some(70)), ("1024", Some(70)), ("8080", Some(80)), ("25", None)]
        {
            assert_eq!(told(port, own), None, "{port}");
        }
    }

    #[test]
    fn conditions_on_the_rest_of_the_url() {
        let mut rule = Rule { pattern: Pattern::BeginsNot("/"), if_absent: Some("y"), ..RULE };
        rule.mend = Mend::RemoveScheme;
        let rules = [rule];
        let count = |names: &[&'static str]| {
            let components: Vec<_> = names.iter().map(|name| component(name, "b")).collect();
            findings(components.into_iter(), &rules, AROUND, FindingOptions::new()).count()
        };
        assert_eq!([count(&["x"]), count(&["x", "z"]), count(&["x", "y"]), count(&["y", "x"])], [1, 1, 0, 0]);
        // The URL is "s:/", so that a component at byte 3 does not lead.
        assert_eq!(places(Rule { leading: true, ..RULE }, "b"), [(0, 0); 0]);
        let around = Surroundings { text: "sc:b", ..AROUND };
        let rules = [Rule { leading: true, mend: Mend::RemoveScheme, ..RULE }];
        let fix = |text: &'static str| {
            let all = findings(std::iter::once(component("x", text)), &rules, around, FindingOptions::new());
            all.map(|one| one.fix.map(|fix| fix.range())).collect::<Vec<_>>()
        };
        assert_eq!(fix("b/c:d"), [Some(0..3)]);
        assert_eq!(fix("b:c"), [None]);
    }
}
