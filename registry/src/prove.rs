//! Proofs about the grammars of a registry: every rule is its production, nothing is lost by the order
//! in which pest reads, and every scheme's URLs are URLs of its dialect.

use std::panic::resume_unwind;
use std::thread;

use url_schemes_grammar::ast::Rule;
use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::diagnostic::{self, Diagnostic};
use url_schemes_grammar::hazard::{self, Unit};
use url_schemes_grammar::language::{self, Language, Reading, Verdict};
use url_schemes_grammar::proof::{self, Claim, SchemeGrammar};

use crate::model::{ComponentType, Dialect, Registry, Scheme};

/// How many states each search may see. There are many questions, so a grammar whose states explode must
/// not hold up each of them for long.
pub const LIMIT: usize = 200_000;

/// A claim about a rule of a dialect or of one of its schemes.
#[derive(Clone, Debug)]
pub struct DialectClaim {
    /// The dialect.
    pub dialect: String,
    /// The claim.
    pub claim: Claim,
}

/// What was asked, and what must be mended.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// Everything that was asked about productions and about the generic rule, with the answers.
    pub claims: Vec<DialectClaim>,
    /// The findings, in the order of their places.
    pub diagnostics: Vec<Diagnostic>,
}

/// Proves all that there is to prove about a registry that was loaded without errors.
///
/// ```
/// use url_schemes_registry::{load, prove};
///
/// let proof = prove::prove(&load::shipped().registry);
/// // What is not proved is an exception that a scheme declares.
/// assert!(proof.diagnostics.iter().all(|found| found.code == "outside-generic"));
/// ```
pub fn prove(registry: &Registry) -> Proof {
    let mut all = Proof::default();
    // The dialects have nothing to do with each other, and there are few of them: a thread each.
    let proofs: Vec<Proof> = thread::scope(|scope| {
        let dialects = registry.dialects.values();
        let threads: Vec<_> = dialects.map(|dialect| scope.spawn(|| prove_dialect(dialect))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|fault| resume_unwind(fault))).collect()
    });
    for mut proof in proofs {
        all.claims.append(&mut proof.claims);
        all.diagnostics.append(&mut proof.diagnostics);
    }
    finish(&mut all.diagnostics);
    all
}

/// The proofs about one dialect and all its schemes.
pub fn prove_dialect(dialect: &Dialect) -> Proof {
    beside_hazards(dialect, None, |work| {
        work.rules();
        for scheme in dialect.schemes.values() {
            work.scheme(scheme);
        }
    })
}

/// The proofs about one scheme: its own rules, and what its URLs use of the dialect's.
pub fn prove_scheme(dialect: &Dialect, scheme: &Scheme) -> Proof {
    beside_hazards(dialect, Some(&scheme.name.value), |work| work.scheme(scheme))
}

/// The claims, and the hazards at the same time: both take long, and neither needs the other.
fn beside_hazards(dialect: &Dialect, scheme: Option<&str>, claims: impl FnOnce(&mut Work<'_>)) -> Proof {
    let mut work = Work::new(dialect);
    let mut found = thread::scope(|scope| {
        let hazards = scope.spawn(|| hazards(dialect, scheme));
        claims(&mut work);
        hazards.join().unwrap_or_else(|fault| resume_unwind(fault))
    });
    work.proof.diagnostics.append(&mut found);
    work.finish()
}

fn hazards(dialect: &Dialect, scheme: Option<&str>) -> Vec<Diagnostic> {
    let schemes: Vec<_> = dialect.schemes.values().map(scheme_grammar).collect();
    let used = reread_rules(dialect);
    let unit = Unit {
        notation: Notation::from_name(&dialect.notation).unwrap_or(Notation::Rfc1738),
        dialect: &dialect.grammar,
        generic: Some(&dialect.generic_rule.value),
        schemes: &schemes,
        used: &used,
    };
    hazard::hazards(&unit, scheme, LIMIT)
}

struct Work<'d> {
    dialect: &'d Dialect,
    /// The notation, where it is known: loading says so otherwise.
    notation: Option<Notation>,
    proof: Proof,
}

impl<'d> Work<'d> {
    fn new(dialect: &'d Dialect) -> Self {
        Work { dialect, notation: Notation::from_name(&dialect.notation), proof: Proof::default() }
    }

    /// The rules of the dialect's grammar against their productions.
    fn rules(&mut self) {
        let Some(notation) = self.notation else { return };
        let (grammar, program) = (&self.dialect.grammar, &self.dialect.program);
        self.add(proof::prove(notation, grammar, program, LIMIT));
    }

    fn scheme(&mut self, scheme: &Scheme) {
        if let Some(notation) = self.notation {
            let (grammar, program) = (&self.dialect.grammar, &self.dialect.program);
            let own = scheme_grammar(scheme);
            self.add(proof::prove_scheme(notation, grammar, &own, program, LIMIT));
        }
        let found = self.generic(scheme);
        self.add(found);
    }

