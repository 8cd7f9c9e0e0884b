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

/// A table for people, in Markdown.
pub(super) fn table(rows: &[Row]) -> String {
    let mut text = String::from(
        "| registry | schemes | time | of all processors | that a scheme | memory | files | lines | MB | check |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for row in rows {
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        let processor = row.run.processor;
        let a_scheme =
            processor.map(|time| format!("{:.2} ms", time.as_secs_f64() * 1e3 / row.schemes as f64));
        let cells = [
            row.name.clone(),
            row.schemes.to_string(),
            seconds(row.run.time),
            or_none(processor.map(seconds)),
            or_none(a_scheme),
            or_none(row.run.memory.map(|bytes| format!("{} MB", bytes >> 20))),
            row.output.files.to_string(),
            row.output.lines.to_string(),
            format!("{:.1}", row.output.bytes as f64 / 1e6),
            or_none(row.check.as_ref().map(|check| seconds(check.judged()))),
        ];
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    }
    text.push('\n');
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
            let number = |time: Duration| format!("{:.3}", time.as_secs_f64());
            let (processor, check) =
                (row.run.processor.map(number), row.check.as_ref().map(|check| number(check.judged())));
            format!(
                "  {{ \"registry\": {:?}, \"schemes\": {}, \"seconds\": {:.3}, \"processor_seconds\": {}, \
                 \"bytes_of_memory\": {memory}, \"files\": {}, \"lines\": {}, \"bytes\": {}, \"check_seconds\": {} }}",
                row.name,
                row.schemes,
                row.run.time.as_secs_f64(),
                processor.as_deref().unwrap_or("null"),
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
        if row.run.judged() > time {
            missed.push(format!("{name}: {} is more than {}", seconds(row.run.judged()), seconds(time)));
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
            last.run.judged().as_secs_f64() / first.run.judged().as_secs_f64(),
            memory(last) / memory(first),
        ];
        (first, last, times)
    })
}

fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}
