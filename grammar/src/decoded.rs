//! Rules for percent-decoded texts, made into rules for the texts as written.
//!
//! A rule such as `size = @{ digit+ }` describes what a text stands for. The rule made here matches
//! every way to write that: `25`, `2%35`, `%32%35`. So nothing needs to be decoded, and no memory is
//! needed, to know whether a text stands for one that the rule matches.

use std::collections::HashMap;

use crate::ast::RuleKind;
use crate::bytes::ByteSet;
use crate::ir::{Node, NodeId, Program, Rule, RuleId, info_of};
use crate::source::Span;

/// The rule that matches a text as written where `rule` matches the text decoded, if [`add`] made it.
pub fn find(program: &Program, rule: RuleId, space: Option<u8>) -> Option<RuleId> {
    program.decoding(rule, space).first().copied()
}

/// Adds the rule that matches a text as written where `rule` matches the text decoded; `space` is the
/// byte that decodes to a space.
///
/// ```
/// use url_schemes_grammar::{decoded, interpreter, lower, source::FileId, syntax};
///
/// let (grammar, _) = syntax::read(FileId(0), r#"size = @{ ASCII_DIGIT+ ~ " KB" }"#, 0);
/// let (mut program, _) = lower::lower(&grammar, &[]);
/// let size = program.find(None, "size").unwrap();
/// let written = decoded::add(&mut program, size, Some(b'+'));
/// let matches = |text: &str| interpreter::matches(&program, written, text.as_bytes(), &mut Vec::new());
/// assert!(matches("25+KB") && matches("2%35%20%4BB"));
/// assert!(!matches("25%2BKB"));
/// ```
pub fn add(program: &mut Program, rule: RuleId, space: Option<u8>) -> RuleId {
    match find(program, rule, space) {
        Some(known) => known,
        None => {
            let span = program.rule(rule).span;
            Adding { program, space, span, made: HashMap::new() }.rule(rule, RuleKind::Atomic)
        }
    }
}

struct Adding<'p> {
    program: &'p mut Program,
    space: Option<u8>,
    span: Span,
    made: HashMap<NodeId, NodeId>,
}

impl Adding<'_> {
    fn rule(&mut self, id: RuleId, kind: RuleKind) -> RuleId {
        let written = self.program.rule(id).clone();
        let body = self.node(written.body);
        let name = self.program.free_name(&format!("{}_decoded", written.name));
        self.program.add_rule(Rule {
            name,
            kind,
            body,
            production: None,
            amendments: Vec::new(),
            decodes: Some((id, self.space)),
            ..written
        })
    }

    fn node(&mut self, id: NodeId) -> NodeId {
        if let Some(&made) = self.made.get(&id) {
            return made;
        }
        let made = match self.program.node(id).clone() {
            Node::Class(set) => self.byte(set),
            Node::Literal { bytes, any_case } => {
                let bytes = bytes.into_iter();
                let items = bytes.map(|byte| {
                    self.byte(if any_case { ByteSet::any_case(byte) } else { ByteSet::single(byte) })
                });
                let items = items.collect();
                self.push(Node::Sequence(items))
            }
            Node::Sequence(items) => {
                let items = items.into_iter().map(|item| self.node(item)).collect();
                self.push(Node::Sequence(items))
            }
            Node::Choice(items) => {
                let items = items.into_iter().map(|item| self.node(item)).collect();
                self.push(Node::Choice(items))
            }
            Node::Optional(body) => {
                let body = self.node(body);
                self.push(Node::Optional(body))
            }
            Node::Repeat { body, min, max } => {
                let body = self.node(body);
                self.push(Node::Repeat { body, min, max })
            }
            Node::Not(body) => {
                let body = self.node(body);
                self.push(Node::Not(body))
            }
            Node::And(body) => {
                let body = self.node(body);
                self.push(Node::And(body))
            }
            Node::Call(rule) => {
                let silent = |made: &&RuleId| self.program.rule(**made).kind == RuleKind::Silent;
                let known = self.program.decoding(rule, self.space).iter().find(silent).copied();
                let target = known.unwrap_or_else(|| self.rule(rule, RuleKind::Silent));
                self.push(Node::Call(target))
            }
        };
        self.made.insert(id, made);
        made
    }

    /// A call of the rule for a byte of the set.
    fn byte(&mut self, set: ByteSet) -> NodeId {
        let key = (set, self.space);
        if let Some(&rule) = self.program.decoded_bytes.get(&key) {
            return self.push(Node::Call(rule));
        }
        let body = self.class(&set);
        let name = self.program.free_name("decoded_byte");
        let rule = self.program.add_rule(Rule {
            name,
            scheme: None,
            kind: RuleKind::Silent,
            body,
            production: None,
            amendments: Vec::new(),
            decodes: None,
            span: self.span,
        });
        self.program.decoded_bytes.insert(key, rule);
        self.push(Node::Call(rule))
    }

    /// A byte of the set: as it is, or as an escape.
    fn class(&mut self, set: &ByteSet) -> NodeId {
        let mut plain = ByteSet::EMPTY;
        for byte in set.iter().filter(|&byte| byte != b'%' && Some(byte) != self.space) {
            plain.insert(byte);
        }
        if let Some(space) = self.space.filter(|_| set.contains(b' ')) {
            plain.insert(space);
        }
        let mut low_by_high: Vec<(ByteSet, ByteSet)> = Vec::new();
        for high in 0..16u8 {
            let mut low = ByteSet::EMPTY;
            for digit in (0..16u8).filter(|digit| set.contains(high << 4 | digit)) {
                low = low.union(hex_digit(digit));
            }
            if low.is_empty() {
                continue;
            }
            match low_by_high.iter_mut().find(|(_, known)| *known == low) {
                Some((highs, _)) => *highs = highs.union(hex_digit(high)),
                None => low_by_high.push((hex_digit(high), low)),
            }
        }
        let mut alternatives = Vec::new();
        if !plain.is_empty() {
            alternatives.push(self.push(Node::Class(plain)));
        }
        for (high, low) in low_by_high {
            let items = [ByteSet::single(b'%'), high, low].map(|set| self.push(Node::Class(set)));
            alternatives.push(self.push(Node::Sequence(items.to_vec())));
        }
        match alternatives.as_slice() {
            [] => self.push(Node::Class(ByteSet::EMPTY)),
            [only] => *only,
            _ => self.push(Node::Choice(alternatives)),
        }
    }

    fn push(&mut self, node: Node) -> NodeId {
        let info = info_of(self.program, &node, &|rule| Some(self.program.rule(rule).body));
        let id = NodeId(self.program.nodes.len() as u32);
        self.program.nodes.push(node);
        self.program.infos.push(info);
        id
    }
}

