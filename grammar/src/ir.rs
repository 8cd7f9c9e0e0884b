//! The lowered program: names resolved, literals as bytes, one-byte alternatives merged into classes,
//! no recursion. Every engine and the generator work on it.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use crate::ast::RuleKind;
use crate::bytes::{ByteSet, builtin};
use crate::language::Facts;
use crate::source::Span;

/// A rule of a [`Program`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub u32);

/// A node of a [`Program`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

/// A matcher, read as pest reads it: choices are ordered, repetitions give nothing back.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// One byte of the set.
    Class(ByteSet),
    /// Two bytes or more, or none.
    Literal {
        /// The bytes.
        bytes: Vec<u8>,
        /// Whether ASCII letters match in any case.
        any_case: bool,
    },
    /// All, in a row.
    Sequence(Vec<NodeId>),
    /// The first that matches.
    Choice(Vec<NodeId>),
    /// It, or nothing.
    Optional(NodeId),
    /// As many as match, `min` at least and `max` at most.
    Repeat {
        /// What is repeated; it never matches the empty string.
        body: NodeId,
        /// How often at least.
        min: u32,
        /// How often at most.
        max: Option<u32>,
    },
    /// Nothing, where it does not match.
    Not(NodeId),
    /// Nothing, where it matches.
    And(NodeId),
    /// A call.
    Call(RuleId),
}

/// What a node can match, as far as two questions go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeInfo {
    /// Whether it may match the empty string.
    pub nullable: bool,
    /// Whether it matches wherever it is tried.
    pub infallible: bool,
    /// The bytes that a match which is not empty may start with (a superset, where predicates stand).
    pub first: ByteSet,
}

/// A rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// Whose rule it is: `None` for the dialect's, else the scheme that it is private to.
    pub scheme: Option<String>,
    /// How it shows in the result.
    pub kind: RuleKind,
    /// What it matches.
    pub body: NodeId,
    /// Its production as the doc comment gives it, for the documentation of what is generated.
    pub production: Option<String>,
    /// The changes made to it, as its doc comment gives them: a production or a literal, and the source.
    pub amendments: Vec<Amendment>,
    /// The rule that it reads percent-decoded, if it was made for that, and the byte that stands for a
    /// space there.
    pub decodes: Option<(RuleId, Option<u8>)>,
    /// Where its name stands.
    pub span: Span,
}

/// A change made to a production.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amendment {
    /// `@amend`: this production, with its source, instead of the verbatim one.
    Production(String),
    /// `@any-case`: this literal, with the source, matches in any case.
    AnyCase(String),
}

/// The rules of a dialect and of its schemes.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub(crate) rules: Vec<Rule>,
    pub(crate) nodes: Vec<Node>,
    pub(crate) infos: Vec<NodeInfo>,
    pub(crate) names: Names,
    /// Rules for one byte that may be escaped, by the bytes and by what stands for a space.
    pub(crate) decoded_bytes: HashMap<(ByteSet, Option<u8>), RuleId>,
    /// What was decided about expressions, so that it is decided once.
    pub(crate) facts: Facts,
}

/// Where the rules are. Of rules of one name the first is meant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    shared: HashMap<String, RuleId>,
    /// Those of each scheme.
    private: HashMap<String, HashMap<String, RuleId>>,
    /// Those that were made to read another one decoded, by that and by what stands for a space.
    decoding: HashMap<(RuleId, Option<u8>), Vec<RuleId>>,
    /// All names, with the number that the next rule of that name is given.
    numbers: HashMap<String, u64>,
}

impl Program {
    /// Adds a rule.
    pub(crate) fn add_rule(&mut self, rule: Rule) -> RuleId {
        let id = RuleId(self.rules.len() as u32);
        let names = match &rule.scheme {
            None => &mut self.names.shared,
            Some(scheme) => self.names.private.entry(scheme.clone()).or_default(),
        };
        names.entry(rule.name.clone()).or_insert(id);
        self.names.numbers.entry(rule.name.clone()).or_insert(2);
        if let Some(decodes) = rule.decodes {
            self.names.decoding.entry(decodes).or_default().push(id);
        }
        self.rules.push(rule);
        id
    }

    /// A rule.
    pub fn rule(&self, id: RuleId) -> &Rule {
        &self.rules[id.0 as usize]
    }

    /// All rules: the dialect's in the order written, then those of each scheme.
    pub fn rules(&self) -> impl Iterator<Item = (RuleId, &Rule)> {
        self.rules.iter().enumerate().map(|(at, rule)| (RuleId(at as u32), rule))
    }

    /// The rule that `name` means inside `scheme` (or in the dialect itself).
    pub fn find(&self, scheme: Option<&str>, name: &str) -> Option<RuleId> {
        let own = scheme.and_then(|scheme| self.names.private.get(scheme)?.get(name));
        own.or_else(|| self.names.shared.get(name)).copied()
    }

