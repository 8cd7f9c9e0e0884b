//! `schemes generate --check`.

use std::path::Path;

use crate::fileset::{Difference, FileSet};

use super::super::context::Context;
use super::super::json::{Object, array};
use super::super::line_diff::unified;
use super::super::paint::{ColorChoice, Paint};
use super::super::report::{self, Format, count, shown};
use super::super::streams::{Exit, Failure};

/// Shows how the files in `out` differ from what would be written.
pub(super) fn run(
    files: &FileSet,
    differences: &[Difference],
    out: &Path,
    format: Format,
    context: &mut Context<'_, '_>,
) -> Result<Exit, Failure> {
    match format {
        Format::Json => context.print(&json(files, differences, out))?,
        Format::Human => {
            for difference in differences {
                let text = human(files, difference, out, context.paint);
                context.print(&text)?;
            }
            let text = verdict(files, differences, out);
            context.print(&text)?;
        }
    }
    Ok(Exit::findings(!differences.is_empty()))
}

fn verdict(files: &FileSet, differences: &[Difference], out: &Path) -> String {
    let total = count(files.iter().count(), "file");
    if differences.is_empty() {
        return format!("{} is up to date: {total}\n", shown(out));
    }
    let of = |kind: &str| differences.iter().filter(|difference| self::kind(difference) == kind).count();
    let counts: Vec<_> = ["changed", "missing", "extra"]
        .into_iter()
        .filter(|kind| of(kind) > 0)
        .map(|kind| format!("{} {kind}", of(kind)))
        .collect();
    format!(
        "{} is not up to date: of {total}, {}; `schemes generate` writes them anew\n",
        shown(out),
        counts.join(", ")
    )
}

fn kind(difference: &Difference) -> &'static str {
    match difference {
        Difference::Missing { .. } => "missing",
        Difference::Changed { .. } => "changed",
        Difference::Extra { .. } => "extra",
    }
}

fn human(files: &FileSet, difference: &Difference, out: &Path, paint: Paint) -> String {
    let shown = report::shown(&out.join(difference.path()));
    match difference {
        Difference::Missing { .. } => format!("{}: {shown}\n\n", paint.bad("missing")),
        Difference::Extra { .. } => format!("{}: {shown} is generated no more\n\n", paint.bad("extra")),
        Difference::Changed { path, found } => {
            format!("{}\n", unified(&shown, found, files.get(path).unwrap_or_default(), paint))
        }
    }
}

fn json(files: &FileSet, differences: &[Difference], out: &Path) -> String {
    let plain = Paint::new(ColorChoice::Never, false);
    let entries = differences.iter().map(|difference| {
        let object = Object::new().text("path", difference.path()).text("kind", kind(difference));
        match difference {
            Difference::Changed { path, found } => object
                .text("diff", &unified(path, found, files.get(path).unwrap_or_default(), plain))
                .finish(),
            Difference::Missing { .. } | Difference::Extra { .. } => object.finish(),
        }
    });
    Object::new()
        .text("out", &shown(out))
        .flag("fresh", differences.is_empty())
        .raw("differences", &array(entries))
        .line()
}
