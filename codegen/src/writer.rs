//! How a URL is written from its components: a small tree, made from the rule of a type. No tokens yet.
//!
//! The tree has what the rule has outside its components: texts, groups that are there if one of their
//! components is, repetitions, and choices. What a rule looks at without taking it is left out: what is written
//! is read again, so a way to write that the rule refuses is seen then, and another one is tried.

use std::collections::BTreeMap;

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId};
use url_schemes_grammar::shape::Cardinality;

use crate::plan::{TypePlan, ValuePlan};

/// How a type is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// This text.
    Literal(String),
    /// One of these texts, the first one unless another stands there already.
    AnyOf {
        /// Its number in the scheme.
        id: usize,
        /// The texts.
        texts: Vec<String>,
    },
    /// The next one of a component: its place in [`TypePlan::flat`], and the rule that it is written by.
    Part(usize, RuleId),
    /// As [`Part`](Write::Part), for a text that is always there, may be empty, and has no text of its own before
    /// it: where the component is not set, there is nothing.
    Rest(usize, RuleId),
    /// All, in a row.
    Sequence(Vec<Write>),
    /// It, if one of its components is there.
    Optional(Box<Write>),
    /// One of these: the first that has a place for all components which are there.
    Choice {
        /// Its number in the scheme.
        id: usize,
        /// The alternatives.
        alternatives: Vec<Write>,
    },
    /// It, as long as there are components for it.
    Repeat {
        /// How often at least.
        min: usize,
        /// What is repeated.
        body: Box<Write>,
    },
}

/// How many texts a piece without components may have to choose from.
const MOST_TEXTS: usize = 8;

/// The numbers of choices: one that the grammar has once has one, wherever its rule is called, so that what is
/// chosen for it in one alternative holds in another one.
pub type Numbers = BTreeMap<NodeId, usize>;

/// Plans how a type is written. `numbers` are those given already, in other types of the scheme.
///
/// # Errors
///
/// If it cannot be built from its components, the reason, as the end of a sentence.
pub fn plan(program: &Program, owner: &TypePlan, numbers: &mut Numbers) -> Result<Write, String> {
    let names = owner.flat().iter().map(|flat| flat.field.name.clone()).collect();
    let mut writer = Writer { program, names, numbers };
    writer.node(owner, program.rule(owner.rule).body, false)
}

/// The components that cannot stand beside each one, since they are what it is a choice of, by their places in
/// [`TypePlan::flat`].
pub fn instead(owner: &TypePlan) -> Vec<Vec<usize>> {
    let flat = owner.flat();
    let place = |name: &str| flat.iter().position(|flat| flat.field.name == name);
    let mut all = vec![Vec::new(); flat.len()];
    let mut open = vec![owner];
    while let Some(plan) = open.pop() {
        for field in &plan.fields {
            if let ValuePlan::Nested(nested) = &field.value
                && (nested.choice || plan.choice)
            {
                open.push(nested);
            }
        }
        let leaves = plan.fields.iter().filter(|field| !matches!(field.value, ValuePlan::Nested(_)));
        let leaves: Vec<usize> = leaves.filter_map(|field| place(&field.name)).collect();
        for &leaf in leaves.iter().filter(|_| plan.choice) {
            all[leaf].extend(leaves.iter().filter(|&&other| other != leaf));
        }
    }
    all
}

/// The text of a rule that says nothing but that it is there: the first one in the grammar.
pub fn first_text(program: &Program, rule: RuleId) -> String {
    texts(program, program.rule(rule).body).into_iter().flatten().next().unwrap_or_default()
}

struct Writer<'p> {
    program: &'p Program,
    /// The components of the type.
    names: Vec<String>,
    numbers: &'p mut Numbers,
}

