//! The budget: how many instructions a URL may take, by measure. A file of lines `"name" = number`, which is
//! TOML, and read without a reader of TOML, so that nothing but the parsers is compiled for the gate.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The figures by the names of the measures.
pub(super) type Budget = BTreeMap<String, f64>;

const HEAD: &str = "\
# How many instructions a URL may take: `cargo run --release -p url-schemes-bench --no-default-features -- --instructions`
# fails at 2 % more. Written by the same with `--bless`; see docs/benchmarks.md.
";

/// Where it is.
pub(super) fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("budget.toml")
}

/// Reads it; gives the compiler for which it was made, and the figures.
///
/// # Errors
///
/// A message, if there is a line that is none of a budget.
pub(super) fn parse(text: &str) -> Result<(String, Budget), String> {
    let mut budget = Budget::new();
    let mut compiler = String::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') || line == "[instructions]" {
            continue;
        }
        let fault = || format!("line {} of the budget is not understood: {line}", at + 1);
        let (name, value) = line.split_once('=').ok_or_else(fault)?;
        let (name, value) = (name.trim(), value.trim());
        if name == "compiler" {
            compiler = unquoted(value).ok_or_else(fault)?.to_owned();
        } else {
            let name = unquoted(name).ok_or_else(fault)?;
            budget.insert(name.to_owned(), value.parse().map_err(|_| fault())?);
        }
    }
    Ok((compiler, budget))
}

fn unquoted(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"').filter(|text| !text.contains(['"', '\\']))
}

/// The text of the file.
pub(super) fn text(compiler: &str, figures: &[(&str, f64)]) -> String {
    let mut text = format!("{HEAD}\ncompiler = \"{compiler}\"\n\n[instructions]\n");
    for (name, figure) in figures {
        let _ = writeln!(text, "\"{name}\" = {figure:.1}");
    }
    text
}

/// Writes a file as a whole or not at all.
///
/// # Errors
///
/// As those of writing and renaming a file.
pub(super) fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let new = path.with_extension("toml.new");
    std::fs::write(&new, text)?;
    std::fs::rename(&new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let text = text("rustc 1.2.3", &[("b", 12.34), ("a, 64 KB", 7.0)]);
        let budget = Budget::from([(String::from("b"), 12.3), (String::from("a, 64 KB"), 7.0)]);
        assert_eq!(parse(&text), Ok((String::from("rustc 1.2.3"), budget)));
    }

    #[test]
    fn other_lines_are_told() {
        for line in ["a = 1", "\"a\" = x", "\"a\"", "compiler = 1"] {
            assert!(parse(line).is_err_and(|message| message.contains(line)), "{line}");
        }
    }
}
