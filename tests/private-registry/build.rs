//! Generates the parsers of the schemes in `schemes/`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    url_schemes_codegen::Builder::new("schemes").crate_path("private_registry::urls").generate();
}
