// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The search in a text that comes in pieces.

extern crate alloc;

use alloc::vec::Vec;

use super::hit::Hit;
use super::input::Input;
use super::search::{CONTEXT, Search};

/// Finds the URLs in a text that comes in pieces; made by [`super::Finder::stream`].
///
/// The hits are those of the whole text, wherever the pieces end, with offsets from its start. Of the text, a
/// few kilobytes before the place of the search are kept, and what follows it as long as it cannot be told: at most
/// about twice [`super::LONGEST_RUN`].
#[derive(Debug)]
pub struct Stream<'d> {
    search: Search<'d>,
    kept: Vec<u8>,
    /// So many bytes stand before what is kept.
    base: usize,
    /// So many bytes have to be there before it is worth while to look again.
    wanted: usize,
}

/// So many bytes are searched at once.
const PIECE: usize = 1 << 16;

impl<'d> Stream<'d> {
    pub(super) fn new(search: Search<'d>) -> Self {
        Stream { search, kept: Vec::new(), base: 0, wanted: 0 }
    }

    /// Goes on with the next piece of the text, of any size, and gives the hits that it completes.
    ///
    /// What may go on in the next piece is not given yet, and is looked at again when there is half as much more.
    pub fn push(&mut self, text: &[u8], mut each: impl FnMut(Hit<'d, '_>)) {
        for piece in text.chunks(PIECE) {
            self.kept.extend_from_slice(piece);
            if self.kept.len() >= self.wanted {
                self.search(false, &mut each);
                self.forget();
            }
        }
    }

    /// Gives the hits that end with the text.
    pub fn finish(mut self, mut each: impl FnMut(Hit<'d, '_>)) {
        self.search(true, &mut each);
    }

    /// No hit that is still to come starts before this offset.
    pub fn settled(&self) -> usize {
        (self.base + self.search.at).saturating_sub(super::LONGEST_NAME)
    }

    fn search(&mut self, complete: bool, each: &mut impl FnMut(Hit<'d, '_>)) {
        let input = if complete { Input::whole(&self.kept) } else { Input::part(&self.kept) };
        while let Ok(Some(hit)) = self.search.next(&input) {
            each(hit.shifted(self.base));
        }
        // Half of what is in doubt: so no byte is looked at more than a few times.
        let doubt = self.kept.len() - self.search.at;
        self.wanted = self.kept.len() + doubt / 2;
    }

    /// Forgets what does not matter any more, if that is the greater part.
    fn forget(&mut self) {
        let end = self.search.at.saturating_sub(CONTEXT);
        if end > self.kept.len() / 2 {
            self.kept.drain(..end);
            self.search.shift(end);
            self.base += end;
            self.wanted -= end;
        }
    }
}
