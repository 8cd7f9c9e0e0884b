//! The productions that a notation takes for granted.

use std::sync::OnceLock;

use crate::source::FileId;

use super::{Notation, Production, read};

/// RFC 5234, appendix B.1.
const ABNF: &str = r#"
ALPHA = %x41-5A / %x61-7A
BIT = "0" / "1"
CHAR = %x01-7F
CR = %x0D
CRLF = CR LF
CTL = %x00-1F / %x7F
DIGIT = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
HTAB = %x09
LF = %x0A
LWSP = *(WSP / CRLF WSP)
OCTET = %x00-FF
SP = %x20
VCHAR = %x21-7E
WSP = SP / HTAB
"#;

/// RFC 822, section 3.3, which describes them in words.
const RFC_822: &str = r#"
CHAR = %x00-7F
ALPHA = %x41-5A / %x61-7A
DIGIT = %x30-39
CTL = %x00-1F / %x7F
CR = %x0D
LF = %x0A
SPACE = %x20
HTAB = %x09
CRLF = CR LF
"#;

/// The production of that name which the notation itself defines, such as ABNF's `ALPHA`.
///
/// ```
/// use url_schemes_grammar::bnf::{Notation, core_production};
/// assert!(core_production(Notation::Abnf, "hexdig").is_some());
/// assert!(core_production(Notation::Rfc1738, "hexdig").is_none());
/// ```
pub fn core_production(notation: Notation, name: &str) -> Option<&'static Production> {
    static OF_ABNF: OnceLock<Vec<Production>> = OnceLock::new();
    static OF_RFC_822: OnceLock<Vec<Production>> = OnceLock::new();
    // Their spans are in no file that anyone edits; nothing reports them.
    let from = |text| move || read(Notation::Abnf, FileId(0), text, 0).0;
    let productions = match notation {
        Notation::Rfc1738 => return None,
        Notation::Rfc822 => OF_RFC_822.get_or_init(from(RFC_822)),
        Notation::Abnf => OF_ABNF.get_or_init(from(ABNF)),
    };
    productions.iter().find(|production| notation.same_name(&production.name, name))
}
