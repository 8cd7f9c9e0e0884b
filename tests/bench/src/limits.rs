//! What a machine can do at best: no parsers, and nothing that a parser could do without.

#[cfg(target_arch = "x86_64")]
mod classify;

use crate::found::{Found, Span};
use crate::parser::{Gives, Parser};
use crate::urls::Line;

/// The rows of the limits.
pub(crate) fn parsers() -> Vec<Parser> {
    let mut limits = vec![
        Parser::new("loop only", |line: Line| {
            let text = line.text();
            Some(number(text.len(), text.as_bytes().first().copied().map_or(0, usize::from)))
        })
        .note("length and first byte"),
        Parser::new("from_utf8", |line: Line| {
            let text = std::str::from_utf8(std::hint::black_box(line.text().as_bytes())).ok()?;
            Some(number(text.len(), 0))
        })
        .note("str::from_utf8"),
    ];
    #[cfg(target_arch = "x86_64")]
    limits.extend(classify::parser());
    limits.into_iter().map(|limit| limit.giving(Gives::Limit)).collect()
}

/// Two numbers where parsers have spans.
#[inline(always)]
fn number(first: usize, second: usize) -> Found {
    Found { host: Span::new(first, second), path: Span::default() }
}
