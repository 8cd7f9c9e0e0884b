use super::*;
use crate::source::SourceMap;

/// `name` in the second line, in a file with a byte order mark and CR LF.
fn windows_file() -> (SourceMap, Span) {
    let mut sources = SourceMap::new();
    let text = "\u{feff}title = \"é\"\r\nname = 1\r\n";
    let file = sources.add("a,b/c d.toml", text);
    let at = text.find("name").unwrap();
    (sources, Span::new(file, at..at + 4))
}

fn finding(span: Span) -> Diagnostic {
    Diagnostic::error("unknown-key", "50% | `x`\nmore")
        .at(span)
        .label("here")
        .witness("a`|b")
        .help("do, that")
}

#[test]
fn a_person_sees_the_line() {
    let (sources, span) = windows_file();
    let shown = render(&[finding(span)], &sources, Format::Human, false);
    assert!(shown.contains("error[unknown-key]: 50% | `x`"), "{shown}");
    assert!(shown.contains("a,b/c d.toml:2:1"), "{shown}");
    assert!(shown.contains("2 | name = 1\n"), "{shown}");
    assert!(shown.contains("  | ^^^^ here\n"), "{shown}");
    assert!(shown.contains("witness: a`|b"), "{shown}");
    assert!(shown.contains("help: do, that"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown}");
    assert!(render(&[finding(span)], &sources, Format::Human, true).contains('\u{1b}'));
}

#[test]
fn the_first_column_is_after_the_byte_order_mark() {
    let (sources, span) = windows_file();
    let first = Span { start: 3, end: 8, ..span };
    let shown = render(&[Diagnostic::error("x", "y").at(first)], &sources, Format::Human, false);
    assert!(shown.contains("toml:1:1\n"), "{shown}");
    assert!(shown.contains("1 | title = \"é\"\n  | ^^^^^\n"), "{shown}");
}

#[test]
fn of_a_long_line_the_part_around_the_place_is_shown() {
    let mut sources = SourceMap::new();
    let rest = "é,".repeat(2000);
    let text = format!("\u{feff}first\n{rest}name{rest}\n");
    let list = sources.add("list.json", &*text);
    let other = sources.add("other.json", format!("{rest}title{rest}"));
    let at = text.find("name").unwrap();
    let title = rest.len()..rest.len() + 5;
    let found = Diagnostic::error("x", "y")
        .at(Span::new(list, at..at + 4))
        .label("here")
        .related(Span::new(other, title.clone()), "there");
    let shown = render(std::slice::from_ref(&found), &sources, Format::Human, false);
    let around = "é,".repeat(20);
    let below = " ".repeat(1 + 40);
    let expected = format!(
        "error[x]: y\n --> list.json:2:4001\n  |\n2 | …{around}name{around}…\n  | {below}^^^^ here\n  |\n \
         ::: other.json:1:4001\n  |\n1 | …{around}title{around}…\n  | {below}----- there\n"
    );
    assert_eq!(shown, expected);
    let colored = render(&[found], &sources, Format::Human, true);
    assert!(colored.contains("list.json:2:4001\n") && colored.contains("other.json:1:4001\n"));
    // A finding about the whole of it, and a control character in it, are no trouble.
    let text = format!("\u{1}:1:1{rest}");
    let file = sources.add("c.json", &*text);
    let whole = Diagnostic::warning("x", "y\u{1}:1:1").at(Span::new(file, 0..text.len()));
    let shown = render(&[whole], &sources, Format::Human, false);
    assert!(shown.contains("y␁:1:1\n --> c.json:1:1\n") && shown.contains("1 | ␁:1:1é,é,"), "{shown}");
}

#[test]
fn odd_places_are_no_trouble() {
    let (mut sources, span) = windows_file();
    let empty = sources.add("empty.toml", "");
    let end = sources.file(span.file).text.len();
    let spans = [
        Span::new(empty, 0..0),
        Span::new(empty, 7..9),
        Span::new(span.file, 0..end),
        Span::new(span.file, end..end),
        Span::new(span.file, end + 5..end + 7),
        Span::new(span.file, 1..13),
        Span { start: 9, end: 2, ..span },
    ];
    for span in spans {
        let diagnostic = Diagnostic::warning("x", "y").at(span).related(Span::new(empty, 0..0), "z");
        for format in Format::ALL {
            assert!(render(std::slice::from_ref(&diagnostic), &sources, format, false).contains('y'));
        }
    }
    for format in Format::ALL {
        assert!(render(&[Diagnostic::warning("x", "y")], &sources, format, false).contains('y'));
    }
}

#[test]
fn json_columns_count_bytes() {
    let (sources, span) = windows_file();
    let shown = render(&[finding(span)], &sources, Format::Json, false);
    let expected = "{\"code\":\"unknown-key\",\"severity\":\"error\",\"message\":\"50% | `x`\\nmore: here\",\
                    \"file\":\"a,b/c d.toml\",\"line\":2,\"column\":1,\"endLine\":2,\"endColumn\":5,\
                    \"witness\":\"a`|b\",\"help\":\"do, that\"}\n";
    assert_eq!(shown, expected);
    let quote = Span { start: 14, end: 15, ..span };
    let shown = render(&[Diagnostic::error("x", "y").at(quote)], &sources, Format::Json, false);
    assert!(shown.contains("\"line\":1,\"column\":12,\"endLine\":1,\"endColumn\":13"), "{shown}");
}

#[test]
fn github_commands_are_escaped() {
    let (sources, span) = windows_file();
    let shown = render(&[finding(span)], &sources, Format::Github, false);
    let expected = "::error file=a%2Cb/c d.toml,line=2,col=1,endLine=2,endColumn=5,title=unknown-key::\
                    50%25 | `x`%0Amore: here%0Awitness: a`|b%0Ahelp: do, that\n";
    assert_eq!(shown, expected);
}

#[test]
fn sarif_counts_columns_in_utf16() {
    let (sources, span) = windows_file();
    let quote = Span { start: 14, end: 15, ..span };
    let found = [Diagnostic::error("b", "y").at(quote), Diagnostic::warning("a", "z").related(span, "w")];
    let shown = render(&found, &sources, Format::Sarif, false);
    assert!(shown.contains("\"rules\":[{\"id\":\"a\"},{\"id\":\"b\"}]"), "{shown}");
    assert!(shown.contains("\"ruleId\":\"b\",\"ruleIndex\":1,\"level\":\"error\""), "{shown}");
    assert!(shown.contains("\"uri\":\"a%2Cb/c%20d.toml\""), "{shown}");
    assert!(shown.contains("\"startLine\":1,\"startColumn\":11,\"endLine\":1,\"endColumn\":12"), "{shown}");
    assert!(shown.contains("\"relatedLocations\":[{\"id\":0,"), "{shown}");
}

#[test]
fn a_table_keeps_its_cells() {
    let (sources, span) = windows_file();
    let shown = render(&[finding(span)], &sources, Format::Markdown, false);
    let row = shown.lines().nth(2).unwrap();
    assert_eq!(
        row,
        "| error | `unknown-key` | `a,b/c d.toml:2:1` | 50% \\| `x`<br>more: here\
         <br>Witness: ``a`\\|b``<br>Help: do, that |"
    );
}
