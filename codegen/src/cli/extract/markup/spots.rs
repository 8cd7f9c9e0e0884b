//! Where URLs can stand in markup: the values of attributes, and text.

use html5gum::emitters::callback::{CallbackEmitter, CallbackEvent};
use html5gum::{Span, Tokenizer};

use super::references::{Decoded, Origin, Rules};

/// Which language the markup is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// HTML, as browsers read it.
    Html,
    /// SGML, as FOLDOC has it: the same tags, other references.
    Sgml,
}

/// A piece of markup in which URLs can stand.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// Where it begins in the markup.
    pub(crate) start: usize,
    /// What it says.
    pub(crate) decoded: Decoded,
    /// Whether it is an attribute whose value is a URL.
    pub(crate) is_url: bool,
}

/// Attributes whose value is one URL: those of the HTML standard ("URL potentially surrounded by spaces") and those
/// that HTML 4.01 has as `%URI;`.
const URL_ATTRIBUTES: &[&[u8]] = &[
    b"action",
    b"background",
    b"cite",
    b"classid",
    b"codebase",
    b"data",
    b"formaction",
    b"href",
    b"icon",
    b"itemid",
    b"longdesc",
    b"manifest",
    b"poster",
    b"profile",
    b"src",
    b"usemap",
];

/// Elements whose text is a program or a table of styles.
const NO_TEXT: &[&[u8]] = &[b"script", b"style"];

/// The pieces of markup in which URLs can stand, in order. Comments are none.
pub(crate) fn spots(markup: &str, language: Language) -> Vec<Spot> {
    let mut seen = Seen { markup, language, found: Vec::new(), is_url: false, silent: false };
    let mut emitter = CallbackEmitter::new(|event: CallbackEvent<'_>, span: Span<usize>| -> Option<()> {
        seen.event(&event, span);
        None
    });
    // Else a `<` in a program would begin a tag.
    emitter.naively_switch_states(true);
    Tokenizer::new_with_emitter(markup, emitter).for_each(drop);
    seen.found
}

struct Seen<'m> {
    markup: &'m str,
    language: Language,
    found: Vec<Spot>,
    /// Whether the last attribute holds a URL.
    is_url: bool,
    /// Whether text is none that anybody reads.
    silent: bool,
}

impl Seen<'_> {
    fn event(&mut self, event: &CallbackEvent<'_>, span: Span<usize>) {
        match event {
            CallbackEvent::OpenStartTag { name } => self.silent = NO_TEXT.contains(name),
            CallbackEvent::EndTag { .. } => self.silent = false,
            CallbackEvent::AttributeName { name } => self.is_url = URL_ATTRIBUTES.contains(name),
            CallbackEvent::AttributeValue { .. } => self.add(span, true),
            CallbackEvent::String { .. } if !self.silent => self.add(span, false),
            _ => {}
        }
    }

    fn add(&mut self, span: Span<usize>, attribute: bool) {
        let Some(raw) = self.markup.get(span.start..span.end).filter(|raw| raw.contains([':', '&'])) else {
            return;
        };
        let rules = match (self.language, attribute) {
            (Language::Sgml, _) => Rules::Sgml,
            (Language::Html, true) => Rules::HtmlAttribute,
            (Language::Html, false) => Rules::HtmlText,
        };
        let is_url = attribute && self.is_url;
        // In text, a letter written as a reference is one of the word that it stands in; a space or a quotation mark
        // ends a URL however it is written.
        let keep =
            |origin: Origin, letter: char| !is_url && (origin == Origin::Raw || !letter.is_alphanumeric());
        self.found.push(Spot { start: span.start, decoded: Decoded::new(raw, rules, keep), is_url });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(markup: &str) -> Vec<(usize, String, bool)> {
        let found = spots(markup, Language::Html).into_iter();
        found.map(|spot| (spot.start, spot.decoded.text, spot.is_url)).collect()
    }

    #[test]
    fn urls_stand_in_attributes_and_in_text() {
        let markup = "<a HREF=x:1 title='see: y'>t:&amp;</a><!-- c:d --><script>s: '<a>'</script>u:é";
        let found = texts(markup);
        let found: Vec<_> = found.iter().map(|(start, text, url)| (*start, text.as_str(), *url)).collect();
        assert_eq!(found, [(8, "x:1", true), (19, "see: y", false), (27, "t:&", false), (75, "u:é", false)]);
    }

    #[test]
    fn colons_may_be_references() {
        // As people write what robots should not collect.
        assert_eq!(texts("<a href='x&#58;y'>"), [(9, "x:y".to_owned(), true)]);
    }

    #[test]
    fn any_bytes_are_markup() {
        for markup in
            ["", "<", "<a href=", "<a href='x:y", "<!--", "<![CDATA[x:y]]>", "</a b='c:d'>", "\0<\0:>&#x;:"]
        {
            texts(markup);
        }
    }
}
