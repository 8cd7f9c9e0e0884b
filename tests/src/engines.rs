//! The engines that read URLs, dialect by dialect, and whether they agree.
//!
//! Three of them give components: the generated parsers, the interpreter on the registry's data, and
//! pest's own virtual machine on the text of the grammar. A fourth, made from the productions, tells what
//! is in the language and how far a prefix of it reaches; see [`Oracle`](crate::oracle::Oracle).

use std::collections::{BTreeMap, HashSet};
use std::fmt::Debug;
use std::sync::OnceLock;

use url_schemes::ParseError;
use url_schemes_grammar::interpreter::{Capture, FlatProgram};
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::Form;

use crate::dialects;
use crate::language::{Language, Levels, Part};
use crate::linked::{self, AnyUrl, Parser, Reads};
use crate::machine::Machine;
use crate::productions::{self, Productions};
use crate::ranges::{Fault, Ranges};

/// All engines on all languages of a dialect.
pub struct Engines {
    /// The dialect.
    pub dialect: &'static Dialect,
    /// Its rules, made flat.
    pub flat: FlatProgram,
    /// The productions that it is judged by.
    pub productions: Productions,
    /// Which values its components may have.
    pub ranges: Ranges,
    languages: Vec<Language>,
    machine: Machine,
    /// Those of the schemes that have rules of their own.
    private_machines: BTreeMap<&'static str, Machine>,
    /// The names of all components.
    names: HashSet<&'static str>,
    /// The generated parser of URLs of any scheme.
    url: &'static Parser,
    /// That of references, where the dialect has them.
    reference: Option<&'static Parser>,
}

/// What all engines say of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// A URL.
    Valid,
    /// In the language, but a value is out of range.
    Range,
    /// Not in the language.
    Refused,
    /// Not UTF-8, and therefore not in the language.
    Encoding,
}

impl Verdict {
    /// Whether the input is in the language.
    pub fn in_language(self) -> bool {
        matches!(self, Verdict::Valid | Verdict::Range)
    }
}

/// Memory that is used again from input to input.
#[derive(Default)]
pub struct Scratch {
    parts: Vec<Part>,
    other: Vec<Part>,
    captures: Vec<Capture>,
}

/// What a refusal must say, of what is known without any parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Refusal {
    kind: &'static str,
    offset: usize,
    /// Known only of a value out of range.
    component: Option<&'static str>,
}

impl Refusal {
    fn of(kind: &'static str, offset: usize) -> Self {
        Refusal { kind, offset, component: None }
    }

    fn verdict(&self) -> Verdict {
        match self.kind {
            "range" => Verdict::Range,
            "encoding" => Verdict::Encoding,
            _ => Verdict::Refused,
        }
    }
}

/// The engines of all dialects.
pub fn all() -> impl Iterator<Item = &'static Engines> {
    dialects::all().map(|dialect| engines(&dialect.name))
}

/// The engines of a dialect. Panics if there is none of that name.
pub fn engines(dialect: &str) -> &'static Engines {
    static ENGINES: OnceLock<BTreeMap<&str, OnceLock<Engines>>> = OnceLock::new();
    let all = ENGINES.get_or_init(|| dialects::all().map(|it| (it.name.as_str(), OnceLock::new())).collect());
    all[dialect].get_or_init(|| {
        let dialect = dialects::all().find(|it| it.name == dialect).expect("the registry has it");
        Engines::new(dialect)
    })
}

impl Engines {
    fn new(dialect: &'static Dialect) -> Self {
        let productions = Productions::of(dialect);
        let schemes = dialect.schemes.keys();
        let schemes = schemes.map(|name| Language::of_scheme(dialect, name, productions.of_scheme(name)));
        let forms = Language::of_forms(dialect, productions.of_scheme(""));
        let languages: Vec<Language> = schemes.chain(forms).collect();
        let grammar = productions::text_of(dialect);
        let program = &dialect.program;
        let private = dialect.schemes.iter().filter(|(_, scheme)| !scheme.grammar.rules.is_empty());
        let private_machines = private.map(|(name, scheme)| {
            let private =
                scheme.grammar.rules.iter().map(|rule| dialects::shipped().sources.slice(rule.span));
            let text = private.fold(grammar.clone(), |text, rule| text + "\n" + rule + "\n");
            (name.as_str(), Machine::new(program, Some(name), &text))
        });
        let names = languages.iter().flat_map(Language::components).map(|def| def.name.as_str()).collect();
        Engines {
            dialect,
            flat: FlatProgram::new(program),
            ranges: Ranges::of(dialect, &languages, &productions),
            productions,
            languages,
            machine: Machine::new(program, None, &grammar),
            private_machines: private_machines.collect(),
            names,
            url: linked::parser(&dialect.name, Reads::Url).expect("every dialect has one"),
            reference: linked::parser(&dialect.name, Reads::Reference),
        }
    }

