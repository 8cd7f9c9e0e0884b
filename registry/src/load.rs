//! Files to a [`Registry`]. Nothing here prints or stops at the first fault.

mod files;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use url_schemes_grammar::ast::Grammar;
use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::diagnostic::{self, Diagnostic};
use url_schemes_grammar::source::{FileId, SourceMap, Span, without_bom};
use url_schemes_grammar::suggest::nearest;
use url_schemes_grammar::{lower, syntax};

use crate::model::{Dialect, Registry, Scheme};
use crate::names;
use crate::read;
use crate::read::dialect::DialectDraft;
use crate::read::scheme::SchemeDraft;
use crate::resolve::{self, Context, GrammarState};
use crate::text;
use crate::toml_walk::Reader;

pub use files::ReadError;
use files::{Input, Kind};

/// What was read, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The registry, as far as it could be read.
    pub registry: Registry,
    /// The files, for the places of diagnostics.
    pub sources: SourceMap,
    /// What is wrong, in the order of the places.
    pub diagnostics: Vec<Diagnostic>,
    /// The files that this crate lent to a private registry: they were checked and proved before they were shipped.
    pub lent: BTreeSet<FileId>,
    /// The files that were read from the disk, in the order of their places in the registry.
    pub read: Vec<PathBuf>,
}

impl Loaded {
    /// Whether something must be mended before the registry can be used.
    pub fn has_errors(&self) -> bool {
        diagnostic::has_errors(&self.diagnostics)
    }
}

/// Reads files given by name: paths with `/`, relative to the root of a registry.
///
/// ```
/// use url_schemes_registry::load::from_files;
///
/// let loaded = from_files(vec![("registry/reserved.toml".into(), b"[[reserved]]\nname = \"x\"".to_vec())]);
/// let codes: Vec<_> = loaded.diagnostics.iter().map(|d| d.code).collect();
/// assert_eq!(codes, ["missing-key", "missing-key"]);
/// ```
pub fn from_files(files: Vec<(String, Vec<u8>)>) -> Loaded {
    assemble(files.into_iter().map(|(path, bytes)| Input::new(path, bytes)).collect())
}

/// Reads a registry as this project has it: `grammar/*.pest`, `registry/*.toml` and
/// `registry/<dialect>/*.toml` under `root`.
pub fn from_dir(root: &Path) -> Result<Loaded, ReadError> {
    Ok(assemble(files::of_root(root)?))
}

/// The registry that this crate ships.
pub fn shipped() -> Loaded {
    assemble(files::shipped())
}

/// Reads a private registry: a folder laid out like `registry/`, with the grammars of its own dialects
/// beside their TOML files.
///
/// A folder named like a shipped dialect, without a dialect TOML of its own, builds on the shipped
/// one: its grammar and shared components, but none of its schemes.
///
/// # Errors
///
/// A file or folder that cannot be read.
pub fn from_registry_dir(dir: &Path) -> Result<Loaded, ReadError> {
    from_registry_dirs(&[dir.to_owned()], &[])
}

/// Reads a private registry that lies in several folders, as if all their files were in one: a file of the same
/// place in two of them is an error of the registry. Of the shipped dialects named in `bases` it has
/// the schemes as well; a file of its own stands in the place of a shipped one. A name that is no shipped dialect's adds
/// nothing.
///
/// ```
/// use url_schemes_registry::load::{from_registry_dirs, shipped_dialects};
///
/// let bases = ["rfc1738".to_owned()];
/// assert!(shipped_dialects().contains(&bases[0]));
/// let loaded = from_registry_dirs(&[], &bases)?;
/// assert!(loaded.registry.dialects["rfc1738"].schemes.contains_key("gopher"));
/// # Ok::<(), url_schemes_registry::load::ReadError>(())
/// ```
///
/// # Errors
///
/// A file or folder that cannot be read.
pub fn from_registry_dirs(dirs: &[PathBuf], bases: &[String]) -> Result<Loaded, ReadError> {
    let whole = bases.iter().cloned().collect();
    Ok(assemble(files::private(files::of_private(dirs)?, &whole)))
}

/// The folders that a private registry in these folders is read from: these, and in them those of dialects. A folder
/// that is not there, or that cannot be read, has none inside.
pub fn registry_folders(dirs: &[PathBuf]) -> Vec<PathBuf> {
    files::folders_of_private(dirs)
}