    /// Whether every URL of the scheme is one that the dialect's generic rule allows.
    fn generic(&self, scheme: &Scheme) -> (Vec<Claim>, Vec<Diagnostic>) {
        let (program, generic) = (&self.dialect.program, &self.dialect.generic_rule);
        let Some(rule) = program.find(None, &generic.value) else { return (Vec::new(), Vec::new()) };
        let own = Language::of_rule(program, scheme.rule, Reading::Pest);
        let all = Language::of_rule(program, rule, Reading::Pest);
        let answer = language::included(own, all, LIMIT);
        let name = &scheme.name.value;
        let found = match &answer.verdict {
            Verdict::Proved => Vec::new(),
            Verdict::Undecided => vec![
                Diagnostic::warning(
                    "not-decided",
                    format!(
                        "whether all URLs of `{name}` match `{}`: not decided within {LIMIT} states",
                        generic.value
                    ),
                )
                .at(scheme.rule_name.span)
                .help("make the rule simpler"),
            ],
            Verdict::Refuted(witness) => {
                let text = witness.text.escape_ascii().to_string();
                vec![
                    Diagnostic::error(
                        "outside-generic",
                        format!("`{text}` is a URL of `{name}`, but not one of `{}`", self.dialect.name),
                    )
                    .at(scheme.rule_name.span)
                    .related(generic.span, format!("every URL matches `{}`", generic.value))
                    .witness(text)
                    .help("make the scheme's rule narrower, or declare the exception with its reason"),
                ]
            }
        };
        let claim = Claim {
            scheme: Some(name.clone()),
            rule: scheme.rule_name.value.clone(),
            span: scheme.rule_name.span,
            what: format!("its URLs match `{}`", generic.value),
            answer,
        };
        (vec![claim], found)
    }

    fn add(&mut self, (claims, mut diagnostics): (Vec<Claim>, Vec<Diagnostic>)) {
        let dialect = &self.dialect.name;
        self.proof
            .claims
            .extend(claims.into_iter().map(|claim| DialectClaim { dialect: dialect.clone(), claim }));
        self.proof.diagnostics.append(&mut diagnostics);
    }

    fn finish(mut self) -> Proof {
        let found = std::mem::take(&mut self.proof.diagnostics);
        let explained = |diagnostic: &Diagnostic| {
            diagnostic.code == "production-differs" && self.is_explained(diagnostic, &found)
        };
        self.proof.diagnostics = found.iter().filter(|found| !explained(found)).cloned().collect();
        finish(&mut self.proof.diagnostics);
        self.proof
    }

    /// Whether a string that a rule should allow is lost by a construct that is reported in that rule.
    fn is_explained(&self, differs: &Diagnostic, found: &[Diagnostic]) -> bool {
        let schemes = self.dialect.schemes.values().flat_map(|scheme| &scheme.grammar.rules);
        let mut rules = self.dialect.grammar.rules.iter().chain(schemes);
        let Some(rule) = rules.find(|rule| Some(rule.name_span) == differs.span) else { return false };
        found.iter().any(|other| {
            let losing = matches!(other.code, "greedy-loss" | "shadowed-alternative");
            losing && other.witness == differs.witness && stands_in(other, rule)
        })
    }
}

fn stands_in(diagnostic: &Diagnostic, rule: &Rule) -> bool {
    diagnostic.span.is_some_and(|span| {
        span.file == rule.span.file && rule.span.start <= span.start && span.end <= rule.span.end
    })
}

fn finish(diagnostics: &mut Vec<Diagnostic>) {
    diagnostic::sort(diagnostics);
    diagnostics.dedup();
}

fn scheme_grammar(scheme: &Scheme) -> SchemeGrammar<'_> {
    SchemeGrammar {
        name: &scheme.name.value,
        grammar: &scheme.grammar,
        start: &scheme.rule_name.value,
        bnf: scheme.bnf.as_ref().map(|bnf| (bnf.value.as_str(), bnf.span)),
        any_case: scheme.any_case,
    }
}

/// The rules by which components and the values of maps are read again.
fn reread_rules(dialect: &Dialect) -> Vec<String> {
    let shared = dialect.components.values();
    let own = dialect.schemes.values().flat_map(|scheme| scheme.components.values());
    let mut found = Vec::new();
    for def in shared.chain(own) {
        found.extend(def.rule.as_ref().map(|rule| rule.value.clone()));
        if let ComponentType::Map(map) = &def.kind {
            found.extend(map.known.iter().filter_map(|known| Some(known.def.rule.as_ref()?.value.clone())));
        }
    }
    found
}
