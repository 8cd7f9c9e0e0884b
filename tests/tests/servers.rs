//! Plans against real servers of FTP and Gopher on this machine: done step by step by clients of a few lines,
//! they fetch the right bytes.
//!
//! `tests/servers/with cargo test -p url-schemes-tests --test servers` starts the servers. Without them nothing
//! is tested here, and each test says so; where `URL_SCHEMES_SERVERS=required` or `CI` is set, it fails.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use url_schemes::rfc1738::{self, FtpUrl};
use url_schemes::{Inputs, Plan, Step};
use url_schemes_tests::files;

/// Where a server is, if there is one.
fn server(variable: &str) -> Option<String> {
    if let Ok(address) = env::var(variable) {
        return Some(address);
    }
    let message = format!(
        "{variable} is not set; run `tests/servers/with cargo test -p url-schemes-tests --test servers`"
    );
    let required = ["URL_SCHEMES_SERVERS", "CI"].iter().any(|name| env::var_os(name).is_some());
    assert!(!required, "{message}");
    // Past the harness, which keeps to itself what a test prints that passes.
    let _ = writeln!(std::io::stderr(), "not tested: {message}");
    None
}

fn connect(address: &[u8]) -> TcpStream {
    let stream = TcpStream::connect(std::str::from_utf8(address).unwrap()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

fn argument(step: &Step<'_>) -> Vec<u8> {
    step.expose_argument().unwrap_or_else(|| panic!("{step:?} has no argument")).into_owned()
}

/// A file that the servers serve.
fn served(path: &str) -> Vec<u8> {
    fs::read(files::root().join("tests/servers/files").join(path)).unwrap()
}

// ------------------------------------------------------------------------------------------- FTP

/// A control connection, and what was sent on it.
struct Ftp {
    control: BufReader<TcpStream>,
    /// The code of the last answer.
    code: String,
    sent: Vec<String>,
}

impl Ftp {
    fn open(address: &[u8]) -> Self {
        let control = BufReader::new(connect(address));
        let mut ftp = Ftp { control, code: String::new(), sent: Vec::new() };
        ftp.answer();
        ftp
    }

    /// Reads an answer of one line or more (RFC 959 section 4.2); gives the text of its last line.
    fn answer(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert!(self.control.read_line(&mut line).unwrap() > 0, "the server hung up");
            if line.as_bytes().get(3) == Some(&b' ') && line.as_bytes()[..3].iter().all(u8::is_ascii_digit) {
                line[..3].clone_into(&mut self.code);
                return line;
            }
        }
    }

    /// Sends a command; one with an empty argument keeps its space.
    fn send(&mut self, verb: &str, argument: Option<&[u8]>) -> String {
        let mut line = verb.as_bytes().to_vec();
        if let Some(argument) = argument {
            line.push(b' ');
            line.extend_from_slice(argument);
        }
        self.sent.push(String::from_utf8_lossy(&line).into_owned());
        line.extend_from_slice(b"\r\n");
        self.control.get_mut().write_all(&line).unwrap();
        self.answer()
    }

    /// A command whose result comes on a connection of its own.
    fn transfer(&mut self, verb: &str, argument: Option<&[u8]>) -> Vec<u8> {
        let answer = self.send("PASV", None);
        let numbers = answer.split(['(', ')']).nth(1).unwrap();
        let numbers: Vec<u16> = numbers.split(',').map(|number| number.parse().unwrap()).collect();
        let mut data = connect(format!("127.0.0.1:{}", numbers[4] * 256 + numbers[5]).as_bytes());
        let answer = self.send(verb, argument);
        if !self.code.starts_with('1') {
            panic!("{verb}: {answer}");
        }
        let mut bytes = Vec::new();
        data.read_to_end(&mut bytes).unwrap();
        self.answer();
        bytes
    }

    /// Does a step; gives what it fetched.
    fn step(&mut self, step: &Step<'_>) -> Option<Vec<u8>> {
        if step.on().is_some_and(|on| on != self.code) {
            return None;
        }
        let argument = step.expose_argument();
        let argument = argument.as_deref();
        match step.verb() {
            verb @ ("RETR" | "NLST") => return Some(self.transfer(verb, argument)),
            verb => {
                let answer = self.send(verb, argument);
                assert!(matches!(&self.code[..1], "2" | "3"), "{step:?}: {answer}");
            }
        }
        None
    }

    /// Does a whole plan, on a connection of its own.
    fn run(plan: &Plan<'_>, answer: Option<&str>) -> (Self, Vec<u8>) {
        let (first, rest) = plan.steps().split_first().unwrap();
        assert_eq!(first.verb(), "connect");
        let mut ftp = Ftp::open(&argument(first));
        let mut fetched = None;
        for step in rest {
            let step = match step.asks() {
                Some(_) => step.clone().answered(answer.unwrap().as_bytes()).unwrap(),
                None => step.clone(),
            };
            fetched = ftp.step(&step).or(fetched);
        }
        (ftp, fetched.unwrap())
    }
}

fn ftp_plan(url: &str) -> Plan<'static> {
    FtpUrl::parse(url).unwrap().plan(&Inputs::new().set("email", "me@x.example")).unwrap()
}

