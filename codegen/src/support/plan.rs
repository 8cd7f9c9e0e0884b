//! The steps by which a client gets at what a URL names: data of the registry, filled in with the parts of
//! one URL. Nothing here opens a connection.

#[cfg(feature = "alloc")]
mod argument;
#[cfg(feature = "alloc")]
mod error;
#[cfg(feature = "alloc")]
mod inputs;
#[cfg(feature = "alloc")]
mod pattern;
#[cfg(feature = "alloc")]
mod run;
#[cfg(feature = "alloc")]
mod scope;
#[cfg(feature = "alloc")]
mod step;
mod table;

#[cfg(feature = "alloc")]
pub use self::error::{PlanError, PlanErrorKind};
#[cfg(feature = "alloc")]
pub use self::inputs::Inputs;
#[cfg(feature = "alloc")]
pub(crate) use self::run::plan;
#[cfg(feature = "alloc")]
pub use self::step::{Plan, Step};
pub(crate) use self::table::{Cut, Guess, Part, PlanStep, Reading, Take, Test};

#[cfg(test)]
mod tests;
