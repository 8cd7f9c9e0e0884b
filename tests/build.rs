//! Generates the shipped registry once more, with every rule public, so that the tests can compare
//! engines rule by rule.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    url_schemes_codegen::Builder::shipped()
        .file_name("exposed.rs")
        .crate_path("url_schemes_tests::exposed")
        .expose_rules()
        .generate();
    // A dialect in which every feature of the format is used.
    url_schemes_codegen::Builder::new("features")
        .file_name("features.rs")
        .crate_path("url_schemes_tests::features")
        .generate();
}
