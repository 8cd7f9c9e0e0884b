//! What stands between `<` and `>`.

use super::LONGEST_REGION;
use super::input::{Input, More};
use super::lines::{self, LineStarts};
use super::marks::{self, Mark};
use super::readings::{Gap, Pieces};

/// A text in brackets.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) pieces: Pieces,
    /// Where the search goes on.
    pub(super) next: usize,
}

/// What begins at `start`, behind the `<`; `None` if it has no end.
pub(super) fn region(
    input: &Input<'_>,
    start: usize,
    starts: &mut LineStarts,
) -> Result<Option<Region>, More> {
    let limit = start + LONGEST_REGION;
    let mut pieces = Pieces::new(start);
    let mut prefix: Option<&[u8]> = None;
    let (mut at, mut colon) = (start, false);
    while at < limit {
        let Some(byte) = input.byte(at)? else { return Ok(None) };
        match byte {
            b'>' => return Ok(Some(ended(pieces, at + 1))),
            b' ' | b'\t' => {
                at += 1;
                pieces.gap(Gap::Blank, at);
            }
            b'\n' | b'\r' => {
                let prefix = *prefix.get_or_insert_with(|| match starts.of(input, start) {
                    Some(line) => lines::quote_prefix(&input.bytes[line..start]),
                    None => &[],
                });
                let after = input.after_break(at)?.unwrap_or(at + 1);
                match next_line(input, after, prefix, limit)? {
                    Line::Text(after) => at = after,
                    Line::Ends(line) => return Ok(Some(ended(pieces, line))),
                    Line::Blank => return Ok(None),
                }
                pieces.gap(Gap::Break, at);
            }
            b'%' if colon => match marks::at(input, at)? {
                Mark::Dropped(after) => {
                    at = after;
                    pieces.gap(Gap::Mark, at);
                }
                Mark::Torn(line) => return Ok(Some(ended(pieces, line))),
                Mark::Plain => {
                    at += 1;
                    pieces.extend(at);
                }
            },
            b'<' | 0..b' ' | 0x7f => return Ok(None),
            _ => {
                at += 1;
                colon |= byte == b':';
                pieces.extend(at);
            }
        }
    }
    Ok(None)
}

fn ended(mut pieces: Pieces, next: usize) -> Region {
    pieces.drop_empty();
    Region { pieces, next }
}

/// What the line after a line break is.
#[derive(Debug)]
enum Line {
    /// It goes on with the URL, from here.
    Text(usize),
    /// It ends a message, and starts here.
    Ends(usize),
    Blank,
}

fn next_line(input: &Input<'_>, start: usize, prefix: &[u8], limit: usize) -> Result<Line, More> {
    let start = lines::after_page_break(input, start, limit)?.unwrap_or(start);
    let at = lines::after_prefix(input, start, prefix)?.unwrap_or(start);
    // A mark and the line behind it are mostly parted by a space.
    let spaced = at > start && input.byte(at)? == Some(b' ');
    if lines::ends_message(input, at)? || (spaced && lines::ends_message(input, at + 1)?) {
        return Ok(Line::Ends(start));
    }
    let text = input.after_blanks(at)?;
    Ok(match input.byte(text)? {
        None | Some(b'\n' | b'\r') => Line::Blank,
        // What follows a prefix may begin with blanks, which belong to the line break.
        Some(_) => Line::Text(text),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces joined, and what follows the region; `text` begins behind the `<`.
    fn read(text: &str) -> Option<(String, String)> {
        let input = Input::whole(text.as_bytes());
        let start = text.find('<').map_or(0, |at| at + 1);
        let region = region(&input, start, &mut LineStarts::new()).unwrap()?;
        let joined = region.pieces.joined(&input).unwrap().text.into_owned();
        Some((joined, text[region.next..].to_owned()))
    }

    fn some(joined: &str, rest: &str) -> Option<(String, String)> {
        Some((joined.to_owned(), rest.to_owned()))
    }

    #[test]
    fn white_space_is_removed() {
        assert_eq!(read("<x:a b\n\tc\r\nd\re >f"), some("x:abcde", "f"));
        assert_eq!(read("<\nx:a\n>"), some("x:a", ""));
        assert_eq!(read("<>"), some("", ""));
    }

    #[test]
    fn quote_marks_go_with_the_line_break() {
        assert_eq!(read("> <x:a\n> b>c"), some("x:ab", "c"));
        assert_eq!(read(">> <x:a\n> > b>c"), some("x:ab", "c"));
        assert_eq!(read(" AB> <x:a\n AB> b>c"), some("x:ab", "c"));
        assert_eq!(read("<x:a\n> b>c"), some("x:a", " b>c"), "no prefix");
        assert_eq!(read("> <x:a\nb>c"), some("x:ab", "c"), "wrapped again, without it");
        assert_eq!(read("> <x:a\n> \n> b>c"), None);
    }

    #[test]
    fn a_region_ends_with_the_message_and_else_has_to_be_closed() {
        assert_eq!(read("<x:a\nb\n--- Golded"), some("x:ab", "--- Golded"));
        assert_eq!(read("<x:a\n * Origin: b>"), some("x:a", " * Origin: b>"));
        assert_eq!(read("> <x:a\n> ---\n"), some("x:a", "> ---\n"));
        assert_eq!(read("<x:a%%\n---\n%%b>"), some("x:a", "---\n%%b>"));
        for text in ["<x:a", "<x:a <b>", "<x:a\n\nb>", "<x:a\n \t\r\nb>", "<x:\x01>", "<x:a\n"] {
            assert_eq!(read(text), None, "{text:?}");
        }
        let long = |length: usize| format!("<{}>", "x".repeat(length));
        assert!(read(&long(LONGEST_REGION - 1)).is_some());
        assert!(read(&long(LONGEST_REGION)).is_none());
    }

    #[test]
    fn marks_count_behind_the_first_colon() {
        assert_eq!(read("<x%%\n%%y:a%%\n> %%b>"), some("x%%%%y:ab", ""));
    }

    #[test]
    fn pages_break_inside() {
        let text = "   <x:a\n\n\nA, B     [Page 7]\n\x0c\nRFC 1     T     Date\n\n\n   b>c";
        assert_eq!(read(text), some("x:ab", "c"));
    }
}
