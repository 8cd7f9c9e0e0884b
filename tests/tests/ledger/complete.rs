//! That `docs/requirements.md` is true: it has every statement, each with tests that exist, or with the
//! reason why there is nothing to test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use regex::Regex;
use url_schemes_tests::files;

/// The documents, and how many statements each of them makes, counted from 1.
const STATEMENTS: [(u16, u16); 4] = [(0, 60), (2, 61), (3, 19), (4, 25)];

/// What a row says instead of a test if no code can show it.
const NOTHING: &str = "nothing";

/// What a row says of the tables of verdicts, whose rows begin with its number.
const TABLE: &str = "table";

/// A row of `docs/requirements.md`.
struct Row<'a> {
    number: &'a str,
    statement: &'a str,
    /// Names of tests, or one of the words above.
    shown_by: Vec<&'a str>,
    answer: &'a str,
}

/// What rows are held against.
struct Facts {
    /// The numbers that there have to be, in order.
    numbers: Vec<String>,
    /// The names of all tests.
    tests: BTreeSet<String>,
    /// The numbers that tables of verdicts have.
    verdicts: BTreeSet<String>,
}

fn number(document: u16, statement: u16) -> String {
    format!("{document:03}-{statement:02}")
}

/// The rows, and the lines that are nearly one.
fn rows(text: &str) -> (Vec<Row<'_>>, Vec<String>) {
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for line in text.lines().filter(|line| line.starts_with("| 0")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        // Nothing stands before the first bar and behind the last one.
        let [_, number, statement, shown_by, answer, ""] = cells[..] else {
            faults.push(format!("{}: this is no row with four cells", cells[1]));
            continue;
        };
        let shown_by = shown_by.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
        rows.push(Row { number, statement, shown_by, answer });
    }
    (rows, faults)
}

/// The numbers that the name of a test bears: those written out, and those of its ranges.
///
/// None if it begins as such a name does and goes on in another way.
fn numbers_of(name: &str) -> Option<(BTreeSet<String>, BTreeSet<String>)> {
    let mut rest = name.strip_prefix("id_")?;
    let (mut written, mut ranges) = (BTreeSet::new(), BTreeSet::new());
    let mut begun: Option<(u16, u16)> = None;
    loop {
        let document = rest.get(..3)?.parse().ok()?;
        let statement = rest.get(3..6)?.strip_prefix('_')?.parse().ok()?;
        rest = rest.get(6..)?.strip_prefix('_')?;
        written.insert(number(document, statement));
        if let Some((_, first)) = begun.take().filter(|(begun, _)| *begun == document) {
            ranges.extend((first..=statement).map(|statement| number(document, statement)));
        }
        // The next number, and not the word that follows.
        if rest.starts_with("and_0") {
            rest = &rest["and_".len()..];
        } else if rest.starts_with("to_0") {
            begun = Some((document, statement));
            rest = &rest["to_".len()..];
        } else {
            return Some((written, ranges));
        }
    }
}

/// All that is wrong with the rows.
fn faults(text: &str, facts: &Facts) -> Vec<String> {
    let (rows, mut faults) = rows(text);
    let found: Vec<&str> = rows.iter().map(|row| row.number).collect();
    if found != facts.numbers {
        let missing: Vec<_> = facts.numbers.iter().filter(|one| !found.contains(&one.as_str())).collect();
        let out_of_place = found.iter().zip(&facts.numbers).find(|(found, wanted)| found != wanted);
        faults.push(format!(
            "the numbers are not these in this order, once each: missing {missing:?}, first out of place \
             {out_of_place:?}, {} rows of {}",
            found.len(),
            facts.numbers.len()
        ));
    }
    // By test, the rows that name it.
    let mut named: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for row in &rows {
        let mut fault = |what: String| faults.push(format!("{}: {what}", row.number));
        if row.statement.is_empty() {
            fault("no statement".to_owned());
        }
        if row.shown_by.is_empty() {
            fault("no test".to_owned());
        }
        if row.shown_by.contains(&NOTHING) && (row.shown_by.len() > 1 || row.answer.is_empty()) {
            fault(format!("`{NOTHING}` stands alone, and with an answer that says why"));
        }
        if row.shown_by.contains(&TABLE) != facts.verdicts.contains(row.number) {
            fault(format!("`{TABLE}` is said if, and only if, a row of verdicts has this number"));
        }
        for &shown in row.shown_by.iter().filter(|shown| ![NOTHING, TABLE].contains(shown)) {
            let Some(name) = shown.strip_prefix('`').and_then(|name| name.strip_suffix('`')) else {
                fault(format!("{shown:?} is no name of a test in backticks"));
                continue;
            };
            named.entry(name).or_default().insert(row.number);
            if !facts.tests.contains(name) {
                fault(format!("there is no test {name}"));
            }
            let numbers = numbers_of(name);
            if numbers.is_some_and(|(written, ranges)| !written.union(&ranges).any(|one| one == row.number)) {
                fault(format!("{name} does not bear this number"));
            }
        }
    }
    for name in facts.tests.iter().filter(|name| name.starts_with("id_")) {
        let Some((written, _)) = numbers_of(name) else {
            faults.push(format!("{name}: its name bears no number"));
            continue;
        };
        for number in written {
            if !named.get(name.as_str()).is_some_and(|rows| rows.contains(number.as_str())) {
                faults.push(format!("{number}: the row does not name {name}"));
            }
        }
    }
    faults
}

