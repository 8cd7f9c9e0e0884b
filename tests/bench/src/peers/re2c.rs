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

    /// A function made by re2c: whether so many bytes are a URL, and if so, where host and path are.
    type Function = unsafe extern "C" fn(text: *const u8, length: usize, spans: *mut [u32; 4]) -> c_int;

    unsafe extern "C" {
        fn bench_http_bounded(text: *const u8, length: usize, spans: *mut [u32; 4]) -> c_int;
        fn bench_http_bits_bounded(text: *const u8, length: usize, spans: *mut [u32; 4]) -> c_int;
        fn bench_http_bits_terminated(text: *const u8, length: usize, spans: *mut [u32; 4]) -> c_int;
    }

    pub(super) fn parsers() -> Vec<Parser> {
        vec![
            Parser::new("re2c C", |line: Line| call(bench_http_bounded, line)).note("same grammar"),
            Parser::new("re2c C, -b", |line: Line| call(bench_http_bits_bounded, line))
                .note("same grammar; tables of bits"),
            Parser::new("re2c C, -b, NUL", |line: Line| call(bench_http_bits_terminated, line))
                .note("same grammar; tables of bits; needs a NUL behind the text"),
        ]
        .into_iter()
        .map(|parser| parser.knowing(&[reasons::VALUES]))
        .collect()
    }

    #[inline(always)]
    fn call(function: Function, line: Line) -> Option<Found> {
        let (text, mut spans) = (line.text(), [0; 4]);
        // SAFETY: the function reads so many bytes, or to the first NUL, which stands behind every line at the
        // latest; and it writes four numbers.
        let is_url = unsafe { function(text.as_ptr(), text.len(), &raw mut spans) } != 0;
        let span = |start: u32, end: u32| Span::new(start as usize, end as usize);
        is_url.then(|| Found { host: span(spans[0], spans[1]), path: span(spans[2], spans[3]) })
    }
}
