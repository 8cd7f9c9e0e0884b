//! What the rows share: the lowered grammar, and which rules which start rules reach.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeSet, HashMap};

use crate::ast::{Grammar, Rule};
use crate::bnf;
use crate::diagnostic::{self, Diagnostic};
use crate::interpreter;
use crate::ir::{Program, RuleId};
use crate::language::{Language, Reading};
use crate::lower::{Style, lower_in_style};
use crate::production::belongs;

use super::Unit;
use super::dead::{self, Dead};
use super::loss::{self, Loss};
use super::part::calls;
use super::trace::Entered;
use super::unreached::{self, Components};

/// A rule: in which grammar (the dialect's, then those of the schemes), and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Place {
    pub(super) grammar: usize,
    pub(super) at: usize,
}

/// A rule that is matched against whole inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Start {
    /// The scheme, by its place in the unit; `None` for the generic rule.
    pub(super) scheme: Option<usize>,
    pub(super) place: Place,
}

/// What a start rule reaches.
struct Reach {
    start: Place,
    /// Outside of predicates.
    direct: BTreeSet<Place>,
    all: BTreeSet<Place>,
}

pub(super) struct Analysis<'u> {
    pub(super) unit: &'u Unit<'u>,
    pub(super) limit: usize,
    /// As written, with order.
    pub(super) program: Program,
    pub(super) starts: Vec<Start>,
    /// The rules that are looked at.
    pub(super) focus: BTreeSet<Place>,
    /// The start rules that are looked at.
    pub(super) focused_starts: Vec<Start>,
    reach: Vec<Reach>,
    names: HashMap<(usize, &'u str), usize>,
    /// What accepted inputs are known to enter.
    pub(super) entered: RefCell<Entered>,
    dead: OnceCell<Vec<Dead<'u>>>,
    losses: OnceCell<(Vec<Loss<'u>>, Vec<Diagnostic>)>,
    components: OnceCell<Components>,
}

impl<'u> Analysis<'u> {
    /// Lowers the grammars; what pest would refuse is an error.
    pub(super) fn new(
        unit: &'u Unit<'u>,
        scheme: Option<&str>,
        limit: usize,
    ) -> Result<Self, Vec<Diagnostic>> {
        let schemes: Vec<_> = unit.schemes.iter().map(|scheme| (scheme.name, scheme.grammar)).collect();
        let (program, diagnostics) = lower_in_style(unit.dialect, &schemes, Style::AsWritten);
        if diagnostic::has_errors(&diagnostics) {
            return Err(diagnostics);
        }
        let mut analysis = Analysis {
            unit,
            limit,
            program,
            starts: Vec::new(),
            focus: BTreeSet::new(),
            focused_starts: Vec::new(),
            reach: Vec::new(),
            names: HashMap::new(),
            entered: RefCell::default(),
            dead: OnceCell::new(),
            losses: OnceCell::new(),
            components: OnceCell::new(),
        };
        let names =
            analysis.places().map(|place| ((place.grammar, analysis.rule(place).name.as_str()), place.at));
        analysis.names = names.collect();
        analysis.starts = analysis.find_starts();
        analysis.reach = analysis.find_reach();
        analysis.set_focus(scheme);
        Ok(analysis)
    }

    fn find_starts(&self) -> Vec<Start> {
        let generic = self.unit.generic.and_then(|name| self.resolve(0, name));
        let generic = generic.map(|place| Start { scheme: None, place });
        let schemes = self.unit.schemes.iter().enumerate().filter_map(|(at, scheme)| {
            let place = self.resolve(at + 1, scheme.start)?;
            Some(Start { scheme: Some(at), place })
        });
        generic.into_iter().chain(schemes).collect()
    }

    fn find_reach(&self) -> Vec<Reach> {
        let places: BTreeSet<Place> = self.starts.iter().map(|start| start.place).collect();
        let reach =
            |start| Reach { start, direct: self.reached(start, false), all: self.reached(start, true) };
        places.into_iter().map(reach).collect()
    }

    fn set_focus(&mut self, scheme: Option<&str>) {
        let Some(scheme) = scheme else {
            self.focus = self.places().collect();
            self.focused_starts = self.starts.clone();
            return;
        };
        let at = self.unit.schemes.iter().position(|other| other.name == scheme);
        self.focused_starts = self.starts.iter().filter(|start| start.scheme == at).copied().collect();
        self.focused_starts.retain(|start| start.scheme.is_some());
        let mut focus: BTreeSet<Place> =
            self.places().filter(|place| Some(place.grammar) == at.map(|at| at + 1)).collect();
        for start in &self.focused_starts {
            focus.extend(self.reached(start.place, true));
        }
        self.focus = focus;
    }

    /// The dialect's grammar, then those of the schemes, each with its scope.
    pub(super) fn grammars(&self) -> Vec<(Option<&'u str>, Grammar)> {
        let dialect = (None, self.unit.dialect.clone());
        let schemes = self.unit.schemes.iter().map(|scheme| (Some(scheme.name), scheme.grammar.clone()));
        std::iter::once(dialect).chain(schemes).collect()
    }

    fn grammar(&self, at: usize) -> Option<&'u Grammar> {
        match at.checked_sub(1) {
            None => Some(self.unit.dialect),
            Some(at) => self.unit.schemes.get(at).map(|scheme| scheme.grammar),
        }
    }

    /// All rules.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> + use<'_, 'u> {
        (0..=self.unit.schemes.len()).flat_map(move |grammar| {
            let count = self.grammar(grammar).map_or(0, |grammar| grammar.rules.len());
            (0..count).map(move |at| Place { grammar, at })
        })
    }

    pub(super) fn rule(&self, place: Place) -> &'u Rule {
        // Places are made from the grammars.
        &self.grammar(place.grammar).unwrap_or(self.unit.dialect).rules[place.at]
    }

    /// The rule in the lowered program, and in every program in which all rules still stand.
    pub(super) fn id(&self, place: Place) -> RuleId {
        let before: usize = (0..place.grammar).filter_map(|at| self.grammar(at)).map(|g| g.rules.len()).sum();
        RuleId((before + place.at) as u32)
    }

    /// The same in a program with one more rule at the end of a grammar: rules of later ones move.
    pub(super) fn id_in(&self, program: &Program, place: Place) -> RuleId {
        let scheme = place.grammar.checked_sub(1).and_then(|at| self.unit.schemes.get(at));
        program.find(scheme.map(|scheme| scheme.name), &self.rule(place).name).unwrap_or(self.id(place))
    }

    /// The rule that a name means in a grammar; built-in classes have none.
    pub(super) fn resolve(&self, grammar: usize, name: &str) -> Option<Place> {
        [grammar, 0].into_iter().find_map(|grammar| {
            let at = *self.names.get(&(grammar, name))?;
            Some(Place { grammar, at })
        })
    }

    /// A rule and all that it reaches by calls.
    pub(super) fn reached(&self, from: Place, in_predicates: bool) -> BTreeSet<Place> {
        let mut found = BTreeSet::from([from]);
        let mut pending = vec![from];
        while let Some(place) = pending.pop() {
            let mut names = Vec::new();
            calls(&self.rule(place).body, in_predicates, &mut names);
            let called = names.into_iter().filter_map(|name| self.resolve(place.grammar, name));
            pending.extend(called.filter(|&place| found.insert(place)));
        }
        found
    }

    /// The rules whose inputs tell whether a part of a rule is ever entered: the start rules that reach it;
    /// itself, where none does; none, where it only stands in predicates.
    pub(super) fn judges(&self, place: Place) -> Vec<Place> {
        let of = |reach: fn(&Reach) -> &BTreeSet<Place>| {
            let judges = self.reach.iter().filter(|from| reach(from).contains(&place));
            judges.map(|from| from.start).collect::<Vec<_>>()
        };
        let direct = of(|from| &from.direct);
        if direct.is_empty() && of(|from| &from.all).is_empty() { vec![place] } else { direct }
    }

    /// Whether the specification has a production for the rule.
    pub(super) fn has_production(&self, place: Place) -> bool {
        let rule = self.rule(place);
        let documented = rule.docs.iter().any(|line| {
            let text = line.text.trim();
            text.starts_with("@amend ") || (!text.is_empty() && !text.starts_with('@'))
        });
        let scheme = place.grammar.checked_sub(1).and_then(|at| self.unit.schemes.get(at));
        documented
            || scheme.and_then(|scheme| scheme.bnf).is_some_and(|(text, span)| {
                let (productions, _) = bnf::read(self.unit.notation, span.file, text, span.start as usize);
                productions.iter().any(|production| belongs(self.unit.notation, &production.name, &rule.name))
            })
    }

    pub(super) fn language(&self, place: Place, reading: Reading) -> Language<'_> {
        Language::of_rule(&self.program, self.id(place), reading)
    }

    /// Whether pest accepts an input.
    pub(super) fn accepts(&self, place: Place, input: &[u8]) -> bool {
        interpreter::matches(&self.program, self.id(place), input, &mut Vec::new())
    }

    /// The parts that no accepted input enters.
    pub(super) fn dead(&self) -> &[Dead<'u>] {
        self.dead.get_or_init(|| dead::find(self))
    }

    /// The strings that are lost, each with its cause, and what was not decided.
    pub(super) fn losses(&self) -> &(Vec<Loss<'u>>, Vec<Diagnostic>) {
        self.losses.get_or_init(|| loss::find(self))
    }

    /// The components that no accepted input has.
    pub(super) fn components(&self) -> &Components {
        self.components.get_or_init(|| unreached::find(self))
    }
}
