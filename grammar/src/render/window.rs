//! Long lines, cut to what stands around the places that are shown in them.

use std::borrow::Cow;
use std::ops::Range;

/// The longest line that is shown as it is, in bytes: laying a line out costs time for each of its characters.
const LONGEST: usize = 1000;

/// How many bytes of a longer one are shown on both sides of where a place begins and of where it ends.
const AROUND: usize = 60;

/// What stands for the rest.
const MARK: &str = "…";

/// A text whose long lines are cut.
pub(super) struct Window<'s> {
    pub(super) text: Cow<'s, str>,
    /// Where each cut ends, and by how many bytes the text is shorter up to there.
    cuts: Vec<(usize, usize)>,
}

impl<'s> Window<'s> {
    /// Cuts the long lines of a text in which some places, at characters' boundaries, are to be shown.
    pub(super) fn new(text: &'s str, places: &[Range<usize>]) -> Self {
        let mut ends: Vec<usize> = places.iter().flat_map(|place| [place.start, place.end]).collect();
        ends.sort_unstable();
        let mut window = Window { text: Cow::Borrowed(""), cuts: Vec::new() };
        let mut shown = String::new();
        let mut taken = 0;
        for cut in cuts(text, &ends) {
            shown.push_str(&text[taken..cut.start]);
            shown.push_str(MARK);
            taken = cut.end;
            window.cuts.push((cut.end, cut.end - shown.len()));
        }
        window.text = match window.cuts.is_empty() {
            true => Cow::Borrowed(text),
            false => Cow::Owned(shown + &text[taken..]),
        };
        window
    }

    /// Whether anything is left out.
    pub(super) fn is_cut(&self) -> bool {
        !self.cuts.is_empty()
    }

    /// Where the beginning or the end of a place stands now.
    pub(super) fn offset(&self, at: usize) -> usize {
        let before = self.cuts.partition_point(|&(end, _)| end <= at);
        at - before.checked_sub(1).map_or(0, |last| self.cuts[last].1)
    }
}

/// What is left out of a text's long lines.
fn cuts(text: &str, ends: &[usize]) -> Vec<Range<usize>> {
    let mut cuts = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if line.len() > LONGEST {
            let end = start + line.trim_end_matches(['\r', '\n']).len();
            line_cuts(text, start..end, ends, &mut cuts);
        }
        start += line.len();
    }
    cuts
}

fn line_cuts(text: &str, line: Range<usize>, ends: &[usize], cuts: &mut Vec<Range<usize>>) {
    let first = ends.partition_point(|&end| end < line.start);
    let after = ends.partition_point(|&end| end <= line.end);
    // Of a line in the middle of a place, the beginning is shown.
    let shown = if first == after { &[line.start][..] } else { &ends[first..after] };
    let mut taken = line.start;
    let mut cut = |range: Range<usize>| {
        if range.len() > MARK.len() {
            cuts.push(range);
        }
    };
    for &end in shown {
        let mut from = end.saturating_sub(AROUND).max(line.start);
        let mut to = (end + AROUND).min(line.end);
        while !text.is_char_boundary(from) {
            from -= 1;
        }
        while !text.is_char_boundary(to) {
            to += 1;
        }
        cut(taken.min(from)..from);
        taken = to;
    }
    cut(taken..line.end);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn windowed<'s>(text: &'s str, places: &[(usize, usize)]) -> Window<'s> {
        let places: Vec<_> = places.iter().map(|&(start, end)| start..end).collect();
        Window::new(text, &places)
    }

    /// What is shown, with each place in brackets.
    fn shown(text: &str, places: &[(usize, usize)]) -> String {
        let window = windowed(text, places);
        let mut shown = window.text.to_string();
        let mut ends: Vec<(usize, char)> =
            places.iter().flat_map(|&(start, end)| [(start, '['), (end, ']')]).collect();
        ends.sort_by_key(|&(at, _)| at);
        for (at, bracket) in ends.into_iter().rev() {
            shown.insert(window.offset(at), bracket);
        }
        shown
    }

    fn spaces(count: usize) -> String {
        " ".repeat(count)
    }

    #[test]
    fn a_line_that_is_not_long_stays() {
        let text = format!("{}ab{}\n", spaces(499), spaces(498));
        let window = windowed(&text, &[(499, 501)]);
        assert!(matches!(window.text, Cow::Borrowed(shown) if shown == text));
        assert!(!window.is_cut());
        assert_eq!((window.offset(499), window.offset(1000)), (499, 1000));
    }

    #[test]
    fn a_long_line_is_shown_around_a_place() {
        let text = format!("{}ab{}\r\nnext", spaces(600), spaces(600));
        assert_eq!(shown(&text, &[(600, 602)]), format!("…{0}[ab]{0}…\r\nnext", spaces(60)));
        assert_eq!(shown(&text, &[(0, 1)]), format!("[ ]{}…\r\nnext", spaces(60)));
        assert_eq!(shown(&text, &[(1202, 1202)]), format!("…{}[]\r\nnext", spaces(60)));
        // A place that begins in the line break, and one in another line.
        assert_eq!(shown(&text, &[(1203, 1206)]), format!("{}…\r[\nne]xt", spaces(60)));
        assert_eq!(shown(&text, &[(1204, 1206)]), format!("{}…\r\n[ne]xt", spaces(60)));
    }

    #[test]
    fn a_long_place_is_cut_itself() {
        let text = format!("{}{}{}", spaces(600), "a".repeat(600), spaces(600));
        let (a, space) = ("a".repeat(60), spaces(60));
        assert_eq!(shown(&text, &[(600, 1200)]), format!("…{space}[{a}…{a}]{space}…"));
        // What the mark would not make shorter is not cut.
        let shown = shown(&text, &[(600, 601), (724, 725)]);
        assert_eq!(shown, format!("…{space}[a]{}[a]{a}…", "a".repeat(123)));
    }

    #[test]
    fn characters_stay_whole() {
        let text = "é".repeat(1000);
        let shown = shown(&text, &[(1002, 1004)]);
        assert_eq!(shown, format!("…{0}[é]{0}…", "é".repeat(30)));
        let text = format!("a{text}");
        let window = windowed(&text, &[(1, 1)]);
        assert_eq!(window.text, format!("a{}…", "é".repeat(30)));
        let window = windowed(&text, &[(1001, 1001)]);
        assert_eq!(window.text, format!("…{}…", "é".repeat(60)));
        assert_eq!(&window.text[..window.offset(1001)], format!("…{}", "é".repeat(30)));
    }
}
