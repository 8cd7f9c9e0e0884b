//! Any bytes as a text that a terminal shows as it stands: nothing in it moves the cursor, changes
//! colors, or hides. And which column each byte is in.

use unicode_width::UnicodeWidthChar;

/// A text to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Visible {
    /// The text.
    pub(crate) text: String,
    /// The column of each byte, and at the end the width of all.
    columns: Vec<usize>,
}

impl Visible {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let mut visible = Visible { text: String::with_capacity(bytes.len()), columns: Vec::new() };
        let mut column = 0;
        for chunk in bytes.utf8_chunks() {
            for c in chunk.valid().chars() {
                visible.columns.extend(std::iter::repeat_n(column, c.len_utf8()));
                column += push(c, &mut visible.text);
            }
            for byte in chunk.invalid() {
                visible.columns.push(column);
                visible.text.push_str(&format!("\\x{byte:02x}"));
                column += 4;
            }
        }
        visible.columns.push(column);
        visible
    }

    /// The column of the byte at `offset`; of a later one, the column after the last.
    pub(crate) fn column(&self, offset: usize) -> usize {
        self.columns.get(offset).copied().unwrap_or_else(|| self.width())
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.columns.last().copied().unwrap_or(0)
    }
}

/// Appends a character, or its escape; gives the columns it takes.
fn push(c: char, out: &mut String) -> usize {
    let plain = matches!(c, '"' | '\'' | '\\') || c.escape_debug().len() == 1;
    match c.width() {
        Some(width) if plain && width > 0 => {
            out.push(c);
            width
        }
        _ => {
            let before = out.len();
            // A mark that joins the letter before it has no short escape of its own.
            if plain {
                out.extend(c.escape_unicode())
            } else {
                out.extend(c.escape_debug())
            }
            out.len() - before
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_reaches_the_terminal_but_what_it_can_show() {
        let visible = Visible::new(b"a\x1b[31m\t\"\\\xff\xc3b");
        assert_eq!(visible.text, r#"a\u{1b}[31m\t"\\xff\xc3b"#);
        assert_eq!(visible.column(1), 1);
        assert_eq!(visible.column(2), 7);
        assert_eq!(visible.width(), visible.text.len());
        assert_eq!(Visible::new("\u{202e}\u{301}\u{200b}".as_bytes()).text, "\\u{202e}\\u{301}\\u{200b}");
    }

    #[test]
    fn wide_characters_take_two_columns() {
        let visible = Visible::new("é\u{6f22}x".as_bytes());
        assert_eq!([0, 2, 5, 6].map(|offset| visible.column(offset)), [0, 1, 3, 4]);
        assert_eq!(visible.column(99), 4);
    }
}