#[test]
fn ftp_fetches_what_the_url_names() {
    let Some(host) = server("URL_SCHEMES_FTP") else { return };
    for (path, file) in [
        ("%2Fetc/motd;type=i", "etc/motd"),
        ("etc/motd;type=i", "etc/motd"),
        ("/etc/motd", "etc/motd"),
        ("pub/raw.bin", "pub/raw.bin"),
        ("pub/two%20words.txt;type=i", "pub/two words.txt"),
        ("pub/a%2Fb/deep.txt;type=i", "pub/a/b/deep.txt"),
        ("pub/a%2Fnamed.txt;type=i", "pub/a/named.txt"),
        ("%2Fpub%2Finner/x.txt;type=i", "pub/inner/x.txt"),
    ] {
        let url = format!("ftp://{host}/{path}");
        assert_eq!(Ftp::run(&ftp_plan(&url), None).1, served(file), "{url}");
    }
    let (ftp, _) = Ftp::run(&ftp_plan(&format!("ftp://{host}//etc/motd;type=i")), None);
    assert_eq!(ftp.sent[2..4], ["CWD ", "CWD etc"]);
    // Text is sent with the line ends of the network: the guess does what TYPE A does.
    for path in ["pub/a.txt", "pub/a.txt;type=a"] {
        let (ftp, text) = Ftp::run(&ftp_plan(&format!("ftp://{host}/{path}")), None);
        assert_eq!(text, b"A text\r\nof two lines\r\n", "{path}");
        assert!(ftp.sent.contains(&"TYPE A".to_owned()), "{:?}", ftp.sent);
    }
}

#[test]
fn ftp_lists_directories() {
    let Some(host) = server("URL_SCHEMES_FTP") else { return };
    let names = |path: &str| {
        let listed = Ftp::run(&ftp_plan(&format!("ftp://{host}{path}")), None).1;
        let text = String::from_utf8(listed).unwrap();
        let mut names: Vec<String> =
            text.lines().map(|line| line.rsplit('/').next().unwrap().to_owned()).collect();
        names.sort();
        names
    };
    let top = ["etc", "pub", "search.py"];
    assert_eq!(names(""), top);
    assert_eq!(names("/"), top);
    let inside = ["a", "a.txt", "inner", "raw.bin", "two words.txt"];
    assert_eq!(names("/pub;type=d"), inside);
    assert_eq!(names("/pub/"), inside);
    assert_eq!(names("/pub/;type=d"), inside);
}

#[test]
fn ftp_asks_for_the_password_of_a_user() {
    let Some(host) = server("URL_SCHEMES_FTP") else { return };
    let url = format!("ftp://keeper@{host}/etc/motd;type=i");
    let plan = FtpUrl::parse(&url).unwrap().plan(&Inputs::new()).unwrap();
    assert!(plan.steps().iter().any(|step| step.asks().is_some()));
    let (ftp, fetched) = Ftp::run(&plan, Some("pass word"));
    assert_eq!(fetched, served("etc/motd"));
    assert_eq!(ftp.sent[..2], ["USER keeper", "PASS pass word"]);
    let url = format!("ftp://keeper:pass%20word@{host}/etc/motd;type=i");
    assert_eq!(Ftp::run(&ftp_plan(&url), None).1, served("etc/motd"));
    // An anonymous user tells an e-mail address if asked.
    let url = format!("ftp://{host}/etc/motd");
    let plan = FtpUrl::parse(&url).unwrap().plan(&Inputs::new()).unwrap();
    let (ftp, _) = Ftp::run(&plan, Some("you@y.example"));
    assert_eq!(ftp.sent[..2], ["USER anonymous", "PASS you@y.example"]);
}

