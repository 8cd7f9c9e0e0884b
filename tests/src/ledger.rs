//! What the tests of the ledger share: verdicts in tables, and all that is to be the same for one of them.

use std::sync::OnceLock;

use url_schemes::{Components, FindingOptions, ParseError, Text};
use url_schemes_codegen::interpreted::{self, Interpreted, Rules};
use url_schemes_grammar::json;
use url_schemes_registry::load;
use url_schemes_registry::model::{Dialect, Registry};

use crate::command::command;

/// What a document says of a text.
#[derive(Clone, Copy, Debug)]
pub enum Right {
    /// A URL of its scheme, with these components in JSON.
    Valid(&'static str),
    /// A URL by the rule for schemes without a definition, with these components.
    Generic(&'static str),
    /// A reference without a scheme, with these components.
    Relative(&'static str),
    /// Not in the language from that byte on.
    Refused(usize),
    /// No scheme can be read beyond that byte.
    NoScheme(usize),
}

/// Number, text and verdict.
pub type Row = (&'static str, &'static str, Right);

/// The shipped registry.
pub fn registry() -> &'static Registry {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    REGISTRY.get_or_init(|| {
        let loaded = load::shipped();
        assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
        loaded.registry
    })
}

/// A dialect of it.
pub fn dialect(name: &str) -> &'static Dialect {
    &registry().dialects[name]
}

/// Holds the generated parser, the interpreter and the command against a table, and shows all that is wrong.
#[track_caller]
pub fn judge<U: Components>(name: &str, rows: &[Row], parse: impl Fn(&'static str) -> Result<U, ParseError>) {
    let input: String = rows.iter().map(|(_, url, _)| format!("{url}\n")).collect();
    let (_, told) = command(&["parse", "--dialect", name, "--format", "json"], input.as_bytes());
    let told: Vec<&str> = told.lines().collect();
    assert_eq!(told.len(), rows.len());
    let mut faults = Vec::new();
    for (&(id, url, right), line) in rows.iter().zip(told) {
        let mut fault = |what: String| faults.push(format!("{id}: {url}: {what}"));
        let (begins, holds) = line_of(name, url, right);
        if !(line.starts_with(&begins) && line.contains(&holds)) {
            fault(format!("the command says\n  {line}\nand not\n  {begins} … {holds}"));
        }
        let refused = match right {
            Right::Refused(at) => Some(("syntax", at)),
            Right::NoScheme(at) => Some(("scheme", at)),
            Right::Valid(_) | Right::Generic(_) | Right::Relative(_) => None,
        };
        let generated = parse(url);
        let found = generated.as_ref().err().map(|error| (error.kind().as_str(), error.offset()));
        if found != refused {
            fault(format!("the generated parser says {found:?} and not {refused:?}"));
        }
        if let Some(differs) = generated.ok().and_then(|parsed| differing(name, url, &parsed)) {
            fault(differs);
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// How the line of `schemes parse` begins, and what it holds besides.
fn line_of(dialect: &str, url: &str, right: Right) -> (String, String) {
    let head = |valid: bool| {
        let mut text = b"{\"url\":".to_vec();
        json::bytes(url, &mut text);
        let text = String::from_utf8(text).expect("JSON is UTF-8");
        format!("{text},\"valid\":{valid},\"dialect\":\"{dialect}\"")
    };
    let scheme = url.split(':').next().unwrap_or("").to_ascii_lowercase();
    let error = |kind: &str, at: usize| format!("\"error\":{{\"kind\":\"{kind}\",\"offset\":{at},");
    match right {
        Right::Valid(inside) => {
            (format!("{},\"scheme\":\"{scheme}\",\"components\":{inside}}}", head(true)), String::new())
        }
        Right::Generic(inside) => {
            let form = "\"form\":\"generic\"";
            (
                format!("{},\"scheme\":\"{scheme}\",{form},\"components\":{inside}}}", head(true)),
                String::new(),
            )
        }
        Right::Relative(inside) => {
            (format!("{},\"form\":\"relative\",\"components\":{inside}}}", head(true)), String::new())
        }
        Right::Refused(at) => (head(false), error("syntax", at)),
        Right::NoScheme(at) => (head(false), error("scheme", at)),
    }
}

/// Where the components of a generated type are not those that the interpreter gives, in its own words.
fn differing(name: &str, url: &str, generated: &impl Components) -> Option<String> {
    let parsed = match dialect(name).parse(url.as_bytes()) {
        Ok(parsed) => parsed,
        Err(error) => return Some(format!("the interpreter says {error}")),
    };
    let interpreted = Interpreted::new(&parsed);
    let interpreted: Vec<String> = interpreted::Components::components(&interpreted)
        .map(|one| format!("{one:?} {:?} {} {}", one.value, one.depth, one.in_list))
        .collect();
    let generated: Vec<String> = generated
        .components()
        .map(|one| format!("{one:?} {:?} {} {}", one.value, one.depth, one.in_list))
        .collect();
    (generated != interpreted).then(|| format!("generated {generated:#?}, interpreted {interpreted:#?}"))
}

/// What the interpreter tells, in the words of [`told`].
fn findings(name: &str, url: &str, profile: Option<&str>, revision: Option<&str>) -> Vec<String> {
    let dialect = dialect(name);
    let parsed = dialect.parse(url.as_bytes()).unwrap_or_else(|error| panic!("{url}: {error}"));
    let mut options = interpreted::FindingOptions::new();
    if let Some(profile) = profile {
        options = options.profile(profile);
    }
    if let Some(revision) = revision {
        options = options.revision(interpreted::Revision::parse(revision).expect("it is a revision"));
    }
    let rules = Rules::new(registry(), dialect);
    let found = rules.findings(&parsed, options).into_iter();
    found
        .map(|one| {
            let fix = one.fix.map(|fix| fix.applied(url).to_string()).unwrap_or_default();
            format!("{} {} {} {fix}", one.code, one.severity, &url[one.range.clone()])
        })
        .collect()
}

/// What is told of a valid URL by a generated type, and by the interpreter, which must be the same: code,
/// severity, piece of the URL, and the URL once mended.
#[track_caller]
pub fn told<'a, I: Iterator<Item = url_schemes::Finding<'a>>>(
    name: &str,
    url: &'a str,
    profile: Option<&'a str>,
    revision: Option<&'a str>,
    generated: impl FnOnce(FindingOptions<'a>) -> I,
) -> Vec<String> {
    let mut options = FindingOptions::new();
    if let Some(profile) = profile {
        options = options.profile(profile);
    }
    if let Some(revision) = revision {
        options = options.revision(url_schemes::Revision::parse(revision).expect("it is a revision"));
    }
    let found: Vec<String> = generated(options)
        .map(|one| {
            let fix = one.fix.map(|fix| fix.apply(url)).unwrap_or_default();
            format!("{} {} {} {fix}", one.code, one.severity, &url[one.range.clone()])
        })
        .collect();
    assert_eq!(found, findings(name, url, profile, revision), "{url}");
    found
}

/// Texts as written.
pub fn raw<'a>(texts: impl Iterator<Item = Text<'a>>) -> Vec<&'a str> {
    texts.map(Text::as_str).collect()
}

/// Texts decoded.
pub fn decoded<'a>(texts: impl IntoIterator<Item = Text<'a>>) -> Vec<String> {
    let decode = |text: Text<'a>| text.decode_utf8().expect("the bytes are UTF-8").into_owned();
    texts.into_iter().map(decode).collect()
}
