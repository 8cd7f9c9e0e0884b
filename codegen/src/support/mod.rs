//! What every generated parser needs: matching, slots, text, values, errors.

mod base64;
#[cfg(feature = "alloc")]
pub(crate) mod build;
pub(crate) mod byte_class;
mod component;
mod decode;
mod dialect;
pub(crate) mod encode;
mod error;
#[cfg(feature = "alloc")]
pub(crate) mod examine;
pub(crate) mod explain;
#[cfg(feature = "alloc")]
pub(crate) mod find;
pub(crate) mod finding;
#[cfg(feature = "arbitrary")]
pub(crate) mod grow;
mod host;
pub mod html;
#[cfg(feature = "url")]
pub mod interop;
mod keyed;
mod level;
pub(crate) mod list;
pub(crate) mod literal;
pub(crate) mod matching;
pub(crate) mod names;
#[cfg(feature = "alloc")]
pub(crate) mod normal;
pub(crate) mod number;
mod pieces;
pub(crate) mod plan;
pub(crate) mod redact;
pub mod reference;
pub(crate) mod scan;
#[cfg(feature = "serde")]
pub(crate) mod serialize;
pub(crate) mod slot;
pub(crate) mod suffix;
mod text;
pub(crate) mod traits;
#[cfg(feature = "serde")]
#[cfg(feature = "alloc")]
mod view;
pub(crate) mod whole;

pub use self::base64::{Base64Error, Base64ErrorKind, Contents};
#[cfg(feature = "alloc")]
pub use self::build::{BuildError, BuildErrorKind};
pub use self::component::{Component, Components, UrlKind, Value};
pub use self::decode::Decode;
pub use self::dialect::Dialect;
pub use self::encode::{EncodeError, Encoder, EncoderKind};
pub use self::error::{ErrorKind, Expected, ParseError};
pub(crate) use self::error::{check_length, utf8};
pub use self::finding::{Finding, FindingOptions, Fix, Revision, Severity};
pub use self::host::{Host, HostKind};
pub use self::keyed::{KeyedList, KnownKey, KnownValue};
pub use self::level::Level;
pub use self::pieces::{Pairs, Pieces, Words};
#[cfg(feature = "alloc")]
pub use self::plan::{Inputs, Plan, PlanError, PlanErrorKind, Step};
pub use self::redact::Redacted;
#[cfg(feature = "simd")]
pub use self::scan::simd;
pub use self::text::Text;
pub(crate) use self::text::{fmt_masked, likely_password};
#[cfg(feature = "serde")]
#[cfg(feature = "alloc")]
pub use self::view::ComponentsView;
