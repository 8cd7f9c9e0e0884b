//! Compares the speed of URL parsers: one process, alternated rounds, nanoseconds a URL.
//!
//! `cargo run --release -p url-schemes-bench -- [--corpus FILE]`

mod corpus;
mod lookup;

use std::hint::black_box;
use std::path::PathBuf;
use std::time::Instant;

use clap::Parser;

/// Compares the speed of URL parsers.
#[derive(Parser)]
struct Arguments {
    /// A file with one URL a line; without it, 20,000 made-up http URLs.
    #[arg(long)]
    corpus: Option<PathBuf>,
    /// How often the corpus is read by each parser.
    #[arg(long, default_value_t = 30)]
    rounds: usize,
}

/// A parser under test: how many of the URLs it accepts.
type Candidate<'a> = (&'static str, Box<dyn Fn(&[String]) -> usize + 'a>);

fn main() {
    if std::env::args().nth(1).as_deref() == Some("lookup") {
        return lookup::run(std::env::args().skip(1));
    }
    let arguments = Arguments::parse();
    let urls = match &arguments.corpus {
        Some(path) => match corpus::read(path) {
            Ok(urls) => urls,
            Err(error) => {
                eprintln!("cannot read {}: {error}", path.display());
                std::process::exit(2);
            }
        },
        None => corpus::made_up(20_000),
    };
    let loaded = url_schemes_registry::load::shipped();
    let dialect = &loaded.registry.dialects["rfc1738"];
    let candidates: Vec<Candidate<'_>> = vec![
        (
            "url-schemes, known scheme",
            Box::new(|urls| count(urls, |url| url_schemes::rfc1738::HttpUrl::parse(url).is_ok())),
        ),
        (
            "url-schemes, any scheme",
            Box::new(|urls| count(urls, |url| url_schemes::rfc1738::parse(url).is_ok())),
        ),
        (
            "url-schemes, interpreter",
            Box::new(|urls| {
                let mut captures = Vec::new();
                count(urls, |url| {
                    captures.clear();
                    dialect.parse_into(url.as_bytes(), &mut captures).is_ok()
                })
            }),
        ),
        ("fluent-uri", Box::new(|urls| count(urls, |url| fluent_uri::Uri::parse(url).is_ok()))),
        ("url", Box::new(|urls| count(urls, |url| url::Url::parse(url).is_ok()))),
    ];
    let bytes: usize = urls.iter().map(String::len).sum();
    println!("{} URLs, {:.1} bytes on average", urls.len(), bytes as f64 / urls.len() as f64);
    let mut times = vec![Vec::new(); candidates.len()];
    let mut accepted = vec![0; candidates.len()];
    for _ in 0..arguments.rounds {
        for (at, (_, run)) in candidates.iter().enumerate() {
            let start = Instant::now();
            accepted[at] = black_box(run(black_box(&urls)));
            times[at].push(start.elapsed().as_secs_f64() * 1e9 / urls.len() as f64);
        }
    }
    println!("{:28} {:>9} {:>9} {:>9}", "parser", "min ns", "median ns", "accepted");
    for (at, (name, _)) in candidates.iter().enumerate() {
        times[at].sort_by(f64::total_cmp);
        let (min, median) = (times[at][0], times[at][times[at].len() / 2]);
        println!("{name:28} {min:9.1} {median:9.1} {:9}", accepted[at]);
    }
}

fn count(urls: &[String], mut accepts: impl FnMut(&str) -> bool) -> usize {
    urls.iter().filter(|url| black_box(accepts(url))).count()
}
