//! The text of a new scheme's file.

use url_schemes_registry::model::{Dialect, Status};
use url_schemes_registry::names;

/// The file of the scheme `name`: sound but for the empty texts, which the linter asks for.
pub(crate) fn text(dialect: &Dialect, name: &str, status: Status) -> String {
    let words = Words::new(dialect, name);
    let Words { start, item, any, bnf, .. } = &words;
    let status = status.as_str();
    let mut text = format!(
        r#"name = "{name}"
# One line that says what it is.
title = ""
status = "{status}"
# The documents that define it.
references = []
# What its URLs stand for: object, address, service or name.
designates = "object"

# The syntax: a URL is the name, ":" and one item. Write the rules that the scheme has instead.
[syntax]
rule = "{start}"
any-case = true
{bnf}rules = '''
{start} = ${{ ^"{name}:" ~ {item} }}
{item} = @{{ {any}+ }}
'''

# Each rule that is written with "@" is a component; its name and type stand here.
[components]
{item} = {{ name = "item", type = "text" }}

[registration]
# How a client gets at the resource.
access = ""
# What uses the scheme, or will.
applications = ""
# What can go wrong, and what guards against it.
security = ""
# Whom to ask.
contact = ""
# Who may change the scheme.
change-controller = ""

[[valid]]
url = "{name}:example"
components = {{ item = "example" }}
"#
    );
    if words.escapes {
        text.push_str(&format!(
            "\n# An escape.\n[[valid]]\nurl = \"{name}:a%20b\"\ncomponents = {{ item = \"a%20b\" }}\n"
        ));
    }
    for (why, rest, offset) in words.refused() {
        let offset = name.len() + 1 + offset;
        text.push_str(&format!("\n# {why}\n[[invalid]]\nurl = \"{name}:{rest}\"\noffset = {offset}\n"));
    }
    text
}

/// The names of the rules, and what they are made of.
struct Words {
    start: String,
    item: String,
    /// The rule that any character of the item matches.
    any: &'static str,
    /// The entry for the specification's own BNF.
    bnf: String,
    /// Whether the item may hold escapes.
    escapes: bool,
}

/// The dialect's own name for a character that stands for itself, or an escape (RFC 1738 section 5).
const CHARACTER: &str = "uchar";

impl Words {
    fn new(dialect: &Dialect, name: &str) -> Self {
        let word = names::mangle(name).replace('_', "");
        let free =
            |name: String| if dialect.grammar.rule(&name).is_some() { format!("{name}_new") } else { name };
        let start = free(format!("{word}url"));
        let item = free(format!("{word}item"));
        let escapes = dialect.grammar.rule(CHARACTER).is_some();
        let bnf = if escapes {
            format!("bnf = '''\n{start} = \"{name}:\" {item}\n{item} = 1*{CHARACTER}\n'''\n")
        } else {
            String::new()
        };
        Words { start, item, any: if escapes { CHARACTER } else { "ASCII_ALPHANUMERIC" }, bnf, escapes }
    }

    /// Items that are none: why, the text, and where it stops to be the beginning of one.
    fn refused(&self) -> Vec<(&'static str, &'static str, usize)> {
        let mut all = vec![
            ("No item.", "", 0),
            ("A space.", "a b", 1),
            ("An unsafe character.", "a<b", 1),
            ("A control character.", "a\\u0001", 1),
            ("Not US-ASCII.", "é", 0),
        ];
        if self.escapes {
            all.push(("Two hex digits follow \"%\".", "%4g", 2));
            all.push(("The input ends in an escape.", "a%4", 3));
        }
        all
    }
}
