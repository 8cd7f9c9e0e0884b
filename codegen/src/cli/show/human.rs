//! A scheme for a person.

use super::super::paint::Paint;
use super::super::parse::components;
use super::super::table::table;
use super::Sheet;

pub(super) fn text(sheet: &Sheet<'_>, paint: Paint) -> String {
    let scheme = sheet.scheme;
    let mut text = format!("{}: {}\n\n", paint.strong(&scheme.name.value), scheme.title);
    let mut fact = |what: &str, value: String| text.push_str(&format!("{what:<14}{value}\n"));
    fact("dialect", format!("{} ({})", sheet.dialect.name, sheet.dialect.title));
    fact("status", scheme.status.value.as_str().to_owned());
    fact("designates", scheme.designates.as_str().to_owned());
    if let Some(port) = scheme.default_port {
        fact("default port", port.to_string());
    }
    fact("references", scheme.references.join(", "));
    fact("rule", scheme.rule_name.value.clone());

    if let Some(production) = sheet.production {
        text.push_str(&format!("\n{}\n{}", paint.strong("Syntax"), indented(production)));
    } else if let Some(bnf) = &scheme.bnf {
        text.push_str(&format!("\n{}\n{}", paint.strong("Syntax"), indented(&bnf.value)));
    }
    text.push_str(&format!("\n{}\n{}", paint.strong("Components"), component_table(sheet, paint)));
    text.push_str(&examples(sheet, paint));
    text.push_str(&registration(sheet, paint));
    let notes = scheme.notes.iter().map(|note| (None, note.as_str()));
    let general = sheet.dialect.notes.iter().map(|note| (Some(&note.title), note.text.as_str()));
    for (heading, notes) in [
        ("Notes".to_owned(), notes.collect::<Vec<_>>()),
        (format!("Notes on all schemes of {}", sheet.dialect.name), general.collect()),
    ] {
        for (at, (title, note)) in notes.into_iter().enumerate() {
            if at == 0 {
                text.push_str(&format!("\n{}\n", paint.strong(&heading)));
            } else {
                text.push('\n');
            }
            if let Some(title) = title {
                text.push_str(&format!("  {}\n", paint.name(title)));
            }
            text.push_str(&indented(note));
        }
    }
    text
}

fn component_table(sheet: &Sheet<'_>, paint: Paint) -> String {
    let heading = ["  name", "type", "cardinality", "default", "more"].map(str::to_owned).to_vec();
    let rows = sheet.components.iter().map(|row| {
        vec![
            format!("  {}", row.name),
            row.kind.clone(),
            row.cardinality.to_owned(),
            row.default.clone().unwrap_or_default(),
            row.flags.join(", "),
        ]
    });
    table(&std::iter::once(heading).chain(rows).collect::<Vec<_>>(), true, paint)
}

fn examples(sheet: &Sheet<'_>, paint: Paint) -> String {
    let mut text = String::new();
    for (at, example) in sheet.examples.iter().enumerate() {
        // An example that does not do what its file says is for `schemes check` to tell.
        let Ok(parsed) = sheet.dialect.parse(example.url.value.as_bytes()) else { continue };
        text.push('\n');
        if at == 0 {
            text.push_str(&format!("{}\n", paint.strong("Examples")));
        }
        text.push_str(&indented(&components(&parsed, paint)));
    }
    text
}

fn registration(sheet: &Sheet<'_>, paint: Paint) -> String {
    let registration = &sheet.scheme.registration;
    let answers = [
        ("Access", &registration.access),
        ("Applications", &registration.applications),
        ("Security", &registration.security),
        ("Contact", &registration.contact),
        ("Change controller", &registration.change_controller),
    ];
    let mut text = String::new();
    for (heading, answer) in answers {
        if let Some(answer) = answer {
            text.push_str(&format!("\n{}\n{}", paint.strong(heading), indented(answer)));
        }
    }
    text
}

/// The lines of a text, two columns to the right.
fn indented(text: &str) -> String {
    let mut out = String::new();
    for line in text.trim_matches('\n').lines() {
        if !line.trim().is_empty() {
            out.push_str("  ");
            out.push_str(line.trim_end());
        }
        out.push('\n');
    }
    out
}