/// The names of the dialects that are shipped, in their order.
pub fn shipped_dialects() -> Vec<String> {
    let dialects = files::shipped().into_iter().filter_map(|input| match files::kind(&input.path) {
        Kind::Dialect(name) => Some(name),
        _ => None,
    });
    let mut names: Vec<_> = dialects.collect();
    names.sort();
    names
}

/// The same from files given by name, relative to the private folder.
pub fn from_registry_files(files: Vec<(String, Vec<u8>)>) -> Loaded {
    let own = files.into_iter().map(|(path, bytes)| Input::new(path, bytes)).collect();
    assemble(files::private(own, &BTreeSet::new()))
}

/// Everything that was found, by what it is.
#[derive(Default)]
struct Sorted {
    grammars: BTreeMap<String, FileId>,
    dialects: BTreeMap<String, FileId>,
    reserved: Option<FileId>,
    ports: Option<FileId>,
    iana: Option<FileId>,
    suffixes: Option<FileId>,
    schemes: BTreeMap<String, Vec<(String, FileId)>>,
    /// The dialects whose files come without the schemes that belong to them.
    lent: BTreeSet<String>,
    /// Each place at which there is a file.
    places: BTreeMap<String, FileId>,
}

fn assemble(mut inputs: Vec<Input>) -> Loaded {
    inputs.sort_by(|a, b| a.path.cmp(&b.path));
    let mut loaded = Loaded::default();
    let mut sorted = Sorted::default();
    let mut unreadable = BTreeSet::new();
    for input in inputs {
        add(input, &mut sorted, &mut unreadable, &mut loaded);
    }
    let mut faults = std::mem::take(&mut loaded.diagnostics);
    let reserved = read_file(sorted.reserved, &loaded.sources, &mut faults, read::reserved::read);
    loaded.registry.iana = read_file(sorted.iana, &loaded.sources, &mut faults, read::iana::read);
    loaded.registry.ports = read_file(sorted.ports, &loaded.sources, &mut faults, read::ports::read);
    loaded.registry.suffixes = read_file(sorted.suffixes, &loaded.sources, &mut faults, read::suffixes::read);
    for (name, &file) in &sorted.dialects {
        let assembly = Assembly { sorted: &sorted, unreadable: &unreadable, sources: &loaded.sources };
        let dialect = assembly.dialect(name, file, &mut faults);
        loaded.registry.dialects.insert(name.clone(), dialect);
    }
    for (name, schemes) in &sorted.schemes {
        if !sorted.dialects.contains_key(name) && !unreadable.contains(&format!("{name}.toml")) {
            faults.extend(schemes.first().map(|(_, file)| missing_dialect(name, *file, &sorted)));
        }
    }
    loaded.registry.reserved = reserved.reserved;
    loaded.registry.prefixes = reserved.prefixes;
    let mut faults = without_consequences(faults);
    diagnostic::sort(&mut faults);
    // A fault in what schemes share is found once for each of them.
    faults.dedup();
    loaded.diagnostics = faults;
    loaded
}

/// Leaves out what a file that is no TOML is said to lack: it may only have been passed over.
pub(crate) fn without_consequences(faults: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let file = |fault: &Diagnostic| fault.span.map(|span| span.file);
    let broken: BTreeSet<_> =
        faults.iter().filter(|fault| fault.code == "toml-syntax").filter_map(file).collect();
    let lacks = ["missing-key", "missing-registration", "brief-registration", "few-examples"];
    let is_cause = |fault: &Diagnostic| {
        !lacks.contains(&fault.code) || file(fault).is_none_or(|file| !broken.contains(&file))
    };
    faults.into_iter().filter(is_cause).collect()
}

