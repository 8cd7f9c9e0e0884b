//! What is printed.

use std::io::Write;

/// Prints a text. Whoever reads it may stop before its end.
pub(crate) fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