    /// The languages of the schemes, then of the generic form and of relative references.
    pub fn languages(&self) -> impl Iterator<Item = &Language> {
        self.languages.iter()
    }

    /// The language of the scheme of that name. Panics if there is none.
    pub fn scheme(&self, name: &str) -> &Language {
        let named = |language: &&Language| language.form == Form::Scheme && language.name == name;
        self.languages().find(named).expect("the scheme exists")
    }

    /// The language of a form, if the dialect has it.
    pub fn form(&self, form: Form) -> Option<&Language> {
        self.languages().find(|language| language.form == form)
    }

    /// The language that an input is read by: that of the scheme before its first colon, in any case.
    /// Where there are relative references, it is one if `/`, `?` or `#` comes before any colon, or there
    /// is none (RFC 3986 section 4.2).
    pub fn language_of(&self, input: &[u8]) -> &Language {
        let relative = self.form(Form::Relative);
        let ends = |byte: &u8| *byte == b':' || (relative.is_some() && b"/?#".contains(byte));
        let colon = input.iter().position(ends).filter(|&at| input[at] == b':');
        let named = |name: &[u8]| {
            let mut schemes = self.languages().filter(|language| language.form == Form::Scheme);
            schemes.find(|language| language.name.as_bytes().eq_ignore_ascii_case(name))
        };
        match colon {
            Some(colon) => named(&input[..colon]).unwrap_or_else(|| self.generic()),
            None => relative.unwrap_or_else(|| self.generic()),
        }
    }

    fn generic(&self) -> &Language {
        self.form(Form::Generic).expect("every dialect has it")
    }

    /// Pest's machine for the rules of a scheme.
    pub fn machine(&self, scheme: &str) -> &Machine {
        self.private_machines.get(scheme).unwrap_or(&self.machine)
    }

    /// What pest finds in a text.
    pub fn pest(&self, language: &Language, text: &str) -> Option<Vec<Part>> {
        let mut parts = Vec::new();
        self.pest_parts(language, text, &mut parts).then_some(parts)
    }

    fn pest_parts(&self, language: &Language, text: &str, parts: &mut Vec<Part>) -> bool {
        let mut levels = Levels::default();
        parts.clear();
        self.machine(language.name).tokens(language.rule_name, text, &mut |rule, depth, place| {
            parts.extend(language.part(&mut levels, rule, depth, place));
        })
    }

