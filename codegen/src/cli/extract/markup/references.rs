//! Character references in markup: decoded, with the places where they stood.

use html5gum::emitters::callback::{CallbackEmitter, CallbackEvent};
use html5gum::{Span, Tokenizer};

/// How references are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rules {
    /// As HTML has it in the value of an attribute: without a semicolon, `&copy=` stays as it is.
    HtmlAttribute,
    /// As HTML has it in text.
    HtmlText,
    /// As FOLDOC has it: the semicolon may be missing where no letter follows.
    Sgml,
}

/// A piece of markup with its references decoded, fit to be searched for URLs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decoded {
    /// The text. What is no US-ASCII and came from a reference is percent-encoded, as UTF-8.
    pub(crate) text: String,
    /// Where pieces that are as long before and after begin in the text; and in the markup.
    pub(crate) starts: Vec<usize>,
    origins: Vec<usize>,
    /// How long the markup is.
    raw_len: usize,
    /// Where an encoded character begins.
    pub(crate) encoded: Vec<usize>,
    /// Where an `&` stood as itself.
    pub(crate) ampersands: Vec<usize>,
}

/// A name is not longer, with the sign and the semicolon.
const LONGEST: usize = 40;

impl Decoded {
    /// Decodes the references in a piece of markup. `keep` says which characters beyond US-ASCII stay as they are.
    pub(crate) fn new(raw: &str, rules: Rules, keep: impl Fn(Origin, char) -> bool) -> Self {
        let mut decoded = Decoded { raw_len: raw.len(), ..Decoded::default() };
        let mut at = 0;
        while at < raw.len() {
            let rest = &raw[at..];
            let plain = rest.find('&').unwrap_or(rest.len());
            decoded.push(&rest[..plain], at, |letter| keep(Origin::Raw, letter));
            at += plain;
            let rest = &raw[at..];
            if rest.is_empty() {
                break;
            }
            match reference(rest, rules) {
                Some((length, text)) => {
                    decoded.piece(at);
                    text.chars().for_each(|letter| decoded.letter(letter, keep(Origin::Reference, letter)));
                    at += length;
                    decoded.piece(at);
                }
                None => {
                    decoded.ampersands.push(decoded.text.len());
                    decoded.push("&", at, |_| true);
                    at += 1;
                }
            }
        }
        decoded
    }

    /// Where a place in the text stood in the markup: what came from a reference stands at its start.
    pub(crate) fn place(&self, at: usize) -> usize {
        let next = self.starts.partition_point(|&start| start <= at);
        let last = next.checked_sub(1).and_then(|piece| self.starts.get(piece).zip(self.origins.get(piece)));
        let Some((&start, &raw)) = last else { return at };
        let limit = self.origins.get(next).copied().unwrap_or(self.raw_len);
        (raw + (at - start)).min(limit)
    }

    /// A piece begins, of what stands there in the markup.
    fn piece(&mut self, origin: usize) {
        self.starts.push(self.text.len());
        self.origins.push(origin);
    }

    /// Appends text that stands there as it is.
    fn push(&mut self, text: &str, at: usize, keep: impl Fn(char) -> bool) {
        self.piece(at);
        for (offset, letter) in text.char_indices() {
            let kept = letter.is_ascii() || keep(letter);
            self.letter(letter, kept);
            if !kept {
                self.piece(at + offset + letter.len_utf8());
            }
        }
    }

    fn letter(&mut self, letter: char, keep: bool) {
        if letter.is_ascii() || keep {
            self.text.push(letter);
            return;
        }
        self.encoded.push(self.text.len());
        for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
            self.text.push_str(&format!("%{byte:02X}"));
        }
    }
}

/// Whether a character stood in the markup as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Raw,
    Reference,
}

/// The reference that a text begins with: its length, and what it stands for.
fn reference(text: &str, rules: Rules) -> Option<(usize, String)> {
    match rules {
        Rules::Sgml => sgml(text),
        Rules::HtmlAttribute | Rules::HtmlText => html(text, rules),
    }
}

/// How long the sign and the name behind it are.
fn name_length(text: &str) -> usize {
    let named = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'#';
    1 + text.bytes().skip(1).take(LONGEST - 1).take_while(named).count()
}

fn html(text: &str, rules: Rules) -> Option<(usize, String)> {
    let name = name_length(text);
    // Whether a name without a semicolon counts depends on what follows.
    let next = text[name..].chars().next().map_or(0, char::len_utf8);
    let piece = &text[..name + next];
    let decoded = tokenized(piece, rules);
    // What is behind the reference is the same in both.
    let behind = piece.bytes().rev().zip(decoded.bytes().rev()).take_while(|(raw, read)| raw == read).count();
    let behind = behind.min(piece.len() - 1);
    let stands_for = decoded.get(..decoded.len() - behind.min(decoded.len()))?;
    (piece != decoded).then(|| (piece.len() - behind, stands_for.to_owned()))
}

