//! Takes the times: every table in turn, round after round, so that a slow moment meets them all.

use std::hint::black_box;
use std::time::Instant;

use super::tables::Table;
use super::texts::Texts;
use crate::measure::{Times, summary};

/// The kinds of texts, as the results name them.
pub(crate) const KINDS: [&str; 3] = ["uniform", "realistic", "misses"];

/// What was measured of all tables of so many names.
pub(crate) struct Result {
    pub(crate) names: usize,
    pub(crate) rows: Vec<Row>,
}

/// What was measured of one table.
pub(crate) struct Row {
    pub(crate) table: &'static str,
    /// For each kind of text, nanoseconds a lookup.
    pub(crate) times: [Times; 3],
}

pub(crate) fn measure(names: usize, tables: &[Table], texts: &Texts, rounds: usize) -> Result {
    let kinds = [&texts.uniform, &texts.realistic, &texts.misses];
    let mut times = vec![[const { Vec::new() }; 3]; tables.len()];
    for _ in 0..rounds.max(1) {
        for (table, times) in tables.iter().zip(&mut times) {
            for (texts, times) in kinds.iter().zip(times) {
                let start = Instant::now();
                black_box((table.sum)(black_box(texts)));
                times.push(start.elapsed().as_secs_f64() * 1e9 / texts.len() as f64);
            }
        }
    }
    let rows =
        tables.iter().zip(times).map(|(table, times)| Row { table: table.name, times: times.map(summary) });
    Result { names, rows: rows.collect() }
}
