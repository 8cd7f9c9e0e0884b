//! The one way from a registry to generated files.

use url_schemes_grammar::diagnostic::{Diagnostic, has_errors, sort};
use url_schemes_registry::model::Registry;

use crate::emit::{self, Options};
use crate::fileset::FileSet;
use crate::format;
use crate::plan::{self, Plan};

/// The runtime that is copied into the output.
const SUPPORT: &[(&str, &str)] = &[
    ("support/base64.rs", include_str!("support/base64.rs")),
    ("support/build.rs", include_str!("support/build.rs")),
    ("support/build/change.rs", include_str!("support/build/change.rs")),
    ("support/build/error.rs", include_str!("support/build/error.rs")),
    ("support/build/parts.rs", include_str!("support/build/parts.rs")),
    ("support/build/taken.rs", include_str!("support/build/taken.rs")),
    ("support/build/write.rs", include_str!("support/build/write.rs")),
    ("support/byte_class.rs", include_str!("support/byte_class.rs")),
    ("support/component.rs", include_str!("support/component.rs")),
    ("support/decode.rs", include_str!("support/decode.rs")),
    ("support/dialect.rs", include_str!("support/dialect.rs")),
    ("support/encode.rs", include_str!("support/encode.rs")),
    ("support/error.rs", include_str!("support/error.rs")),
    ("support/examine.rs", include_str!("support/examine.rs")),
    ("support/examine/bytes.rs", include_str!("support/examine/bytes.rs")),
    ("support/examine/kinds.rs", include_str!("support/examine/kinds.rs")),
    ("support/examine/mend.rs", include_str!("support/examine/mend.rs")),
    ("support/examine/near.rs", include_str!("support/examine/near.rs")),
    ("support/examine/scheme.rs", include_str!("support/examine/scheme.rs")),
    ("support/examine/wrapped.rs", include_str!("support/examine/wrapped.rs")),
    ("support/explain.rs", include_str!("support/explain.rs")),
    ("support/find.rs", include_str!("support/find.rs")),
    ("support/find/bare.rs", include_str!("support/find/bare.rs")),
    ("support/find/brackets.rs", include_str!("support/find/brackets.rs")),
    ("support/find/hit.rs", include_str!("support/find/hit.rs")),
    ("support/find/input.rs", include_str!("support/find/input.rs")),
    ("support/find/judge.rs", include_str!("support/find/judge.rs")),
    ("support/find/lines.rs", include_str!("support/find/lines.rs")),
    ("support/find/marks.rs", include_str!("support/find/marks.rs")),
    ("support/find/quotes.rs", include_str!("support/find/quotes.rs")),
    ("support/find/readings.rs", include_str!("support/find/readings.rs")),
    ("support/find/scheme.rs", include_str!("support/find/scheme.rs")),
    ("support/find/search.rs", include_str!("support/find/search.rs")),
    ("support/find/stream.rs", include_str!("support/find/stream.rs")),
    ("support/find/value.rs", include_str!("support/find/value.rs")),
    ("support/find/wrap.rs", include_str!("support/find/wrap.rs")),
    ("support/finding.rs", include_str!("support/finding.rs")),
    ("support/finding/fix.rs", include_str!("support/finding/fix.rs")),
    ("support/finding/pattern.rs", include_str!("support/finding/pattern.rs")),
    ("support/grow.rs", include_str!("support/grow.rs")),
    ("support/html.rs", include_str!("support/html.rs")),
    ("support/host.rs", include_str!("support/host.rs")),
    ("support/interop.rs", include_str!("support/interop.rs")),
    ("support/keyed.rs", include_str!("support/keyed.rs")),
    ("support/level.rs", include_str!("support/level.rs")),
    ("support/list.rs", include_str!("support/list.rs")),
    ("support/literal.rs", include_str!("support/literal.rs")),
    ("support/matching.rs", include_str!("support/matching.rs")),
    ("support/mod.rs", include_str!("support/mod.rs")),
    ("support/names.rs", include_str!("support/names.rs")),
    ("support/normal.rs", include_str!("support/normal.rs")),
    ("support/normal/canonical.rs", include_str!("support/normal/canonical.rs")),
    ("support/normal/escapes.rs", include_str!("support/normal/escapes.rs")),
    ("support/number.rs", include_str!("support/number.rs")),
    ("support/pieces.rs", include_str!("support/pieces.rs")),
    ("support/redact.rs", include_str!("support/redact.rs")),
    ("support/plan.rs", include_str!("support/plan.rs")),
    ("support/plan/argument.rs", include_str!("support/plan/argument.rs")),
    ("support/plan/error.rs", include_str!("support/plan/error.rs")),
    ("support/plan/inputs.rs", include_str!("support/plan/inputs.rs")),
    ("support/plan/pattern.rs", include_str!("support/plan/pattern.rs")),
    ("support/plan/run.rs", include_str!("support/plan/run.rs")),
    ("support/plan/scope.rs", include_str!("support/plan/scope.rs")),
    ("support/plan/step.rs", include_str!("support/plan/step.rs")),
    ("support/plan/table.rs", include_str!("support/plan/table.rs")),
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
    ("support/serialize.rs", include_str!("support/serialize.rs")),
    ("support/slot.rs", include_str!("support/slot.rs")),
    ("support/suffix.rs", include_str!("support/suffix.rs")),
    ("support/text.rs", include_str!("support/text.rs")),
    ("support/traits.rs", include_str!("support/traits.rs")),
    ("support/view.rs", include_str!("support/view.rs")),
    ("support/whole.rs", include_str!("support/whole.rs")),
];

/// Generated code, and the plan that it was made by.
#[derive(Debug)]
pub struct Generated<'r> {
    /// What was going to be generated.
    pub plan: Plan<'r>,
    /// The files.
    pub files: FileSet,
}

/// Generates the code for a registry, in memory: the same registry always gives the same bytes.
///
/// # Errors
///
/// What cannot be generated, with its place in the registry.
pub fn generate(registry: &Registry, options: &Options) -> Result<FileSet, Vec<Diagnostic>> {
    planned(registry, options).map(|generated| generated.files)
}

/// Generates the code for a registry in which `found` was found, if there is no error among that. Gives the
/// code, and all that was found, in the order of the places.
pub fn generate_sound<'r>(
    registry: &'r Registry,
    options: &Options,
    mut found: Vec<Diagnostic>,
) -> (Option<Generated<'r>>, Vec<Diagnostic>) {
    if has_errors(&found) {
        return (None, found);
    }
    match planned(registry, options) {
        Ok(generated) => (Some(generated), found),
        Err(more) => {
            found.extend(more);
            sort(&mut found);
            (None, found)
        }
    }
}

fn planned<'r>(registry: &'r Registry, options: &Options) -> Result<Generated<'r>, Vec<Diagnostic>> {
    let (plan, diagnostics) = plan::plan(registry);
    if has_errors(&diagnostics) {
        return Err(diagnostics);
    }
    let files = emit::emit(&plan, options);
    let mut files = files.map_err(|fault| vec![Diagnostic::error("generator-fault", fault)])?;
    files.extend(SUPPORT.iter().map(|&(path, text)| (path.to_owned(), format::support(text))));
    Ok(Generated { files: FileSet::new(files), plan })
}
