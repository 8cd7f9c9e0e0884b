//! The shape of what a rule shows: which components, how often, and what is inside them.
//!
//! Components are exactly the tokens that pest emits. Silent rules vanish, atomic rules are leaves,
//! compound rules are records; a rule whose body is a choice with exactly one component in each
//! alternative is a choice of those components.

use crate::ast::RuleKind;
use crate::ir::{Node, NodeId, Program, RuleId};

/// How often a component occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cardinality {
    /// Exactly once.
    One,
    /// Once or not at all.
    Optional,
    /// Any number of times.
    List,
}

/// A component of a record or of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its rule.
    pub rule: RuleId,
    /// How often it occurs.
    pub cardinality: Cardinality,
    /// What is inside it.
    pub content: Content,
}

/// What is inside a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Text.
    Leaf,
    /// Components, in the order of the grammar.
    Record(Vec<Field>),
    /// Exactly one of these components.
    Choice(Vec<Field>),
}

impl Content {
    /// The components inside, none for a leaf.
    pub fn fields(&self) -> &[Field] {
        match self {
            Content::Leaf => &[],
            Content::Record(fields) | Content::Choice(fields) => fields,
        }
    }
}

/// The shape of what `rule` shows.
pub fn of_rule(program: &Program, rule: RuleId) -> Content {
    let rule = program.rule(rule);
    if rule.kind == RuleKind::Atomic {
        return Content::Leaf;
    }
    if let Some(variants) = variants(program, rule.body) {
        return Content::Choice(variants);
    }
    Content::Record(fields(program, rule.body))
}

/// The components of a choice with one distinct component in each alternative.
fn variants(program: &Program, node: NodeId) -> Option<Vec<Field>> {
    match program.node(node) {
        Node::Call(id) if program.rule(*id).kind == RuleKind::Silent => {
            variants(program, program.rule(*id).body)
        }
        Node::Choice(alternatives) => {
            let mut found: Vec<Field> = Vec::new();
            for &alternative in alternatives {
                let mut inner = fields(program, alternative);
                let only =
                    inner.pop().filter(|field| inner.is_empty() && field.cardinality == Cardinality::One)?;
                if found.iter().any(|field| field.rule == only.rule) {
                    return None;
                }
                found.push(only);
            }
            Some(found)
        }
        _ => None,
    }
}

/// The components that a node shows.
pub fn fields(program: &Program, node: NodeId) -> Vec<Field> {
    match program.node(node) {
        Node::Class(_) | Node::Literal { .. } | Node::Not(_) | Node::And(_) => Vec::new(),
        Node::Call(id) => match program.rule(*id).kind {
            RuleKind::Silent => fields(program, program.rule(*id).body),
            _ => vec![Field { rule: *id, cardinality: Cardinality::One, content: of_rule(program, *id) }],
        },
        Node::Sequence(items) => items.iter().fold(Vec::new(), |mut all, &item| {
            for field in fields(program, item) {
                match all.iter_mut().find(|earlier: &&mut Field| earlier.rule == field.rule) {
                    Some(earlier) => earlier.cardinality = Cardinality::List,
                    None => all.push(field),
                }
            }
            all
        }),
        Node::Choice(alternatives) => {
            let inner: Vec<_> = alternatives.iter().map(|&item| fields(program, item)).collect();
            let mut all: Vec<Field> = Vec::new();
            for fields in &inner {
                // What another alternative has too comes before what this one adds behind it, and the other
                // way round: so from the end, each new one before the one that follows it here.
                let mut next = all.len();
                for field in fields.iter().rev() {
                    match all.iter().position(|earlier| earlier.rule == field.rule) {
                        Some(at) => {
                            all[at].cardinality = all[at].cardinality.max(field.cardinality);
                            next = at;
                        }
                        None => all.insert(next, field.clone()),
                    }
                }
            }
            for field in &mut all {
                let everywhere =
                    inner.iter().all(|fields| fields.iter().any(|other| other.rule == field.rule));
                if !everywhere {
                    field.cardinality = field.cardinality.max(Cardinality::Optional);
                }
            }
            all
        }
        Node::Optional(body) => at_least(fields(program, *body), Cardinality::Optional),
        Node::Repeat { body, max: Some(1), .. } => at_least(fields(program, *body), Cardinality::Optional),
        Node::Repeat { body, .. } => at_least(fields(program, *body), Cardinality::List),
    }
}

fn at_least(mut fields: Vec<Field>, least: Cardinality) -> Vec<Field> {
    for field in &mut fields {
        field.cardinality = field.cardinality.max(least);
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;
    use crate::{lower, syntax};

    fn shape(rule: &str) -> String {
        let (grammar, _) = syntax::read(FileId(0), include_str!("../rfc1738.pest"), 0);
        let (program, _) = lower::lower(&grammar, &[]);
        let content = of_rule(&program, program.find(None, rule).unwrap());
        print(&program, &content)
    }

    fn print(program: &Program, content: &Content) -> String {
        let (open, close) = match content {
            Content::Leaf => return String::new(),
            Content::Record(_) => ("{", "}"),
            Content::Choice(_) => ("<", ">"),
        };
        let fields = content.fields().iter().map(|field| {
            let often = match field.cardinality {
                Cardinality::One => "",
                Cardinality::Optional => "?",
                Cardinality::List => "*",
            };
            format!("{}{often}{}", program.rule(field.rule).name, print(program, &field.content))
        });
        format!("{open}{}{close}", fields.collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn what_alternatives_share_stands_behind_what_comes_first_in_each() {
        let text = "r = ${ (a ~ c ~ d? | b ~ c ~ e ~ d) ~ f? }\na = @{ \"a\" }\nb = @{ \"b\" }\nc = @{ \"c\" }\n\
                    d = @{ \"d\" }\ne = @{ \"e\" }\nf = @{ \"f\" }";
        let (grammar, _) = syntax::read(FileId(0), text, 0);
        let (program, _) = lower::lower(&grammar, &[]);
        let content = of_rule(&program, program.find(None, "r").unwrap());
        assert_eq!(print(&program, &content), "{a? b? c e? d? f?}");
    }

    #[test]
    fn shapes_follow_from_the_grammar() {
        assert_eq!(shape("ftpurl"), "{user? password? host port? cwd* name? ftptype?}");
        assert_eq!(shape("fileurl"), "{host? fsegment*}");
        assert_eq!(shape("newsurl"), "{grouppart<article group all>}");
        assert_eq!(shape("prosperourl"), "{host port? ppath fieldspec*{fieldname fieldvalue}}");
        assert_eq!(
            shape("waisurl"),
            "<waisdoc{host port? database wtype wpath} waisindex{host port? database search} \
             waisdatabase{host port? database}>"
        );
    }
}
