//! The tables that are compared: each is a function from a text to the place of that name.

use std::hint::black_box;

use foldhash::fast::RandomState;
use hashbrown::HashMap;
use uncased::UncasedStr;

/// From a text to the place of that name.
type Finder = Box<dyn Fn(&str) -> Option<usize>>;

/// From texts to the sum over what is found.
type Summer = Box<dyn Fn(&[String]) -> usize>;

/// A table of names.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// The place of a name among all.
    pub(crate) find: Finder,
    /// The loop that is measured, with the lookup compiled into it: a sum over what is found, so that it is read.
    pub(crate) sum: Summer,
}

impl Table {
    /// `found` is what is measured, `read` makes a number of what it gives, and `place` the place of the name.
    fn new<T: Copy + 'static>(
        name: &'static str,
        found: impl Fn(&str) -> Option<T> + Copy + 'static,
        read: impl Fn(T) -> usize + Copy + 'static,
        place: impl Fn(T) -> usize + 'static,
    ) -> Self {
        Table {
            name,
            find: Box::new(move |text| found(text).map(&place)),
            sum: Box::new(move |texts| {
                texts.iter().fold(0, |sum: usize, text| {
                    sum.wrapping_add(found(black_box(text.as_str())).map_or(0, read))
                })
            }),
        }
    }

    /// A table that gives places.
    fn of_places(name: &'static str, found: impl Fn(&str) -> Option<usize> + Copy + 'static) -> Self {
        Table::new(name, found, |at| at, |at| at)
    }
}

/// What the build script made.
mod made {
    use uncased::UncasedStr;

    include!(concat!(env!("OUT_DIR"), "/lookup.rs"));
}

/// The linked lookup of ten names; the parsers beside it are not used.
#[allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "of a crate's interface only the lookup is measured"
)]
mod own_few {
    include!(concat!(env!("OUT_DIR"), "/own_few.rs"));
}

/// The same of many names.
#[allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "of a crate's interface only the lookup is measured"
)]
mod own_many {
    include!(concat!(env!("OUT_DIR"), "/own_many.rs"));
}

/// The longest text that is brought into lower case on the stack.
const LONGEST: usize = 64;

/// The text in lower case, in a buffer of the caller.
#[inline(always)]
fn lower<'b>(text: &str, buffer: &'b mut [u8; LONGEST]) -> Option<&'b [u8]> {
    let bytes = buffer.get_mut(..text.len())?;
    bytes.copy_from_slice(text.as_bytes());
    bytes.make_ascii_lowercase();
    Some(bytes)
}

/// The functions of one set of names.
macro_rules! tables {
    ($function:ident, $own:path, $names:ident, $phf:ident, $has_gperf:ident, $gperf:ident) => {
        pub(crate) fn $function() -> (&'static [&'static str], Vec<Table>) {
            use $own as own;
            let names = made::$names;
            let known = |text: &str| match own::lookup(text) {
                own::Lookup::Registered(scheme) | own::Lookup::Reserved(scheme) => Some(scheme),
                _ => None,
            };
            let read = |scheme: &'static own::Scheme| std::ptr::from_ref(scheme) as usize;
            let place =
                |scheme: &'static own::Scheme| made::$names.binary_search(&scheme.name).unwrap_or(usize::MAX);
            let mut tables = vec![Table::new("url-schemes", known, read, place)];
            if made::$has_gperf {
                // SAFETY: the function reads as many bytes as it is told that there are.
                let gperf = |text: &str| unsafe { made::$gperf(text.as_ptr(), text.len()) };
                let gperf = move |text: &str| usize::try_from(gperf(text)).ok();
                tables.push(Table::of_places("gperf --ignore-case", gperf));
            }
            let phf = |text: &str| made::$phf.get(UncasedStr::new(text)).copied();
            tables.push(Table::of_places("phf of UncasedStr", phf));
            let map: HashMap<&[u8], usize, RandomState> =
                names.iter().enumerate().map(|(at, name)| (name.as_bytes(), at)).collect();
            let map: &HashMap<_, _, _> = Box::leak(Box::new(map));
            let hashed = |text: &str| map.get(lower(text, &mut [0; LONGEST])?).copied();
            tables.push(Table::of_places("hashbrown, foldhash, lower case", hashed));
            (names, tables)
        }
    };
}

tables!(few, self::own_few, FEW, PHF_FEW, HAS_GPERF_FEW, gperf_few);
tables!(real, ::url_schemes, REAL, PHF_REAL, HAS_GPERF_REAL, gperf_real);
tables!(many, self::own_many, MANY, PHF_MANY, HAS_GPERF_MANY, gperf_many);
