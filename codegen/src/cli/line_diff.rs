//! Two texts as a unified diff.

use std::time::Duration;

use similar::{ChangeTag, TextDiff};

use super::paint::Paint;

/// How long a diff may be made smaller; after that it is only right.
const PATIENCE: Duration = Duration::from_secs(2);

/// What turns `old`, which stands in the file, into `new`. Empty if nothing does.
pub(crate) fn unified(path: &str, old: &str, new: &str, paint: Paint) -> String {
    if old != new && old.replace("\r\n", "\n") == new {
        return format!("{path}: the lines end with CR LF, not with LF\n");
    }
    let diff = TextDiff::configure().timeout(PATIENCE).diff_lines(old, new);
    let mut unified = diff.unified_diff();
    let mut out = String::new();
    for hunk in unified.context_radius(3).iter_hunks() {
        if out.is_empty() {
            out.push_str(&paint.strong(&format!("--- {path}")));
            out.push('\n');
            out.push_str(&paint.strong(&format!("+++ {path} (generated)")));
            out.push('\n');
        }
        out.push_str(&paint.name(&hunk.header().to_string()));
        out.push('\n');
        for change in hunk.iter_changes() {
            let text = change.to_string_lossy();
            let line = text.strip_suffix('\n').unwrap_or(&text);
            match change.tag() {
                ChangeTag::Delete => out.push_str(&paint.bad(&format!("-{line}"))),
                ChangeTag::Insert => out.push_str(&paint.good(&format!("+{line}"))),
                ChangeTag::Equal => out.push_str(&format!(" {line}")),
            }
            out.push('\n');
            if change.missing_newline() {
                out.push_str("\\ No newline at end of file\n");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::paint::ColorChoice;
    use super::*;

    #[test]
    fn a_diff_goes_from_the_file_to_what_is_generated() {
        let plain = Paint::new(ColorChoice::Never, false);
        let diff = unified("a.rs", "x\nold\n", "x\nnew\n", plain);
        assert_eq!(diff, "--- a.rs\n+++ a.rs (generated)\n@@ -1,2 +1,2 @@\n x\n-old\n+new\n");
        assert_eq!(unified("a.rs", "x\n", "x\n", plain), "");
        assert!(unified("a.rs", "x", "x\n", plain).contains("\\ No newline"));
        assert!(unified("a.rs", "x\r\n", "x\n", plain).contains("CR LF"));
    }
}
