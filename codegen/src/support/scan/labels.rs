//! The labels of a domain name as bits: bit `i` stands for the byte at offset `i`.

/// How long the domain name is that starts at bit 0, and where its last label starts; of up to 63 bytes.
///
/// The name is as long as there are letters, digits, hyphens and dots. No label is empty, and none begins or
/// ends with a hyphen.
#[inline(always)]
pub(super) fn domain(alphanumeric: u64, dot: u64, hyphen: u64) -> Option<(usize, usize)> {
    let length = (!(alphanumeric | dot | hyphen)).trailing_zeros();
    if length >= 64 {
        return None;
    }
    let inside = (1u64 << length) - 1;
    let dots = dot & inside;
    // The first and the last byte of each label.
    let edges = (dots << 1) | 1 | (dots >> 1) | ((1u64 << length) >> 1);
    if length == 0 || edges & inside & !alphanumeric != 0 {
        return None;
    }
    Some((length as usize, 64 - dots.leading_zeros() as usize))
}

#[cfg(test)]
mod tests {
    use super::domain;

    #[test]
    fn labels_have_no_hyphen_at_their_edges() {
        let read = |text: &str| {
            let bits = |test: fn(u8) -> bool| {
                text.bytes().enumerate().fold(0, |bits, (at, byte)| bits | u64::from(test(byte)) << at)
            };
            domain(
                bits(|byte| byte.is_ascii_alphanumeric()),
                bits(|byte| byte == b'.'),
                bits(|byte| byte == b'-'),
            )
        };
        assert_eq!(read("a"), Some((1, 0)));
        assert_eq!(read("ab.c-d/e.f"), Some((6, 3)));
        assert_eq!(read("1.2.x"), Some((5, 4)));
        assert_eq!(read("a--b:"), Some((4, 0)));
        for text in ["", "/", ".", "-", "a.", ".a", "a..b", "-a", "a-", "a-.b", "a.-b", "a.b-/"] {
            assert_eq!(read(text), None, "{text}");
        }
        let long = "a".repeat(63);
        assert_eq!(read(&long), Some((63, 0)));
        assert_eq!(read(&(long + "a")), None);
    }
}
