//! Reading with vectors, where the machine has them: the only code here that is not safe by itself.
//!
//! Which instructions are used is decided when the first input is read. All ways give the same results.
#![allow(unsafe_code, reason = "vector instructions, and functions that are compiled for them")]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod sse2;

use core::sync::atomic::{AtomicU8, Ordering};

use super::{Each, Task, bytes};

/// A way to read, slower ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Way {
    /// From tables, byte by byte.
    Bytes = 1,
    /// By vectors of 16 bytes.
    Sse2 = 2,
    /// By vectors of 32 bytes.
    Avx2 = 3,
}

/// The way that is taken; 0 where nothing has been read yet.
static WAY: AtomicU8 = AtomicU8::new(0);

/// The fastest way that this machine has.
#[cfg(target_arch = "x86_64")]
pub fn fastest() -> Way {
    let all = std::is_x86_feature_detected!("avx2")
        && std::is_x86_feature_detected!("bmi1")
        && std::is_x86_feature_detected!("bmi2")
        && std::is_x86_feature_detected!("lzcnt");
    if all { Way::Avx2 } else { Way::Sse2 }
}

/// The fastest way that this machine has.
#[cfg(not(target_arch = "x86_64"))]
pub fn fastest() -> Way {
    Way::Bytes
}

/// Takes this way from now on, or the fastest if the machine does not have it; gives the one that is taken.
///
/// For tests and measurements: what is read is the same.
pub fn take(way: Way) -> Way {
    let way = way.min(fastest());
    WAY.store(way as u8, Ordering::Relaxed);
    way
}

/// The way that is taken, by its number.
#[inline(always)]
fn taken() -> u8 {
    #[cold]
    fn decide() -> u8 {
        take(fastest()) as u8
    }
    match WAY.load(Ordering::Relaxed) {
        0 => decide(),
        way => way,
    }
}

/// Does a task.
#[inline]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    match taken() {
        // SAFETY: `take` stores this way only where the machine has what it needs.
        #[cfg(target_arch = "x86_64")]
        AVX2 => unsafe { avx2::run(task) },
        #[cfg(target_arch = "x86_64")]
        SSE2 => sse2::run(task),
        _ => bytes::run(task),
    }
}

/// Goes through many inputs.
#[inline]
pub(crate) fn run_each(each: &mut impl Each) {
    match taken() {
        // SAFETY: as above.
        #[cfg(target_arch = "x86_64")]
        AVX2 => unsafe { avx2::run_each(each) },
        #[cfg(target_arch = "x86_64")]
        SSE2 => sse2::run_each(each),
        _ => bytes::run_each(each),
    }
}

#[cfg(target_arch = "x86_64")]
const AVX2: u8 = Way::Avx2 as u8;
#[cfg(target_arch = "x86_64")]
const SSE2: u8 = Way::Sse2 as u8;
