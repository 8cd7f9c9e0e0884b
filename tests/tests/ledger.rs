//! The statements of the documents that the project started from, each under the number by which the
//! project keeps it: 000 is RFC 1738, 002 the manual page uri(7), 003 the entry on URLs in FOLDOC, 004 the
//! draft on Fidonet URLs, in a revision before 0.3.
//!
//! A statement is shown by tests, or rows of a table of verdicts, that bear its number. `docs/requirements.md`
//! has all of them, with what the project does otherwise and why; `ledger/complete.rs` holds it against the tests.

#[path = "ledger/complete.rs"]
mod complete;
#[path = "ledger/fidonet.rs"]
mod fidonet;
#[path = "ledger/foldoc.rs"]
mod foldoc;
#[path = "ledger/meeting.rs"]
mod meeting;
#[path = "ledger/plans.rs"]
mod plans;
#[path = "ledger/rfc1738.rs"]
mod rfc1738;
#[path = "ledger/text.rs"]
mod text;
#[path = "ledger/uri7.rs"]
mod uri7;
