//! Bytes of a class, with escapes between them or without: one loop over the input.

use super::classes::{Class, Classes};
use crate::bytes::ByteSet;
use crate::ir::{Node, NodeId, Program};

/// As many bytes and escapes as there are, but not more than `max` and not fewer than `min`.
#[derive(Clone, Debug)]
pub(super) struct Run {
    plain: Class,
    /// A byte each; the first of them is not in `plain`. None if there are no escapes.
    escape: Box<[Class]>,
    /// At most 1 where there are escapes.
    min: usize,
    /// No limit where there are escapes.
    max: usize,
}

/// The run that a node is, if it is one.
pub(super) fn of(program: &Program, node: &Node, classes: &mut Classes) -> Option<Run> {
    let Node::Repeat { body, min, max } = *node else { return None };
    let unit = unit(program, body)?;
    if !unit.escape.is_empty() && (max.is_some() || min > 1) {
        return None;
    }
    Some(Run {
        plain: classes.add(unit.plain),
        escape: unit.escape.into_iter().map(|set| classes.add(set)).collect(),
        min: min as usize,
        max: max.map_or(usize::MAX, |max| max as usize),
    })
}

/// What a run is made of.
struct Unit {
    plain: ByteSet,
    escape: Vec<ByteSet>,
}

fn unit(program: &Program, body: NodeId) -> Option<Unit> {
    let class = |node: NodeId| match program.node(node) {
        Node::Class(set) => Some(*set),
        _ => None,
    };
    match program.node(body) {
        Node::Class(set) => Some(Unit { plain: *set, escape: Vec::new() }),
        Node::Choice(items) => {
            let &[first, second] = items.as_slice() else { return None };
            let (plain, escape) = match (class(first), class(second)) {
                (Some(plain), None) => (plain, second),
                (None, Some(plain)) => (plain, first),
                _ => return None,
            };
            let escape = bytes(program, escape)?;
            // So the order of the two does not matter.
            escape.first()?.intersection(plain).is_empty().then_some(Unit { plain, escape })
        }
        _ => None,
    }
}

/// A node as so many bytes in a row.
fn bytes(program: &Program, node: NodeId) -> Option<Vec<ByteSet>> {
    /// An escape is not longer.
    const LONGEST: u32 = 8;
    match program.node(node) {
        Node::Class(set) => Some(vec![*set]),
        Node::Sequence(items) => {
            let parts: Option<Vec<_>> = items.iter().map(|&item| bytes(program, item)).collect();
            Some(parts?.concat()).filter(|all| all.len() <= LONGEST as usize)
        }
        Node::Repeat { body, min, max } if *max == Some(*min) && *min <= LONGEST => match program.node(*body)
        {
            Node::Class(set) => Some(vec![*set; *min as usize]),
            _ => None,
        },
        _ => None,
    }
}

impl Run {
    /// Where it ends, if it is long enough.
    #[inline(always)]
    pub(super) fn end(&self, classes: &Classes, input: &[u8], start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            let rest = input.get(at..)?;
            if self.escape.is_empty() {
                // It is one class only.
                let count = classes.count(self.plain, &rest[..rest.len().min(self.max)]);
                return (count >= self.min).then_some(at + count);
            }
            at += classes.count(self.plain, rest);
            match self.escape_at(classes, input, at) {
                Some(end) => at = end,
                None => return (self.min == 0 || at > start).then_some(at),
            }
        }
    }

    #[inline(always)]
    fn escape_at(&self, classes: &Classes, input: &[u8], at: usize) -> Option<usize> {
        let mut end = at;
        for &class in &self.escape {
            if !classes.contains(class, *input.get(end)?) {
                return None;
            }
            end += 1;
        }
        Some(end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;
    use crate::{lower, optimise, syntax};

    fn end(body: &str, input: &str) -> Option<Option<usize>> {
        let text = format!("r = @{{ {body} }} hex = _{{ '0'..'9' | 'a'..'f' }}");
        let (grammar, _) = syntax::read(FileId(0), &text, 0);
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let program = optimise::optimised(&program);
        let body = program.rules().next().unwrap().1.body;
        let mut classes = Classes::default();
        let run = of(&program, program.node(body), &mut classes)?;
        Some(run.end(&classes, input.as_bytes(), 0))
    }

    #[test]
    fn escapes_are_whole() {
        for body in ["('x'..'z' | \"%\" ~ hex ~ hex)*", "(\"%\" ~ hex{2} | 'x'..'z')*"] {
            for (input, to) in [("", 0), ("xyz", 3), ("x%0fy%", 5), ("%00%0", 3), ("%0xx", 0), ("x%00xa", 5)]
            {
                assert_eq!(end(body, input), Some(Some(to)), "{body}: {input}");
            }
        }
    }

    #[test]
    fn there_are_enough_and_not_too_many() {
        assert_eq!(end("hex+", ""), Some(None));
        assert_eq!(end("hex{2,3}", "a"), Some(None));
        assert_eq!(end("hex{2,3}", "abcd"), Some(Some(3)));
        assert_eq!(end("('x'..'z' | \"%\" ~ hex)+", "%x"), Some(None));
        assert_eq!(end("('x'..'z' | \"%\" ~ hex)+", "%1x%"), Some(Some(3)));
    }

    #[test]
    fn others_are_no_runs() {
        for body in [
            "('x'..'z' | \"%\" ~ hex){2,}",
            "('x'..'z' | \"%\" ~ hex){0,5}",
            "('x'..'z' | \"%\" ~ hex*)*",
            "('x'..'z' | \"x\" ~ hex)*",
            "(\"%\" ~ hex)*",
            "'x'..'z'",
        ] {
            assert_eq!(end(body, ""), None, "{body}");
        }
    }
}
