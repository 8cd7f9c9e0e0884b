//! A hit for a person: its place and the URL, and below what is doubtful about it.

use super::super::paint::Paint;
use super::super::visible::Visible;
use super::Found;

/// The lines about a hit.
pub(super) fn found(found: &Found<'_>, paint: Paint) -> String {
    let hit = found.hit;
    let file = found.file.map(|file| format!("{file}:")).unwrap_or_default();
    let place = format!("{file}{}:{}:", found.place.line, found.place.column);
    let url = Visible::new(hit.url().as_bytes()).text;
    let mut text = format!("{} {}\n", paint.name(&place), paint.strong(&url));
    let mut note = |note: &str| text.push_str(&format!("  note: {note}\n"));
    if let Some(error) = &found.error {
        note(&format!("refused by {}: {error} ({})", hit.dialect().name(), error.kind.as_str()));
    }
    if found.flags.encoded_character {
        note("a character beyond US-ASCII is percent-encoded in it, as UTF-8");
    }
    if found.flags.raw_ampersand {
        note("write its \"&\" as \"&amp;\"");
    }
    let alternative = hit.alternative().map(|other| Visible::new(other.as_bytes()).text);
    match alternative {
        Some(other) if hit.is_ambiguous() && !hit.url().contains(' ') => {
            note(&format!("a line is broken behind a hyphen, which may not belong to it: {other}"));
        }
        Some(other) => note(&format!("without the spaces: {other}")),
        None if hit.is_ambiguous() => {
            note("a letter that is not US-ASCII follows it, and may be meant to belong to it")
        }
        None => {}
    }
    text
}
