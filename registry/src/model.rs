//! What a registry holds, as plain data. The module `read` fills it from TOML.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use url_schemes_grammar::ast::Grammar;
use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::diagnostic::Severity;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::source::Span;

use crate::compiled::Compiled;

/// A value and where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where it is written.
    pub span: Span,
}

/// All dialects, and what is known of names beside them.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    /// The dialects by name.
    pub dialects: BTreeMap<String, Dialect>,
    /// Names that may not be used, by name.
    pub reserved: BTreeMap<String, Reserved>,
    /// Prefixes that say what a name is for, such as `x-`.
    pub prefixes: Vec<Prefix>,
    /// What IANA's registry says.
    pub iana: Iana,
    /// The protocol that is expected at a port, by its name at IANA.
    pub ports: BTreeMap<u16, Spanned<String>>,
    /// What the endings of file names usually stand for, by the suffix in lower case.
    pub suffixes: BTreeMap<String, Suffix>,
}

impl Registry {
    /// The dialects from the oldest to the newest, those without a year last, in the order of their names: the order
    /// in which they are asked where any of them may read a URL.
    pub fn dialects_by_age(&self) -> Vec<&Dialect> {
        let mut all: Vec<_> = self.dialects.values().collect();
        all.sort_by_key(|dialect| dialect.year.unwrap_or(u16::MAX));
        all
    }
}

/// What a suffix of file names usually stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suffix {
    /// The media type.
    pub media_type: String,
    /// Whether it is text, whose line ends may be changed on the way (RFC 959 section 3.1.1.1).
    pub ascii: bool,
    /// Where it is written.
    pub span: Span,
}

/// IANA's registry "Uniform Resource Identifier (URI) Schemes", as it stood on some day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Iana {
    /// That day, as year, month and day: `2026-01-31`.
    pub date: String,
    /// What it says of each name. The key is in lower case and without the comment that some names
    /// carry there.
    pub entries: BTreeMap<String, IanaEntry>,
}

impl Iana {
    /// What it says of a name, in any case.
    pub fn get(&self, name: &str) -> Option<&IanaEntry> {
        self.entries.get(&name.to_ascii_lowercase())
    }

    /// The entries in the order of the file, which is that of IANA.
    pub fn in_order(&self) -> Vec<&IanaEntry> {
        let mut entries: Vec<_> = self.entries.values().collect();
        entries.sort_by_key(|entry| entry.span);
        entries
    }
}

/// What IANA's registry says of a name: every column of it, as written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IanaEntry {
    /// Permanent, provisional or historical.
    pub status: Status,
    /// Its description.
    pub title: String,
    /// Its reference.
    pub reference: String,
    /// Where its registration is kept, where there is one.
    pub template: Option<String>,
    /// The document by which it has well-known URIs.
    pub well_known: Option<String>,
    /// Its number in Constrained Resource Identifiers.
    pub cri_number: Option<u32>,
    /// Notes.
    pub notes: Option<String>,
    /// The day of its registration.
    pub registered: Option<String>,
    /// The day of its last change.
    pub updated: Option<String>,
    /// The name as written there.
    pub raw_name: String,
    /// Where it stands in the file it was read from.
    pub span: Span,
}

/// A URL standard: its base grammar and the schemes it defines.
#[derive(Clone, Debug)]
pub struct Dialect {
    /// Its name, which is that of its file.
    pub name: String,
    /// One line that says what it is.
    pub title: String,
    /// The documents that define it.
    pub documents: Vec<String>,
    /// The year in which it was written.
    pub year: Option<u16>,
    /// The file name of its grammar.
    pub grammar_file: String,
    /// The notation of its productions.
    pub notation: String,
    /// The rule that every URL of the dialect matches.
    pub generic_rule: Spanned<String>,
    /// Whether it has relative references.
    pub references: bool,
    /// The rule that a reference without a scheme matches, where it has them.
    pub relative_rule: Option<Spanned<String>>,
    /// The rule for characters that mean the same escaped or not.
    pub unreserved: Option<Spanned<String>>,
    /// General notes that hold for all its schemes.
    pub notes: Vec<Note>,
    /// Components that its schemes share, by rule.
    pub components: BTreeMap<String, ComponentDef>,
    /// What is worth telling about a valid URL of any of its schemes.
    pub findings: Vec<FindingDef>,
    /// How texts that it refuses are mended.
    pub mending: Mending,
    /// Its grammar, as written.
    pub grammar: Grammar,
    /// Its schemes by name.
    pub schemes: BTreeMap<String, Scheme>,
    /// The lowered rules of the dialect and of its schemes.
    pub program: Program,
    /// What parsing needs, worked out when the first URL is parsed. Whoever changes the fields above
    /// must do so before.
    pub(crate) compiled: OnceLock<Compiled>,
}

