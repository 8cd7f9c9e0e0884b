// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs on several lines.

extern crate alloc;

use alloc::string::String;

use super::super::Dialect;
use super::judge::accepts;
use super::scheme;

/// What stands before the URL.
const OPEN: &str = "<URL:";

/// The URL on lines of at most `width` bytes, where that can be.
pub(super) fn wrap(dialects: &[&dyn Dialect], url: &str, width: usize) -> String {
    let wrapped = broken(url, width);
    // Where the scheme takes spaces, a reader takes line breaks for some.
    let spaced = !url.contains(' ') && wrapped.contains('\n') && {
        let inner = wrapped[OPEN.len()..wrapped.len() - 1].replace('\n', " ");
        scheme::of(url).is_some_and(|scheme| accepts(dialects, scheme, &inner).is_some())
    };
    if spaced { alloc::format!("{OPEN}{url}>") } else { wrapped }
}

fn broken(url: &str, width: usize) -> String {
    let places = Places { url, colon: url.find(':').unwrap_or(url.len()), spaced: url.contains(' ') };
    let mut out = String::with_capacity(url.len() + url.len() / width.max(1) + OPEN.len() + 1);
    out.push_str(OPEN);
    let (mut start, mut room) = (0, width.saturating_sub(OPEN.len()));
    // The bracket at the end needs room as well, and a byte before it on its line.
    while url.len() - start + 1 > room {
        let most = (start + room).min(url.len() - 1);
        let below = (start + 1..=most).rev().find_map(|at| places.next_line(at));
        let above = || (most.max(start) + 1..url.len()).find_map(|at| places.next_line(at));
        let Some((end, next)) = below.or_else(above) else { break };
        out.push_str(&url[start..end]);
        out.push('\n');
        (start, room) = (next, width);
    }
    out.push_str(&url[start..]);
    out.push('>');
    out
}

/// Where the lines of a URL can end.
struct Places<'u> {
    url: &'u str,
    /// The first colon.
    colon: usize,
    /// Whether there are raw spaces.
    spaced: bool,
}

impl Places<'_> {
    /// If a line can end before `at`: where it ends, and where the next one starts.
    fn next_line(&self, at: usize) -> Option<(usize, usize)> {
        let (before, after) = (self.url.get(..at)?, self.url.get(at..)?);
        let next = if self.spaced { after.strip_prefix(' ')? } else { after };
        let lone = !before.ends_with(' ') && !next.starts_with(' ') && !next.is_empty();
        let allowed = lone && at > self.colon && !before.ends_with('-') && !next.starts_with("---");
        allowed.then_some((at, self.url.len() - next.len()))
    }
}
