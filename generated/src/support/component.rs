// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A URL as a list of named components, the same for every scheme.

use core::fmt;
use core::ops::Range;

#[cfg(feature = "serde")]
#[cfg(feature = "alloc")]
use super::ComponentsView;
use super::{Host, KeyedList, Redacted, Text};

/// The value of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value<'a> {
    /// Text.
    Text(Text<'a>),
    /// A number without sign.
    Unsigned(u64),
    /// A number.
    Signed(i64),
    /// Present, which says it all.
    Flag,
    /// The name of an enum's variant.
    Enum(&'a str),
    /// A host.
    Host(Host<'a>),
    /// A record; its components follow, one level deeper.
    Record,
}

/// A component of a URL.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Component<'a> {
    /// Its name in the registry.
    pub name: &'a str,
    /// Where it stands, in bytes.
    pub range: Range<usize>,
    /// Its text as written.
    pub text: &'a str,
    /// Its value.
    pub value: Value<'a>,
    /// In how many records it stands.
    pub depth: u8,
    /// Whether it is one of a list.
    pub in_list: bool,
    /// Whether it is a secret, such as a password.
    pub sensitive: bool,
}

impl fmt::Debug for Component<'_> {
    /// A secret shows as `"***"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Component")
            .field("name", &self.name)
            .field("range", &self.range)
            .field("text", &if self.sensitive { "***" } else { self.text })
            .field("value", if self.sensitive { &"***" } else { &self.value })
            .finish_non_exhaustive()
    }
}

/// By which rules a URL was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UrlKind {
    /// By those of its scheme.
    Scheme,
    /// By the generic ones: the dialect does not define its scheme.
    Generic,
    /// As a reference, without a scheme.
    Relative,
}

/// What has a scheme and named components: every typed URL, of any scheme.
pub trait Components {
    /// The URL as written, secrets included.
    fn as_str(&self) -> &str;

    /// By which rules it was read.
    fn url_kind(&self) -> UrlKind;

    /// The scheme, in lower case where it is a known one.
    fn scheme_name(&self) -> &str;

    /// The components that are present, in the order of the grammar.
    fn components(&self) -> impl Iterator<Item = Component<'_>>;

    /// Its lists that are read by key.
    #[doc(hidden)]
    fn keyed_lists(&self) -> &'static [KeyedList] {
        &[]
    }

    /// Its components as a map, to be serialised; secrets in it are `***`.
    #[cfg(feature = "serde")]
    #[cfg(feature = "alloc")]
    fn components_view(&self) -> ComponentsView<'_, Self>
    where
        Self: Sized,
    {
        ComponentsView::new(self)
    }

    /// The URL with its secrets as `***`, to be shown and logged.
    fn redacted(&self) -> Redacted<'_, Self>
    where
        Self: Sized,
    {
        Redacted::new(self)
    }
}