impl Dialect {
    /// The characters that mean the same escaped or not: those of its rule, or else of RFC 3986 section 2.3.
    pub fn unreserved(&self) -> ByteSet {
        let rule = self.unreserved.as_ref().and_then(|rule| self.program.find(None, &rule.value));
        let class = rule.and_then(|rule| self.program.class(rule));
        class.unwrap_or_else(|| {
            let is_unreserved = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~".contains(byte);
            (0..=u8::MAX).filter(is_unreserved).collect()
        })
    }
}

/// A note of a dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it is about.
    pub title: String,
    /// The note.
    pub text: String,
    /// Where it comes from.
    pub reference: String,
}

/// Where a scheme stands in the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Registered after review (RFC 7595 section 3).
    Permanent,
    /// Registered first come, first served (RFC 7595 section 4).
    Provisional,
    /// No longer in common use (RFC 7595 section 5).
    Historical,
    /// Set aside without a definition (RFC 1738 section 5).
    Reserved,
    /// For experiments, by a name that begins with `x-` (RFC 1738 section 4).
    Experimental,
    /// In no registry: private schemes, and those of other networks.
    Unregistered,
}

impl Status {
    /// All of them, in order.
    pub const ALL: [Status; 6] = [
        Status::Permanent,
        Status::Provisional,
        Status::Historical,
        Status::Reserved,
        Status::Experimental,
        Status::Unregistered,
    ];

    /// The word in TOML and in messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Permanent => "permanent",
            Status::Provisional => "provisional",
            Status::Historical => "historical",
            Status::Reserved => "reserved",
            Status::Experimental => "experimental",
            Status::Unregistered => "unregistered",
        }
    }
}

/// What a URL of a scheme stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Designates {
    /// A data object that can be fetched.
    Object,
    /// An address that something can be sent to.
    Address,
    /// A service to connect to.
    Service,
    /// A lasting name.
    Name,
}

impl Designates {
    /// All of them, in order.
    pub const ALL: [Designates; 4] =
        [Designates::Object, Designates::Address, Designates::Service, Designates::Name];

    /// The word in TOML and in messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Designates::Object => "object",
            Designates::Address => "address",
            Designates::Service => "service",
            Designates::Name => "name",
        }
    }
}

/// A scheme of a dialect.
#[derive(Clone, Debug)]
pub struct Scheme {
    /// Its name, in lower case: that of its file.
    pub name: Spanned<String>,
    /// One line that says what it is.
    pub title: String,
    /// Where it stands.
    pub status: Spanned<Status>,
    /// The documents that define it.
    pub references: Vec<String>,
    /// What its URLs stand for.
    pub designates: Designates,
    /// The port that is meant where none is written.
    pub default_port: Option<u16>,
    /// Where that port is written.
    pub default_port_span: Option<Span>,
    /// Remarks for readers of the documentation.
    pub notes: Vec<String>,
    /// The start rule, as named in the file.
    pub rule_name: Spanned<String>,
    /// The start rule in the dialect's program.
    pub rule: RuleId,
    /// Its private rules.
    pub grammar: Grammar,
    /// The specification's own BNF for its private rules.
    pub bnf: Option<Spanned<String>>,
    /// Whether the scheme's name may be written in any case.
    pub any_case: bool,
    /// Its components by rule: what its file says over what the dialect's says, key by key, and a
    /// default for the rest; every token rule that the start rule reaches is here.
    pub components: BTreeMap<RuleId, ComponentDef>,
    /// Predicates: `is_local`.
    pub predicates: Vec<Predicate>,
    /// Texts that are put together from components.
    pub joins: Vec<Join>,
    /// The steps by which a client gets at what a URL names.
    pub plan: Vec<PlanStepDef>,
    /// How relative references are resolved against its URLs.
    pub resolution: Resolution,
    /// What is worth telling about a valid URL of this scheme, beside what its dialect tells.
    pub findings: Vec<FindingDef>,
    /// What a submission must say.
    pub registration: Registration,
    /// Findings that are accepted for it.
    pub exceptions: Vec<Exception>,
    /// Examples that it accepts.
    pub valid: Vec<ValidExample>,
    /// Examples that it refuses.
    pub invalid: Vec<InvalidExample>,
}