    /// A name that no rule has yet: the one that is wanted, or that with a number.
    pub(crate) fn free_name(&mut self, wanted: &str) -> String {
        let Some(&first) = self.names.numbers.get(wanted) else { return wanted.to_owned() };
        let mut number = first;
        let mut name = format!("{wanted}_{number}");
        while self.names.numbers.contains_key(&name) {
            number += 1;
            name = format!("{wanted}_{number}");
        }
        self.names.numbers.insert(wanted.to_owned(), number + 1);
        name
    }

    /// The rules that read `rule` decoded, where `space` stands for a space.
    pub(crate) fn decoding(&self, rule: RuleId, space: Option<u8>) -> &[RuleId] {
        self.names.decoding.get(&(rule, space)).map(Vec::as_slice).unwrap_or_default()
    }

    /// A node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// What a node can match.
    pub fn info(&self, id: NodeId) -> &NodeInfo {
        &self.infos[id.0 as usize]
    }

    /// The name of a rule as its grammar has it.
    pub fn written_name(&self, id: RuleId) -> &str {
        let rule = self.rule(id);
        match rule.decodes {
            Some((written, _)) => &self.rule(written).name,
            None => &rule.name,
        }
    }

    /// The token rules (atomic and compound) that a match of `rule` may show, itself not among them,
    /// each once, in the order in which the grammar reaches them; `inside` also goes into records.
    pub fn tokens(&self, rule: RuleId, inside: bool) -> Vec<RuleId> {
        let mut found = Vec::new();
        if self.rule(rule).kind != RuleKind::Atomic {
            self.collect_tokens(self.rule(rule).body, inside, &mut found);
        }
        found
    }

    fn collect_tokens(&self, node: NodeId, inside: bool, found: &mut Vec<RuleId>) {
        if let Node::Call(id) = self.node(node) {
            let rule = self.rule(*id);
            if rule.kind != RuleKind::Silent && !found.contains(id) {
                found.push(*id);
            }
            if rule.kind == RuleKind::Silent || (inside && rule.kind == RuleKind::Compound) {
                self.collect_tokens(rule.body, inside, found);
            }
            return;
        }
        for child in self.children(node) {
            self.collect_tokens(child, inside, found);
        }
    }

    /// The bytes that a match of `rule` can have in it (a superset, where predicates stand).
    pub fn alphabet(&self, rule: RuleId) -> ByteSet {
        let mut alphabet = ByteSet::EMPTY;
        let mut seen = HashSet::new();
        let mut open = vec![self.rule(rule).body];
        while let Some(node) = open.pop() {
            if !seen.insert(node) {
                continue;
            }
            match self.node(node) {
                Node::Class(set) => alphabet = alphabet.union(*set),
                Node::Literal { bytes, any_case } => {
                    let set =
                        |&byte: &u8| if *any_case { ByteSet::any_case(byte) } else { ByteSet::single(byte) };
                    alphabet = bytes.iter().map(set).fold(alphabet, ByteSet::union);
                }
                Node::Call(called) => open.push(self.rule(*called).body),
                Node::Not(_) | Node::And(_) => {}
                _ => open.extend(self.children(node)),
            }
        }
        alphabet
    }

    /// The bytes that `rule` matches, if it always matches exactly one.
    pub fn class(&self, rule: RuleId) -> Option<ByteSet> {
        let mut class = ByteSet::EMPTY;
        let mut open = vec![self.rule(rule).body];
        while let Some(node) = open.pop() {
            match self.node(node) {
                Node::Class(set) => class = class.union(*set),
                Node::Literal { bytes, any_case } => match *bytes.as_slice() {
                    [byte] if *any_case => class = class.union(ByteSet::any_case(byte)),
                    [byte] => class.insert(byte),
                    _ => return None,
                },
                Node::Call(called) => open.push(self.rule(*called).body),
                Node::Choice(items) => open.extend(items),
                _ => return None,
            }
        }
        Some(class)
    }

    /// The nodes directly inside a node; a call has none.
    pub fn children(&self, node: NodeId) -> Vec<NodeId> {
        match self.node(node) {
            Node::Class(_) | Node::Literal { .. } | Node::Call(_) => Vec::new(),
            Node::Sequence(items) | Node::Choice(items) => items.clone(),
            Node::Optional(body) | Node::Repeat { body, .. } | Node::Not(body) | Node::And(body) => {
                vec![*body]
            }
        }
    }
}

/// What a node can match; `body` is what a rule consists of, if that is known.
pub(crate) fn info_of(program: &Program, node: &Node, body: &dyn Fn(RuleId) -> Option<NodeId>) -> NodeInfo {
    let nothing = NodeInfo { nullable: true, infallible: true, first: ByteSet::EMPTY };
    match node {
        Node::Class(set) => NodeInfo { nullable: false, infallible: false, first: *set },
        Node::Literal { bytes, any_case } => match bytes.first() {
            None => nothing,
            Some(&byte) => {
                let first = if *any_case { ByteSet::any_case(byte) } else { ByteSet::single(byte) };
                NodeInfo { nullable: false, infallible: false, first }
            }
        },
        Node::Sequence(items) => items.iter().fold(nothing, |sum, &item| {
            let info = program.info(item);
            NodeInfo {
                nullable: sum.nullable && info.nullable,
                infallible: sum.infallible && info.infallible,
                first: if sum.nullable { sum.first.union(info.first) } else { sum.first },
            }
        }),
        Node::Choice(items) => {
            let none = NodeInfo { nullable: false, infallible: false, first: ByteSet::EMPTY };
            items.iter().fold(none, |sum, &item| {
                let info = program.info(item);
                NodeInfo {
                    nullable: sum.nullable || info.nullable,
                    infallible: sum.infallible || info.infallible,
                    first: sum.first.union(info.first),
                }
            })
        }
        Node::Optional(body) => NodeInfo { nullable: true, infallible: true, ..*program.info(*body) },
        Node::Repeat { body, min, .. } => {
            let info = program.info(*body);
            NodeInfo { nullable: *min == 0, infallible: *min == 0, first: info.first }
        }
        Node::Not(_) | Node::And(_) => NodeInfo { infallible: false, ..nothing },
        Node::Call(rule) => body(*rule).map_or(nothing, |body| *program.info(body)),
    }
}

