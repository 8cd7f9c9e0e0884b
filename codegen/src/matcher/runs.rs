//! Escaped runs: a unit as often as it matches is found in one scan.

use super::Op;
use super::units::unit;

pub(super) fn pass(op: Op) -> Op {
    match op.map(&mut pass) {
        Op::Repeat { body, min: min @ (0 | 1), max: None } => {
            match unit(&body).and_then(|unit| unit.run(min == 1)) {
                Some(run) => Op::Run(run),
                None => Op::Repeat { body, min, max: None },
            }
        }
        op => op,
    }
}
