//! The files of the linked crate, and the strings in them.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// The files by their paths, with what is no comment.
pub(super) struct Sources {
    files: Vec<(String, String)>,
}

/// What all schemes of a dialect may use.
const SHARED: [&str; 4] = ["classes.rs", "findings.rs", "grammar.rs", "rules.rs"];

impl Sources {
    /// Reads the files in a folder, and in those in it.
    pub(super) fn read(folder: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        collect(folder, "", &mut files)?;
        files.sort();
        Ok(Sources { files })
    }

    /// The dialects: the modules with schemes.
    pub(super) fn dialects(&self) -> Vec<String> {
        let modules = self.files.iter().filter_map(|(path, _)| path.strip_suffix("/mod.rs"));
        modules.filter(|module| *module != "support").map(str::to_owned).collect()
    }

    /// The files of schemes and of the lookup, by the names of their modules, such as `rfc1738` and `http`.
    pub(super) fn parts(&self) -> impl Iterator<Item = (Vec<&str>, &str)> {
        let files =
            self.files.iter().filter(|(_, text)| text.contains("pub struct ") && text.contains("parse("));
        let schemes = files.filter(|(path, _)| !path.starts_with("support") && !path.ends_with("/mod.rs"));
        let lookup = self.files.iter().filter(|(path, _)| path == "lookup.rs");
        schemes.chain(lookup).map(|(path, text)| {
            let module = path.trim_end_matches(".rs");
            (module.split('/').collect(), text.as_str())
        })
    }

    /// The module of a type such as `rfc1738::HttpUrl`.
    pub(super) fn module(&self, parser: &str) -> Option<Vec<&str>> {
        let (dialect, name) = parser.split_once("::")?;
        let definition = format!("pub struct {name}<");
        let mut parts = self.parts();
        parts
            .find(|(module, text)| module[0] == dialect && text.contains(&definition))
            .map(|(module, _)| module)
    }

    /// What the parser of a scheme may use: its file, and what the schemes of its dialect share.
    pub(super) fn reach(&self, module: &[&str]) -> String {
        let own = format!("{}.rs", module.join("/"));
        let may = |path: &str| {
            let (folder, file) = path.split_once('/').unwrap_or(("", path));
            path == own || folder == "support" || (folder == module[0] && SHARED.contains(&file))
        };
        self.files.iter().filter(|(path, _)| may(path)).map(|(_, text)| text.as_str()).collect()
    }
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            let text = fs::read_to_string(entry.path())?;
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let code = code.flat_map(|line| [line, "\n"]).collect();
            files.push((path, code));
        }
    }
    Ok(())
}

/// The texts between quotes on one line in code, without those that hold an escape.
pub(super) fn strings(code: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for line in code.lines().filter(|line| !line.contains('\\') && !line.trim_start().starts_with("#[")) {
        found.extend(line.split('"').skip(1).step_by(2));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_stand_between_quotes() {
        let code = "a(\"one\", b\"two\");\n#[doc = \"no\"]\n\"\\n\"; \"no\"\n\"three\"";
        assert_eq!(strings(code).into_iter().collect::<Vec<_>>(), ["one", "three", "two"]);
    }
}
