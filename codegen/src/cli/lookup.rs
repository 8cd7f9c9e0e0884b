//! `schemes lookup`: where names stand.

use url_schemes_registry::iana;
use url_schemes_registry::model::{Dialect, IanaEntry, Registry, Scheme, Status};
use url_schemes_registry::names;

use crate::ident;

use super::context::{Context, near_names};
use super::json::{Object, array};
use super::paint::Paint;
use super::report::Format;
use super::streams::{Exit, Failure};
use super::visible::Visible;

/// Say where names stand: registered, here or at IANA, reserved, experimental, unregistered or invalid
///
/// What this registry says comes first, for each dialect that defines the name with the type of its URLs, then
/// what IANA says, as iana.toml has it. In JSON, `iana-status` is there where IANA has another status.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if every name is registered, reserved, experimental, or a reversed domain name for
private use; 1 otherwise.

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

/// What is said of a name in the form that is left to the owners of domains.
const PRIVATE: (&str, &str) = ("A name for private use, by the owner of a domain", "RFC 7595 section 3.8");

/// What is known of a name.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    name: String,
    /// A word of [`Status`], or `invalid`.
    status: &'static str,
    /// IANA's, where it is another one.
    iana_status: Option<&'static str>,
    title: Option<String>,
    references: Vec<String>,
    default_port: Option<u16>,
    definitions: Vec<Definition>,
    near: Vec<String>,
    /// What else IANA says: a word for it, and what.
    iana: Vec<(&'static str, String)>,
    /// Whether there is something to say of it.
    pub(crate) known: bool,
    /// Whether it stands in a list of names, IANA's or that of the reserved ones, or has a definition.
    pub(crate) listed: bool,
}

/// What a dialect makes of a name: two of them may mean different things by it.
#[derive(Debug)]
struct Definition {
    dialect: String,
    /// The type of its URLs in the linked crate.
    parser: String,
    status: &'static str,
    title: String,
    references: Vec<String>,
    default_port: Option<u16>,
}

impl Definition {
    fn of(dialect: &Dialect, scheme: &Scheme) -> Self {
        Definition {
            dialect: dialect.name.clone(),
            parser: format!("{}::{}", ident::module(&dialect.name), ident::url_type(&scheme.name.value)),
            status: scheme.status.value.as_str(),
            title: scheme.title.clone(),
            references: scheme.references.clone(),
            default_port: scheme.default_port,
        }
    }

    fn json(&self) -> String {
        Object::new()
            .text("dialect", &self.dialect)
            .text("parser", &self.parser)
            .text("status", self.status)
            .text("title", &self.title)
            .texts("references", &self.references)
            .number("default-port", self.default_port.map(u64::from))
            .finish()
    }
}

impl Entry {
    pub(crate) fn find(registry: &Registry, written: &str) -> Self {
        let name = written.to_ascii_lowercase();
        let iana = registry.iana.get(&name).filter(|_| names::is_scheme_name(&name));
        let mut entry = Entry { name: name.clone(), known: true, listed: true, ..Entry::default() };
        for dialect in registry.dialects.values() {
            let Some(scheme) = dialect.schemes.get(&name) else { continue };
            if entry.definitions.is_empty() {
                entry.status = scheme.status.value.as_str();
                entry.title = Some(scheme.title.clone());
                entry.default_port = scheme.default_port;
            }
            entry.definitions.push(Definition::of(dialect, scheme));
            for reference in &scheme.references {
                if !entry.references.contains(reference) {
                    entry.references.push(reference.clone());
                }
            }
        }
        let reserved = registry.reserved.get(&name);
        if let Some(reserved) = reserved.filter(|_| entry.definitions.is_empty()) {
            entry.status = Status::Reserved.as_str();
            entry.title = Some(reserved.title.clone());
            entry.references.clone_from(&reserved.references);
        }
        match iana {
            Some(iana) => entry.add_iana(iana),
            None if entry.status.is_empty() => entry.find_by_form(registry, written),
            None => {}
        }
        entry
    }

    /// Adds what IANA says; where nobody else said anything, it is all there is to say.
    fn add_iana(&mut self, iana: &IanaEntry) {
        let status = iana.status.as_str();
        let references = iana::references(&iana.reference);
        if self.status.is_empty() {
            self.status = status;
            self.title = Some(iana.title.clone());
            self.references = references;
        } else if self.status != status {
            self.iana_status = Some(status);
            self.iana.push(("IANA", format!("{status}, {}", iana.title)));
            self.iana.push(("", references.join("; ")));
        }
        if let Some(well_known) = &iana.well_known {
            self.iana.push(("well-known", iana::references(well_known).join("; ")));
        }
        self.iana.extend(iana.cri_number.map(|number| ("CRI number", number.to_string())));
    }

    /// Says what the form of a name tells that nobody lists.
    fn find_by_form(&mut self, registry: &Registry, written: &str) {
        let prefix = registry.prefixes.iter().find(|prefix| self.name.starts_with(&prefix.prefix));
        self.listed = false;
        if !names::is_scheme_name(&self.name) {
            self.name = written.to_owned();
            self.status = INVALID;
            self.known = false;
        } else if let Some(prefix) = prefix {
            self.status = prefix.status.as_str();
            self.title = Some(prefix.title.clone());
            self.references.clone_from(&prefix.references);
        } else if names::is_reversed_domain(&self.name) {
            self.status = Status::Unregistered.as_str();
            self.title = Some(PRIVATE.0.to_owned());
            self.references = vec![PRIVATE.1.to_owned()];
        } else {
            self.status = Status::Unregistered.as_str();
            self.near = near_names(registry, &self.name);
            self.known = false;
        }
    }

    pub(crate) fn json(&self) -> String {
        Object::new()
            .text("name", &self.name)
            .text("status", self.status)
            .optional("iana-status", self.iana_status)
            .optional("title", self.title.as_deref())
            .texts("references", &self.references)
            .number("default-port", self.default_port.map(u64::from))
            .texts("dialects", self.definitions.iter().map(|definition| &definition.dialect))
            .raw("definitions", &array(self.definitions.iter().map(Definition::json)))
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
        for definition in &self.definitions {
            let Definition { dialect, parser, status, title, references, default_port } = definition;
            let mut said = vec![parser.clone()];
            if *status != self.status || Some(title) != self.title.as_ref() {
                said.push(format!("{status}, {title}"));
            }
            if *default_port != self.default_port {
                said.push(default_port.map_or("no default port".to_owned(), |port| format!("port {port}")));
            }
            said.extend(references.iter().cloned());
            line(dialect, said.join("; "));
        }
        line("default port", self.default_port.map(|port| port.to_string()).unwrap_or_default());
        if self.definitions.is_empty() {
            line("references", self.references.join("; "));
        }
        for (what, value) in &self.iana {
            line(what, value.clone());
        }
        text
    }
}
