//! The interpreter of the registry, which reads URLs of any registry at run time.

use std::cell::RefCell;

use url_schemes_grammar::interpreter::Capture;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_registry::load;

use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::outline::{Outline, Part};
use crate::parser::Parser;
use crate::urls::Line;

/// Its row.
pub(super) fn parser(dialect: Dialect, scheme: Scheme) -> Parser {
    let loaded: &'static _ = Box::leak(Box::new(load::shipped()));
    let rules: &'static _ = &loaded.registry.dialects[dialect.name()];
    let parts = parts(&rules.program, scheme);
    let captures = RefCell::new(Vec::new());
    Parser::new("url-schemes, interpreter", move |line: Line| -> Option<Found> {
        let mut captures = captures.borrow_mut();
        captures.clear();
        let parsed = rules.parse_into(line.text().as_bytes(), &mut captures).ok()?;
        let outline = outline(parsed.captures(), &parts);
        Some(outline.found(scheme, line.text()))
    })
    .note("any registry, at run time")
}

/// The rules of the parts of a URL, as far as the dialect has them.
fn parts(program: &Program, scheme: Scheme) -> Vec<(RuleId, Part)> {
    let find = |name: &str| program.find(Some(scheme.name()), name).or_else(|| program.find(None, name));
    Part::RULES.iter().filter_map(|&(name, part)| Some((find(name)?, part))).collect()
}

fn outline(captures: &[Capture], parts: &[(RuleId, Part)]) -> Outline {
    let mut outline = Outline::default();
    for capture in captures.iter().filter(|capture| capture.depth == 0) {
        if let Some(&(_, part)) = parts.iter().find(|(rule, _)| *rule == capture.rule) {
            outline.add(part, capture.start as usize, capture.end as usize);
        }
    }
    outline
}
