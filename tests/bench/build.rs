//! Says by which compiler the program is made; and makes C of the rule for re2c and compiles it, where re2c
//! and a C compiler are installed.

use std::process::Command;

#[cfg(feature = "peers")]
#[path = "src/lookup/build.rs"]
mod lookup;
#[cfg(feature = "peers")]
#[path = "src/random.rs"]
mod random;

fn main() {
    println!("cargo::rustc-env=COMPILER={}", compiler().as_deref().unwrap_or("an unknown compiler"));
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(re2c)");
    #[cfg(feature = "peers")]
    {
        re2c::build();
        lookup::generate();
    }
}

/// What the compiler calls itself.
fn compiler() -> Option<String> {
    let told = Command::new(std::env::var_os("RUSTC")?).arg("--version").output().ok()?;
    Some(String::from_utf8(told.stdout).ok()?.trim().to_owned())
}

#[cfg(feature = "peers")]
mod re2c {
    use std::path::{Path, PathBuf};
    use std::process::Command;

    const RULE: &str = "src/peers/http.re";

    /// Sets `cfg(re2c)`, or `RE2C_MISSING` with the reason why not.
    pub(super) fn build() {
        println!("cargo::rerun-if-changed={RULE}");
        println!("cargo::rerun-if-env-changed=PATH");
        let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
        let made =
            made(&out, "bench_http", &[]).and_then(|()| made(&out, "bench_http_bits", &["--bit-vectors"]));
        match made {
            Ok(()) => println!("cargo::rustc-cfg=re2c"),
            Err(reason) => println!("cargo::rustc-env=RE2C_MISSING={reason}"),
        }
    }

    /// Makes functions whose names begin so, with these options of re2c.
    fn made(out: &Path, name: &str, options: &[&str]) -> Result<(), &'static str> {
        let code = out.join(format!("{name}.c"));
        let mut re2c = Command::new("re2c");
        re2c.args(["--tags", "--no-debug-info"]).args(options).arg("-o").arg(&code).arg(RULE);
        match re2c.output() {
            Err(_) => return Err("re2c is not installed"),
            Ok(output) if !output.status.success() => return Err("re2c fails on its rule"),
            Ok(_) => {}
        }
        let mut compiler = cc::Build::new();
        // The same in every profile, so that it is at its best wherever it is measured.
        compiler.file(code).opt_level(3).cargo_warnings(false);
        for form in ["bounded", "terminated"] {
            compiler.define(form, format!("{name}_{form}").as_str());
        }
        compiler.try_compile(name).map_err(|_| "there is no C compiler that works")
    }
}
