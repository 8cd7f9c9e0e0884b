//! A crate with a URL scheme of its own. `schemes/rfc1738/x-note.toml` defines it, `build.rs` generates
//! its parser, and this is how it is used.
//!
//! ```
//! use private_registry::urls::rfc1738::XNoteUrl;
//!
//! let url = XNoteUrl::parse("x-note:42/intro")?;
//! assert_eq!(url.id(), 42);
//! assert_eq!(url.section().map(|text| text.as_str()), Some("intro"));
//! # Ok::<(), private_registry::urls::ParseError>(())
//! ```

/// The generated parsers.
pub mod urls {
    include!(concat!(env!("OUT_DIR"), "/url_schemes.rs"));
}

#[cfg(test)]
mod tests {
    use super::urls::rfc1738::{Url, XNoteUrl, parse};
    use super::urls::{ErrorKind, Lookup, lookup};

    #[test]
    fn the_scheme_of_our_own_is_typed() {
        let url = XNoteUrl::parse("X-Note:7").unwrap();
        assert_eq!((url.id(), url.section()), (7, None));
        let error = XNoteUrl::parse("x-note:7/").unwrap_err();
        assert_eq!(
            (error.kind(), error.offset(), error.component()),
            (ErrorKind::Syntax, 9, Some("section"))
        );
        assert_eq!(error.to_string(), "expected an allowed character in the section at byte 9");
        let error = XNoteUrl::parse("x-note:99999999999").unwrap_err();
        assert_eq!((error.kind(), error.offset(), error.component()), (ErrorKind::Range, 7, Some("id")));
    }

    #[test]
    fn it_stands_beside_the_generic_form() {
        assert!(matches!(parse("x-note:1/a%20b"), Ok(Url::XNote(url)) if url.id() == 1));
        assert!(matches!(parse("http://h/"), Ok(Url::Other(url)) if url.scheme().as_str() == "http"));
        assert!(matches!(lookup("x-NOTE"), Lookup::Registered(scheme) if scheme.name == "x-note"));
    }
}
