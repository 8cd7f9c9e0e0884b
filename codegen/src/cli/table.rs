//! Texts in columns.

use unicode_width::UnicodeWidthStr;

use super::paint::Paint;

/// Lines with their cells below each other, two spaces apart; the first cell of each is a name, and
/// the first line a heading if `heading` says so. No line ends with spaces.
pub(crate) fn table(rows: &[Vec<String>], heading: bool, paint: Paint) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut out = String::new();
    for (line, row) in rows.iter().enumerate() {
        let filled = row.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
        for (column, cell) in row[..filled].iter().enumerate() {
            match (heading && line == 0, column) {
                (true, _) => out.push_str(&paint.strong(cell)),
                (false, 0) => out.push_str(&paint.name(cell)),
                (false, _) => out.push_str(cell),
            }
            if column + 1 < filled {
                out.push_str(&" ".repeat(widths[column] - cell.width() + 2));
            }
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::paint::ColorChoice;
    use super::*;

    #[test]
    fn cells_are_aligned_and_lines_end_with_text() {
        let rows = [["a", "bb", ""], ["ccc", "d", "e"]].map(|row| row.map(str::to_owned).to_vec());
        let plain = Paint::new(ColorChoice::Never, true);
        assert_eq!(table(&rows, false, plain), "a    bb\nccc  d   e\n");
        assert!(
            table(&rows, true, Paint::new(ColorChoice::Always, false)).contains("\u{1b}[1ma\u{1b}[0m    ")
        );
    }
}
