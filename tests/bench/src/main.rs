//! Measures the parsers of url-schemes: against those of others in time, and against a budget of
//! instructions, which are the same on every run.
//!
//! `cargo run --release -p url-schemes-bench -- --help`

mod instructions;
mod kind;
mod made_up;

#[cfg(feature = "cost")]
mod cli;
#[cfg(feature = "peers")]
mod compare;
#[cfg(feature = "peers")]
mod corpus;
#[cfg(feature = "cost")]
mod extract;
mod found;
#[cfg(feature = "cost")]
mod generate;
#[cfg(feature = "peers")]
mod limits;
#[cfg(feature = "peers")]
mod lookup;
#[cfg(feature = "peers")]
mod measure;
mod out;
#[cfg(feature = "peers")]
mod outline;
#[cfg(feature = "peers")]
mod own;
#[cfg(feature = "peers")]
mod parser;
#[cfg(feature = "peers")]
mod peers;
#[cfg(feature = "cost")]
mod processor;
mod random;
#[cfg(feature = "peers")]
mod reasons;
#[cfg(feature = "peers")]
mod report;
#[cfg(feature = "cost")]
mod size;
mod spans;
#[cfg(feature = "peers")]
mod urls;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(exit) = instructions::main(&arguments) {
        return exit;
    }
    compared()
}

#[cfg(feature = "cost")]
fn compared() -> ExitCode {
    cli::main()
}

#[cfg(not(feature = "cost"))]
fn compared() -> ExitCode {
    eprintln!("without its features this program only counts instructions: see --instructions --help");
    ExitCode::from(2)
}
