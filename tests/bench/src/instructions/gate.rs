//! Holds what was counted to the budget, and twice the input to twice the instructions.

use std::collections::BTreeMap;
use std::process::ExitCode;

use super::Asked;
use super::budget::{self, Budget};
use super::callgrind;
use super::measures::{self, Measure, Purpose};
use crate::out;

/// By how much a figure may be above its budget.
const TOLERANCE: f64 = 0.02;
/// How many times the instructions twice the input may take.
const TWICE: f64 = 2.2;
/// How many of each scheme a search shows.
const SHOWN: usize = 5;

/// Counts, compares and tells.
pub(super) fn main(asked: &Asked) -> ExitCode {
    let only = asked.only.as_deref();
    let is_good = if asked.search { search(only.unwrap_or("")) } else { run(asked.bless, only) };
    match is_good {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Looks for URLs that are read slowly; shows the slowest of each scheme.
fn search(only: &str) -> Result<bool, String> {
    let measures = measures::all(Purpose::Search, only);
    if measures.is_empty() {
        return Err(format!("no scheme has {only:?} in its name"));
    }
    let counts = callgrind::count(Purpose::Search, only, measures.len())?;
    let figures: Vec<f64> = counts.iter().map(|&count| count as f64).collect();
    let mut slowest: Vec<(&str, f64)> = names(&measures).zip(figures.iter().copied()).collect();
    slowest.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let mut shown: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, figure) in slowest {
        let of_scheme = shown.entry(name.split(',').next().unwrap_or(name)).or_default();
        if of_scheme.len() < SHOWN {
            of_scheme.push(format!("{figure:12.0}  {name}\n"));
        }
    }
    out::print(&shown.into_values().flatten().collect::<String>());
    let faults = not_linear(&measures, &figures);
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    Ok(faults.is_empty())
}

fn run(bless: bool, only: Option<&str>) -> Result<bool, String> {
    if bless && only.is_some() {
        return Err(String::from("a budget is made of all measures: --bless and --only do not go together"));
    }
    let measures = measures::all(Purpose::Gate, only.unwrap_or(""));
    if measures.is_empty() {
        return Err(format!("no measure has {:?} in its name", only.unwrap_or("")));
    }
    let counts = callgrind::count(Purpose::Gate, only.unwrap_or(""), measures.len())?;
    let figures: Vec<f64> =
        counts.iter().zip(&measures).map(|(&count, measure)| count as f64 / measure.count as f64).collect();
    let mut faults = not_linear(&measures, &figures);
    let path = budget::path();
    if bless {
        let figures: Vec<(&str, f64)> = budgeted(&measures, &figures).collect();
        let text = budget::text(COMPILER, &figures);
        budget::write(&path, &text).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        out::print(&format!("{} figures are the budget now: {}\n", figures.len(), path.display()));
    } else {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let (made_for, budget) = budget::parse(&text)?;
        let verdict = judged(&measures, &figures, &budget, only.is_some());
        out::print(&(verdict.lines.join("\n") + "\n"));
        if !verdict.faults.is_empty() && made_for != COMPILER {
            eprintln!(
                "note: the budget is of {made_for}, and this is {}; another compiler counts otherwise",
                COMPILER
            );
        }
        faults.extend(verdict.faults);
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    if faults.is_empty() {
        let sum: u64 = counts.iter().sum();
        out::print(&format!("{} measures, {sum} instructions in all\n", measures.len()));
    }
    Ok(faults.is_empty())
}

fn names(measures: &[Measure]) -> impl Iterator<Item = &str> {
    measures.iter().map(|measure| measure.name.as_str())
}

/// What has a budget, with its figure.
fn budgeted<'a>(measures: &'a [Measure], figures: &'a [f64]) -> impl Iterator<Item = (&'a str, f64)> {
    let pairs = measures.iter().zip(figures).filter(|(measure, _)| measure.has_budget);
    pairs.map(|(measure, &figure)| (measure.name.as_str(), figure))
}

/// The compiler that this program was made by.
const COMPILER: &str = env!("COMPILER");

/// What a budget says to figures.
struct Verdict {
    lines: Vec<String>,
    faults: Vec<String>,
}

const BLESS: &str =
    "to accept it: cargo run --release -p url-schemes-bench --no-default-features -- --instructions --bless";

fn judged(measures: &[Measure], figures: &[f64], budget: &Budget, only_some: bool) -> Verdict {
    let mut verdict = Verdict { lines: Vec::new(), faults: Vec::new() };
    for (name, figure) in budgeted(measures, figures) {
        let Some(&allowed) = budget.get(name) else {
            verdict.faults.push(format!("no budget: {name} takes {figure:.1} instructions; {BLESS}"));
            continue;
        };
        // Less than the digit that is kept is nothing.
        let change = if (figure - allowed).abs() < 0.06 { 0.0 } else { figure / allowed - 1.0 };
        verdict.lines.push(format!("{figure:12.1}  {:+6.1} %  {name}", change * 100.0));
        if figure > allowed * (1.0 + TOLERANCE) {
            verdict.faults.push(format!(
                "over the budget: {name} takes {figure:.1} instructions where {allowed:.1} are allowed ({:+.1} %); {BLESS}",
                change * 100.0
            ));
        } else if figure < allowed * (1.0 - TOLERANCE) {
            verdict.lines.push(format!("{:12}  the budget of {allowed:.1} can be lowered", ""));
        }
    }
    let is_measured = |name: &str| budgeted(measures, figures).any(|(measured, _)| measured == name);
    for name in budget.keys().filter(|name| !only_some && !is_measured(name)) {
        verdict.faults.push(format!("nothing is measured as {name}, which has a budget; {BLESS}"));
    }
    verdict
}

/// What takes more than about twice the instructions for twice the input.
fn not_linear(measures: &[Measure], figures: &[f64]) -> Vec<String> {
    let figure_of = |name: &str| {
        let mut pairs = measures.iter().zip(figures);
        pairs.find(|(one, _)| one.name == name).map(|(_, &figure)| figure)
    };
    let mut faults = Vec::new();
    for (measure, &whole) in measures.iter().zip(figures) {
        let Some(half) = measure.half.as_deref().and_then(figure_of) else { continue };
        if whole > half * TWICE {
            let name = &measure.name;
            faults
                .push(format!("not linear: {name} takes {whole:.0} instructions, and half of it {half:.0}"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measures(names: &[&str]) -> Vec<Measure> {
        names.iter().map(|name| Measure::new(String::from(*name), 1, || 0)).collect()
    }

    #[test]
    fn two_per_cent_more_are_allowed() {
        let budget = Budget::from([(String::from("a"), 100.0), (String::from("b"), 100.0)]);
        let verdict = judged(&measures(&["a", "b"]), &[102.0, 102.1], &budget, false);
        assert_eq!(verdict.faults.len(), 1);
        assert!(verdict.faults[0].contains("b takes 102.1 instructions where 100.0 are allowed (+2.1 %)"));
    }

    #[test]
    fn what_is_below_is_told_and_what_is_missing_is_a_fault() {
        let budget = Budget::from([(String::from("a"), 100.0), (String::from("gone"), 1.0)]);
        let verdict = judged(&measures(&["a", "new"]), &[90.0, 1.0], &budget, false);
        assert!(verdict.lines[1].contains("can be lowered"));
        assert_eq!(verdict.faults.len(), 2);
        assert!(judged(&measures(&["a"]), &[100.0], &budget, true).faults.is_empty());
    }

    #[test]
    fn twice_the_input_may_take_a_little_more_than_twice_the_instructions() {
        let mut measures = measures(&["half", "whole"]);
        measures[1].half = Some(String::from("half"));
        assert!(not_linear(&measures, &[100.0, 219.0]).is_empty());
        assert_eq!(not_linear(&measures, &[100.0, 221.0]).len(), 1);
    }
}
