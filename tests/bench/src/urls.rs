//! The URLs that are measured, as a program has them that has read a file: one text, and where each line is.

/// One URL. The byte after it is NUL, which only what was made for it may rely on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line(&'static str);

impl Line {
    /// The URL.
    #[inline(always)]
    pub(crate) fn text(self) -> &'static str {
        self.0
    }
}

/// Lays URLs one after the other, a NUL after each. The text is kept until the program ends.
pub(crate) fn lines<'a>(urls: impl Iterator<Item = &'a str>) -> Vec<Line> {
    let mut text = String::new();
    let ends: Vec<(usize, usize)> = urls
        .map(|url| {
            let start = text.len();
            text += url;
            text.push('\0');
            (start, start + url.len())
        })
        .collect();
    let text: &'static str = text.leak();
    ends.into_iter().map(|(start, end)| Line(&text[start..end])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_what_was_given() {
        let lines = lines(["a:b", "", "c:"].into_iter());
        assert_eq!(lines.iter().map(|line| line.text()).collect::<Vec<_>>(), ["a:b", "", "c:"]);
    }
}