/// Sorts a file in; `unreadable` remembers those that were there but were no text.
fn add(input: Input, sorted: &mut Sorted, unreadable: &mut BTreeSet<String>, loaded: &mut Loaded) {
    let (kind, lent) = (files::kind(&input.path), input.lent);
    if kind == Kind::Ignored {
        return;
    }
    loaded.read.extend(input.disk);
    if kind == Kind::Stray {
        let file = loaded.sources.add(input.shown, "");
        let diagnostic = Diagnostic::warning("stray-file", "this file belongs to no dialect and no scheme")
            .at(Span::new(file, 0..0))
            .help("a registry holds `<dialect>.toml`, `<dialect>/<scheme>.toml`, `reserved.toml`, `ports.toml`, `suffixes.toml` and `iana.toml`");
        loaded.diagnostics.push(diagnostic);
        return;
    }
    let Some(file) = text::add(&mut loaded.sources, &input.shown, input.content, &mut loaded.diagnostics)
    else {
        unreadable.insert(kind.file_name());
        return;
    };
    if let Some(&first) = sorted.places.get(&input.path) {
        loaded.diagnostics.push(duplicate_file(&kind.file_name(), file, first));
        return;
    }
    sorted.places.insert(input.path, file);
    if lent {
        loaded.lent.insert(file);
    }
    match kind {
        Kind::Grammar(name) => {
            sorted.grammars.insert(name, file);
        }
        Kind::Dialect(name) => {
            check_file_name(&name, file, &mut loaded.diagnostics);
            if lent {
                sorted.lent.insert(name.clone());
            }
            sorted.dialects.insert(name, file);
        }
        Kind::Scheme { dialect, name } => {
            check_file_name(&name, file, &mut loaded.diagnostics);
            sorted.schemes.entry(dialect).or_default().push((name, file));
        }
        Kind::Reserved => sorted.reserved = Some(file),
        Kind::Ports => sorted.ports = Some(file),
        Kind::Iana => sorted.iana = Some(file),
        Kind::Suffixes => sorted.suffixes = Some(file),
        Kind::Ignored | Kind::Stray => {}
    }
}

fn check_file_name(stem: &str, file: FileId, faults: &mut Vec<Diagnostic>) {
    if !names::is_scheme_name(stem) {
        let diagnostic =
            Diagnostic::error("bad-file-name", format!("\"{stem}\" cannot name a scheme or a dialect"))
                .at(Span::new(file, 0..0))
                .help("rename the file: the letters a to z, digits, `+`, `-` and `.`, then `.toml`");
        faults.push(diagnostic);
    }
}

/// Two folders of a registry, or a folder and one inside it, have the same file.
fn duplicate_file(name: &str, file: FileId, first: FileId) -> Diagnostic {
    Diagnostic::error(
        "duplicate-file",
        format!("there are two files `{name}` for the same place in the registry"),
    )
    .at(Span::new(file, 0..0))
    .related(Span::new(first, 0..0), "this is the other one")
    .help("rename or delete one of them: a registry defines each thing once")
}

fn missing_dialect(name: &str, file: FileId, sorted: &Sorted) -> Diagnostic {
    let diagnostic = Diagnostic::error(
        "missing-dialect",
        format!("there is no `{name}.toml` that says what dialect `{name}` is"),
    )
    .at(Span::new(file, 0..0));
    match nearest(name, sorted.dialects.keys().map(String::as_str)) {
        Some(near) => diagnostic.help(format!("did you mean the folder `{near}`?")),
        None => diagnostic.help(format!("write `{name}.toml` beside the folder `{name}`")),
    }
}

/// What a file says that a registry has once, or nothing where it is not there.
fn read_file<T: Default>(
    file: Option<FileId>,
    sources: &SourceMap,
    faults: &mut Vec<Diagnostic>,
    read: fn(&mut Reader<'_>) -> T,
) -> T {
    let Some(file) = file else { return T::default() };
    let mut reader = Reader::new(file, &sources.file(file).text);
    let found = read(&mut reader);
    faults.append(&mut reader.diagnostics);
    found
}

/// One dialect being put together.
struct Assembly<'a> {
    sorted: &'a Sorted,
    unreadable: &'a BTreeSet<String>,
    sources: &'a SourceMap,
}

