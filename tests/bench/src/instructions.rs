//! placeholder
pub(crate) fn main(_: &[String]) -> Option<std::process::ExitCode> {
    None
}
