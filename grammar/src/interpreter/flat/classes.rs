//! Byte sets as tables: whether a byte is in one is one look and one `and`.

use std::collections::HashMap;

use crate::bytes::ByteSet;

/// One of the [`Classes`]: a bit in the entries of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Class {
    table: u32,
    bit: u8,
}

/// All byte sets of a program, each once, eight of them in one table.
#[derive(Clone, Debug, Default)]
pub(super) struct Classes {
    tables: Vec<[u8; 256]>,
    known: HashMap<ByteSet, Class>,
}

impl Classes {
    /// The class of a set.
    pub(super) fn add(&mut self, set: ByteSet) -> Class {
        if let Some(&class) = self.known.get(&set) {
            return class;
        }
        let next = self.known.len();
        let class = Class { table: (next / 8) as u32, bit: 1 << (next % 8) };
        if class.bit == 1 {
            self.tables.push([0; 256]);
        }
        let table = &mut self.tables[class.table as usize];
        set.iter().for_each(|byte| table[usize::from(byte)] |= class.bit);
        self.known.insert(set, class);
        class
    }

    /// Whether the byte is in the class.
    #[inline(always)]
    pub(super) fn contains(&self, class: Class, byte: u8) -> bool {
        self.tables[class.table as usize][usize::from(byte)] & class.bit != 0
    }

    /// How many bytes of the class the input begins with.
    #[inline(always)]
    pub(super) fn count(&self, class: Class, input: &[u8]) -> usize {
        let table = &self.tables[class.table as usize];
        input.iter().position(|&byte| table[usize::from(byte)] & class.bit == 0).unwrap_or(input.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_hold_what_the_sets_hold() {
        let sets: Vec<_> = (0..20u8).map(|at| ByteSet::range(at * 7, 255 - at * 3)).collect();
        let mut classes = Classes::default();
        let of: Vec<_> = sets.iter().map(|&set| classes.add(set)).collect();
        assert_eq!(classes.tables.len(), 3);
        assert_eq!(classes.add(sets[9]), of[9]);
        for (set, class) in sets.iter().zip(of) {
            assert!((0..=255).all(|byte| classes.contains(class, byte) == set.contains(byte)));
        }
    }

    #[test]
    fn a_count_ends_where_the_class_does() {
        let mut classes = Classes::default();
        let digit = classes.add(ByteSet::range(b'0', b'9'));
        for (text, count) in [("", 0), ("1", 1), ("12x4", 2), ("x", 0), ("0123456789/", 10)] {
            assert_eq!(classes.count(digit, text.as_bytes()), count);
        }
    }
}
