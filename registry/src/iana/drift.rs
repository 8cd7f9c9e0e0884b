//! How a list of schemes differs from what IANA says.

use std::collections::{BTreeMap, HashMap, HashSet};

use url_schemes_grammar::diagnostic::{self, Diagnostic};
use url_schemes_grammar::source::Span;
use url_schemes_grammar::suggest::nearest;

use super::list::{List, Listed};
use super::{dirty, true_name, without_comment};
use crate::edits::edits;
use crate::model::{Iana, IanaEntry, Status};
use crate::names;

/// So many findings are told of one list; with more of them it is probably a list of something else.
pub const MAX_FINDINGS: usize = 1000;

/// What differs, in the order of the places in the list: each name once, and each fault of it.
///
/// A name that only the list has and one that it lacks, one or two slips apart, are one that is misspelt.
/// Where the list has the form of IANA's registry, its other columns are compared too, and names with
/// comments are told as notes.
pub fn drift(list: &List, iana: &Iana) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let first = first_by_name(list, &mut found);
    let lacking: Vec<_> = iana
        .in_order()
        .into_iter()
        .filter(|entry| !first.contains_key(&true_name(&entry.raw_name)))
        .collect();
    let mut added = Vec::new();
    for listed in &list.entries {
        let name = true_name(&listed.name.value);
        // Only the first of several is judged.
        if first.get(&name) != Some(&listed) {
            continue;
        }
        match iana.get(&name) {
            Some(entry) => compare(listed, entry, iana, &mut found),
            None => added.push((name, listed)),
        }
    }
    let slips = slips(&added, &lacking);
    for (at, (name, listed)) in added.iter().enumerate() {
        found.push(match slips.get(&at) {
            Some(entry) => misspelt(listed, entry),
            None => unknown(name, listed, iana),
        });
    }
    let mended: HashSet<&str> = slips.values().map(|entry| entry.raw_name.as_str()).collect();
    missing(list, &first, &mended, iana, &mut found);
    if let Some(entries) = &list.iana {
        changed(entries, iana, &mut found);
        found.extend(dirty(entries));
    }
    diagnostic::sort(&mut found);
    cut(&mut found);
    found
}

/// The first entry of each name; further ones are told.
fn first_by_name<'l>(list: &'l List, found: &mut Vec<Diagnostic>) -> HashMap<String, &'l Listed> {
    let mut first: HashMap<String, &Listed> = HashMap::new();
    for listed in &list.entries {
        let name = true_name(&listed.name.value);
        if let Some(earlier) = first.get(&name) {
            let diagnostic =
                Diagnostic::warning("drift-twice", format!("`{}` is listed twice", shown(&name)))
                    .at(listed.name.span)
                    .related(earlier.name.span, "first listed here")
                    .help("remove one");
            found.push(diagnostic);
            continue;
        }
        first.insert(name, listed);
    }
    first
}

/// A name of the list that IANA has: its case and its status.
fn compare(listed: &Listed, entry: &IanaEntry, iana: &Iana, found: &mut Vec<Diagnostic>) {
    let written = without_comment(&listed.name.value);
    let theirs = without_comment(&entry.raw_name);
    if written != theirs && written != written.to_ascii_lowercase() {
        let message = format!("`{}` is written otherwise than IANA writes it", shown(written));
        let diagnostic = Diagnostic::warning("drift-case", message)
            .at(listed.name.span)
            .related(entry.span, "IANA's entry")
            .help(format!("write `{theirs}`; the case of a scheme's name carries no meaning"));
        found.push(diagnostic);
    }
    let Some(status) = &listed.status else { return };
    if !status.value.eq_ignore_ascii_case(entry.status.as_str()) {
        let (ours, theirs) = (shown(&status.value), entry.status.as_str());
        let message = format!("the list says {ours} of `{}`, IANA {theirs} ({})", shown(written), iana.date);
        let diagnostic = Diagnostic::warning("drift-status", message)
            .at(status.span)
            .related(entry.span, "IANA's entry")
            .help(format!("write {theirs}"));
        found.push(diagnostic);
    }
}

fn misspelt(listed: &Listed, entry: &IanaEntry) -> Diagnostic {
    let name = without_comment(&entry.raw_name);
    let message =
        format!("`{}` is probably IANA's `{name}`, which the list lacks", shown(&listed.name.value));
    Diagnostic::warning("drift-misspelt", message)
        .at(listed.name.span)
        .related(entry.span, "IANA's entry")
        .help(format!("write `{name}`"))
}

fn unknown(name: &str, listed: &Listed, iana: &Iana) -> Diagnostic {
    let written = shown(&listed.name.value);
    let message = match names::is_scheme_name(name) {
        true => format!("IANA has no `{written}` ({})", iana.date),
        false => format!("\"{written}\" is no name of a scheme"),
    };
    let diagnostic = Diagnostic::warning("drift-added", message).at(listed.name.span);
    match nearest_known(name, iana) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic,
    }
}

