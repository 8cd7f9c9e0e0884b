//! Times parsers, in rounds: each parser goes through all URLs once a round, so that whatever slows the
//! machine for a while slows all of them.

use std::hint::black_box;
use std::time::Instant;

use crate::parser::Parser;
use crate::urls::Line;

/// Nanoseconds a URL.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Times {
    pub(crate) min: f64,
    pub(crate) median: f64,
}

/// The times of each parser, in the order given.
pub(crate) fn times(parsers: &[Parser], lines: &[Line], rounds: usize) -> Vec<Times> {
    let mut taken = vec![Vec::with_capacity(rounds); parsers.len()];
    for round in 0..rounds {
        for step in 0..parsers.len() {
            // Another one comes first in each round.
            let at = (step + round) % parsers.len();
            let start = Instant::now();
            black_box(parsers[at].pass.all(black_box(lines)));
            taken[at].push(start.elapsed().as_secs_f64() * 1e9 / lines.len() as f64);
        }
    }
    taken.into_iter().map(summary).collect()
}

/// The least and the middle of what was taken.
pub(crate) fn summary(mut taken: Vec<f64>) -> Times {
    taken.sort_by(f64::total_cmp);
    match taken.get(taken.len() / 2) {
        Some(&median) => Times { min: taken[0], median },
        None => Times { min: f64::NAN, median: f64::NAN },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minimum_and_the_middle_of_what_was_taken() {
        assert_eq!(summary(vec![3.0, 1.0, 9.0]), Times { min: 1.0, median: 3.0 });
        assert!(summary(Vec::new()).min.is_nan());
    }
}
