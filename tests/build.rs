//! Generates the shipped registry once more, with every rule public, so that the tests can compare
//! engines rule by rule; and a small registry whose rules about valid URLs the tests look at.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    url_schemes_codegen::Builder::shipped()
        .file_name("exposed.rs")
        .crate_path("url_schemes_tests::exposed")
        .expose_rules()
        .generate();
    url_schemes_codegen::Builder::new("data/findings")
        .file_name("findings.rs")
        .crate_path("url_schemes_tests::findings")
        .generate();
}
