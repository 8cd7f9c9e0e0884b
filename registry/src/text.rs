//! Bytes of a file to its text, or what is wrong with them.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, MAX_FILE_BYTES, SourceMap, Span, without_bom};

/// What was found under a file's name.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// Its bytes.
    Bytes(Vec<u8>),
    /// So many bytes that they were not read.
    TooLarge(u64),
}

/// Adds a file to the map. One that is no text is there with an empty text, so that a diagnostic can
/// name it; then the answer is `None`.
pub(crate) fn add(
    sources: &mut SourceMap,
    shown: &str,
    content: Content,
    faults: &mut Vec<Diagnostic>,
) -> Option<FileId> {
    match checked(content) {
        Ok(text) => Some(sources.add(shown, text)),
        Err(diagnostic) => {
            let file = sources.add(shown, "");
            faults.push((*diagnostic).at(Span::new(file, 0..0)));
            None
        }
    }
}

fn checked(content: Content) -> Result<String, Box<Diagnostic>> {
    let bytes = match content {
        Content::Bytes(bytes) if bytes.len() <= MAX_FILE_BYTES => bytes,
        Content::Bytes(bytes) => return Err(too_large(bytes.len() as u64).into()),
        Content::TooLarge(bytes) => return Err(too_large(bytes).into()),
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        let what = if error.as_bytes().contains(&0) { "a binary file" } else { "not UTF-8" };
        Diagnostic::error(
            "file-encoding",
            format!("the file is {what}: byte {at}, in line {line}, is no text"),
        )
        .help("save it as UTF-8")
    })?;
    if text.contains('\0') {
        return Err(Diagnostic::error("file-encoding", "the file is a binary file: it holds NUL characters")
            .help("save it as UTF-8")
            .into());
    }
    if without_bom(&text).1.trim().is_empty() {
        return Err(Diagnostic::error("file-empty", "the file is empty")
            .help("write its definition, or delete it")
            .into());
    }
    Ok(text)
}

fn too_large(bytes: u64) -> Diagnostic {
    Diagnostic::error("file-size", format!("the file has {bytes} bytes; {MAX_FILE_BYTES} are allowed"))
        .help("is this the right file?")
}
