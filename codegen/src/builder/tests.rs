use super::*;

/// A scheme on a shipped dialect; `{extra}` are further lines at the start.
fn scheme(name: &str, extra: &str) -> String {
    let examples: String = (0..8).map(|n| {
        format!("[[valid]]\nurl = \"{name}:{n}\"\ncomponents = {{ id = {n} }}\n[[invalid]]\nurl = \"{name}:{n}x\"\noffset = {}\n", name.len() + 2)
    }).collect();
    format!(
        "name = \"{name}\"\n{extra}title = \"A scheme for a test\"\nstatus = \"experimental\"\nreferences = [\"A test\"]\n\
         designates = \"object\"\n[syntax]\nrule = \"whole\"\nany-case = true\nrules = '''\n\
         whole = ${{ ^\"{name}:\" ~ id }}\nid = @{{ digit+ }}\n'''\n[components]\nid = {{ type = \"u32\" }}\n\
         [registration]\naccess = \"None is needed here.\"\napplications = \"The tests of this crate.\"\n\
         security = \"Nothing is behind it.\"\ncontact = \"The keeper\"\nchange-controller = \"The keeper\"\n{examples}"
    )
}

/// A folder with these files in it.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

#[test]
fn two_directories_are_one_registry() {
    let (first, second) = (
        folder(&[("rfc1738/x-a.toml", &scheme("x-a", ""))]),
        folder(&[("rfc1738/x-b.toml", &scheme("x-b", ""))]),
    );
    let out = tempfile::tempdir().unwrap();
    let builder = Builder::new(first.path()).directory(second.path()).out_dir(out.path());
    let (told, result) = builder.run();
    let text = fs::read_to_string(result.unwrap()).unwrap();
    assert!(text.contains("pub struct XAUrl") && text.contains("pub struct XBUrl"));
    let asks = |line: &str| line.trim_start().starts_with("#[cfg(feature");
    assert!(!text.lines().any(asks), "a condition on a feature of somebody else's crate");
    let root = |folder: &tempfile::TempDir, path: &str| folder.path().join(path);
    let expected = [
        root(&first, ""),
        root(&first, "rfc1738"),
        root(&second, ""),
        root(&second, "rfc1738"),
        root(&first, "rfc1738/x-a.toml"),
        root(&second, "rfc1738/x-b.toml"),
    ];
    assert_eq!(told.watched, expected);
    assert_eq!(told.warnings, [""; 0]);

    // The same scheme in both.
    fs::write(root(&second, "rfc1738/x-a.toml"), scheme("x-a", "")).unwrap();
    let error = builder.run().1.unwrap_err().to_string();
    assert!(error.starts_with("error[duplicate-file]: there are two files `x-a.toml`"), "{error}");
    assert!(error.contains(&format!("{}:1:1", root(&second, "rfc1738/x-a.toml").display())), "{error}");
    assert!(error.contains(&root(&first, "rfc1738/x-a.toml").display().to_string()), "{error}");
}

#[test]
fn a_base_comes_with_its_schemes() {
    let (own, out) = (folder(&[("rfc1738/x-a.toml", &scheme("x-a", ""))]), tempfile::tempdir().unwrap());
    let builder = Builder::new(own.path()).out_dir(out.path());
    let text = |builder: &Builder| fs::read_to_string(builder.run().1.unwrap()).unwrap();
    let shipped = &load::shipped().registry.dialects["rfc1738"];
    let variants = |text: &str| {
        let names = shipped.schemes.keys().filter(|name| {
            text.contains(&format!("crate::rfc1738::{}{}Url", name[..1].to_uppercase(), &name[1..]))
        });
        names.count()
    };
    assert_eq!(variants(&text(&builder)), 0);
    assert_eq!(variants(&text(&builder.clone().base("rfc1738"))), shipped.schemes.len());
    let error = builder.clone().base("rfc1783").run().1.unwrap_err().to_string();
    assert_eq!(error, "error: no dialect \"rfc1783\" is shipped\n  = help: did you mean `rfc1738`?\n");
    let error = builder.base("?").run().1.unwrap_err().to_string();
    assert!(error.contains("\n  = help: those that are: fidonet, rfc1738, "), "{error}");
}

#[test]
fn a_fault_has_place_cause_and_remedy_and_nothing_is_written() {
    let (own, out) =
        (folder(&[("rfc1738/x-a.toml", &scheme("x-a", "titel = 1\n"))]), tempfile::tempdir().unwrap());
    let error = Builder::new(own.path()).out_dir(out.path()).run().1.unwrap_err();
    let text = error.to_string();
    assert!(text.starts_with("error[unknown-key]: "), "{text}");
    assert!(text.contains("x-a.toml:2:1\n") && text.contains("2 | titel = 1\n"), "{text}");
    assert!(text.contains("did you mean `title`?"), "{text}");
    assert_eq!(format!("{error:?}"), text);
    assert_eq!(fs::read_dir(out.path()).unwrap().count(), 0);
}

#[test]
fn a_registry_without_schemes_is_an_error() {
    let (own, out) =
        (folder(&[("Cargo.toml", "[package]"), ("src/x.toml", "?")]), tempfile::tempdir().unwrap());
    let (told, result) = Builder::new(own.path()).out_dir(out.path()).run();
    let error = result.unwrap_err().to_string();
    assert!(error.starts_with("error: there is no scheme in ") && error.contains("= help: "), "{error}");
    // A package's own folder is not watched: cargo would look at its target directory as well.
    assert_eq!(told.watched, [""; 0].map(PathBuf::from));
}

#[test]
fn a_warning_is_one_line_with_its_place() {
    let few = scheme("x-a", "");
    let few = &few[..few.find("[[invalid]]").unwrap()];
    let (own, out) =
        (folder(&[("rfc1738/x-a.toml", few), ("rfc1738/notes.txt", "x")]), tempfile::tempdir().unwrap());
    let (told, result) = Builder::new(own.path()).out_dir(out.path()).run();
    result.unwrap();
    let stray = told.warnings.iter().find(|line| line.contains("[stray-file]")).unwrap();
    assert!(
        stray.contains(
            "rfc1738/notes.txt:1:1: this file belongs to no dialect and no scheme [stray-file]; help: "
        ),
        "{stray}"
    );
    assert!(told.warnings.iter().all(|line| !line.contains('\n')), "{:#?}", told.warnings);
}

#[test]
fn a_file_that_is_up_to_date_is_left_alone() {
    let (own, out) = (folder(&[("rfc1738/x-a.toml", &scheme("x-a", ""))]), tempfile::tempdir().unwrap());
    let builder = Builder::new(own.path()).out_dir(out.path()).file_name("urls.rs");
    let path = builder.run().1.unwrap();
    assert_eq!(path, out.path().join("urls.rs"));
    let written = || fs::metadata(&path).unwrap().modified().unwrap();
    let before = written();
    builder.run().1.unwrap();
    assert_eq!(written(), before);
}
