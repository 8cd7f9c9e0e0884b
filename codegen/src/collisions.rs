//! Names that would clash in the generated code. Each is an error at its place in the registry: nothing
//! that `check` lets through may fail to compile.

use std::collections::{BTreeMap, HashMap};

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::{Program, Rule, RuleId};
use url_schemes_grammar::shape::Cardinality;
use url_schemes_grammar::source::Span;
use url_schemes_registry::model::ComponentDef;

use crate::ident::METHODS;
use crate::plan::{DialectPlan, FieldPlan, Role, SchemePlan, TypePlan, ValuePlan};

/// Types that the generated files name without being those of a scheme.
const TYPES: &[&str] = &[
    "BuildError",
    "ByteClass",
    "ByteSet",
    "Component",
    "Components",
    "Contents",
    "Dialect",
    "Encoder",
    "EncoderKind",
    "EncoderState",
    "EncoderStep",
    "Finding",
    "FindingOptions",
    "UrlKind",
    "Host",
    "KeyedList",
    "KnownKey",
    "KnownValue",
    "Level",
    "Nested",
    "Node",
    "Normal",
    "Pairs",
    "ParseError",
    "Pieces",
    "Range",
    "Slot",
    "Split",
    "Steps",
    "String",
    "Text",
    "ThisDialect",
    "UriRef",
    "UriRefBuf",
    "Url",
    "UrlBuf",
    "Value",
    "Words",
    "Write",
];

/// What a name is taken by: words for it, and its place, if it is in the registry.
type Owner = (String, Option<Span>);

/// Reports the names of a dialect that clash.
pub(crate) fn check(dialect: &DialectPlan<'_>, diagnostics: &mut Vec<Diagnostic>) {
    check_rules(&dialect.dialect.program, diagnostics);
    let mut modules = Names::new("module", diagnostics);
    for plan in &dialect.schemes {
        modules.take(&plan.module, scheme_owner(plan));
    }
    let mut variants = Names::new("variant", diagnostics);
    variants.take(&dialect.generic.variant, ("the generic form".to_owned(), None));
    for plan in &dialect.schemes {
        variants.take(&plan.variant, scheme_owner(plan));
    }
    let mut types = Names::new("type", diagnostics);
    for name in TYPES {
        types.take(name, ("the generated code itself".to_owned(), None));
    }
    for plan in dialect.all() {
        take_types(plan, &dialect.dialect.program, &mut types);
    }
    for plan in dialect.all() {
        for owner in plan.root.nested().into_iter().chain([&plan.root]) {
            check_methods(plan, owner, &dialect.dialect.program, diagnostics);
        }
    }
}

/// Rules of one scope become statics, in capitals.
fn check_rules(program: &Program, diagnostics: &mut Vec<Diagnostic>) {
    let mut scopes: BTreeMap<Option<&str>, Vec<&Rule>> = BTreeMap::new();
    for (_, rule) in program.rules() {
        scopes.entry(rule.scheme.as_deref()).or_default().push(rule);
    }
    for rules in scopes.into_values() {
        let mut names = Names::new("static", diagnostics);
        for rule in rules {
            let owner = (format!("the rule `{}`", rule.name), Some(rule.span));
            names.take(&crate::ident::upper(&rule.name), owner);
        }
    }
}

fn scheme_owner(plan: &SchemePlan<'_>) -> Owner {
    match plan.scheme {
        Some(scheme) => (format!("the scheme `{}`", plan.name), Some(scheme.name.span)),
        None => (format!("the {} form", plan.name), None),
    }
}

fn component_owner(plan: &SchemePlan<'_>, program: &Program, field: &FieldPlan) -> Owner {
    let none = BTreeMap::new();
    let components: &BTreeMap<RuleId, ComponentDef> = plan.scheme.map_or(&none, |scheme| &scheme.components);
    let span = components.get(&field.rule).map_or(program.rule(field.rule).span, |def| def.span);
    (format!("the component `{}`", field.name), Some(span))
}

/// The types of a scheme: of its URLs, its records and choices, its enums, and what is behind them.
fn take_types(plan: &SchemePlan<'_>, program: &Program, types: &mut Names<'_>) {
    let root = &plan.root;
    let of_root = [
        root.name.clone(),
        format!("{}Buf", root.name),
        format!("{}Builder", root.name),
        root.slots.clone(),
        plan.form(),
    ];
    for name in of_root {
        types.take(&name, scheme_owner(plan));
    }
    for field in root.all_fields() {
        let owner = component_owner(plan, program, field);
        match &field.value {
            ValuePlan::Nested(nested) => {
                types.take(&nested.name, owner.clone());
                types.take(&format!("{}Builder", nested.name), owner.clone());
                types.take(&nested.slots, owner);
            }
            ValuePlan::Enum { name, variants, .. } => {
                types.take(name, owner.clone());
                let mut seen = Names::new("variant", types.diagnostics);
                for (variant, ..) in variants {
                    seen.take(variant, owner.clone());
                }
            }
            _ => {}
        }
    }
}

