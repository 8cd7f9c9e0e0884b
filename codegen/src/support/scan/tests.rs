//! All ways to read give the same, on inputs of every length around the widths of vectors.
#![cfg(feature = "simd")]

use super::super::byte_class::ByteClass;
use super::{AnyByte, Bytes, Class, Read, Scan, Task, simd};

/// Digits, in which an escape is no part of a run.
struct Digit;

static DIGIT: ByteClass = ByteClass::new(Digit::RANGES, Digit::SINGLE);

impl Class for Digit {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &DIGIT;
}

/// Letters, digits, a slash and signs at both ends of US-ASCII.
struct Path;

static PATH: ByteClass = ByteClass::new(Path::RANGES, Path::SINGLE);

impl Class for Path {
    const RANGES: &'static [(u8, u8)] = &[(b'/', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"\0!~\x7f";
    const TABLE: &'static ByteClass = &PATH;
}

/// The same without the slash.
struct Segment;

static SEGMENT: ByteClass = ByteClass::new(Segment::RANGES, Segment::SINGLE);

impl Class for Segment {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!~";
    const TABLE: &'static ByteClass = &SEGMENT;
}

/// All that a scanner finds in an input, at each offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Found([Option<([usize; 6], Option<usize>)>; MOST + 1]);

/// No input is longer.
const MOST: usize = 300;

impl Read for Found {
    const NONE: Self = Found([None; MOST + 1]);

    fn read<S: Scan>(&mut self, scan: &S, _: usize) -> Option<usize> {
        let length = scan.input().len();
        for at in 0..=length {
            let runs = [
                scan.run::<Digit>(at),
                scan.run::<Path>(at),
                scan.escaped_run::<Segment, AnyByte>(at),
                scan.escaped_run::<Path, AnyByte>(at),
                scan.escaped_run::<Segment, Digit>(at),
                scan.after_last(b'/', at, scan.run::<Path>(at)),
            ];
            self.0[at] = Some((runs, scan.domain(at)));
        }
        Some(length)
    }
}

/// Finds all in an input.
struct Find<'a>(&'a [u8]);

impl Task for Find<'_> {
    type Output = Found;
    type Read = Found;

    fn input(&self) -> &[u8] {
        self.0
    }

    fn finish(self, end: Option<usize>, read: &Found) -> Found {
        assert_eq!(end, Some(self.0.len()));
        *read
    }
}

/// One byte after another, as the definitions have it.
fn slow_run(input: &[u8], mut at: usize, class: &ByteClass, escaped: &dyn Fn(u8) -> bool) -> usize {
    while let Some(&byte) = input.get(at) {
        let digits = input.get(at + 1..at + 3).and_then(|digits| std::str::from_utf8(digits).ok());
        let digits = digits.filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        if class.contains(byte) {
            at += 1;
        } else if byte == b'%'
            && digits.and_then(|text| u8::from_str_radix(text, 16).ok()).is_some_and(escaped)
        {
            at += 3;
        } else {
            break;
        }
    }
    at
}

fn slow_domain(input: &[u8], at: usize) -> Option<usize> {
    let inside = |byte: u8| byte.is_ascii_alphanumeric() || b"-.".contains(&byte);
    let end = at + input[at..].iter().take_while(|&&byte| inside(byte)).count();
    let labels: Vec<&[u8]> = input[at..end].split(|&byte| byte == b'.').collect();
    let edge = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_alphanumeric);
    let all = labels.iter().all(|label| edge(label.first()) && edge(label.last()));
    let top = labels.last().and_then(|label| label.first()).is_some_and(u8::is_ascii_alphabetic);
    (all && top).then_some(end)
}

fn slow(input: &[u8]) -> Found {
    let none = |_: u8| false;
    let mut found = Found::NONE;
    for (at, here) in found.0.iter_mut().enumerate().take(input.len() + 1) {
        let path = slow_run(input, at, &PATH, &none);
        let after = input[at..path].iter().rposition(|&byte| byte == b'/').map_or(at, |last| at + last + 1);
        let runs = [
            slow_run(input, at, &DIGIT, &none),
            path,
            slow_run(input, at, &SEGMENT, &|_| true),
            slow_run(input, at, &PATH, &|_| true),
            slow_run(input, at, &SEGMENT, &|byte| byte.is_ascii_digit()),
            after,
        ];
        *here = Some((runs, slow_domain(input, at)));
    }
    found
}

/// Inputs of a length: long runs with something else here and there, and bytes beyond US-ASCII.
fn inputs(length: usize) -> Vec<Vec<u8>> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64 ^ (length as u64) << 20;
    let mut next = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) % below
    };
    let rare = b"%/.-:@?#\0\x7f\x80\xff [~!&";
    let mut made = Vec::new();
    for often in [2, 6, 30, 300] {
        let byte = |next: &mut dyn FnMut(u64) -> u64| match next(often) {
            0 => rare[next(rare.len() as u64) as usize],
            _ => b"0123456789abcdefxyzABCDEFXYZ"[next(28) as usize],
        };
        let mut input: Vec<u8> = (0..length).map(|_| byte(&mut next)).collect();
        made.push(input.clone());
        // Escapes, of which some are cut off or broken.
        for _ in 0..=length / 20 {
            let at = next(length as u64 + 1) as usize;
            for (place, byte) in input.iter_mut().skip(at).zip([b'%', b'3', b"0aG7"[next(4) as usize]]) {
                *place = byte;
            }
        }
        made.push(input);
    }
    // Names of machines, and such with faults.
    let labels: Vec<u8> = b"www.Example-1.org".iter().copied().cycle().take(length).collect();
    made.push(labels.clone());
    made.push(labels.iter().map(|&byte| if byte == b'.' { b'-' } else { byte }).collect());
    made
}

#[test]
fn every_way_finds_the_same_at_every_offset() {
    let before = simd::fastest();
    let lengths = (0..=140).chain([159, 160, 161, 191, 192, 193, 255, 256, 257, 300]);
    for input in lengths.flat_map(inputs) {
        let expected = slow(&input);
        for way in [simd::Way::Bytes, simd::Way::Sse2, simd::Way::Avx2] {
            if simd::take(way) != way {
                continue;
            }
            let found = super::run(Find(&input));
            for at in 0..=input.len() {
                let ((runs, domain), (expected, name)) = (found.0[at].unwrap(), expected.0[at].unwrap());
                let shown = String::from_utf8_lossy(&input);
                assert_eq!(runs, expected, "{way:?} at {at} of {shown:?}");
                // A scanner may give up on a name, but not find another one.
                assert!(domain.is_none() || domain == name, "{way:?} at {at} of {shown:?}");
                if at < 32 && name.is_some_and(|end| end < 32) {
                    assert_eq!(domain, name, "{way:?} at {at} of {shown:?}");
                }
            }
        }
    }
    simd::take(before);
}

#[test]
fn bytes_are_read_without_limits() {
    let long = "label.".repeat(1000) + "org";
    assert_eq!(Bytes::new(long.as_bytes()).domain(0), Some(long.len()));
}
