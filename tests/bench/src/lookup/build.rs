//! Generates tables of names at build time: this project's, those of phf, and in C those of gperf.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use url_schemes_codegen::Builder;
use url_schemes_registry::{load, names};

#[path = "names.rs"]
mod made_up;

/// The ten schemes of RFC 1738.
const TEN: [&str; 10] =
    ["file", "ftp", "gopher", "http", "mailto", "news", "nntp", "prospero", "telnet", "wais"];

pub(crate) fn generate() {
    println!("cargo::rerun-if-changed=src/lookup");
    println!("cargo::rerun-if-changed=src/random.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let sizes =
        [("few", TEN.map(str::to_owned).to_vec()), ("real", real()), ("many", made_up::made_up(10_000))];
    let mut tables = String::new();
    for (size, names) in &sizes {
        let _ = writeln!(tables, "pub(crate) static {}: &[&str] = &{names:?};", size.to_ascii_uppercase());
        phf(&mut tables, size, names);
        gperf(&mut tables, &out, size, names);
        // The real names have their table in the linked crate.
        if *size != "real" {
            own(&out, size, names);
        }
    }
    fs::write(out.join("lookup.rs"), tables).expect("the tables can be written");
}

/// All names that the linked crate knows, in order.
fn real() -> Vec<String> {
    let registry = load::shipped().registry;
    let schemes = registry.dialects.values().flat_map(|dialect| dialect.schemes.keys());
    let listed = registry.reserved.keys().chain(registry.iana.entries.keys());
    let all: BTreeSet<&String> = schemes.chain(listed).collect();
    all.into_iter().filter(|name| names::is_scheme_name(name)).cloned().collect()
}

/// What the generator makes of a registry that only reserves these names.
fn own(out: &Path, size: &str, names: &[String]) {
    let mut reserved = String::new();
    for name in names {
        let _ = write!(
            reserved,
            "[[reserved]]\nname = \"{name}\"\ntitle = \"A name\"\nreferences = [\"RFC 1738 section 4\"]\n\n"
        );
    }
    let folder = out.join(size);
    fs::create_dir_all(&folder).expect("the folder can be made");
    // In place of the shipped file, whose names would be found as well.
    write(&folder.join("iana.toml"), "date = \"2026-01-31\"\n\n[names]\n");
    write(&folder.join("reserved.toml"), &reserved);
    Builder::new(folder).file_name(format!("own_{size}.rs")).generate();
}

/// Writes a file that cargo watches, unless that is in it.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).ok().as_deref() != Some(text) {
        fs::write(path, text).expect("the registry can be written");
    }
}

fn phf(tables: &mut String, size: &str, names: &[String]) {
    let mut map = phf_codegen::Map::new();
    for (at, name) in names.iter().enumerate() {
        map.entry(uncased::UncasedStr::new(name), at.to_string());
    }
    let _ = writeln!(
        tables,
        "pub(crate) static PHF_{}: phf::Map<&uncased::UncasedStr, usize> = {};",
        size.to_ascii_uppercase(),
        map.build()
    );
}

/// A function in C, where there are gperf and a compiler; otherwise one that finds nothing.
fn gperf(tables: &mut String, out: &Path, size: &str, names: &[String]) {
    let made = c_source(out, size, names).is_some_and(|source| {
        let mut compiler = cc::Build::new();
        compiler.file(source).opt_level(3).warnings(false).cargo_warnings(false);
        compiler.try_compile(&format!("gperf_{size}")).is_ok()
    });
    let _ = writeln!(tables, "pub(crate) const HAS_GPERF_{}: bool = {made};", size.to_ascii_uppercase());
    let function = format!("gperf_{size}(text: *const u8, length: usize) -> i32");
    let _ = if made {
        writeln!(tables, "unsafe extern \"C\" {{ pub(crate) fn {function}; }}")
    } else {
        writeln!(tables, "pub(crate) unsafe fn {function} {{ let _ = (text, length); -1 }}")
    };
}

/// What gperf writes for the names, with a function that gives the place of one among them.
fn c_source(out: &Path, size: &str, names: &[String]) -> Option<PathBuf> {
    let mut input = String::from("%struct-type\n%{\n#include <stddef.h>\n#include <string.h>\n%}\n");
    input += "struct entry { const char *name; int at; };\n%%\n";
    for (at, name) in names.iter().enumerate() {
        let _ = writeln!(input, "\"{name}\", {at}");
    }
    let _ = write!(
        input,
        "%%\nint gperf_{size}(const char *text, size_t length) {{\n\
         const struct entry *found = find_{size}(text, length);\nreturn found ? found->at : -1;\n}}\n"
    );
    let (asked, made) = (out.join(format!("{size}.gperf")), out.join(format!("{size}.c")));
    fs::write(&asked, input).expect("the input of gperf can be written");
    let (finder, hash) =
        (format!("--lookup-function-name=find_{size}"), format!("--hash-function-name=hash_{size}"));
    let status = Command::new("gperf")
        .args([
            "--language=ANSI-C",
            "--ignore-case",
            "--compare-lengths",
            "--readonly-tables",
            &finder,
            &hash,
        ])
        .arg(format!("--output-file={}", made.display()))
        .arg(asked)
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success()).then_some(made)
}