    /// The generated parser of all that the dialect has.
    pub fn parser(&self) -> &'static Parser {
        self.reference.unwrap_or(self.url)
    }

    /// The components of a URL of the generated crate. Refuses a text that is not what its range says.
    pub fn generated_parts(
        &self,
        url: &dyn AnyUrl,
        input: &[u8],
        parts: &mut Vec<Part>,
    ) -> Result<(), String> {
        let mut fault = None;
        parts.clear();
        url.each(&mut |component| {
            let (start, end) = (component.range.start, component.range.end);
            if Some(component.text.as_bytes()) != input.get(start..end) {
                fault.get_or_insert_with(|| format!("text of another range: {component:?}"));
            }
            match self.names.get(component.name) {
                Some(name) => parts.push(Part { name, depth: component.depth.into(), start, end }),
                None => fault = Some(format!("nothing is called so: {}", component.name)),
            }
        });
        fault.map_or(Ok(()), Err)
    }

    /// Lets every engine read an input, and tells what they all say, or where they differ.
    pub fn agree(&self, input: &[u8], scratch: &mut Scratch) -> Result<Verdict, String> {
        let language = self.language_of(input);
        let right = self.right(language, input, &mut scratch.parts)?;
        let generated = self.generated(language, right, input, scratch)?;
        self.interpreted(language, generated, input, scratch)?;
        Ok(right.map_or(Verdict::Valid, |refusal| refusal.verdict()))
    }

    /// What pest and the oracle say: the parts, or why it is refused.
    fn right(
        &self,
        language: &Language,
        input: &[u8],
        parts: &mut Vec<Part>,
    ) -> Result<Option<Refusal>, String> {
        let in_language = language.oracle.accepts(input);
        let text = match std::str::from_utf8(input) {
            Ok(text) => text,
            Err(_) if in_language => return Err("oracle: not UTF-8".to_owned()),
            Err(error) => return Ok(Some(Refusal::of("encoding", error.valid_up_to()))),
        };
        same("pest, oracle", &self.pest_parts(language, text, parts), &in_language)?;
        if in_language {
            let fault = self.ranges.fault(language, parts, input);
            return Ok(fault.map(|Fault { component, offset }| Refusal {
                kind: "range",
                offset,
                component: Some(component),
            }));
        }
        let viable = language.oracle.viable_prefix(input);
        if language.form != Form::Generic || input[..viable].contains(&b':') {
            return Ok(Some(Refusal::of("syntax", viable)));
        }
        // What is no scheme may still begin a relative reference.
        let relative = self.form(Form::Relative).map_or(0, |relative| relative.oracle.viable_prefix(input));
        Ok(Some(Refusal::of("scheme", viable.max(relative))))
    }

    /// Compares what the generated parsers say with what is right; gives their error.
    fn generated(
        &self,
        language: &Language,
        right: Option<Refusal>,
        input: &[u8],
        scratch: &mut Scratch,
    ) -> Result<Option<ParseError>, String> {
        let mut seen = Ok(());
        let mut see = |url: &dyn AnyUrl| {
            let Scratch { parts, other, .. } = &mut *scratch;
            seen = (self.generated_parts(url, input, other))
                .and_then(|()| if right.is_none() { same("generated, pest", other, parts) } else { Ok(()) })
                .and_then(|()| scheme_name(language, url.scheme(), input));
        };
        let read = (self.parser().parse_bytes)(input, &mut see);
        seen?;
        let error = told(read, right)?;
        if self.reference.is_some() {
            self.url_alone(language, right, error, input)?;
        }
        Ok(error)
    }

    /// The parser of URLs says what that of references says, but knows no relative ones.
    fn url_alone(
        &self,
        language: &Language,
        right: Option<Refusal>,
        error: Option<ParseError>,
        input: &[u8],
    ) -> Result<(), String> {
        let read = (self.url.parse_bytes)(input, &mut |_| {});
        let no_scheme = || Refusal::of("scheme", self.generic().oracle.viable_prefix(input));
        match right {
            Some(Refusal { kind: "encoding", .. }) => same("URL, reference", &read.err(), &error),
            _ if language.form == Form::Relative => told(read, Some(no_scheme())).map(|_| ()),
            Some(Refusal { kind: "scheme", .. }) => told(read, Some(no_scheme())).map(|_| ()),
            _ => same("URL, reference", &read.err(), &error),
        }
    }

    /// Compares what the interpreter says with what pest and the generated parser said.
    fn interpreted(
        &self,
        language: &Language,
        generated: Option<ParseError>,
        input: &[u8],
        scratch: &mut Scratch,
    ) -> Result<(), String> {
        let interpreted = self.dialect.parse_into(input, &mut scratch.captures);
        match (interpreted, generated) {
            (Ok(parsed), None) => {
                same("form", &parsed.form(), &language.form)?;
                scheme_name(language, &parsed.scheme(), input)?;
                scratch.other.clear();
                language.capture_parts(parsed.captures(), &mut scratch.other);
                same("interpreter, pest", &scratch.other, &scratch.parts)
            }
            (Err(one), Some(other)) => {
                let one = (one.kind.as_str(), one.offset, one.component.as_deref());
                same("error of interpreter, generated", &one, &said(&other))
            }
            (one, other) => {
                let one = one.err().map(|error| error.to_string());
                same("interpreter, generated", &one, &other.map(|error| error.to_string()))
            }
        }
    }

    /// Whether both that write messages write the same one for an input that they refuse.
    pub fn same_message(&self, input: &[u8]) -> Result<(), String> {
        match ((self.parser().parse_bytes)(input, &mut |_| {}), self.dialect.parse(input)) {
            (Err(generated), Err(interpreted)) => {
                same("message of generated, interpreter", &generated.to_string(), &interpreted.to_string())
            }
            _ => Ok(()),
        }
    }
}

fn scheme_name(language: &Language, name: &str, input: &[u8]) -> Result<(), String> {
    let colon = input.iter().position(|&byte| byte == b':').unwrap_or(0);
    let right = match language.form {
        Form::Scheme => name == language.name,
        Form::Generic => name.as_bytes().eq_ignore_ascii_case(&input[..colon]),
        Form::Relative => name.is_empty(),
    };
    if right { Ok(()) } else { Err(format!("scheme: {name}")) }
}

/// Kind, place and component.
fn said(error: &ParseError) -> (&'static str, usize, Option<&'static str>) {
    (error.kind().as_str(), error.offset(), error.component())
}

/// Holds what a parser said against what is right.
fn told(read: Result<(), ParseError>, right: Option<Refusal>) -> Result<Option<ParseError>, String> {
    let error = read.err();
    match (&error, right) {
        (Some(error), Some(right)) => {
            let (kind, offset, component) = said(error);
            same("kind", &kind, &right.kind)?;
            same("offset", &offset, &right.offset)?;
            if right.component.is_some() {
                same("component", &component, &right.component)?;
            }
        }
        (error, right) => {
            let error = error.as_ref().map(ToString::to_string);
            same("generated, right", &error.is_some(), &right.is_some())
                .map_err(|fault| format!("{fault}: {error:?}, {right:?}"))?;
        }
    }
    Ok(error)
}

/// An error that says what differs, if it does.
fn same<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("{what}: {one:?}, {other:?}")) }
}