/// A hexadecimal digit, in either case.
fn hex_digit(value: u8) -> ByteSet {
    ByteSet::any_case(if value < 10 { b'0' + value } else { b'A' + value - 10 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;
    use crate::{interpreter, lower, syntax};

    /// What a text stands for.
    fn decode(text: &[u8], space: Option<u8>) -> Vec<u8> {
        let mut decoded = Vec::new();
        let mut rest = text;
        while let Some((&byte, after)) = rest.split_first() {
            let digit = |at: usize| after.get(at).and_then(|&digit| (digit as char).to_digit(16));
            match (byte, digit(0), digit(1)) {
                (b'%', Some(high), Some(low)) => {
                    decoded.push((high * 16 + low) as u8);
                    rest = &after[2..];
                    continue;
                }
                _ if Some(byte) == space => decoded.push(b' '),
                _ => decoded.push(byte),
            }
            rest = after;
        }
        decoded
    }

    #[test]
    fn a_text_is_matched_as_it_decodes() {
        let text = r#"
            start = ${ part ~ ("/" ~ part)* ~ ^"eN"? }
            part = @{ (!"a+" ~ ('a'..'c' | "+" | " "))+ | "" }
        "#;
        let (grammar, _) = syntax::read(FileId(0), text, 0);
        let (mut program, _) = lower::lower(&grammar, &[]);
        let start = program.find(None, "start").unwrap();
        for space in [None, Some(b'+')] {
            let written = add(&mut program, start, space);
            assert_eq!(add(&mut program, start, space), written);
            // All texts of up to four of these pieces.
            let pieces = ["a", "+", "%2B", "%2b", "/", "%2F", " ", "%20", "%61", "n", "E", "%45", "%4E", "x"];
            for code in 0..pieces.len().pow(4) {
                let mut text = String::new();
                let mut rest = code;
                while rest > 0 {
                    text.push_str(pieces[rest % pieces.len()]);
                    rest /= pieces.len();
                }
                let matched = interpreter::matches(&program, written, text.as_bytes(), &mut Vec::new());
                let decoded = decode(text.as_bytes(), space);
                let expected = interpreter::matches(&program, start, &decoded, &mut Vec::new());
                assert_eq!(matched, expected, "{text} {space:?}");
            }
        }
    }
}