impl Assembly<'_> {
    fn dialect(&self, name: &str, file: FileId, faults: &mut Vec<Diagnostic>) -> Dialect {
        let mut reader = Reader::new(file, &self.sources.file(file).text);
        let draft = read::dialect::read(&mut reader);
        faults.append(&mut reader.diagnostics);
        let (grammar, torn) = self.grammar(&draft, faults);
        let drafts = self.schemes(name, &draft, faults);
        let private: Vec<_> =
            drafts.iter().map(|draft| (draft.name.value.as_str(), &draft.grammar)).collect();
        let (mut program, mut found) = lower::lower(&grammar, &private);
        resolve::add_decoded_rules(&mut program, &draft.components, &drafts);
        let faulty_files = found.iter().filter_map(|fault| fault.span).map(|span| span.file).collect();
        faults.append(&mut found);
        let file = draft.grammar.as_ref().and_then(|name| self.sorted.grammars.get(&name.value)).copied();
        let state = GrammarState::of_dialect(torn, file, &faulty_files);
        let context =
            Context { program: &program, shared: &draft.components, state, faulty_files: &faulty_files };
        resolve::check_shared(&context, faults);
        if let Some(rule) = &draft.generic_rule
            && let Some(id) = resolve::start_rule(&program, None, rule, state, faults)
            && state == GrammarState::Whole
            // Without schemes it is a set of rules, for tests.
            && !drafts.is_empty()
        {
            resolve::check_generic_scheme(&program, id, rule, &draft.components, faults);
        }
        if let Some(rule) = &draft.relative_rule {
            resolve::start_rule(&program, None, rule, state, faults);
        }
        if let Some(rule) = &draft.unreserved {
            resolve::class_rule(&program, rule, state, faults);
        }
        resolve::check_scheme_identifiers(&drafts, faults);
        let all = drafts.len();
        let schemes = resolve_schemes(&context, drafts, faults);
        // Which components there are is known only where every scheme is.
        let whole = schemes.len() == all && !self.sorted.lent.contains(name);
        resolve::check_findings(&context, &draft, &schemes, whole, faults);
        build(name, draft, grammar, schemes, program)
    }

    /// The grammar of a dialect, and whether it is not all there.
    fn grammar(&self, draft: &DialectDraft, faults: &mut Vec<Diagnostic>) -> (Grammar, bool) {
        let Some(wanted) = &draft.grammar else { return (Grammar::default(), true) };
        let Some(&file) = self.sorted.grammars.get(&wanted.value) else {
            if !self.unreadable.contains(&wanted.value) {
                let diagnostic = Diagnostic::error(
                    "missing-grammar",
                    format!("there is no grammar file `{}`", wanted.value),
                )
                .at(wanted.span);
                let known = self.sorted.grammars.keys().map(String::as_str);
                faults.push(match nearest(&wanted.value, known) {
                    Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                    None => diagnostic.help("add the file, or name one that is there"),
                });
            }
            return (Grammar::default(), true);
        };
        let (offset, text) = without_bom(&self.sources.file(file).text);
        let (grammar, mut found) = syntax::read(file, text, offset);
        let faulty = diagnostic::has_errors(&found);
        faults.append(&mut found);
        check_notation(draft, &grammar, faults);
        (grammar, faulty)
    }

    fn schemes(&self, dialect: &str, draft: &DialectDraft, faults: &mut Vec<Diagnostic>) -> Vec<SchemeDraft> {
        let base = |rule: &str| draft.components.get(rule).map(|keyed| keyed.def.clone());
        let files = self.sorted.schemes.get(dialect).map(Vec::as_slice).unwrap_or_default();
        files
            .iter()
            .map(|(name, file)| {
                let mut reader = Reader::new(*file, &self.sources.file(*file).text);
                let scheme = read::scheme::read(&mut reader, *file, name, &base);
                faults.append(&mut reader.diagnostics);
                scheme
            })
            .collect()
    }
}

/// The notation is one that is known, and the one that the grammar itself names.
fn check_notation(draft: &DialectDraft, grammar: &Grammar, faults: &mut Vec<Diagnostic>) {
    let Some(notation) = &draft.notation else { return };
    if Notation::from_name(&notation.value).is_none() {
        let known: Vec<_> = Notation::ALL.iter().map(|notation| notation.name()).collect();
        let diagnostic = Diagnostic::error("bad-value", format!("\"{}\" is no notation", notation.value))
            .at(notation.span)
            .help(format!("it is one of {}", crate::toml_walk::list(&known)));
        faults.push(diagnostic);
    }
    for line in &grammar.docs {
        let Some(said) = line.text.trim().strip_prefix("notation:") else { continue };
        if said.trim() != notation.value {
            let message =
                format!("the grammar is written in \"{}\", not in \"{}\"", said.trim(), notation.value);
            let diagnostic = Diagnostic::error("notation-mismatch", message)
                .at(notation.span)
                .related(line.span, "the grammar says so here");
            faults.push(diagnostic);
        }
    }
}