/// How a component is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentDef {
    /// Its name in results.
    pub name: String,
    /// Where it is defined: its key in TOML, or else the rule's name in the grammar.
    pub span: Span,
    /// Its Rust identifier, where that is not made from the name.
    pub ident: Option<String>,
    /// How its text is read.
    pub kind: ComponentType,
    /// What is meant where it is absent.
    pub default: Option<String>,
    /// Whether it is a secret: masked in `Debug` and logs.
    pub sensitive: bool,
    /// Whether it is a hint to the user and not something a client sends.
    pub advisory: bool,
    /// Of a host: whether only four numbers up to 255 without leading zeros are an address, and all else
    /// that looks like one is a name (RFC 3986 section 3.2.2).
    pub strict_ipv4: bool,
    /// Whether `+` stands for a space in it.
    pub plus_is_space: bool,
    /// Whether `_` stands for a space in it.
    pub underscore_is_space: bool,
    /// Whether its case carries no meaning.
    pub case_insensitive: bool,
    /// The lists that it can be read as.
    pub splits: Vec<SplitDef>,
    /// Whether it holds bytes in base64.
    pub base64: Option<Base64>,
    /// Characters that builders encode although the rule would allow them.
    pub reserved: String,
    /// Control characters that it may carry once decoded: `CR`, `LF`, `TAB`, `NUL`.
    pub control: Vec<String>,
    /// A rule by which its text is read again; failure is a range error.
    pub rule: Option<Spanned<String>>,
    /// What is meant where it is absent or empty; normalisation writes it there.
    pub empty: Option<String>,
    /// Whether to write its default says something else than to leave it out.
    pub distinct: bool,
    /// What of it normalisation leaves as it is written.
    pub verbatim: Verbatim,
}

/// The types of component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComponentType {
    /// A text.
    Text,
    /// Its presence says it all.
    Flag,
    /// A decimal number of so many bits, without sign, within a range.
    Unsigned {
        /// 8, 16, 32 or 64.
        bits: u8,
        /// The smallest and largest value allowed.
        range: (u64, u64),
    },
    /// A decimal number of so many bits, with a sign, within a range.
    Signed {
        /// 16, 32 or 64.
        bits: u8,
        /// The smallest and largest value allowed.
        range: (i64, i64),
    },
    /// One of a few words: variant name and the texts that mean it.
    Enum(Vec<(String, Vec<String>)>),
    /// The name or address of a host.
    Host,
    /// A list of records that are a key and a value each.
    Map(MapDef),
}

impl ComponentDef {
    /// The byte that stands for a space in it.
    pub fn space(&self) -> Option<u8> {
        if self.plus_is_space {
            Some(b'+')
        } else if self.underscore_is_space {
            Some(b'_')
        } else {
            None
        }
    }
}

/// A list of records read as a map. Keys and the values of known keys are compared and read decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapDef {
    /// The component of the records that is the key, by its name.
    pub key: String,
    /// The component of the records that is the value, by its name; where it is absent, the value is empty.
    pub value: String,
    /// What becomes of a key that is not known.
    pub unknown: Unknown,
    /// The known keys, in the order written.
    pub known: Vec<Known>,
}

impl Default for MapDef {
    /// A map that knows no key, over records of a `name` and a `value`.
    fn default() -> Self {
        let (key, value) = ("name".to_owned(), "value".to_owned());
        MapDef { key, value, unknown: Unknown::Keep, known: Vec::new() }
    }
}

/// What of a text normalisation leaves as it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Verbatim {
    /// Nothing.
    #[default]
    Nothing,
    /// Its escapes, but for the case of their digits.
    Escapes,
    /// All of it.
    Text,
}

impl Verbatim {
    /// Those that are written.
    pub const ALL: [Verbatim; 2] = [Verbatim::Escapes, Verbatim::Text];

    /// As it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Verbatim::Nothing => "",
            Verbatim::Escapes => "escapes",
            Verbatim::Text => "text",
        }
    }
}

/// A key that a map knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// How its value is read; its name is the key.
    pub def: ComponentDef,
    /// How the values combine where the key comes more than once.
    pub repeat: Repeat,
}

/// What becomes of a key that a map does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// It is kept, and may be passed over.
    Keep,
    /// The URL is refused.
    Refuse,
    /// It is kept, and whoever uses the URL should be asked what to do.
    Ask,
}

impl Unknown {
    /// All of them, in order.
    pub const ALL: [Unknown; 3] = [Unknown::Keep, Unknown::Refuse, Unknown::Ask];

