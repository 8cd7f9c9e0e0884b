//! Long inputs, slow inputs, and outputs that nobody reads.

use std::cell::{Cell, RefCell};
use std::io::{self, Read, Write};
use std::rc::Rc;

use url_schemes_codegen::cli::{Exit, Streams, run};
use url_schemes_tests::files;

fn parse_json(input: &mut dyn Read, out: &mut dyn Write) -> (Exit, String) {
    let root = files::root().to_str().expect("paths of tests are UTF-8");
    let args = ["schemes", "--root", root, "parse", "--format", "json"].map(Into::into);
    let mut err = Vec::new();
    let exit = run(args, &mut Streams::plain(input, out, &mut err));
    (exit, String::from_utf8(err).expect("messages are UTF-8"))
}

const LINES: usize = 200_000;

/// Gives `news:a0`, `news:a1`, … without ever holding more than a line of them.
struct Numbered {
    next: usize,
    rest: Vec<u8>,
}

impl Read for Numbered {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() && self.next < LINES {
            self.rest = format!("news:a{}\n", self.next).into_bytes();
            self.next += 1;
        }
        let count = self.rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

/// Checks lines as they come, and keeps none but the last.
#[derive(Default)]
struct InOrder {
    seen: usize,
    rest: Vec<u8>,
    /// The most that was ever written without an end of line.
    largest: usize,
}

impl Write for InOrder {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.largest = self.largest.max(bytes.len());
        self.rest.extend_from_slice(bytes);
        while let Some(at) = self.rest.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.rest.drain(..=at).collect();
            let start = format!("{{\"url\":\"news:a{}\",\"valid\":true", self.seen);
            assert!(line.starts_with(start.as_bytes()), "{}", String::from_utf8_lossy(&line));
            self.seen += 1;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn each_line_gives_a_result_in_order() {
    let mut out = InOrder::default();
    let (exit, err) = parse_json(&mut Numbered { next: 0, rest: Vec::new() }, &mut out);
    assert_eq!((exit, err.as_str()), (Exit::Clean, ""));
    assert_eq!((out.seen, out.rest.len()), (LINES, 0));
    assert!(out.largest < 1 << 20, "{} bytes were held back", out.largest);
}

#[test]
fn a_long_line_is_a_line() {
    let long = format!("http://h/{}", "a".repeat(1 << 20));
    let input = format!("news:a\n{long}\n{long}~\nnews:b");
    let mut out = Vec::new();
    let (exit, _) = parse_json(&mut input.as_bytes(), &mut out);
    assert_eq!(exit, Exit::Findings);
    let out = String::from_utf8(out).expect("JSON is UTF-8");
    let valid: Vec<_> = out.lines().map(|line| line.contains("\"valid\":true")).collect();
    assert_eq!(valid, [true, true, false, true]);
    assert!(out.contains(&format!("\"offset\":{}", long.len())));
}

/// Gives one line, then asks whether its result is there before it gives the next.
struct Waiting<'a> {
    lines: Vec<&'static str>,
    written: &'a RefCell<Vec<u8>>,
    results: usize,
}

impl Read for Waiting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let lines = self.written.borrow().iter().filter(|&&byte| byte == b'\n').count();
        assert_eq!(lines, self.results, "a result was held back");
        let Some(line) = self.lines.pop() else { return Ok(0) };
        self.results += 1;
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

struct Shared<'a>(&'a RefCell<Vec<u8>>);

impl Write for Shared<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_slow_input_gets_its_results_at_once() {
    let written = RefCell::new(Vec::new());
    let mut input = Waiting { lines: vec!["news:c\n", "?\n", "news:a\n"], written: &written, results: 0 };
    let (exit, _) = parse_json(&mut input, &mut Shared(&written));
    assert_eq!(exit, Exit::Findings);
}

/// An output that takes so many writes and then fails.
struct Failing {
    kind: io::ErrorKind,
    after: usize,
    writes: Rc<Cell<usize>>,
}

impl Write for Failing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writes.set(self.writes.get() + 1);
        if self.writes.get() > self.after { Err(self.kind.into()) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_that_nobody_reads_ends_the_run_quietly() {
    let writes = Rc::new(Cell::new(0));
    let mut out = Failing { kind: io::ErrorKind::BrokenPipe, after: 2, writes: Rc::clone(&writes) };
    let mut input = Numbered { next: 0, rest: Vec::new() };
    let (exit, err) = parse_json(&mut input, &mut out);
    assert_eq!((exit, err.as_str()), (Exit::Clean, ""));
    assert_eq!(writes.get(), 3);
    assert!(input.next < LINES, "it read on");
}

#[test]
fn an_output_that_cannot_be_written_is_told() {
    let mut out = Failing { kind: io::ErrorKind::StorageFull, after: 0, writes: Rc::default() };
    let (exit, err) = parse_json(&mut "news:a".as_bytes(), &mut out);
    assert_eq!(exit, Exit::Failed);
    assert!(err.starts_with("error: cannot write the output: "), "{err}");
}

/// An input that cannot be read.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::IsADirectory.into())
    }
}

#[test]
fn an_input_that_cannot_be_read_is_told() {
    let (exit, err) = parse_json(&mut Broken, &mut Vec::new());
    assert_eq!(exit, Exit::Failed);
    assert!(err.starts_with("error: cannot read the input: "), "{err}");
}
