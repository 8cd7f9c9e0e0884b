//! Rules about valid URLs: those of a dialect as constants, and the methods that hold a URL against them.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::diagnostic::Severity;
use url_schemes_registry::model::{FindingDef, Likeness, Pattern};

use crate::plan::{DialectPlan, FindingPlan, SchemePlan};

use super::docs;

/// The file with the rules of a dialect, if it has any.
pub(crate) fn file(plan: &DialectPlan<'_>) -> Option<TokenStream> {
    let constants = plan.findings.iter().filter_map(|finding| {
        let constant = format_ident!("{}", finding.constant.as_ref()?);
        let doc = docs::lines(&finding.def.message);
        let rule = rule(finding.def);
        Some(quote!(#doc pub(super) const #constant: finding::Rule<'static> = #rule;))
    });
    let constants: Vec<_> = constants.collect();
    (!constants.is_empty()).then(|| {
        quote! {
            //! What is worth telling about valid URLs of more than one scheme.

            use super::super::support::finding;

            #(#constants)*
        }
    })
}

/// The methods of a scheme's URLs that tell what there is to tell.
pub(crate) fn methods(plan: &SchemePlan<'_>) -> TokenStream {
    let rules: Vec<_> = plan.findings.iter().map(reference).collect();
    let table = (!rules.is_empty()).then(|| {
        quote! {
            /// What is worth telling about it.
            const FINDINGS: &'static [finding::Rule<'static>] = &[#(#rules),*];
        }
    });
    let port = option(plan.scheme.and_then(|scheme| scheme.default_port).map(|port| {
        let port = Literal::u16_unsuffixed(port);
        quote!(#port)
    }));
    let around = quote! {
        finding::Surroundings { text: self.as_str(), default_port: #port, ports: super::super::lookup::PORTS }
    };
    let (options, found) = match rules.is_empty() {
        true => (quote!(_), quote!(core::iter::empty())),
        false => (
            quote!(options),
            quote!(finding::findings(self.components_at(0), Self::FINDINGS, #around, options)),
        ),
    };
    let doc = docs::lines(&list(plan));
    quote! {
        #table

        /// What is worth telling about this URL, although it is valid.
        #doc
        pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
            self.findings_with(FindingOptions::new())
        }

        /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
        pub fn findings_with(
            &self,
            #options: FindingOptions<'a>,
        ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
            #found
        }
    }
}

/// The same of the enum over all schemes, by those of the variants.
pub(crate) fn methods_of_all(plan: &DialectPlan<'_>) -> TokenStream {
    let schemes = plan.schemes.iter().chain([&plan.generic]).filter(|scheme| !scheme.findings.is_empty());
    let parts: Vec<_> = schemes
        .map(|scheme| {
            let variant = format_ident!("{}", scheme.variant);
            quote!(.chain(match self {
                Url::#variant(url) => Some(url.findings_with(options)),
                _ => None,
            }.into_iter().flatten()))
        })
        .collect();
    let options = if parts.is_empty() { quote!(_) } else { quote!(options) };
    quote! {
        /// What is worth telling about this URL, although it is valid; the type of its scheme lists what
        /// that can be.
        pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
            self.findings_with(FindingOptions::new())
        }

        /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
        pub fn findings_with(
            &self,
            #options: FindingOptions<'a>,
        ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
            core::iter::empty() #(#parts)*
        }
    }
}

/// The rules in words.
fn list(plan: &SchemePlan<'_>) -> String {
    if plan.findings.is_empty() {
        return "\nNo rule of the registry says anything about valid URLs of this form.".to_owned();
    }
    let mut text = String::new();
    for FindingPlan { def, .. } in &plan.findings {
        let profile = def.profile.as_ref().map(|profile| format!(", in the profile `{profile}`"));
        let before = def.before.as_ref();
        let before = before.map(|before| {
            format!(
                ", {} before revision {}",
                article(before.severity),
                docs::prose(&before.revision).trim_end()
            )
        });
        text.push_str(&format!(
            "\n* `{}`, {}{}{}: {} ({})",
            def.code.value,
            article(def.severity),
            profile.unwrap_or_default(),
            before.unwrap_or_default(),
            docs::prose(&def.message).trim_end().replace('\n', " "),
            docs::prose(&def.reference).trim_end().replace('\n', " "),
        ));
    }
    text
}

fn article(severity: Severity) -> String {
    let article = if severity == Severity::Error { "an" } else { "a" };
    format!("{article} {}", severity.as_str())
}

/// A rule in the table of a scheme: written out, or the dialect's by its name.
fn reference(finding: &FindingPlan<'_>) -> TokenStream {
    match &finding.constant {
        Some(constant) => {
            let constant = format_ident!("{constant}");
            quote!(super::findings::#constant)
        }
        None => rule(finding.def),
    }
}

fn rule(def: &FindingDef) -> TokenStream {
    let (code, message, reference) = (&def.code.value, &def.message, &def.reference);
    let severity = severity(def.severity);
    let components = def.components.iter().map(|component| &component.value);
    let pattern = pattern(&def.pattern);
    let mend = mend(def);
    let if_absent = option(def.if_absent.as_ref().map(|name| {
        let name = &name.value;
        quote!(#name)
    }));
    let leading = def.leading;
    let split = option(def.split.map(|byte| {
        let byte = Literal::byte_character(byte);
        quote!(#byte)
    }));
    let profile = option(def.profile.as_ref().map(|profile| quote!(#profile)));
    let before = option(def.before.as_ref().map(|before| {
        let (revision, severity) = (&before.revision, self::severity(before.severity));
        quote!((#revision, #severity))
    }));
    quote! {
        finding::Rule {
            code: #code,
            severity: #severity,
            message: #message,
            reference: #reference,
            components: &[#(#components),*],
            pattern: finding::Pattern::#pattern,
            if_absent: #if_absent,
            leading: #leading,
            split: #split,
            mend: finding::Mend::#mend,
            profile: #profile,
            before: #before,
        }
    }
}

fn pattern(pattern: &Pattern) -> TokenStream {
    match pattern {
        Pattern::Bytes(bytes) => quote!(Bytes(finding::AsciiSet::of(#bytes))),
        Pattern::Safe(bytes) => quote!(Safe(finding::AsciiSet::of(#bytes))),
        Pattern::Text(text) => quote!(Text(#text)),
        Pattern::Present => quote!(Present),
        Pattern::Escaped(bytes) => quote!(Escaped(finding::AsciiSet::of(#bytes))),
        Pattern::Equals(texts) => quote!(Equals(&[#(#texts),*])),
        Pattern::OtherThan(texts) => quote!(OtherThan(&[#(#texts),*])),
        Pattern::Without(bytes) => quote!(Without(finding::AsciiSet::of(#bytes))),
        Pattern::Begins(text) => quote!(Begins(#text)),
        Pattern::BeginsNot(text) => quote!(BeginsNot(#text)),
        Pattern::EndsNot(texts) => quote!(EndsNot(&[#(#texts),*])),
        Pattern::After(byte) => {
            let byte = Literal::byte_character(*byte);
            quote!(After(#byte))
        }
        Pattern::Like(Likeness::Host) => quote!(Host),
        Pattern::Like(Likeness::ForeignPort) => quote!(ForeignPort),
    }
}

fn mend(def: &FindingDef) -> TokenStream {
    match (&def.remove_until, &def.insert) {
        (Some(until), _) => {
            let until = &until.value;
            quote!(RemoveUntil(#until))
        }
        (None, Some(text)) => {
            let text = &text.value;
            quote!(Insert(#text))
        }
        (None, None) if def.encode_fix => quote!(Encode),
        (None, None) if def.remove_scheme => quote!(RemoveScheme),
        (None, None) => quote!(Nothing),
    }
}

fn option(value: Option<TokenStream>) -> TokenStream {
    match value {
        Some(value) => quote!(Some(#value)),
        None => quote!(None),
    }
}

fn severity(severity: Severity) -> TokenStream {
    let variant = match severity {
        Severity::Note => format_ident!("Note"),
        Severity::Warning => format_ident!("Warning"),
        Severity::Error => format_ident!("Error"),
    };
    quote!(finding::Severity::#variant)
}
