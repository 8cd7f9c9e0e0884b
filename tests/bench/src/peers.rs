//! Parsers of others, each in a file of its own.

mod ada_url;
mod dfa;
mod fluent_uri;
mod http_crate;
mod iref;
mod iri_string;
mod oxiri;
mod pest;
mod re2c;
mod uriparse;
mod url_crate;

use crate::kind::{Dialect, Scheme};
use crate::parser::Parser;

/// The row that all others are compared with in speed.
pub(crate) const YARDSTICK: &str = "fluent-uri";

/// Those that read URLs of the scheme by the rules of the dialect, or by rules near to them.
pub(crate) fn parsers(dialect: Dialect, scheme: Scheme) -> Vec<Parser> {
    let mut parsers = vec![fluent_uri::parser()];
    parsers.extend([oxiri::parser(), iri_string::parser(), uriparse::parser()]);
    parsers.extend(http_crate::parser(scheme));
    parsers.extend([iref::parser(), url_crate::parser(), ada_url::parser(), ada_url::verdict()]);
    parsers.extend(dfa::parser(dialect, scheme));
    parsers.extend(re2c::parsers(dialect, scheme));
    parsers.extend(pest::parser(dialect, scheme));
    parsers
}

/// What is left out and why, for the output.
pub(crate) fn left_out() -> Vec<&'static str> {
    re2c::left_out().into_iter().collect()
}
