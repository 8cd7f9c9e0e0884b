//! The file of a scheme.

use url_schemes_grammar::ast::Grammar;
use url_schemes_grammar::diagnostic;
use url_schemes_grammar::source::{FileId, Span};
use url_schemes_grammar::syntax;

use crate::keys;
use crate::model::{
    ComponentDef, Designates, Exception, FindingDef, InvalidExample, Join, PlanStepDef, Predicate,
    Registration, Resolution, Spanned, Status, ValidExample,
};
use crate::names;
use crate::read::component::{self, KeyedComponent};
use crate::read::{example, exception, finding, join, plan, registration};
use crate::toml_walk::{Reader, Section};

/// What the file of a scheme says.
pub(crate) struct SchemeDraft {
    pub(crate) name: Spanned<String>,
    pub(crate) title: String,
    pub(crate) status: Option<Spanned<Status>>,
    pub(crate) references: Vec<String>,
    pub(crate) designates: Option<Designates>,
    pub(crate) default_port: Option<Spanned<u16>>,
    pub(crate) notes: Vec<String>,
    pub(crate) rule: Option<Spanned<String>>,
    pub(crate) grammar: Grammar,
    /// Whether some of its own rules could not be read.
    pub(crate) grammar_torn: bool,
    pub(crate) bnf: Option<Spanned<String>>,
    pub(crate) any_case: bool,
    pub(crate) components: Vec<KeyedComponent>,
    pub(crate) predicates: Vec<Predicate>,
    pub(crate) joins: Vec<Join>,
    pub(crate) plan: Vec<PlanStepDef>,
    pub(crate) resolution: Resolution,
    pub(crate) findings: Vec<FindingDef>,
    pub(crate) registration: Registration,
    pub(crate) exceptions: Vec<Exception>,
    pub(crate) valid: Vec<ValidExample>,
    pub(crate) invalid: Vec<InvalidExample>,
}

/// Reads the file of the scheme that is called `stem` by its file's name.
pub(crate) fn read(
    reader: &mut Reader<'_>,
    file: FileId,
    stem: &str,
    base: &dyn Fn(&str) -> Option<ComponentDef>,
) -> SchemeDraft {
    let document = reader.document();
    let root = reader.root(&document, "a scheme file");
    reader.only(&root, keys::SCHEME);
    let name = name(reader, &root, stem);
    let title = reader.required_string(&root, "title");
    for key in ["status", "designates", "syntax"] {
        if !root.has(key) {
            reader.missing(&root, key);
        }
    }
    let status = reader.word(&root, "status", &statuses());
    let references = required_references(reader, &root);
    let designates = reader.word(&root, "designates", &Designates::ALL.map(|word| (word.as_str(), word)));
    let default_port = default_port(reader, &root);
    let notes = reader.strings(&root, "note").unwrap_or_default();
    let mut draft = SchemeDraft {
        name,
        title: title.map(|title| title.value).unwrap_or_default(),
        status,
        references,
        designates: designates.map(|word| word.value),
        default_port,
        notes: notes.into_iter().map(|note| note.value).collect(),
        rule: None,
        grammar: Grammar::default(),
        grammar_torn: false,
        bnf: None,
        any_case: false,
        components: Vec::new(),
        predicates: Vec::new(),
        joins: Vec::new(),
        plan: Vec::new(),
        resolution: Resolution::default(),
        findings: Vec::new(),
        registration: Registration::default(),
        exceptions: Vec::new(),
        valid: Vec::new(),
        invalid: Vec::new(),
    };
    if let Some(section) = reader.table(&root, "syntax", "[syntax]") {
        read_syntax(reader, &section, file, &mut draft);
    }
    if let Some(section) = reader.table(&root, "components", "[components]") {
        draft.components = component::read_all(reader, &section, base);
    }
    draft.predicates = predicates(reader, &root);
    draft.joins = join::read(reader, &root);
    draft.plan = plan::read(reader, &root);
    draft.resolution = resolution(reader, &root);
    draft.findings = finding::read(reader, &root);
    draft.registration = registration::read(reader, &root);
    draft.exceptions = exception::read(reader, &root);
    draft.valid = example::valid(reader, &root);
    draft.invalid = example::invalid(reader, &root);
    draft
}

