//! Plans as lines of text, by the linked crate and by the interpreter, which must say the same.

use std::sync::OnceLock;

use url_schemes::{fidonet, rfc1738, rfc3986, uri7};
use url_schemes_codegen::interpreted::{self, Components as _, Interpreted, Plans};

use crate::dialects;

/// What is given to a plan, by name.
pub type Given<'g> = &'g [(&'g str, &'g str)];

/// The lines of a plan, or the sentence of an error.
pub type Lines = Result<Vec<String>, String>;

/// A step with all that is said of it: `PASS *** [on 331]`. What is sent stands behind a `=` where it is not what
/// is shown.
macro_rules! line {
    ($step:expr) => {{
        let step = $step;
        let mut line = step.to_string();
        if let Some(sent) = step.expose_argument() {
            let plain = String::from_utf8_lossy(&sent).escape_debug().to_string().replace("\\\"", "\"");
            let plain = plain.replace("\\'", "'");
            if !step.to_string().ends_with(&plain) && std::str::from_utf8(&sent).is_ok() {
                line.push_str(&format!(" ={plain}"));
            }
        }
        let mut more = Vec::new();
        more.extend(step.on().map(|on| format!("on {on}")));
        more.extend(step.asks().map(|question| format!("ask {}: {question}", step.input().unwrap_or(""))));
        if step.is_guess() {
            more.push(format!("guess {}", step.guessed_from().unwrap_or("")).trim_end().to_owned());
        }
        for (word, said) in
            [("optional", step.is_optional()), ("suggest", step.is_suggestion()), ("links", step.has_links())]
        {
            more.extend(said.then(|| word.to_owned()));
        }
        if !more.is_empty() {
            line.push_str(&format!(" [{}]", more.join("; ")));
        }
        line
    }};
}

/// By the linked crate. Nothing if the text is no URL of the dialect.
pub fn linked(dialect: &str, url: &str, given: Given<'_>) -> Option<Lines> {
    let inputs = given.iter().fold(url_schemes::Inputs::new(), |all, (name, value)| all.set(name, *value));
    let plan = match dialect {
        "fidonet" => fidonet::parse(url).ok()?.plan(&inputs),
        "rfc1738" => rfc1738::parse(url).ok()?.plan(&inputs),
        "rfc3986" => rfc3986::parse(url).ok()?.plan(&inputs),
        "uri7" => uri7::parse(url).ok()?.plan(&inputs),
        _ => panic!("the linked crate has no dialect {dialect}"),
    };
    Some(
        plan.map(|plan| plan.steps().iter().map(|step| line!(step)).collect())
            .map_err(|error| error.to_string()),
    )
}

/// By the interpreter. Nothing if the text is no URL of the dialect.
pub fn by_interpreter(dialect: &str, url: &str, given: Given<'_>) -> Option<Lines> {
    static PLANS: OnceLock<Plans<'static>> = OnceLock::new();
    let registry = &dialects::shipped().registry;
    let plans = PLANS.get_or_init(|| Plans::new(registry));
    let parsed = registry.dialects[dialect].parse(url.as_bytes()).ok()?;
    let url = Interpreted::new(&parsed);
    let inputs = given.iter().fold(interpreted::Inputs::new(), |all, (name, value)| all.set(name, *value));
    let ready = plans.of(dialect, url.scheme_name());
    let plan = ready.plan(&url, &inputs);
    Some(
        plan.map(|plan| plan.steps().iter().map(|step| line!(step)).collect())
            .map_err(|error| error.to_string()),
    )
}

/// By both, which agree.
#[track_caller]
pub fn plan(dialect: &str, url: &str, given: Given<'_>) -> Lines {
    let lines = linked(dialect, url, given);
    assert_eq!(lines, by_interpreter(dialect, url, given), "{dialect} {url}");
    lines.unwrap_or_else(|| panic!("{url} is no URL of {dialect}"))
}
