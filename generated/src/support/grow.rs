// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs out of arbitrary bytes: texts that the grammar allows, drawn from it and read again.

extern crate alloc;

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use ::arbitrary::{Error, Result, Unstructured};

use super::explain::{Node, same};
use super::literal::{Holds, Layout, Piece};

/// Draws a URL: a text along the grammar, until one is accepted. The grammar alone does not say which values are in
/// range, and what a look ahead forbids; so some texts are drawn in vain.
///
/// The first attempts follow the bytes that are given; later ones, when these are used up, a sequence that they begin.
pub(crate) fn url<T>(
    layout: &'static Layout,
    bytes: &mut Unstructured<'_>,
    accept: impl Fn(String) -> Option<T>,
) -> Result<T> {
    let mut choose = Choose { bytes, state: 0, given: true };
    for attempt in 0..ATTEMPTS {
        if attempt > 0 {
            choose.given &= !choose.bytes.is_empty();
            choose.state = choose.state.wrapping_add(attempt);
        }
        let mut text = Vec::new();
        draw(layout.node, Some(layout), &mut choose, &mut text)?;
        let Ok(text) = String::from_utf8(text) else { continue };
        if let Some(url) = accept(text) {
            return Ok(url);
        }
    }
    Err(Error::IncorrectFormat)
}

/// So many texts are tried.
const ATTEMPTS: u64 = 5000;
/// A text that is longer grows no more than it must.
const LONG: usize = 200;

/// Where choices come from: the bytes that are given, and numbers that follow from them.
struct Choose<'b, 'u> {
    bytes: &'b mut Unstructured<'u>,
    state: u64,
    given: bool,
}

impl Choose<'_, '_> {
    /// A number below `limit`, which is not 0.
    fn below(&mut self, limit: usize) -> Result<usize> {
        if self.given && !self.bytes.is_empty() {
            let number = self.bytes.choose_index(limit)?;
            self.state = self.state.rotate_left(7) ^ number as u64;
            return Ok(number);
        }
        // SplitMix64, by Sebastiano Vigna.
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        Ok((bits % limit as u64) as usize)
    }
}

/// Appends a text of the node, but for what looks ahead.
fn draw(
    node: &'static Node,
    layout: Option<&'static Layout>,
    choose: &mut Choose<'_, '_>,
    text: &mut Vec<u8>,
) -> Result<()> {
    match node {
        Node::Class(class, _) => {
            let all = (0..=u8::MAX).filter(|&byte| class.contains(byte));
            let count = all.clone().count();
            if count > 0 {
                let chosen = choose.below(count)?;
                text.extend(all.clone().nth(chosen));
            }
        }
        Node::Literal(literal) => text.extend_from_slice(literal.as_bytes()),
        Node::AnyCase(literal) => {
            let upper = choose.below(4)? == 0;
            let folded = literal.bytes().map(|byte| if upper { byte.to_ascii_uppercase() } else { byte });
            text.extend(folded);
        }
        Node::Sequence(items) => {
            for item in *items {
                draw(item, layout, choose, text)?;
            }
        }
        Node::Choice(items) => {
            if !items.is_empty() {
                let chosen = choose.below(items.len())?;
                draw(items[chosen], layout, choose, text)?;
            }
        }
        Node::Optional(body) => {
            // More often there than not, since one may stand in another.
            if text.len() < LONG && choose.below(3)? > 0 {
                draw(body, layout, choose, text)?;
            }
        }
        Node::Repeat(body, min, max) => {
            let more = (*max - *min).min(5) as usize;
            let more = if text.len() < LONG && more > 0 { choose.below(more + 1)? } else { 0 };
            for _ in 0..*min as usize + more {
                draw(body, layout, choose, text)?;
            }
        }
        Node::Not(_) | Node::And(_) | Node::Start(_) | Node::End(_) => {}
        Node::Leaf(rule, body) | Node::Record(rule, body) => {
            let mut pieces = layout.into_iter().flat_map(|layout| layout.pieces);
            let piece = pieces.find(|piece| same(piece.rule, rule));
            if !draw_value(piece, choose, text)? {
                draw(body, piece.and_then(|piece| piece.inner), choose, text)?;
            }
        }
    }
    Ok(())
}

/// Appends a text of a component that is probably a value of its type; whether it did.
fn draw_value(
    piece: Option<&'static Piece>,
    choose: &mut Choose<'_, '_>,
    text: &mut Vec<u8>,
) -> Result<bool> {
    let Some(check) = piece.and_then(|piece| piece.checks.last()) else { return Ok(false) };
    // The grammar may have other texts for it, with leading zeros for example.
    if choose.below(8)? == 0 {
        return Ok(false);
    }
    match &check.holds {
        Holds::Rule(node) => draw(node, None, choose, text)?,
        Holds::Unsigned(min, max) => {
            let number =
                min + choose.below(usize::try_from((max - min).min(99_999) + 1).unwrap_or(1))? as u64;
            text.extend_from_slice(number.to_string().as_bytes());
        }
        Holds::Listed(texts, _) if !texts.is_empty() => {
            text.extend_from_slice(texts[choose.below(texts.len())?].as_bytes());
        }
        Holds::Listed(..) | Holds::Signed(..) | Holds::Decimal(_) | Holds::Address => return Ok(false),
    }
    Ok(true)
}
