//! Runs this program under callgrind, which counts instructions, and reads what it counted.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use super::measures::{Measure, Purpose};

/// Goes through measures, with a call of [`callgrind_mark`] before and after each.
pub(super) fn run(measures: Vec<Measure>) {
    // The first does nothing: it tells what the marks cost.
    let nothing = Measure::new(String::from("nothing"), 1, || 0);
    for measure in std::iter::once(nothing).chain(measures) {
        callgrind_mark();
        black_box((measure.work)());
        callgrind_mark();
    }
}

/// Where callgrind writes down what it has counted, and begins again at zero. It knows the place by the name.
#[inline(never)]
fn callgrind_mark() {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed);
}

/// The instructions of each measure of which there are `count`, in the order of [`run`].
///
/// # Errors
///
/// A message, if valgrind cannot be run or its files cannot be understood.
pub(super) fn count(purpose: Purpose, only: &str, count: usize) -> Result<Vec<u64>, String> {
    let folder = Folder::new()?;
    let out = folder.0.join("counts");
    let program = std::env::current_exe().map_err(|error| format!("where is this program? {error}"))?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--dump-before=*callgrind_mark*", "--compress-strings=no"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(program)
        .args([if purpose == Purpose::Search { "--run-search" } else { "--run" }, only])
        .output()
        .map_err(|error| format!("cannot run valgrind: {error}; is it installed?"))?;
    if !output.status.success() {
        return Err(format!("valgrind fails: {}", String::from_utf8_lossy(&output.stderr)));
    }
    // A part for what was before each mark: an odd one before a measure, an even one after it.
    let part = |number: usize| total(&PathBuf::from(format!("{}.{number}", out.display())));
    let nothing = part(2)?;
    (1..=count).map(|at| Ok(part(2 * at + 2)?.saturating_sub(nothing))).collect()
}

/// The number of instructions in a file of callgrind's.
fn total(path: &Path) -> Result<u64, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    summary(&text).ok_or_else(|| format!("{}: there is no total in it", path.display()))
}

fn summary(text: &str) -> Option<u64> {
    let mut totals = text.lines().filter_map(|line| line.strip_prefix("totals:"));
    totals.next()?.split_whitespace().next()?.parse().ok()
}

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, String> {
        let path = std::env::temp_dir().join(format!("url-schemes-bench-{}", std::process::id()));
        match std::fs::create_dir(&path) {
            Ok(()) => Ok(Folder(path)),
            Err(error) => Err(format!("cannot make {}: {error}", path.display())),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing depends on it any more.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_of_a_file() {
        assert_eq!(summary("version: 1\nsummary: 7\n\ntotals: 12\n"), Some(12));
        assert_eq!(summary("version: 1\n"), None);
    }
}
