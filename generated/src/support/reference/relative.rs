// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! From a URL to a reference that means it (RFC 3986 section 5, the other way round).

extern crate alloc;

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use super::resolve::{guarded, recompose};
use super::walk::Walk;
use super::{Parts, Resolution};

/// A short reference that means `target` where `base` is the URL at hand: [`resolve`](super::resolve) gives
/// for it what it gives for the whole target, which is the target without dot segments.
///
/// It is the first of these that can mean the target: nothing or a fragment, a query, a relative path with as
/// few segments as can be, a path from the root, `//` and an authority, the whole target. A first segment
/// that holds `:` gets `./` before it (RFC 3986 section 4.2). Schemes and authorities are the same where they
/// are written alike. A target of another scheme is given as it stands, and so is everything where base or
/// target has no scheme. `rules` are those of the scheme of the base.
pub fn relative(base: &str, target: &str, rules: &Resolution) -> String {
    let base = Parts::split(base);
    let parts = Parts::split(target);
    if base.scheme.is_none() || base.scheme != parts.scheme {
        return target.to_owned();
    }
    let to = Walk::whole(parts.path, rules);
    let path = to.text();
    let path = guarded(&path, parts.authority.is_some());
    let target = Parts { path: &path, ..parts };
    if base.authority != target.authority {
        return far(&target);
    }
    let reference = Parts { scheme: None, authority: None, ..target };

    // An empty path means the base's path as it is written; an absent query means the base's query.
    if base.path == target.path && (base.query.is_none() || target.query.is_some()) {
        let query = target.query.filter(|_| target.query != base.query);
        return Parts { path: "", query, ..reference }.to_string();
    }
    // Any path of a reference would come out with a slash at its start, and an empty one as the base's.
    if !target.path.starts_with('/') {
        return far(&target);
    }
    if base.is_hierarchical() {
        let from = Walk::directory(&base, rules);
        if from.root == to.root {
            return Parts { path: &way(&from, &to), ..reference }.to_string();
        }
    }
    Parts { path: &guarded(target.path, false), ..reference }.to_string()
}

/// What takes nothing but the scheme from the base, and that only if an authority can follow.
fn far(target: &Parts<'_>) -> String {
    recompose(Parts { scheme: target.scheme.filter(|_| target.authority.is_none()), ..*target })
}

/// The relative path from a directory to a path under the same root.
fn way(from: &Walk<'_>, to: &Walk<'_>) -> String {
    let (name, directories) = to.segments.split_last().unwrap_or((&"", &[]));
    let shared = from.segments.iter().zip(directories).take_while(|(from, to)| from == to).count();
    let down = &directories[shared..];
    let mut path = "../".repeat(from.segments.len() - shared);
    for directory in down {
        path.push_str(directory);
        path.push('/');
    }
    path.push_str(name);
    // `..` at the end means the same as `../`.
    if name.is_empty() && down.is_empty() {
        path.pop();
    }
    path.push_str(to.suffix);

    if path.is_empty() {
        return ".".to_owned();
    }
    let first = path.split('/').next().unwrap_or_default();
    if first.is_empty() || first.contains(':') {
        // Else it would be a path from the root, or a scheme.
        path.insert_str(0, "./");
    }
    path
}
