//! Host and path of the URLs of the linked crate, as its interface gives them.
//!
//! Where RFC 1738 has a path in pieces, the path here is what stands between host or port and what
//! follows, as in the generic syntax.

use std::ops::Range;

use url_schemes::{rfc1738, rfc3986};

use crate::found::{Found, Span};

/// What has a host and a path.
pub(crate) trait Spans {
    /// Where they are.
    fn spans(&self) -> Found;
}

/// What follows a host and perhaps a port, up to `end`.
#[inline(always)]
fn after(host: Range<usize>, port: Option<Range<usize>>, end: usize) -> Found {
    let start = port.map_or(host.end, |port| port.end);
    Found { host: host.into(), path: Span::new(start, end) }
}

/// A path without a host in front.
#[inline(always)]
fn bare(start: usize, end: usize) -> Found {
    Found { host: Span::default(), path: Span::new(start, end) }
}

impl Spans for rfc1738::HttpUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let end = self.search_range().map_or(self.as_str().len(), |search| search.start - 1);
        after(self.host_range(), self.port_range(), end)
    }
}

impl Spans for rfc1738::FtpUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let end = self.ftp_type_range().map_or(self.as_str().len(), |typed| typed.start - ";type=".len());
        after(self.host_range(), self.port_range(), end)
    }
}

impl Spans for rfc1738::FileUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let start = "file://".len();
        after(self.host_range().unwrap_or(start..start), None, self.as_str().len())
    }
}

impl Spans for rfc1738::NewsUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let group = self.grouppart_range();
        bare(group.start, group.end)
    }
}

impl Spans for rfc1738::MailtoUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let address = self.address_range();
        bare(address.start, address.end)
    }
}

impl Spans for rfc1738::GopherUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        after(self.host_range(), self.port_range(), self.as_str().len())
    }
}

impl Spans for rfc1738::TelnetUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        after(self.host_range(), self.port_range(), self.as_str().len())
    }
}

impl Spans for rfc1738::Url<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        match self {
            rfc1738::Url::Http(url) => url.spans(),
            rfc1738::Url::Ftp(url) => url.spans(),
            rfc1738::Url::File(url) => url.spans(),
            rfc1738::Url::News(url) => url.spans(),
            rfc1738::Url::Mailto(url) => url.spans(),
            rfc1738::Url::Gopher(url) => url.spans(),
            rfc1738::Url::Telnet(url) => url.spans(),
            // No URLs of the others are measured.
            _ => Found::default(),
        }
    }
}

/// Types of RFC 3986 that have a host and a path.
macro_rules! with_host {
    ($($type:ident)*) => {$(
        impl Spans for rfc3986::$type<'_> {
            #[inline(always)]
            fn spans(&self) -> Found {
                Found { host: self.host_range().into(), path: self.path_range().into() }
            }
        }
    )*};
}

with_host!(HttpUrl HttpsUrl FtpUrl);

// Drives and the hosts of shares are parts of the path in the generic syntax.
impl Spans for rfc3986::FileUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let end = self.path_range().end;
        match (self.host_range(), self.unc_host_range()) {
            (Some(host), _) => after(host, None, end),
            (None, Some(_)) => bare("file://".len(), end),
            (None, None) => bare("file:".len(), end),
        }
    }
}

impl Spans for rfc3986::GenericUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let host = self.host_range().map_or(Span::default(), Span::from);
        Found { host, path: self.path_range().into() }
    }
}

impl Spans for rfc3986::NewsUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let end = self.fragment_range().map_or(self.as_str().len(), |fragment| fragment.start - 1);
        match self.host_range() {
            Some(host) => after(host, self.port_range(), end),
            None => bare("news:".len(), end),
        }
    }
}

impl Spans for rfc3986::MailtoUrl<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        let end = self.fragment_range().map_or(self.as_str().len(), |fragment| fragment.start - 1);
        let end = self.headers_range().next().map_or(end, |headers| headers.start - 1);
        bare("mailto:".len(), end)
    }
}

impl Spans for rfc3986::Url<'_> {
    #[inline(always)]
    fn spans(&self) -> Found {
        match self {
            rfc3986::Url::Http(url) => url.spans(),
            rfc3986::Url::Https(url) => url.spans(),
            rfc3986::Url::Ftp(url) => url.spans(),
            rfc3986::Url::File(url) => url.spans(),
            rfc3986::Url::News(url) => url.spans(),
            rfc3986::Url::Mailto(url) => url.spans(),
            rfc3986::Url::Other(url) => url.spans(),
            // No URLs of the others are measured.
            _ => Found::default(),
        }
    }
}