/// The name of IANA's nearest to this one. A long text is none, and is not compared.
fn nearest_known<'i>(name: &str, iana: &'i Iana) -> Option<&'i str> {
    let longest = iana.entries.keys().map(String::len).max().unwrap_or(0);
    let near = |known: &&'i str| known.len().abs_diff(name.len()) <= MAX_SLIPS && share_letters(name, known);
    let known = iana.entries.keys().map(String::as_str);
    if name.len() > longest + MAX_SLIPS { None } else { nearest(name, known.filter(near)) }
}

/// More slips are another name.
const MAX_SLIPS: usize = 2;

/// Names of the list that only it has, by their place in `added`, with the one that each of them means.
///
/// The nearest go together first; of equally near ones those that begin alike, for a slip is seldom the first
/// letter; then those that mean a permanent scheme, and then those that come first.
fn slips<'i>(added: &[(String, &Listed)], lacking: &[&'i IanaEntry]) -> HashMap<usize, &'i IanaEntry> {
    let lacking: Vec<(String, &IanaEntry)> =
        lacking.iter().map(|&entry| (true_name(&entry.raw_name), entry)).collect();
    let mut pairs = Vec::new();
    for (at, (name, _)) in added.iter().enumerate() {
        for (other, (wanted, entry)) in lacking.iter().enumerate() {
            // Short names are all near to each other: half of the letters must be right, and of three at least.
            let shortest = name.len().min(wanted.len());
            let limit = if shortest < 3 { 0 } else { MAX_SLIPS.min(shortest / 2) };
            if share_letters(name, wanted)
                && let Some(slips) = edits(name, wanted, limit)
            {
                let begins_else = name.as_bytes().first() != wanted.as_bytes().first();
                pairs.push((slips, begins_else, entry.status != Status::Permanent, at, other));
            }
        }
    }
    pairs.sort_unstable();
    let mut taken = HashSet::new();
    let mut found = HashMap::new();
    for (.., at, other) in pairs {
        if !found.contains_key(&at) && taken.insert(other) {
            found.insert(at, lacking[other].1);
        }
    }
    found
}

/// Whether two texts share so many letters that few slips can lie between them: one slip takes one letter
/// away, and brings one in. It costs little, and most pairs fail it.
fn share_letters(a: &str, b: &str) -> bool {
    let letters = |text: &str| text.bytes().fold(0_u64, |set, byte| set | 1 << (byte % 64));
    (letters(a) ^ letters(b)).count_ones() as usize <= 2 * MAX_SLIPS
}

/// Names that the list lacks, each at the name before it.
fn missing(
    list: &List,
    first: &HashMap<String, &Listed>,
    mended: &HashSet<&str>,
    iana: &Iana,
    found: &mut Vec<Diagnostic>,
) {
    let mut before: Option<&Listed> = None;
    for entry in iana.in_order() {
        let name = true_name(&entry.raw_name);
        if let Some(&listed) = first.get(&name) {
            before = Some(listed);
            continue;
        }
        if mended.contains(entry.raw_name.as_str()) {
            continue;
        }
        let message = format!("the list lacks `{name}`, which is {} ({})", entry.status.as_str(), iana.date);
        let diagnostic = Diagnostic::warning("drift-missing", message).related(entry.span, "IANA's entry");
        found.push(match before {
            Some(listed) => diagnostic.at(listed.name.span).label("IANA has it after this one"),
            None => diagnostic.at(Span::new(list.file, 0..0)),
        });
    }
}

/// Entries of which a newer list of IANA's own says something else.
fn changed(entries: &[IanaEntry], iana: &Iana, found: &mut Vec<Diagnostic>) {
    for entry in entries {
        let Some(known) = iana.get(&true_name(&entry.raw_name)) else { continue };
        let (new, old) = (columns(entry), columns(known));
        let differs = |name: &&&str| new[**name] != old[**name];
        let columns: Vec<&str> = new.keys().filter(differs).copied().collect();
        if columns.is_empty() {
            continue;
        }
        let message = format!("`{}` has another {}", shown(&entry.raw_name), columns.join(", "));
        let diagnostic = Diagnostic::warning("drift-changed", message)
            .at(entry.span)
            .related(known.span, "what iana.toml says")
            .help("`schemes iana import` takes it over");
        found.push(diagnostic);
    }
}

/// What IANA says of a name beside its status.
fn columns(entry: &IanaEntry) -> BTreeMap<&'static str, String> {
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    let number = entry.cri_number.map(|number| number.to_string());
    BTreeMap::from([
        ("template", text(&entry.template)),
        ("description", entry.title.clone()),
        ("CRI scheme number", number.unwrap_or_default()),
        ("well-known URI support", text(&entry.well_known)),
        ("reference", entry.reference.clone()),
        ("notes", text(&entry.notes)),
        ("date of registration", text(&entry.registered)),
        ("date of update", text(&entry.updated)),
    ])
}

/// Leaves out what is too much, and says so.
fn cut(found: &mut Vec<Diagnostic>) {
    let more = found.len().saturating_sub(MAX_FINDINGS);
    if more == 0 {
        return;
    }
    found.truncate(MAX_FINDINGS);
    let place = found.last().and_then(|last| last.span);
    let mut diagnostic =
        Diagnostic::error("drift-more", format!("there are {more} more differences from here on"))
            .help("is this a list of URI schemes?");
    diagnostic.span = place;
    found.push(diagnostic);
}

/// A text of the list in a message.
fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
