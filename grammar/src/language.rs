//! Exact answers about languages.
//!
//! A specification's BNF reads alternatives without order; pest takes the first that matches and gives
//! nothing of a repetition back. Whether two expressions, or the two readings of one, accept the same
//! strings is decided here: either it is proved, or a shortest string shows the difference.
//!
//! # How
//!
//! For an expression `e` and a continuation `k` let `acc(e, k)` at a position say "`e`, then `k`, accepts
//! the rest of the input". `END` holds only at the end, `ANY` always.
//!
//! | `e` | BNF reading | pest reading |
//! |---|---|---|
//! | byte class S | the next byte is in S, and `k` after it | the same |
//! | `a b` | `acc(a, acc(b, k))` | the same |
//! | `a \| b` | `acc(a, k)` or `acc(b, k)` | `acc(a, k)` if `acc(a, ANY)`, else `acc(b, k)` |
//! | `a?` | `acc(a, k)` or `k` | `acc(a, k)` if `acc(a, ANY)`, else `k` |
//! | `a*` | the least X = `k` or `acc(a, X)` | X = `acc(a, X)` if `acc(a, ANY)`, else `k` |
//! | `a{m,n}` | `m` copies, then `n − m` nested options | the same |
//! | `!a`, `&a` | not `acc(a, ANY)`, and `k`; `acc(a, ANY)`, and `k` | the same |
//!
//! # Why the answers are exact
//!
//! Without recursion an expression has finitely many occurrences and continuations, so finitely many of
//! these variables. All their values at a position follow from the byte there and from the values of the
//! continuations at the next position: that is a deterministic automaton which reads the input from right
//! to left. Its states are the vectors of those values, so there are finitely many. The expressions that
//! are compared are put into one vector. A search over all reachable vectors, breadth first, with one byte
//! for each class that no equation tells apart, meets every vector that any input leads to, by a shortest
//! such input first. If none of them shows a difference, there is no input that does.
//!
//! *Captures.* Beside `acc`, each variable can say whether the accepting run has met something that is
//! watched: an alternative, or a rule that starts or ends at the one marked position of the input. So it is
//! decided whether an alternative is ever entered, and whether two grammars find a component in other
//! places in an input that both accept.

mod ahead;
mod build;
mod equations;
mod forward;
mod order;
mod search;

use crate::ir::{NodeId, Program, RuleId};

use build::{After, Builder};
use equations::{Equation, Equations, Var};
pub use forward::{Forward, forward};
pub(crate) use order::Facts;
use search::Found;

/// How an expression is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// As a specification reads it: alternatives have no order, a repetition is as long as it needs to be.
    Bnf,
    /// As pest reads it: the first alternative that matches, the longest repetition.
    Pest,
}

/// The language of a rule or of another expression.
#[derive(Clone, Copy, Debug)]
pub struct Language<'p> {
    /// The program that the expression is in.
    pub program: &'p Program,
    /// The expression.
    pub node: NodeId,
    /// How it is read.
    pub reading: Reading,
}

impl<'p> Language<'p> {
    /// The language of a rule.
    pub fn of_rule(program: &'p Program, rule: RuleId, reading: Reading) -> Self {
        Language { program, node: program.rule(rule).body, reading }
    }

    /// Whether an input is accepted.
    fn accepts(self, input: &[u8]) -> bool {
        let mut question = Question::default();
        question.add(self, Then::End, None);
        question.equations.compile(&question.roots).roots_of(input, None)[0]
    }
}

/// Something that a run through an expression may meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Watch {
    /// The alternative of that index of a choice.
    Alternative(NodeId, usize),
    /// The body of an option or of a repetition.
    Body(NodeId),
    /// A rule.
    Enters(RuleId),
    /// The start of a rule, at the marked position.
    Starts(RuleId),
    /// The end of a rule, at the marked position.
    Ends(RuleId),
}

/// How many states a search may see unless said otherwise.
pub const DEFAULT_LIMIT: usize = 1_000_000;

