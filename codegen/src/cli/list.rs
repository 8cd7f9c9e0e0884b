//! `schemes list`: the schemes and reserved names of a registry.

use std::collections::BTreeSet;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use url_schemes_registry::model::{Registry, Status};

use super::context::{self, Context};
use super::json::Object;
use super::report::Format;
use super::streams::{Exit, Failure};
use super::table::table;

/// List the schemes of the registry, and the names that are reserved
///
/// With --iana, IANA's names are listed too, each with its status there, unless a dialect's row says the
/// same of it: so all that are permanent, by anybody's word, are the permanent ones of that list.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes list
  schemes list --status reserved
  schemes list --iana --status permanent
  schemes list --dialect rfc1738 --format json")]
pub(crate) struct Args {
    /// Only the schemes that this URL standard defines
    #[arg(long, value_name = "D")]
    dialect: Option<String>,
    /// Only names of this status
    #[arg(long, value_name = "S", value_parser = status_parser())]
    status: Option<Status>,
    /// The names of IANA's registry too
    #[arg(long, conflicts_with = "dialect")]
    iana: bool,
    /// human, or json: one object for each name
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
}

fn status_parser() -> impl TypedValueParser<Value = Status> {
    PossibleValuesParser::new(Status::ALL.map(Status::as_str)).map(|word| {
        // The parser lets no other word pass.
        Status::ALL.into_iter().find(|status| status.as_str() == word).unwrap_or(Status::Unregistered)
    })
}

struct Row<'r> {
    name: &'r str,
    dialect: Option<&'r str>,
    status: Status,
    default_port: Option<u16>,
    title: &'r str,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    if let Some(name) = &args.dialect {
        context::dialect(&loaded.registry, name)?;
    }
    let mut rows = rows(&loaded.registry);
    if args.iana {
        add_iana(&loaded.registry, &mut rows);
    }
    rows.retain(|row| {
        args.dialect.as_deref().is_none_or(|dialect| row.dialect == Some(dialect))
            && args.status.is_none_or(|status| row.status == status)
    });
    match args.format {
        Format::Human => {
            let heading = ["name", "dialect", "status", "port", "title"].map(str::to_owned).to_vec();
            let lines: Vec<_> = std::iter::once(heading).chain(rows.iter().map(Row::cells)).collect();
            context.print(&table(&lines, true, context.paint))?;
        }
        Format::Json => {
            for row in &rows {
                context.print(&row.json())?;
            }
        }
    }
    Ok(Exit::Clean)
}

/// All names, in the order of the alphabet.
fn rows(registry: &Registry) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for dialect in registry.dialects.values() {
        rows.extend(dialect.schemes.values().map(|scheme| Row {
            name: &scheme.name.value,
            dialect: Some(&dialect.name),
            status: scheme.status.value,
            default_port: scheme.default_port,
            title: &scheme.title,
        }));
    }
    rows.extend(registry.reserved.values().map(|reserved| Row {
        name: &reserved.name.value,
        dialect: None,
        status: Status::Reserved,
        default_port: None,
        title: &reserved.title,
    }));
    rows.sort_by_key(|row| (row.name, row.dialect));
    rows
}

/// Adds IANA's names where no row says the same of them.
fn add_iana<'r>(registry: &'r Registry, rows: &mut Vec<Row<'r>>) {
    let said: BTreeSet<(&str, Status)> = rows.iter().map(|row| (row.name, row.status)).collect();
    let names = registry.iana.entries.iter();
    rows.extend(names.filter(|(name, entry)| !said.contains(&(name.as_str(), entry.status))).map(
        |(name, entry)| Row {
            name,
            dialect: None,
            status: entry.status,
            default_port: None,
            title: &entry.title,
        },
    ));
    rows.sort_by_key(|row| (row.name, row.dialect));
}

impl Row<'_> {
    fn cells(&self) -> Vec<String> {
        let port = self.default_port.map(|port| port.to_string());
        vec![
            self.name.to_owned(),
            self.dialect.unwrap_or("-").to_owned(),
            self.status.as_str().to_owned(),
            port.unwrap_or_else(|| "-".to_owned()),
            self.title.to_owned(),
        ]
    }

    fn json(&self) -> String {
        let object = Object::new().text("name", self.name);
        let object = match self.dialect {
            Some(dialect) => object.text("dialect", dialect),
            None => object.raw("dialect", "null"),
        };
        object
            .text("status", self.status.as_str())
            .number("default-port", self.default_port.map(u64::from))
            .text("title", self.title)
            .line()
    }
}
