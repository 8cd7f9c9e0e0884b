// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is known of a scheme by its name alone.
use core::fmt;
/// Where a scheme stands in the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Status {
    /// `permanent`
    Permanent,
    /// `provisional`
    Provisional,
    /// `historical`
    Historical,
    /// `reserved`
    Reserved,
    /// `experimental`
    Experimental,
    /// `unregistered`
    Unregistered,
}
/// What a URL of a scheme stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Designates {
    /// `object`
    Object,
    /// `address`
    Address,
    /// `service`
    Service,
    /// `name`
    Name,
}
/// What the registry says of a scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Scheme {
    /// Its name, in lower case.
    pub name: &'static str,
    /// One line that says what it is. Where several dialects define it, this and what follows is
    /// from the first of them.
    pub title: &'static str,
    /// Where it stands.
    pub status: Status,
    /// What its URLs stand for; `None` for a reserved name, which has no definition.
    pub designates: Option<Designates>,
    /// The port that is meant where none is written.
    pub default_port: Option<u16>,
    /// The documents that define it, in any of the dialects, or reserve its name.
    pub references: &'static [&'static str],
    /// The dialects that define its syntax: modules of this crate.
    pub dialects: &'static [&'static str],
    /// How a client gets at the resource.
    pub access: &'static str,
    /// Security considerations.
    pub security: &'static str,
}
/// What is known of a scheme name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lookup {
    /// A scheme of this registry.
    Registered(&'static Scheme),
    /// A name that is set aside without a definition.
    Reserved(&'static Scheme),
    /// A name for experiments, by its prefix.
    Experimental,
    /// A name that nobody has registered here.
    Unregistered,
    /// No scheme name at all.
    Invalid,
}
/// Looks a scheme name up, in any case and without its colon.
///
/// A name consists of letters, digits, `+`, `-` and `.` (RFC 1738 section 2.1).
pub fn lookup(name: &str) -> Lookup {
    let bytes = name.as_bytes();
    let valid = |byte: &u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.')
    };
    if bytes.is_empty() || !bytes.iter().all(valid) {
        return Lookup::Invalid;
    }
    match find(bytes) {
        Some(scheme) if matches!(scheme.status, Status::Reserved) => {
            Lookup::Reserved(scheme)
        }
        Some(scheme) => Lookup::Registered(scheme),
        None if PREFIXES.iter().any(|prefix| has_prefix(bytes, prefix)) => {
            Lookup::Experimental
        }
        None => Lookup::Unregistered,
    }
}
/// All schemes and reserved names, in the order of their names.
pub static SCHEMES: &[&Scheme] = &[
    &SCHEME_AFS,
    &SCHEME_AREA,
    &SCHEME_AREAFIX,
    &SCHEME_CID,
    &SCHEME_ECHOMAIL,
    &SCHEME_FAQSERV,
    &SCHEME_FECHO,
    &SCHEME_FILE,
    &SCHEME_FREQ,
    &SCHEME_FTP,
    &SCHEME_GHELP,
    &SCHEME_GOPHER,
    &SCHEME_HTTP,
    &SCHEME_INFO,
    &SCHEME_LDAP,
    &SCHEME_MAILSERVER,
    &SCHEME_MAILTO,
    &SCHEME_MAN,
    &SCHEME_MID,
    &SCHEME_NETMAIL,
    &SCHEME_NEWS,
    &SCHEME_NFS,
    &SCHEME_NNTP,
    &SCHEME_PROSPERO,
    &SCHEME_TELNET,
    &SCHEME_TN3270,
    &SCHEME_WAIS,
    &SCHEME_WHATIS,
    &SCHEME_Z39_50,
];
/// Prefixes of names for experiments.
static PREFIXES: &[&str] = &["x-"];
fn has_prefix(name: &[u8], prefix: &str) -> bool {
    name.get(..prefix.len())
        .is_some_and(|start| start.eq_ignore_ascii_case(prefix.as_bytes()))
}
/// The scheme of that name, in any case.
fn find(name: &[u8]) -> Option<&'static Scheme> {
    /// The length of the longest name.
    const LONGEST: usize = 10;
    if name.len() > LONGEST {
        return None;
    }
    let mut lower = [0; LONGEST];
    let lower = &mut lower[..name.len()];
    lower.copy_from_slice(name);
    lower.make_ascii_lowercase();
    match name.len() {
        3 => {
            match &*lower {
                b"afs" => Some(&SCHEME_AFS),
                b"cid" => Some(&SCHEME_CID),
                b"ftp" => Some(&SCHEME_FTP),
                b"man" => Some(&SCHEME_MAN),
                b"mid" => Some(&SCHEME_MID),
                b"nfs" => Some(&SCHEME_NFS),
                _ => None,
            }
        }
        4 => {
            match &*lower {
                b"area" => Some(&SCHEME_AREA),
                b"file" => Some(&SCHEME_FILE),
                b"freq" => Some(&SCHEME_FREQ),
                b"http" => Some(&SCHEME_HTTP),
                b"info" => Some(&SCHEME_INFO),
                b"ldap" => Some(&SCHEME_LDAP),
                b"news" => Some(&SCHEME_NEWS),
                b"nntp" => Some(&SCHEME_NNTP),
                b"wais" => Some(&SCHEME_WAIS),
                _ => None,
            }
        }
        5 => {
            match &*lower {
                b"fecho" => Some(&SCHEME_FECHO),
                b"ghelp" => Some(&SCHEME_GHELP),
                _ => None,
            }
        }
        6 => {
            match &*lower {
                b"gopher" => Some(&SCHEME_GOPHER),
                b"mailto" => Some(&SCHEME_MAILTO),
                b"telnet" => Some(&SCHEME_TELNET),
                b"tn3270" => Some(&SCHEME_TN3270),
                b"whatis" => Some(&SCHEME_WHATIS),
                b"z39.50" => Some(&SCHEME_Z39_50),
                _ => None,
            }
        }
        7 => {
            match &*lower {
                b"areafix" => Some(&SCHEME_AREAFIX),
                b"faqserv" => Some(&SCHEME_FAQSERV),
                b"netmail" => Some(&SCHEME_NETMAIL),
                _ => None,
            }
        }
        8 => {
            match &*lower {
                b"echomail" => Some(&SCHEME_ECHOMAIL),
                b"prospero" => Some(&SCHEME_PROSPERO),
                _ => None,
            }
        }
        10 => {
            match &*lower {
                b"mailserver" => Some(&SCHEME_MAILSERVER),
                _ => None,
            }
        }
        _ => None,
    }
}
static SCHEME_AFS: Scheme = Scheme {
    name: "afs",
    title: "Global file names of the Andrew File System",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
static SCHEME_AREA: Scheme = Scheme {
    name: "area",
    title: "Fidonet echomail area, its messages, or an object in them",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["FGHI URL 0.5pre section 7.2", "FSP-1004 section 1"],
    dialects: &["fidonet"],
    access: "Take all messages of the areas from the message base, an area without a suffix from any domain. Keep\nthose that every kind of filter lets through, and show them: in the first of the wanted views that\nthere is, in the wanted order. If the URL has a path, take instead the latest object of that name\nthat is encoded in these messages and can be decoded, and go on into it by the rest of the path. An\narea that the system does not have may be offered for subscription by an areafix URL.",
    security: "Everything is read from a message base that strangers have written: names of objects, kludges and\naddresses can be forged, so \"from\" and \"sender\" prove little. Objects are archives in archives:\nlimit depth, size and count when unpacking, never use a name from a path as the name of a file\nwithout checking it for \"..\", separators and devices, and open nothing that could be executed. A\nregular expression in a URL may take a program very long; bound its time, or use an engine whose\ntime is linear. A view with many areas or long searches may be refused. \"full\" and \"kl\" can show\nwhat the user has chosen to hide. Coordinates tell where people are.",
};
static SCHEME_AREAFIX: Scheme = Scheme {
    name: "areafix",
    title: "Subscription to Fidonet echomail areas and file echoes",
    status: Status::Unregistered,
    designates: Some(Designates::Service),
    default_port: None,
    references: &["FGHI URL 0.5pre section 6.2", "FSP-1004 section 1"],
    dialects: &["fidonet"],
    access: "Write a letter to the robot of an uplink that distributes the areas: to its AreaFix, or, with\n\"fecho\", to its FileFix. It orders a subscription to each of the areas, or with \"leave\" the end of\nit. The uplink is one of those in \"uplink\", in their order, or else the one that the program knows\nfor the area and its domain. The letter is shown to the user, who confirms or cancels it.",
    security: "Whoever follows the URL gives an order in the user's name, and the letter carries the password that\nthe user shares with the uplink; so the user confirms each letter, the password never comes from the\nURL, and nothing is sent to an address in \"uplink\" with which there is no link. A decoded areatag\nthat holds a line end or begins with the sign of another command, such as \"-\" or \"%\", would be\nanother order and is refused. A URL may name very many areas: a program may refuse it or take the\nfirst few, and then says so.",
};
static SCHEME_CID: Scheme = Scheme {
    name: "cid",
    title: "Content identifiers of MIME body parts",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
static SCHEME_ECHOMAIL: Scheme = Scheme {
    name: "echomail",
    title: "Message to Fidonet echomail areas",
    status: Status::Unregistered,
    designates: Some(Designates::Address),
    default_port: None,
    references: &["FGHI URL 0.5pre section 6.3"],
    dialects: &["fidonet"],
    access: "There is nothing to fetch. A program that writes echomail begins a message to the areas, with the\nname of the addressee, the subject, the author's name and the text that the parameters give,\ndecoded; they are no more than a beginning, and the user may change them. Where there are several\nareas, the message is posted to each of them.",
    security: "Echomail is broadcast to everyone who gets the area, in the user's name, and cannot be taken back;\nso nothing is posted before the user has seen the whole message and all of the areas. A program may\nrefuse a URL with many areas, or take the first few and say so: posting to many is an abuse. Decoded\nvalues may hold control characters: a line end in a name or a subject, SOH or a tearline in the text\nwould change the message, and are refused or removed. The name in \"from\" proves nothing.",
};
static SCHEME_FAQSERV: Scheme = Scheme {
    name: "faqserv",
    title: "Answer of a Fidonet FAQ server, or an object in it",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["FGHI URL 0.5pre section 7.3", "FSP-1004 section 1"],
    dialects: &["fidonet"],
    access: "Send the decoded request by netmail to the server's address, in the subject or the text as \"loc\"\nsays, with the name in \"bot\" as the addressee. Wait for the answer, which may be several letters and\nmay take days; strip them of greetings, taglines and origin lines and join them. Without a path that\nis the resource; with one, decode the latest object of that name in it and go on into it by the rest\nof the path. A copy that was kept is used if it is not older than \"time\". Without a request, nothing\nis sent.",
    security: "Every access sends a letter in the user's name, which tells the server what the user reads, so a\npage full of such URLs should not send them all unasked, and answers are to be cached. The letter\nmay reach any robot at the address: show request and addressee before the first one. A decoded\nrequest or name with a line end would begin another order, and is refused. Letters can be forged, so\nan answer that nobody asked for is no answer. Objects in it are opened with the caution that strange\narchives deserve: limits of depth, size and count, and no name of a path used as the name of a file.",
};
static SCHEME_FECHO: Scheme = Scheme {
    name: "fecho",
    title: "Fidonet file echo, a file of it, or an object in the file",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["FGHI URL 0.5pre section 7.4"],
    dialects: &["fidonet"],
    access: "Without a path, show the list of files that came by the file echo, or the list of the echoes if the\nURL has several. With a path, take the file of that name from any one of the echoes that the system\ngets, or from a mirror or by a file request where it gets none, and go on into it by the rest of the\npath. A copy that was kept is used if it is not older than \"time\". An echo that the system does not\nhave may be offered for subscription by an areafix URL.",
    security: "The files come from strangers: open nothing that could be executed, and let archives in archives\nunpack only to a limited depth, size and count. A name in a path is no name of a file on the user's\ndisk; it may hold \"..\", separators or the name of a device once decoded. Fetching a file from\nelsewhere tells somebody what the user reads, and may cost the user money. A URL may name very many\nechoes: a program need not look through all of them.",
};
static SCHEME_FILE: Scheme = Scheme {
    name: "file",
    title: "Host-specific file names",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["RFC 1738 section 3.10", "RFC 8089", "uri(7), file"],
    dialects: &["rfc1738", "uri7"],
    access: "If the URL is local, split the path at each \"/\", decode the segments, form a path by the rules of\nthe file system at hand, and open that file or list that directory. No network is used. If the URL\nnames another host, a client on that host does the same; elsewhere it may know the host's files by\nsome other means, such as a mounted file system, and otherwise says that it cannot get at them. RFC\n1738 gives no protocol for this, so between hosts such a URL is of little use.",
    security: "The same URL means another file on another machine. A document from the network that carries file\nURLs must not make a client read local files and pass them on, nor learn from the outcome which\nfiles exist; programs that act on URLs from strangers do well to refuse this scheme.\n\nA segment that holds an encoded \"/\", a \"..\", a zero byte or a separator of the local system can,\nonce decoded, point outside the directory that was meant, or to a device: check the segments after\ndecoding, one at a time. Do not send the host, or a path with a host in it, to a system call that\nwould connect to that host with the user's credentials.",
};
static SCHEME_FREQ: Scheme = Scheme {
    name: "freq",
    title: "File that a Fidonet system sends on request, or an object in it",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["FGHI URL 0.5pre section 7.5", "FSP-1004 section 1"],
    dialects: &["fidonet"],
    access: "Ask the system at the address for the file with the decoded name, the first of the path, by a file\nrequest (WaZOO, or another that both know), and go on into the file by the rest of the path. Throw\nan answer away whose size or hash is another than the URL gives. A copy that was kept is used if it\nis not older than \"time\". Where the request fails, the file may be taken from one of the file echoes\nin \"fecho\", or by \"size\" and \"ed2k\" from the eDonkey network. Without a path, the URL names the\nsystem, and nothing is asked for.",
    security: "A file request calls another system, which may cost money and tells it what the user wants, so a\npage full of such URLs should not call them all unasked. The decoded name becomes a line of a\nrequest file: a line end, a space or a sign of that format in it would be another request or a\npassword, and is refused. What comes back is a strange file: compare size and hash before it is\nused, though ed2k and its MD4 stop accidents and no attacker; let archives unpack only to a limited\ndepth, size and count; use no name from a path as the name of a file unchecked.",
};
static SCHEME_FTP: Scheme = Scheme {
    name: "ftp",
    title: "File Transfer Protocol",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: Some(21),
    references: &[
        "RFC 1738 section 3.2",
        "RFC 959",
        "uri(7), ftp",
        "RFC 2396 section 3",
    ],
    dialects: &["rfc1738", "uri7"],
    access: "Open an FTP control connection to the host, at the port or at 21. Log in with USER and, when the\nserver asks for one, PASS, both decoded. If the URL names no user and the server wants one, log in\nas \"anonymous\" and give the e-mail address of the person at the client as the password. If it names\na user and no password and the server wants one, ask that person.\n\nSplit the path at each \"/\" and decode the pieces afterwards. Send one CWD for each cwd, in order,\none with an empty argument too. Then, for the type \"directory\", send NLST with the name and read the\nanswer as a list of names; for \"ascii\" or \"image\", send TYPE A or TYPE I and fetch the name with\nRETR. Without a type, guess one of these two first. A URL without a path, or whose name is empty,\nhas no file to fetch: without a type, list the directory that the commands have led to.\n\nA second URL may use the same control connection when server, user and directories are the same.\nWith other directories it may not: FTP has no general way back up, so connect anew.",
    security: "User, password and files cross the network in clear text. A password in the URL is also kept\nwherever the URL is kept; name the user alone and let the client ask. Anonymous login tells the\nserver the e-mail address of the person at the client, who should have agreed to that.\n\nA cwd, name, user or password that holds an encoded CR or LF would become a second FTP command once\ndecoded: refuse it and send nothing. A port other than 21, above all one that is assigned to another\nservice, may lead to a server that reads the commands in a way of its own. What comes back, the list\nof names not least, is data of a stranger: it must not choose where a file is written.",
};
static SCHEME_GHELP: Scheme = Scheme {
    name: "ghelp",
    title: "Help of GNOME applications",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["uri(7), ghelp"],
    dialects: &["uri7"],
    access: "Decode the name and show the help that the application of that name has installed on the local machine,\nin the language of the user. The fragment names a place in it.",
    security: "The decoded name is a part of the path to a file: refuse \"/\" and \"..\" in it. Help can hold links to\nanywhere, and to files of the local machine among them.",
};
static SCHEME_GOPHER: Scheme = Scheme {
    name: "gopher",
    title: "The Gopher protocol",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: Some(70),
    references: &["RFC 1738 section 3.4", "RFC 1436", "uri(7), gopher", "RFC 4266"],
    dialects: &["rfc1738", "uri7"],
    access: "Connect to the host by TCP, at the port or at 70. Send the decoded selector, nothing if the URL has\nnone; then, if there is a search, a tab and the decoded search; then, if there is a gopher+ string,\na tab and the decoded string. A search that is empty is left out with its tab if a gopher+ string\nfollows. End the line with CR LF, unless a filled-in form in the gopher+ string has brought its own\nline ends. Read the answer until the server closes the connection or, for menus and texts, until a\nline that is a single dot.\n\nThe type says how to take the answer: \"0\" a text, \"1\" a menu, \"7\" a search that asks the user for\nwords if the URL has none, and so on. Where the URL ends before the type, it is \"1\".\n\nA gopher+ string of \"+\" asks for the usual view of an item, \"+\" with a view and a language for that\none, \"!\" or \"$\" for the attributes of an item or of all items of a menu, each alone or with names of\nattributes, and \"?\" marks an item whose form has to be fetched and filled in first.",
    security: "Gopher sends what the URL says almost unchanged, so a URL with another port can speak another\nprotocol: one aimed at a mail server has sent mail in the name of whoever followed it. Do not follow\na gopher URL to a port that is assigned to another service.\n\nA selector or search with an encoded line end would end the request early and begin another one. The\ngrammar refuses it in the selector; in a search it must be refused before sending. The gopher+\nstring alone may carry line ends, for forms, and deserves the greater care. Nothing is encrypted,\nand a menu may lead anywhere, to any host and port.",
};
static SCHEME_HTTP: Scheme = Scheme {
    name: "http",
    title: "Hypertext Transfer Protocol",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: Some(80),
    references: &[
        "RFC 1738 section 3.3",
        "RFC 9110",
        "uri(7), http",
        "RFC 2396 section 3",
    ],
    dialects: &["rfc1738", "uri7"],
    access: "Connect to the host by TCP, at the port or at 80, and send an HTTP request, GET unless the context\nsays otherwise. The target of the request is \"/\", the segments of the path joined by \"/\", and, if\nthe URL has a search, \"?\" and that search. All of it stays encoded as written, since the server is\nthe one to decode it; a URL that ends at its host asks for \"/\". Host and port go into the Host field\nof the request. What HTTP means by the answer is a matter of the HTTP specifications.",
    security: "Request and answer cross the network in clear text and can be read or changed on the way. Whatever\nstands in path and search appears in histories, in logs of servers and proxies and in the Referer\nfield of later requests, so no secret belongs there.\n\nA port other than 80 may belong to a server of another protocol, which takes the request for\ncommands of its own. Path and search are sent encoded; a client that decoded %0D%0A in them would\nlet the URL write lines of the request. GET is meant to be harmless, but a server may act on it all\nthe same: a URL from a stranger is worth a look before it is followed.",
};
static SCHEME_INFO: Scheme = Scheme {
    name: "info",
    title: "Info documents of Texinfo",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["uri(7), info"],
    dialects: &["uri7"],
    access: "Decode the name of the document and look for it in the Info directories of the local machine. Show the\nnode of that name or, where none is written, the node \"Top\"; try the name with its underscores if the\ndocument has no node with spaces instead. The document \"dir\" is the list of all that there are.",
    security: "The name of the document leads to a file: after decoding it may hold \"/\" or \"..\", which must not lead\nout of the directories of Info documents. Info documents are texts, but are often kept compressed and\nare unpacked by a program. A raw space ends the URL in most texts, so what follows it can get lost, or\ntext that does not belong to the URL can be taken for a part of it.",
};
static SCHEME_LDAP: Scheme = Scheme {
    name: "ldap",
    title: "Directory queries by LDAP",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: Some(389),
    references: &["uri(7), ldap", "RFC 2255", "RFC 4516"],
    dialects: &["uri7"],
    access: "Connect to the host by TCP, at the port or at 389, or else to a server that the client is set up with.\nDecode each piece and search from the entry with the DN: that entry alone for the scope \"base\", the\nentries right below it for \"one\", it and everything below it for \"sub\". Of the entries that the filter\nlets through, show the attributes that are listed. A client that was not told who the user is binds\nwithout a name, unless an extension says otherwise. The fragment is not sent.",
    security: "The URL is a query that is run in the name of whoever follows it: with the user's own credentials it\ncould read, or with an extension do, what its author could not. Ask before binding with a name, and\nnever send a password to a server that a stranger's URL names. A filter from a stranger can ask for very\nmuch. Nothing is encrypted unless the client starts TLS. Decoded text goes into the messages of LDAP\nwith its length, so that it cannot become anything else.",
};
static SCHEME_MAILSERVER: Scheme = Scheme {
    name: "mailserver",
    title: "Data that mail servers send on request",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
static SCHEME_MAILTO: Scheme = Scheme {
    name: "mailto",
    title: "Electronic mail address",
    status: Status::Permanent,
    designates: Some(Designates::Address),
    default_port: None,
    references: &["RFC 1738 section 3.5", "RFC 822", "uri(7), mailto", "RFC 6068"],
    dialects: &["rfc1738", "uri7"],
    access: "There is nothing to fetch: the URL gives the mailbox of a person or of a service. A client decodes\nthe address and offers to write a message to it, or hands it to a mail program that does. Nothing\nbesides the address is meant by the URL, and no message is sent without the user's say.",
    security: "A URL that was followed blindly could send mail in the user's name, so show the address and let the\nuser write and send. The decoded address may hold spaces, quotes, line ends or whatever a shell or a\nmail program takes for an option: pass it as one argument, and refuse CR and LF, which would begin\nanother header field or another SMTP command. A published mailto URL invites unwanted mail.",
};
static SCHEME_MAN: Scheme = Scheme {
    name: "man",
    title: "Manual pages",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["uri(7), man", "man(1)"],
    dialects: &["uri7"],
    access: "Decode the page and the section, and look for that page in the manual of the local machine, in that\nsection or else in all of them in the usual order, as man(1) does. Where only a section is given, show\nwhat it holds. The fragment names a place in the page as it is shown.",
    security: "The page and the section become arguments of a program: after decoding they may begin with \"-\" or hold\na \"/\" that leads to any file at all, so pass them behind \"--\", never through a shell, and refuse a \"/\".\nFormatting a page runs a program on it; one from a stranger's folder is a program's input like any\nother.",
};
static SCHEME_MID: Scheme = Scheme {
    name: "mid",
    title: "Message identifiers of electronic mail",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
static SCHEME_NETMAIL: Scheme = Scheme {
    name: "netmail",
    title: "Fidonet netmail address",
    status: Status::Unregistered,
    designates: Some(Designates::Address),
    default_port: None,
    references: &["FGHI URL 0.5pre section 6.1", "FSP-1004 section 1"],
    dialects: &["fidonet"],
    access: "There is nothing to fetch. A program that writes netmail begins a letter to the address, with the\nname of the addressee, the subject, the author's name and the text that the parameters give,\ndecoded; it shows the letter to the user, who may change all of it, and sends nothing unasked. What\nthe address leaves out is zone 1, point 0 and the domain fidonet.",
    security: "A letter to a robot is an order: the URL may put any order into the subject or the text, in the\nuser's name, so the user must see the letter before it goes. A name in \"from\" is what the author of\nthe URL wishes, and proves nothing. Decoded values may hold control characters: a name or a subject\nwith a line end would begin another line of the message, and SOH in the text another kludge, so\nthese are refused or removed. Netmail is not encrypted, and every system on the way can read it.",
};
static SCHEME_NEWS: Scheme = Scheme {
    name: "news",
    title: "USENET news",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["RFC 1738 section 3.6", "RFC 1036", "uri(7), news"],
    dialects: &["rfc1738", "uri7"],
    access: "The URL alone does not say where to look. A client asks the news server that it is configured to\nuse, by NNTP as a rule, and fails with a clear error if it has none. For a group it selects that\ngroup and lists its articles; for a message-id it decodes the text, puts \"<\" and \">\" around it and\nasks for that article; for \"*\" it asks for the list of the groups that the server carries.",
    security: "What is found depends on the server that was asked: articles expire, can be cancelled, and anyone\ncan post one under any name, so neither group nor message-id vouches for an author. The decoded\nmessage-id goes into a command line; an encoded CR, LF or space in it would become a command or\nargument of its own and has to be refused. What is asked for tells the server what its user reads.",
};
static SCHEME_NFS: Scheme = Scheme {
    name: "nfs",
    title: "File names of the Network File System",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
static SCHEME_NNTP: Scheme = Scheme {
    name: "nntp",
    title: "USENET news by NNTP access",
    status: Status::Permanent,
    designates: Some(Designates::Object),
    default_port: Some(119),
    references: &["RFC 1738 section 3.7", "RFC 977"],
    dialects: &["rfc1738"],
    access: "Connect to the host by TCP, at the port or at 119, and read the greeting of the NNTP server. Select\nthe group with GROUP. If the URL has an article number, fetch that article with ARTICLE; if not,\nlist the articles that the server holds in the group.",
    security: "NNTP sends everything in clear text, and the server learns who reads what. Another server, or the\nsame one after it has been set up anew, gives the number to another article, so the number proves\nnothing. Group and number hold no escapes and cannot smuggle in a command; a port other than 119 can\nstill lead to a server of another protocol, to which \"GROUP\" means something else. Articles come\nfrom strangers, and their claimed authors are not verified.",
};
static SCHEME_PROSPERO: Scheme = Scheme {
    name: "prospero",
    title: "Prospero Directory Service",
    status: Status::Historical,
    designates: Some(Designates::Object),
    default_port: Some(1525),
    references: &["RFC 1738 section 3.11", "RFC 4157"],
    dialects: &["rfc1738"],
    access: "Ask the Prospero directory server on the host, at the port or at 1525, about the object with the\ndecoded hsoname. Fields, decoded as well, narrow down which object is meant: one named\nOBJECT-VERSION, say, picks a version. The server answers with the ways to get the object, often as\nURLs of other schemes, which the client follows next. A link out of Prospero is written as a URL of\nthe scheme that it leads to.",
    security: "The answer sends the client on to servers and protocols that the URL did not name: the cautions of\nthose schemes hold for every step, and the number of steps needs a limit. A port other than 1525 may\nlead to another protocol. An hsoname or field with encoded delimiters of the Prospero protocol, such\nas line ends, must be quoted by the rules of that protocol or refused, and not just decoded into a\nrequest. Fields may be of any number and length.",
};
static SCHEME_TELNET: Scheme = Scheme {
    name: "telnet",
    title: "Interactive sessions by Telnet",
    status: Status::Permanent,
    designates: Some(Designates::Service),
    default_port: Some(23),
    references: &["RFC 1738 section 3.8", "RFC 854", "uri(7), telnet", "RFC 4248"],
    dialects: &["rfc1738", "uri7"],
    access: "Open a Telnet connection to the host, at the port or at 23, and give the terminal to the user. If\nthe URL names a user or a password, decode them and show them as what to type when the service asks.\nServices ask in ways too different for a client to answer in the user's place. The URL stands for\nthe session itself; there is no object to fetch.",
    security: "The session, with any login in it, crosses the network in clear text. A password in the URL can be\nread by everyone who sees the URL, so only a public guest account belongs there; mask it in logs.\n\nA user or password with an encoded CR or LF, sent once decoded, would type commands at the service:\nthey are shown and not sent, and control characters in them are not shown raw either, since\nterminals obey some. A telnet URL with another port is a plain connection to any service at all. The\nname of the host ends up as an argument of a program in many clients; the grammar keeps it from\nbeginning with \"-\", but a user may begin so.",
};
static SCHEME_TN3270: Scheme = Scheme {
    name: "tn3270",
    title: "Interactive sessions with 3270 terminal emulation",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
static SCHEME_WAIS: Scheme = Scheme {
    name: "wais",
    title: "Wide Area Information Servers",
    status: Status::Historical,
    designates: Some(Designates::Object),
    default_port: Some(210),
    references: &["RFC 1738 section 3.9", "RFC 1625", "RFC 4156", "uri(7), wais"],
    dialects: &["rfc1738", "uri7"],
    access: "Connect to the host by TCP, at the port or at 210, and open a WAIS session, the profile of\nZ39.50-1988 that RFC 1625 describes. All parts are decoded before they are used.\n\nA URL with the database alone stands for the database, open for searching: ask the user for words.\nOne with a search sends these words to the database and gives the list of documents found. One with\ntype and identifier fetches the document with that identifier, as that type, without a search.",
    security: "Searches and documents cross the network in clear text, and the server learns what is looked for.\nThe scheme is for WAIS servers and not for Z39.50 servers in general; a port other than 210 may lead\nto another protocol. Identifiers are opaque bytes, zeros and control characters among them: send\nthem with their length, print them encoded, and make no file name out of them. The type is a claim\nof whoever wrote the URL; do not start a program on its word.",
};
static SCHEME_WHATIS: Scheme = Scheme {
    name: "whatis",
    title: "Search in the one-line descriptions of the manual",
    status: Status::Unregistered,
    designates: Some(Designates::Object),
    default_port: None,
    references: &["uri(7), whatis", "whatis(1)"],
    dialects: &["uri7"],
    access: "Decode the word and look it up in the local database of the one-line descriptions that manual pages\nbegin with, as whatis(1) does. Show the list of the descriptions that hold the word, each with a link to\nits page. The fragment has no meaning.",
    security: "The decoded word becomes an argument of a program: it may begin with \"-\", or hold what a shell or a\npattern would read in its own way, so pass it behind \"--\" and as one argument. The answer tells what is\ninstalled on the machine and is not meant for others.",
};
static SCHEME_Z39_50: Scheme = Scheme {
    name: "z39.50",
    title: "Access to services of ANSI Z39.50",
    status: Status::Reserved,
    designates: None,
    default_port: None,
    references: &["RFC 1738 section 4"],
    dialects: &[],
    access: "",
    security: "",
};
impl Status {
    /// The word for it in the registry.
    pub const fn as_str(self) -> &'static str {
        STATUS_NAMES[self as usize]
    }
}
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
impl Designates {
    /// The word for it in the registry.
    pub const fn as_str(self) -> &'static str {
        DESIGNATES_NAMES[self as usize]
    }
}
impl fmt::Display for Designates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
const STATUS_NAMES: [&str; 6] = [
    "permanent",
    "provisional",
    "historical",
    "reserved",
    "experimental",
    "unregistered",
];
const DESIGNATES_NAMES: [&str; 4] = ["object", "address", "service", "name"];
