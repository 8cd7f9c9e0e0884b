//! A made-up scheme with all that a tree can have, read by a reader of its own.

use std::string::{String, ToString};

use super::super::{Component, EncoderKind, Expected, Text, Value};
use super::*;
use crate::support::encode::{ByteSet, EncoderState, EncoderStep};

/// Letters stay raw.
static WORD: Encoder = Encoder {
    kind: EncoderKind::Partial,
    empty: true,
    space: b' ',
    avoid: &[],
    start: 0,
    states: &[EncoderState {
        end: true,
        steps: &[
            (ByteSet::new(&[(b'a', b'z')], b""), EncoderStep::Raw(0)),
            (ByteSet::new(&[], b"\n"), EncoderStep::Refuse),
        ],
        otherwise: EncoderStep::Escape(0),
    }],
};

const USER: usize = 0;
const PASSWORD: usize = 1;
const HOST: usize = 2;
const PORT: usize = 3;
const ITEM: usize = 4;
const LAST: usize = 5;
const ALL: usize = 6;

/// `"x:" [ user [ "!" password ] "@" ] host [ ":" port ] [ "/" ( "*" | item *( ( "," | ";" ) item ) [ "=" last ] ) ]
/// [ "/" ]`
static SHAPE: Shape = Shape {
    fields: &[
        Field::new("user"),
        Field::new("password"),
        Field::new("host"),
        Field::new("port"),
        Field::new("item"),
        Field::new("last"),
        Field::instead("all", &[ITEM]),
    ],
    tree: Write::Sequence(&[
        Write::Literal("x:"),
        Write::Optional(&Write::Sequence(&[
            Write::Part(USER, Some(&WORD)),
            Write::Optional(&Write::Sequence(&[Write::Literal("!"), Write::Part(PASSWORD, Some(&WORD))])),
            Write::Literal("@"),
        ])),
        Write::Part(HOST, None),
        Write::Optional(&Write::Sequence(&[Write::Literal(":"), Write::Part(PORT, None)])),
        Write::Optional(&Write::Sequence(&[
            Write::Literal("/"),
            Write::Choice(
                0,
                &[
                    Write::Part(ALL, None),
                    Write::Sequence(&[
                        Write::Part(ITEM, Some(&WORD)),
                        Write::Repeat(
                            0,
                            &Write::Sequence(&[Write::AnyOf(0, &[",", ";"]), Write::Part(ITEM, Some(&WORD))]),
                        ),
                        Write::Optional(&Write::Sequence(&[
                            Write::Literal("="),
                            Write::Part(LAST, Some(&WORD)),
                        ])),
                    ]),
                ],
            ),
        ])),
        Write::AnyOf(1, &["", "/"]),
    ]),
};

/// A URL of the scheme, and its components.
struct XUrl {
    text: String,
    found: Vec<(&'static str, Range<usize>)>,
}

use core::ops::Range;
use std::vec::Vec;

impl XUrl {
    fn parse(text: String) -> Result<Self, ParseError> {
        let refused = |at| ParseError::new(super::super::ErrorKind::Syntax, at, None, Expected::Other);
        if !text.get(..2).is_some_and(|scheme| scheme.eq_ignore_ascii_case("x:")) {
            return Err(refused(0));
        }
        let mut found = Vec::new();
        let mut take = |name, start: usize, end: usize| found.push((name, start..end));
        let mut at = 2;
        let end = |at: usize, signs: &[char]| text[at..].find(signs).map_or(text.len(), |place| at + place);
        if let Some(sign) = text.find('@') {
            let user = end(at, &['!', '@']);
            take("user", at, user);
            if user < sign {
                take("password", user + 1, sign);
            }
            at = sign + 1;
        }
        let host = end(at, &[':', '/']);
        if host == at || !text[at..host].bytes().all(|byte| byte.is_ascii_lowercase()) {
            return Err(refused(at));
        }
        take("host", at, host);
        at = host;
        if text[at..].starts_with(':') {
            let port = end(at, &['/']);
            take("port", at + 1, port);
            at = port;
        }
        let rest = text[at..].strip_prefix('/').filter(|rest| !rest.is_empty());
        if let Some(rest) = rest {
            let rest = rest.strip_suffix('/').unwrap_or(rest);
            let (from, to) = (at + 1, at + 1 + rest.len());
            let value = rest.find('=').map_or(to, |place| from + place);
            if rest == "*" {
                take("all", from, to);
            } else {
                let mut start = from;
                for item in text[from..value].split([',', ';']) {
                    take("item", start, start + item.len());
                    start += item.len() + 1;
                }
            }
            if value < to {
                take("last", value + 1, to);
            }
        }
        Ok(XUrl { text, found })
    }
}

impl Components for XUrl {
    fn as_str(&self) -> &str {
        &self.text
    }

    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }

    fn scheme_name(&self) -> &str {
        "x"
    }

    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.found.iter().map(|(name, range)| {
            let text = &self.text[range.clone()];
            let value = match *name {
                "port" => Value::Unsigned(text.parse().unwrap_or_default()),
                "host" => Value::Host(super::super::Host::new(text)),
                "all" => Value::Flag,
                _ => Value::Text(Text::new(text)),
            };
            Component { name, range: range.clone(), text, value, depth: 0, in_list: false, sensitive: false }
        })
    }
}

