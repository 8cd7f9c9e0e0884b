//! The shipped registry with every scheme and every rule under another name, to see that the generator
//! knows none of them.

use std::collections::BTreeMap;

use proc_macro2::{TokenStream, TokenTree};
use regex::{Captures, Regex};
use url_schemes_registry::load;

use crate::files;

/// New names for all schemes and rules. They keep the order of the old ones, and their length.
pub struct Renaming {
    schemes: BTreeMap<String, String>,
    rules: BTreeMap<String, String>,
    files: Vec<(String, String)>,
}

/// The first letter becomes the next one in the alphabet; `z` stays.
fn new_name(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    let first = first.bytes().next().map_or('a', |byte| match byte {
        b'a'..=b'y' => char::from(byte + 1),
        byte => char::from(byte),
    });
    format!("{first}{rest}")
}

impl Renaming {
    /// New names for what is shipped.
    pub fn of_shipped() -> Self {
        let loaded = load::shipped();
        let dialect = &loaded.registry.dialects["rfc1738"];
        let names = dialect.schemes.keys().chain(loaded.registry.reserved.keys());
        let schemes = names.map(|name| (name.clone(), new_name(name))).collect();
        let rules =
            dialect.program.rules().map(|(_, rule)| (rule.name.clone(), new_name(&rule.name))).collect();
        // One dialect is enough: the generator does not know which.
        let others = loaded.registry.dialects.keys().filter(|name| *name != "rfc1738");
        // IANA's names keep theirs, so the new ones would stand in another order among them.
        let left_out = ["bnf", "iana"].map(str::to_owned);
        let others: Vec<_> = others.chain(&left_out).cloned().collect();
        let of_another = |path: &str| {
            let mut parts = path.split(['/', '.']);
            parts.any(|part| others.iter().any(|other| other == part))
        };
        let files = files::registry_files().into_iter().filter(|(path, _)| !of_another(path));
        let mut files: Vec<_> =
            files.map(|(path, bytes)| (path, String::from_utf8(bytes).expect("files are UTF-8"))).collect();
        // What a component is called comes from its rule unless it is said; so it is said here.
        let (_, text) =
            files.iter_mut().find(|(path, _)| path == "registry/rfc1738.toml").expect("it is shipped");
        *text = with_component_names(text, dialect);
        Renaming { schemes, rules, files }
    }

    /// The files with the old names.
    pub fn original_files(&self) -> Vec<(String, Vec<u8>)> {
        self.files.iter().map(|(path, text)| (path.clone(), text.clone().into_bytes())).collect()
    }

    /// The files with the new names.
    pub fn renamed_files(&self) -> Vec<(String, Vec<u8>)> {
        let renamed = self.files.iter().map(|(path, text)| {
            let text = if path.ends_with(".pest") { self.pest(text) } else { self.toml(text) };
            (self.path(path), text.into_bytes())
        });
        renamed.collect()
    }

    /// The path of a file that is named after a scheme, or any other path as it is.
    pub fn path(&self, path: &str) -> String {
        let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
        let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
        match self.schemes.get(stem).filter(|_| folder.ends_with("rfc1738")) {
            Some(new) => format!("{folder}/{new}.{ending}"),
            None => path.to_owned(),
        }
    }

    fn pest(&self, text: &str) -> String {
        let token = Regex::new(r#""(?:[^"\\]|\\.)*"|'.'|[A-Za-z_][A-Za-z0-9_]*"#).expect("a regex");
        let lines = text.lines().map(|line| {
            if line.trim_start().starts_with("//") {
                return line.to_owned();
            }
            let replaced = token.replace_all(line, |found: &Captures<'_>| {
                let found = &found[0];
                match found.strip_prefix('"') {
                    Some(quoted) => format!("\"{}", self.url(quoted)),
                    None => self.rules.get(found).cloned().unwrap_or_else(|| found.to_owned()),
                }
            });
            replaced.into_owned()
        });
        lines.map(|line| line + "\n").collect()
    }

