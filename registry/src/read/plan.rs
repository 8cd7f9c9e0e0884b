//! `[[plan]]`: the steps by which a client gets at what a URL names.

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::keys;
use crate::model::{PlanAction, PlanCut, PlanGuess, PlanPart, PlanStepDef, PlanTake, PlanTest, Spanned};
use crate::names;
use crate::toml_walk::{Reader, Section};

/// The words of `take`.
pub(crate) fn take_words() -> Vec<&'static str> {
    PlanTake::ALL.map(PlanTake::as_str).to_vec()
}

/// Reads `[[plan]]`.
pub(crate) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<PlanStepDef> {
    let sections = reader.tables(root, "plan", "[[plan]]");
    sections.iter().filter_map(|section| read_one(reader, section)).collect()
}

fn read_one(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<PlanStepDef> {
    reader.only(section, keys::PLAN);
    let action = action(reader, section);
    let templates = templates(reader, section);
    let tests = tests(reader, section);
    let text = |reader: &mut Reader<'_>, key: &str| {
        section.has(key).then(|| reader.required_string(section, key)).flatten().map(|text| text.value)
    };
    let flag = |reader: &mut Reader<'_>, key: &str| reader.boolean(section, key).unwrap_or(false);
    let step = PlanStepDef {
        span: section.span,
        action: action?,
        tests,
        each: reader.string(section, "each"),
        cut: cut(reader, section),
        templates,
        join: reader.string(section, "join").map(|text| text.value),
        raw: flag(reader, "raw"),
        glob: flag(reader, "glob"),
        before: reader.string(section, "before").map(|text| text.value),
        base64: flag(reader, "base64"),
        forbid: pairs(reader, section, "forbid"),
        guess: guess(reader, section),
        ask: text(reader, "ask"),
        required: flag(reader, "required"),
        sensitive: flag(reader, "sensitive"),
        on: text(reader, "on"),
        optional: flag(reader, "optional"),
        session: flag(reader, "session"),
        suggest: flag(reader, "suggest"),
        link: reader.string(section, "link"),
    };
    check(reader, section, &step);
    Some(step)
}

/// What only makes sense together.
fn check(reader: &mut Reader<'_>, section: &Section<'_>, step: &PlanStepDef) {
    let inputs = step.templates.iter().flat_map(|template| {
        let count = template.value.iter().filter(|part| matches!(part, PlanPart::Input(_))).count();
        std::iter::repeat_n(template.span, count)
    });
    let inputs: Vec<_> = inputs.collect();
    let mut fault = |key: &str, message: &str, help: &str| {
        let diagnostic = Diagnostic::error("plan-step", message).at(reader.key_span(section, key)).help(help);
        reader.report(diagnostic);
    };
    let is_asked = !inputs.is_empty();
    if is_asked && step.ask.is_none() {
        fault("argument", "the argument needs an answer that nobody is asked for", "add `ask`, a question");
    }
    for key in ["ask", "required", "sensitive"] {
        if section.has(key) && !is_asked {
            fault(
                key,
                "nothing is asked for here",
                "let a template hold the answer: argument = \"{?email}\"",
            );
        }
    }
    if step
        .templates
        .iter()
        .any(|template| template.value.iter().filter(|part| matches!(part, PlanPart::Input(_))).count() > 1)
    {
        fault("argument", "a template asks for one thing only", "write two steps");
    }
    if step.raw && step.glob {
        fault("glob", "a pattern is made of decoded texts", "remove `raw` or `glob`");
    }
    if step.guess.is_some() && section.has("argument") {
        fault("guess", "the guess is the argument", "remove `argument` or `guess`");
    }
    if matches!(step.action, PlanAction::Refuse(_)) {
        // A condition may be about a piece of a text.
        let tests = ["if", "unless", "when", "except", "has", "lacks", "is", "is-not", "split", "refuse"];
        for (key, ..) in section.entries() {
            if !tests.contains(&key) {
                fault(key, "a URL that is refused needs conditions and nothing else", "remove it");
            }
        }
    }
}

