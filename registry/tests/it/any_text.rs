//! Whatever stands in a file, loading it ends with a registry and diagnostics that can be shown.

use crate::common::files;
use url_schemes_grammar::render::{Format, render};
use url_schemes_registry::lint;
use url_schemes_registry::load::from_files;

/// Pieces that files are made of, and some that they should not hold.
const PIECES: [&[u8]; 24] = [
    b"\"",
    b"'",
    b"'''",
    b"[",
    b"]",
    b"[[",
    b"]]",
    b"{",
    b"}",
    b"=",
    b"\n",
    b"\r\n",
    b"\0",
    b"\xff",
    b"\\",
    "é".as_bytes(),
    "\u{feff}".as_bytes(),
    b"rules = '''",
    b"x = ${ x }",
    b"~",
    b"|",
    b"*",
    b"9999999999",
    b".",
];

/// The next pseudo-random number below a limit, the same in each run.
fn below(state: &mut u64, limit: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    (*state % limit as u64) as usize
}

#[test]
fn changed_files_are_read_without_trouble() {
    let mut state = 0x2545_f491_4f6c_dd1d;
    for _ in 0..3_000 {
        let mut all = files();
        let which = below(&mut state, all.len());
        let bytes = &mut all[which].1;
        for _ in 0..=below(&mut state, 3) {
            let at = below(&mut state, bytes.len() + 1);
            let end = (at + below(&mut state, 8)).min(bytes.len());
            let piece = PIECES[below(&mut state, PIECES.len())];
            match below(&mut state, 3) {
                0 => drop(bytes.splice(at..at, piece.iter().copied())),
                1 => drop(bytes.drain(at..end)),
                _ => drop(bytes.splice(at..end, piece.iter().copied())),
            }
        }
        let loaded = from_files(all);
        let found = lint::check(&loaded);
        for format in Format::ALL {
            render(&found, &loaded.sources, format, true);
        }
        for dialect in loaded.registry.dialects.values() {
            let _ = dialect.parse(b"host://h:7/a/b;c=d");
        }
    }
}
