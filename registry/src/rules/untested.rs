//! What no valid example takes: an alternative, an option, a component.
//!
//! The examples are matched against the rules as they are written, as pest would, and what the match
//! goes through is remembered. Characters are no alternatives: a choice between single bytes is taken
//! as one class. What is inside a text of the dialect, such as a host, is a matter of all its schemes:
//! there, an example of any of them will do.

mod trace;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use url_schemes_grammar::ast::{Expr, ExprKind, Rule as GrammarRule, RuleKind};
use url_schemes_grammar::diagnostic::Diagnostic;

use super::Rule;
use super::subject::Subject;
use crate::model::{ComponentType, Dialect, Scheme};
use crate::value;
use trace::Rules;
pub(crate) use trace::Taken;

/// Something that no valid example takes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Untested<'g> {
    /// An alternative of a choice.
    Alternative(&'g Expr),
    /// The body of an option, or of a repetition that may be empty.
    Option(&'g Expr),
    /// A rule that shows a component.
    Component(&'g GrammarRule),
}

/// Each component is in an example.
pub(crate) fn components(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for untested in subject.untested() {
        let Untested::Component(shown) = untested else { continue };
        let program = &subject.dialect.program;
        let id = program.find(Some(subject.name()), &shown.name);
        let def = id.and_then(|id| subject.scheme.components.get(&id));
        let name = def.map_or(shown.name.as_str(), |def| &def.name);
        let place = def.map_or(subject.scheme.rule_name.span, |def| subject.place_of(def));
        let diagnostic = rule.finding(format!("no valid example has the component `{name}`")).at(place);
        found.push(
            match place == shown.name_span {
                true => diagnostic,
                false => diagnostic.related(shown.name_span, "its rule"),
            }
            .help("add a [[valid]] example with it"),
        );
    }
    found
}

/// Each option is taken in an example.
pub(crate) fn options(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    pieces(subject, rule, "option", |untested| match untested {
        Untested::Option(expr) => Some(expr),
        _ => None,
    })
}

/// Each alternative is taken in an example, and each value of an enum.
pub(crate) fn alternatives(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let mut found = values(subject, rule);
    found.extend(pieces(subject, rule, "alternative", |untested| match untested {
        Untested::Alternative(expr) => Some(expr),
        _ => None,
    }));
    found
}

/// The values of enums that no example has, where it has the component.
fn values(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let own = &subject.scheme.components;
    let mut seen: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for example in &subject.scheme.valid {
        let Ok(parsed) = subject.dialect.parse(example.url.value.as_bytes()) else { continue };
        for leaf in parsed.leaves() {
            let Some(def) = own.values().find(|def| def.name == leaf.def.name) else { continue };
            if let ComponentType::Enum(variants) = &def.kind
                && let Some(variant) = value::variant_of(variants, def.case_insensitive, leaf.text.as_bytes())
            {
                seen.entry(&def.name).or_default().insert(variant);
            }
        }
    }
    let mut found = Vec::new();
    for (&id, def) in own {
        let (ComponentType::Enum(variants), Some(seen)) = (&def.kind, seen.get(def.name.as_str())) else {
            continue;
        };
        if is_told(subject, &subject.dialect.program.rule(id).name) {
            continue;
        }
        for (variant, texts) in variants.iter().filter(|(variant, _)| !seen.contains(variant.as_str())) {
            let message = format!("no valid example has the value `{variant}` of `{}`", def.name);
            let help = format!("add a [[valid]] example with \"{}\"", texts.first().map_or("", |text| text));
            found.push(rule.finding(message).at(subject.place_of(def)).help(help));
        }
    }
    found
}

/// Whether an alternative of a rule is told to be in no example; then its values need not be.
fn is_told(subject: &Subject<'_>, name: &str) -> bool {
    let rule = subject.scheme.grammar.rule(name).or_else(|| subject.dialect.grammar.rule(name));
    let inside = |expr: &Expr| {
        rule.is_some_and(|rule| {
            let (outer, inner) = (rule.span, expr.span);
            outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
        })
    };
    subject.untested().iter().any(|untested| matches!(untested, Untested::Alternative(expr) if inside(expr)))
}

fn pieces<'r>(
    subject: &Subject<'r>,
    rule: &Rule,
    what: &str,
    pick: fn(&Untested<'r>) -> Option<&'r Expr>,
) -> Vec<Diagnostic> {
    let own = subject.scheme.rule_name.span;
    let finding = |expr: &Expr| {
        let message = format!("no valid example takes the {what} `{}`", written(expr));
        let diagnostic = match expr.span.file == own.file {
            true => rule.finding(message).at(expr.span),
            // It is the scheme that lacks the example.
            false => rule.finding(message).at(own).related(expr.span, "in the dialect's grammar"),
        };
        diagnostic.help("add a [[valid]] example that takes it")
    };
    subject.untested().iter().filter_map(pick).map(finding).collect()
}

/// What the valid examples of all schemes of a dialect take.
pub(crate) fn of_dialect(dialect: &Dialect) -> Taken {
    let mut taken = Taken::default();
    for scheme in dialect.schemes.values() {
        let rules = Rules::new(&dialect.grammar, &scheme.grammar);
        take(&rules, scheme, &mut taken);
    }
    taken
}

/// What the valid examples of a scheme leave out; `together` is what those of all schemes take.
pub(crate) fn of_scheme<'r>(dialect: &'r Dialect, scheme: &'r Scheme, together: &Taken) -> Vec<Untested<'r>> {
    let rules = Rules::new(&dialect.grammar, &scheme.grammar);
    let mut own = Taken::default();
    let Some(start) = take(&rules, scheme, &mut own) else { return Vec::new() };
    let (seen, found) = (HashSet::new(), Vec::new());
    let mut search = Search { rules: &rules, own: &own, together, shared: false, seen, found };
    search.rule(start);
    search.found
}

/// Adds what the examples of a scheme take. The answer is its start rule, if any example is accepted:
/// without any, other rules tell of it.
fn take<'g>(rules: &Rules<'g>, scheme: &Scheme, taken: &mut Taken) -> Option<&'g GrammarRule> {
    let start = rules.find(&scheme.rule_name.value)?;
    let urls = scheme.valid.iter().map(|example| example.url.value.as_bytes());
    let accepted = urls.filter(|url| trace::matches(rules, start, url, taken)).count();
    (accepted > 0).then_some(start)
}

