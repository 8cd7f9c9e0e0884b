//! Bad input to the linked crate: it never panics, and reading a URL never allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::{self, Write};
use std::hint::black_box;
use std::ops::Range;

use url_schemes::rfc1738::{self, NewsGrouppart, Url, WaisForm};
use url_schemes::{Component, Components, ErrorKind, Host, Lookup, ParseError, Text, Value, lookup};
use url_schemes_registry::parse::is_too_long;
use url_schemes_tests::engines::dialect;
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

fn valid_examples() -> Vec<&'static str> {
    let schemes = dialect().schemes.values();
    schemes.flat_map(|scheme| scheme.valid.iter().map(|example| example.url.value.as_str())).collect()
}

fn invalid_examples() -> Vec<&'static str> {
    let schemes = dialect().schemes.values();
    schemes.flat_map(|scheme| scheme.invalid.iter().map(|example| example.url.value.as_str())).collect()
}

/// All examples, and what no scheme has one of.
fn all_examples() -> Vec<&'static str> {
    let others = ["", ":", "h_t:x", "unheard-of:a/b?c", "unheard-of:", "afs://cell/x", "x-y:a#b", "\u{e9}"];
    [valid_examples(), invalid_examples(), others.to_vec()].concat()
}

/// Takes what is written and keeps nothing.
#[derive(Default)]
struct Sink {
    written: usize,
}

impl Write for Sink {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.written += text.len();
        Ok(())
    }
}

/// Looks at all that can be looked at in what a parser gives back.
struct Visit<'a> {
    text: &'a str,
    sink: Sink,
}