use super::super::UrlKind;

fn parts() -> Parts {
    Parts::default()
}

fn built(parts: &Parts) -> Result<String, String> {
    build(&SHAPE, parts, XUrl::parse).map(|url| url.text).map_err(|error| error.to_string())
}

fn changed(text: &str, parts: &Parts) -> Result<String, String> {
    let url = XUrl::parse(text.to_owned()).unwrap();
    change(&SHAPE, &url, parts, XUrl::parse).map(|url| url.text).map_err(|error| error.to_string())
}

#[test]
fn components_are_written_with_what_stands_around_them() {
    assert_eq!(built(&parts().raw(HOST, "h")).as_deref(), Ok("x:h"));
    let all = parts().text(USER, "a b").text(PASSWORD, "").raw(HOST, "h").number(PORT, 80u16);
    assert_eq!(built(&all).as_deref(), Ok("x:a%20b!@h:80"));
    let list = all.texts(ITEM, ["a", "b,", "c"]).raw(LAST, "%41");
    assert_eq!(built(&list).as_deref(), Ok("x:a%20b!@h:80/a,b%2C,c=%41"));
    assert_eq!(built(&parts().raw(HOST, "h").flag(ALL, "*", true)).as_deref(), Ok("x:h/*"));
    assert_eq!(built(&parts().raw(HOST, "h").flag(ALL, "*", false)).as_deref(), Ok("x:h"));
}

#[test]
fn what_is_wrong_is_told_by_the_names_of_components() {
    let host = || parts().raw(HOST, "h");
    let told = |parts: &Parts| built(parts).unwrap_err();
    assert_eq!(told(&parts()), "host is missing");
    assert_eq!(told(&host().text(PASSWORD, "p")), "password cannot stand without user");
    assert_eq!(told(&host().text(LAST, "l")), "last cannot stand without item");
    assert_eq!(told(&host().text(ITEM, "l").flag(ALL, "*", true)), "all cannot stand beside item");
    assert_eq!(told(&parts().raw(HOST, "h/*")), "host would be read otherwise");
    assert_eq!(told(&parts().raw(HOST, "H")), "host is not what its rule allows");
    assert_eq!(told(&host().number(PORT, -1)), "port would be read otherwise");
    assert_eq!(
        told(&host().text(USER, "secret\n")),
        "user cannot hold the text: the byte 0x0A at index 6 cannot be written in this component"
    );
    let error = build(&SHAPE, &host().text(USER, "a\n"), XUrl::parse).err().unwrap();
    assert_eq!(error.component(), "user");
    assert!(matches!(error.kind(), BuildErrorKind::Encode(error) if error.index() == 1));
    assert_eq!(std::format!("{:?}", host().text(PASSWORD, "secret")), "2 set");
}

#[test]
fn a_change_leaves_the_rest_as_it_is_written() {
    let url = "X:%61!%62@h:080/a;b,c/";
    assert_eq!(changed(url, &parts().number(PORT, 80)).as_deref(), Ok(url));
    assert_eq!(changed(url, &parts().text(USER, "a")).as_deref(), Ok(url));
    assert_eq!(changed(url, &parts().number(PORT, 8)).as_deref(), Ok("X:%61!%62@h:8/a;b,c/"));
    assert_eq!(changed(url, &parts().nothing(PORT)).as_deref(), Ok("X:%61!%62@h/a;b,c/"));
    assert_eq!(changed(url, &parts().nothing(PASSWORD)).as_deref(), Ok("X:%61@h:080/a;b,c/"));
    assert_eq!(changed(url, &parts().nothing(USER).nothing(PASSWORD)).as_deref(), Ok("X:h:080/a;b,c/"));
    assert_eq!(changed(url, &parts().text(LAST, "l")).as_deref(), Ok("X:%61!%62@h:080/a;b,c=l/"));
    assert_eq!(changed(url, &parts().texts(ITEM, ["a", "x", "c"])).as_deref(), Ok("X:%61!%62@h:080/a;x,c/"));
    assert_eq!(changed("x:h/*", &parts().text(ITEM, "i").nothing(ALL)).as_deref(), Ok("x:h/i"));
    // The variants of a choice take each other's place.
    assert_eq!(changed("x:h/a,b", &parts().flag(ALL, "*", true)).as_deref(), Ok("x:h/*"));
    assert_eq!(changed("x:h/", &parts().number(PORT, 1)).as_deref(), Ok("x:h:1/"));
}

#[test]
fn a_change_that_would_move_others_is_refused() {
    let told = |text: &str, parts: &Parts| changed(text, parts).unwrap_err();
    assert_eq!(told("x:u!p@h", &parts().nothing(USER)), "password cannot stand without user");
    assert_eq!(told("x:h", &parts().nothing(HOST)), "host is missing");
    assert_eq!(told("x:h", &parts().raw(HOST, "a@b")), "user would be read otherwise");
}

#[test]
fn long_lists_take_no_long() {
    let items: Vec<String> = (0..20_000).map(|number: usize| number.to_string()).collect();
    let url = built(&parts().raw(HOST, "h").texts(ITEM, &items)).unwrap();
    assert!(changed(&url, &parts().number(PORT, 1)).is_ok());
}