/// What the sources of the tests have.
fn facts() -> Facts {
    // A test with further attributes may not be run.
    let test = Regex::new(r"#\[test\]\n\s*fn (\w+)\(").expect("it is sound");
    let verdict = Regex::new(r#"\(\s*"(\d{3}-\d{2})",\s"#).expect("it is sound");
    let (mut tests, mut verdicts) = (BTreeSet::new(), BTreeSet::new());
    for (path, text) in files::sources("tests/tests", &["rs"]) {
        if path.ends_with("/complete.rs") {
            continue;
        }
        tests.extend(test.captures_iter(&text).map(|found| found[1].to_owned()));
        if path.contains("/ledger/") {
            verdicts.extend(verdict.captures_iter(&text).map(|found| found[1].to_owned()));
        }
    }
    let numbers =
        STATEMENTS.iter().flat_map(|&(document, last)| (1..=last).map(move |at| number(document, at)));
    Facts { numbers: numbers.collect(), tests, verdicts }
}

#[test]
fn every_statement_has_its_tests() {
    let text = fs::read_to_string(files::root().join("docs/requirements.md")).expect("it can be read");
    let faults = faults(&text, &facts());
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn all_faults_are_shown_at_once() {
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let facts = Facts {
        numbers: (1..=6).map(|at| number(0, at)).collect(),
        tests: set(&["id_000_01_a", "id_000_02_and_000_04_b", "id_000_03_to_000_05_c", "id_x", "free"]),
        verdicts: set(&["000-02", "000-04"]),
    };
    let sound = "
| number | … | … | … |
|---|---|---|---|
| 000-01 | One | `id_000_01_a`, `free` | |
| 000-02 | Two | `id_000_02_and_000_04_b`, table | |
| 000-03 | Three | `id_000_03_to_000_05_c` | As said |
| 000-04 | Four | `id_000_02_and_000_04_b`, `id_000_03_to_000_05_c`, table | |
| 000-05 | Five | `id_000_03_to_000_05_c` | |
| 000-06 | Six | nothing | It is about people. |
";
    assert_eq!(faults(sound, &facts), ["id_x: its name bears no number"]);
    let broken = "
| 000-01 | | `id_000_02_and_000_04_b`, table | |
| 000-02 | Two | `none`, word | |
| 000-04 | Four | | |
| 000-05 | Five | nothing | |
| 000-06 | a | bar | nothing | |
";
    let told = faults(broken, &facts).join("\n");
    for part in [
        "000-06: this is no row with four cells",
        r#"missing ["000-03", "000-06"], first out of place Some(("000-04", "000-03")), 4 rows of 6"#,
        "000-01: no statement",
        "000-01: `table` is said",
        "000-01: id_000_02_and_000_04_b does not bear this number",
        "000-01: the row does not name id_000_01_a",
        "000-02: there is no test none",
        "000-02: \"word\" is no name of a test in backticks",
        "000-02: `table` is said",
        "000-04: no test",
        "000-04: the row does not name id_000_02_and_000_04_b",
        "000-05: `nothing` stands alone",
        "000-03: the row does not name id_000_03_to_000_05_c",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}
