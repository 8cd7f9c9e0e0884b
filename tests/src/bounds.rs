//! Which values components may have beyond their grammars, from a table of the tests' own.

use std::ops::RangeInclusive;

const TABLE: &str = include_str!("../data/bounds.tsv");

/// What a value must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// A number among these.
    Number(RangeInclusive<i128>),
    /// If it is digits and dots, numbers of 8 bits between the dots.
    Address,
}

impl Bound {
    /// The bound of a component of a dialect, if it has one. What the table says of the dialect comes before
    /// what it says of all.
    pub fn of(dialect: &str, component: &str) -> Option<Bound> {
        let rows = TABLE.lines().filter(|line| !line.starts_with('#'));
        let rows: Vec<Vec<&str>> = rows.map(|line| line.split('\t').collect()).collect();
        let of = |dialect: &str| rows.iter().find(|row| row[0] == dialect && row[1] == component);
        let row = of(dialect).or_else(|| of("*"))?;
        let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("a number: {row:?}"));
        match row[2] {
            "any" => None,
            "address" => Some(Bound::Address),
            smallest => Some(Bound::Number(number(smallest)..=number(row[3]))),
        }
    }

    /// Whether a text is such a value.
    pub fn allows(&self, text: &[u8]) -> bool {
        match self {
            Bound::Number(among) => number(text).is_some_and(|number| among.contains(&number)),
            Bound::Address => {
                let numeric = text.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.');
                !numeric || text.split(|&byte| byte == b'.').all(|part| number(part) <= Some(255))
            }
        }
    }
}

/// The number that a text is, very large ones made smaller.
pub fn number(text: &[u8]) -> Option<i128> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let add = |number: i128, digit: &u8| number.saturating_mul(10).saturating_add((digit - b'0').into());
    let number = digits.iter().fold(0, add);
    Some(if negative { -number } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_looked_up_by_dialect_and_component() {
        let port = Bound::of("any", "port").unwrap();
        assert!(port.allows(b"65535") && port.allows(b"000065535") && !port.allows(b"65536"));
        assert!(!port.allows(&b"9".repeat(1000)));
        let host = Bound::of("any", "host").unwrap();
        assert!(host.allows(b"1.2.3.255") && !host.allows(b"1.2.3.256") && host.allows(b"256.a"));
        let node = Bound::of("fidonet", "node").unwrap();
        assert!(node.allows(b"-1") && node.allows(b"-0") && !node.allows(b"-2"));
        assert_eq!(Bound::of("rfc1738", "node"), None);
    }
}
