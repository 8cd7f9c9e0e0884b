//! C that [re2c](https://re2c.org) makes of the same grammar, with tags; where it was found by the build.

use crate::kind::{Dialect, Scheme};
use crate::parser::Parser;

/// Its rows: a rule is there for http in RFC 1738.
pub(super) fn parsers(dialect: Dialect, scheme: Scheme) -> Vec<Parser> {
    match (dialect, scheme) {
        (Dialect::Rfc1738, Scheme::Http) => linked::parsers(),
        _ => Vec::new(),
    }
}

/// Why it is not there, if it is not.
pub(super) fn left_out() -> Option<&'static str> {
    linked::LEFT_OUT
}

#[cfg(not(re2c))]
mod linked {
    use crate::parser::Parser;

    pub(super) const LEFT_OUT: Option<&str> = Some(concat!("re2c: ", env!("RE2C_MISSING")));

    pub(super) fn parsers() -> Vec<Parser> {
        Vec::new()
    }
}

#[cfg(re2c)]
mod linked {
    use std::ffi::c_int;

    use crate::found::{Found, Span};
    use crate::parser::Parser;
    use crate::reasons;
    use crate::urls::Line;

    pub(super) const LEFT_OUT: Option<&str> = None;

    unsafe extern "C" {
        fn bench_http_bounded(text: *const u8, length: usize, spans: *mut [u32; 4]) -> c_int;
        fn bench_http_terminated(text: *const u8, length: usize, spans: *mut [u32; 4]) -> c_int;
    }

    pub(super) fn parsers() -> Vec<Parser> {
        let bounded = |line: Line| -> Option<Found> {
            let (text, mut spans) = (line.text(), [0; 4]);
            // SAFETY: it reads so many bytes at most, and writes four numbers.
            let is_url = unsafe { bench_http_bounded(text.as_ptr(), text.len(), &raw mut spans) };
            (is_url != 0).then(|| found(spans))
        };
        let terminated = |line: Line| -> Option<Found> {
            let (text, mut spans) = (line.text(), [0; 4]);
            // SAFETY: it reads to the first NUL, which stands behind every line at the latest, and writes
            // four numbers.
            let is_url = unsafe { bench_http_terminated(text.as_ptr(), text.len(), &raw mut spans) };
            (is_url != 0).then(|| found(spans))
        };
        vec![
            Parser::new("re2c C", bounded).note("same grammar; of any text"),
            Parser::new("re2c C, NUL at the end", terminated)
                .note("same grammar; of a text with NUL behind it"),
        ]
        .into_iter()
        .map(|parser| parser.knowing(&[reasons::VALUES]))
        .collect()
    }

    #[inline(always)]
    fn found([host, host_end, path, path_end]: [u32; 4]) -> Found {
        let span = |start: u32, end: u32| Span::new(start as usize, end as usize);
        Found { host: span(host, host_end), path: span(path, path_end) }
    }
}
