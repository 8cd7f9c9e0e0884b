//! `schemes generate`: the registry as Rust.

mod compare;
mod summary;

use std::path::{Path, PathBuf};

use url_schemes_grammar::diagnostic::{Diagnostic, has_errors};
use url_schemes_grammar::render::{self, render};
use url_schemes_registry::lint;
use url_schemes_registry::load::Loaded;

use crate::Options;
use crate::bundle::{Features, decided};
use crate::fileset::Difference;
use crate::format::HEADER;
use crate::generate::{Generated, generate_sound};

use super::context::Context;
use super::place::Place;
use super::report::{Format, shown};
use super::streams::{Exit, Failure};

/// Generate the Rust code for the registry, or check that it is up to date
///
/// The directory is replaced as a whole, and only if something in it differs. If the registry has an
/// error, nothing is written.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if the code is up to date now, 1 if the registry has errors or --check found a difference.

Examples:
  schemes generate
  schemes generate --check
  schemes generate --registry schemes --out src/urls")]
pub(crate) struct Args {
    /// Write nothing; show how the files differ from what would be written
    #[arg(long)]
    check: bool,
    /// Where to write [default: generated/src of the workspace]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// human, or json: one object for the run
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let out = target(args, &context.place)?;
    let loaded = context.place.load()?;
    let found = lint::check(&loaded);
    let (generated, diagnostics) = generate_sound(&loaded.registry, &options(&context.place), found);
    report(&diagnostics, &loaded, args.format, context)?;
    let Some(Generated { plan, files }) = generated else { return Ok(Exit::Findings) };
    // The cargo features of our own crate mean nothing in somebody else's.
    let files = match &context.place {
        Place::Workspace(_) => files,
        Place::Private(_) | Place::BuiltIn => decided(&files, Features::default()),
    };
    let differences = files.compare(&out).map_err(|error| cannot("read", &out, &error))?;
    if args.check {
        return compare::run(&files, &differences, &out, args.format, context);
    }
    if !differences.is_empty() {
        if args.out.is_some() {
            refuse_to_overwrite(&differences, &out)?;
        }
        files.write(&out).map_err(|error| cannot("write", &out, &error))?;
    }
    let text = summary::text(&plan, &files, &differences, &out, args.format, context.paint);
    context.print(&text)?;
    Ok(Exit::Clean)
}

/// Where the code goes.
fn target(args: &Args, place: &Place) -> Result<PathBuf, Failure> {
    match (&args.out, place) {
        (Some(out), _) => Ok(out.clone()),
        (None, Place::Workspace(root)) => Ok(root.join("generated").join("src")),
        (None, Place::Private(_)) => {
            Err(Failure::new("nothing says where the code of a private registry goes").help("say it with --out DIR"))
        }
        (None, Place::BuiltIn) => Err(Failure::new("this is no workspace with the folders `grammar` and `registry`")
            .help("go to one or name it with --root DIR; or say with --out DIR where the code of the built-in registry goes")),
    }
}

/// The project's own code is a crate; that of others is a module of theirs.
fn options(place: &Place) -> Options {
    match place {
        Place::Workspace(_) => Options::default(),
        Place::Private(_) | Place::BuiltIn => Options {
            crate_path: "crate".to_owned(),
            doctests: false,
            crate_root: false,
            ..Options::default()
        },
    }
}

/// Prints what was found in the registry: beside the results, or as results where there are no others.
fn report(
    diagnostics: &[Diagnostic],
    loaded: &Loaded,
    format: Format,
    context: &mut Context<'_, '_>,
) -> Result<(), Failure> {
    if diagnostics.is_empty() {
        return Ok(());
    }
    if format == Format::Json && has_errors(diagnostics) {
        return context.print(&render(diagnostics, &loaded.sources, render::Format::Json, false));
    }
    let text = render(diagnostics, &loaded.sources, render::Format::Human, context.error_paint.is_on());
    context.note(&format!("{text}\n"));
    if has_errors(diagnostics) {
        context.complain("the registry has errors, so nothing was generated", None);
    }
    Ok(())
}

/// A folder that somebody named may hold more than generated code, and that must not be lost.
fn refuse_to_overwrite(differences: &[Difference], out: &Path) -> Result<(), Failure> {
    let first_line = HEADER.lines().next().unwrap_or_default();
    for difference in differences {
        let path = out.join(difference.path());
        let is_generated = match difference {
            Difference::Missing { .. } => continue,
            Difference::Changed { found, .. } => found.starts_with(first_line),
            Difference::Extra { .. } => {
                std::fs::read(&path).is_ok_and(|bytes| bytes.starts_with(first_line.as_bytes()))
            }
        };
        if !is_generated {
            let message = format!("{} is not generated, and would be lost", shown(&path));
            return Err(Failure::new(message).help("give the generated code a folder of its own"));
        }
    }
    Ok(())
}

fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {verb} {}: {error}", shown(path)))
}
