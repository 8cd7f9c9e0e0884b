//! "Did you mean …?"

/// The name nearest to `wanted`, if one is near enough to be a slip: at most a third of its letters
/// (and at least one) differ. Of equally near ones the first in the alphabet.
///
/// ```
/// use url_schemes_grammar::suggest::nearest;
/// assert_eq!(nearest("refrences", ["status", "references"]), Some("references"));
/// assert_eq!(nearest("x", ["status"]), None);
/// ```
pub fn nearest<'n>(wanted: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let limit = (wanted.len() / 3).max(1);
    names
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(wanted, name), name))
        .filter(|&(distance, name)| distance <= limit && distance < name.len())
        .min()
        .map(|(_, name)| name)
}
