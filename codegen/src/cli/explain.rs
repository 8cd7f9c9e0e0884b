//! `schemes explain`: what the codes of diagnostics mean.

use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::explain::{Code, codes, explain};

use url_schemes_registry::model::Registry;

use crate::interpreted::kinds;

use super::context::Context;
use super::json::Object;
use super::paint::Paint;
use super::report::Format;
use super::streams::{Exit, Failure};
use super::table::table;

/// Explain a code of a diagnostic or of a finding about URLs, or list all codes of diagnostics
///
/// What a finding about URLs means is said by the registry: by each dialect and scheme that tells it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes explain
  schemes explain unknown-key
  schemes explain unsafe-character")]
pub(crate) struct Args {
    /// human, or json: one object for each code
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The code, as it stands in brackets in a diagnostic
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let Some(wanted) = &args.code else {
        return list(args.format, context);
    };
    let text = match (explain(wanted), args.format) {
        (Some(code), Format::Json) => json(code),
        (Some(code), Format::Human) => {
            let heading = context.paint.strong(&format!("{} ({})", code.code, code.severity.as_str()));
            format!("{heading}: {}\n\n{}\n", code.summary, code.explain.trim())
        }
        (None, format) => {
            let loaded = context.usable_registry()?;
            let told = told(&loaded.registry);
            let meant: Vec<_> = told.iter().filter(|one| one.code == wanted).collect();
            if meant.is_empty() {
                let known = codes().map(|code| code.code).chain(told.iter().map(|one| one.code));
                let failure = Failure::new(format!("there is no code \"{}\"", wanted.escape_debug()));
                return Err(match nearest(wanted, known) {
                    Some(near) => failure.help(format!("did you mean `{near}`?")),
                    None => failure.help("`schemes explain` lists those of diagnostics"),
                });
            }
            let text = meant.iter().map(|one| match format {
                Format::Json => one.json(),
                Format::Human => one.human(context.paint),
            });
            text.collect()
        }
    };
    context.print(&text)?;
    Ok(Exit::Clean)
}

/// A finding about URLs.
struct Told<'r> {
    code: &'r str,
    severity: &'r str,
    message: &'r str,
    reference: &'r str,
    /// Who tells it: a dialect, a scheme of it, or none where it is told of any text.
    by: Option<String>,
    components: Vec<&'r str>,
    profile: Option<&'r str>,
}

/// All of them: those of the dialects and of their schemes, then those that are told of any text.
fn told(registry: &Registry) -> Vec<Told<'_>> {
    let mut all = Vec::new();
    for dialect in registry.dialects.values() {
        let of_dialect = dialect.findings.iter().map(|def| (dialect.name.clone(), def));
        let of_schemes = dialect.schemes.values().flat_map(|scheme| {
            let by = format!("{} {}", dialect.name, scheme.name.value);
            scheme.findings.iter().map(move |def| (by.clone(), def))
        });
        all.extend(of_dialect.chain(of_schemes).map(|(by, def)| Told {
            code: &def.code.value,
            severity: def.severity.as_str(),
            message: &def.message,
            reference: &def.reference,
            by: Some(by),
            components: def.components.iter().map(|name| name.value.as_str()).collect(),
            profile: def.profile.as_deref(),
        }));
    }
    all.extend(kinds().map(|[code, severity, message, reference]| Told {
        code,
        severity,
        message,
        reference,
        by: None,
        components: Vec::new(),
        profile: None,
    }));
    all
}

impl Told<'_> {
    fn human(&self, paint: Paint) -> String {
        let heading = paint.strong(&format!("{} ({})", self.code, self.severity));
        let by = match &self.by {
            Some(by) => format!("{by}, in {}", self.components.join(", ")),
            None => "every dialect, of any text".to_owned(),
        };
        let profile = self.profile.map(|profile| format!(", with --profile {profile}")).unwrap_or_default();
        format!("{heading}: {} ({})\n  told by {by}{profile}\n", self.message, self.reference)
    }

    fn json(&self) -> String {
        Object::new()
            .text("code", self.code)
            .text("severity", self.severity)
            .text("message", self.message)
            .text("reference", self.reference)
            .optional("by", self.by.as_deref())
            .texts("components", &self.components)
            .optional("profile", self.profile)
            .line()
    }
}

fn list(format: Format, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let mut all: Vec<_> = codes().collect();
    all.sort_by_key(|code| code.code);
    let text = match format {
        Format::Json => all.into_iter().map(json).collect(),
        Format::Human => {
            let cells = |code: &Code| {
                vec![code.code.to_owned(), code.severity.as_str().to_owned(), code.summary.to_owned()]
            };
            let rows: Vec<_> = all.into_iter().map(cells).collect();
            table(&rows, false, context.paint)
        }
    };
    context.print(&text)?;
    Ok(Exit::Clean)
}

fn json(code: &Code) -> String {
    Object::new()
        .text("code", code.code)
        .text("severity", code.severity.as_str())
        .text("summary", code.summary)
        .text("explain", code.explain.trim())
        .line()
}