/// The answer to a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whether it holds.
    pub verdict: Verdict,
    /// How many states the search saw.
    pub states: usize,
}

/// Whether a claim holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds for all inputs.
    Proved,
    /// It does not, as this shows.
    Refuted(Witness),
    /// Not decided within the limit of states.
    Undecided,
}

/// A shortest input that refutes a claim; among the shortest, one with as few unprintable bytes as can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The input.
    pub text: Vec<u8>,
    /// Whether the first language of the claim accepts it.
    pub first: bool,
    /// Whether the second one does; in a claim about one language, the same as `first`.
    pub second: bool,
    /// The position that a claim about captures or prefixes is about.
    pub mark: Option<usize>,
}

impl Answer {
    /// Whether the claim is proved.
    pub fn is_proved(&self) -> bool {
        self.verdict == Verdict::Proved
    }

    /// The input that refutes it.
    pub fn witness(&self) -> Option<&Witness> {
        match &self.verdict {
            Verdict::Refuted(witness) => Some(witness),
            Verdict::Proved | Verdict::Undecided => None,
        }
    }

    /// The word for it: `proved`, `refuted` or `undecided`.
    pub fn word(&self) -> &'static str {
        match self.verdict {
            Verdict::Proved => "proved",
            Verdict::Refuted(_) => "refuted",
            Verdict::Undecided => "undecided",
        }
    }
}

/// What follows an expression in a question.
#[derive(Clone, Copy)]
enum Then {
    /// The end of the input.
    End,
    /// The marked position, and anything.
    Mark,
    /// Anything.
    Anything,
}

/// Equations for one question.
#[derive(Default)]
struct Question {
    equations: Equations,
    roots: Vec<Var>,
}

impl Question {
    /// Adds a language; gives back nothing, since its root is the next in the list. With something to
    /// watch, a second root says whether the accepting run meets it.
    fn add(&mut self, language: Language<'_>, then: Then, watch: Option<Watch>) {
        let accepts = match then {
            Then::End => self.equations.var(Equation::End),
            Then::Mark => self.equations.var(Equation::Mark),
            Then::Anything => self.equations.var(Equation::True),
        };
        let met = self.equations.var(Equation::False);
        let mut builder = Builder::new(language, watch, &mut self.equations);
        let root = builder.node(language.node, After { accepts, met });
        self.roots.push(root.accepts);
        if watch.is_some() {
            self.roots.push(root.met);
        }
    }

    /// The values of the roots for an input.
    fn roots_of(self, witness: &Witness) -> Vec<bool> {
        self.equations.compile(&self.roots).roots_of(&witness.text, witness.mark)
    }

    /// Decides whether no input passes the test.
    fn never(self, limit: usize, pick: (usize, usize), test: &dyn Fn(&[bool]) -> bool) -> Answer {
        let system = self.equations.compile(&self.roots);
        let (found, states) = search::search(&system, limit, test);
        let verdict = match found {
            Found::Nothing => Verdict::Proved,
            Found::GaveUp => Verdict::Undecided,
            Found::Witness { text, mark, roots } => {
                Verdict::Refuted(Witness { text, first: roots[pick.0], second: roots[pick.1], mark })
            }
        };
        Answer { verdict, states }
    }
}

/// Whether both accept the same inputs.
///
/// ```
/// use url_schemes_grammar::language::{DEFAULT_LIMIT, Language, Reading, equal};
/// use url_schemes_grammar::{lower, source::FileId, syntax};
///
/// let (grammar, _) = syntax::read(FileId(0), "label = _{ \"a\" | \"a\" ~ \"b\"* ~ \"a\" }", 0);
/// let (program, _) = lower::lower(&grammar, &[]);
/// let rule = program.find(None, "label").unwrap();
/// let bnf = Language::of_rule(&program, rule, Reading::Bnf);
/// let pest = Language::of_rule(&program, rule, Reading::Pest);
/// let answer = equal(bnf, pest, DEFAULT_LIMIT);
/// assert_eq!(answer.witness().unwrap().text, b"aa"); // pest stops after the first "a"
/// ```
pub fn equal(first: Language<'_>, second: Language<'_>, limit: usize) -> Answer {
    let (first, second) = (order::simplest(first, limit), order::simplest(second, limit));
    compare(first, second, limit, &|roots| roots[0] != roots[1])
}

