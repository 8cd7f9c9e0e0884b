//! Programs made quicker to match, from IR to IR: the same rules, matches, ends and captures, by fewer and
//! longer steps.
//!
//! What a rule fails at is not kept: an error is explained by the program as it was lowered.

mod chain;
mod inline;
mod merge;
mod splice;

pub(crate) use merge::{Alternative, merged};

use crate::ir::{Node, Program};

pub use inline::Building;

/// A change of one node whose parts have been through all passes; what it does not know it gives back.
pub type Pass = fn(&mut Building<'_>, Node) -> Node;

/// The passes by name, in their order.
pub const PASSES: &[(&str, Pass)] =
    &[("chain", chain::pass), ("splice", splice::pass), ("merge", merge::pass)];

/// The program after all passes.
///
/// ```
/// use url_schemes_grammar::{interpreter, lower, optimise, source::FileId, syntax};
///
/// let (grammar, _) = syntax::read(FileId(0), r#"path = @{ ("/" ~ letter*)* } letter = _{ 'a'..'z' }"#, 0);
/// let (program, _) = lower::lower(&grammar, &[]);
/// let quick = optimise::optimised(&program);
/// let path = program.find(None, "path").unwrap();
/// assert!(interpreter::matches(&quick, path, b"/a//bc", &mut Vec::new()));
/// ```
pub fn optimised(program: &Program) -> Program {
    let passes: Vec<Pass> = PASSES.iter().map(|&(_, pass)| pass).collect();
    with(program, &passes)
}

/// The program after these passes. What vanishes from results is inlined in any case.
pub fn with(program: &Program, passes: &[Pass]) -> Program {
    inline::rebuilt(program, passes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::NodeId;
    use crate::source::FileId;
    use crate::{lower, syntax};

    /// What the first rule of a grammar is after some passes, written like pest.
    pub(super) fn shown(text: &str, passes: &[Pass]) -> String {
        let (grammar, diagnostics) = syntax::read(FileId(0), text, 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let made = with(&program, passes);
        let first = made.rules().next().unwrap().1.body;
        show(&made, first)
    }

    fn show(program: &Program, node: NodeId) -> String {
        let all = |items: &[NodeId], between: &str| {
            let items: Vec<_> = items.iter().map(|&item| show(program, item)).collect();
            format!("({})", items.join(between))
        };
        match program.node(node) {
            Node::Class(set) => {
                format!("[{}]", set.iter().map(|byte| byte.escape_ascii().to_string()).collect::<String>())
            }
            Node::Literal { bytes, any_case } => {
                format!("{}\"{}\"", if *any_case { "^" } else { "" }, bytes.escape_ascii())
            }
            Node::Sequence(items) => all(items, " "),
            Node::Choice(items) => all(items, " | "),
            Node::Optional(body) => format!("{}?", show(program, *body)),
            Node::Repeat { body, min: 0, max: None } => format!("{}*", show(program, *body)),
            Node::Repeat { body, min, max } => format!("{}{{{min},{max:?}}}", show(program, *body)),
            Node::Not(body) => format!("!{}", show(program, *body)),
            Node::And(body) => format!("&{}", show(program, *body)),
            Node::Call(rule) => program.rule(*rule).name.clone(),
        }
    }

    #[test]
    fn passes_help_each_other() {
        let all: Vec<Pass> = PASSES.iter().map(|&(_, pass)| pass).collect();
        let text = r#"path = @{ ("/" ~ char*)* } char = _{ 'a'..'c' | escape | ":" } escape = _{ "%" ~ '0'..'1'{2} }"#;
        assert_eq!(shown(text, &all), "([/] ([/:abc] | ([%] [01]{2,Some(2)}))*)?");
    }
}
