//! Productions out of the doc comments of a grammar, read by the tests themselves.
//!
//! Above a rule stands its production, word for word (`/// x = …`); one after `@amend` takes its place,
//! and a literal after `@any-case` matches in any case. Behind ` — ` stands where that comes from.

use crate::bnf_text::{Bnf, Expr, Notation};

/// A doc comment.
#[derive(Default)]
struct Doc {
    verbatim: String,
    amended: Option<String>,
    any_case: Vec<String>,
}

impl Doc {
    fn add(&mut self, line: &str) {
        let said = |text: &str| text.split(" — ").next().unwrap_or("").trim().to_owned();
        if let Some(production) = line.strip_prefix("@amend ") {
            self.amended = Some(said(production));
        } else if let Some(literal) = line.strip_prefix("@any-case ") {
            self.any_case.push(said(literal).trim_matches('"').to_owned());
        } else {
            self.verbatim.push_str(line);
            self.verbatim.push('\n');
        }
    }

    /// Adds the production, if there is one, under its own name and under that of its rule.
    fn set(&self, notation: Notation, rule: &str, bnf: &mut Bnf) {
        let verbatim = Some(&self.verbatim).filter(|text| text.contains('='));
        let Some(text) = self.amended.as_ref().or(verbatim) else { return };
        let name = bnf.set_text(notation, text);
        let literals: Vec<&str> = self.any_case.iter().map(String::as_str).collect();
        bnf.fold_literals_of(&name, &literals);
        if name != rule {
            bnf.set(rule, Expr::Name(name));
        }
    }
}

/// The productions in the doc comments of a grammar's text.
pub fn productions(notation: Notation, grammar: &str) -> Bnf {
    let mut bnf = Bnf::new();
    let mut doc = Doc::default();
    for line in grammar.lines() {
        if let Some(line) = line.strip_prefix("///") {
            doc.add(line.trim());
        } else if let Some((rule, _)) = line.split_once('=').filter(|_| !line.starts_with("//")) {
            doc.set(notation, rule.trim(), &mut bnf);
            doc = Doc::default();
        }
    }
    bnf
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_amended_production_counts_and_a_rule_may_have_another_name() {
        let grammar = "
//! notation: rfc1738

/// a-b = c
///       \"x\"
/// @amend a-b = \"x:\" c — wider: nobody
/// @any-case \"x:\" — nobody
a_b = ${ ^\"x:\" ~ c }
// = of no production
d = { c }
/// c = \"y\" |
///     \"x:\"
c = { \"y\" | \"x:\" }
";
        let bnf = productions(Notation::Rfc1738, grammar);
        assert!(bnf.names().eq(["a-b", "a_b", "c"]));
        assert_eq!(*bnf.body("a_b"), Expr::Name("a-b".to_owned()));
        let literal = |text: &str, any_case| Expr::Literal(text.as_bytes().to_vec(), any_case);
        let body = Expr::Sequence(vec![literal("x:", true), Expr::Name("c".to_owned())]);
        assert_eq!(*bnf.body("a-b"), body);
        assert_eq!(*bnf.body("c"), Expr::Choice(vec![literal("y", false), literal("x:", false)]));
    }
}
