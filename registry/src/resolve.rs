//! Looks up in the grammar what the files name, and checks what needs more than one file.

mod base64;
mod component;
mod finding;
pub(crate) mod map;
mod naming;
mod plan;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::shape::{self, Content};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::suggest::nearest;

use crate::compiled::SCHEME_ROLE;
use crate::model::{ComponentDef, Designates, Scheme, Spanned, Status};
use crate::read::component::{KeyedComponent, unlisted};
use crate::read::scheme::SchemeDraft;

pub(crate) use finding::check_findings;
pub(crate) use map::add_decoded_rules;
pub(crate) use naming::check_scheme_identifiers;

/// What the schemes of a dialect are resolved against.
pub(crate) struct Context<'a> {
    pub(crate) program: &'a Program,
    /// The dialect's own components by rule.
    pub(crate) shared: &'a BTreeMap<String, KeyedComponent>,
    /// How far the dialect's grammar can be relied on.
    pub(crate) state: GrammarState,
    /// The files with rules that could not be lowered.
    pub(crate) faulty_files: &'a BTreeSet<FileId>,
}

/// How far a grammar can be relied on: what follows from a fault in it is no fault of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum GrammarState {
    /// Everything is there.
    Whole,
    /// All rules are there, but some match nothing because of a fault.
    Dead,
    /// Some rules are missing because of a fault in their text.
    Torn,
}

impl GrammarState {
    fn of(torn: bool, dead: bool) -> Self {
        if torn {
            GrammarState::Torn
        } else if dead {
            GrammarState::Dead
        } else {
            GrammarState::Whole
        }
    }

    /// The state of a dialect's grammar.
    pub(crate) fn of_dialect(torn: bool, file: Option<FileId>, faulty_files: &BTreeSet<FileId>) -> Self {
        Self::of(torn, file.is_some_and(|file| faulty_files.contains(&file)))
    }
}

/// A scheme, or nothing where its rule is not there; `faults` gets what is wrong.
pub(crate) fn scheme(
    context: &Context<'_>,
    draft: SchemeDraft,
    faults: &mut Vec<Diagnostic>,
) -> Option<Scheme> {
    let own_file = draft.name.span.file;
    let state =
        context.state.max(GrammarState::of(draft.grammar_torn, context.faulty_files.contains(&own_file)));
    let name = draft.name.value.clone();
    let rule_name = draft.rule.clone()?;
    let rule = start_rule(context.program, Some(&name), &rule_name, state, faults)?;
    let listed: HashMap<&str, &KeyedComponent> =
        draft.components.iter().map(|keyed| (keyed.rule.value.as_str(), keyed)).collect();
    let mut components = BTreeMap::new();
    let mut default_spans = HashMap::new();
    for token in context.program.tokens(rule, true) {
        let written = context.program.rule(token);
        let keyed = listed.get(written.name.as_str()).copied().or_else(|| context.shared.get(&written.name));
        let def: ComponentDef = match keyed {
            Some(keyed) => keyed.def.clone(),
            None => unlisted(&written.name, written.span),
        };
        if let Some(span) = keyed.and_then(|keyed| keyed.default_span) {
            default_spans.insert(token, span);
        }
        components.insert(token, def);
    }
    let reached = component::Reached {
        program: context.program,
        scheme: &name,
        start: rule,
        components: &components,
        state,
    };
    reached.check_keys(&draft.components, faults);
    reached.check_names(draft.name.span, faults);
    reached.check_each(&default_spans, faults);
    reached.check_maps(faults);
    reached.check_base64(faults);
    reached.check_predicates(&draft.predicates, faults);
    reached.check_joins(&draft.joins, faults);
    reached.check_plan(&draft, faults);
    reached.check_port(draft.default_port.as_ref(), faults);
    Some(Scheme {
        status: draft.status.unwrap_or(Spanned { value: Status::Unregistered, span: draft.name.span }),
        designates: draft.designates.unwrap_or(Designates::Object),
        name: draft.name,
        title: draft.title,
        references: draft.references,
        default_port: draft.default_port.as_ref().map(|port| port.value),
        default_port_span: draft.default_port.map(|port| port.span),
        notes: draft.notes,
        rule_name,
        rule,
        grammar: draft.grammar,
        bnf: draft.bnf,
        any_case: draft.any_case,
        components,
        predicates: draft.predicates,
        joins: draft.joins,
        plan: draft.plan,
        resolution: draft.resolution,
        findings: draft.findings,
        registration: draft.registration,
        exceptions: draft.exceptions,
        valid: draft.valid,
        invalid: draft.invalid,
    })
}