impl Visit<'_> {
    fn print(&mut self, value: impl fmt::Debug) {
        assert!(write!(self.sink, "{value:?} {value:#?}").is_ok());
    }

    fn text(&mut self, text: Option<Text<'_>>, range: Option<Range<usize>>) {
        assert_eq!(text.map(Text::as_str), range.map(|range| &self.text[range]));
        let Some(text) = text else { return };
        assert!(text.decode().count() <= text.as_str().len());
        assert_eq!(text.is_empty(), text.as_str().is_empty());
        black_box(text.is_secret());
        self.print(text);
    }

    fn host(&mut self, host: Host<'_>, range: Range<usize>) {
        assert_eq!(host.as_str(), &self.text[range]);
        black_box(host.kind());
        self.print(host);
    }

    fn number<N: Copy + fmt::Debug + Into<u64>>(&mut self, number: Option<N>, range: Option<Range<usize>>) {
        let written = range.map(|range| self.text[range].parse::<u64>().ok());
        assert_eq!(number.map(|number| Some(number.into())), written);
    }

    fn texts<'t>(
        &mut self,
        texts: impl DoubleEndedIterator<Item = Text<'t>> + Clone,
        ranges: impl DoubleEndedIterator<Item = Range<usize>> + Clone,
    ) {
        assert_eq!(texts.clone().count(), ranges.clone().count());
        assert_eq!(texts.clone().rev().count(), ranges.clone().rev().count());
        for (text, range) in texts.zip(ranges) {
            self.text(Some(text), Some(range));
        }
    }

    fn component(&mut self, component: &Component<'_>) {
        assert_eq!(&self.text[component.range.clone()], component.text);
        match component.value {
            Value::Text(text) => self.text(Some(text), Some(component.range.clone())),
            Value::Host(host) => self.host(host, component.range.clone()),
            value => self.print(value),
        }
        self.print(component);
    }

    fn url(&mut self, url: &Url<'_>) {
        assert_eq!(url.as_str(), self.text);
        assert!(!url.scheme_name().is_empty());
        url.components().for_each(|component| self.component(&component));
        assert!(write!(self.sink, "{url}").is_ok());
        self.print(url);
        match url {
            Url::File(url) => {
                if let (Some(host), Some(range)) = (url.host(), url.host_range()) {
                    self.host(host, range);
                }
                self.texts(url.path(), url.path_range());
                black_box(url.is_local());
            }
            Url::Ftp(url) => {
                self.text(url.user(), url.user_range());
                self.text(url.password(), url.password_range());
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                self.texts(url.cwd(), url.cwd_range());
                self.text(url.name(), url.name_range());
                self.print(url.ftp_type());
                assert_eq!(url.ftp_type().is_some(), url.ftp_type_range().is_some());
                black_box((url.user_or_default(), url.port_or_default()));
            }
            Url::Gopher(url) => {
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                self.text(url.gopher_type(), url.gopher_type_range());
                self.text(url.selector(), url.selector_range());
                self.text(url.search(), url.search_range());
                self.text(url.gopher_plus(), url.gopher_plus_range());
                black_box((url.gopher_type_or_default(), url.port_or_default()));
            }
            Url::Http(url) => {
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                self.texts(url.path(), url.path_range());
                self.text(url.search(), url.search_range());
                black_box(url.port_or_default());
            }
            Url::Mailto(url) => self.text(Some(url.address()), Some(url.address_range())),
            Url::News(url) => {
                self.text(url.message_id(), url.message_id_range());
                self.text(url.group(), url.group_range());
                assert_eq!(url.all(), url.all_range().is_some());
                let found = match url.grouppart() {
                    NewsGrouppart::MessageId(text) => url.message_id() == Some(text),
                    NewsGrouppart::Group(text) => url.group() == Some(text),
                    NewsGrouppart::All => url.all(),
                    other => panic!("{other:?}"),
                };
                assert!(found);
            }
            Url::Nntp(url) => {
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                self.text(Some(url.group()), Some(url.group_range()));
                self.number(url.article(), url.article_range());
                black_box(url.port_or_default());
            }
            Url::Prospero(url) => {
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                self.text(Some(url.hsoname()), Some(url.hsoname_range()));
                assert_eq!(url.fields().count(), url.fields_range().count());
                for (field, range) in url.fields().zip(url.fields_range()) {
                    assert_eq!((field.as_str(), field.range()), (&self.text[range.clone()], range));
                    self.text(Some(field.name()), Some(field.name_range()));
                    self.text(Some(field.value()), Some(field.value_range()));
                    self.print(field);
                }
                black_box(url.port_or_default());
            }
            Url::Telnet(url) => {
                self.text(url.user(), url.user_range());
                self.text(url.password(), url.password_range());
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                black_box(url.port_or_default());
            }
            Url::Wais(url) => {
                self.host(url.host(), url.host_range());
                self.number(url.port(), url.port_range());
                self.text(Some(url.database()), Some(url.database_range()));
                self.text(url.wtype(), url.wtype_range());
                self.text(url.wpath(), url.wpath_range());
                self.text(url.search(), url.search_range());
                let form = url.form();
                self.print(form);
                let database = match form {
                    WaisForm::Document(form) => form.database(),
                    WaisForm::Index(form) => form.database(),
                    WaisForm::WholeDatabase(form) => form.database(),
                    other => panic!("{other:?}"),
                };
                assert_eq!(database, url.database());
            }
            Url::Other(url) => {
                self.text(Some(url.schemepart()), Some(url.schemepart_range()));
            }
            other => panic!("a scheme that no test knows: {other:?}"),
        }
    }
}

/// Reads the input and looks at everything in the result. Whether it was accepted.
fn exercise(input: &[u8]) -> bool {
    match rfc1738::parse_bytes(input) {
        Ok(url) => {
            Visit { text: url.as_str(), sink: Sink::default() }.url(&url);
            true
        }
        Err(error) => {
            exercise_error(&error, input);
            false
        }
    }
}

fn exercise_error(error: &ParseError, input: &[u8]) {
    assert!(error.offset() <= input.len(), "\"{}\": {error}", input.escape_ascii());
    let mut sink = Sink::default();
    assert!(write!(sink, "{error} {error:?} {} {:?}", error.expected(), error.component()).is_ok());
    assert!(sink.written > 0);
    black_box(error.kind().as_str());
}

