//! The command line, run in this process.

use std::ffi::OsString;

use url_schemes_codegen::cli::{Exit, Streams, run};

use crate::files;

/// Runs `schemes` on the project's registry, or on another that is named first, and gives how it ended and
/// what it printed.
pub fn command(args: &[&str], mut input: &[u8]) -> (Exit, String) {
    let root = ["--root", files::root().to_str().expect("paths of tests are UTF-8")];
    let root = if args.first() == Some(&"--registry") { &[][..] } else { &root };
    let args = ["schemes"].iter().chain(root).chain(args).map(OsString::from);
    let (mut out, mut complaint) = (Vec::new(), Vec::new());
    let exit = run(args, &mut Streams::plain(&mut input, &mut out, &mut complaint));
    assert_eq!(String::from_utf8_lossy(&complaint), "");
    (exit, String::from_utf8(out).expect("output is UTF-8"))
}
