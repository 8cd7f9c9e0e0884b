//! A crate with URL schemes of its own. Each is a TOML file below `schemes/`, `build.rs` generates their parsers, and this
//! is how they are used. Copy what you need; `docs/private-registries.md` tells the whole way.
//!
//! | dialect | grammar | schemes |
//! |---|---|---|
//! | [`rfc1738`](urls::rfc1738), [`rfc3986`](urls::rfc3986) | shipped, by the folder's name | `x-note` `x-tag`; `x-ticket` `s3` `ssh` `git+ssh` |
//! | [`acme`](urls::acme) | its own, `acme.pest` | `x-shelf` |
//! | [`connections`](urls::connections) | its own, for URLs with several servers | `postgresql` `postgres` `mongodb` `mongodb+srv` `redis` `rediss` `amqp` `amqps` |
//!
//! # Parts with types
//!
//! ```
//! use private_registry::urls::rfc3986::{XTicketClass, XTicketUrl};
//!
//! let ticket = XTicketUrl::parse("x-ticket:old-hall/2026-11-30/S17~Xy12_abcd?guests=2")?;
//! assert_eq!((ticket.day().year(), ticket.class(), ticket.number()), (2026, XTicketClass::Stalls, 17));
//! assert_eq!(ticket.extras_map().guests_or_default(), 2);
//!
//! let error = XTicketUrl::parse("x-ticket:old-hall/2026-13-30/S17").unwrap_err();
//! assert_eq!(error.to_string(), "the month is out of range (1 to 12) at byte 23");
//! # Ok::<(), private_registry::urls::ParseError>(())
//! ```
//!
//! # Several servers, and options
//!
//! ```
//! use private_registry::urls::connections::{PostgresqlOptionsSslmode, PostgresqlUrl};
//!
//! let url = PostgresqlUrl::parse("postgresql://app:s3cret@db1,db2:5433/shop?sslmode=require")?;
//! let servers: Vec<_> = url.servers().map(|server| (server.host().as_str(), server.port_or_default())).collect();
//! assert_eq!(servers, [("db1", 5432), ("db2", 5433)]);
//! assert_eq!(url.options_map().sslmode(), Some(PostgresqlOptionsSslmode::Require));
//! # Ok::<(), private_registry::urls::ParseError>(())
//! ```
//!
//! # A scheme known only at run time
//!
//! ```
//! use private_registry::urls::connections::{self, Url};
//!
//! let text = "redis://cache.example/3";
//! match connections::parse(text)? {
//!     Url::Redis(url) => assert_eq!(url.database_or_default(), 3),
//!     Url::Other(url) => println!("what is {}?", url.scheme()),
//!     url => println!("not for the cache: {}", url.redacted()),
//! }
//! # use private_registry::urls::Components;
//! # Ok::<(), private_registry::urls::ParseError>(())
//! ```
//!
//! # Logs without secrets
//!
//! ```
//! use private_registry::urls::{Components, connections};
//!
//! let url = connections::parse("amqp://app:s3cret@mq/%2f?password=too")?;
//! assert_eq!(url.redacted().to_string(), "amqp://app:***@mq/%2f?password=***");
//! assert!(!format!("{url:?}").contains("s3cret"));
//! # Ok::<(), private_registry::urls::ParseError>(())
//! ```
//!
//! # Writing
//!
//! What the rule of a component does not allow is escaped, by its encoder or by the builder of the URL.
//!
//! ```
//! use private_registry::urls::connections::RedisUrl;
//! use private_registry::urls::rfc1738::XTagUrl;
//!
//! assert_eq!(XTagUrl::LABEL.encode("a---b")?, "a--%2Db");
//! let url = RedisUrl::builder().user("").password("p@ss").host("h").database(1).build()?;
//! assert_eq!(url.as_str(), "redis://:p%40ss@h/1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// The generated parsers.
pub mod urls {
    include!(concat!(env!("OUT_DIR"), "/url_schemes.rs"));
}