    fn toml(&self, text: &str) -> String {
        let rule = Regex::new(r#"^(rule|generic-rule|unreserved) = "([a-z0-9_]+)""#).expect("a regex");
        let key = Regex::new(r"^([a-z0-9_]+) = \{").expect("a regex");
        let name = Regex::new(r#"^name = "([^"]+)""#).expect("a regex");
        let url = Regex::new(r#"^url = (["'])"#).expect("a regex");
        let mut section = String::new();
        let lines = text.lines().map(|line| {
            if line.starts_with('[') {
                section = line.to_owned();
            }
            if let Some(found) = url.find(line) {
                return format!("{}{}", found.as_str(), self.url(&line[found.end()..]));
            }
            if let Some(found) = rule.captures(line) {
                return line
                    .replace(&format!("\"{}\"", &found[2]), &format!("\"{}\"", self.rules[&found[2]]));
            }
            if let Some(found) = key.captures(line).filter(|_| section == "[components]") {
                return format!("{}{}", self.rules[&found[1]], &line[found[1].len()..]);
            }
            match name.captures(line).filter(|_| section.is_empty() || section == "[[reserved]]") {
                Some(found) => format!("name = \"{}\"", self.schemes[&found[1]]),
                None => line.to_owned(),
            }
        });
        lines.map(|line| line + "\n").collect()
    }

    /// A text that may begin with a scheme, in any case.
    fn url(&self, text: &str) -> String {
        let scheme = text.split(':').next().unwrap_or("");
        if scheme.len() == text.len() || !self.schemes.contains_key(&scheme.to_ascii_lowercase()) {
            return text.to_owned();
        }
        let first = new_name(&scheme[..1].to_ascii_lowercase());
        let first = if scheme.starts_with(|c: char| c.is_ascii_uppercase()) {
            first.to_ascii_uppercase()
        } else {
            first
        };
        format!("{first}{}", &text[1..])
    }

    /// Sees to it that two texts have the same tokens but for names, and that each changed one holds an
    /// old name where the other holds the new one. Documentation is not compared. The changed tokens are
    /// added to `changed`.
    ///
    /// # Panics
    ///
    /// If they differ in anything else.
    pub fn compare_tokens(&self, path: &str, old: &str, new: &str, changed: &mut BTreeMap<String, String>) {
        let (old, new) = (tokens(old), tokens(new));
        for (old, new) in old.iter().zip(&new) {
            if old != new && !changed.contains_key(old) {
                assert!(
                    self.explains(old, new),
                    "{path}: `{old}` became `{new}`, which no new name explains"
                );
                changed.insert(old.clone(), new.clone());
            }
        }
        assert_eq!(old.len(), new.len(), "{path}");
    }

    /// Whether a new name in the place of an old one turns one token into the other: in any case, with
    /// its words joined by `_` or not at all.
    fn explains(&self, old: &str, new: &str) -> bool {
        let (old, new) = (old.to_ascii_lowercase(), new.to_ascii_lowercase());
        let forms = [
            |name: &str| name.to_owned(),
            |name: &str| name.replace(['-', '.'], "_"),
            |name: &str| name.replace(['-', '.', '_'], ""),
        ];
        let names = self.schemes.iter().chain(&self.rules);
        let mut pairs = names.flat_map(|(from, to)| forms.map(|form| (form(from), form(to))));
        pairs.any(|(from, to)| {
            old.match_indices(&from).any(|(at, _)| {
                new.get(..at) == old.get(..at)
                    && new.get(at..) == Some(&format!("{to}{}", &old[at + from.len()..]))
            })
        })
    }
}

fn with_component_names(text: &str, dialect: &url_schemes_registry::model::Dialect) -> String {
    use url_schemes_grammar::ast::RuleKind;
    let mut text = text.replace("[components]\n", "[components]\n#here\n");
    for (_, rule) in dialect.program.rules().filter(|(_, rule)| rule.kind != RuleKind::Silent) {
        let name = format!("name = \"{}\"", rule.name.replace('_', "-"));
        let defined = Regex::new(&format!(r"(?m)^{} = \{{ (.*) \}}$", rule.name)).expect("a regex");
        let inner = defined.captures(&text).map(|found| found[1].to_owned());
        text = match inner {
            Some(inner) if inner.contains("name =") => text,
            Some(inner) => {
                defined.replace(&text, format!("{} = {{ {name}, {inner} }}", rule.name)).into_owned()
            }
            // Start rules are no components.
            None if dialect.schemes.values().any(|scheme| scheme.rule_name.value == rule.name) => text,
            None if rule.name == dialect.generic_rule.value => text,
            None => text.replacen("#here", &format!("{} = {{ {name} }}\n#here", rule.name), 1),
        };
    }
    text
}

/// The tokens of a Rust text in a row, without doc attributes, and without the tables of names: where a name
/// stands in them follows from its hash.
fn tokens(text: &str) -> Vec<String> {
    let stream: TokenStream = text.parse().expect("generated text is Rust");
    let mut flat = Vec::new();
    flatten(stream, &mut flat);
    flat
}

fn flatten(stream: TokenStream, flat: &mut Vec<String>) {
    let mut rest = stream.into_iter().peekable();
    while let Some(token) = rest.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let inner =
                    rest.next_if(|next| matches!(next, TokenTree::Punct(next) if next.as_char() == '!'));
                let is_doc = |next: &TokenTree| match next {
                    TokenTree::Group(group) => {
                        let attribute = group.stream().to_string();
                        let depends = attribute.starts_with("cfg_attr");
                        attribute.starts_with("doc") || depends && attribute.contains(", doc =")
                    }
                    _ => false,
                };
                if rest.next_if(is_doc).is_none() {
                    flat.push("#".to_owned());
                    flat.extend(inner.map(|_| "!".to_owned()));
                }
            }
            TokenTree::Group(group) => {
                flat.push(format!("{:?}", group.delimiter()));
                flatten(group.stream(), flat);
                flat.push("end".to_owned());
            }
            TokenTree::Ident(word) if word == "NAMES" && flat.last().is_some_and(|last| last == "static") => {
                flat.push(word.to_string());
                let is_end =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(end) if end.as_char() == ';');
                while rest.next_if(|token| !is_end(token)).is_some() {}
            }
            token => flat.push(token.to_string()),
        }
    }
}
