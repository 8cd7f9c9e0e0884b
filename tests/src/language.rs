//! How the URLs of one scheme are read, or those that have no scheme of their own.

use url_schemes_grammar::interpreter::Capture;
use url_schemes_grammar::ir::RuleId;
use url_schemes_grammar::shape::{self, Cardinality, Content};
use url_schemes_registry::model::{ComponentDef, Dialect};
use url_schemes_registry::parse::Form;

use crate::bnf_text::Bnf;
use crate::oracle::Oracle;

/// A component that an engine found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name in the registry.
    pub name: &'static str,
    /// In how many records it stands.
    pub depth: usize,
    /// Offset of its first byte.
    pub start: usize,
    /// Offset after its last byte.
    pub end: usize,
}

/// How URLs of one kind are read.
pub struct Language {
    /// Of a scheme, of the generic form or of relative references.
    pub form: Form,
    /// The name of the scheme; empty for the other two.
    pub name: &'static str,
    /// The start rule.
    pub rule: RuleId,
    /// The name of the start rule.
    pub rule_name: &'static str,
    /// The language of the production of that name.
    pub oracle: Oracle,
    /// What each rule shows, by its number in the program.
    shown: Vec<Shown>,
    /// The names of the components that are lists, and in how many records they stand.
    lists: Vec<(&'static str, usize)>,
}

/// How a rule shows in the result.
#[derive(Clone, Copy)]
enum Shown {
    /// It is no token of this scheme.
    Never,
    /// It adds no level: a choice, or a record that is a variant of one.
    Flattened,
    /// It is the scheme, which is given on its own.
    Apart,
    /// As a component of this definition.
    As(&'static ComponentDef),
}

impl Language {
    /// The language of a scheme.
    pub fn of_scheme(dialect: &'static Dialect, name: &str, productions: &Bnf) -> Self {
        let scheme = &dialect.schemes[name];
        let define = |rule: RuleId| &scheme.components[&rule];
        Self::new(dialect, Form::Scheme, &scheme.name.value, scheme.rule, productions, &define)
    }

    /// The languages of the generic form and, where there is that, of relative references.
    pub fn of_forms(dialect: &'static Dialect, productions: &Bnf) -> Vec<Self> {
        let generic = (Form::Generic, &dialect.generic_rule);
        let relative = dialect.relative_rule.iter().map(|rule| (Form::Relative, rule));
        let forms = [generic].into_iter().chain(relative);
        let language = |(form, rule): (Form, &'static url_schemes_registry::model::Spanned<String>)| {
            let id = dialect.program.find(None, &rule.value).expect("it was resolved");
            // What a form calls its components is the same in all its URLs.
            let shortest = Oracle::of(productions, &rule.value).shortest().expect("there are such URLs");
            let define = |rule: RuleId| {
                let shortest = Box::leak(shortest.clone().into_boxed_slice());
                let parsed = dialect.parse(shortest).expect("it is in the language");
                assert_eq!(parsed.form(), form);
                parsed.component(rule).expect("the form shows it")
            };
            Self::new(dialect, form, "", id, productions, &define)
        };
        forms.map(language).collect()
    }

    fn new(
        dialect: &'static Dialect,
        form: Form,
        name: &'static str,
        rule: RuleId,
        productions: &Bnf,
        define: &dyn Fn(RuleId) -> &'static ComponentDef,
    ) -> Self {
        let program = &dialect.program;
        let rule_name = program.rule(rule).name.as_str();
        let mut shown = vec![Shown::Never; program.rules().count()];
        for token in program.tokens(rule, true) {
            let def = define(token);
            let is_scheme = form != Form::Scheme && def.name == "scheme";
            shown[token.0 as usize] = if is_scheme { Shown::Apart } else { Shown::As(def) };
        }
        let shape = shape::of_rule(program, rule);
        flatten(&shape, &mut shown);
        let mut lists = Vec::new();
        collect_lists(&shape, &shown, 0, &mut lists);
        let oracle = Oracle::of(productions, rule_name);
        Language { form, name, rule, rule_name, oracle, shown, lists }
    }

    /// What it is called where all languages of a dialect are listed.
    pub fn title(&self) -> &'static str {
        match self.form {
            Form::Scheme => self.name,
            Form::Generic => "(generic)",
            Form::Relative => "(relative)",
        }
    }

    /// The definitions of the components that it can show.
    pub fn components(&self) -> impl Iterator<Item = &'static ComponentDef> {
        self.shown.iter().filter_map(|shown| match shown {
            Shown::As(def) => Some(*def),
            Shown::Never | Shown::Flattened | Shown::Apart => None,
        })
    }

    /// The definition of a component. Panics if there is none.
    pub fn component(&self, name: &str) -> &'static ComponentDef {
        self.components().find(|def| def.name == name).expect("it is defined")
    }

    /// Whether a component may come more than once at its place.
    pub fn is_list(&self, name: &str, depth: usize) -> bool {
        self.lists.iter().any(|&(list, at)| list == name && at == depth)
    }

    /// The components behind the captures of the interpreter.
    pub fn capture_parts(&self, captures: &[Capture], parts: &mut Vec<Part>) {
        let mut levels = Levels::default();
        for capture in captures {
            let place = (capture.start as usize, capture.end as usize);
            parts.extend(self.part(&mut levels, capture.rule, capture.depth as usize, place));
        }
    }

    /// The component that a token is, if it is one. Tokens come with those around them first.
    pub fn part(
        &self,
        levels: &mut Levels,
        rule: RuleId,
        depth: usize,
        (start, end): (usize, usize),
    ) -> Option<Part> {
        let around = levels.flattened[depth];
        let (inside, part) = match self.shown[rule.0 as usize] {
            Shown::Never => panic!("{} shows rule {}", self.rule_name, rule.0),
            Shown::Flattened | Shown::Apart => (around + 1, None),
            Shown::As(def) => (around, Some(Part { name: &def.name, depth: depth - around, start, end })),
        };
        levels.flattened[depth + 1] = inside;
        part
    }
}

/// How many tokens around one of each depth add no level.
#[derive(Default)]
pub struct Levels {
    flattened: [usize; DEEPEST],
}

/// Deeper than any grammar here.
const DEEPEST: usize = 16;

/// Marks the choices in a shape, and the records that are variants of one.
fn flatten(content: &Content, shown: &mut [Shown]) {
    let in_choice = matches!(content, Content::Choice(_));
    for field in content.fields() {
        let flattened = match field.content {
            Content::Choice(_) => true,
            Content::Record(_) => in_choice,
            Content::Leaf => false,
        };
        if flattened && field.cardinality != Cardinality::List {
            shown[field.rule.0 as usize] = Shown::Flattened;
        }
        flatten(&field.content, shown);
    }
}

fn collect_lists(content: &Content, shown: &[Shown], depth: usize, lists: &mut Vec<(&'static str, usize)>) {
    for field in content.fields() {
        let mut inner_depth = depth;
        if let Shown::As(def) = shown[field.rule.0 as usize] {
            if field.cardinality == Cardinality::List {
                lists.push((&def.name, depth));
            }
            inner_depth += 1;
        }
        collect_lists(&field.content, shown, inner_depth, lists);
    }
}
