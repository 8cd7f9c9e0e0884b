//! `[[plan]]` against the components of the scheme.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::shape::{self, Cardinality, Content};
use url_schemes_grammar::suggest::nearest;

use crate::model::{ComponentDef, ComponentType, PlanPart, PlanStepDef, PlanTest, Spanned};
use crate::read::scheme::SchemeDraft;
use crate::resolve::GrammarState;
use crate::resolve::component::Reached;
use crate::toml_walk::list;

/// A component as a step sees it.
#[derive(Clone)]
struct Seen<'a> {
    def: &'a ComponentDef,
    list: bool,
    record: bool,
    inside: Vec<Seen<'a>>,
}

impl Reached<'_> {
    /// The steps name components that are there, and lists where lists can be.
    pub(crate) fn check_plan(&self, draft: &SchemeDraft, faults: &mut Vec<Diagnostic>) {
        if self.state != GrammarState::Whole {
            return;
        }
        let top = self.seen(&shape::of_rule(self.program, self.start), false);
        for step in &draft.plan {
            let check = Check { step, top: &top, scheme: self.scheme };
            check.run(draft, faults);
        }
    }

    /// The components of a level, and those of its choices, which add no level.
    fn seen(&self, content: &Content, listed: bool) -> Vec<Seen<'_>> {
        let in_choice = matches!(content, Content::Choice(_));
        let mut found = Vec::new();
        for field in content.fields() {
            let list = listed || field.cardinality == Cardinality::List;
            let adds_no_level = match field.content {
                Content::Choice(_) => true,
                Content::Record(_) => in_choice,
                Content::Leaf => false,
            };
            if adds_no_level && field.cardinality != Cardinality::List {
                found.extend(self.seen(&field.content, list));
                continue;
            }
            let Some(def) = self.components.get(&field.rule) else { continue };
            let record = field.content != Content::Leaf;
            found.push(Seen { def, list, record, inside: self.seen(&field.content, false) });
        }
        found
    }
}

struct Check<'a> {
    step: &'a PlanStepDef,
    top: &'a [Seen<'a>],
    scheme: &'a str,
}

impl<'a> Check<'a> {
    fn run(&self, draft: &SchemeDraft, faults: &mut Vec<Diagnostic>) {
        let step = self.step;
        let cut = step.cut.as_ref().map(|cut| &cut.component);
        let found = cut.map(|name| (name, self.named(self.top, name, faults)));
        let is_no_text = |seen: &Seen<'_>| seen.list || seen.record || seen.def.kind != ComponentType::Text;
        if let Some((name, _)) = found.filter(|(_, seen)| seen.iter().any(is_no_text)) {
            faults.push(list_fault(name, "is no text that can be seen in pieces").help("remove `split`"));
        }
        let scope = match &step.each {
            Some(each) => self.each(each, faults),
            None => self.top.to_vec(),
        };
        for template in &step.templates {
            for part in &template.value {
                let PlanPart::Component(name) = part else { continue };
                let name = Spanned { value: name.clone(), span: template.span };
                self.template(&scope, &name, faults);
            }
        }
        for test in &step.tests {
            self.test(&scope, test, draft, faults);
        }
        for (name, _) in &step.forbid {
            self.named(&scope, name, faults);
        }
        if let Some(guess) = &step.guess {
            self.named(&scope, &guess.component, faults);
        }
        if let Some(link) = &step.link {
            self.named(self.top, link, faults);
        }
    }

