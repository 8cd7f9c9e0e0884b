//! `schemes new`: the file of a new scheme, to be filled in.

pub(super) mod template;

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use url_schemes_registry::load;
use url_schemes_registry::model::{Registry, Status};
use url_schemes_registry::names;

use super::context::{self, Context};
use super::parse::DEFAULT_DIALECT;
use super::place::Place;
use super::report::shown;
use super::streams::{Exit, Failure};

/// Write the file of a new scheme, with everything in it but what only its author knows
///
/// What is left to say is empty in the file, and `schemes check` asks for it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes new x-note
  schemes new --dialect rfc1738 --out x-note.toml x-note")]
pub(crate) struct Args {
    /// The URL standard that the scheme belongs to
    #[arg(long, value_name = "D", default_value = DEFAULT_DIALECT)]
    dialect: String,
    /// Where to write it [default: its place in the registry]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The name, in lower case
    #[arg(value_name = "NAME")]
    name: String,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.place.load_even_empty()?;
    let loaded = context.usable(loaded)?;
    let registry = &loaded.registry;
    // The first scheme of a private registry builds on a dialect that is shipped.
    let shipped = match context.place {
        Place::Private(_) if !registry.dialects.contains_key(&args.dialect) => load::shipped().registry,
        _ => Registry::default(),
    };
    let dialect = match shipped.dialects.get(&args.dialect) {
        Some(dialect) => dialect,
        None => context::dialect(registry, &args.dialect)?,
    };
    check_name(registry, &dialect.name, &args.name)?;
    let path = match (&args.out, context.place.folder(&dialect.name)) {
        (Some(out), _) => out.clone(),
        (None, Some(folder)) => folder.join(format!("{}.toml", args.name)),
        (None, None) => {
            let failure = Failure::new("this is no workspace with the folders `grammar` and `registry`");
            return Err(
                failure.help("go to one or name it with --root DIR; or say with --out where the file goes")
            );
        }
    };
    let prefix = registry.prefixes.iter().find(|prefix| args.name.starts_with(&prefix.prefix));
    // A name that IANA has is registered already, and has its status there.
    let iana = registry.iana.get(&args.name).map(|entry| entry.status);
    let status = prefix.map(|prefix| prefix.status).or(iana).unwrap_or(Status::Provisional);
    write_new(&path, &template::text(dialect, &args.name, status))?;
    let path = shown(&path);
    context.print(&format!("{path}: written. `schemes check {path}` tells what is left to say in it.\n"))?;
    Ok(Exit::Clean)
}

fn check_name(registry: &Registry, dialect: &str, name: &str) -> Result<(), Failure> {
    let shown = name.escape_debug();
    if !names::is_scheme_name(name) {
        let failure = Failure::new(format!("\"{shown}\" cannot name a scheme"));
        let lower = name.to_ascii_lowercase();
        return Err(if names::is_scheme_name(&lower) {
            failure.help(format!("write it in lower case: {lower}"))
        } else {
            failure.help("a name is made of the letters a to z, digits, `+`, `-` and `.`")
        });
    }
    if let Some(reserved) = registry.reserved.get(name) {
        let failure = Failure::new(format!("`{name}` is a reserved name: {}", reserved.title));
        return Err(failure.help("choose another, or first remove it from `reserved.toml`"));
    }
    if registry.dialects.get(dialect).is_some_and(|dialect| dialect.schemes.contains_key(name)) {
        return Err(Failure::new(format!("{dialect} already defines `{name}`")));
    }
    Ok(())
}

/// Writes a file that is not there yet.
pub(super) fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let cannot = |error: io::Error| Failure::new(format!("cannot write {}: {error}", shown(path)));
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(cannot)?;
    }
    let opened = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = opened.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::new(format!("{} exists already", shown(path))),
        _ => cannot(error),
    })?;
    file.write_all(text.as_bytes()).map_err(|error| {
        // Half a file would be in the way of the next try.
        let _ = fs::remove_file(path);
        cannot(error)
    })
}
