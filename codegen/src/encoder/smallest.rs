//! Makes an encoder small: states that write every text alike become one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Form, State};

/// A state as its group sees it: whether a text may end there, and for each byte its form and the group of
/// the state after it.
type Row = (bool, Vec<Option<(Form, usize)>>);

/// The smallest encoder that does what `states` does from the first of them: its start, and its states.
///
/// Whether the empty text may be written is told apart from the states, so a start that is never come back to
/// is the same as any state that goes on alike.
pub(super) fn of(states: &[State]) -> (usize, Vec<State>) {
    let later: BTreeSet<usize> =
        states.iter().flat_map(|state| state.steps.iter().flatten().map(|&(_, next)| next)).collect();
    let group = groups(states, &later);
    let row = |state: usize| row(&states[state], &group);
    let like_start = later.iter().find(|&&state| row(state).1 == row(0).1);
    // In the order in which they were found, the start first.
    let mut kept: Vec<usize> = vec![*like_start.unwrap_or(&0)];
    let mut place: BTreeMap<usize, usize> = like_start.map(|state| (group[state], 0)).into_iter().collect();
    for &state in &later {
        place.entry(group[&state]).or_insert_with(|| {
            kept.push(state);
            kept.len() - 1
        });
    }
    let states = kept.iter().map(|&state| {
        let (end, steps) = row(state);
        let steps = steps.into_iter().map(|step| step.map(|(form, group)| (form, place[&group])));
        State { end, steps: steps.collect() }
    });
    (0, states.collect())
}

/// The groups of states that write every text alike: at first those that end alike, split until each one
/// steps into the same groups.
fn groups(states: &[State], later: &BTreeSet<usize>) -> BTreeMap<usize, usize> {
    let mut group: BTreeMap<usize, usize> =
        later.iter().map(|&state| (state, usize::from(states[state].end))).collect();
    let mut count = 0;
    loop {
        let mut known: HashMap<Row, usize> = HashMap::new();
        let split = later.iter().map(|&state| {
            let fresh = known.len();
            (state, *known.entry(row(&states[state], &group)).or_insert(fresh))
        });
        let split: BTreeMap<usize, usize> = split.collect();
        group = split;
        if known.len() == count {
            return group;
        }
        count = known.len();
    }
}

fn row(state: &State, group: &BTreeMap<usize, usize>) -> Row {
    let steps = state.steps.iter().map(|step| step.map(|(form, next)| (form, group[&next])));
    (state.end, steps.collect())
}
