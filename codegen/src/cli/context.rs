//! What the verbs have in common.

use std::collections::BTreeSet;

use url_schemes_grammar::diagnostic::Severity;
use url_schemes_grammar::render::{Format, render};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::load::Loaded;
use url_schemes_registry::model::{Dialect, Registry};

use super::paint::{ColorChoice, Paint};
use super::place::{Place, PlaceArgs};
use super::streams::{Failure, Streams};

/// A run.
pub(crate) struct Context<'a, 's> {
    pub(crate) streams: &'a mut Streams<'s>,
    pub(crate) place: Place,
    /// For results.
    pub(crate) paint: Paint,
    /// For the rest.
    pub(crate) error_paint: Paint,
}

impl<'a, 's> Context<'a, 's> {
    pub(crate) fn new(place: &PlaceArgs, color: ColorChoice, streams: &'a mut Streams<'s>) -> Self {
        Context {
            place: place.place(),
            paint: Paint::new(color, streams.stdout_color),
            error_paint: Paint::new(color, streams.stderr_color),
            streams,
        }
    }

    /// Writes results.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.streams.stdout.write_all(text.as_bytes())?)
    }

    /// Writes something that is no result.
    pub(crate) fn note(&mut self, text: &str) {
        // There is nowhere left to say that this cannot be written.
        let _ = self.streams.stderr.write_all(text.as_bytes()).and_then(|()| self.streams.stderr.flush());
    }

    /// Says why nothing was done.
    pub(crate) fn complain(&mut self, message: &str, help: Option<&str>) {
        let mut text = format!("{} {message}\n", self.error_paint.bad("error:"));
        if let Some(help) = help {
            text.push_str(&format!("{} {help}\n", self.error_paint.strong("help:")));
        }
        self.note(&text);
    }

    /// The registry, without any error in it.
    pub(crate) fn sound_registry(&mut self) -> Result<Loaded, Failure> {
        let loaded = self.place.load()?;
        self.sound(loaded)
    }

    /// The registry without the schemes that have errors: one that is being written hides no other.
    pub(crate) fn usable_registry(&mut self) -> Result<Loaded, Failure> {
        let loaded = self.place.load()?;
        self.usable(loaded)
    }

    /// The same registry without the schemes that have errors.
    pub(crate) fn usable(&mut self, mut loaded: Loaded) -> Result<Loaded, Failure> {
        let errors = loaded.diagnostics.iter().filter(|found| found.severity == Severity::Error);
        let files: Option<BTreeSet<FileId>> = errors.map(|found| found.span.map(|span| span.file)).collect();
        let folders: Vec<String> = loaded.registry.dialects.keys().map(|name| format!("/{name}/")).collect();
        let is_scheme = |file: &FileId| {
            let path = &loaded.sources.file(*file).path;
            folders.iter().any(|folder| format!("/{path}").contains(folder))
        };
        let Some(files) = files.filter(|files| files.iter().all(is_scheme)) else {
            return self.sound(loaded);
        };
        for file in &files {
            let path = loaded.sources.file(*file).path.clone();
            let warning = self.error_paint.bad("warning:");
            self.note(&format!("{warning} {path} has errors and is left out; `schemes check` shows them\n"));
        }
        for dialect in loaded.registry.dialects.values_mut() {
            dialect.schemes.retain(|_, scheme| !files.contains(&scheme.name.span.file));
        }
        loaded.diagnostics.retain(|found| found.severity != Severity::Error);
        Ok(loaded)
    }

    /// The same registry, if there is no error in it.
    pub(crate) fn sound(&mut self, loaded: Loaded) -> Result<Loaded, Failure> {
        if !loaded.has_errors() {
            return Ok(loaded);
        }
        let errors: Vec<_> =
            loaded.diagnostics.iter().filter(|found| found.severity == Severity::Error).cloned().collect();
        let text = render(&errors, &loaded.sources, Format::Human, self.error_paint.is_on());
        self.note(&format!("{text}\n"));
        Err(Failure::new("the registry has errors")
            .help("mend them; `schemes check` shows all there is to say"))
    }
}

/// The dialect of that name.
pub(crate) fn dialect<'r>(registry: &'r Registry, name: &str) -> Result<&'r Dialect, Failure> {
    if let Some(dialect) = registry.dialects.get(name) {
        return Ok(dialect);
    }
    let known = || registry.dialects.keys().map(String::as_str);
    let failure = Failure::new(format!("there is no dialect \"{}\"", name.escape_debug()));
    Err(match nearest(name, known()) {
        Some(near) => failure.help(format!("did you mean `{near}`?")),
        None if registry.dialects.is_empty() => failure.help("this registry defines none"),
        None => failure.help(format!("the dialects are: {}", known().collect::<Vec<_>>().join(", "))),
    })
}

/// The names of a registry, reserved ones and IANA's among them, that are nearest to `name`, best first.
pub(crate) fn near_names(registry: &Registry, name: &str) -> Vec<String> {
    let schemes = registry.dialects.values().flat_map(|dialect| dialect.schemes.keys());
    let listed = registry.reserved.keys().chain(registry.iana.entries.keys());
    let mut known: Vec<&str> = schemes.chain(listed).map(String::as_str).collect();
    known.sort_unstable();
    known.dedup();
    let mut near = Vec::new();
    while near.len() < 3
        && let Some(found) = nearest(name, known.iter().copied())
    {
        near.push(found.to_owned());
        known.retain(|&other| other != found);
    }
    near
}