fn name(reader: &mut Reader<'_>, root: &Section<'_>, stem: &str) -> Spanned<String> {
    let fallback = Spanned { value: stem.to_owned(), span: root.span };
    let Some(name) = reader.required_string(root, "name") else { return fallback };
    if !names::is_scheme_name(&name.value) {
        reader.report(super::reserved::bad_name(&name));
    } else if name.value != stem {
        let message = format!("the file is called \"{stem}\", the scheme \"{}\"", name.value);
        let diagnostic = diagnostic::Diagnostic::error("name-mismatch", message)
            .at(name.span)
            .help(format!("rename the file to \"{}.toml\", or the scheme to \"{stem}\"", name.value));
        reader.report(diagnostic);
    }
    Spanned { value: stem.to_owned(), span: name.span }
}

fn default_port(reader: &mut Reader<'_>, root: &Section<'_>) -> Option<Spanned<u16>> {
    let number = reader.integer(root, "default-port")?;
    match u16::try_from(number.value) {
        Ok(value) => Some(Spanned { value, span: number.span }),
        Err(_) => {
            reader.bad(number.span, format!("{} is no port", number.value), "ports go from 0 to 65535");
            None
        }
    }
}

fn read_syntax(reader: &mut Reader<'_>, section: &Section<'_>, file: FileId, draft: &mut SchemeDraft) {
    reader.only(section, keys::SYNTAX);
    draft.rule = reader.required_string(section, "rule");
    draft.any_case = reader.boolean(section, "any-case").unwrap_or(false);
    draft.bnf = reader.raw_text(section, "bnf").map(|(text, _)| text);
    if !section.has("rules") {
        return;
    }
    match reader.raw_text(section, "rules") {
        Some((text, offset)) => {
            let (grammar, diagnostics) = syntax::read(file, &text.value, offset);
            draft.grammar = grammar;
            draft.grammar_torn = diagnostic::has_errors(&diagnostics);
            diagnostics.into_iter().for_each(|diagnostic| reader.report(diagnostic));
        }
        None => draft.grammar_torn = true,
    }
}

/// `[is] local = { component = "host", absent = true, values = ["localhost"] }`.
fn predicates(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<Predicate> {
    let mut found = Vec::new();
    let Some(section) = reader.table(root, "is", "[is]") else { return found };
    for (name, range, value) in section.entries() {
        let span: Span = reader.span(range);
        if !names::is_component_name(name) {
            let help = "write lower-case letters, digits and single hyphens, a letter first";
            reader.bad(span, format!("\"{name}\" cannot name a question"), help);
        }
        let Some(inner) = reader.as_table(name, value, "a question of [is]") else { continue };
        reader.only(&inner, keys::QUESTION);
        let component = reader.required_string(&inner, "component");
        let absent = reader.boolean(&inner, "absent").unwrap_or(false);
        let values = reader.strings(&inner, "values").unwrap_or_default();
        if !absent && values.is_empty() {
            reader.bad(span, format!("`{name}` is never true"), "give `values`, or `absent = true`");
        }
        if let Some(component) = component {
            let values = values.into_iter().map(|value| value.value).collect();
            found.push(Predicate { name: name.to_owned(), component, absent, values });
        }
    }
    found
}

/// `[resolve]`.
fn resolution(reader: &mut Reader<'_>, root: &Section<'_>) -> Resolution {
    let Some(section) = reader.table(root, "resolve", "[resolve]") else { return Resolution::default() };
    reader.only(&section, keys::RESOLVE);
    let mut text = |key: &str| {
        let text = reader.string(&section, key)?;
        if text.value.is_empty() {
            reader.bad(text.span, format!("`{key}` is empty"), "write a text, or leave the key out");
            return None;
        }
        Some(text.value)
    };
    Resolution { root: text("root"), suffix: text("suffix") }
}

/// The words of `status`.
pub(crate) fn statuses() -> [(&'static str, Status); 6] {
    Status::ALL.map(|status| (status.as_str(), status))
}

/// `references`, which must name one document at least.
pub(crate) fn required_references(reader: &mut Reader<'_>, section: &Section<'_>) -> Vec<String> {
    if !section.has("references") {
        reader.missing(section, "references");
    }
    let Some(references) = reader.strings(section, "references") else { return Vec::new() };
    if references.is_empty() {
        let span = reader.key_span(section, "references");
        reader.bad(span, "`references` names no document", "name the document that defines it");
    }
    references.into_iter().map(|text| text.value).collect()
}
