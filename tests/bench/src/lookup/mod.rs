//! The lookup of scheme names beside other tables that ignore case: `url-schemes-bench lookup`.

mod measure;
mod names;
mod report;
mod tables;
mod texts;

use std::path::PathBuf;
use std::process::ExitCode;

use names::made_up;
use tables::Table;
use texts::Texts;

/// What is measured, and how.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How often each set of texts is looked up in each table.
    #[arg(long, default_value_t = 60)]
    rounds: usize,
    /// Texts in a set.
    #[arg(long, default_value_t = 40_000)]
    texts: usize,
    /// A file for the results as JSON.
    #[arg(long)]
    json: Option<PathBuf>,
}

/// The schemes that are met most, as they stand in texts of all kinds, the most common first.
const COMMON: [&str; 15] = [
    "https", "http", "mailto", "ftp", "tel", "data", "urn", "ws", "wss", "file", "ldap", "sip", "git", "geo",
    "news",
];

/// Runs the benchmark with the arguments after its name.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let many = made_up(10_000);
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let some: Vec<&str> = many.iter().step_by(many.len() / 15).copied().collect();
    let sets = [
        (tables::few(), &["http", "ftp", "mailto", "news", "telnet", "file", "gopher"][..]),
        (tables::real(), &COMMON),
        (tables::many(), &some),
    ];
    let mut results = Vec::new();
    for ((names, tables), common) in &sets {
        let texts = Texts::new(names, common, arguments.texts);
        check(names, tables, &texts);
        results.push(measure::measure(names.len(), tables, &texts, arguments.rounds));
    }
    print!("{}", report::table(&results));
    if let Some(path) = &arguments.json
        && let Err(error) = std::fs::write(path, report::json(&results))
    {
        eprintln!("cannot write {}: {error}", path.display());
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

/// All tables find the same names before any time is taken.
fn check(names: &[&str], tables: &[Table], texts: &Texts) {
    for table in tables {
        for text in texts.uniform.iter().chain(&texts.realistic).chain(&texts.misses) {
            let wanted = names.binary_search(&text.to_ascii_lowercase().as_str()).ok();
            assert_eq!((table.find)(text), wanted, "{} of {}: {text}", table.name, names.len());
        }
    }
}
