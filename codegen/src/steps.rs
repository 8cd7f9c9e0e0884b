//! Plans of the registry as the runtime has them: the interpreter runs what is made here, and the generated
//! code is written from it.

use url_schemes_registry::model::{PlanAction, PlanPart, PlanStepDef, PlanTake, PlanTest, Registry, Scheme};

use crate::support::finding::AsciiSet;
use crate::support::plan::{Cut, Guess, Part, PlanStep, Reading, Take, Test};
use crate::support::suffix::Suffix;

/// A step with what it lends to the runtime.
#[derive(Clone, Debug)]
pub(crate) struct Kept<'r> {
    def: &'r PlanStepDef,
    tests: Vec<Test<'r>>,
    argument: Vec<Part<'r>>,
    forbid: Vec<(&'r str, &'r str)>,
}

/// The component that `default-port` stands for.
const PORT: &str = "port";

/// The table of suffixes, in order.
pub(crate) fn suffixes(registry: &Registry) -> Vec<Suffix<'_>> {
    let rows = registry.suffixes.iter().map(|(suffix, row)| Suffix {
        suffix,
        media_type: &row.media_type,
        ascii: row.ascii,
    });
    rows.collect()
}

/// The steps of a scheme.
pub(crate) fn of_scheme(scheme: &Scheme) -> Vec<Kept<'_>> {
    scheme.plan.iter().map(|def| Kept::new(scheme, def)).collect()
}

impl<'r> Kept<'r> {
    fn new(scheme: &'r Scheme, def: &'r PlanStepDef) -> Self {
        let mut argument = Vec::new();
        for (at, template) in def.templates.iter().enumerate() {
            if at > 0 {
                argument.push(Part::Or);
            }
            argument.extend(template.value.iter().map(|part| self::part(scheme, part)));
        }
        let forbid = def.forbid.iter().map(|(name, characters)| (&*name.value, &**characters)).collect();
        let tests = def.tests.iter().flat_map(|test| tests(scheme, test)).collect();
        Kept { def, tests, argument, forbid }
    }

    /// What the step asks for, with the question.
    pub(crate) fn inputs(&self) -> impl Iterator<Item = (&'r str, &'r str)> {
        let question = self.def.ask.as_deref().unwrap_or("");
        let parts = self.def.templates.iter().flat_map(|template| &template.value);
        parts.filter_map(move |part| match part {
            PlanPart::Input(name) => Some((name.as_str(), question)),
            _ => None,
        })
    }

    /// The step; guesses are made by a table of suffixes.
    pub(crate) fn step<'s>(&'s self, table: &'s [Suffix<'r>]) -> PlanStep<'s> {
        let def = self.def;
        let (verb, refuse) = match &def.action {
            PlanAction::Verb(verb) => (verb.as_str(), None),
            PlanAction::Refuse(why) => ("", Some(why.as_str())),
        };
        PlanStep {
            verb,
            tests: &self.tests,
            refuse,
            each: def.each.as_ref().map(|each| each.value.as_str()),
            cut: def.cut.as_ref().map(|cut| Cut {
                component: &cut.component.value,
                at: &cut.at,
                leading: cut.leading,
                take: match cut.take {
                    PlanTake::All => Take::All,
                    PlanTake::Last => Take::Last,
                    PlanTake::ButLast => Take::ButLast,
                },
            }),
            argument: &self.argument,
            join: def.join.as_deref().unwrap_or(""),
            reading: match (def.raw, def.glob) {
                (true, _) => Reading::Raw,
                (false, true) => Reading::Pattern,
                (false, false) => Reading::Decoded,
            },
            before: def.before.as_deref().unwrap_or(""),
            base64: def.base64,
            forbid: &self.forbid,
            guess: def.guess.as_ref().map(|guess| Guess {
                component: &guess.component.value,
                ascii: &guess.ascii,
                image: &guess.image,
                table,
            }),
            ask: def.ask.as_deref(),
            required: def.required,
            sensitive: def.sensitive,
            on: def.on.as_deref(),
            optional: def.optional,
            session: def.session,
            suggest: def.suggest,
            link: def.link.as_ref().map(|link| link.value.as_str()),
        }
    }
}

fn part<'r>(scheme: &'r Scheme, part: &'r PlanPart) -> Part<'r> {
    match part {
        PlanPart::Text(text) => Part::Text(text),
        PlanPart::Input(name) => Part::Input(name),
        PlanPart::Component(name) => {
            let port = scheme.default_port.filter(|_| name == PORT);
            Part::Component { name, port, control: control(scheme, name) }
        }
    }
}

/// The control characters that all components of that name may carry.
fn control(scheme: &Scheme, name: &str) -> AsciiSet {
    let named: Vec<_> = scheme.components.values().filter(|def| def.name == name).collect();
    let words = [("CR", '\r'), ("LF", '\n'), ("TAB", '\t'), ("NUL", '\0')];
    let may = |word: &str| named.iter().all(|def| def.control.iter().any(|own| own == word));
    let found: String = words.iter().filter(|(word, _)| may(word)).map(|(_, character)| character).collect();
    AsciiSet::of(&found)
}

/// A question in the terms of the runtime.
fn tests<'r>(scheme: &'r Scheme, test: &'r PlanTest) -> Vec<Test<'r>> {
    let is = |component: &'r str, value: &'r str, any_case: bool, holds: bool| match holds {
        true => Test::Is { component, value, any_case },
        false => Test::IsNot { component, value, any_case },
    };
    match test {
        PlanTest::Present(name) => vec![Test::Present(&name.value)],
        PlanTest::Absent(name) => vec![Test::Absent(&name.value)],
        PlanTest::Is { component, values, holds } => {
            let named = scheme.components.values().find(|def| def.name == component.value);
            let any_case = named.is_some_and(|def| def.case_insensitive);
            values.iter().map(|value| is(&component.value, value, any_case, *holds)).collect()
        }
        PlanTest::Has { component, text, holds: true } => {
            vec![Test::Has { component: &component.value, text }]
        }
        PlanTest::Has { component, text, holds: false } => {
            vec![Test::Lacks { component: &component.value, text }]
        }
        PlanTest::Predicate { name, holds } => {
            let predicate = scheme.predicates.iter().find(|predicate| predicate.name == name.value);
            let Some(predicate) = predicate else { return Vec::new() };
            let empty = predicate.absent.then_some("");
            let values = predicate.values.iter().map(String::as_str).chain(empty);
            values.map(|value| is(&predicate.component.value, value, true, *holds)).collect()
        }
    }
}