    /// The word in TOML.
    pub fn as_str(self) -> &'static str {
        match self {
            Unknown::Keep => "keep",
            Unknown::Refuse => "refuse",
            Unknown::Ask => "ask",
        }
    }
}

/// How the values of a key combine that comes more than once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    /// Only the first counts.
    First,
    /// What fits any of them fits.
    Union,
    /// What fits all of them fits.
    Intersection,
}

impl Repeat {
    /// All of them, in order.
    pub const ALL: [Repeat; 3] = [Repeat::First, Repeat::Union, Repeat::Intersection];

    /// The word in TOML.
    pub fn as_str(self) -> &'static str {
        match self {
            Repeat::First => "first",
            Repeat::Union => "union",
            Repeat::Intersection => "intersection",
        }
    }
}

/// A list that a text can be read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitDef {
    /// What the list is called: `segments`.
    pub name: String,
    /// The text between two pieces.
    pub at: String,
    /// Whether that text may also stand before the first piece.
    pub leading: bool,
    /// The text that parts each piece into a key and a value.
    pub pair: Option<String>,
    /// The list is there only if the component holds this text.
    pub when: Option<String>,
    /// The list is there only if the component does not hold this text.
    pub unless: Option<String>,
}

/// That a text holds bytes in base64 (RFC 4648 section 4), under the percent-encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base64 {
    /// The flag beside it whose presence says so, by its name. Without one it always does.
    pub flag: Option<String>,
    /// Where that is written.
    pub span: Span,
}

/// A text that is put together from components: `[join] local-path = ["{drive}:{path}", "{path}"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Join {
    /// What it is called.
    pub name: Spanned<String>,
    /// The templates; the first whose components are all present is used.
    pub templates: Vec<Vec<JoinPart>>,
}

/// A part of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JoinPart {
    /// This text.
    Text(String),
    /// A component, decoded, by its name.
    Component(String),
}

/// A step by which a client gets at what a URL names: `[[plan]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanStepDef {
    /// Where it is written.
    pub span: Span,
    /// What it does.
    pub action: PlanAction,
    /// All of these must hold for the step to be in a plan.
    pub tests: Vec<PlanTest>,
    /// A list: the step comes once for each of it.
    pub each: Option<Spanned<String>>,
    /// A text that the step sees in pieces.
    pub cut: Option<PlanCut>,
    /// Templates of the argument; the first whose components are all there is used. None: no argument.
    pub templates: Vec<Spanned<Vec<PlanPart>>>,
    /// What stands between the texts of a list in a template.
    pub join: Option<String>,
    /// Whether components are taken as written.
    pub raw: bool,
    /// Whether the argument is a pattern of file names, in which what was written as an escape is no wildcard.
    pub glob: bool,
    /// What stands before the argument as it is.
    pub before: Option<String>,
    /// Whether the argument is sent in base64.
    pub base64: bool,
    /// Characters that a component, decoded, may not hold here.
    pub forbid: Vec<(Spanned<String>, String)>,
    /// The argument is a guess.
    pub guess: Option<PlanGuess>,
    /// The question to the user, where what a template asks for is not given.
    pub ask: Option<String>,
    /// Whether there is no plan without that.
    pub required: bool,
    /// Whether it is a secret.
    pub sensitive: bool,
    /// The step is done only in answer to this.
    pub on: Option<String>,
    /// Whether a client may leave it out.
    pub optional: bool,
    /// Whether it makes a connection what it is.
    pub session: bool,
    /// Whether it is shown to the user, and nothing is sent.
    pub suggest: bool,
    /// The component after which the names of entries make URLs.
    pub link: Option<Spanned<String>>,
}

/// What a step of a plan does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// This, a command of the protocol or a word.
    Verb(String),
    /// Nothing can be done with such a URL, and this says why.
    Refuse(String),
}

/// A question about a URL. In those about values an absent component counts as an empty one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanTest {
    /// The component is there.
    Present(Spanned<String>),
    /// It is not there.
    Absent(Spanned<String>),
    /// It stands for one of these values, or for none of them.
    Is {
        /// The component.
        component: Spanned<String>,
        /// The values: variants of an enum, or decoded texts.
        values: Vec<String>,
        /// Whether it stands for one of them, and not for none.
        holds: bool,
    },
    /// Decoded, it holds this text, or does not.
    Has {
        /// The component.
        component: Spanned<String>,
        /// The text.
        text: String,
        /// Whether it holds it.
        holds: bool,
    },
    /// The question of this name in `[is]` has this answer.
    Predicate {
        /// The question.
        name: Spanned<String>,
        /// The answer.
        holds: bool,
    },
}

