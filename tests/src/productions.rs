//! The productions that each dialect is judged by.

use std::collections::BTreeMap;
use std::fs;

use url_schemes_registry::model::{Dialect, Scheme};

use crate::bnf_text::{self, Bnf, Notation};
use crate::{doc_text, files, rfc1738};

/// The dialects whose productions the tests have from their document, corrected by a table of their own.
/// Those of all others are what their grammar says that its rules are held to.
const FROM_DOCUMENTS: &[(&str, Read)] = &[("rfc1738", rfc1738::amended)];

/// Reads productions.
type Read = fn() -> Bnf;

/// What has no production in a grammar and needs one, a file a dialect.
const ADDED: &str = "tests/data/productions";

/// What RFC 5234 appendix B.1 gives to every ABNF, as far as grammars here use it.
const CORE: &[&str] = &[
    "ALPHA = %x41-5A / %x61-7A",
    "DIGIT = %x30-39",
    "HEXDIG = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"",
];

/// The productions of a dialect.
pub struct Productions {
    shared: Bnf,
    /// Those that hold in a scheme with rules of its own.
    of_schemes: BTreeMap<String, Bnf>,
}

impl Productions {
    /// Reads the productions of a dialect.
    pub fn of(dialect: &Dialect) -> Self {
        let notation = match dialect.notation.as_str() {
            "rfc1738" => Notation::Rfc1738,
            "abnf" => Notation::Abnf,
            other => panic!("no reader here for the notation {other}"),
        };
        let from_document = FROM_DOCUMENTS.iter().find(|(name, _)| *name == dialect.name);
        let mut shared = match from_document {
            Some((_, amended)) => amended(),
            None => doc_text::productions(notation, &text_of(dialect)),
        };
        let core = if notation == Notation::Abnf { CORE } else { &[] };
        for text in core {
            let (name, body) = bnf_text::parse(notation, text);
            if !shared.has(&name) {
                shared.set(&name, body);
            }
        }
        let added = files::root().join(format!("{ADDED}/{}.txt", dialect.name));
        // Most grammars say all of it.
        if let Ok(added) = fs::read_to_string(added) {
            shared.extend(listed(notation, &added));
        }
        let schemes = dialect.schemes.iter();
        let of_schemes =
            schemes.map(|(name, scheme)| (name.clone(), over(&shared, notation, dialect, scheme)));
        Productions { of_schemes: of_schemes.collect(), shared }
    }

    /// Those that hold in a scheme; where its name is empty, in the dialect.
    pub fn of_scheme(&self, name: &str) -> &Bnf {
        self.of_schemes.get(name).unwrap_or(&self.shared)
    }
}

/// The productions of a scheme beside those that it shares with others.
fn over(shared: &Bnf, notation: Notation, dialect: &Dialect, scheme: &Scheme) -> Bnf {
    let mut own = doc_text::productions(notation, &rules_of(dialect, scheme));
    if let Some(bnf) = &scheme.bnf {
        own.extend(listed(notation, &bnf.value));
    }
    for name in own.names() {
        assert!(!shared.has(name), "{}: the production {name} is the dialect's", scheme.name.value);
    }
    let mut all = shared.clone();
    all.extend(own);
    scheme.grammar.rules.iter().for_each(|rule| all.alias(&rule.name));
    all
}

/// The text of a scheme's own rules, as its file has it.
fn rules_of(dialect: &Dialect, scheme: &Scheme) -> String {
    let path = format!("registry/{}/{}.toml", dialect.name, scheme.name.value);
    let text =
        fs::read_to_string(files::root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rules = text.split_once("\nrules = '''").and_then(|(_, after)| after.split_once("'''"));
    rules.map(|(rules, _)| rules.to_owned()).unwrap_or_default()
}

/// The text of a dialect's grammar.
pub fn text_of(dialect: &Dialect) -> String {
    let path = files::root().join("grammar").join(&dialect.grammar_file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Productions one after the other; those that go on are indented.
pub fn listed(notation: Notation, text: &str) -> Bnf {
    let mut texts: Vec<String> = Vec::new();
    for line in text.split_inclusive('\n').filter(|line| !line.trim().is_empty() && !line.starts_with(';')) {
        match texts.last_mut() {
            Some(text) if line.starts_with(' ') => text.push_str(line),
            _ => texts.push(line.to_owned()),
        }
    }
    let mut bnf = Bnf::new();
    for text in texts {
        bnf.set_text(notation, &text);
    }
    bnf
}
