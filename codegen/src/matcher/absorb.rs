//! Alternatives that add nothing: where one matches, the next one matches the same.

use url_schemes_grammar::ir::{NodeId, Program};
use url_schemes_grammar::language::{Language, Reading, within_prefixes};

use super::proofs::LIMIT;

/// The alternatives of a choice in which nothing is stored, without those before the last that the last one
/// stands in for.
pub(super) fn alternatives(program: &Program, items: &[NodeId]) -> Vec<NodeId> {
    let mut kept = items.to_vec();
    while let [.., before, last] = kept[..] {
        // What always fails elsewhere is quick to tell; only what looks alike is worth a proof.
        let (first, second) = (program.info(before), program.info(last));
        let alike = first.first.intersection(second.first.complement()).is_empty();
        if !alike || first.nullable || !matches_more(program, last) || !absorbs(program, before, last) {
            break;
        }
        kept.remove(kept.len() - 2);
    }
    kept
}

/// Whether more than one byte can match: others are merged more cheaply.
fn matches_more(program: &Program, node: NodeId) -> bool {
    !matches!(program.node(node), url_schemes_grammar::ir::Node::Class(_))
}

fn absorbs(program: &Program, before: NodeId, last: NodeId) -> bool {
    let of = |node| Language { program, node, reading: Reading::Pest };
    within_prefixes(of(before), of(last), LIMIT).is_proved()
}