#[test]
fn ftp_uses_a_connection_again() {
    let Some(host) = server("URL_SCHEMES_FTP") else { return };
    let url = |path: &str| ftp_plan(&format!("ftp://{host}/{path}"));
    let (first, second, other) =
        (url("pub/a/named.txt;type=i"), url("pub/a/b%2Fdeep.txt;type=i"), url("pub/inner/x.txt;type=i"));
    let (mut ftp, fetched) = Ftp::run(&first, None);
    assert_eq!(fetched, served("pub/a/named.txt"));
    assert!(first.can_reuse(&second) && !first.can_reuse(&other));
    let rest = second.steps().iter().filter(|step| !step.is_session());
    let fetched = rest.filter_map(|step| ftp.step(step)).last();
    assert_eq!(fetched, Some(served("pub/a/b/deep.txt")));
    // From where the first plan led, the directories of the other one are not there.
    let answer = ftp.send("CWD", Some(b"pub"));
    assert_eq!(ftp.code, "550", "{answer}");
    assert_eq!(Ftp::run(&other, None).1, served("pub/inner/x.txt"));
}

#[test]
fn nothing_is_sent_for_a_name_that_would_be_a_command() {
    let Some(host) = server("URL_SCHEMES_FTP") else { return };
    let url = format!("ftp://{host}/a%0D%0ADELE%20b");
    let error = FtpUrl::parse(&url).unwrap().plan(&Inputs::new()).unwrap_err();
    assert_eq!(error.component(), Some("name"));
}

// ---------------------------------------------------------------------------------------- Gopher

fn gopher(url: &str, words: Option<&str>) -> Vec<u8> {
    let plan = rfc1738::parse(url).unwrap().plan(&Inputs::new()).unwrap();
    let mut stream: Option<TcpStream> = None;
    for step in plan.into_steps() {
        let step = match step.asks() {
            Some(_) => step.answered(words.unwrap().as_bytes()).unwrap(),
            None => step,
        };
        match step.verb() {
            "connect" => stream = Some(connect(&argument(&step))),
            "send" => stream.as_mut().unwrap().write_all(&argument(&step)).unwrap(),
            verb => panic!("{verb}"),
        }
    }
    let mut answer = Vec::new();
    stream.unwrap().read_to_end(&mut answer).unwrap();
    answer
}

#[test]
fn gopher_fetches_menus_texts_and_searches() {
    let Some(host) = server("URL_SCHEMES_GOPHER") else { return };
    for path in ["", "/", "/1"] {
        let menu = String::from_utf8(gopher(&format!("gopher://{host}{path}"), None)).unwrap();
        assert!(menu.lines().any(|line| line.starts_with("1pub\t/pub\t127.0.0.1\t")), "{path}: {menu}");
    }
    let menu = String::from_utf8(gopher(&format!("gopher://{host}/1/pub"), None)).unwrap();
    assert!(menu.contains("\t/pub/two words.txt\t"), "{menu}");
    for (path, file) in [
        ("0/etc/motd", "etc/motd"),
        ("0/pub/two%20words.txt", "pub/two words.txt"),
        ("9/pub/raw.bin", "pub/raw.bin"),
    ] {
        assert_eq!(gopher(&format!("gopher://{host}/{path}"), None), served(file), "{path}");
    }
    let search = format!("gopher://{host}/7/search.py");
    assert_eq!(gopher(&format!("{search}%09two%20words"), None), b"words: two words\n");
    assert_eq!(gopher(&search, Some("asked words")), b"words: asked words\n");
}

#[test]
fn gopher_plus_is_asked_for_as_its_servers_read_it() {
    let Some(host) = server("URL_SCHEMES_GOPHER") else { return };
    let text = served("etc/motd");
    let mut view = format!("+{}\r\n", text.len()).into_bytes();
    view.extend(text);
    assert_eq!(gopher(&format!("gopher://{host}/0/etc/motd%09%09+"), None), view);
    let about = String::from_utf8(gopher(&format!("gopher://{host}/0/etc/motd%09%09!"), None)).unwrap();
    assert!(about.starts_with("+-2\r\n+INFO: 0"), "{about}");
}