/// Whether two rules are written alike, with all that they call: then they match alike. Names of silent
/// rules do not count.
pub fn same_tree(first: (&Program, RuleId), second: (&Program, RuleId)) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![(first.0.rule(first.1).body, second.0.rule(second.1).body)];
    while let Some((a, b)) = open.pop() {
        if !seen.insert((a, b)) {
            continue;
        }
        let same = match (first.0.node(a), second.0.node(b)) {
            (Node::Call(a), Node::Call(b)) => {
                let (a, b) = (first.0.rule(*a), second.0.rule(*b));
                open.push((a.body, b.body));
                a.kind == b.kind && (a.kind == RuleKind::Silent || a.name == b.name)
            }
            (Node::Class(a), Node::Class(b)) => a == b,
            (a @ Node::Literal { .. }, b @ Node::Literal { .. }) => a == b,
            (Node::Repeat { min, max, .. }, Node::Repeat { min: other_min, max: other_max, .. }) => {
                (min, max) == (other_min, other_max)
            }
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        };
        let (inner, other) = (first.0.children(a), second.0.children(b));
        if !same || inner.len() != other.len() {
            return false;
        }
        open.extend(inner.into_iter().zip(other));
    }
    true
}

/// What a byte set is called in an error message: `a digit`, `"@"`, `"a" or "b"`.
pub fn describe_class(set: &ByteSet) -> String {
    /// What is called by a name.
    static NAMED: LazyLock<[(&str, Option<ByteSet>); 6]> = LazyLock::new(|| {
        [
            ("a digit", "ASCII_DIGIT"),
            ("a hexadecimal digit", "ASCII_HEX_DIGIT"),
            ("a lower-case letter", "ASCII_ALPHA_LOWER"),
            ("an upper-case letter", "ASCII_ALPHA_UPPER"),
            ("a letter", "ASCII_ALPHA"),
            ("a letter or digit", "ASCII_ALPHANUMERIC"),
        ]
        .map(|(name, class)| (name, builtin(class)))
    });
    if let Some((name, _)) = NAMED.iter().find(|(_, named)| named.as_ref() == Some(set)) {
        return (*name).to_owned();
    }
    // Of so many at least five are not the other case of one of them.
    if set.len() > 8 {
        return "an allowed character".to_owned();
    }
    // Both cases of one letter read as that letter.
    let mut bytes: Vec<u8> = set.iter().collect();
    if bytes.iter().all(u8::is_ascii_alphabetic) {
        bytes.retain(|&byte| byte.is_ascii_lowercase() || !set.contains(byte.to_ascii_lowercase()));
    }
    if bytes.len() > 4 {
        return "an allowed character".to_owned();
    }
    let quoted: Vec<_> = bytes.iter().map(|&byte| describe_literal(&[byte])).collect();
    match quoted.split_last() {
        None => "nothing".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// What a literal is called in an error message.
pub fn describe_literal(bytes: &[u8]) -> String {
    format!("\"{}\"", bytes.escape_ascii().to_string().replace("\\'", "'").replace("\\\"", "\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alphabets_hold_what_is_read_and_not_what_is_looked_at() {
        let text = r#"a = @{ ^"x:" ~ !"y" ~ &"x" ~ (b | '0'..'3')* } b = _{ "%" ~ '4'..'5'{2} }"#;
        let (grammar, _) = crate::syntax::read(crate::source::FileId(0), text, 0);
        let (program, _) = crate::lower::lower(&grammar, &[]);
        assert_eq!(program.alphabet(RuleId(0)).iter().collect::<Vec<_>>(), b"%012345:Xx");
    }

    #[test]
    fn classes_are_called_by_what_they_hold() {
        assert_eq!(describe_class(&ByteSet::range(b'0', b'9')), "a digit");
        assert_eq!(describe_class(&ByteSet::single(b'@')), "\"@\"");
        assert_eq!(describe_class(&ByteSet::any_case(b'a')), "\"a\"");
        assert_eq!(describe_class(&ByteSet::range(b':', b';')), "\":\" or \";\"");
        assert_eq!(describe_class(&ByteSet::range(b' ', b'~')), "an allowed character");
        assert_eq!(describe_literal(b"\"'"), "\"\"'\"");
    }
}