impl Writer<'_> {
    /// The tree of a node; `owner` is the type whose rule it is in, and `behind` whether a component stands right
    /// before it.
    fn node(&mut self, owner: &TypePlan, node: NodeId, behind: bool) -> Result<Write, String> {
        if !shows(self.program, node) {
            return Ok(self.texts(node));
        }
        Ok(match self.program.node(node) {
            Node::Call(rule) if self.program.rule(*rule).kind == RuleKind::Silent => {
                self.node(owner, self.program.rule(*rule).body, behind)?
            }
            Node::Call(rule) => self.part(owner, *rule, behind)?,
            Node::Sequence(items) => {
                let (mut all, mut behind) = (Vec::new(), behind);
                for &item in items {
                    let write = self.node(owner, item, behind)?;
                    // What is looked for before a text cannot be nothing.
                    let looked_for = match self.program.node(item) {
                        Node::And(body) => !self.program.info(*body).nullable,
                        _ => false,
                    };
                    behind = match &write {
                        _ if looked_for => false,
                        Write::Literal(_) | Write::AnyOf { .. } => false,
                        Write::Sequence(inner) if inner.is_empty() => behind,
                        _ => true,
                    };
                    match write {
                        Write::Sequence(inner) => all.extend(inner),
                        one => all.push(one),
                    }
                }
                Write::Sequence(joined(all))
            }
            Node::Choice(items) => {
                let id = self.number(node);
                let alternatives = items.iter().map(|&item| self.node(owner, item, behind));
                Write::Choice { id, alternatives: alternatives.collect::<Result<_, _>>()? }
            }
            Node::Optional(body) | Node::Repeat { body, min: 0, max: Some(1) } => {
                let body = self.node(owner, *body, false)?;
                if is_hollow(&body) {
                    // It may be there without any of its components.
                    let alternatives = vec![Write::Sequence(Vec::new()), body];
                    Write::Choice { id: self.number(node), alternatives }
                } else {
                    Write::Optional(Box::new(body))
                }
            }
            Node::Repeat { body, min, .. } => {
                let body = Box::new(self.node(owner, *body, false)?);
                Write::Repeat { min: *min as usize, body }
            }
            // These show nothing.
            Node::Class(_) | Node::Literal { .. } | Node::Not(_) | Node::And(_) => {
                Write::Sequence(Vec::new())
            }
        })
    }

    fn part(&mut self, owner: &TypePlan, rule: RuleId, behind: bool) -> Result<Write, String> {
        let Some(field) = owner.fields.iter().find(|field| field.rule == rule) else {
            return Err(format!("the rule `{}` shows no component", self.program.rule(rule).name));
        };
        if let ValuePlan::Nested(nested) = &field.value
            && (nested.choice || owner.choice)
        {
            // A choice in a list would need its elements in their order.
            if field.cardinality == Cardinality::List {
                return Err(format!("`{}` is a list of which each element is a choice", field.name));
            }
            return self.node(nested, self.program.rule(rule).body, behind);
        }
        let is_text = field.value == ValuePlan::Text && field.cardinality == Cardinality::One;
        let rest = is_text && behind && self.program.info(self.program.rule(rule).body).nullable;
        match self.names.iter().position(|name| *name == field.name) {
            Some(place) if rest => Ok(Write::Rest(place, rule)),
            Some(place) => Ok(Write::Part(place, rule)),
            None => Err(format!("`{}` is no component of its type", field.name)),
        }
    }

    /// What shows no component.
    fn texts(&mut self, mut node: NodeId) -> Write {
        while let Node::Call(rule) = self.program.node(node) {
            node = self.program.rule(*rule).body;
        }
        let mut texts = texts(self.program, node).unwrap_or_default();
        let mut seen = Vec::new();
        texts.retain(|text| {
            let new = !seen.contains(text);
            seen.push(text.clone());
            new
        });
        match texts.as_slice() {
            [] => Write::Sequence(Vec::new()),
            [text] if text.is_empty() => Write::Sequence(Vec::new()),
            [text] => Write::Literal(text.clone()),
            _ => Write::AnyOf { id: self.number(node), texts },
        }
    }

    fn number(&mut self, node: NodeId) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(node).or_insert(next)
    }
}

/// Texts that follow each other, as one.
fn joined(items: Vec<Write>) -> Vec<Write> {
    let mut all: Vec<Write> = Vec::new();
    for item in items {
        match (all.last_mut(), item) {
            (Some(Write::Literal(before)), Write::Literal(text)) => before.push_str(&text),
            (_, item) => all.push(item),
        }
    }
    all
}

/// Whether a node shows a component.
fn shows(program: &Program, node: NodeId) -> bool {
    match program.node(node) {
        Node::Call(rule) => {
            let rule = program.rule(*rule);
            rule.kind != RuleKind::Silent || shows(program, rule.body)
        }
        Node::Not(_) | Node::And(_) => false,
        _ => program.children(node).into_iter().any(|child| shows(program, child)),
    }
}

