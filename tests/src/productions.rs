//! The productions that each dialect is judged by.

use std::fs;

use url_schemes_registry::model::Dialect;

use crate::bnf_text::{Bnf, Notation};
use crate::{doc_text, files, rfc1738};

/// The dialects whose productions the tests have from their document, corrected by a table of their own.
/// Those of all others are what their grammar says that its rules are held to.
const FROM_DOCUMENTS: &[(&str, Read)] = &[("rfc1738", rfc1738::amended)];

/// Reads productions.
type Read = fn() -> Bnf;

/// What has no production in a grammar and needs one, a file a dialect.
const ADDED: &str = "tests/data/productions";

/// The productions of a dialect.
pub fn of(dialect: &Dialect) -> Bnf {
    let notation = match dialect.notation.as_str() {
        "rfc1738" => Notation::Rfc1738,
        "abnf" => Notation::Abnf,
        other => panic!("no reader here for the notation {other}"),
    };
    let from_document = FROM_DOCUMENTS.iter().find(|(name, _)| *name == dialect.name);
    let mut bnf = match from_document {
        Some((_, amended)) => amended(),
        None => from_grammar(dialect, notation),
    };
    let added = files::root().join(format!("{ADDED}/{}.txt", dialect.name));
    // Most grammars say all of it.
    if let Ok(added) = fs::read_to_string(added) {
        bnf.extend(listed(notation, &added));
    }
    bnf
}

fn from_grammar(dialect: &Dialect, notation: Notation) -> Bnf {
    let mut bnf = doc_text::productions(notation, &text_of(dialect));
    for text in dialect.schemes.values().filter_map(|scheme| scheme.bnf.as_ref()) {
        bnf.extend(listed(notation, &text.value));
    }
    if notation == Notation::Abnf && !bnf.has("hexdig") {
        bnf.set_text(notation, "hexdig = %x30-39 / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"");
    }
    bnf
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