/// Goes through what the examples took, and stops where they did not.
struct Search<'s, 'g> {
    rules: &'s Rules<'g>,
    own: &'s Taken,
    together: &'s Taken,
    /// Whether this is inside a text of the dialect.
    shared: bool,
    /// The rules that were gone through or told, outside of such texts and inside.
    seen: HashSet<(&'g str, bool)>,
    found: Vec<Untested<'g>>,
}

impl<'g> Search<'_, 'g> {
    fn rule(&mut self, rule: &'g GrammarRule) {
        if !self.seen.insert((&rule.name, self.shared)) {
            return;
        }
        let outer = self.shared;
        self.shared |= rule.kind == RuleKind::Atomic && self.rules.is_shared(&rule.name);
        self.expr(&rule.body);
        self.shared = outer;
    }

    fn expr(&mut self, expr: &'g Expr) {
        match &expr.kind {
            ExprKind::Literal { .. } | ExprKind::Range(..) | ExprKind::Not(_) | ExprKind::And(_) => {}
            ExprKind::Call(name) => {
                if let Some(rule) = self.rules.find(name) {
                    self.rule(rule);
                }
            }
            ExprKind::Sequence(items) => items.iter().for_each(|item| self.expr(item)),
            ExprKind::Choice(items) => {
                for item in items.iter().filter(|item| !self.rules.is_one_byte(item)) {
                    self.taken_or(item, Untested::Alternative);
                }
            }
            ExprKind::Optional(body) | ExprKind::Repeat { body, min: 0, .. } => {
                self.taken_or(body, Untested::Option);
            }
            ExprKind::Repeat { body, .. } => self.expr(body),
        }
    }

    fn taken_or(&mut self, expr: &'g Expr, what: fn(&'g Expr) -> Untested<'g>) {
        if self.is_taken(expr) {
            self.expr(expr);
            return;
        }
        // The components in it say more than the piece itself.
        let before = self.found.len();
        if !self.missing_components(expr) {
            self.found.truncate(before);
            self.found.push(what(expr));
        }
    }

    fn is_taken(&self, expr: &Expr) -> bool {
        self.own.has(expr) || (self.shared && self.together.has(expr))
    }

    /// Tells the outermost components inside an expression that no example has; whether there are any.
    fn missing_components(&mut self, expr: &'g Expr) -> bool {
        match &expr.kind {
            ExprKind::Literal { .. } | ExprKind::Range(..) | ExprKind::Not(_) | ExprKind::And(_) => false,
            ExprKind::Sequence(items) | ExprKind::Choice(items) => {
                let missing = items.iter().filter(|item| self.missing_components(item));
                missing.count() > 0
            }
            ExprKind::Optional(body) | ExprKind::Repeat { body, .. } => self.missing_components(body),
            ExprKind::Call(name) => match self.rules.find(name) {
                Some(rule) if rule.kind == RuleKind::Silent => self.missing_components(&rule.body),
                Some(rule) if !self.is_taken(&rule.body) => {
                    if self.seen.insert((&rule.name, self.shared)) {
                        self.found.push(Untested::Component(rule));
                    }
                    true
                }
                _ => false,
            },
        }
    }
}

/// An expression as pest writes it, cut where it gets long.
fn written(expr: &Expr) -> String {
    const LONG: usize = 60;
    let text = whole(expr);
    match text.char_indices().nth(LONG) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

fn whole(expr: &Expr) -> String {
    let joined = |items: &[Expr], with: &str| items.iter().map(inner).collect::<Vec<_>>().join(with);
    match &expr.kind {
        ExprKind::Literal { text, any_case } => {
            format!("{}\"{}\"", if *any_case { "^" } else { "" }, text.escape_default())
        }
        ExprKind::Range(first, last) => {
            format!("'{}'..'{}'", first.escape_ascii(), last.escape_ascii())
        }
        ExprKind::Call(name) => name.clone(),
        ExprKind::Sequence(items) => joined(items, " ~ "),
        ExprKind::Choice(items) => joined(items, " | "),
        ExprKind::Optional(body) => format!("{}?", inner(body)),
        ExprKind::Repeat { body, min, max } => {
            let times = match (min, max) {
                (0, None) => "*".to_owned(),
                (1, None) => "+".to_owned(),
                (min, None) => format!("{{{min},}}"),
                (min, Some(max)) => format!("{{{min},{max}}}"),
            };
            format!("{}{times}", inner(body))
        }
        ExprKind::Not(body) => format!("!{}", inner(body)),
        ExprKind::And(body) => format!("&{}", inner(body)),
    }
}

fn inner(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Sequence(_) | ExprKind::Choice(_) => format!("({})", whole(expr)),
        _ => whole(expr),
    }
}
