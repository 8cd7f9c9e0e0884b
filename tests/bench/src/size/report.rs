//! The results as text and as JSON.

use std::fmt::Write;

use super::compile::{Compiled, Time};
use super::program::{Linked, Program};

/// All that was measured.
pub(super) struct Results {
    pub(super) compiled: Vec<Compiled>,
    /// The programs without vectors and with them.
    pub(super) linked: Vec<Linked>,
    /// What programs hold of schemes that they do not use.
    pub(super) leftovers: Vec<String>,
}

/// Tables for people, in Markdown.
pub(super) fn text(results: &Results) -> String {
    let mut text = String::new();
    if !results.compiled.is_empty() {
        text.push_str(
            "Seconds to compile the crate: on the clock, and of all processors\n\n\
             | dialects | check | release | check, simd | release, simd |\n|---|--:|--:|--:|--:|\n",
        );
        for compiled in &results.compiled {
            let times: Vec<String> = compiled.plain.iter().chain(&compiled.simd).map(seconds).collect();
            let _ = writeln!(text, "| {} | {} |", compiled.dialects.join(", "), times.join(" | "));
        }
        text.push('\n');
    }
    text.push_str(
        "Bytes more than in a program that uses nothing\n\n\
         | program uses | code | data | code, simd | data, simd |\n|---|--:|--:|--:|--:|\n",
    );
    for row in rows(&results.linked) {
        let sizes: Vec<String> = row.more.iter().map(|(code, data)| format!("{code} | {data}")).collect();
        let _ = writeln!(text, "| {} | {} |", row.label, sizes.join(" | "));
    }
    match results.leftovers.as_slice() {
        [] => text.push_str("\nNo program holds anything of a scheme that it does not use.\n"),
        leftovers => {
            text.push_str("\nPrograms do not hold just what they use:\n");
            for leftover in leftovers {
                let _ = writeln!(text, "* {leftover}");
            }
        }
    }
    text
}

/// What a program has more than the one that uses nothing, without vectors and with them.
struct Row {
    label: String,
    more: Vec<(i64, i64)>,
}

fn rows(linked: &[Linked]) -> Vec<Row> {
    let Some(first) = linked.first() else { return Vec::new() };
    let difference = |program: &Program, nothing: &Program| {
        let more = |all: u64, nothing: u64| all as i64 - nothing as i64;
        (more(program.code, nothing.code), more(program.data, nothing.data))
    };
    let row = |at: usize| Row {
        label: first.programs[at].used.label(),
        more: linked.iter().map(|linked| difference(&linked.programs[at], &linked.programs[0])).collect(),
    };
    (1..first.programs.len()).map(row).collect()
}

fn seconds(time: &Time) -> String {
    let processor =
        time.processor.map_or_else(|| "-".to_owned(), |time| format!("{:.1}", time.as_secs_f64()));
    format!("{:.1}, {processor}", time.wall.as_secs_f64())
}

/// The same for programs.
pub(super) fn json(results: &Results) -> String {
    let time = |time: &Time| {
        let processor = time.processor.map(|time| format!("{:.2}", time.as_secs_f64()));
        format!(
            "{{ \"seconds\": {:.2}, \"processor_seconds\": {} }}",
            time.wall.as_secs_f64(),
            processor.as_deref().unwrap_or("null")
        )
    };
    let mut compiled = Vec::new();
    for one in &results.compiled {
        for (simd, times) in [(false, &one.plain), (true, &one.simd)] {
            compiled.push(format!(
                "    {{ \"dialects\": {:?}, \"simd\": {simd}, \"check\": {}, \"release\": {} }}",
                one.dialects,
                time(&times[0]),
                time(&times[1])
            ));
        }
    }
    let mut programs = Vec::new();
    for linked in &results.linked {
        for program in &linked.programs {
            programs.push(format!(
                "    {{ \"uses\": {:?}, \"simd\": {}, \"code\": {}, \"data\": {} }}",
                program.used.label(),
                linked.simd,
                program.code,
                program.data
            ));
        }
    }
    let leftovers: Vec<String> = results.leftovers.iter().map(|text| format!("    {text:?}")).collect();
    let list = |items: &[String]| match items {
        [] => "[]".to_owned(),
        items => format!("[\n{}\n  ]", items.join(",\n")),
    };
    format!(
        "{{\n  \"compiled\": {},\n  \"programs\": {},\n  \"leftovers\": {}\n}}\n",
        list(&compiled),
        list(&programs),
        list(&leftovers)
    )
}
