//! A small registry to put faults into.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::SourceMap;
use url_schemes_registry::load::{Loaded, from_files};

pub(crate) const DIALECT: &str = r#"title = "A dialect"
grammar = "d.pest"
notation = "rfc1738"
generic-rule = "generic"
documents = ["A document"]

[components]
host = { type = "host" }
"#;

pub(crate) const GRAMMAR: &str = r#"//! notation: rfc1738
generic = ${ scheme ~ ":" ~ schemepart }
scheme = @{ (ASCII_ALPHANUMERIC | "+" | "-" | ".")+ }
schemepart = @{ char* }
char = _{ '!'..'~' }
hosturl = ${ ^"host://" ~ host ~ (":" ~ port)? ~ ("/" ~ (dir ~ "/")* ~ file?)? ~ pair* }
host = @{ (ASCII_ALPHANUMERIC | "-" | ".")+ }
port = @{ ASCII_DIGIT+ }
dir = @{ ASCII_ALPHA+ ~ &"/" }
file = @{ ASCII_ALPHA+ }
pair = ${ ";" ~ key ~ "=" ~ val }
key = @{ ASCII_ALPHA+ }
val = @{ ("-" | "+")? ~ ASCII_DIGIT+ | ASCII_ALPHA* }
"#;

pub(crate) const SCHEME: &str = r#"name = "host"
title = "A scheme"
status = "unregistered"
references = ["A document"]
designates = "object"
default-port = 70

[syntax]
rule = "hosturl"

[components]
port = { type = "u16", range = [1, 50000] }
dir = { name = "path" }

[registration]
access = "a"
applications = "b"
security = "c"
contact = "d"
change-controller = "e"
"#;

/// The small registry.
pub(crate) fn files() -> Vec<(String, Vec<u8>)> {
    [("registry/d.toml", DIALECT), ("grammar/d.pest", GRAMMAR), ("registry/d/host.toml", SCHEME)]
        .map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()))
        .to_vec()
}

/// The small registry with one file put in, or another's place taken.
pub(crate) fn with(path: &str, bytes: impl Into<Vec<u8>>) -> Vec<(String, Vec<u8>)> {
    let mut files = files();
    files.retain(|(other, _)| other != path);
    files.push((path.to_owned(), bytes.into()));
    files
}

/// The small registry with its scheme changed: `from` must be there.
pub(crate) fn changed(from: &str, to: &str) -> Loaded {
    assert!(SCHEME.contains(from), "{from}");
    from_files(with("registry/d/host.toml", SCHEME.replacen(from, to, 1)))
}

/// Code, line and column of each.
pub(crate) fn told(diagnostics: &[Diagnostic], sources: &SourceMap) -> Vec<(&'static str, usize, usize)> {
    diagnostics
        .iter()
        .map(|diagnostic| {
            let span = diagnostic.span.expect("every diagnostic here has a place");
            let at = sources.file(span.file).line_column(span.start as usize);
            (diagnostic.code, at.line, at.column)
        })
        .collect()
}

/// Code, line and column of what loading found.
pub(crate) fn found(loaded: &Loaded) -> Vec<(&'static str, usize, usize)> {
    told(&loaded.diagnostics, &loaded.sources)
}
