//! Runs a program, and says how long it took and how much memory it had at most.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::processor;

/// How often the memory is asked for. What a process takes in the last moment of its life is not seen.
const EVERY: Duration = Duration::from_millis(2);

/// A run of a program.
pub(super) struct Run {
    /// On the clock.
    pub(super) time: Duration,
    /// Of all processors together, where the system says so.
    pub(super) processor: Option<Duration>,
    /// The most memory that it had at once, in bytes, where the system says so.
    pub(super) memory: Option<u64>,
    /// The last line that it printed.
    last_line: String,
}

/// Runs a program to its end.
///
/// # Errors
///
/// What it said, if it failed.
pub(super) fn run(command: &mut Command) -> Result<Run, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (start, before) = (Instant::now(), processor::of_children());
    let mut child = command.spawn().map_err(|error| format!("cannot run {program}: {error}"))?;
    let out = reader(child.stdout.take());
    let err = reader(child.stderr.take());
    let (memory, succeeded) =
        watch(&mut child).map_err(|error| format!("cannot watch {program}: {error}"))?;
    let time = start.elapsed();
    let processor = before.zip(processor::of_children()).map(|(before, after)| after.saturating_sub(before));
    let (out, err) = (text(out), text(err));
    if !succeeded {
        let lines: Vec<&str> = err.lines().collect();
        return Err(format!("{program} fails:\n{}", lines[lines.len().saturating_sub(20)..].join("\n")));
    }
    Ok(Run { time, processor, memory, last_line: out.lines().last().unwrap_or_default().to_owned() })
}

/// Reads what a process prints, so that it never has to wait.
fn reader(from: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut from) = from {
            // What could be read before an error is still worth something.
            let _ = from.read_to_end(&mut bytes);
        }
        bytes
    })
}

fn text(reader: thread::JoinHandle<Vec<u8>>) -> String {
    String::from_utf8_lossy(&reader.join().unwrap_or_default()).into_owned()
}

/// Waits for the end; gives the most memory seen, and whether the process succeeded.
fn watch(child: &mut Child) -> std::io::Result<(Option<u64>, bool)> {
    let mut most = None;
    loop {
        // The system itself keeps the maximum, so that only the last answer counts.
        most = peak(child.id()).or(most);
        if let Some(status) = child.try_wait()? {
            return Ok((most, status.success()));
        }
        thread::sleep(EVERY);
    }
}

/// The most memory that a process had so far.
fn peak(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

impl Run {
    /// The least times, with the most memory of any.
    pub(super) fn least(runs: Vec<Run>) -> Run {
        let memory = runs.iter().filter_map(|run| run.memory).max();
        let processor = runs.iter().filter_map(|run| run.processor).min();
        let least = runs.into_iter().min_by_key(|run| run.time).expect("there is one at least");
        Run { processor, memory, ..least }
    }

    /// The time that is judged. With all processors for it, a program takes no longer than they work; where it
    /// had to wait for others, it took longer.
    pub(super) fn judged(&self) -> Duration {
        self.processor.map_or(self.time, |processor| processor.min(self.time))
    }

    /// How many schemes were generated, as the last line says.
    pub(super) fn schemes(&self) -> Option<usize> {
        self.last_line.split_once(" scheme")?.0.parse().ok()
    }
}
