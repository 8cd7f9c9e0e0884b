//! A set of generated files as one file, to be included in a module of another crate.

use syn::{File, Item};

use crate::fileset::FileSet;
use crate::format::HEADER;

/// The features of the linked crate that a file may have as well, each because it was asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Features {
    pub(crate) simd: bool,
    pub(crate) serde: bool,
    pub(crate) url: bool,
    pub(crate) arbitrary: bool,
}

impl Features {
    /// Whether a feature is on. Those that cost nothing always are.
    fn has(self, name: &str) -> bool {
        match name {
            "simd" => self.simd,
            "serde" => self.serde,
            "url" => self.url,
            "arbitrary" => self.arbitrary,
            _ => true,
        }
    }
}

/// The files below `lib.rs` as modules inside one text, with these features.
///
/// # Errors
///
/// If a file is not Rust or names a module that is not in the set: faults of the generator.
pub(crate) fn bundle(files: &FileSet, features: Features) -> Result<String, String> {
    let files = Files { files, features };
    let mut root = files.parse("lib.rs")?;
    // What describes a crate has no place inside another one.
    root.attrs.clear();
    root.items = files.inline("", root.items)?;
    Ok(format!("{HEADER}\n{}", prettyplease::unparse(&root)))
}

struct Files<'f> {
    files: &'f FileSet,
    features: Features,
}

impl Files<'_> {
    fn parse(&self, path: &str) -> Result<File, String> {
        let text = self.files.get(path).ok_or_else(|| format!("no generated file is called {path}"))?;
        let lines = text.lines().filter_map(|line| self.condition(line));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        let mut file = syn::parse_file(&text)
            .map_err(|error| format!("the generated file {path} is not Rust: {error}"))?;
        file.attrs.retain(|attribute| !attribute.path().is_ident("cfg_attr"));
        Ok(file)
    }

    /// A line with its condition on a feature decided: without it, if that holds.
    fn condition<'l>(&self, line: &'l str) -> Option<&'l str> {
        let trimmed = line.trim();
        let name = |before: &str, behind: &str| trimmed.strip_prefix(before)?.strip_suffix(behind);
        if let Some(name) = name("#[cfg(feature = \"", "\")]") {
            return if self.features.has(name) { None } else { Some(NEVER) };
        }
        if let Some(name) = name("#[cfg(not(feature = \"", "\"))]") {
            return if self.features.has(name) { Some(NEVER) } else { None };
        }
        Some(line)
    }

    /// Puts the text of each module in the place of its declaration.
    fn inline(&self, folder: &str, items: Vec<Item>) -> Result<Vec<Item>, String> {
        let items = items.into_iter().filter(|item| !is_never(item));
        let inlined = items.map(|item| {
            let Item::Mod(mut module) = item else { return Ok(item) };
            if module.content.is_some() {
                return Ok(Item::Mod(module));
            }
            let name = module.ident.to_string();
            let (flat_path, nested_path) = (format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs"));
            let path = if self.files.get(&nested_path).is_some() { nested_path } else { flat_path };
            let inner = format!("{folder}{name}/");
            let file = self.parse(&path)?;
            module.attrs.extend(file.attrs);
            module.semi = None;
            module.content = Some((syn::token::Brace::default(), self.inline(&inner, file.items)?));
            Ok(Item::Mod(module))
        });
        inlined.collect()
    }
}

/// A condition that does not hold.
const NEVER: &str = "#[cfg(any())]";

fn is_never(item: &Item) -> bool {
    let attributes = match item {
        Item::Mod(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        list.path.is_ident("cfg") && list.tokens.to_string().replace(' ', "") == "any()"
    })
}
