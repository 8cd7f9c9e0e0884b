//! Rows of our own: the generated parsers, in each way that they can read, and the interpreter.

mod interpreter;
mod ways;

use url_schemes::simd::Way;
use url_schemes::{ParseError, rfc1738, rfc3986};

use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::parser::{Parser, Pass};
use crate::spans::Spans;
use crate::urls::Line;

use ways::Forced;

/// The name of the row of a parser for one scheme.
pub(crate) const KNOWN: &str = "url-schemes, known scheme";
/// The name of the row of the parser for all schemes, which the others are compared with.
pub(crate) const ANY: &str = "url-schemes, any scheme";

/// A parser of the linked crate.
fn row<U: Spans>(
    name: &'static str,
    parse: impl Fn(&'static str) -> Result<U, ParseError> + 'static,
) -> Parser {
    Parser::new(name, each(parse))
}

fn each<U: Spans>(parse: impl Fn(&'static str) -> Result<U, ParseError> + 'static) -> impl Pass + 'static {
    move |line: Line| -> Option<Found> { parse(line.text()).ok().map(|url| url.spans()) }
}

/// What is found in a URL that may be none, as a number.
#[inline(always)]
fn sum<U: Spans>(url: Result<U, ParseError>) -> u64 {
    url.map_or(0, |url| url.spans().sum())
}

/// The rows of a type of URLs.
macro_rules! rows {
    ($type:ty) => {
        vec![
            row(KNOWN, <$type>::parse),
            Parser::new(
                "url-schemes, in a batch",
                ways::Batch {
                    one: each(<$type>::parse),
                    all: |lines: &[Line]| {
                        let mut total = 0_u64;
                        let texts = lines.iter().map(|line| line.text());
                        <$type>::parse_batch(texts, |url| total = total.wrapping_add(sum(url)));
                        total
                    },
                },
            ),
            Parser::new("url-schemes, SSE2", Forced { way: Way::Sse2, pass: each(<$type>::parse) }),
            Parser::new("url-schemes, no unsafe", Forced { way: Way::Bytes, pass: each(<$type>::parse) }),
        ]
    };
}

/// All of them for a scheme.
pub(crate) fn parsers(dialect: Dialect, scheme: Scheme) -> Vec<Parser> {
    let known = match (dialect, scheme) {
        (Dialect::Rfc1738, Scheme::Http) => rows!(rfc1738::HttpUrl<'static>),
        (Dialect::Rfc1738, Scheme::Ftp) => rows!(rfc1738::FtpUrl<'static>),
        (Dialect::Rfc1738, Scheme::File) => rows!(rfc1738::FileUrl<'static>),
        (Dialect::Rfc1738, Scheme::News) => rows!(rfc1738::NewsUrl<'static>),
        (Dialect::Rfc1738, Scheme::Mailto) => rows!(rfc1738::MailtoUrl<'static>),
        (Dialect::Rfc1738, Scheme::Gopher) => rows!(rfc1738::GopherUrl<'static>),
        (Dialect::Rfc1738, Scheme::Telnet) => rows!(rfc1738::TelnetUrl<'static>),
        (Dialect::Rfc3986, Scheme::Http) => rows!(rfc3986::HttpUrl<'static>),
        (Dialect::Rfc3986, Scheme::Https) => rows!(rfc3986::HttpsUrl<'static>),
        (Dialect::Rfc3986, Scheme::Ftp) => rows!(rfc3986::FtpUrl<'static>),
        (Dialect::Rfc3986, Scheme::File) => rows!(rfc3986::FileUrl<'static>),
        (Dialect::Rfc3986, Scheme::News) => rows!(rfc3986::NewsUrl<'static>),
        (Dialect::Rfc3986, Scheme::Mailto) => rows!(rfc3986::MailtoUrl<'static>),
        (Dialect::Rfc3986, Scheme::Gopher | Scheme::Telnet) | (Dialect::Rfc1738, Scheme::Https) => Vec::new(),
    };
    let any = match dialect {
        Dialect::Rfc1738 => row(ANY, rfc1738::parse),
        Dialect::Rfc3986 => row(ANY, rfc3986::parse),
    };
    known.into_iter().chain([any, interpreter::parser(dialect, scheme)]).collect()
}