/// The methods of a type: accessors with their twins, predicates, and those that every type has.
///
/// The constants of its encoders are the accessors in capitals. Accessors have none, so what holds for these
/// holds for them; and the constant of the scheme's name is that of an accessor which no component has.
fn check_methods(
    plan: &SchemePlan<'_>,
    owner: &TypePlan,
    program: &Program,
    diagnostics: &mut Vec<Diagnostic>,
) {
    check_shared(plan, owner, program, diagnostics);
    let mut methods = Names::new("method", diagnostics);
    // The scheme of a generic URL is a component.
    for name in METHODS.iter().filter(|name| plan.role != Role::Generic || **name != "scheme") {
        methods.take(name, ("the generated code itself".to_owned(), None));
    }
    let flat = owner.flat();
    let own = owner.fields.iter().filter(|field| !flat.iter().any(|flat| flat.field.rule == field.rule));
    let own = own.map(|field| (field, field.cardinality));
    let fields = flat.iter().map(|flat| (flat.field, flat.cardinality)).chain(own);
    for (field, cardinality) in fields {
        let by = component_owner(plan, program, field);
        methods.take(&field.accessor, by.clone());
        methods.take(&format!("{}_range", field.accessor), by.clone());
        if field.default.is_some() && cardinality == Cardinality::Optional {
            methods.take(&format!("{}_or_default", field.accessor), by.clone());
        }
        if matches!(field.list, Some(ref list) if matches!(list.elements, crate::list::Elements::Steps(_))) {
            methods.take(&format!("next_{}", field.accessor), by);
        }
    }
    for flat in flat.iter().filter(|flat| flat.cardinality != Cardinality::List) {
        for split in &flat.field.splits {
            let by = component_owner(plan, program, flat.field);
            methods.take(&crate::ident::split(&flat.field.accessor, &split.name), by);
        }
    }
    // Those of its builder, and of what changes one component.
    for flat in &flat {
        let by = component_owner(plan, program, flat.field);
        if flat.field.value == ValuePlan::Text {
            methods.take(&format!("{}_raw", flat.field.accessor), by.clone());
        }
        if std::ptr::eq(owner, &plan.root) {
            methods.take(&format!("with_{}", flat.field.accessor), by.clone());
            methods.take(&format!("without_{}", flat.field.accessor), by);
        }
    }
    for one in flat.iter().filter(|one| one.holds_bytes(&flat)) {
        methods.take(&crate::ident::bytes(&one.field.accessor), component_owner(plan, program, one.field));
    }
    let joins = plan.scheme.into_iter().flat_map(|scheme| &scheme.joins);
    for join in joins.filter(|_| std::ptr::eq(owner, &plan.root)) {
        let by = (format!("the text `{}`", join.name.value), Some(join.name.span));
        methods.take(&crate::ident::snake(&join.name.value, "joined"), by);
    }
    let predicates = plan.scheme.into_iter().flat_map(|scheme| &scheme.predicates);
    for predicate in predicates.filter(|_| std::ptr::eq(owner, &plan.root)) {
        let by = (format!("the predicate `{}`", predicate.name), Some(predicate.component.span));
        methods.take(&crate::ident::predicate(&predicate.name), by);
    }
}

/// Components of one name in different records of a choice are read alike, since what is around the choice
/// shows them as one.
fn check_shared(
    plan: &SchemePlan<'_>,
    owner: &TypePlan,
    program: &Program,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let flat = owner.flat();
    for field in &owner.fields {
        let ValuePlan::Nested(nested) = &field.value else { continue };
        if !nested.choice && !owner.choice {
            continue;
        }
        for inner in nested.flat() {
            let known = flat.iter().find(|flat| flat.field.name == inner.field.name);
            let Some(known) = known.filter(|known| !known.field.is_read_like(inner.field)) else { continue };
            let (by, place) = component_owner(plan, program, inner.field);
            let message = format!("{by} is read in another way than the one of that name in another record");
            let mut diagnostic = Diagnostic::error("identifier-collision", message)
                .help("give both the same type and keys, or one of them another name");
            diagnostic.span = place;
            if let Some(other) = component_owner(plan, program, known.field).1 {
                diagnostic = diagnostic.related(other, "the other one");
            }
            diagnostics.push(diagnostic);
        }
    }
}

/// Names of one kind that must differ.
struct Names<'d> {
    kind: &'static str,
    taken: HashMap<String, Owner>,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl<'d> Names<'d> {
    fn new(kind: &'static str, diagnostics: &'d mut Vec<Diagnostic>) -> Self {
        Names { kind, taken: HashMap::new(), diagnostics }
    }

    fn take(&mut self, name: &str, owner: Owner) {
        let Some(other) = self.taken.insert(name.to_owned(), owner.clone()) else { return };
        if other == owner && owner.1.is_none() {
            return;
        }
        let ((words, span), (other_words, other_span)) =
            if owner.1.is_some() { (owner, other) } else { (other, owner) };
        let message = format!("{words} would need the {} `{name}`, which {other_words} has", self.kind);
        let mut diagnostic = Diagnostic::error("identifier-collision", message)
            .help("choose another name; a component can also be given an `ident` of its own");
        diagnostic.span = span;
        if let Some(place) = other_span.filter(|place| Some(*place) != span) {
            diagnostic = diagnostic.related(place, "the other one");
        }
        self.diagnostics.push(diagnostic);
    }
}
