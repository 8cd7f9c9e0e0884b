//! `schemes plan`: the steps by which a client gets at what URLs name, without any network.

mod human;
mod json;

use std::ffi::OsString;

use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::mask::Mask;
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::{ParseError, Parsed};

use crate::interpreted::{Components, Inputs, Interpreted, Plans};
use crate::support::redact::{MASK, suspect};

use super::context::{self, Context};
use super::parse::DEFAULT_DIALECT;
use super::report::Format;
use super::streams::{Exit, Failure};

/// Show what a client does to get at what URLs name, step by step; nothing is sent
///
/// What a client has to know besides the URL is given here, or a step asks for it. Secrets are shown as `***`.
///
/// As JSON a step is an object with `verb` and `argument`, which is null where there is none, and where they
/// apply: `ask`, the question to the user whose answer the step needs, and `input`, its name; `on`, what must
/// happen before; `guess`, and what it was `guessed-from`; `optional`; `session`, of steps that make a
/// connection what it is; `suggest`, of what is shown and never sent; `masked`; `links`, of a list whose entries
/// have URLs; and `bytes`, in hex, of an argument that is not UTF-8.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if there is a plan for every URL, 1 otherwise.

Examples:
  schemes plan x-note:12/intro
  schemes plan --email me@x.example --format json -- \"$url\"
  schemes plan --dialect rfc1738 --with words='two words' -- \"$url\"")]
pub(crate) struct Args {
    /// The URL standard to read them by
    #[arg(long, value_name = "D", default_value = DEFAULT_DIALECT)]
    dialect: String,
    /// human, or json: one object for each URL
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The user's e-mail address, where a server may be told: --with email=A
    #[arg(long, value_name = "A")]
    email: Option<String>,
    /// The server to ask where the URL names none: --with server=H
    #[arg(long, value_name = "H")]
    server: Option<String>,
    /// Something else that a step would ask for, by its name
    #[arg(long, value_name = "NAME=VALUE")]
    with: Vec<String>,
    /// Show secrets as they are
    #[arg(long)]
    reveal: bool,
    /// The URLs
    #[arg(value_name = "URL", required = true)]
    urls: Vec<OsString>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let dialect = context::dialect(&loaded.registry, &args.dialect)?;
    let plans = Plans::new(&loaded.registry);
    let inputs = inputs(args, &plans, dialect)?;
    let mut all_well = true;
    for url in &args.urls {
        let url = url.as_encoded_bytes();
        let result = dialect.parse(url);
        let (text, well) = one(&Job { args, dialect, plans: &plans, inputs: &inputs, url }, &result, context);
        all_well &= well;
        context.print(&text)?;
    }
    Ok(Exit::findings(!all_well))
}

/// What is known about a URL before it is read.
struct Job<'j> {
    args: &'j Args,
    dialect: &'j Dialect,
    plans: &'j Plans<'j>,
    inputs: &'j Inputs<'j>,
    url: &'j [u8],
}

/// The text for a URL, and whether there is a plan.
fn one(job: &Job<'_>, result: &Result<Parsed<'_>, ParseError>, context: &Context<'_, '_>) -> (String, bool) {
    let json = job.args.format == Format::Json;
    let (paint, reveal) = (context.paint, job.args.reveal);
    let parsed = match result {
        Ok(parsed) => parsed,
        Err(error) => {
            let url = masked_text(&String::from_utf8_lossy(job.url), reveal);
            let text = match json {
                true => json::refused(&url, &job.dialect.name, error),
                false => human::fault(&url, &format!("{error} ({})", error.kind.as_str()), paint),
            };
            return (text, false);
        }
    };
    let url = Interpreted::new(parsed);
    let shown = masked_url(&url, reveal);
    let ready = job.plans.of(&job.dialect.name, url.scheme_name());
    match ready.plan(&url, job.inputs) {
        Ok(plan) => {
            let text = match json {
                true => json::plan(&shown, &job.dialect.name, url.scheme_name(), &plan, reveal),
                false => human::plan(&shown, &plan, reveal, paint),
            };
            (text, true)
        }
        Err(error) => {
            let text = match json {
                true => json::fault(&shown, &job.dialect.name, url.scheme_name(), &error),
                false => human::fault(&shown, &error.to_string(), paint),
            };
            (text, false)
        }
    }
}

/// The URL with its secrets as `***`.
fn masked_url(url: &Interpreted<'_>, reveal: bool) -> String {
    if reveal { url.as_str().to_owned() } else { url.redacted().to_string() }
}

/// The same of a text that is no URL.
fn masked_text(text: &str, reveal: bool) -> String {
    let secret = suspect(text).filter(|_| !reveal);
    Mask::new(text, secret, MASK).text().to_owned()
}

/// What is known, by the names that the steps of the dialect ask for.
fn inputs<'a>(args: &'a Args, plans: &Plans<'_>, dialect: &Dialect) -> Result<Inputs<'a>, Failure> {
    let mut inputs = Inputs::new();
    if let Some(email) = &args.email {
        inputs = inputs.set("email", email);
    }
    if let Some(server) = &args.server {
        inputs = inputs.set("server", server);
    }
    let known = plans.inputs(&dialect.name);
    for pair in &args.with {
        let Some((name, value)) = pair.split_once('=') else {
            return Err(Failure::new("--with needs a name and a value").help("write --with name=value"));
        };
        if !known.contains_key(name) {
            let failure =
                Failure::new(format!("no step of {} asks for \"{}\"", dialect.name, name.escape_debug()));
            let list = known.keys().copied().collect::<Vec<_>>().join(", ");
            return Err(failure.help(match nearest(name, known.keys().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None if known.is_empty() => "its steps ask for nothing".to_owned(),
                None => format!("they ask for: {list}"),
            }));
        }
        inputs = inputs.set(name, value);
    }
    Ok(inputs)
}
