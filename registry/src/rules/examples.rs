//! The examples of a scheme: each must do what its file says.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::Span;

use super::subject::Subject;
use super::{Rule, compare};
use crate::model::{Dialect, ErrorKind, InvalidExample, Scheme, ValidExample};
use crate::names;
use crate::parse::Form;

/// How many examples of each kind a scheme should have.
pub const ENOUGH_EXAMPLES: usize = 8;

/// The differences that this rule is about.
pub(crate) fn as_they_say(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    subject.examples().iter().filter(|found| found.code == rule.code).cloned().collect()
}

/// There are enough examples.
pub(crate) fn enough(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let scheme = subject.scheme;
    let counts = [("valid", scheme.valid.len()), ("invalid", scheme.invalid.len())];
    let few = counts.into_iter().filter(|&(_, count)| count < ENOUGH_EXAMPLES);
    few.map(|(word, count)| {
        let examples = if count == 1 { "example" } else { "examples" };
        let name = &scheme.name.value;
        let message = format!("`{name}` has {count} {word} {examples}; {ENOUGH_EXAMPLES} are wanted");
        rule.finding(message)
            .at(scheme.name.span)
            .help(format!("add [[{word}]] examples: edge cases tell the most"))
    })
    .collect()
}

/// What the examples of a scheme do otherwise than they say.
pub(crate) fn differences(dialect: &Dialect, scheme: &Scheme) -> Vec<Diagnostic> {
    let valid = scheme.valid.iter().filter_map(|example| check_valid(dialect, scheme, example));
    let invalid = scheme.invalid.iter().filter_map(|example| check_invalid(dialect, scheme, example));
    valid.chain(invalid).collect()
}

fn check_valid(dialect: &Dialect, scheme: &Scheme, example: &ValidExample) -> Option<Diagnostic> {
    let url = &example.url;
    if let Some(other) = other_scheme(scheme, &url.value) {
        return Some(wrong_scheme(scheme, other, url.span));
    }
    let parsed = match dialect.parse(url.value.as_bytes()) {
        Ok(parsed) => parsed,
        Err(error) => {
            let diagnostic =
                Diagnostic::error("valid-refused", format!("this valid example is refused: {error}"))
                    .at(url.span)
                    .label(format!("{} error at byte {}", error.kind.as_str(), error.offset))
                    .help("mend the URL or the rule, or move the example to [[invalid]]");
            return Some(diagnostic);
        }
    };
    if parsed.form() != Form::Scheme {
        return Some(wrong_scheme(scheme, &parsed.scheme(), url.span));
    }
    let difference = compare::first_difference(&example.components, &parsed.values())?;
    let diagnostic = Diagnostic::error("components-differ", difference.message)
        .at(example.components_span)
        .related(url.span, "of this URL")
        .help(difference.help);
    Some(diagnostic)
}

fn check_invalid(dialect: &Dialect, scheme: &Scheme, example: &InvalidExample) -> Option<Diagnostic> {
    let (url, kind, offset) = (&example.url, example.kind, &example.offset);
    if let Some(other) = other_scheme(scheme, &url.value) {
        return Some(wrong_scheme(scheme, other, url.span));
    }
    let error = match dialect.parse(url.value.as_bytes()) {
        Err(error) => error,
        Ok(parsed) => {
            let how = match parsed.form() {
                Form::Scheme => "",
                Form::Generic => " by the generic rule",
                Form::Relative => " as a relative reference",
            };
            let diagnostic =
                Diagnostic::error("invalid-accepted", format!("this invalid example is accepted{how}"))
                    .at(url.span)
                    .help("mend the URL or the rule, or move the example to [[valid]]");
            return Some(diagnostic);
        }
    };
    let same_place = error.offset == offset.value as usize;
    if error.kind == kind && same_place {
        return None;
    }
    let (wanted, told) = (told(kind, offset.value as usize), told(error.kind, error.offset));
    let diagnostic =
        Diagnostic::error("invalid-differs", format!("this example is refused otherwise: {error}"))
            .at(if same_place { url.span } else { offset.span })
            .label(format!("the file says {wanted}, found is {told}"))
            .help(format!(
                "write kind = \"{}\", offset = {}, or mend the rule",
                error.kind.as_str(),
                error.offset
            ));
    Some(diagnostic)
}

fn told(kind: ErrorKind, offset: usize) -> String {
    format!("{} at {offset}", kind.as_str())
}

/// The scheme that a URL names, where it is another one.
fn other_scheme<'u>(scheme: &Scheme, url: &'u str) -> Option<&'u str> {
    let (name, _) = url.split_once(':')?;
    let other = !name.eq_ignore_ascii_case(&scheme.name.value);
    (other && names::is_scheme_name(&name.to_ascii_lowercase())).then_some(name)
}

fn wrong_scheme(scheme: &Scheme, other: &str, span: Span) -> Diagnostic {
    let name = &scheme.name.value;
    Diagnostic::error("example-scheme", format!("this example of `{name}` is a URL of the scheme `{other}`"))
        .at(span)
        .help(format!("begin it with `{name}:`"))
}
