//! What it costs to generate code for many schemes: `url-schemes-bench generate`.

mod child;
mod maker;
mod report;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{fs, io};

use report::{Output, Row};

use crate::out;

/// The dialect whose schemes are made up: its grammar is shipped.
const DIALECT: &str = "rfc1738";

/// What is measured, and what is asked of it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many schemes the registries have.
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 10_000], value_name = "N,..")]
    schemes: Vec<usize>,
    /// The program `schemes` [default: the one of this workspace, which is built]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// How often each registry is generated; the least time counts.
    #[arg(long, default_value_t = 3, value_name = "N")]
    rounds: usize,
    /// Also `schemes check`, which proves each scheme.
    #[arg(long)]
    check: bool,
    /// A folder for the registries and their code, which are kept there [default: a temporary one]
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// A file for the results as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Runs the benchmark with the arguments after its name.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    match measured(arguments) {
        Ok(rows) => {
            out::print(&report::table(&rows));
            if let Some(path) = &arguments.json
                && let Err(error) = fs::write(path, report::json(&rows))
            {
                eprintln!("cannot write {}: {error}", path.display());
                return ExitCode::from(2);
            }
            let missed = report::missed(&rows);
            missed.iter().for_each(|missed| eprintln!("{missed}"));
            if missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn measured(arguments: &Arguments) -> Result<Vec<Row>, String> {
    let program = match &arguments.program {
        Some(program) => program.canonicalize().map_err(|error| cannot("find", program, &error))?,
        None => built()?,
    };
    let temporary = tempfile::tempdir().map_err(|error| format!("cannot make a folder: {error}"))?;
    let folder = arguments.keep.as_deref().unwrap_or(temporary.path());
    // The program is run from there, so the path must hold from there, too.
    let folder = fs::create_dir_all(folder).and_then(|()| folder.canonicalize());
    let folder = folder.map_err(|error| format!("cannot make the folder: {error}"))?;
    let bench = Bench { program: &program, folder: &folder, rounds: arguments.rounds.max(1) };
    let mut rows = vec![bench.shipped()?];
    for &count in &arguments.schemes {
        rows.push(bench.made_up(count, arguments.check)?);
    }
    Ok(rows)
}

/// Builds the program `schemes` as `cargo schemes` has it, and says where it is.
fn built() -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let arguments =
        ["build", "--quiet", "--profile", "schemes", "-p", "url-schemes-codegen", "--bin", "schemes"];
    let status = Command::new(cargo).args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).status();
    match status {
        Ok(status) if status.success() => {}
        Ok(_) => return Err("the program `schemes` cannot be built".to_owned()),
        Err(error) => return Err(format!("cannot run cargo: {error}; name the program by --program")),
    }
    // This program is in the folder of its own profile.
    let here = std::env::current_exe().map_err(|error| format!("where is this program? {error}"))?;
    let target = here.ancestors().nth(2).unwrap_or(Path::new("."));
    Ok(target.join("schemes").join(format!("schemes{}", std::env::consts::EXE_SUFFIX)))
}

struct Bench<'a> {
    program: &'a Path,
    folder: &'a Path,
    rounds: usize,
}

impl Bench<'_> {
    /// The registry that is built in.
    fn shipped(&self) -> Result<Row, String> {
        // From a folder without one, so that no other is meant.
        self.row("shipped", &[], false)
    }

    /// A registry of so many schemes.
    fn made_up(&self, count: usize, check: bool) -> Result<Row, String> {
        let registry = self.folder.join(format!("registry-{count}"));
        let folder = registry.join(DIALECT);
        maker::write(&folder, count).map_err(|error| cannot("write", &folder, &error))?;
        let place = [std::ffi::OsStr::new("--registry"), registry.as_os_str()];
        self.row(&count.to_string(), &place, check)
    }

    fn row(&self, name: &str, place: &[&std::ffi::OsStr], check: bool) -> Result<Row, String> {
        let code = self.folder.join(format!("code-{name}"));
        let command = |verb: &str| {
            let mut command = Command::new(self.program);
            command.current_dir(self.folder).arg(verb).args(place);
            command
        };
        let mut runs = Vec::new();
        for _ in 0..self.rounds {
            // Each time all files are written.
            remove(&code).map_err(|error| cannot("remove", &code, &error))?;
            runs.push(child::run(command("generate").arg("--out").arg(&code))?);
        }
        let output = Output::of(&code).map_err(|error| cannot("read", &code, &error))?;
        let check = if check { Some(child::run(&mut command("check"))?) } else { None };
        let schemes = runs.first().and_then(|run| run.schemes());
        let schemes = schemes.ok_or("the program does not say how many schemes it generated")?;
        Ok(Row { name: name.to_owned(), schemes, run: child::Run::least(runs), output, check })
    }
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn cannot(verb: &str, path: &Path, error: &io::Error) -> String {
    format!("cannot {verb} {}: {error}", path.display())
}
