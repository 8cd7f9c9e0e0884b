//! Inlining: a rule that is little more than a run, or a part of one, is matched where it is called. What is larger stays a
//! function, which is compiled once and reads byte by byte.

use url_schemes_grammar::ir::{Program, RuleId};

use super::Op;
use super::units::unit;

/// What a function takes in from others.
pub(super) const SMALL: usize = 3;
/// What the parser of a scheme takes in: here the fastest scanner is at work.
pub(super) const GENEROUS: usize = 12;

/// `rule` gives the operations of a rule, after all passes.
pub(super) fn pass(program: &Program, op: Op, most: usize, rule: &mut dyn FnMut(RuleId) -> Op) -> Op {
    match op {
        Op::Call(id) => {
            let body = rule(id);
            // A function that always matches says so by its type; what is put in its place must, too.
            let same = body.is_infallible(program) == program.info(program.rule(id).body).infallible;
            let is_little = body.size() <= most || unit(&body).is_some();
            if same && is_little { body } else { Op::Call(id) }
        }
        // What a kernel does not match is rare.
        Op::Kernel(kernel, body) => Op::Kernel(kernel, body),
        op => op.map(&mut |inner| pass(program, inner, most, rule)),
    }
}
