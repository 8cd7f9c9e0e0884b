//! The sections of a program in the format ELF, 64 bits, little-endian.

/// What a section is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Instructions.
    Code,
    /// What else is loaded from the file.
    Data,
    /// Names of functions and variables.
    Names,
    /// All else.
    Other,
}

/// A section.
pub(super) struct Section<'a> {
    pub(super) purpose: Purpose,
    pub(super) bytes: &'a [u8],
}

const SHT_STRTAB: u64 = 3;
const SHT_NOBITS: u64 = 8;
const SHF_ALLOC: u64 = 2;
const SHF_EXECINSTR: u64 = 4;

/// The sections of a program; `None` if it has another format.
pub(super) fn sections(file: &[u8]) -> Option<Vec<Section<'_>>> {
    // The magic number, 64 bits, little-endian.
    if !file.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let start = usize::try_from(number(file, 0x28, 8)?).ok()?;
    let size = number(file, 0x3a, 2)? as usize;
    let count = number(file, 0x3c, 2)? as usize;
    (0..count).map(|at| section(file, start.checked_add(at * size)?)).collect()
}

fn section(file: &[u8], at: usize) -> Option<Section<'_>> {
    let field = |offset: usize, size: usize| number(file, at.checked_add(offset)?, size);
    let (kind, flags) = (field(4, 4)?, field(8, 8)?);
    let (offset, size) = (field(0x18, 8)? as usize, field(0x20, 8)? as usize);
    // Memory that begins as zeros is not in the file.
    let bytes = if kind == SHT_NOBITS { &[] } else { file.get(offset..offset.checked_add(size)?)? };
    let purpose = match kind {
        SHT_STRTAB if flags & SHF_ALLOC == 0 => Purpose::Names,
        _ if flags & SHF_ALLOC == 0 => Purpose::Other,
        _ if flags & SHF_EXECINSTR != 0 => Purpose::Code,
        _ => Purpose::Data,
    };
    Some(Section { purpose, bytes })
}

fn number(file: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = file.get(at..at.checked_add(size)?)?;
    Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_none_has_no_sections() {
        assert!(sections(b"MZ").is_none());
        assert!(sections(b"\x7fELF\x02\x01").is_none());
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn this_program_has_code() {
        let file = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        let sections = sections(&file).unwrap();
        let code = sections.iter().filter(|section| section.purpose == Purpose::Code);
        assert!(code.map(|section| section.bytes.len()).sum::<usize>() > 100_000);
    }
}
