//! The results as a table and as JSON, and what is asked of them.

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;
use std::{fs, io};

use super::child::Run;

/// The code that was generated.
#[derive(Default)]
pub(super) struct Output {
    files: u64,
    lines: u64,
    bytes: u64,
}

/// What generating for a registry took.
pub(super) struct Row {
    /// What the registry is called here.
    pub(super) name: String,
    pub(super) schemes: usize,
    pub(super) run: Run,
    pub(super) output: Output,
    /// `schemes check`, if that was asked for.
    pub(super) check: Option<Run>,
}

/// What a registry may take: its name, the time and the memory.
const LIMITS: [(&str, Duration, u64); 2] =
    [("shipped", Duration::from_secs(1), 1 << 30), ("1000", Duration::from_secs(15), 1 << 30)];

/// How much more time or memory a scheme of the largest registry may take than one of the smallest.
const MOST_GROWTH: f64 = 1.3;

impl Output {
    /// Counts the files in a folder and in those inside.
    pub(super) fn of(folder: &Path) -> io::Result<Self> {
        let mut sum = Output::default();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let inner = if entry.file_type()?.is_dir() {
                Output::of(&entry.path())?
            } else {
                let text = fs::read(entry.path())?;
                let lines = text.iter().filter(|&&byte| byte == b'\n').count();
                Output { files: 1, lines: lines as u64, bytes: text.len() as u64 }
            };
            sum.files += inner.files;
            sum.lines += inner.lines;
            sum.bytes += inner.bytes;
        }
        Ok(sum)
    }
}

/// A table for people.
pub(super) fn table(rows: &[Row]) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{:10} {:>8} {:>9} {:>10} {:>7} {:>10} {:>9} {:>12} {:>9}",
        "registry", "schemes", "time", "a scheme", "memory", "lines", "MB", "lines/scheme", "check"
    );
    for row in rows {
        let per_scheme = row.run.time.as_secs_f64() * 1e3 / row.schemes as f64;
        let check = row.check.as_ref().map_or_else(|| "-".to_owned(), |check| seconds(check.time));
        let _ = writeln!(
            text,
            "{:10} {:>8} {:>9} {:>10} {:>7} {:>10} {:>9.1} {:>12} {:>9}",
            row.name,
            row.schemes,
            seconds(row.run.time),
            format!("{per_scheme:.2} ms"),
            row.run.memory.map_or_else(|| "-".to_owned(), |bytes| format!("{} MB", bytes >> 20)),
            row.output.lines,
            row.output.bytes as f64 / 1e6,
            row.output.lines / row.schemes as u64,
            check,
        );
    }
    for (first, last, [schemes, time, memory]) in growth(rows) {
        let _ = writeln!(
            text,
            "{} against {}: {schemes:.1} times the schemes, {time:.1} times the time, {memory:.1} times the memory",
            last.name, first.name
        );
    }
    text
}

/// The same for programs: an object for each registry.
pub(super) fn json(rows: &[Row]) -> String {
    let rows: Vec<String> = rows
        .iter()
        .map(|row| {
            let memory = row.run.memory.map_or_else(|| "null".to_owned(), |bytes| bytes.to_string());
            let check = row.check.as_ref().map(|check| format!("{:.3}", check.time.as_secs_f64()));
            format!(
                "  {{ \"registry\": {:?}, \"schemes\": {}, \"seconds\": {:.3}, \"bytes_of_memory\": {memory}, \
                 \"files\": {}, \"lines\": {}, \"bytes\": {}, \"check_seconds\": {} }}",
                row.name,
                row.schemes,
                row.run.time.as_secs_f64(),
                row.output.files,
                row.output.lines,
                row.output.bytes,
                check.as_deref().unwrap_or("null"),
            )
        })
        .collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}

/// What is over its limit.
pub(super) fn missed(rows: &[Row]) -> Vec<String> {
    let mut missed = Vec::new();
    for (name, time, memory) in LIMITS {
        let Some(row) = rows.iter().find(|row| row.name == name) else { continue };
        if row.run.time > time {
            missed.push(format!("{name}: {} is more than {}", seconds(row.run.time), seconds(time)));
        }
        if row.run.memory.is_some_and(|bytes| bytes > memory) {
            missed.push(format!("{name}: more than {} MB of memory", memory >> 20));
        }
    }
    for (first, last, [schemes, time, memory]) in growth(rows) {
        for (what, times) in [("time", time), ("memory", memory)] {
            if times > schemes * MOST_GROWTH {
                missed.push(format!(
                    "{} against {}: the {what} grows faster than the number of schemes",
                    last.name, first.name
                ));
            }
        }
    }
    missed
}

/// How many times the schemes, the time and the memory of a smaller made-up registry the next one has.
fn growth(rows: &[Row]) -> impl Iterator<Item = (&Row, &Row, [f64; 3])> {
    let made_up = rows.get(1..).unwrap_or_default();
    made_up.windows(2).map(|pair| {
        let (first, last) = (&pair[0], &pair[1]);
        let memory = |row: &Row| row.run.memory.unwrap_or(1) as f64;
        let times = [
            last.schemes as f64 / first.schemes as f64,
            last.run.time.as_secs_f64() / first.run.time.as_secs_f64(),
            memory(last) / memory(first),
        ];
        (first, last, times)
    })
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
