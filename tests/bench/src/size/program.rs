//! Tiny programs that each use one thing of the linked crate.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::elf::{self, Purpose};

/// What a program uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Nothing,
    /// The parser of one scheme, such as `rfc1738::HttpUrl`.
    Scheme(String),
    /// The parser of all schemes of a dialect.
    Dialect(String),
    /// The lookup of names.
    Lookup,
}

/// A program.
pub(super) struct Program {
    pub(super) used: Use,
    /// Bytes of code, and of the data that comes with it.
    pub(super) code: u64,
    pub(super) data: u64,
    /// What is loaded.
    pub(super) loaded: Vec<u8>,
    /// The names of what is in it.
    pub(super) names: Vec<u8>,
}

/// The programs, linked with the same features of the crate.
pub(super) struct Linked {
    pub(super) simd: bool,
    pub(super) programs: Vec<Program>,
}

impl Use {
    /// What it is called in tables.
    pub(super) fn label(&self) -> String {
        match self {
            Use::Nothing => "nothing".to_owned(),
            Use::Scheme(parser) => parser.clone(),
            Use::Dialect(dialect) => format!("{dialect}::parse"),
            Use::Lookup => "lookup".to_owned(),
        }
    }

    /// The name of the program.
    fn program(&self) -> String {
        self.label().replace("::", "-").to_ascii_lowercase()
    }

    /// Whether a text is what is looked for.
    fn expression(&self) -> String {
        match self {
            Use::Nothing => "text.len() > 3".to_owned(),
            Use::Scheme(_) | Use::Dialect(_) => {
                let path = self.label();
                let function = if matches!(self, Use::Scheme(_)) { "::parse" } else { "" };
                format!("url_schemes::{path}{function}(text).is_ok()")
            }
            Use::Lookup => {
                "matches!(url_schemes::lookup(text), url_schemes::Lookup::Registered(_))".to_owned()
            }
        }
    }
}

/// Links a program for each use, with all dialects in the crate.
///
/// # Errors
///
/// A message, if cargo fails or the programs have a format that is not known.
pub(super) fn link(
    folder: &Path,
    generated: &Path,
    dialects: &[String],
    uses: &[Use],
    simd: bool,
) -> Result<Linked, String> {
    let project = folder.join(if simd { "programs-simd" } else { "programs" });
    let cannot = |error| format!("cannot write a project in {}: {error}", project.display());
    let mut features = vec!["std"];
    features.extend(dialects.iter().map(String::as_str));
    features.extend(simd.then_some("simd"));
    write_project(&project, generated, &features).map_err(cannot)?;
    for used in uses {
        let text = format!(
            "use std::process::ExitCode;\n\nfn main() -> ExitCode {{\n    \
             let text = std::env::args().nth(1).unwrap_or_default();\n    \
             ExitCode::from(u8::from(found(&text)))\n}}\n\n\
             fn found(text: &str) -> bool {{\n    {}\n}}\n",
            used.expression()
        );
        let file = project.join("src/bin").join(format!("{}.rs", used.program()));
        fs::write(file, text).map_err(cannot)?;
    }
    cargo(&project, &["build", "--release"])?;
    let programs = uses.iter().map(|used| read(&project, used)).collect::<Result<_, _>>()?;
    Ok(Linked { simd, programs })
}

/// Writes a project that depends on the linked crate with some features, and on nothing else.
pub(super) fn write_project(project: &Path, generated: &Path, features: &[&str]) -> std::io::Result<()> {
    fs::create_dir_all(project.join("src/bin"))?;
    fs::write(project.join("src/lib.rs"), "")?;
    let manifest = format!(
        "[package]\nname = \"size\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\n\
         url-schemes = {{ path = {generated:?}, default-features = false, features = {features:?} }}\n\n\
         [profile.release]\nopt-level = 3\nlto = false\npanic = \"unwind\"\n"
    );
    fs::write(project.join("Cargo.toml"), manifest)
}

/// Runs cargo in a project.
///
/// # Errors
///
/// A message with what it said, if it fails.
pub(super) fn cargo(project: &Path, arguments: &[&str]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).args(["--quiet", "--offline", "--target-dir"]).arg(project.join("target"));
    let output = command.current_dir(project).output();
    let output = output.map_err(|error| format!("cannot run cargo: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("cargo fails in {}: {}", project.display(), String::from_utf8_lossy(&output.stderr)))
}

fn read(project: &Path, used: &Use) -> Result<Program, String> {
    let path =
        project.join("target/release").join(format!("{}{}", used.program(), std::env::consts::EXE_SUFFIX));
    let file = fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let sections = elf::sections(&file)
        .ok_or_else(|| format!("{} is no 64-bit ELF program: only such are understood", path.display()))?;
    let of = |purpose: Purpose| sections.iter().filter(move |section| section.purpose == purpose);
    let size = |purpose: Purpose| of(purpose).map(|section| section.bytes.len() as u64).sum();
    // Sections do not go on in each other.
    let bytes = |purpose: Purpose| of(purpose).flat_map(|section| [section.bytes, b"\0"]).flatten().copied();
    Ok(Program {
        used: used.clone(),
        code: size(Purpose::Code),
        data: size(Purpose::Data),
        loaded: bytes(Purpose::Code).chain(bytes(Purpose::Data)).collect(),
        names: bytes(Purpose::Names).collect(),
    })
}
