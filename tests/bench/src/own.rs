//! Rows of our own: the generated parsers and the interpreter.

mod interpreter;

use url_schemes::{ParseError, rfc1738, rfc3986};

use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::parser::Parser;
use crate::spans::Spans;
use crate::urls::Line;

/// The name of the row of a parser for one scheme.
pub(crate) const KNOWN: &str = "url-schemes, known scheme";
/// The name of the row of the parser for all schemes, which the others are compared with.
pub(crate) const ANY: &str = "url-schemes, any scheme";

/// A parser of the linked crate.
fn row<U: Spans>(
    name: &'static str,
    parse: impl Fn(&'static str) -> Result<U, ParseError> + 'static,
) -> Parser {
    Parser::new(name, move |line: Line| -> Option<Found> { parse(line.text()).ok().map(|url| url.spans()) })
}

/// All of them for a scheme.
pub(crate) fn parsers(dialect: Dialect, scheme: Scheme) -> Vec<Parser> {
    let known = match (dialect, scheme) {
        (Dialect::Rfc1738, Scheme::Http) => Some(row(KNOWN, rfc1738::HttpUrl::parse)),
        (Dialect::Rfc1738, Scheme::Ftp) => Some(row(KNOWN, rfc1738::FtpUrl::parse)),
        (Dialect::Rfc1738, Scheme::File) => Some(row(KNOWN, rfc1738::FileUrl::parse)),
        (Dialect::Rfc1738, Scheme::News) => Some(row(KNOWN, rfc1738::NewsUrl::parse)),
        (Dialect::Rfc1738, Scheme::Mailto) => Some(row(KNOWN, rfc1738::MailtoUrl::parse)),
        (Dialect::Rfc1738, Scheme::Gopher) => Some(row(KNOWN, rfc1738::GopherUrl::parse)),
        (Dialect::Rfc1738, Scheme::Telnet) => Some(row(KNOWN, rfc1738::TelnetUrl::parse)),
        (Dialect::Rfc3986, Scheme::Http) => Some(row(KNOWN, rfc3986::HttpUrl::parse)),
        (Dialect::Rfc3986, Scheme::Https) => Some(row(KNOWN, rfc3986::HttpsUrl::parse)),
        (Dialect::Rfc3986, Scheme::Ftp) => Some(row(KNOWN, rfc3986::FtpUrl::parse)),
        (Dialect::Rfc3986, Scheme::File) => Some(row(KNOWN, rfc3986::FileUrl::parse)),
        (Dialect::Rfc3986, Scheme::News) => Some(row(KNOWN, rfc3986::NewsUrl::parse)),
        (Dialect::Rfc3986, Scheme::Mailto) => Some(row(KNOWN, rfc3986::MailtoUrl::parse)),
        (Dialect::Rfc3986, Scheme::Gopher | Scheme::Telnet) | (Dialect::Rfc1738, Scheme::Https) => None,
    };
    let any = match dialect {
        Dialect::Rfc1738 => row(ANY, rfc1738::parse),
        Dialect::Rfc3986 => row(ANY, rfc3986::parse),
    };
    known.into_iter().chain([any, interpreter::parser(dialect, scheme)]).collect()
}
