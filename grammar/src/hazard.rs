//! Where pest's reading of a grammar is not what its writer meant.
//!
//! A BNF tries every alternative and lets a repetition be as long as it needs to be; pest takes the first
//! alternative that matches and the longest repetition, and never comes back. Each row of [`ROWS`] looks
//! for one consequence. All is decided: a finding that says a string is lost carries that string, and what
//! is not found is not there. Parts of predicates are never entered by an accepted input, so nothing is
//! said about them.

mod analysis;
mod dead;
mod edit;
mod ends;
mod loss;
mod part;
mod trace;
mod unreached;
mod unused;

use crate::ast::Grammar;
use crate::bnf::Notation;
use crate::diagnostic::{self, Diagnostic};
use crate::proof::SchemeGrammar;

use analysis::Analysis;

/// A dialect with its schemes, to look for hazards in.
#[derive(Clone, Copy, Debug)]
pub struct Unit<'g> {
    /// The notation of the productions.
    pub notation: Notation,
    /// The dialect's rules.
    pub dialect: &'g Grammar,
    /// The rule that every URL of the dialect matches.
    pub generic: Option<&'g str>,
    /// The schemes.
    pub schemes: &'g [SchemeGrammar<'g>],
    /// Rules that something outside of the grammar uses, by name.
    pub used: &'g [String],
}

/// A kind of hazard.
pub struct Row {
    /// The code of its findings.
    pub code: &'static str,
    /// One line.
    pub summary: &'static str,
    check: fn(&Analysis<'_>) -> Vec<Diagnostic>,
}

/// What is looked for.
pub const ROWS: &[Row] = &[
    Row {
        code: "shadowed-alternative",
        summary: "an alternative that an earlier one always takes the place of",
        check: dead::shadowed,
    },
    Row {
        code: "greedy-loss",
        summary: "a choice, option or repetition that takes what must follow",
        check: loss::losses,
    },
    Row {
        code: "never-entered",
        summary: "an alternative, option or repetition that no accepted input enters",
        check: dead::never_entered,
    },
    Row {
        code: "unreached-component",
        summary: "a component that no accepted input has",
        check: unreached::unreached,
    },
    Row {
        code: "unused-rule",
        summary: "a rule without a production that nothing calls",
        check: unused::unused,
    },
];

/// The hazards of a dialect and its schemes; with a scheme, only those that concern its URLs.
///
/// A grammar that pest would refuse gives the reasons for that instead.
///
/// ```
/// use url_schemes_grammar::bnf::Notation;
/// use url_schemes_grammar::hazard::{Unit, hazards};
/// use url_schemes_grammar::{language, source::FileId, syntax};
///
/// let (dialect, _) = syntax::read(FileId(0), "url = ${ (\"http\" | \"https\") ~ \":\" }", 0);
/// let unit = Unit { notation: Notation::Abnf, dialect: &dialect, generic: Some("url"), schemes: &[], used: &[] };
/// let found = hazards(&unit, None, language::DEFAULT_LIMIT);
/// assert_eq!(found[0].code, "shadowed-alternative");
/// assert_eq!(found[0].witness.as_deref(), Some("https:"));
/// ```
pub fn hazards(unit: &Unit<'_>, scheme: Option<&str>, limit: usize) -> Vec<Diagnostic> {
    let mut found = match Analysis::new(unit, scheme, limit) {
        Ok(analysis) => ROWS.iter().flat_map(|row| (row.check)(&analysis)).collect(),
        Err(refused) => refused,
    };
    diagnostic::sort(&mut found);
    found.dedup();
    found
}