/// Whether the second accepts all that the first accepts.
pub fn included(first: Language<'_>, second: Language<'_>, limit: usize) -> Answer {
    let same = std::ptr::eq(first.program, second.program) && first.node == second.node;
    if same && first.reading == Reading::Bnf && second.reading == Reading::Pest {
        return order::agreement(first.program, first.node, limit);
    }
    let second = order::simplest(second, limit);
    let ask = |first| compare(first, second, limit, &|roots| roots[0] && !roots[1]);
    without_order(first, limit, &|witness| first.accepts(&witness.text), &ask)
}

/// Whether no input is accepted by both.
pub fn disjoint(first: Language<'_>, second: Language<'_>, limit: usize) -> Answer {
    let (first, second) = (order::simplest(first, limit), order::simplest(second, limit));
    compare(first, second, limit, &|roots| roots[0] && roots[1])
}

/// Asks whether no input of a language does something: first without order, and with it only if the input
/// that does it without order does not do it with order.
fn without_order<'p>(
    language: Language<'p>,
    limit: usize,
    does: &dyn Fn(&Witness) -> bool,
    ask: &dyn Fn(Language<'p>) -> Answer,
) -> Answer {
    if language.reading == Reading::Pest && order::is_a_way(language, limit) {
        let answer = ask(order::unordered(language));
        match &answer.verdict {
            Verdict::Proved => return answer,
            Verdict::Refuted(witness) if does(witness) => return answer,
            Verdict::Refuted(_) | Verdict::Undecided => {}
        }
    }
    ask(language)
}

fn compare(
    first: Language<'_>,
    second: Language<'_>,
    limit: usize,
    test: &dyn Fn(&[bool]) -> bool,
) -> Answer {
    let mut question = Question::default();
    question.add(first, Then::End, None);
    question.add(second, Then::End, None);
    question.never(limit, (0, 1), test)
}

/// Whether it accepts no input.
pub fn empty(language: Language<'_>, limit: usize) -> Answer {
    let ask = |language| {
        let mut question = Question::default();
        question.add(language, Then::End, None);
        question.never(limit, (0, 0), &|roots| roots[0])
    };
    without_order(language, limit, &|witness| language.accepts(&witness.text), &ask)
}

/// Whether the two match the same prefixes of every input: both fail, or both end at the same byte.
///
/// Under the BNF reading an expression may end at several bytes; then it must be the same ones. This is
/// what allows one piece of a grammar to be replaced by another.
pub fn same_prefixes(first: Language<'_>, second: Language<'_>, limit: usize) -> Answer {
    let mut question = Question::default();
    question.add(first, Then::Mark, None);
    question.add(second, Then::Mark, None);
    question.never(limit, (0, 1), &|roots| roots[0] != roots[1])
}

/// Whether the second matches every prefix that the first matches.
///
/// Then, under pest's reading, the first may be tried before the second without any effect.
pub fn within_prefixes(first: Language<'_>, second: Language<'_>, limit: usize) -> Answer {
    let mut question = Question::default();
    question.add(first, Then::Mark, None);
    question.add(second, Then::Mark, None);
    question.never(limit, (0, 1), &|roots| roots[0] && !roots[1])
}

/// Whether no accepted input meets what is watched. The witness is a shortest accepted input that does.
pub fn never_meets(language: Language<'_>, watch: Watch, limit: usize) -> Answer {
    let of = |language| {
        let mut question = Question::default();
        question.add(language, Then::End, Some(watch));
        question
    };
    let does = |witness: &Witness| of(language).roots_of(witness)[1];
    let ask = |language| of(language).never(limit, (0, 0), &|roots| roots[1]);
    without_order(language, limit, &does, &ask)
}

