//! The time that processors work, which other programs lengthen less than that on the clock.

use std::time::Duration;

/// The processor time of all processes that this one has waited for, and of theirs, where the system says so.
pub(crate) fn of_children() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may hold spaces.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(13);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    // Linux counts hundredths of a second here.
    Some(Duration::from_millis(10 * (user + system)))
}
