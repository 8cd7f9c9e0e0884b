//! Results without what must not be seen.

use url_schemes_registry::mask::Mask;
use url_schemes_registry::parse::{ParseError, Parsed};

use crate::interpreted::Interpreted;
use crate::support::redact::{MASK, secrets, suspect};

/// Hands on a result with its secrets masked: what the registry marks as such, and in a text that was refused
/// what may be a password. Places are moved along.
pub(super) fn shown(
    url: &[u8],
    result: Result<Parsed<'_>, ParseError>,
    show: impl FnOnce(&[u8], Result<Parsed<'_>, ParseError>),
) {
    match result {
        Ok(parsed) => {
            let masked = parsed.masked(secrets(&Interpreted::new(&parsed)), MASK);
            show(masked.parsed().input().as_bytes(), Ok(masked.parsed()));
        }
        Err(mut error) => {
            // The place of an encoding error is where the text ends that can be read.
            let text = String::from_utf8_lossy(url);
            let mask = Mask::new(&text, suspect(&text), MASK);
            error.offset = mask.offset(error.offset);
            show(mask.text().as_bytes(), Err(error));
        }
    }
}
