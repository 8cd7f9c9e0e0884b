//! Work on several processors, with the results in the order of the work.

use std::io;
use std::num::NonZero;
use std::panic;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// As much stack as a main thread has: syntax trees are walked from call to call.
const STACK: usize = 8 << 20;

/// What `work` gives for each item, in the order of the items.
pub(crate) fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let some = || {
        let mut done = Vec::new();
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(item) = items.get(at)
        {
            done.push((at, work(item)));
        }
        done
    };
    let helpers = thread::available_parallelism().map_or(1, NonZero::get).min(items.len()).saturating_sub(1);
    let mut done = thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, some);
        // Where a thread cannot be had, the others do its work.
        let helpers: Vec<_> = (0..helpers).map(start).filter_map(io::Result::ok).collect();
        let mut done = some();
        for helper in helpers {
            done.extend(helper.join().unwrap_or_else(|fault| panic::resume_unwind(fault)));
        }
        done
    });
    done.sort_unstable_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_in_order() {
        let items: Vec<usize> = (0..1000).collect();
        assert_eq!(map(&items, |item| item * 2), (0..2000).step_by(2).collect::<Vec<_>>());
        assert_eq!(map(&[] as &[usize], |item| *item), []);
    }
}