/// Reads all inputs that `make` gives for each example; prints how many there were.
fn exercise_all(what: &str, make: impl Fn(&[u8], &mut dyn FnMut(&[u8])) + Sync) {
    let examples = all_examples();
    let counts = in_parallel(&examples, |example| {
        let (mut tried, mut accepted) = (0usize, 0usize);
        make(example.as_bytes(), &mut |input| {
            tried += 1;
            accepted += usize::from(exercise(input));
        });
        (tried, accepted)
    });
    let tried: usize = counts.iter().map(|(tried, _)| tried).sum();
    let accepted: usize = counts.iter().map(|(_, accepted)| accepted).sum();
    println!("{what}: {tried} inputs, {accepted} accepted");
    assert!(accepted > 0 && accepted < tried);
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
    let beginnings: Vec<String> = dialect()
        .schemes
        .keys()
        .flat_map(|scheme| [format!("{scheme}:"), format!("{scheme}://"), format!("{scheme}://h/")])
        .chain([String::new(), "x:".to_owned()])
        .collect();
    let accepted = in_parallel(&beginnings, |beginning| {
        let mut random = Random::new(beginning.len() as u64);
        let mut accepted = 0;
        for at in 0..20_000 {
            let mut input = beginning.clone().into_bytes();
            for _ in 0..random.below(if at % 100 == 0 { 2000 } else { 12 }) {
                // Any byte, or mostly printable ones, or few different ones.
                input.push(match at % 3 {
                    0 => random.next_u64() as u8,
                    1 => b' ' + random.below(95) as u8,
                    _ => *random.pick(b"a1.-/:@;=?%0*"),
                });
            }
            accepted += usize::from(exercise(&input));
        }
        accepted
    });
    println!("random bytes: {} inputs, {} accepted", accepted.len() * 20_000, accepted.iter().sum::<usize>());
    assert!(accepted.iter().sum::<usize>() > 0);
}

#[test]
fn long_repetitions() {
    let long = |piece: &str| piece.repeat(200_000 / piece.len());
    let urls = [
        (format!("http://{}", long("a.")), false),
        (format!("http://{}a/", long("a-a.")), true),
        (format!("http://{}1", long("1.")), false),
        (format!("http://h:{}", long("0")), true),
        (format!("http://h{}", long("/a")), true),
        (format!("ftp://h{};type=i", long("/%41")), true),
        (format!("ftp://{}", long("u;")), false),
        (format!("gopher://h/1{}", long("%09")), true),
        (format!("news:{}", long("a/")), false),
        (format!("news:{}@h", long("a/")), true),
        (format!("prospero://h/a{}", long(";a=b")), true),
        (format!("prospero://h/a{}", long(";a")), false),
        (format!("wais://h/a{}", long("/")), false),
        (format!("{}:", long("x")), true),
        (long("%"), false),
    ];
    for (url, accepted) in urls {
        assert_eq!(exercise(url.as_bytes()), accepted, "{}", &url[..20]);
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
    for url in valid_examples() {
        for end in 0..url.len() {
            let Err(error) = rfc1738::parse(&url[..end]) else { continue };
            assert_eq!(error.offset(), end, "{url}: {error}");
            // Up to the colon it could become any scheme.
            let kind = if url[..end].contains(':') { ErrorKind::Syntax } else { ErrorKind::Scheme };
            assert_eq!(error.kind(), kind, "{url}: {error}");
        }
    }
}

#[test]
fn nothing_is_allocated() {
    let (count, _) = allocations(|| black_box(Box::new(1)));
    assert_eq!(count, 1, "the counter counts");
    let examples = all_examples();
    for example in &examples {
        let (count, _) = allocations(|| exercise(example.as_bytes()));
        assert_eq!(count, 0, "{example}");
    }
    let (count, _) = allocations(|| exercise(b"http://h/\xff"));
    assert_eq!(count, 0);
    let mut out = String::with_capacity(20);
    let (count, written) = allocations(|| rfc1738::HttpUrl::PATH.encode_to("a;b/c d", &mut out));
    assert_eq!((count, written, out.as_str()), (0, Ok(()), "a%3Bb%2Fc%20d"));
    println!("{} examples without an allocation", examples.len());
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
    let error = rfc1738::parse_bytes(bytes).map(|_| ()).expect_err("it is too long");
    assert_eq!((error.kind(), error.component()), (ErrorKind::TooLong, None));
    assert_eq!(error.offset(), u32::MAX as usize);
    let text = std::str::from_utf8(&bytes[..10]).expect("zeros are ASCII");
    assert_eq!(rfc1738::parse(text).map_err(|error| error.kind()).err(), Some(ErrorKind::Scheme));
    let interpreted = dialect().parse(bytes).map(|_| ()).expect_err("it is too long");
    assert_eq!(interpreted.kind.as_str(), error.kind().as_str());
    assert_eq!(interpreted.offset, error.offset());
    assert_eq!(interpreted.to_string(), error.to_string());
    // SAFETY: it was allocated with this layout, and the slices of it are not used any more.
    unsafe { System.dealloc(pointer, layout) };
}
