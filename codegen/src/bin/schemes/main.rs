use std::path::Path;
fn main() {
    let loaded = url_schemes_registry::load::from_dir(Path::new(".")).unwrap_or_else(|e| panic!("{e:?}"));
    for d in &loaded.diagnostics { println!("{d:?}"); }
    match url_schemes_codegen::generate::generate(&loaded.registry, &Default::default()) {
        Ok(set) => set.write(Path::new("generated/src")).unwrap(),
        Err(d) => println!("{d:#?}"),
    }
}
