//! How the long tests use the processors, and how they tell what is wrong.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does the jobs on all processors; gives their results in the order of the jobs.
pub fn in_parallel<J: Sync, R: Send>(jobs: &[J], work: impl Fn(&J) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(at) else { return done };
            done.push((at, work(job)));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let done =
            workers.into_iter().map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
        done.flatten().collect()
    });
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Disagreements: of each kind its number and the shortest input that shows it.
#[derive(Clone, Debug, Default)]
pub struct Faults {
    kinds: BTreeMap<String, Kind>,
}

#[derive(Clone, Debug)]
struct Kind {
    count: usize,
    input: Vec<u8>,
    told: String,
}

impl Faults {
    /// Adds what is wrong with an input; what stands before the first colon is the kind.
    pub fn add(&mut self, place: &str, input: &[u8], told: String) {
        let kind = told.split(':').next().unwrap_or("");
        self.merge(format!("{place} {kind}"), Kind { count: 1, input: input.to_vec(), told });
    }

    /// Adds all of others.
    pub fn extend(&mut self, others: Faults) {
        others.kinds.into_iter().for_each(|(name, kind)| self.merge(name, kind));
    }

    fn merge(&mut self, name: String, kind: Kind) {
        match self.kinds.get_mut(&name) {
            None => {
                self.kinds.insert(name, kind);
            }
            Some(known) => {
                let count = known.count + kind.count;
                if kind.input.len() < known.input.len() {
                    *known = kind;
                }
                known.count = count;
            }
        }
    }

    /// Panics with all of them, if there are any.
    #[track_caller]
    pub fn assert_none(&self) {
        let lines = self.kinds.iter().map(|(name, kind)| {
            format!("{} times {name}, such as \"{}\": {}", kind.count, kind.input.escape_ascii(), kind.told)
        });
        let lines: Vec<String> = lines.collect();
        assert!(lines.is_empty(), "\n{}", lines.join("\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_each_kind_the_shortest_is_kept() {
        let (mut faults, mut others) = (Faults::default(), Faults::default());
        faults.assert_none();
        faults.add("here", b"abc", "text: 1, 2".to_owned());
        faults.add("here", b"abcd", "text: 3, 4".to_owned());
        others.add("here", b"a", "text: 5, 6".to_owned());
        others.add("there", b"", "kind: 7, 8".to_owned());
        faults.extend(others);
        let found: Vec<_> =
            faults.kinds.iter().map(|(name, kind)| (name.as_str(), kind.count, &kind.told[..])).collect();
        assert_eq!(found, [("here text", 3, "text: 5, 6"), ("there kind", 1, "kind: 7, 8")]);
    }

    #[test]
    fn results_keep_the_order_of_the_jobs() {
        let jobs: Vec<u64> = (0..100).collect();
        let squares = in_parallel(&jobs, |job| job * job);
        assert!(squares.into_iter().eq(jobs.iter().map(|job| job * job)));
    }
}
