//! A crate with URL schemes of its own. `schemes/rfc1738/x-note.toml` and `x-tag.toml` define them,
//! `build.rs` generates their parsers, and this is how they are used.
//!
//! ```
//! use private_registry::urls::rfc1738::XNoteUrl;
//!
//! let url = XNoteUrl::parse("x-note:42/intro")?;
//! assert_eq!(url.id(), 42);
//! assert_eq!(url.section().map(|text| text.as_str()), Some("intro"));
//! # Ok::<(), private_registry::urls::ParseError>(())
//! ```
//!
//! What the rule of a component does not allow is escaped for it.
//!
//! ```
//! use private_registry::urls::rfc1738::XTagUrl;
//!
//! let url = format!("x-tag:{}?{}", XTagUrl::LABEL.encode("a---b")?, XTagUrl::WORDS.encode("1 + 1")?);
//! assert_eq!(url, "x-tag:a--%2Db?1+%2B+1");
//! # Ok::<(), private_registry::urls::EncodeError>(())
//! ```
//!
//! Or a builder does it for all components, and says which one is missing.
//!
//! ```
//! use private_registry::urls::rfc1738::XNoteUrl;
//!
//! let url = XNoteUrl::builder().id(42).section("a b").build()?;
//! assert_eq!(url.as_str(), "x-note:42/a%20b");
//! assert_eq!(url.as_url().without_section()?.as_str(), "x-note:42");
//! assert_eq!(XNoteUrl::builder().build().unwrap_err().to_string(), "id is missing");
//! # Ok::<(), private_registry::urls::BuildError>(())
//! ```

/// The generated parsers.
pub mod urls {
    include!(concat!(env!("OUT_DIR"), "/url_schemes.rs"));
}

#[cfg(test)]
mod tests {
    use super::urls::rfc1738::{GenericUrl, Url, XNoteUrl, XTagUrl, parse};
    use super::urls::{EncoderKind, ErrorKind, Lookup, lookup};

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

    #[test]
    fn a_text_is_written_as_the_rule_of_its_component_wants_it() {
        let label = |text: &str| XTagUrl::LABEL.encode(text).unwrap().into_owned();
        // The sequence that the rule forbids is broken, and what is reserved is escaped.
        assert_eq!(label("--a----"), "--a--%2D-");
        assert_eq!(label("a:b c/%"), "a%3Ab%20c%2F%25");
        assert_eq!(
            (XTagUrl::LABEL.kind(), XTagUrl::LABEL.length("").is_err()),
            (EncoderKind::NonEmpty, true)
        );
        // Decoding reads "+" as a space.
        assert_eq!(XTagUrl::WORDS.encode("a b+c%").as_deref(), Ok("a+b%2Bc%25"));
        assert_eq!(XTagUrl::WORDS.kind(), EncoderKind::Total);
        // The rule by which it is read again counts as well.
        assert_eq!(XTagUrl::CODE.encode("1/").as_deref(), Ok("1%2F"));
        assert_eq!(
            XTagUrl::CODE.encode("123").map_err(|error| (error.index(), error.byte())),
            Err((3, None))
        );
        assert_eq!(XTagUrl::CODE.kind(), EncoderKind::Partial);
        assert_eq!(GenericUrl::SCHEMEPART.encode("//h/a;b").as_deref(), Ok("//h/a;b"));
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in ["-", "---", "------", "a: b", "+", "%2D", "\u{e9}\0\n"] {
            let (label, words) = (XTagUrl::LABEL.encode(text).unwrap(), XTagUrl::WORDS.encode(text).unwrap());
            let written = format!("x-tag:{label}?{words}");
            let url = XTagUrl::parse(&written).unwrap();
            assert_eq!(url.label().decode_utf8().unwrap(), text, "{written}");
            assert_eq!(url.words().unwrap().decode_utf8().unwrap(), text, "{written}");
        }
    }
}
