//! Generates what the benchmarks compare at build time.

#[path = "src/lookup/build.rs"]
mod lookup;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    lookup::generate();
}
