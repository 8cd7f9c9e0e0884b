//! `[[exception]]`: findings that are accepted for a scheme.

use crate::keys;
use crate::model::Exception;
use crate::toml_walk::{Reader, Section};

/// Reads `[[exception]]` of a scheme file.
pub(crate) fn read(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<Exception> {
    let mut found = Vec::new();
    for section in reader.tables(root, "exception", "[[exception]]") {
        reader.only(&section, keys::EXCEPTION);
        let code = reader.required_string(&section, "code");
        let reason = reader.required_string(&section, "reason");
        let date = reader.required_date(&section, "date");
        if let (Some(code), Some(reason), Some(date)) = (code, reason, date) {
            found.push(Exception { code, reason: reason.value, date: date.value });
        }
    }
    found
}
