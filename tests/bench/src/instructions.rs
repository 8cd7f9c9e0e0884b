//! Counts instructions by callgrind. They are the same on every run, so a budget can hold them, where times
//! only tell which of two is faster.

mod budget;
mod callgrind;
mod gate;
mod measures;
mod worst;

use std::process::ExitCode;

use measures::Purpose;

const USAGE: &str = "\
Counts the instructions of url-schemes under valgrind, and holds them to the budget in tests/bench/budget.toml.

Usage: url-schemes-bench --instructions [OPTIONS]

Options:
      --bless      Take the figures of this run as the budget
      --only TEXT  Only what has TEXT in its name; the budget is left as it is
      --search     Look for URLs that are read slowly instead: pairs of signs, again and again
      --help       Print this

Exit status: 1 if a measure is more than 2 % over its budget or has none, or if twice the input takes more
than 2.2 times the instructions; 2 if they cannot be counted.";

/// What the command line asks for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    help: bool,
    bless: bool,
    search: bool,
    only: Option<String>,
}

/// Does what the arguments say, if they are for this part of the program.
pub(crate) fn main(arguments: &[String]) -> Option<ExitCode> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        // What the gate starts under valgrind: goes through the measures with this text in their names.
        ["--run", only] => {
            callgrind::run(measures::all(Purpose::Gate, only));
            Some(ExitCode::SUCCESS)
        }
        ["--run-search", only] => {
            callgrind::run(measures::all(Purpose::Search, only));
            Some(ExitCode::SUCCESS)
        }
        ["--instructions", ref rest @ ..] => Some(match asked(rest) {
            Ok(Asked { help: true, .. }) => {
                println!("{USAGE}");
                ExitCode::SUCCESS
            }
            Ok(asked) => gate::main(&asked),
            Err(argument) => {
                eprintln!("{argument:?} is no option here\n\n{USAGE}");
                ExitCode::from(2)
            }
        }),
        _ => None,
    }
}

fn asked<'a>(arguments: &[&'a str]) -> Result<Asked, &'a str> {
    let mut asked = Asked::default();
    let mut arguments = arguments.iter();
    while let Some(&argument) = arguments.next() {
        match argument {
            "--help" | "-h" => asked.help = true,
            "--bless" => asked.bless = true,
            "--search" => asked.search = true,
            "--only" => asked.only = Some(arguments.next().ok_or(argument)?.to_string()),
            _ => return Err(argument),
        }
    }
    Ok(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_known_or_told() {
        let only = Some(String::from("ftp"));
        assert_eq!(asked(&["--bless", "--only", "ftp"]), Ok(Asked { bless: true, only, ..Asked::default() }));
        assert_eq!(asked(&["--blest"]), Err("--blest"));
        assert_eq!(asked(&["--only"]), Err("--only"));
    }
}
