//! The subcommand `parse`: parsers of URLs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::corpus;
use crate::kind::{Dialect, Scheme};
use crate::made_up;
use crate::measure;
use crate::out;
use crate::own;
use crate::parser::{self, Parser};
use crate::peers;
use crate::report::{self, Set, Table, chart, json, text};
use crate::urls::{self, Line};
use crate::{compare, report::grouped};

#[derive(Args)]
pub(super) struct Arguments {
    /// By whose rules our parsers read, and those that are made of a grammar.
    #[arg(long, value_enum, default_value_t = Dialect::Rfc1738)]
    dialect: Dialect,
    /// Measure URLs of these schemes only.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "NAME,..")]
    scheme: Vec<Scheme>,
    /// A file with one URL a line, a table for each scheme in it; may be given more than once. Without it,
    /// URLs are made up.
    #[arg(long, value_name = "FILE")]
    corpus: Vec<PathBuf>,
    /// How many URLs of a scheme are made up.
    #[arg(long, default_value_t = 20_000, value_name = "N", conflicts_with = "corpus")]
    made_up: usize,
    /// Which URLs are timed; all of them are compared.
    #[arg(long, value_enum, default_value_t = Timed::Accepted)]
    urls: Timed,
    /// How often each parser goes through the URLs; 0 only compares.
    #[arg(long, default_value_t = 30, value_name = "N")]
    rounds: usize,
    /// Only rows whose name has one of these in it. What they are compared with is read all the same.
    #[arg(long, value_delimiter = ',', value_name = "NAME,..")]
    only: Vec<String>,
    /// How results are written.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Writes a chart of bars to this file, too.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Timed {
    /// Those that url-schemes accepts.
    Accepted,
    /// Those that it refuses: the fault is found in each.
    Refused,
    /// All of them.
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Table,
    /// For documents.
    Markdown,
    /// For programs.
    Json,
}

/// URLs of a scheme, and where they are from.
struct Group {
    source: String,
    scheme: Scheme,
    lines: Vec<Line>,
}

pub(super) fn run(arguments: &Arguments) -> ExitCode {
    let groups = match groups(arguments) {
        Ok(groups) => groups,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    let left_out = peers::left_out();
    for text in &left_out {
        eprintln!("left out: {text}");
    }
    let to_time: Vec<_> = groups.into_iter().map(|group| compared(arguments, group)).collect();
    let explained = to_time.iter().all(|(table, ..)| table.comparisons.iter().all(|one| one.is_explained()));
    let mut tables = Vec::new();
    for (mut table, parsers, lines) in to_time {
        let rows = report::rows(&parsers, &measure::times(&parsers, &lines, arguments.rounds));
        table.rows = if arguments.rounds == 0 { Vec::new() } else { rows };
        match arguments.format {
            Format::Table if arguments.rounds > 0 => out::print(&(text::times(&table) + "\n")),
            Format::Markdown if arguments.rounds > 0 => out::print(&(text::markdown(&table) + "\n")),
            _ => {}
        }
        tables.push(table);
    }
    if arguments.format == Format::Json {
        out::print(&json::all(&tables, &left_out));
    }
    if let Some(path) = &arguments.svg
        && let Err(error) = std::fs::write(path, chart::svg(&tables))
    {
        eprintln!("cannot write {}: {error}", path.display());
        return ExitCode::from(2);
    }
    if !explained {
        eprintln!("results differ for a reason that is not known");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Compares results on the URLs of a group; gives the table without times, what to time, and on what.
fn compared(arguments: &Arguments, group: Group) -> (Table, Vec<Parser>, Vec<Line>) {
    let Arguments { dialect, only, .. } = arguments;
    let Group { source, scheme, lines } = group;
    let mut parsers = parser::all(*dialect, scheme);
    let is_asked = |name: &str| only.is_empty() || only.iter().any(|part| name.contains(part.as_str()));
    parsers.retain(|parser| is_asked(parser.name) || parser.name == own::ANY);
    let mut comparisons = compare::all(*dialect, scheme, &lines, &parsers);
    comparisons.retain(|comparison| is_asked(comparison.name));
    let is_accepted =
        |line: Line| parsers.iter().any(|ours| ours.name == own::ANY && ours.pass.one(line).is_some());
    let accepted: Vec<bool> = lines.iter().map(|&line| is_accepted(line)).collect();
    let is_timed = |accepted: bool| match arguments.urls {
        Timed::Accepted => accepted,
        Timed::Refused => !accepted,
        Timed::All => true,
    };
    parsers.retain(|parser| is_asked(parser.name));
    let timed = lines.iter().zip(&accepted).filter(|(_, accepted)| is_timed(**accepted));
    let timed = urls::lines(timed.map(|(line, _)| line.text()));
    let bytes: usize = timed.iter().map(|line| line.text().len()).sum();
    let set = Set {
        dialect: *dialect,
        scheme,
        source,
        compared: lines.len(),
        accepted: accepted.into_iter().filter(|accepted| *accepted).count(),
        timed: timed.len(),
        bytes: bytes as f64 / timed.len().max(1) as f64,
    };
    if arguments.format == Format::Table {
        out::print(&(text::comparisons(&set, &comparisons) + "\n"));
    }
    (Table { set, comparisons, rows: Vec::new() }, parsers, timed)
}

fn groups(arguments: &Arguments) -> Result<Vec<Group>, String> {
    let Arguments { dialect, scheme: asked, corpus, .. } = arguments;
    let is_asked = |scheme: &Scheme| asked.is_empty() || asked.contains(scheme);
    let mut groups = Vec::new();
    for path in corpus {
        groups.extend(of_file(path, *dialect)?.into_iter().filter(|group| is_asked(&group.scheme)));
    }
    if corpus.is_empty() {
        let schemes = Scheme::ALL.into_iter().filter(|scheme| dialect.has(*scheme) && is_asked(scheme));
        groups.extend(schemes.map(|scheme| {
            let urls = made_up::urls(scheme, arguments.made_up);
            Group::new(String::from("made up"), scheme, &urls)
        }));
    }
    if groups.is_empty() { Err(String::from("there are no such URLs to measure")) } else { Ok(groups) }
}

fn of_file(path: &Path, dialect: Dialect) -> Result<Vec<Group>, String> {
    let corpus =
        corpus::read(path, dialect).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if corpus.left_out > 0 {
        eprintln!("{name}: {} lines are of no scheme that is measured", grouped(corpus.left_out));
    }
    let groups = corpus.groups.iter();
    Ok(groups.map(|(scheme, urls)| Group::new(name.clone().into_owned(), *scheme, urls)).collect())
}

impl Group {
    fn new(source: String, scheme: Scheme, urls: &[String]) -> Self {
        Group { source, scheme, lines: urls::lines(urls.iter().map(String::as_str)) }
    }
}
