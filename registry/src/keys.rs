//! The keys of the TOML files: which there are, and what each takes.
//!
//! The reader refuses every key that is not in these tables, and the JSON Schemas for editors are made
//! from them, so neither can know a key that the other does not.

use crate::model::{Designates, ErrorKind, Status};
use crate::read::component::{control_words, repeat_words, type_words, unknown_words, verbatim_words};
use crate::read::finding::{escaped_words, fix_words, like_words, severity_words};
use crate::read::plan::take_words;
use crate::read::suffixes::transfer_words;

/// A key of a table.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    /// The key.
    pub(crate) name: &'static str,
    /// What it takes.
    pub(crate) value: Value,
    /// Whether it must be there.
    pub(crate) required: bool,
    /// What it says, in one sentence.
    pub(crate) about: &'static str,
}

/// What a key takes.
#[derive(Clone, Copy)]
pub(crate) enum Value {
    /// A text.
    Text,
    /// A text that is not blank.
    Said,
    /// A text of this form, as a regular expression.
    Form(&'static str),
    /// One of a few words.
    Word(fn() -> Vec<&'static str>),
    /// True or false.
    Boolean,
    /// A whole number within these bounds.
    Integer(i64, i64),
    /// A text or a whole number.
    TextOrInteger,
    /// A text that is not blank, or true or false.
    SaidOrBoolean,
    /// A text, or a table with any keys, which all take the same.
    TextOrAny(&'static Value),
    /// A text, or a list of one text at least.
    TextOrTexts,
    /// A list of so many texts at least.
    Texts(usize),
    /// A list of words.
    Words(fn() -> Vec<&'static str>),
    /// The lower and the upper bound of a range.
    Range,
    /// A table with these keys.
    Table(&'static [Key]),
    /// A list of such tables.
    Tables(&'static [Key]),
    /// A table with any keys, which all take the same.
    Any(&'static Value),
    /// A component of an example: a text, a whole number, true, a list or a table.
    Component,
}

const fn key(name: &'static str, value: Value, about: &'static str) -> Key {
    Key { name, value, required: false, about }
}

const fn required(name: &'static str, value: Value, about: &'static str) -> Key {
    Key { name, value, required: true, about }
}

/// The names of keys, in the order of the table.
pub(crate) fn names(keys: &'static [Key]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

const SCHEME_NAME: Value = Value::Form("^[a-z0-9+.-]+$");
const COMPONENT_NAME: Value = Value::Form("^[a-z][a-z0-9]*(-[a-z0-9]+)*$");

/// A scheme file.
pub(crate) const SCHEME: &[Key] = &[
    required("name", SCHEME_NAME, "The scheme's name in lower case: that of its file."),
    required("title", Value::Said, "One line that says what the scheme is."),
    required("status", Value::Word(status_words), "Where the scheme stands."),
    required("references", Value::Texts(1), "The documents that define it."),
    required("designates", Value::Word(designates_words), "What its URLs stand for."),
    key("default-port", Value::Integer(0, 65535), "The port that is meant where none is written."),
    key("note", Value::Texts(0), "Remarks for readers of the documentation."),
    required("syntax", Value::Table(SYNTAX), "How its URLs are written."),
    key(
        "components",
        Value::Any(&Value::Table(COMPONENT)),
        "How components are read, by the rule that shows them.",
    ),
    key("is", Value::Any(&Value::Table(QUESTION)), "Questions about a component that deserve a method."),
    key("join", Value::Any(&Value::Texts(1)), "Texts that are put together from components, by templates."),
    key("plan", Value::Tables(PLAN), "The steps by which a client gets at what a URL names, in order."),
    key("resolve", Value::Table(RESOLVE), "How relative references are resolved against its URLs."),
    key("finding", Value::Tables(FINDING), "What is worth telling about a valid URL of the scheme."),
    key(
        "registration",
        Value::Table(REGISTRATION),
        "What a submission must say (RFC 1738 section 4, RFC 7595 section 7.4).",
    ),
    key(
        "exception",
        Value::Tables(EXCEPTION),
        "Findings that are accepted for this scheme, each with its reason.",
    ),
    key("valid", Value::Tables(VALID), "URLs that the scheme accepts, with all their components."),
    key(
        "invalid",
        Value::Tables(INVALID),
        "URLs that the scheme refuses, with the place where they go wrong.",
    ),
];

/// `[syntax]`.
pub(crate) const SYNTAX: &[Key] = &[
    required(
        "rule",
        Value::Said,
        "The rule that a whole URL matches: of the dialect's grammar, or of `rules`.",
    ),
    key("rules", Value::Text, "Pest rules that the scheme adds to those of its dialect."),
    key("bnf", Value::Text, "The specification's own BNF for them."),
    key("any-case", Value::Boolean, "Whether the scheme's name may be written in any case."),
];

const TYPE: Key = key("type", Value::Word(type_words), "How its text is read.");
const IDENT: Key = key(
    "ident",
    Value::Form("^[a-z][a-z0-9_]*$"),
    "Its Rust identifier, where that is not made from the name.",
);
const RANGE: Key = key("range", Value::Range, "The smallest and the largest value of a number.");
const VALUES: Key =
    key("values", Value::Any(&Value::Texts(1)), "The variants of an enum, each with the texts that mean it.");
const DEFAULT: Key = key("default", Value::TextOrInteger, "What is meant where it is absent.");
const RULE: Key =
    key("rule", Value::Said, "A rule by which its text is read again; failure is a range error.");
const SENSITIVE: Key =
    key("sensitive", Value::Boolean, "Whether it is a secret: masked wherever it is shown or logged.");
const ADVISORY: Key =
    key("advisory", Value::Boolean, "Whether it is a hint to the user, and nothing that a client sends.");
const CASE_INSENSITIVE: Key = key("case-insensitive", Value::Boolean, "Whether its case carries no meaning.");
const SPLIT_KEY: Key = key(
    "split",
    Value::TextOrAny(&Value::Table(SPLIT)),
    "The text that splits it into segments, or the lists that it can be read as, by name.",
);

/// A component of `[components]`.
pub(crate) const COMPONENT: &[Key] = &[
    key("name", COMPONENT_NAME, "Its name in results; made from the rule's name if it is not given."),
    IDENT,
    TYPE,
    RANGE,
    VALUES,
    key(
        "strict-ipv4",
        Value::Boolean,
        "Whether of a host only four numbers up to 255 without leading zeros are an address, and all else a name.",
    ),
    key("key", COMPONENT_NAME, "The component of a map's records that is the key; `name` unless said."),
    key("value", COMPONENT_NAME, "The component of a map's records that is the value; `value` unless said."),
    key("unknown", Value::Word(unknown_words), "What becomes of a key that a map does not know."),
    key(
        "known",
        Value::Any(&Value::Table(KNOWN)),
        "The keys that a map knows, and how their values are read.",
    ),
    DEFAULT,
    RULE,
    SENSITIVE,
    ADVISORY,
    key("plus-is-space", Value::Boolean, "Whether \"+\" stands for a space in it."),
    key("underscore-is-space", Value::Boolean, "Whether \"_\" stands for a space in it."),
    CASE_INSENSITIVE,
    SPLIT_KEY,
    key(
        "base64",
        Value::SaidOrBoolean,
        "Whether it holds bytes in base64: the name of the flag beside it that says so, or true for always.",
    ),
    key("reserved", Value::Text, "Characters that builders encode although the rule would allow them."),
    key("control", Value::Words(control_words), "Control characters that it may carry once decoded."),
    key(
        "empty",
        Value::Text,
        "What is meant where it is absent or empty, and where normalisation then writes it.",
    ),
    key(
        "distinct",
        Value::Boolean,
        "Whether to write its default says something else than to leave it out, so that neither replaces the other.",
    ),
    key(
        "verbatim",
        Value::Word(verbatim_words),
        "What of it normalisation leaves as it is written, since only those who made it know what it means.",
    ),
];

/// A key of a map, in `known`.
pub(crate) const KNOWN: &[Key] = &[
    IDENT,
    TYPE,
    RANGE,
    VALUES,
    DEFAULT,
    RULE,
    key("repeat", Value::Word(repeat_words), "How the values combine where the key comes more than once."),
    ADVISORY,
    CASE_INSENSITIVE,
    SPLIT_KEY,
];

/// A list that a text can be read as, in `split`.
pub(crate) const SPLIT: &[Key] = &[
    required("at", Value::Said, "The text between two pieces."),
    key("leading", Value::Boolean, "Whether that text may also stand before the first piece."),
    key("pair", Value::Said, "The text that parts each piece into a key and a value, where it comes first."),
    key("when", Value::Said, "The list is there only if the component holds this text."),
    key("unless", Value::Said, "The list is there only if the component does not hold this text."),
];

/// `[resolve]`.
pub(crate) const RESOLVE: &[Key] = &[
    key(
        "root",
        Value::Said,
        "What stands after the first \"/\" of a path that has another root, which no \"..\" leaves.",
    ),
    key(
        "suffix",
        Value::Said,
        "What ends the name of the last segment, and stays when the path is shortened.",
    ),
];

/// A question of `[is]`.
pub(crate) const QUESTION: &[Key] = &[
    required("component", Value::Said, "The component that is looked at, by its name."),
    key("absent", Value::Boolean, "Whether its absence answers yes."),
    key("values", Value::Texts(0), "The texts that answer yes, in any case."),
];

/// `[[plan]]`.
pub(crate) const PLAN: &[Key] = &[
    key("verb", Value::Said, "What is done: a command of the protocol, or a word for it."),
    key("refuse", Value::Said, "Instead of a verb: nothing can be done with such a URL, and why."),
    key(
        "argument",
        Value::TextOrTexts,
        "Its argument, a template such as \"{host}:{port}\", or a list of which the first is used whose components are all there; `{?name}` is what the client has to know.",
    ),
    key("if", Value::TextOrTexts, "Components that must be there."),
    key("unless", Value::TextOrTexts, "Components that must not be there."),
    key(
        "when",
        Value::Any(&Value::TextOrTexts),
        "Values of which a component must have one; an absent one is empty.",
    ),
    key(
        "except",
        Value::Any(&Value::TextOrTexts),
        "Values that a component must not have; an absent one is empty.",
    ),
    key("has", Value::Any(&Value::Said), "Texts that components must hold, decoded."),
    key("lacks", Value::Any(&Value::Said), "Texts that components must not hold, decoded."),
    key("is", Value::TextOrTexts, "Questions of [is] that must be answered with yes."),
    key("is-not", Value::TextOrTexts, "Questions of [is] that must be answered with no."),
    key("each", COMPONENT_NAME, "A list: the step comes once for each of it, and sees that one alone."),
    key("split", Value::Table(PLAN_SPLIT), "A text that the step sees in pieces, each decoded for itself."),
    key("join", Value::Text, "What stands between the texts of a list in the argument."),
    key("raw", Value::Boolean, "Whether components go into the argument as written, escapes and all."),
    key(
        "glob",
        Value::Boolean,
        "Whether the argument is a pattern of file names, in which what was written as an escape is no wildcard; the step is left out where it has none.",
    ),
    key("before", Value::Said, "What stands before the argument as it is."),
    key("base64", Value::Boolean, "Whether the argument is sent in base64."),
    key("forbid", Value::Any(&Value::Said), "Characters that a component may not hold here, decoded."),
    key("guess", Value::Table(PLAN_GUESS), "The argument is guessed from the suffix of a name."),
    key("ask", Value::Said, "The question to the user, where what `{?name}` stands for is not known."),
    key("required", Value::Boolean, "Whether nothing can be done without it, so that there is no plan."),
    key("sensitive", Value::Boolean, "Whether what the user says is a secret."),
    key("on", Value::Said, "What must happen for the step to be done, such as an answer of the server."),
    key("optional", Value::Boolean, "Whether a client may leave the step out."),
    key(
        "session",
        Value::Boolean,
        "Whether it makes a connection what it is: two plans that share these steps can share one.",
    ),
    key("suggest", Value::Boolean, "Whether it is shown to the user, and nothing is sent."),
    key(
        "link",
        COMPONENT_NAME,
        "The step gives a list, and names in it follow this component in URLs of their own.",
    ),
];

/// `split` of `[[plan]]`.
pub(crate) const PLAN_SPLIT: &[Key] = &[
    required("component", COMPONENT_NAME, "The text."),
    required("at", Value::Said, "What stands between two pieces."),
    key("leading", Value::Boolean, "Whether it may also stand before the first piece."),
    key("take", Value::Word(take_words), "Which pieces are seen; all unless said."),
];

/// `guess` of `[[plan]]`.
pub(crate) const PLAN_GUESS: &[Key] = &[
    required("component", COMPONENT_NAME, "The name of a file."),
    required("ascii", Value::Text, "The argument where its suffix is that of a text."),
    required("image", Value::Text, "The argument where it is another one or unknown."),
];

/// `suffixes.toml`.
pub(crate) const SUFFIXES_FILE: &[Key] = &[required(
    "suffixes",
    Value::Any(&Value::Table(SUFFIX)),
    "Suffixes of file names in lower case, without the dot.",
)];

/// A suffix of `suffixes.toml`.
pub(crate) const SUFFIX: &[Key] = &[
    required(
        "type",
        Value::Form("^[a-z0-9.+-]+/[a-z0-9.+-]+$"),
        "The media type that it usually stands for.",
    ),
    required(
        "transfer",
        Value::Word(transfer_words),
        "How such files are transferred: as text or as they are.",
    ),
];

/// `[[finding]]`.
pub(crate) const FINDING: &[Key] = &[
    required("code", COMPONENT_NAME, "Its stable name."),
    required("severity", Value::Word(severity_words), "How bad it is."),
    required("message", Value::Said, "One sentence for whoever wrote the URL."),
    required("reference", Value::Said, "The document and section that it comes from."),
    required(
        "component",
        Value::TextOrTexts,
        "The component that is looked at, or a list of them, by their names in results.",
    ),
    key("bytes", Value::Said, "Looks for any of these ASCII characters, written raw."),
    key("safe", Value::Said, "Looks for raw ASCII characters other than these."),
    key("text", Value::Said, "Looks for exactly this text, written raw."),
    key("present", Value::Boolean, "True: looks for the component itself."),
    key("escaped", Value::Words(escaped_words), "Looks for escapes of these control characters."),
    key(
        "equals",
        Value::Texts(1),
        "Looks for a component that is one of these, in any case, with escapes of unreserved characters decoded.",
    ),
    key("other-than", Value::Texts(1), "Looks for a component that is none of these, in any case."),
    key("without", Value::Said, "Looks for a component with none of these ASCII characters, raw or escaped."),
    key("begins", Value::Said, "Looks for a component that begins with this text."),
    key("begins-not", Value::Said, "Looks for a component that does not begin with this text."),
    key(
        "ends-not",
        Value::Texts(1),
        "Looks for a component that is not empty and ends with none of these, in any case.",
    ),
    key("after", Value::Said, "Looks for what stands behind the first of this one character."),
    key(
        "like",
        Value::Word(like_words),
        "Looks for what can be taken for something else: \"host\", a host at the start of the component; \
         \"foreign-port\", a port that is another protocol's or below 1024, and not the scheme's own.",
    ),
    key("if-absent", COMPONENT_NAME, "Tells it only where this component is absent."),
    key("leading", Value::Boolean, "True: tells it only where the component stands right behind the scheme."),
    key("split", Value::Said, "Looks at each of the pieces between these characters, and not at the whole."),
    key(
        "fix",
        Value::Word(fix_words),
        "What mends it: \"encode\", to percent-encode what was found; \"remove-scheme\", to leave out what \
         stands before the component.",
    ),
    key("insert", Value::Said, "What mends it when it is written before the component."),
    key(
        "remove-until",
        COMPONENT_NAME,
        "What mends a component that is `present`: to leave out all from there up to this component.",
    ),
    key(
        "profile",
        COMPONENT_NAME,
        "The profile that it belongs to; it is told only to those who ask for it.",
    ),
    key("before", Value::Table(BEFORE), "How bad it was before some revision of the document."),
];

/// `before` of `[[finding]]`.
pub(crate) const BEFORE: &[Key] = &[
    required(
        "revision",
        Value::Form("^[0-9]+([.][0-9]+)*$"),
        "The first revision for which it is as bad as it is now: numbers with dots between them.",
    ),
    required("severity", Value::Word(severity_words), "How bad it was until then."),
];

/// `[registration]`.
pub(crate) const REGISTRATION: &[Key] = &[
    key("access", Value::Text, "How a client gets at the resource."),
    key("applications", Value::Text, "What uses the scheme, or will."),
    key("security", Value::Text, "What can go wrong, and what guards against it."),
    key("contact", Value::Text, "Whom to ask."),
    key("change-controller", Value::Text, "Who may change the scheme."),
];

/// `[[exception]]`.
pub(crate) const EXCEPTION: &[Key] = &[
    required("code", Value::Said, "The code of the findings."),
    required("reason", Value::Said, "Why they are right here."),
    required("date", Value::Form("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), "When that was decided."),
];

/// `[[valid]]`.
pub(crate) const VALID: &[Key] = &[
    required("url", Value::Text, "The URL."),
    required("components", Value::Any(&Value::Component), "All components of the URL, as written in it."),
];

/// `[[invalid]]`.
pub(crate) const INVALID: &[Key] = &[
    required("url", Value::Text, "The URL."),
    key("kind", Value::Word(error_words), "Why it is refused; \"syntax\" unless said."),
    required("offset", Value::Integer(0, 4_294_967_295), "Where it goes wrong, in bytes from the start."),
];

/// The file of a dialect.
pub(crate) const DIALECT: &[Key] = &[
    required("title", Value::Said, "One line that says which standard it is."),
    required("grammar", Value::Said, "The file name of its grammar."),
    required("notation", Value::Word(notation_words), "The notation of its productions."),
    required("generic-rule", Value::Said, "The rule that every URL of the dialect matches."),
    key("references", Value::Boolean, "Whether it has relative references."),
    key("relative-rule", Value::Said, "The rule that a reference without a scheme matches."),
    required("documents", Value::Texts(0), "The documents that define it."),
    key(
        "year",
        Value::Integer(1, 9999),
        "The year in which it was written: a URL in a text is read by the oldest dialect that accepts it.",
    ),
    key(
        "unreserved",
        Value::Said,
        "The rule for characters that mean the same escaped or not; letters, digits and `-._~` unless said.",
    ),
    key(
        "components",
        Value::Any(&Value::Table(COMPONENT)),
        "Components that its schemes share, by the rule that shows them.",
    ),
    key(
        "finding",
        Value::Tables(FINDING),
        "What is worth telling about a valid URL of any of its schemes that has the component.",
    ),
    key("mend", Value::Table(MEND), "How texts that it refuses are mended."),
    key("note", Value::Tables(NOTE), "General notes that hold for all its schemes."),
];

/// `[mend]` of a dialect.
pub(crate) const MEND: &[Key] = &[
    key("space", Value::Said, "The character that is written for a space, where an escape is not."),
    key(
        "windows-path",
        Value::Said,
        "How a path of Windows is written as a URL, with `{letter}` for the disk and `{path}` behind it.",
    ),
];

/// `[[note]]` of a dialect.
pub(crate) const NOTE: &[Key] = &[
    required("title", Value::Said, "What it is about."),
    required("text", Value::Said, "The note."),
    required("reference", Value::Said, "Where it comes from."),
];

/// `ports.toml`.
pub(crate) const PORTS_FILE: &[Key] = &[
    required("references", Value::Texts(1), "The documents that assign the ports."),
    required("ports", Value::Any(&Value::Said), "The protocol that is expected at a port, by the port."),
];

/// `reserved.toml`.
pub(crate) const RESERVED_FILE: &[Key] = &[
    key("reserved", Value::Tables(RESERVED), "Names that are set aside without a definition."),
    key("prefix", Value::Tables(PREFIX), "Prefixes that say what a name is for."),
];

/// `[[reserved]]`.
pub(crate) const RESERVED: &[Key] = &[
    required("name", SCHEME_NAME, "The name, in lower case."),
    required("title", Value::Said, "What it was set aside for."),
    required("references", Value::Texts(1), "Where that is said."),
];

/// `[[prefix]]`.
pub(crate) const PREFIX: &[Key] = &[
    required("prefix", SCHEME_NAME, "The prefix, in lower case."),
    required("status", Value::Word(status_words), "What names with it are."),
    required("title", Value::Said, "One line that says why."),
    required("references", Value::Texts(1), "Where that is said."),
];

/// `iana.toml`.
pub(crate) const IANA_FILE: &[Key] = &[
    required("date", Value::Form("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"), "The date of the source."),
    required("names", Value::Any(&Value::Table(IANA_NAME)), "The names, as written there."),
];

/// A name of `iana.toml`: the columns of IANA's registry. Those that are blank there are left out here.
pub(crate) const IANA_NAME: &[Key] = &[
    required("status", Value::Word(status_words), "Its status."),
    required("title", Value::Text, "Its description."),
    required("reference", Value::Text, "Its reference."),
    key("template", Value::Text, "Where its registration is kept."),
    key("well-known", Value::Text, "The document by which it has well-known URIs."),
    key("cri-number", Value::Integer(0, 4_294_967_295), "Its number in Constrained Resource Identifiers."),
    key("notes", Value::Text, "Notes."),
    key("registered", Value::Text, "The day of its registration."),
    key("updated", Value::Text, "The day of its last change."),
];

fn status_words() -> Vec<&'static str> {
    Status::ALL.map(Status::as_str).to_vec()
}

fn designates_words() -> Vec<&'static str> {
    Designates::ALL.map(Designates::as_str).to_vec()
}

fn error_words() -> Vec<&'static str> {
    ErrorKind::ALL.map(ErrorKind::as_str).to_vec()
}

fn notation_words() -> Vec<&'static str> {
    use url_schemes_grammar::bnf::Notation;
    Notation::ALL.iter().map(|notation| notation.name()).collect()
}
