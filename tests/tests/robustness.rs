//! Bad input to the linked crate: it never panics, and reading a URL never allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use url_schemes::rfc1738::HttpUrl;
use url_schemes::{ErrorKind, Lookup, lookup};
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::is_too_long;
use url_schemes_tests::accessors::Look;
use url_schemes_tests::dialects::{self, examples, valid_examples};
use url_schemes_tests::linked::{AnyUrl, Parser, Reads, parsers};
use url_schemes_tests::sample::Random;
use url_schemes_tests::sweep::in_parallel;

/// Counts the allocations of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

fn count_one() {
    // A thread that is ending allocates for nobody.
    let _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: everything is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count_one();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count_one();
        unsafe { System.realloc(pointer, layout, new_size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How many allocations this thread makes in `work`.
fn allocations<R>(work: impl FnOnce() -> R) -> (usize, R) {
    let before = ALLOCATIONS.get();
    let result = work();
    (ALLOCATIONS.get() - before, result)
}

/// What no scheme has an example of.
const OTHERS: &[&str] =
    &["", ":", "h_t:x", "unheard-of:a/b?c", "unheard-of:", "afs://cell/x", "x-y:a#b", "\u{e9}", "//h", "a?b"];

/// The texts that are tried in a dialect.
fn all_texts(dialect: &'static Dialect) -> Vec<&'static str> {
    examples(dialect).chain(OTHERS.iter().copied()).collect()
}

/// The parsers of a dialect, those of any scheme first.
fn parsers_of(dialect: &str) -> impl Iterator<Item = &'static Parser> {
    parsers().iter().filter(move |parser| parser.dialect == dialect)
}

/// Reads the input as a dialect does and looks at everything in the result. Whether it was accepted. Where there
/// are references, their parser also reads URLs, by that of URLs.
fn exercise(dialect: &str, input: &[u8]) -> bool {
    let reads = |wanted: fn(&Reads) -> bool| parsers_of(dialect).find(|parser| wanted(&parser.reads));
    let reference = reads(|reads| matches!(reads, Reads::Reference));
    let any = reference.or_else(|| reads(|reads| matches!(reads, Reads::Url)));
    let parser = any.expect("every dialect has a parser of any URL");
    let read = (parser.parse_bytes)(input, &mut |url| exercise_url(parser, url));
    if let Err(error) = &read {
        let text = std::str::from_utf8(input).unwrap_or("");
        let mut look = Look::new(text);
        look.error(error);
        assert!(look.written() > 0);
        assert!(error.offset() <= input.len(), "\"{}\": {error}", input.escape_ascii());
    }
    read.is_ok()
}

fn exercise_url(parser: &Parser, url: &dyn AnyUrl) {
    let text = url.text();
    let mut look = Look::new(text);
    url.each(&mut |component| look.component(component));
    look.print(url);
    for typed in parsers_of(parser.dialect) {
        let reads_it = match typed.reads {
            Reads::Scheme(scheme) => scheme == url.scheme(),
            Reads::Generic => !url.scheme().is_empty(),
            Reads::Relative => url.scheme().is_empty(),
            Reads::Url | Reads::Reference => false,
        };
        if reads_it {
            (typed.call_accessors)(text, &mut look);
        }
    }
}

/// Reads all inputs that `make` gives for each text; prints how many there were.
fn exercise_all(what: &str, make: impl Fn(&[u8], &mut dyn FnMut(&[u8])) + Sync) {
    for dialect in dialects::all() {
        let counts = in_parallel(&all_texts(dialect), |text| {
            let (mut tried, mut accepted) = (0usize, 0usize);
            make(text.as_bytes(), &mut |input| {
                tried += 1;
                accepted += usize::from(exercise(&dialect.name, input));
            });
            (tried, accepted)
        });
        let tried: usize = counts.iter().map(|(tried, _)| tried).sum();
        let accepted: usize = counts.iter().map(|(_, accepted)| accepted).sum();
        println!("{what} in {}: {tried} inputs, {accepted} accepted", dialect.name);
        assert!(accepted > 0 && accepted < tried);
    }
}

#[test]
fn examples_and_all_their_prefixes() {
    exercise_all("prefixes", |example, visit| {
        (0..=example.len()).for_each(|end| visit(&example[..end]));
    });
}

#[test]
fn one_byte_replaced_by_each_other() {
    exercise_all("replacements", |example, visit| {
        let mut changed = example.to_vec();
        for at in 0..example.len() {
            for byte in 0..=u8::MAX {
                changed[at] = byte;
                visit(&changed);
            }
            changed[at] = example[at];
        }
    });
}

#[test]
fn one_byte_more_or_less() {
    exercise_all("insertions and removals", |example, visit| {
        for at in 0..example.len() {
            visit(&[&example[..at], &example[at + 1..]].concat());
        }
        for at in 0..=example.len() {
            let mut longer = [&example[..at], b"?", &example[at..]].concat();
            for byte in 0..=u8::MAX {
                longer[at] = byte;
                visit(&longer);
            }
        }
    });
}

#[test]
fn random_bytes() {
    let begin = |dialect: &'static Dialect| {
        let names = dialect.schemes.keys().map(String::as_str).chain(["", "x"]);
        names.flat_map(move |name| {
            let scheme = if name.is_empty() { String::new() } else { format!("{name}:") };
            [scheme.clone(), format!("{scheme}//"), format!("{scheme}//h/")].map(|text| (dialect, text))
        })
    };
    let beginnings: Vec<(&Dialect, String)> = dialects::all().flat_map(begin).collect();
    let accepted = in_parallel(&beginnings, |(dialect, beginning)| {
        let mut random = Random::new(beginning.len() as u64);
        let mut accepted = 0;
        for at in 0..10_000 {
            let mut input = beginning.clone().into_bytes();
            for _ in 0..random.below(if at % 100 == 0 { 2000 } else { 12 }) {
                // Any byte, or mostly printable ones, or few different ones.
                input.push(match at % 3 {
                    0 => random.next_u64() as u8,
                    1 => b' ' + random.below(95) as u8,
                    _ => *random.pick(b"a1.-/:@;=?%0*&+#"),
                });
            }
            accepted += usize::from(exercise(&dialect.name, &input));
        }
        accepted
    });
    println!("random bytes: {} inputs, {} accepted", accepted.len() * 10_000, accepted.iter().sum::<usize>());
    assert!(accepted.iter().sum::<usize>() > 0);
}

#[test]
fn long_repetitions() {
    let long = |piece: &str| piece.repeat(200_000 / piece.len());
    let urls = [
        ("rfc1738", format!("http://{}", long("a.")), false),
        ("rfc1738", format!("http://{}a/", long("a-a.")), true),
        ("rfc1738", format!("http://{}1", long("1.")), false),
        ("rfc1738", format!("http://h:{}", long("0")), true),
        ("rfc1738", format!("http://h{}", long("/a")), true),
        ("rfc1738", format!("ftp://h{};type=i", long("/%41")), true),
        ("rfc1738", format!("ftp://{}", long("u;")), false),
        ("rfc1738", format!("gopher://h/1{}", long("%09")), true),
        ("rfc1738", format!("news:{}", long("a/")), false),
        ("rfc1738", format!("news:{}@h", long("a/")), true),
        ("rfc1738", format!("prospero://h/a{}", long(";a=b")), true),
        ("rfc1738", format!("prospero://h/a{}", long(";a")), false),
        ("rfc1738", format!("wais://h/a{}", long("/")), false),
        ("rfc1738", format!("{}:", long("x")), true),
        ("rfc1738", long("%"), false),
        ("uri7", long("../"), true),
        ("uri7", format!("//{}", long("a.")), true),
        ("uri7", format!("//{}", long("u:")), true),
        ("uri7", format!("//{}%", long("a-")), false),
        ("uri7", format!("x:{}#", long("/")), true),
        ("uri7", format!("man:{}", long("(")), false),
        ("uri7", format!("info:(a){}", long("b ")), true),
        ("uri7", format!("info:a#{} ", long("b")), false),
        ("uri7", format!("ldap:///?{}a", long("a,")), true),
        ("uri7", format!("ldap:///????{}a", long("!a=b,")), true),
        ("rfc3986", format!("x://{}@h", long("a:")), true),
        ("rfc3986", format!("x://{}@h", long("a@")), false),
        ("rfc3986", format!("x://{}", long("%4")), false),
        ("rfc3986", format!("x://{}1", long("1.")), true),
        ("rfc3986", format!("x://[{}]", long("1:")), false),
        ("rfc3986", format!("x://[::{}]", long("0")), false),
        ("rfc3986", format!("x://[::{}", long("1::")), false),
        ("rfc3986", format!("x://[v{}.{}]", long("F"), long("a:")), true),
        ("rfc3986", format!("x://[v{}]", long("1.")), true),
        ("rfc3986", format!("http://h:{}80/", long("0")), true),
        ("rfc3986", format!("http://h/?{}", long("a=b&")), true),
        ("rfc3986", format!("coap://h{}?{}#", long("/%41"), long("a&")), false),
        ("rfc3986", format!("ftp://{}h/a", long("u;")), true),
        ("rfc3986", format!("ftp://h/{}", long(";type=i")), true),
        ("rfc3986", format!("file:{}c:/a", long("/")), false),
        ("rfc3986", format!("file:///c|{}", long("/.")), true),
        ("rfc3986", format!("file:////{}/a", long("%5B::1%5D")), false),
        ("rfc3986", format!("mailto:{}a@b", long("a@b,")), true),
        ("rfc3986", format!("mailto:{}@b", long("a.")), false),
        ("rfc3986", format!("mailto:%22{}%22@b", long("%5C%22")), true),
        ("rfc3986", format!("mailto:?{}a=", long("subject=a&")), true),
        ("rfc3986", format!("mailto:?{}a", long("Subject=a&")), false),
        ("rfc3986", format!("mailto:a@%5B{}%5D", long("%21")), true),
        ("rfc3986", format!("data:a/b{},", long(";a=b")), true),
        ("rfc3986", format!("data:a/b{}", long(";base64")), false),
        ("rfc3986", format!("data:{}", long(",")), true),
        ("rfc3986", format!("ldap:///????{}a", long("!a=b,")), true),
        ("rfc3986", format!("ldap:///{}a=b", long("a=b+")), true),
        ("rfc3986", format!("ldap:///{}a=%5C", long("a=b,")), false),
        ("rfc3986", format!("ldap:///a=%23{}", long("%303")), true),
        ("rfc3986", format!("ldap:///???({})", long("(")), true),
        ("rfc3986", format!("ldap:///?{}a", long("a%3b%61,")), true),
        ("rfc3986", format!("urn:{}:a", long("a-")), false),
        ("rfc3986", format!("urn:ab:a{}?=", long("/:")), false),
        ("rfc3986", format!("urn:ab:a?+a{}?=a#", long("?+")), true),
        ("rfc3986", format!("urn:ab:a?=a{}", long("?=")), true),
        ("rfc3986", format!("tel:+1{}", long(";a=b")), true),
        ("rfc3986", format!("tel:+{}", long("-.()")), false),
        ("rfc3986", format!("tel:+{}1", long("-.()")), true),
        ("rfc3986", format!("tel:1;phone-context={}", long("a.")), true),
        ("rfc3986", format!("tel:1;phone-context={}1", long("a-a.")), false),
        ("rfc3986", format!("tel:1;phone-context={}", long("a-")), false),
        ("rfc3986", format!("geo:{}1,1", long("0")), false),
        ("rfc3986", format!("geo:90.{},180.{}", long("0"), long("0")), true),
        ("rfc3986", format!("geo:90.{}1,0", long("0")), false),
        ("rfc3986", format!("geo:1,1{}", long(";c=d")), true),
        ("rfc3986", format!("geo:1,1;crs=wgs{}", long("84")), true),
        ("rfc3986", format!("news:{}@b", long("a.")), false),
        ("rfc3986", format!("news:{}", long("a.*")), true),
        ("rfc3986", format!("news:a@%5B{}%5D", long("%40")), true),
        ("rfc3986", format!("nntp://h/{}/1", long("a.")), true),
        ("rfc3986", format!("nntp://h/a/{}", long("1")), false),
        ("rfc3986", format!("tag:{}a,2001:", long("a-.")), false),
        ("rfc3986", format!("tag:{}a@b,2001:", long("a-.")), true),
        ("rfc3986", format!("info:a/{}", long("/")), true),
        ("rfc3986", format!("about:{}?", long("a")), true),
        ("rfc3986", long("../"), true),
        ("rfc3986", format!("{}:", long("a")), true),
        ("rfc3986", format!("1{}:", long("a")), false),
        ("fidonet", format!("area://{}A", long("A+")), true),
        ("fidonet", format!("area://A{}", long("@b")), true),
        ("fidonet", format!("area://A/{}", long("b/")), true),
        ("fidonet", format!("area://{}", long("-")), false),
        ("fidonet", format!("area:?{}a", long("a=b&")), true),
        ("fidonet", format!("area:?time={}08/", long("08/+")), true),
        ("fidonet", format!("area:?time={}", long("::")), false),
        ("fidonet", format!("area:?time={}/08/18T", long("0")), true),
        ("fidonet", format!("area:?view={}tree", long("t%52%45e%20")), true),
        ("fidonet", format!("area:?twit={}", long("1/1.1+")), false),
        ("fidonet", format!("netmail:{}1/1", long("0")), true),
        ("fidonet", format!("freq:1/1?{}", long("%66echo=a&")), true),
    ];
    for (dialect, url, accepted) in urls {
        assert_eq!(exercise(dialect, url.as_bytes()), accepted, "{dialect}: {}", &url[..30]);
    }
}

#[test]
fn names_of_any_kind_are_looked_up() {
    let mut random = Random::new(1);
    for _ in 0..100_000 {
        let length = random.below(20);
        let name: String = (0..length).map(|_| char::from(random.next_u64() as u8)).collect();
        let (count, found) = allocations(|| lookup(&name));
        assert_eq!(count, 0, "{name}");
        let valid = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
        assert_eq!(found == Lookup::Invalid, name.is_empty() || !name.chars().all(valid), "{name}");
    }
}

#[test]
fn what_may_follow_a_prefix_of_an_example_is_asked_for_at_its_end() {
    for parser in parsers().iter().filter(|parser| parser.reads == Reads::Url) {
        let dialect = dialects::all().find(|dialect| dialect.name == parser.dialect).expect("it is shipped");
        for (_, example) in valid_examples(dialect) {
            let url = example.url.value.as_str();
            for end in 0..url.len() {
                let read = (parser.parse_bytes)(&url.as_bytes()[..end], &mut |_| {});
                let Err(error) = read.map(|()| end) else { continue };
                // What is in the language up to here and out of range is no fault of the end.
                if error.kind() == ErrorKind::Range {
                    continue;
                }
                assert_eq!(error.offset(), end, "{url}: {error}");
                // Up to the colon it could become any scheme.
                let kind = if url[..end].contains(':') { ErrorKind::Syntax } else { ErrorKind::Scheme };
                assert_eq!(error.kind(), kind, "{url}: {error}");
            }
        }
    }
}

#[test]
fn nothing_is_allocated() {
    let (count, _) = allocations(|| black_box(Box::new(1)));
    assert_eq!(count, 1, "the counter counts");
    for dialect in dialects::all() {
        let texts = all_texts(dialect);
        for text in &texts {
            let (count, _) = allocations(|| exercise(&dialect.name, text.as_bytes()));
            assert_eq!(count, 0, "{}: {text}", dialect.name);
        }
        let (count, _) = allocations(|| exercise(&dialect.name, b"http://h/\xff"));
        assert_eq!(count, 0);
        println!("{}: {} texts without an allocation", dialect.name, texts.len());
    }
    let mut out = String::with_capacity(20);
    let (count, written) = allocations(|| HttpUrl::PATH.encode_to("a;b/c d", &mut out));
    assert_eq!((count, written, out.as_str()), (0, Ok(()), "a%3Bb%2Fc%20d"));
}

#[test]
fn a_length_of_4_gib_is_too_long() {
    assert!(!is_too_long(0));
    // The last offset stands for an absent component, so a text is one byte shorter than it could be.
    assert!(!is_too_long(u32::MAX as usize - 1));
    assert!(is_too_long(u32::MAX as usize));
    #[cfg(target_pointer_width = "64")]
    for length in [1 << 32, (1 << 32) + 1, 1 << 40, usize::MAX] {
        assert!(is_too_long(length), "{length}");
    }
}

/// Memory that nobody writes to takes no place; if there is no such memory, the test above must do.
#[cfg(all(unix, target_pointer_width = "64"))]
#[test]
fn a_text_of_4_gib_is_refused_unread() {
    let layout = Layout::array::<u8>(1 << 32).expect("a size of this machine");
    // SAFETY: the size is not zero.
    let pointer = unsafe { System.alloc_zeroed(layout) };
    if pointer.is_null() {
        println!("no 4 GiB of memory here");
        return;
    }
    // SAFETY: so many bytes were allocated, all of them zero, and nothing changes them.
    let bytes = unsafe { std::slice::from_raw_parts(pointer, layout.size()) };
    for parser in parsers() {
        let error = (parser.parse_bytes)(bytes, &mut |_| {}).expect_err("it is too long");
        assert_eq!((error.kind(), error.component()), (ErrorKind::TooLong, None), "{}", parser.name);
        assert_eq!(error.offset(), u32::MAX as usize);
        let dialect = dialects::all().find(|dialect| dialect.name == parser.dialect).expect("it is shipped");
        let interpreted = dialect.parse(bytes).map(|_| ()).expect_err("it is too long");
        assert_eq!(interpreted.kind.as_str(), error.kind().as_str());
        assert_eq!(interpreted.offset, error.offset());
        assert_eq!(interpreted.to_string(), error.to_string());
    }
    // SAFETY: it was allocated with this layout, and the slices of it are not used any more.
    unsafe { System.dealloc(pointer, layout) };
}
