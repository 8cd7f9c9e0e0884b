//! The one way from a registry to generated files.

use url_schemes_grammar::diagnostic::{Diagnostic, has_errors, sort};
use url_schemes_registry::model::Registry;

use crate::emit::{self, Options};
use crate::fileset::FileSet;
use crate::{format, plan};

/// The runtime that is copied into the output.
const SUPPORT: &[(&str, &str)] = &[
    ("support/base64.rs", include_str!("support/base64.rs")),
    ("support/byte_class.rs", include_str!("support/byte_class.rs")),
    ("support/component.rs", include_str!("support/component.rs")),
    ("support/decode.rs", include_str!("support/decode.rs")),
    ("support/encode.rs", include_str!("support/encode.rs")),
    ("support/error.rs", include_str!("support/error.rs")),
    ("support/explain.rs", include_str!("support/explain.rs")),
    ("support/finding.rs", include_str!("support/finding.rs")),
    ("support/host.rs", include_str!("support/host.rs")),
    ("support/list.rs", include_str!("support/list.rs")),
    ("support/matching.rs", include_str!("support/matching.rs")),
    ("support/mod.rs", include_str!("support/mod.rs")),
    ("support/names.rs", include_str!("support/names.rs")),
    ("support/number.rs", include_str!("support/number.rs")),
    ("support/pieces.rs", include_str!("support/pieces.rs")),
    ("support/reference.rs", include_str!("support/reference.rs")),
    ("support/reference/relative.rs", include_str!("support/reference/relative.rs")),
    ("support/reference/resolve.rs", include_str!("support/reference/resolve.rs")),
    ("support/reference/walk.rs", include_str!("support/reference/walk.rs")),
    ("support/scan.rs", include_str!("support/scan.rs")),
    ("support/scan/bytes.rs", include_str!("support/scan/bytes.rs")),
    ("support/scan/class.rs", include_str!("support/scan/class.rs")),
    ("support/scan/labels.rs", include_str!("support/scan/labels.rs")),
    ("support/scan/simd.rs", include_str!("support/scan/simd.rs")),
    ("support/scan/simd/avx2.rs", include_str!("support/scan/simd/avx2.rs")),
    ("support/scan/simd/sse2.rs", include_str!("support/scan/simd/sse2.rs")),
    ("support/slot.rs", include_str!("support/slot.rs")),
    ("support/text.rs", include_str!("support/text.rs")),
    ("support/whole.rs", include_str!("support/whole.rs")),
];

/// Generates the code for a registry, in memory: the same registry always gives the same bytes.
///
/// # Errors
///
/// What cannot be generated, with its place in the registry.
pub fn generate(registry: &Registry, options: &Options) -> Result<FileSet, Vec<Diagnostic>> {
    let (plan, diagnostics) = plan::plan(registry);
    if has_errors(&diagnostics) {
        return Err(diagnostics);
    }
    let mut files = Vec::new();
    for (path, tokens) in emit::emit(&plan, options) {
        let text =
            format::file(&path, tokens).map_err(|fault| vec![Diagnostic::error("generator-fault", fault)])?;
        files.push((path, text));
    }
    files.extend(SUPPORT.iter().map(|&(path, text)| (path.to_owned(), format::support(text))));
    Ok(FileSet::new(files))
}

/// Generates the code for a registry in which `found` was found, if there is no error among that. Gives the
/// files, and all that was found, in the order of the places.
pub fn generate_sound(
    registry: &Registry,
    options: &Options,
    mut found: Vec<Diagnostic>,
) -> (Option<FileSet>, Vec<Diagnostic>) {
    if has_errors(&found) {
        return (None, found);
    }
    match generate(registry, options) {
        Ok(files) => (Some(files), found),
        Err(more) => {
            found.extend(more);
            sort(&mut found);
            (None, found)
        }
    }
}
