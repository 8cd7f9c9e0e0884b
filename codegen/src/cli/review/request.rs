//! A request for registration: what is wrong with it, and the scheme's file that it becomes.

use std::path::Path;

use url_schemes_grammar::diagnostic::has_errors;
use url_schemes_grammar::render::{Format, render};
use url_schemes_grammar::source::{MAX_FILE_BYTES, SourceMap};
use url_schemes_registry::model::{Dialect, Status};
use url_schemes_registry::names;
use url_schemes_registry::request::{self, Request, SECURITY, SEMANTICS};

use super::super::context::{self, Context};
use super::super::json::{Object, array};
use super::super::new::{template, write_new};
use super::super::report::{ReportFormat, shown};
use super::super::streams::{Exit, Failure};
use super::super::submission;
use super::Args;

pub(super) fn run(file: &Path, args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let bytes = submission::read(file).map_err(|error| submission::unreadable(file, &error))?;
    if bytes.len() > MAX_FILE_BYTES {
        return Err(Failure::new(format!("{} is larger than any request", shown(file))));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::new(format!("{} is not UTF-8 at byte {at}", shown(file)))
    })?;
    let loaded = context.usable_registry()?;
    let dialect = context::dialect(&loaded.registry, &args.dialect)?;
    let mut sources = SourceMap::new();
    let id = sources.add(shown(file), &*text);
    let (request, findings) = request::read(id, &text);
    let draft = draft(dialect, &request);
    if let (Some(path), Some(draft)) = (&args.draft, &draft) {
        write_new(path, draft)?;
    }
    let printed = draft.as_ref().filter(|_| args.draft.is_none());
    let out = match args.format {
        ReportFormat::Json => {
            let lines = render(&findings, &sources, Format::Json, false);
            let object = Object::new()
                .optional("name", request.name.as_ref().map(|name| name.value.as_str()))
                .optional("status", request.status.map(Status::as_str))
                .raw("findings", &array(lines.lines().map(str::to_owned)))
                .optional("draft", draft.as_deref());
            object.line()
        }
        ReportFormat::Human | ReportFormat::Markdown => {
            let mut out = render(&findings, &sources, args.format.renderer(), context.paint.is_on());
            if let Some(draft) = printed {
                let heading = if findings.is_empty() { "" } else { "\n" };
                out.push_str(&match args.format {
                    ReportFormat::Markdown => format!("{heading}```toml\n{draft}```\n"),
                    _ => format!("{heading}{draft}"),
                });
            }
            out
        }
        ReportFormat::Github | ReportFormat::Sarif => {
            render(&findings, &sources, args.format.renderer(), false)
        }
    };
    context.print(&out)?;
    if let Some(path) = args.draft.as_ref().filter(|_| draft.is_some()) {
        let path = shown(path);
        context.note(&format!("{path}: written. `schemes review {path}` tells what is left to say in it.\n"));
    }
    Ok(Exit::findings(has_errors(&findings)))
}

/// The file of the scheme: what the request says, in a file that is sound but for what it does not say.
fn draft(dialect: &Dialect, request: &Request) -> Option<String> {
    let name = request.name.as_ref()?.value.to_ascii_lowercase();
    if !names::is_scheme_name(&name) {
        return None;
    }
    let mut text = template::text(dialect, &name, request.status.unwrap_or(Status::Provisional));
    let specified = |field: &str| {
        let found = request.specification.iter().find(|(name, _)| *name == field);
        found.map_or("", |(_, text)| text.as_str())
    };
    let answers = [
        ("access", specified(SEMANTICS)),
        ("applications", request.applications.as_str()),
        ("security", specified(SECURITY)),
        ("contact", request.contact.as_str()),
        ("change-controller", request.change_controller.as_str()),
    ];
    for (key, answer) in answers.into_iter().filter(|(_, answer)| !answer.is_empty()) {
        text = text.replacen(&format!("\n{key} = \"\"\n"), &format!("\n{key} = {}\n", toml(answer)), 1);
    }
    let references: Vec<_> = request.references.iter().map(|reference| toml(reference)).collect();
    text = text.replacen("\nreferences = []\n", &format!("\nreferences = [{}]\n", references.join(", ")), 1);
    // The other answers have no key; whoever writes the syntax and the notes reads them here.
    let others = request.specification.iter().filter(|(name, _)| ![SEMANTICS, SECURITY].contains(name));
    let comments = others.map(|(name, answer)| {
        let lines = answer.lines().map(|line| format!("#   {line}").trim_end().to_owned() + "\n");
        format!("# {name}, as the request has it:\n{}", lines.collect::<String>())
    });
    let comments: String = comments.collect();
    Some(text.replacen("\n[syntax]\n", &format!("\n{comments}[syntax]\n"), 1))
}

/// A text as TOML: on one line, or on several.
fn toml(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\\' => escaped.push_str("\\\\"),
            '"' => escaped.push_str("\\\""),
            '\n' | '\t' => escaped.push(c),
            c if c.is_control() => escaped.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => escaped.push(c),
        }
    }
    if escaped.contains('\n') { format!("\"\"\"\n{escaped}\n\"\"\"") } else { format!("\"{escaped}\"") }
}
