//! The command `schemes`; see [`url_schemes_codegen::cli`].

fn main() -> std::process::ExitCode {
    url_schemes_codegen::cli::main()
}
