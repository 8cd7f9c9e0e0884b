//! The bytes in data URLs (RFC 2397), as they are or in base64 (RFC 4648 section 4).

use url_schemes::rfc3986::{DataUrl, UriRef};
use url_schemes::{Base64Error, Base64ErrorKind, Contents, ParseError};

type Result = std::result::Result<(), ParseError>;

/// The image of RFC 2397 section 4, line by line as it stands there.
const LARRY: &[&str] = &[
    "data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw",
    "AAAC8IyPqcvt3wCcDkiLc7C0qwyGHhSWpjQu5yqmCYsapyuvUUlvONmOZtfzgFz",
    "ByTB10QgxOR0TqBQejhRNzOfkVJ+5YiUqrXF5Y5lKh/DeuNcP5yLWGsEbtLiOSp",
    "a/TPg7JpJHxyendzWTBfX0cxOnKPjgBzi4diinWGdkF8kjdfnycQZXZeYGejmJl",
    "ZeGl9i2icVqaNVailT6F5iJ90m6mvuTS4OK05M0vDk0Q4XUtwvKOzrcd3iq9uis",
    "F81M1OIcR7lEewwcLp7tuNNkM3uNna3F2JQFo97Vriy/Xl4/f1cf5VWzXyym7PH",
    "hhx4dbgYKAAA7",
];

fn bytes(url: &str) -> std::result::Result<std::result::Result<Vec<u8>, Base64Error>, ParseError> {
    Ok(DataUrl::parse(url)?.data_bytes().collect())
}

#[test]
fn the_image_of_the_rfc_is_one() -> Result {
    let image = bytes(&LARRY.concat())?.expect("it is base64");
    // A GIF: its signature, 48 pixels wide and high (its bytes come with the low one first), its trailer.
    assert!(image.starts_with(b"GIF87a\x30\0\x30\0"), "{}", image[..10].escape_ascii());
    assert!(image.ends_with(b"\0;"));
    // Four characters for three bytes; with every line of it in the text and no padding.
    let written: usize = LARRY.iter().map(|line| line.len()).sum::<usize>() - LARRY[0].find("R0").unwrap();
    assert_eq!(image.len() * 4, written * 3);
    // All escaped, it is the same.
    let (head, data) =
        LARRY.concat().split_once(',').map(|(head, data)| (head.to_owned(), data.to_owned())).unwrap();
    let escaped: String = data.bytes().map(|byte| format!("%{byte:02X}")).collect();
    assert_eq!(bytes(&format!("{head},{escaped}"))?, Ok(image));
    Ok(())
}

#[test]
fn without_the_flag_the_data_is_what_it_is() -> Result {
    // RFC 2397 section 4.
    assert_eq!(bytes("data:,A%20brief%20note")?, Ok(b"A brief note".to_vec()));
    assert_eq!(bytes("data:text/plain;charset=iso-8859-7,%be%d3%be")?, Ok(vec![0xbe, 0xd3, 0xbe]));
    assert_eq!(bytes("data:,")?, Ok(vec![]));
    // What looks like the flag is none.
    assert_eq!(bytes("data:text/x;base64=a,Zg==")?, Ok(b"Zg==".to_vec()));
    assert_eq!(bytes("data:,;base64,Zg==")?, Ok(b";base64,Zg==".to_vec()));
    Ok(())
}

#[test]
fn with_the_flag_it_is_base64() -> Result {
    assert_eq!(bytes("data:;base64,")?, Ok(vec![]));
    assert_eq!(bytes("data:;base64,#Zg==")?, Ok(vec![]));
    // RFC 4648 section 10.
    for (text, written) in [("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
        for flag in ["base64", "BASE64", "Base64"] {
            assert_eq!(bytes(&format!("data:text/plain;{flag},{written}#x"))?, Ok(text.into()), "{written}");
        }
    }
    assert_eq!(bytes("data:;base64,Zg%3D%3D")?, Ok(b"f".to_vec()));
    assert_eq!(bytes("data:;base64,%2b%2F+/")?, Ok(vec![0xfb, 0xff, 0xbf]));
    Ok(())
}

#[test]
fn what_is_no_base64_is_a_valid_url_all_the_same() -> Result {
    use Base64ErrorKind::{Bits, Character, End, Padding, Trailing};
    for (data, kind, offset) in [
        ("Zg", End, 2),
        ("Zg=", End, 3),
        ("Zg%3D", End, 5),
        ("Zm9vY", End, 5),
        ("Z", End, 1),
        ("=", Padding, 0),
        ("Zm9v=", Padding, 4),
        ("Z===", Padding, 1),
        ("Zg==Zg==", Trailing, 4),
        ("Zm8=%0A", Trailing, 4),
        ("Zg=g", Trailing, 3),
        // The line break of RFC 2045, and a space.
        ("Zm9v%0D%0AZm9v", Character, 4),
        ("Zm%209v", Character, 2),
        // The other alphabet, of RFC 4648 section 5.
        ("Zm-_", Character, 2),
        ("%5Am9v,", Character, 6),
        ("Zh==", Bits, 1),
        ("Z%6D9=", Bits, 4),
    ] {
        let text = format!("data:;base64,{data}");
        let url = DataUrl::parse(&text)?;
        let error = bytes(&text)?.expect_err(data);
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{data}");
        // It comes once, and last.
        let items: Vec<_> = url.data_bytes().collect();
        assert_eq!(items.iter().position(|item| item.is_err()), Some(items.len() - 1), "{data}");
        assert!(!error.to_string().contains(data), "{error}");
    }
    Ok(())
}

#[test]
fn other_forms_read_nothing_twice() -> Result {
    // The flag is a component of the URL, which a copy, an owned URL and a URL of any scheme keep.
    let url = DataUrl::parse("data:;base64,Zm9v")?;
    let all = |contents: Contents<'_>| contents.flatten().collect::<Vec<_>>();
    let mut contents = url.data_bytes();
    contents.next();
    assert_eq!((all(contents.clone()), all(contents)), (b"oo".to_vec(), b"oo".to_vec()));
    assert_eq!(all(url.to_buf().as_url().data_bytes()), b"foo");
    let UriRef::Url(url_schemes::rfc3986::Url::Data(url)) = UriRef::parse(url.as_str())? else { panic!() };
    assert_eq!(all(url.data_bytes()), b"foo");
    Ok(())
}