/// That a text is seen in pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanCut {
    /// The text.
    pub component: Spanned<String>,
    /// What stands between two pieces.
    pub at: String,
    /// Whether the same may stand before the first piece.
    pub leading: bool,
    /// Which pieces are seen.
    pub take: PlanTake,
}

/// Which pieces of a text a step sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanTake {
    /// All of them.
    All,
    /// The last one.
    Last,
    /// All but the last one.
    ButLast,
}

impl PlanTake {
    /// All of them, in order.
    pub const ALL: [PlanTake; 3] = [PlanTake::All, PlanTake::Last, PlanTake::ButLast];

    /// The word in TOML.
    pub fn as_str(self) -> &'static str {
        match self {
            PlanTake::All => "all",
            PlanTake::Last => "last",
            PlanTake::ButLast => "but-last",
        }
    }
}

/// A part of a template of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanPart {
    /// This text.
    Text(String),
    /// A component, by its name: `{host}`.
    Component(String),
    /// Something that the client has to know, by its name: `{?email}`.
    Input(String),
}

/// An argument that is guessed from the suffix of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanGuess {
    /// The name.
    pub component: Spanned<String>,
    /// The argument for text.
    pub ascii: String,
    /// The argument for everything else.
    pub image: String,
}

/// How relative references are resolved against the URLs of a scheme, beyond RFC 3986 section 5.2.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resolution {
    /// A path that begins with `/` and this text has another root, which no `..` leaves.
    pub root: Option<String>,
    /// Where the last segment holds this text, its name ends there.
    pub suffix: Option<String>,
}

/// A question about a component that deserves a method: `[is] local = { … }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicate {
    /// The word after `is_`.
    pub name: String,
    /// The component that is looked at, by its name.
    pub component: Spanned<String>,
    /// Whether absence (or an empty text) answers yes.
    pub absent: bool,
    /// The texts that answer yes, in any case.
    pub values: Vec<String>,
}

/// Something worth telling about a URL that is valid: `[[finding]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingDef {
    /// Its stable name, such as `raw-plus`.
    pub code: Spanned<String>,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence for whoever wrote the URL.
    pub message: String,
    /// The document and section that it comes from.
    pub reference: String,
    /// The components that are looked at, by their names in results.
    pub components: Vec<Spanned<String>>,
    /// What is looked for in them.
    pub pattern: Pattern,
    /// Told only where this component is absent.
    pub if_absent: Option<Spanned<String>>,
    /// Told only where the component stands right behind the scheme and its colon.
    pub leading: bool,
    /// The ASCII byte that parts the pieces which are each looked at, and not the whole text.
    pub split: Option<u8>,
    /// Whether percent-encoding what was found mends it.
    pub encode_fix: bool,
    /// Whether leaving out all that stands before the component mends it.
    pub remove_scheme: bool,
    /// What mends a component that is present: leaving out all up to the component of this name.
    pub remove_until: Option<Spanned<String>>,
    /// What mends it when it is written before the component.
    pub insert: Option<Spanned<String>>,
    /// The profile that it belongs to: told only to those who ask for that one.
    pub profile: Option<String>,
    /// How bad it was before some revision of the document.
    pub before: Option<Before>,
}

/// What a finding looks for in a component. An escape, `%` and two hex digits, is one piece: nothing
/// begins inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// Any of these ASCII bytes, each on its own.
    Bytes(String),
    /// ASCII bytes other than these, as many as stand together.
    Safe(String),
    /// This text.
    Text(String),
    /// The component itself.
    Present,
    /// Escapes of any of these ASCII bytes, each on its own.
    Escaped(String),
    /// The whole text, if it is one of these in any case, once escapes of unreserved characters are decoded.
    Equals(Vec<String>),
    /// The whole text, if it is none of these.
    OtherThan(Vec<String>),
    /// The whole text, if it holds none of these ASCII bytes, raw or escaped.
    Without(String),
    /// The whole text, if it begins with this.
    Begins(String),
    /// The whole text, if it does not begin with this.
    BeginsNot(String),
    /// The whole text, if it is not empty and ends with none of these, in any case.
    EndsNot(Vec<String>),
    /// What stands behind the first of this ASCII byte, unless that is nothing.
    After(u8),
    /// What can be taken for something else by a person or by a server.
    Like(Likeness),
}

