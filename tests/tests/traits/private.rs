//! What is generated for another crate has these features where its build script asks for them.

use std::fs;

use url_schemes_codegen::Builder;
use url_schemes_tests::files;

use super::compiled::check;

/// What is generated for the schemes of the example crate.
fn generated(name: &str, set: impl Fn(Builder) -> Builder) -> (std::path::PathBuf, String) {
    let out = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let builder = Builder::new(files::root().join("tests/private-registry/schemes")).out_dir(out);
    let file = set(builder).try_generate().expect("the example is sound");
    let text = fs::read_to_string(&file).expect("it was written");
    (file, text)
}

#[test]
fn private_registries_have_what_they_ask_for() {
    let (_, without) = generated("private-without", |builder| builder);
    let (file, with) = generated("private-with", |builder| builder.serde(true).url(true).arbitrary(true));
    for name in ["mod serialize", "mod view", "mod interop", "mod grow"] {
        assert!(!without.contains(name) && with.contains(name), "{name}");
    }
    let lines = format!(
        r#"//! Uses what was asked for.

/// The generated parsers.
pub mod urls {{
    include!({file:?});
}}

/// Can all of it.
pub fn all<'a, U>(url: U) -> Result<url::Url, urls::interop::ConversionError>
where
    U: serde::Serialize + serde::de::DeserializeOwned + arbitrary::Arbitrary<'a> + urls::Components,
    U: TryFrom<url::Url>,
    url::Url: for<'u> TryFrom<&'u U, Error = urls::interop::ConversionError>,
{{
    let _ = url.components_view();
    (&url).try_into()
}}

/// The type of a scheme, and that of any.
pub fn both(url: urls::rfc1738::XNoteUrlBuf, any: urls::rfc1738::UrlBuf) -> bool {{
    const NOTE: urls::rfc1738::XNoteUrl<'static> = urls::rfc1738::XNoteUrl::from_static("x-note:42/intro");
    NOTE == url && all(url).is_ok() && all(any).is_ok()
}}
"#
    );
    let dependencies = "arbitrary = \"1\"\nserde = \"1\"\nurl = \"2\"";
    let output = check("private-features", dependencies, &lines);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