/// Whether it can be written without any component.
fn is_hollow(write: &Write) -> bool {
    match write {
        Write::Literal(_) | Write::AnyOf { .. } | Write::Optional(_) | Write::Rest(..) => true,
        Write::Part(..) => false,
        Write::Sequence(items) => items.iter().all(is_hollow),
        Write::Choice { alternatives, .. } => alternatives.iter().any(is_hollow),
        Write::Repeat { min, body } => *min == 0 || is_hollow(body),
    }
}

/// The texts that a node without components stands for, as far as they are told apart, the one to be preferred
/// first; `None` if there is none.
fn texts(program: &Program, node: NodeId) -> Option<Vec<String>> {
    let mut found = match program.node(node) {
        Node::Class(set) => class_texts(set)?,
        Node::Literal { bytes, any_case } => {
            let text = String::from_utf8(bytes.clone()).ok()?;
            // The digits of an escape are better written in upper case.
            let lower = *any_case && !text.contains('%');
            vec![if lower { text.to_ascii_lowercase() } else { text }]
        }
        Node::Sequence(items) => {
            let mut all = vec![String::new()];
            for &item in items {
                all = product(&all, &texts(program, item)?);
            }
            all
        }
        Node::Choice(items) => items.iter().filter_map(|&item| texts(program, item)).flatten().collect(),
        Node::Optional(body) => [vec![String::new()], texts(program, *body)?].concat(),
        Node::Repeat { body, min, max } => {
            let body = texts(program, *body)?;
            let mut all = vec![String::new()];
            for _ in 0..*min {
                all = product(&all, &body);
            }
            let most = max.unwrap_or(u32::MAX).min(min.saturating_add(2));
            let mut more = all.clone();
            for _ in *min..most {
                more = product(&more, &body);
                all.extend(more.clone());
            }
            all
        }
        Node::Not(_) | Node::And(_) => vec![String::new()],
        Node::Call(rule) => texts(program, program.rule(*rule).body)?,
    };
    found.truncate(MOST_TEXTS);
    Some(found)
}

/// The characters of a class; of both cases of a letter the lower one.
fn class_texts(set: &ByteSet) -> Option<Vec<String>> {
    let is_written = |byte: &u8| !(byte.is_ascii_uppercase() && set.contains(byte.to_ascii_lowercase()));
    let bytes = set.iter().filter(|byte| byte.is_ascii()).filter(is_written);
    let texts: Vec<String> = bytes.map(|byte| char::from(byte).to_string()).take(MOST_TEXTS).collect();
    (!texts.is_empty()).then_some(texts)
}

fn product(before: &[String], after: &[String]) -> Vec<String> {
    let all = before.iter().flat_map(|before| after.iter().map(move |after| format!("{before}{after}")));
    all.take(MOST_TEXTS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use url_schemes_grammar::source::FileId;
    use url_schemes_grammar::{lower, syntax};

    /// The first texts of a rule `s`, and whether it shows components.
    fn of(rule: &str) -> (Option<Vec<String>>, bool) {
        let (grammar, diagnostics) =
            syntax::read(FileId(0), &format!("s = ${{ {rule} }} t = @{{ \"t\" }}"), 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let body = program.rule(program.find(None, "s").unwrap()).body;
        (texts(&program, body), shows(&program, body))
    }

    #[test]
    fn a_text_is_the_first_in_the_grammar() {
        let first = |rule: &str| of(rule).0.unwrap_or_default();
        assert_eq!(first("^\"NOTE:\" ~ \"//\""), ["note://"]);
        assert_eq!(first("^\"%7C\""), ["%7C"]);
        assert_eq!(first("\"://\" | \":\""), ["://", ":"]);
        assert_eq!(first("\"/\"? ~ &\"a\" ~ !\"b\""), ["", "/"]);
        assert_eq!(first("\"/\"{2,3}"), ["//", "///"]);
        assert_eq!(first("\"/\"*"), ["", "/", "//"]);
        assert_eq!(first("^\"x\""), ["x"]);
        assert_eq!(first("'a'..'z'").len(), MOST_TEXTS);
    }

    #[test]
    fn what_is_only_looked_at_is_no_component() {
        assert!(of("\"a\" ~ t?").1);
        assert!(!of("\"a\" ~ &t ~ !t").1);
    }
}