impl Pattern {
    /// Whether it finds the whole text or nothing.
    pub fn is_whole(&self) -> bool {
        matches!(
            self,
            Pattern::Present
                | Pattern::Equals(_)
                | Pattern::OtherThan(_)
                | Pattern::Without(_)
                | Pattern::Begins(_)
                | Pattern::BeginsNot(_)
                | Pattern::EndsNot(_)
        )
    }
}

/// What a text can be taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likeness {
    /// The start of the text looks like the name or the number of a host.
    Host,
    /// A port that is not the scheme's own: that of another protocol, or one below 1024.
    ForeignPort,
}

impl Likeness {
    /// All of them, by the words in TOML.
    pub const ALL: [(&'static str, Likeness); 2] =
        [("host", Likeness::Host), ("foreign-port", Likeness::ForeignPort)];
}

/// What a dialect says of mending texts that it refuses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mending {
    /// The ASCII byte that stands for a space where that is to be encoded, if not an escape does.
    pub space: Option<u8>,
    /// What stands before and behind the letter of a disk where a path of Windows becomes a URL.
    pub windows: Option<(String, String)>,
}

/// How bad a finding was before a revision of its document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// The first revision for which it is as bad as it is now: numbers with dots between them.
    pub revision: String,
    /// How bad it was until then.
    pub severity: Severity,
}

/// What a submission must say (RFC 1738 section 4, RFC 7595 section 7.4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registration {
    /// How a client gets at the resource.
    pub access: Option<String>,
    /// Demonstrable utility: what uses it.
    pub applications: Option<String>,
    /// Security considerations.
    pub security: Option<String>,
    /// Whom to ask.
    pub contact: Option<String>,
    /// Who may change it.
    pub change_controller: Option<String>,
    /// The answers that are not there, and where they would stand.
    pub missing: Vec<MissingAnswer>,
}

/// An answer of a [`Registration`] that is absent or blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingAnswer {
    /// Its key in TOML.
    pub key: &'static str,
    /// The blank text, or else the place that it belongs to.
    pub span: Span,
}

/// Findings that are accepted for a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exception {
    /// The code of the findings.
    pub code: Spanned<String>,
    /// Why they are right here.
    pub reason: String,
    /// When that was decided, as year, month and day: `2026-01-31`.
    pub date: String,
}

/// An example that must be accepted, with all its components.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidExample {
    /// The URL.
    pub url: Spanned<String>,
    /// What it is made of, in the order written.
    pub components: Vec<(String, ExampleValue)>,
    /// Where the components are written.
    pub components_span: Span,
}

/// The value of a component in an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExampleValue {
    /// A text as written, or the name of an enum's variant.
    Text(String),
    /// A number.
    Integer(i128),
    /// A flag that is present.
    Flag(bool),
    /// The items of a list.
    List(Vec<ExampleValue>),
    /// The components of a record.
    Record(Vec<(String, ExampleValue)>),
}

/// An example that must be refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidExample {
    /// The URL.
    pub url: Spanned<String>,
    /// Why.
    pub kind: ErrorKind,
    /// Where, in bytes from the start.
    pub offset: Spanned<u32>,
}

/// Why a URL is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ErrorKind {
    /// It is not in the scheme's language.
    Syntax,
    /// A component's value is out of range.
    Range,
    /// It does not start with a scheme.
    Scheme,
    /// It is 4 GiB long or longer.
    TooLong,
    /// It is not UTF-8.
    Encoding,
}

impl ErrorKind {
    /// All of them, in order.
    pub const ALL: [ErrorKind; 5] =
        [ErrorKind::Syntax, ErrorKind::Range, ErrorKind::Scheme, ErrorKind::TooLong, ErrorKind::Encoding];

    /// The word in TOML, JSON and messages.
    pub fn as_str(self) -> &'static str {
        match self {
            ErrorKind::Syntax => "syntax",
            ErrorKind::Range => "range",
            ErrorKind::Scheme => "scheme",
            ErrorKind::TooLong => "too-long",
            ErrorKind::Encoding => "encoding",
        }
    }
}

/// A name that is set aside without a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// The name, in lower case.
    pub name: Spanned<String>,
    /// What it was set aside for.
    pub title: String,
    /// Where that is said.
    pub references: Vec<String>,
}

/// A prefix that says what a name is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prefix {
    /// The prefix, in lower case.
    pub prefix: String,
    /// What names with it are.
    pub status: Status,
    /// One line that says why.
    pub title: String,
    /// Where that is said.
    pub references: Vec<String>,
}
