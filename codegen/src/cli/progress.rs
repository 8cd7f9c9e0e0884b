//! How far a long input has been read.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the terminal, or nothing.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Of an input of so many bytes; nothing is shown where the size is not given.
    pub(crate) fn new(size: Option<u64>) -> Self {
        let bar = size.map(|size| {
            let bar = ProgressBar::with_draw_target(Some(size), ProgressDrawTarget::stderr_with_hz(10));
            let style = "{bar:40} {percent:>3} %  {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left";
            match ProgressStyle::with_template(style) {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        Progress { bar }
    }

    /// So many more bytes were read.
    pub(crate) fn advance(&mut self, bytes: usize) {
        if let Some(bar) = &self.bar {
            bar.inc(bytes as u64);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