fn sgml(text: &str) -> Option<(usize, String)> {
    if let Some(length) = number_length(text) {
        let semicolon = usize::from(text[length..].starts_with(';'));
        return Some((length + semicolon, tokenized(&format!("{};", &text[..length]), Rules::HtmlText)));
    }
    let whole = name_length(text);
    let known = |length: usize| {
        let named = format!("{};", &text[..length]);
        // In an attribute nothing shorter than all of it counts.
        Some(tokenized(&named, Rules::HtmlAttribute)).filter(|decoded| *decoded != named)
    };
    if let Some(decoded) = known(whole) {
        let semicolon = usize::from(text[whole..].starts_with(';'));
        return Some((whole + semicolon, decoded));
    }
    // A digit is no letter: it ends a name of letters.
    let letters = 1 + text[1..whole].bytes().take_while(u8::is_ascii_alphabetic).count();
    (letters < whole).then(|| known(letters)).flatten().map(|decoded| (letters, decoded))
}

/// How long a reference by number is, without a semicolon: the number ends where no digit follows.
fn number_length(text: &str) -> Option<usize> {
    let rest = text.strip_prefix("&#")?;
    let (prefix, hex) = if rest.starts_with(['x', 'X']) { (3, true) } else { (2, false) };
    let digit = |byte: &u8| if hex { byte.is_ascii_hexdigit() } else { byte.is_ascii_digit() };
    let digits = text.bytes().skip(prefix).take(LONGEST - prefix).take_while(digit).count();
    (digits > 0).then_some(prefix + digits)
}

/// What HTML makes of a piece without tags.
fn tokenized(piece: &str, rules: Rules) -> String {
    let mut found = String::new();
    let emitter = CallbackEmitter::new(|event: CallbackEvent<'_>, _: Span<()>| -> Option<()> {
        if let CallbackEvent::AttributeValue { value } | CallbackEvent::String { value } = event {
            found.push_str(&String::from_utf8_lossy(value));
        }
        None
    });
    let markup = match rules {
        Rules::HtmlAttribute => format!("<a b=\"{}\">", piece.replace('"', " ")),
        Rules::HtmlText | Rules::Sgml => piece.replace('<', " "),
    };
    Tokenizer::new_with_emitter(&markup, emitter).for_each(drop);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(raw: &str, rules: Rules) -> String {
        Decoded::new(raw, rules, |_, _| false).text
    }

    #[test]
    fn html_knows_which_names_need_no_semicolon() {
        let attribute = |raw| decoded(raw, Rules::HtmlAttribute);
        assert_eq!(attribute("?a&amp;b=1&copy=2&lt"), "?a&b=1&copy=2<");
        assert_eq!(attribute("?a&amp=1&ampx&amp"), "?a&amp=1&ampx&");
        assert_eq!(attribute("caf&eacute;&#233;&#xE9;é"), "caf%C3%A9%C3%A9%C3%A9%C3%A9");
        assert_eq!(attribute("&&amp;&;&#;&nosuch;"), "&&&;&#;&nosuch;");
        let text = |raw| decoded(raw, Rules::HtmlText);
        assert_eq!(text("&copy=1&amp=1&ampx"), "%C2%A9=1&=1&x");
        assert_eq!(text("&notit;&notin;"), "%C2%ACit;%E2%88%89");
    }

    #[test]
    fn sgml_ends_a_name_where_no_letter_follows() {
        let sgml = |raw| decoded(raw, Rules::Sgml);
        assert_eq!(sgml("?a&copy=1&amp=1"), "?a%C2%A9=1&=1");
        assert_eq!(sgml("?a&copyb=1&amp;c&eacute"), "?a&copyb=1&c%C3%A9");
        assert_eq!(sgml("&amp7&#65&frac12;&frac12"), "&7A%C2%BD%C2%BD");
        assert_eq!(sgml("&#65x&#x42;y&#67;&#;&#x"), "AxByC&#;&#x");
    }

    #[test]
    fn places_lead_back() {
        let raw = "a&amp;bé&eacute;c&d";
        let decoded = Decoded::new(raw, Rules::HtmlAttribute, |_, _| false);
        assert_eq!(decoded.text, "a&b%C3%A9%C3%A9c&d");
        let places = [0, 1, 2, 3, 9, 15, 16, 17, 18].map(|at| decoded.place(at));
        assert_eq!(places, [0, 1, 6, 7, 9, 17, 18, 19, 20]);
        assert_eq!((decoded.encoded, decoded.ampersands), (vec![3, 9], vec![16]));
        let kept = Decoded::new("é&eacute;&nbsp;x", Rules::HtmlText, |origin, letter| {
            origin == Origin::Raw || !letter.is_alphanumeric()
        });
        assert_eq!(kept.text, "é%C3%A9\u{a0}x");
    }

    #[test]
    fn any_text_can_be_decoded() {
        for rules in [Rules::HtmlAttribute, Rules::HtmlText, Rules::Sgml] {
            for raw in ["&", "&é", "&\"", "&<", "&#", "&#x", "&#x110000;", "&#0;", "&a\0", "\r\n&\r\n&amp;\r"]
            {
                let decoded = Decoded::new(raw, rules, |_, _| true);
                let places: Vec<_> = (0..=decoded.text.len()).map(|at| decoded.place(at)).collect();
                assert!(places.is_sorted() && places.last() == Some(&raw.len()), "{raw:?} {decoded:?}");
            }
        }
    }
}
