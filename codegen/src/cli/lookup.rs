//! `schemes lookup`: where names stand.

use url_schemes_registry::model::{Registry, Status};
use url_schemes_registry::names;

use super::context::{Context, near_names};
use super::json::Object;
use super::paint::Paint;
use super::report::Format;
use super::streams::{Exit, Failure};
use super::visible::Visible;

/// Say where names stand: registered, reserved, experimental, unregistered or invalid
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if every name is registered, reserved or experimental, 1 otherwise.

Examples:
  schemes lookup NAME
  schemes lookup --format json x-note NAME")]
pub(crate) struct Args {
    /// human, or json: one object for each name
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The names, in any case
    #[arg(value_name = "NAME", required = true)]
    names: Vec<String>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let mut all_known = true;
    for name in &args.names {
        let entry = Entry::find(&loaded.registry, name);
        all_known &= entry.known;
        let text = match args.format {
            Format::Human => entry.human(context.paint),
            Format::Json => entry.json(),
        };
        context.print(&text)?;
    }
    Ok(Exit::findings(!all_known))
}

/// The status of what cannot be a name.
const INVALID: &str = "invalid";

/// What is known of a name.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    name: String,
    /// A word of [`Status`], or `invalid`.
    status: &'static str,
    title: Option<String>,
    references: Vec<String>,
    default_port: Option<u16>,
    dialects: Vec<String>,
    near: Vec<String>,
    /// Whether the registry says anything of it.
    pub(crate) known: bool,
}

impl Entry {
    pub(crate) fn find(registry: &Registry, written: &str) -> Self {
        let name = written.to_ascii_lowercase();
        let mut entry = Entry { name: name.clone(), known: true, ..Entry::default() };
        for dialect in registry.dialects.values() {
            let Some(scheme) = dialect.schemes.get(&name) else { continue };
            if entry.dialects.is_empty() {
                entry.status = scheme.status.value.as_str();
                entry.title = Some(scheme.title.clone());
            }
            entry.dialects.push(dialect.name.clone());
            entry.default_port = entry.default_port.or(scheme.default_port);
            for reference in &scheme.references {
                if !entry.references.contains(reference) {
                    entry.references.push(reference.clone());
                }
            }
        }
        if !entry.dialects.is_empty() {
            return entry;
        }
        let prefix = registry.prefixes.iter().find(|prefix| name.starts_with(&prefix.prefix));
        if let Some(reserved) = registry.reserved.get(&name) {
            entry.status = Status::Reserved.as_str();
            entry.title = Some(reserved.title.clone());
            entry.references.clone_from(&reserved.references);
        } else if !names::is_scheme_name(&name) {
            entry = Entry { name: written.to_owned(), status: INVALID, ..Entry::default() };
        } else if let Some(prefix) = prefix {
            entry.status = prefix.status.as_str();
            entry.title = Some(prefix.title.clone());
            entry.references.clone_from(&prefix.references);
        } else {
            entry.status = Status::Unregistered.as_str();
            entry.near = near_names(registry, &name);
            entry.known = false;
        }
        entry
    }

    pub(crate) fn json(&self) -> String {
        Object::new()
            .text("name", &self.name)
            .text("status", self.status)
            .optional("title", self.title.as_deref())
            .texts("references", &self.references)
            .number("default-port", self.default_port.map(u64::from))
            .texts("dialects", &self.dialects)
            .texts("near", &self.near)
            .line()
    }

    pub(crate) fn human(&self, paint: Paint) -> String {
        let name = match self.status {
            INVALID => format!("\"{}\"", Visible::new(self.name.as_bytes()).text),
            _ => paint.name(&self.name),
        };
        let status = if self.known { paint.good(self.status) } else { paint.bad(self.status) };
        let mut text = format!("{name}: {status}");
        match self.title.as_deref() {
            Some(title) => text.push_str(&format!(", {title}")),
            None if self.status == INVALID => {
                text.push_str("; a name is made of letters, digits, `+`, `-` and `.`");
            }
            None => {}
        }
        if !self.near.is_empty() {
            text.push_str(&format!("; did you mean {}?", self.near.join(" or ")));
        }
        text.push('\n');
        let mut line = |what: &str, value: String| {
            if !value.is_empty() {
                text.push_str(&format!("  {what:<13} {value}\n"));
            }
        };
        line("dialects", self.dialects.join(", "));
        line("default port", self.default_port.map(|port| port.to_string()).unwrap_or_default());
        line("references", self.references.join(", "));
        text
    }
}
