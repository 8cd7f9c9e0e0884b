//! How a URL of each scheme is put together.

use super::random::Random;
use super::{hosts, words};
use crate::kind::Scheme;

/// One URL.
pub(super) fn url(scheme: Scheme, random: &mut Random) -> String {
    let rest = match scheme {
        Scheme::Http | Scheme::Https => http(random),
        Scheme::Ftp => ftp(random),
        Scheme::File => file(random),
        Scheme::News => news(random),
        Scheme::Mailto => mailto(random),
        Scheme::Gopher => gopher(random),
        Scheme::Telnet => telnet(random),
    };
    format!("{}:{rest}", scheme.name())
}

fn http(random: &mut Random) -> String {
    let mut url = format!("//{}{}", hosts::web(random), hosts::port(random, 1));
    match random.below(20) {
        0 => return url,
        1 => url += "/",
        2..5 => {
            for _ in 0..random.between(1, 3) {
                url += "/";
                url += words::word(random);
            }
            url += "/";
        }
        5..10 => {
            for _ in 0..random.between(0, 2) {
                url += "/";
                url += words::word(random);
            }
            if random.percent(50) {
                url += &date(random);
            }
            url += "/";
            url += &words::title(random);
            url += random.one_of(&["", "/", ".html", "-", ".htm"]);
            if url.ends_with('-') {
                url += &random.below(10_000_000).to_string();
            }
        }
        10..15 => {
            for _ in 0..random.between(1, 6) {
                url += "/";
                url += &words::name(random);
            }
            url += random.one_of(&["-300x200", "_thumb", "", "", ".min", "@2x"]);
            url += random.one_of(&[".jpg", ".png", ".css", ".js", ".gif", ".svg", ".pdf"]);
        }
        15 => {
            url += "/";
            url += &words::name(random);
            url += "%20";
            url += &words::name(random);
            url += "%C3%A9.html";
        }
        _ => {
            for _ in 0..random.between(1, 4) {
                url += "/";
                url += &words::name(random);
            }
        }
    }
    if random.percent(18) {
        url += "?";
        url += &search(random);
    }
    url
}

/// As in `/2023/04/17`.
fn date(random: &mut Random) -> String {
    format!("/{}/{:02}/{:02}", random.between(1995, 2025), random.between(1, 12), random.between(1, 28))
}

/// The fields of a form, without what RFC 1738 does not have in a search.
fn search(random: &mut Random) -> String {
    let mut search = String::new();
    for at in 0..random.between(1, 4) {
        if at > 0 {
            search += "&";
        }
        search += words::word(random);
        search += "=";
        search += &match random.below(5) {
            0 => random.below(1_000_000).to_string(),
            1 => format!("{}+{}", words::word(random), words::word(random)),
            2 => format!("{}%2F{}", words::word(random), words::word(random)),
            3 => {
                let length = random.between(6, 24);
                words::code(random, length)
            }
            _ => String::from(words::word(random)),
        };
    }
    search
}

fn ftp(random: &mut Random) -> String {
    let mut url = String::from("//");
    if random.percent(6) {
        url += random.one_of(&["anonymous", "anonymous:guest", "ftp:user%40host.example"]);
        url += "@";
    }
    url += &hosts::service(random, "ftp");
    url += &hosts::port(random, 2);
    url += random.one_of(&["/pub", "/pub", "/mirrors", "/incoming", ""]);
    for _ in 0..random.between(0, 4) {
        url += "/";
        url += &words::name(random);
    }
    match random.below(4) {
        0 => url += "/",
        1 => url += "/README",
        _ => {
            let (name, major, minor) = (words::word(random), random.below(10), random.below(30));
            url += &format!("/{name}-{major}.{minor}");
            url += random.one_of(&[".tar.gz", ".zip", ".lha", ".txt", ".tar.Z", ".ps"]);
            if random.percent(5) {
                url += random.one_of(&[";type=i", ";type=a", ";type=d"]);
            }
        }
    }
    url
}

fn file(random: &mut Random) -> String {
    let mut url = String::from("//");
    url += random.one_of(&["", "", "", "", "", "", "localhost", "vms.host.example", "server1"]);
    if random.percent(15) {
        url += random.one_of(&["/C:", "/D:"]);
    }
    url +=
        random.one_of(&["/home", "/usr/share", "/usr/share/doc", "/Users", "/var/www", "/etc", "/tmp", ""]);
    for _ in 0..random.between(1, 6) {
        url += "/";
        url += &words::name(random);
        if random.percent(6) {
            url += "%20";
            url += words::word(random);
        }
    }
    url += random.one_of(&["", "/", ".html", ".txt", ".pdf", ".jpg", ".rs", ".conf"]);
    url
}

/// A group or the identifier of a message.
fn news(random: &mut Random) -> String {
    if random.percent(60) {
        let mut group =
            String::from(random.one_of(&["comp", "alt", "rec", "sci", "soc", "misc", "news", "de", "uk"]));
        for _ in 0..random.between(1, 4) {
            group += ".";
            group += words::word(random);
            if random.percent(10) {
                group += random.one_of(&["-", "+", "_"]);
                group += words::word(random);
            }
        }
        return group;
    }
    let length = random.between(6, 14);
    let (code, number) = (words::code(random, length), random.below(100_000));
    format!("{code}.{number}@{}", hosts::service(random, "news"))
}

fn mailto(random: &mut Random) -> String {
    let mut user = words::name(random);
    user += &match random.below(5) {
        0 => format!(".{}", words::word(random)),
        1 => format!("+{}", words::word(random)),
        2 => format!("_{}", words::word(random)),
        _ => String::new(),
    };
    if random.percent(3) {
        user += "%25relay";
    }
    let mut url = format!("{user}@{}", hosts::domain(random));
    if random.percent(10) {
        url += &format!("?subject={}%20{}", words::word(random), words::word(random));
    }
    url
}

fn gopher(random: &mut Random) -> String {
    let mut url = format!("//{}{}", hosts::service(random, "gopher"), hosts::port(random, 12));
    if random.percent(8) {
        return url + random.one_of(&["", "/"]);
    }
    url += "/";
    url += random.one_of(&["0", "0", "1", "1", "7", "9", "h", "I", "g"]);
    for _ in 0..random.between(0, 4) {
        url += "/";
        url += &words::name(random);
        if random.percent(10) {
            url += "%20";
            url += words::word(random);
        }
    }
    if random.percent(6) {
        url += &format!("%09{}", words::word(random));
    }
    url
}

fn telnet(random: &mut Random) -> String {
    let mut url = String::from("//");
    if random.percent(15) {
        url += words::word(random);
        if random.percent(30) {
            url += ":";
            let length = random.between(4, 10);
            url += &words::code(random, length);
        }
        url += "@";
    }
    url += &hosts::service(random, machine(&url));
    url += &hosts::port(random, 30);
    url += if random.percent(40) { "/" } else { "" };
    url
}

/// What the host of a terminal is called: with a user, more often a machine than a service.
fn machine(url: &str) -> &'static str {
    if url.ends_with('@') { "shell" } else { "library" }
}