    /// What a step sees that comes once for each of a list.
    fn each(&self, each: &Spanned<String>, faults: &mut Vec<Diagnostic>) -> Vec<Seen<'a>> {
        let cut = self.step.cut.as_ref().is_some_and(|cut| cut.component.value == each.value);
        let mut scope = Vec::new();
        for seen in self.named(self.top, each, faults) {
            if !seen.list && !cut {
                faults.push(
                    list_fault(each, "is no list").help("remove `each`, or say by `split` where it is cut"),
                );
            }
            if seen.record {
                scope.extend(seen.inside);
            } else {
                scope.push(Seen { list: false, ..seen });
            }
        }
        scope
    }

    /// A component that goes into an argument.
    fn template(&self, scope: &[Seen<'a>], name: &Spanned<String>, faults: &mut Vec<Diagnostic>) {
        let cut = self.step.cut.as_ref().is_some_and(|cut| cut.component.value == name.value)
            && self.step.each.is_none();
        for seen in self.named(scope, name, faults) {
            if seen.record {
                let fault = list_fault(name, "is a record");
                faults.push(fault.help("say `each`, and name the components inside it"));
            } else if (seen.list || cut) && self.step.join.is_none() && !self.is_last() {
                let fault = list_fault(name, "is a list");
                faults.push(
                    fault.help("say what stands between its texts, join = \"/\", or make one step of `each`"),
                );
            }
            if seen.def.advisory && !self.step.suggest {
                let message = format!("`{}` is advice for the user, and no client sends it", name.value);
                let diagnostic = Diagnostic::error("plan-advisory", message)
                    .at(name.span)
                    .related(seen.def.span, "said here")
                    .help("say `suggest = true` in this step, or remove `advisory` there");
                faults.push(diagnostic);
            }
        }
    }

    /// Whether one piece is seen of the text that is cut.
    fn is_last(&self) -> bool {
        self.step.cut.as_ref().is_some_and(|cut| cut.take == crate::model::PlanTake::Last)
    }

    fn test(&self, scope: &[Seen<'a>], test: &PlanTest, draft: &SchemeDraft, faults: &mut Vec<Diagnostic>) {
        match test {
            PlanTest::Present(name) | PlanTest::Absent(name) => {
                self.named(scope, name, faults);
            }
            PlanTest::Has { component, .. } => {
                self.named(scope, component, faults);
            }
            PlanTest::Is { component, values, .. } => {
                for seen in self.named(scope, component, faults) {
                    let ComponentType::Enum(variants) = &seen.def.kind else { continue };
                    let known: Vec<&str> = variants.iter().map(|(name, _)| name.as_str()).collect();
                    for value in values.iter().filter(|value| !known.contains(&value.as_str())) {
                        let message = format!("`{}` has no variant \"{value}\"", component.value);
                        let help = match nearest(value, known.iter().copied()) {
                            Some(near) => format!("did you mean \"{near}\"?"),
                            None => format!("its variants are {}", list(&known)),
                        };
                        faults.push(Diagnostic::error("plan-value", message).at(component.span).help(help));
                    }
                }
            }
            PlanTest::Predicate { name, .. } => {
                let known: Vec<&str> =
                    draft.predicates.iter().map(|predicate| predicate.name.as_str()).collect();
                if known.contains(&name.value.as_str()) {
                    return;
                }
                let help = match nearest(&name.value, known.iter().copied()) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None if known.is_empty() => "the scheme has no table [is]".to_owned(),
                    None => format!("its questions are {}", list(&known)),
                };
                let message = format!("[is] has no question `{}`", name.value);
                faults.push(Diagnostic::error("plan-value", message).at(name.span).help(help));
            }
        }
    }

    /// The components of that name; it is a fault if there is none.
    fn named(
        &self,
        scope: &[Seen<'a>],
        name: &Spanned<String>,
        faults: &mut Vec<Diagnostic>,
    ) -> Vec<Seen<'a>> {
        let found: Vec<_> = scope.iter().filter(|seen| seen.def.name == name.value).cloned().collect();
        if found.is_empty() {
            let mut names: Vec<&str> = scope.iter().map(|seen| seen.def.name.as_str()).collect();
            names.dedup();
            let help = match nearest(&name.value, names.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("the step sees {}", list(&names)),
            };
            let message = format!("a step of `{}` sees no component `{}`", self.scheme, name.value);
            faults.push(Diagnostic::error("unknown-component", message).at(name.span).help(help));
        }
        found
    }
}

fn list_fault(name: &Spanned<String>, why: &str) -> Diagnostic {
    Diagnostic::error("plan-list", format!("`{}` {why}", name.value)).at(name.span)
}
