//! Kernels: matchers of the runtime that are faster than code made from the grammar. Each is declared with
//! the expression that it implements, and put in wherever that is proved to change nothing.

use std::sync::OnceLock;

use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::language::{Language, Reading, within_prefixes};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::{interpreter, lower, syntax};

use super::proofs::LIMIT;

/// A kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// A domain name.
    Domain,
    /// An address: four groups of digits.
    DottedDecimal,
}

/// Where the runtime has a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// As a method of each scanner.
    OfScanner(&'static str),
    /// As a function over the input.
    OfInput(&'static str),
}

impl Kernel {
    /// All of them.
    pub const ALL: [Kernel; 2] = [Kernel::Domain, Kernel::DottedDecimal];

    /// The function of the runtime that is the kernel. It matches what the expression does, or less.
    pub fn function(self) -> Function {
        match self {
            Kernel::Domain => Function::OfScanner("domain"),
            Kernel::DottedDecimal => Function::OfInput("dotted_decimal"),
        }
    }

    /// What it implements, as the rule `kernel` of a grammar.
    pub fn expression(self) -> &'static str {
        match self {
            Kernel::Domain => {
                r#"
                an = _{ ASCII_ALPHANUMERIC }
                label = _{ an+ ~ ("-"+ ~ an+)* }
                kernel = _{ (label ~ ".")* ~ &ASCII_ALPHA ~ label ~ !(an | "-" | ".") }
                "#
            }
            Kernel::DottedDecimal => {
                r#"
                digits = _{ ASCII_DIGIT+ }
                kernel = _{ digits ~ ("." ~ digits){3} ~ !(ASCII_ALPHANUMERIC | "-" | ".") }
                "#
            }
        }
    }

    /// Texts that begin with what it matches: a rule that it does not fit mostly reads one of them otherwise.
    fn samples(self) -> &'static [&'static str] {
        match self {
            Kernel::Domain => &["a", "a+", "a/", "a--b.c0:", "0.a@", "a0.b%", "A_"],
            Kernel::DottedDecimal => &["0.0.0.0", "0.0.0.0!", "999.00.1.2/", "1.2.3.4:", "1.2.3.4%"],
        }
    }

    fn program(self) -> &'static Program {
        static PROGRAMS: [OnceLock<Program>; Kernel::ALL.len()] =
            [const { OnceLock::new() }; Kernel::ALL.len()];
        PROGRAMS[self as usize].get_or_init(|| {
            let (grammar, _) = syntax::read(FileId(0), self.expression(), 0);
            lower::lower(&grammar, &[]).0
        })
    }
}

/// The kernels that a rule can be matched with, the likeliest first.
pub(super) fn of(program: &Program, rule: RuleId) -> Vec<Kernel> {
    Kernel::ALL.into_iter().filter(|kernel| fits(program, rule, *kernel)).collect()
}

/// Whether the rule matches what the kernel matches, wherever that matches.
fn fits(program: &Program, rule: RuleId, kernel: Kernel) -> bool {
    let own = kernel.program();
    let Some(start) = own.find(None, "kernel") else { return false };
    let (first, second) = (own.info(own.rule(start).body), program.info(program.rule(rule).body));
    let starts = first.first.intersection(second.first.complement()).is_empty();
    // A proof takes long where it fails late, and one text that is read otherwise tells as much.
    let agrees = |sample: &&str| {
        let end = interpreter::end(own, start, sample.as_bytes());
        end.is_none() || end == interpreter::end(program, rule, sample.as_bytes())
    };
    if !starts || second.nullable || !kernel.samples().iter().all(agrees) {
        return false;
    }
    let kernel = Language::of_rule(own, start, Reading::Pest);
    let rule = Language::of_rule(program, rule, Reading::Pest);
    within_prefixes(kernel, rule, LIMIT).is_proved()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sample_begins_with_what_the_kernel_matches() {
        for kernel in Kernel::ALL {
            let (program, start) = (kernel.program(), kernel.program().find(None, "kernel").unwrap());
            for sample in kernel.samples() {
                let end = interpreter::end(program, start, sample.as_bytes());
                assert!(end.is_some_and(|end| end > 0), "{kernel:?}: {sample}");
            }
        }
    }
}
