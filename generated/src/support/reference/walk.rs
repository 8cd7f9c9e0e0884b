// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Paths without dot segments (RFC 3986 section 5.2.4).

extern crate alloc;

use alloc::string::String;
use alloc::vec::Vec;

use super::{Parts, Resolution};

/// Removes the segments `.` and `..` of a path, each `..` with the segment before it (RFC 3986 section
/// 5.2.4).
///
/// Only dots as written count: `%2e` is a name like any other, since nothing is decoded here. A path
/// without a slash at its start loses all leading dot segments, and as in the RFC `a/../b` gives `/b`. Takes
/// time in proportion to the length.
pub fn remove_dot_segments(path: &str, rules: &Resolution) -> String {
    Walk::whole(path, rules).text()
}

/// Where a walk along the segments of a path has led to.
///
/// The RFC rewrites two texts; a stack of segments comes to the same, and each segment is put on it and taken
/// off it no more than once.
pub(super) struct Walk<'a> {
    /// Whether the path begins with a slash.
    slash: bool,
    /// The root that the scheme has besides the slash, as written, or nothing.
    pub(super) root: &'a str,
    /// The segments up to here; of a complete path also the last one, which can be empty.
    pub(super) segments: Vec<&'a str>,
    /// What follows the name in the last segment.
    pub(super) suffix: &'a str,
}

impl<'a> Walk<'a> {
    fn start(slash: bool) -> Self {
        Walk { slash, root: "", segments: Vec::new(), suffix: "" }
    }

    /// A complete path.
    pub(super) fn whole(path: &'a str, rules: &Resolution) -> Self {
        let mut walk = Self::start(false);
        walk.follow(path, rules);
        walk
    }

    /// The place where relative paths start: the path of a hierarchical base but for its last segment, and
    /// the top where that path is empty (section 5.2.3).
    pub(super) fn directory(base: &Parts<'a>, rules: &Resolution) -> Self {
        let Some((directory, last)) = base.path.rsplit_once('/') else { return Self::start(true) };
        let mut walk = Self::start(false);
        for segment in directory.split('/') {
            walk.step(segment, false, rules);
        }
        // The root is no part of the last segment, though no slash stands between them.
        walk.enter(last, rules);
        walk
    }

    /// Goes along the rest of a path, to its end.
    pub(super) fn follow(&mut self, path: &'a str, rules: &Resolution) {
        let (path, suffix) = rules.split_suffix(path);
        let mut segments = path.split('/').peekable();
        while let Some(segment) = segments.next() {
            self.step(segment, segments.peek().is_none(), rules);
        }
        self.suffix = suffix;
    }

    /// Takes one segment.
    pub(super) fn step(&mut self, segment: &'a str, is_last: bool, rules: &Resolution) {
        if !self.slash && self.segments.is_empty() {
            match segment {
                "." | ".." => return,
                // What stands before the first slash of `/a`, or the whole of an empty path.
                "" => {
                    self.slash = !is_last;
                    return;
                }
                _ => {}
            }
        }
        match self.enter(segment, rules) {
            "." => {}
            ".." => {
                self.segments.pop();
                // The slash after a first segment stays when that goes.
                self.slash |= self.segments.is_empty();
            }
            name => {
                self.segments.push(name);
                return;
            }
        }
        if is_last {
            self.segments.push("");
        }
    }

    /// Goes to the root that a first segment names, and gives what follows in that segment.
    fn enter(&mut self, segment: &'a str, rules: &Resolution) -> &'a str {
        let is_first = self.slash && self.root.is_empty() && self.segments.is_empty();
        match rules.split_root(segment).filter(|_| is_first) {
            Some((root, rest)) => {
                self.root = root;
                rest
            }
            None => segment,
        }
    }

    /// The path.
    pub(super) fn text(&self) -> String {
        let length: usize = self.segments.iter().map(|segment| segment.len() + 1).sum();
        let mut text = String::with_capacity(1 + self.root.len() + length + self.suffix.len());
        if self.slash {
            text.push('/');
        }
        text.push_str(self.root);
        for (at, segment) in self.segments.iter().enumerate() {
            if at > 0 {
                text.push('/');
            }
            text.push_str(segment);
        }
        text.push_str(self.suffix);
        text
    }
}
