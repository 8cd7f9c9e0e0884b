//! A set of generated files as one file, to be included in a module of another crate.

use syn::{File, Item};

use crate::fileset::FileSet;
use crate::format::HEADER;

/// The files below `lib.rs` as modules inside one text.
///
/// # Errors
///
/// If a file is not Rust or names a module that is not in the set: faults of the generator.
pub(crate) fn bundle(files: &FileSet) -> Result<String, String> {
    let mut root = parse(files, "lib.rs")?;
    // What describes a crate has no place inside another one.
    root.attrs.clear();
    root.items = inline(files, "", root.items)?;
    Ok(format!("{HEADER}\n{}", prettyplease::unparse(&root)))
}

fn parse(files: &FileSet, path: &str) -> Result<File, String> {
    let text = files.get(path).ok_or_else(|| format!("no generated file is called {path}"))?;
    // The features of the linked crate are always on inside another one.
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("#[cfg(feature = "));
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    let mut file =
        syn::parse_file(&text).map_err(|error| format!("the generated file {path} is not Rust: {error}"))?;
    file.attrs.retain(|attribute| !attribute.path().is_ident("cfg_attr"));
    Ok(file)
}

/// Puts the text of each module in the place of its declaration.
fn inline(files: &FileSet, folder: &str, items: Vec<Item>) -> Result<Vec<Item>, String> {
    let inlined = items.into_iter().map(|item| {
        let Item::Mod(mut module) = item else { return Ok(item) };
        if module.content.is_some() {
            return Ok(Item::Mod(module));
        }
        let name = module.ident.to_string();
        let (flat_path, nested_path) = (format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs"));
        let path = if files.get(&nested_path).is_some() { nested_path } else { flat_path };
        let inner = format!("{folder}{name}/");
        let file = parse(files, &path)?;
        module.attrs.extend(file.attrs);
        module.semi = None;
        module.content = Some((syn::token::Brace::default(), inline(files, &inner, file.items)?));
        Ok(Item::Mod(module))
    });
    inlined.collect()
}
