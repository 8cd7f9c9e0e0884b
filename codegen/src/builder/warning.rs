//! A warning as cargo shows those of build scripts: one line each.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::SourceMap;

/// The line: place, message, code, and what would mend it.
pub(super) fn line(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let place = diagnostic.span.map(|span| {
        let file = sources.file(span.file);
        let start = file.line_column(span.start as usize);
        format!("{}:{}:{}: ", file.path, start.line, start.column)
    });
    let label = diagnostic.label.iter().map(|label| format!(": {label}"));
    let witness = diagnostic.witness.iter().map(|witness| format!("; witness: {witness}"));
    let help = diagnostic.help.iter().map(|help| format!("; help: {help}"));
    let message = format!("{} [{}]", diagnostic.message, diagnostic.code);
    let pieces = place.into_iter().chain([message]).chain(label).chain(witness).chain(help);
    // A line break would end it, and what follows could be an instruction to cargo.
    pieces.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}