fn resolve_schemes(
    context: &Context<'_>,
    drafts: Vec<SchemeDraft>,
    faults: &mut Vec<Diagnostic>,
) -> BTreeMap<String, Scheme> {
    let found = drafts.into_iter().filter_map(|draft| resolve::scheme(context, draft, faults));
    found.map(|scheme| (scheme.name.value.clone(), scheme)).collect()
}

fn build(
    name: &str,
    draft: DialectDraft,
    grammar: Grammar,
    schemes: BTreeMap<String, Scheme>,
    program: url_schemes_grammar::ir::Program,
) -> Dialect {
    let nowhere = || crate::model::Spanned { value: String::new(), span: draft.span };
    Dialect {
        name: name.to_owned(),
        title: draft.title,
        documents: draft.documents,
        year: draft.year,
        grammar_file: draft.grammar.map(|file| file.value).unwrap_or_default(),
        notation: draft.notation.map(|notation| notation.value).unwrap_or_default(),
        generic_rule: draft.generic_rule.unwrap_or_else(nowhere),
        references: draft.references,
        relative_rule: draft.relative_rule,
        unreserved: draft.unreserved,
        notes: draft.notes,
        findings: draft.findings,
        mending: draft.mending,
        components: draft.components.into_iter().map(|(rule, keyed)| (rule, keyed.def)).collect(),
        grammar,
        schemes,
        program,
        compiled: OnceLock::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unreserved_is_a_set_of_characters() {
        let told = |unreserved: &str| {
            let dialect = format!(
                "title = \"D\"\ngrammar = \"d.pest\"\nnotation = \"abnf\"\ngeneric-rule = \"any\"\n\
                 documents = []\n{unreserved}"
            );
            let grammar = "any = ${ scheme ~ \":\" ~ rest }\nscheme = @{ letter+ }\nrest = @{ (letter | sign)* }\n\
                           letter = _{ 'a'..'z' }\nsign = _{ \"-\" | ^\"x\" | dot }\ndot = _{ \".\" }\n";
            let input = |path: &str, text: &str| Input::new(path.to_owned(), text.as_bytes().to_vec());
            let inputs = vec![input("registry/d.toml", &dialect), input("grammar/d.pest", grammar)];
            let loaded = assemble(inputs);
            let set: Vec<u8> = loaded.registry.dialects["d"].unreserved().iter().collect();
            let codes: Vec<_> = loaded.diagnostics.iter().map(|found| found.code).collect();
            (codes, String::from_utf8_lossy(&set).into_owned())
        };
        let letters = "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~".to_owned();
        assert_eq!(told(""), (vec![], letters.clone()));
        assert_eq!(told("unreserved = \"sign\"\n"), (vec![], "-.Xx".to_owned()));
        assert_eq!(told("unreserved = \"rest\"\n"), (vec!["bad-value"], letters.clone()));
        assert_eq!(told("unreserved = \"sing\"\n"), (vec!["unknown-rule"], letters));
    }

    #[test]
    fn a_dialect_that_is_lent_may_look_for_components_of_schemes_that_stayed_behind() {
        let dialect = "title = \"D\"\ngrammar = \"d.pest\"\nnotation = \"abnf\"\ngeneric-rule = \"any\"\n\
                       documents = []\n[[finding]]\ncode = \"c\"\nseverity = \"note\"\nmessage = \"m\"\n\
                       reference = \"r\"\ncomponent = \"left-behind\"\npresent = true\n";
        let grammar = "any = ${ scheme ~ \":\" ~ rest }\nscheme = @{ 'a'..'z'+ }\nrest = @{ 'a'..'z'* }\n";
        let codes = |lent: bool| {
            let input = |path: &str, text: &str| Input {
                lent,
                ..Input::new(path.to_owned(), text.as_bytes().to_vec())
            };
            let inputs = vec![input("registry/d.toml", dialect), input("grammar/d.pest", grammar)];
            assemble(inputs).diagnostics.iter().map(|found| found.code).collect::<Vec<_>>()
        };
        assert_eq!(codes(false), ["unknown-component"]);
        assert_eq!(codes(true), [""; 0]);
    }
}