/// A rule that a whole URL is matched against: it must be there, and be a record.
pub(crate) fn start_rule(
    program: &Program,
    scheme: Option<&str>,
    name: &Spanned<String>,
    state: GrammarState,
    faults: &mut Vec<Diagnostic>,
) -> Option<RuleId> {
    let Some(id) = program.find(scheme, &name.value) else {
        if state < GrammarState::Torn {
            faults.push(unknown_rule(program, scheme, name));
        }
        return None;
    };
    let rule = program.rule(id);
    if rule.kind != RuleKind::Compound {
        let diagnostic = Diagnostic::error(
            "rule-kind",
            format!("`{}` is no record, so no URL can be read by it", name.value),
        )
        .at(name.span)
        .related(rule.span, "defined here")
        .help(format!("write it with `$`: {} = ${{ … }}", name.value));
        faults.push(diagnostic);
    }
    Some(id)
}

/// A rule that is to match one byte of a set.
pub(crate) fn class_rule(
    program: &Program,
    name: &Spanned<String>,
    state: GrammarState,
    faults: &mut Vec<Diagnostic>,
) {
    let Some(id) = program.find(None, &name.value) else {
        if state < GrammarState::Torn {
            faults.push(unknown_rule(program, None, name));
        }
        return;
    };
    if program.class(id).is_none() {
        let diagnostic =
            Diagnostic::error("bad-value", format!("`{}` is more than a set of characters", name.value))
                .at(name.span)
                .related(program.rule(id).span, "defined here")
                .help("name a rule that matches one character, such as `alpha | digit | \"-\"`");
        faults.push(diagnostic);
    }
}

/// The generic rule of a dialect shows once which scheme a URL has: nothing else tells the schemes apart that the dialect
/// does not define.
pub(crate) fn check_generic_scheme(
    program: &Program,
    generic: RuleId,
    name: &Spanned<String>,
    shared: &BTreeMap<String, KeyedComponent>,
    faults: &mut Vec<Diagnostic>,
) {
    let Content::Record(fields) = shape::of_rule(program, generic) else { return };
    let is_scheme = |field: &shape::Field| {
        let rule = program.rule(field.rule);
        let named = match shared.get(&rule.name) {
            Some(keyed) => keyed.def.name == SCHEME_ROLE,
            None => unlisted(&rule.name, rule.span).name == SCHEME_ROLE,
        };
        named && field.cardinality == shape::Cardinality::One && rule.kind == RuleKind::Atomic
    };
    if !fields.iter().any(is_scheme) {
        let message = format!("`{}` does not show which scheme a URL has", name.value);
        let diagnostic = Diagnostic::error("generic-scheme", message)
            .at(name.span)
            .related(program.rule(generic).span, "defined here")
            .help("begin it with a text that is always there, and name its component `scheme`");
        faults.push(diagnostic);
    }
}

/// That a rule is not there.
pub(crate) fn unknown_rule(program: &Program, scheme: Option<&str>, name: &Spanned<String>) -> Diagnostic {
    let visible = program
        .rules()
        .filter(|(_, rule)| rule.scheme.is_none() || rule.scheme.as_deref() == scheme)
        .map(|(_, rule)| rule.name.as_str());
    let diagnostic =
        Diagnostic::error("unknown-rule", format!("there is no rule `{}`", name.value)).at(name.span);
    match nearest(&name.value, visible) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic.help("name a rule of the dialect's grammar, or of `rules` in this file"),
    }
}

/// The dialect's own [components]: each key must be a rule that shows something.
pub(crate) fn check_shared(context: &Context<'_>, faults: &mut Vec<Diagnostic>) {
    if context.state == GrammarState::Torn {
        return;
    }
    for keyed in context.shared.values() {
        match context.program.find(None, &keyed.rule.value) {
            None => faults.push(unknown_rule(context.program, None, &keyed.rule)),
            Some(id) if context.program.rule(id).kind == RuleKind::Silent => {
                faults.push(component::silent(&keyed.rule, context.program.rule(id).span));
            }
            Some(_) => {}
        }
    }
}
