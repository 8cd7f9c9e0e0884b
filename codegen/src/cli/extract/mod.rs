//! `schemes extract`: the URLs in a text.

mod human;
mod json;
mod lines;
mod markup;
mod source;

use std::ffi::OsString;
use std::path::Path;

use url_schemes_registry::model::{Dialect, Registry};

use crate::interpreted::InterpretedDialect;
use crate::interpreted::text::{Finder, Hit};

use super::context::{self, Context};
use super::paint::Paint;
use super::report::{Format, shown};
use super::streams::{Exit, Failure};

use lines::Place;
use markup::{Flags, Language};

/// Find the URLs in texts
///
/// Without files, reads the standard input. URLs are found between <URL: and >, between < and >, in quotes,
/// and bare. What is in brackets may be wrapped: its white space is removed, with the quote marks of mail and
/// the page breaks of RFCs. Where a line is broken behind a hyphen, that may or may not belong to the URL: it
/// is kept, and the other reading shown beside it. A bare URL ends before what is not US-ASCII.
///
/// As JSON each is an object: url, valid, dialect, scheme, error, start and end in the text in bytes,
/// delimiter, ambiguous, alternative, flags (of URLs in markup: encoded-character, raw-ampersand), map (pairs
/// of an offset in the URL and that in the text from there on, where something was removed), file, line, and
/// column in bytes.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 when all was read, whether or not there are URLs in it.

Examples:
  schemes extract message.txt
  schemes extract --format json < notes.txt > found.jsonl
  schemes extract --html page.html
  schemes extract --dialect uri7 --dialect rfc3986 README")]
pub(crate) struct Args {
    /// A URL standard to read them by, the first that accepts a URL before the others; unless said all of them,
    /// the oldest first
    #[arg(long = "dialect", value_name = "D")]
    dialects: Vec<String>,
    /// human, or json: one object for each URL
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The texts are HTML: find the URLs in attributes and in text, with character references decoded
    #[arg(long, conflicts_with = "sgml")]
    html: bool,
    /// The texts are SGML: as --html, but the semicolon of an entity may be missing where no letter follows
    #[arg(long)]
    sgml: bool,
    /// The texts, of any encoding that holds US-ASCII
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let registry = &loaded.registry;
    let dialects: Vec<_> = ordered(registry, &args.dialects)?.into_iter().map(InterpretedDialect).collect();
    let finder =
        Finder::new(dialects.iter().map(|dialect| -> &dyn crate::interpreted::text::Dialect { dialect }));
    let language = match (args.html, args.sgml) {
        (true, _) => Some(Language::Html),
        (_, true) => Some(Language::Sgml),
        _ => None,
    };
    let (format, paint) = (args.format, context.paint);
    let mut results = Results { registry, language, format, paint, out: Vec::new() };
    if args.files.is_empty() {
        source::stdin(&finder, &mut results, context.streams)?;
    }
    for file in &args.files {
        source::file(&finder, Path::new(file), &mut results, context.streams)?;
    }
    Ok(Exit::Clean)
}

/// The dialects by these names, in their order; all by age if there are none.
fn ordered<'r>(registry: &'r Registry, names: &[String]) -> Result<Vec<&'r Dialect>, Failure> {
    if !names.is_empty() {
        return names.iter().map(|name| context::dialect(registry, name)).collect();
    }
    Ok(registry.dialects_by_age())
}

/// Hits that are being written.
struct Results<'r> {
    registry: &'r Registry,
    /// The language of the texts, if they are markup.
    language: Option<Language>,
    format: Format,
    paint: Paint,
    out: Vec<u8>,
}

impl Results<'_> {
    /// Appends a hit in a file, if it is in one.
    fn add(&mut self, hit: &Hit<'_, '_>, flags: Flags, file: Option<&Path>, place: Place) {
        let dialect = self.registry.dialects.get(hit.dialect().name());
        let error = dialect.and_then(|dialect| dialect.parse(hit.url().as_bytes()).err());
        let file = file.map(shown);
        let found = Found { hit, flags, error, file: file.as_deref(), place };
        match self.format {
            Format::Human => self.out.extend_from_slice(human::found(&found, self.paint).as_bytes()),
            Format::Json => self.out.extend_from_slice(json::found(&found).as_bytes()),
        }
    }
}

/// A hit with what there is to say about it.
struct Found<'h> {
    hit: &'h Hit<'h, 'h>,
    flags: Flags,
    error: Option<url_schemes_registry::parse::ParseError>,
    file: Option<&'h str>,
    place: Place,
}
