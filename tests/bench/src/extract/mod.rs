//! How fast URLs are found in text: `url-schemes-bench extract`.

mod prose;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use url_schemes::text;

/// What is measured, and how.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The size of the text, in millions of bytes.
    #[arg(long, default_value_t = 50)]
    megabytes: usize,
    /// Of so many bytes one belongs to a URL.
    #[arg(long, default_value_t = 100)]
    one_in: usize,
    /// How often each is measured; the best time counts.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
}

/// Runs the benchmark with the arguments after its name.
///
/// The exit status is 1 if not all URLs are found.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let made = prose::prose(arguments.megabytes * 1_000_000, arguments.one_in.max(1));
    let text = made.text.as_bytes();
    println!("{} bytes of prose, {} URLs, {} bytes of them", text.len(), made.urls, made.url_bytes);
    type Pass = fn(&[u8]) -> usize;
    let passes: [(&str, Pass); 3] = [("count colons", colons), ("find", whole), ("find in pieces", pieces)];
    for (name, pass) in passes {
        let mut best = f64::INFINITY;
        for _ in 0..arguments.rounds {
            let start = Instant::now();
            let count = black_box(pass(black_box(text)));
            best = best.min(start.elapsed().as_secs_f64());
            if name != "count colons" && count != made.urls {
                eprintln!("{name}: {count} URLs were found");
                return ExitCode::from(1);
            }
        }
        println!("{name:16}{:8.0} MB/s", text.len() as f64 / best / 1e6);
    }
    ExitCode::SUCCESS
}

/// What nothing that reads each byte can beat by much.
fn colons(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| byte == b':').count()
}

fn whole(text: &[u8]) -> usize {
    text::find(text).count()
}

/// In such pieces as a file is read in.
fn pieces(text: &[u8]) -> usize {
    let mut count = 0;
    let mut stream = text::finder().stream();
    for piece in text.chunks(1 << 17) {
        stream.push(piece, |_| count += 1);
    }
    stream.finish(|_| count += 1);
    count
}
