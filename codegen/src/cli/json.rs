//! JSON objects, piece by piece.

use url_schemes_grammar::json;

/// An object that is being written.
#[derive(Clone, Debug)]
pub(crate) struct Object {
    text: String,
}

impl Object {
    pub(crate) fn new() -> Self {
        Object { text: "{".to_owned() }
    }

    /// A value that is JSON already.
    pub(crate) fn raw(mut self, key: &str, value: &str) -> Self {
        if self.text.len() > 1 {
            self.text.push(',');
        }
        json::string(key, &mut self.text);
        self.text.push(':');
        self.text.push_str(value);
        self
    }

    pub(crate) fn text(self, key: &str, value: &str) -> Self {
        self.raw(key, &string(value))
    }

    /// A text, if there is one.
    pub(crate) fn optional(self, key: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.text(key, value),
            None => self,
        }
    }

    /// A number, or null.
    pub(crate) fn number(self, key: &str, value: Option<u64>) -> Self {
        self.raw(key, &value.map_or_else(|| "null".to_owned(), |value| value.to_string()))
    }

    pub(crate) fn flag(self, key: &str, value: bool) -> Self {
        self.raw(key, if value { "true" } else { "false" })
    }

    pub(crate) fn texts<T: AsRef<str>>(self, key: &str, values: impl IntoIterator<Item = T>) -> Self {
        self.raw(key, &array(values.into_iter().map(|value| string(value.as_ref()))))
    }

    pub(crate) fn finish(mut self) -> String {
        self.text.push('}');
        self.text
    }

    /// The object on a line of its own.
    pub(crate) fn line(self) -> String {
        let mut text = self.finish();
        text.push('\n');
        text
    }
}

/// An array of values that are JSON already.
pub(crate) fn array(values: impl IntoIterator<Item = String>) -> String {
    let values: Vec<_> = values.into_iter().collect();
    format!("[{}]", values.join(","))
}

fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    json::string(text, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_has_commas_between_its_entries_only() {
        assert_eq!(Object::new().finish(), "{}");
        let object = Object::new().text("a", "\"").number("b", None).flag("c", true).texts("d", ["x", "y"]);
        assert_eq!(object.optional("e", None).finish(), r#"{"a":"\"","b":null,"c":true,"d":["x","y"]}"#);
    }
}