/// `verb` or `refuse`.
fn action(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<PlanAction> {
    match (section.has("verb"), section.has("refuse")) {
        (true, false) => {
            let verb = reader.required_string(section, "verb")?;
            if verb.value.chars().any(char::is_control) {
                reader.bad(verb.span, "`verb` holds a control character", "put it into the argument");
                return None;
            }
            Some(PlanAction::Verb(verb.value))
        }
        (false, true) => Some(PlanAction::Refuse(reader.required_string(section, "refuse")?.value)),
        (false, false) => {
            reader.missing(section, "verb");
            None
        }
        (true, true) => {
            let diagnostic =
                Diagnostic::error("plan-step", "a step does something, or says that nothing can be done")
                    .at(reader.key_span(section, "refuse"))
                    .related(reader.key_span(section, "verb"), "it does something")
                    .help("write two steps, or remove one of the keys");
            reader.report(diagnostic);
            None
        }
    }
}

/// A text, or a list of texts.
fn texts(reader: &mut Reader<'_>, section: &Section<'_>, key: &str) -> Vec<Spanned<String>> {
    let Some(value) = reader.value(section, key) else { return Vec::new() };
    if value.get_ref().as_array().is_none() {
        return reader.string(section, key).into_iter().collect();
    }
    let found = reader.strings(section, key).unwrap_or_default();
    if found.is_empty() {
        let span = reader.key_span(section, key);
        reader.bad(span, format!("`{key}` is empty"), "leave it out, or write something into it");
    }
    found
}

fn templates(reader: &mut Reader<'_>, section: &Section<'_>) -> Vec<Spanned<Vec<PlanPart>>> {
    let mut found = Vec::new();
    for text in texts(reader, section, "argument") {
        match template(&text.value) {
            Some(value) => found.push(Spanned { value, span: text.span }),
            None => {
                let message = format!("\"{}\" is no template", text.value.escape_debug());
                let help =
                    "write a component's name between `{` and `}`, or `{?name}` for what the user is asked";
                reader.report(Diagnostic::error("plan-template", message).at(text.span).help(help));
            }
        }
    }
    found
}

/// The parts of a template: `{host}:{port}`, `{?email}`. It can be empty.
fn template(text: &str) -> Option<Vec<PlanPart>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        let (is_input, name) = match name.strip_prefix('?') {
            Some(name) => (true, name),
            None => (false, name),
        };
        if before.contains('}') || !names::is_component_name(name) {
            return None;
        }
        if !before.is_empty() {
            parts.push(PlanPart::Text(before.to_owned()));
        }
        let name = name.to_owned();
        parts.push(if is_input { PlanPart::Input(name) } else { PlanPart::Component(name) });
        rest = after;
    }
    if rest.contains('}') {
        return None;
    }
    if !rest.is_empty() || parts.is_empty() {
        parts.push(PlanPart::Text(rest.to_owned()));
    }
    Some(parts)
}

/// The conditions, kind by kind.
fn tests(reader: &mut Reader<'_>, section: &Section<'_>) -> Vec<PlanTest> {
    let mut found = Vec::new();
    found.extend(texts(reader, section, "if").into_iter().map(PlanTest::Present));
    found.extend(texts(reader, section, "unless").into_iter().map(PlanTest::Absent));
    for (key, holds) in [("when", true), ("except", false)] {
        let what = format!("`{key}`");
        let Some(inner) = reader.table(section, key, &what) else { continue };
        for (name, range, _) in inner.entries() {
            let component = Spanned { value: name.to_owned(), span: reader.span(range) };
            let values = texts(reader, &inner, name).into_iter().map(|text| text.value).collect();
            found.push(PlanTest::Is { component, values, holds });
        }
    }
    for (key, holds) in [("has", true), ("lacks", false)] {
        let texts = pairs(reader, section, key).into_iter();
        found.extend(texts.map(|(component, text)| PlanTest::Has { component, text, holds }));
    }
    for (key, holds) in [("is", true), ("is-not", false)] {
        let names = texts(reader, section, key).into_iter();
        found.extend(names.map(|name| PlanTest::Predicate { name, holds }));
    }
    found
}

/// A table from components to texts that are not empty.
fn pairs(reader: &mut Reader<'_>, section: &Section<'_>, key: &str) -> Vec<(Spanned<String>, String)> {
    let what = format!("`{key}`");
    let Some(inner) = reader.table(section, key, &what) else { return Vec::new() };
    let mut found = Vec::new();
    for (name, range, _) in inner.entries() {
        let component = Spanned { value: name.to_owned(), span: reader.span(range) };
        let Some(text) = reader.string(&inner, name) else { continue };
        if text.value.is_empty() {
            reader.bad(
                text.span,
                format!("`{name}` says nothing"),
                "leave it out, or write something into it",
            );
            continue;
        }
        found.push((component, text.value));
    }
    found
}

/// `split = { component = "path", at = "/", take = "last" }`.
fn cut(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<PlanCut> {
    let inner = reader.table(section, "split", "`split`")?;
    reader.only(&inner, keys::PLAN_SPLIT);
    let component = reader.required_string(&inner, "component");
    let at = reader.required_string(&inner, "at");
    let leading = reader.boolean(&inner, "leading").unwrap_or(false);
    let take = reader.word(&inner, "take", &PlanTake::ALL.map(|take| (take.as_str(), take)));
    let take = take.map_or(PlanTake::All, |take| take.value);
    Some(PlanCut { component: component?, at: at?.value, leading, take })
}

/// `guess = { component = "name", ascii = "A", image = "I" }`.
fn guess(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<PlanGuess> {
    let inner = reader.table(section, "guess", "`guess`")?;
    reader.only(&inner, keys::PLAN_GUESS);
    let component = reader.required_string(&inner, "component");
    let ascii = reader.required_string(&inner, "ascii");
    let image = reader.required_string(&inner, "image");
    Some(PlanGuess { component: component?, ascii: ascii?.value, image: image?.value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_name_components_and_inputs() {
        let text = |text: &str| PlanPart::Text(text.to_owned());
        let component = |name: &str| PlanPart::Component(name.to_owned());
        assert_eq!(template("{host}:{port}"), Some(vec![component("host"), text(":"), component("port")]));
        assert_eq!(template("<{?news-server}>"), {
            Some(vec![text("<"), PlanPart::Input("news-server".to_owned()), text(">")])
        });
        assert_eq!(template("GET\r\n"), Some(vec![text("GET\r\n")]));
        assert_eq!(template(""), Some(vec![text("")]));
        for none in ["{path", "path}", "{}", "{?}", "{a b}", "}{path}", "{??a}", "{a?}"] {
            assert_eq!(template(none), None, "{none}");
        }
    }
}
