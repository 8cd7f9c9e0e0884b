//! What is measured: a scheme, by the rules of a dialect.

/// A scheme with URLs of its own to measure on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "peers", derive(clap::ValueEnum))]
pub(crate) enum Scheme {
    Http,
    Https,
    Ftp,
    File,
    News,
    Mailto,
    Gopher,
    Telnet,
}

impl Scheme {
    /// All of them, in the order of the tables.
    pub(crate) const ALL: [Scheme; 8] = [
        Scheme::Http,
        Scheme::Https,
        Scheme::Ftp,
        Scheme::File,
        Scheme::News,
        Scheme::Mailto,
        Scheme::Gopher,
        Scheme::Telnet,
    ];

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
            Scheme::Ftp => "ftp",
            Scheme::File => "file",
            Scheme::News => "news",
            Scheme::Mailto => "mailto",
            Scheme::Gopher => "gopher",
            Scheme::Telnet => "telnet",
        }
    }
}

/// A dialect by whose rules URLs are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "peers", derive(clap::ValueEnum))]
pub(crate) enum Dialect {
    /// RFC 1738: https is read as http, and fragments are cut off.
    Rfc1738,
    /// RFC 3986: URLs are taken as they are.
    Rfc3986,
}

impl Dialect {
    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Dialect::Rfc1738 => "rfc1738",
            Dialect::Rfc3986 => "rfc3986",
        }
    }

    /// Whether URLs of the scheme are measured in it. RFC 1738 knows no https.
    pub(crate) fn has(self, scheme: Scheme) -> bool {
        self != Dialect::Rfc1738 || scheme != Scheme::Https
    }
}