/// Whether, in every input that both accept, the one meets what it watches exactly where the other does.
///
/// With [`Watch::Starts`] and [`Watch::Ends`] the witness's mark is a place where only one of them does;
/// `first` and `second` say which.
pub fn same_meetings(first: (Language<'_>, Watch), second: (Language<'_>, Watch), limit: usize) -> Answer {
    meetings(first, second).never(limit, (1, 3), &|roots| roots[0] && roots[2] && roots[1] != roots[3])
}

/// Whether, in every input that both accept, the first meets what it watches only where the second may.
///
/// An ambiguous expression may meet it at several places; this asks whether the first's is one of them.
pub fn meetings_within(first: (Language<'_>, Watch), second: (Language<'_>, Watch), limit: usize) -> Answer {
    let of = |language| meetings((language, first.1), second);
    let test = |roots: &[bool]| roots[0] && roots[2] && roots[1] && !roots[3];
    let does = |witness: &Witness| test(&of(first.0).roots_of(witness));
    let ask = |language| of(language).never(limit, (1, 3), &test);
    without_order(first.0, limit, &does, &ask)
}

fn meetings(first: (Language<'_>, Watch), second: (Language<'_>, Watch)) -> Question {
    let mut question = Question::default();
    question.add(first.0, Then::End, Some(first.1));
    question.add(second.0, Then::End, Some(second.1));
    question
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ast::Grammar;
    use crate::source::FileId;
    use crate::{lower, syntax};

    fn program(text: &str) -> Program {
        let (grammar, diagnostics): (Grammar, _) = syntax::read(FileId(0), text, 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        program
    }

    fn language<'p>(program: &'p Program, rule: &str, reading: Reading) -> Language<'p> {
        Language::of_rule(program, program.find(None, rule).unwrap(), reading)
    }

    fn readings(text: &str, rule: &str) -> (Option<String>, usize) {
        let program = program(text);
        let answer = equal(
            language(&program, rule, Reading::Bnf),
            language(&program, rule, Reading::Pest),
            DEFAULT_LIMIT,
        );
        assert_ne!(answer.verdict, Verdict::Undecided);
        (answer.witness().map(|witness| String::from_utf8_lossy(&witness.text).into_owned()), answer.states)
    }

    #[test]
    fn the_readings_of_a_label_are_told_apart() {
        let literal = "a = _{ ASCII_ALPHANUMERIC }\nl = _{ a | a ~ (a | \"-\")* ~ a }";
        assert_eq!(readings(literal, "l").0.as_deref(), Some("aa"));
        let repaired = "a = _{ ASCII_ALPHANUMERIC }\nl = _{ a+ ~ (\"-\"+ ~ a+)* }";
        assert_eq!(readings(repaired, "l").0, None);
    }

    #[test]
    fn the_readings_of_the_shipped_grammar_are_the_same() {
        let program = program(include_str!("../rfc1738.pest"));
        for (id, rule) in program.rules() {
            let bnf = Language::of_rule(&program, id, Reading::Bnf);
            let pest = Language::of_rule(&program, id, Reading::Pest);
            let answer = equal(bnf, pest, DEFAULT_LIMIT);
            println!("{:20} {} {}", rule.name, answer.word(), answer.states);
            // In an unordered reading type, selector and search of gopher may share their bytes.
            assert!(answer.is_proved(), "{}: {answer:?}", rule.name);
        }
    }

    #[test]
    fn what_a_look_ahead_tells_apart_takes_no_more_states_in_order() {
        // How many groups follow "::" decides which alternative it is, and that is seen at the "]" only.
        let text = r#"
            h = _{ ASCII_HEX_DIGIT{1, 4} }
            t = _{ '0'..'9'{1, 3} ~ ("." ~ '0'..'9'{1, 3}){3} | h ~ ":" ~ h }
            a = _{ (h ~ ":"){6} ~ t | (h ~ (":" ~ h){0, 3})? ~ "::" ~ (h ~ ":"){2} ~ t | (h ~ (":" ~ h){0, 4})? ~ "::" ~ t }
            s = _{ ("[" ~ a ~ "]" | ASCII_ALPHA*) ~ "/" ~ (ASCII_ALPHA | ":")* }
        "#;
        let program = program(text);
        let states = |reading| {
            let compared = compare(
                language(&program, "s", reading),
                language(&program, "s", Reading::Bnf),
                DEFAULT_LIMIT,
                &|roots| roots[0] != roots[1],
            );
            assert!(compared.is_proved(), "{compared:?}");
            compared.states
        };
        assert_eq!(states(Reading::Pest), states(Reading::Bnf));
    }

    #[test]
    fn inclusion_emptiness_and_overlap() {
        let program = program("a = _{ \"x\"+ }\nb = _{ \"x\"* }\nc = _{ \"y\" }\nd = _{ !\"x\" ~ a }");
        let get = |rule: &str| language(&program, rule, Reading::Pest);
        assert!(included(get("a"), get("b"), 100).is_proved());
        assert_eq!(included(get("b"), get("a"), 100).witness().unwrap().text, b"");
        assert!(disjoint(get("a"), get("c"), 100).is_proved());
        assert_eq!(disjoint(get("a"), get("b"), 100).witness().unwrap().text, b"x");
        assert!(empty(get("d"), 100).is_proved());
        assert_eq!(equal(get("a"), get("c"), 100).witness().unwrap().text.len(), 1);
    }

    #[test]
    fn a_limit_is_said_honestly() {
        let program = program(include_str!("../rfc1738.pest"));
        let ftp = language(&program, "ftpurl", Reading::Bnf);
        let pest = language(&program, "ftpurl", Reading::Pest);
        assert_eq!(equal(ftp, pest, 10).verdict, Verdict::Undecided);
    }

    #[test]
    fn captures_are_compared() {
        let program = program(
            "s = _{ t ~ (\"%\" ~ u)? }\nt = @{ (\"a\" | \"%\")* }\nu = @{ \"a\"* }\nv = _{ w ~ (\"%\" ~ u)? }\nw = @{ \"a\"* }",
        );
        let rule = |name: &str| program.find(None, name).unwrap();
        let greedy = language(&program, "s", Reading::Pest);
        let answer = never_meets(greedy, Watch::Enters(rule("u")), 1000);
        assert!(answer.is_proved(), "{answer:?}");
        let careful = language(&program, "v", Reading::Pest);
        assert_eq!(never_meets(careful, Watch::Enters(rule("u")), 1000).witness().unwrap().text, b"%");
        // In "%" the text ends at 1 for the one and at 0 for the other.
        let answer = same_meetings((greedy, Watch::Ends(rule("t"))), (careful, Watch::Ends(rule("w"))), 1000);
        let witness = answer.witness().unwrap();
        assert_eq!((witness.text.as_slice(), witness.first != witness.second), (&b"%"[..], true));
        let (here, there) = ((greedy, Watch::Ends(rule("t"))), (careful, Watch::Ends(rule("w"))));
        assert_eq!(meetings_within(here, there, 1000).witness().unwrap().text, b"%");
        let starts = (greedy, Watch::Starts(rule("t")));
        assert!(same_meetings(starts, (careful, Watch::Starts(rule("w"))), 1000).is_proved());
    }

    #[test]
    fn prefixes_are_compared_by_their_end() {
        let program =
            program("a = _{ \"x\"* }\nb = _{ \"x\"* ~ \"x\"? }\nc = _{ \"x\" }\nd = _{ \"x\" ~ !\"x\" }");
        let get = |rule: &str| language(&program, rule, Reading::Pest);
        assert!(same_prefixes(get("a"), get("b"), 100).is_proved());
        let witness = same_prefixes(get("c"), get("d"), 100);
        assert_eq!(witness.witness().unwrap().text, b"xx");
    }
}
