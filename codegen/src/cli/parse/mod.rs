//! `schemes parse`: URLs, given as arguments or one a line.

mod findings;
mod human;
mod json;
mod lines;
mod redact;
mod summary;

use std::ffi::OsString;

use url_schemes_grammar::interpreter::Capture;
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::{ParseError, Parsed};

use super::context::{self, Context};
use super::paint::Paint;
use super::progress::Progress;
use super::report::Format;
use super::streams::{Exit, Failure, Streams};

use findings::Judge;
use summary::Summary;

pub(crate) use human::components;
pub(crate) use json::{write_error, write_invalid, write_valid};

/// Take URLs apart, or say where and why they are none
///
/// Without URLs, reads one a line from the standard input; each line gives a result, in order.
///
/// A finding is something worth telling about a URL that is valid, by the rules in the registry, about a
/// scheme, by its name, or about a text that is no URL for a character that must be encoded. As JSON it
/// is an object in the array `findings` of the URL: code, severity, component, start, end, message, reference, and
/// where something mends it, `fix`: the whole URL with that place mended, or with all places mended where one
/// alone makes no URL of it (in the first 100 findings of a URL).
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if all URLs are valid and no finding is an error, 1 otherwise.

Examples:
  schemes parse x-note:12/intro
  schemes parse --findings x-note:12/intro
  schemes parse --format json < urls.txt > parsed.jsonl
  schemes parse --redact < access.log.urls
  schemes parse --summary --dialect rfc1738 < urls.txt
  schemes parse --dialect rfc1738 -- \"$url\"")]
pub(crate) struct Args {
    /// The URL standard to read them by
    #[arg(long, value_name = "D", default_value = DEFAULT_DIALECT)]
    dialect: String,
    /// human, or json: one object for each URL
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// Tell only how many URLs are valid, and what the others are refused for, with the first of each
    #[arg(long)]
    summary: bool,
    /// Tell what is worth knowing about the URLs, and what would mend those that are none
    #[arg(long)]
    findings: bool,
    /// Tell the findings of this profile, too; implies --findings
    #[arg(long, value_name = "P")]
    profile: Option<String>,
    /// Judge by this revision of the documents, as 0.3, and not by the latest; implies --findings
    #[arg(long, value_name = "R")]
    revision: Option<String>,
    /// Show secrets, such as passwords, as ***; offsets are those of what is shown
    #[arg(long)]
    redact: bool,
    /// The URLs
    #[arg(value_name = "URL")]
    urls: Vec<OsString>,
}

/// The dialect that is meant where none is said.
pub(crate) const DEFAULT_DIALECT: &str = "rfc1738";

/// So many bytes of results are kept before they are written.
const BUFFER: usize = 1 << 16;

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let dialect = context::dialect(&loaded.registry, &args.dialect)?;
    let told = args.findings || args.profile.is_some() || args.revision.is_some();
    let judge = told
        .then(|| Judge::new(&loaded.registry, dialect, args.profile.as_deref(), args.revision.as_deref()));
    let mut results = Results {
        dialect,
        judge: judge.transpose()?,
        json: (args.format == Format::Json).then(|| json::Writer::new(dialect)),
        paint: context.paint,
        captures: Vec::new(),
        redact: args.redact,
        summary: args.summary.then(Summary::default),
        out: Vec::with_capacity(2 * BUFFER),
        first: true,
        all_well: true,
    };
    if args.urls.is_empty() {
        read_lines(&mut results, context.streams)?;
    } else {
        for url in &args.urls {
            results.add(url.as_encoded_bytes());
            results.drain(context.streams, BUFFER)?;
        }
    }
    results.finish();
    results.drain(context.streams, 1)?;
    Ok(Exit::findings(!results.all_well))
}

fn read_lines(results: &mut Results<'_>, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let mut progress = Progress::new(streams.progress);
    let mut lines = lines::Lines::new();
    loop {
        let read = lines
            .fill(streams.stdin)
            .map_err(|error| Failure::new(format!("cannot read the input: {error}")))?;
        while let Some(line) = lines.next() {
            results.add(line);
            results.drain(streams, BUFFER)?;
        }
        // Whoever waits for the results of a slow input gets them before more is asked for.
        results.drain(streams, 1)?;
        streams.stdout.flush()?;
        if read == 0 {
            return Ok(());
        }
        progress.advance(read);
    }
}

/// Results that are being made.
struct Results<'d> {
    dialect: &'d Dialect,
    /// Who looks at the URLs, if anybody wants to know.
    judge: Option<Judge<'d>>,
    json: Option<json::Writer>,
    paint: Paint,
    captures: Vec<Capture>,
    /// Whether secrets are masked.
    redact: bool,
    /// Counts, if that is all that is wanted.
    summary: Option<Summary>,
    out: Vec<u8>,
    first: bool,
    /// Whether all URLs were valid, without a finding that is an error.
    all_well: bool,
}

impl Results<'_> {
    /// Appends the result for one URL.
    fn add(&mut self, url: &[u8]) {
        let mut captures = std::mem::take(&mut self.captures);
        let result = self.dialect.parse_into(url, &mut captures);
        if self.redact {
            redact::shown(url, result, |url, result| self.show(url, &result));
        } else {
            self.show(url, &result);
        }
        self.captures = captures;
    }

    /// Appends a result as it is to be seen.
    fn show(&mut self, url: &[u8], result: &Result<Parsed<'_>, ParseError>) {
        let findings = self.judge.as_ref().map(|judge| judge.findings(url, result.as_ref().ok()));
        self.all_well &= result.is_ok() && !findings.as_deref().is_some_and(findings::any_error);
        if let Some(summary) = &mut self.summary {
            summary.add(url, result.as_ref().err(), &findings.unwrap_or_default());
            return;
        }
        match &self.json {
            Some(writer) => writer.write(url, result, findings.as_deref(), &mut self.out),
            None => {
                if !self.first {
                    self.out.push(b'\n');
                }
                let text = human::result(url, result, self.dialect, self.paint);
                self.out.extend_from_slice(text.as_bytes());
                let findings = findings.unwrap_or_default();
                self.out.extend_from_slice(human::findings(url, &findings, self.paint).as_bytes());
            }
        }
        self.first = false;
    }

    /// Appends what can be said at the end only.
    fn finish(&mut self) {
        if let Some(summary) = &self.summary {
            let text = if self.json.is_some() { summary.json() } else { summary.human(self.paint) };
            self.out.extend_from_slice(text.as_bytes());
        }
    }

    /// Writes what there is, if it is `enough` bytes.
    fn drain(&mut self, streams: &mut Streams<'_>, enough: usize) -> Result<(), Failure> {
        if self.out.len() >= enough {
            streams.stdout.write_all(&self.out)?;
            self.out.clear();
        }
        Ok(())
    }
}
