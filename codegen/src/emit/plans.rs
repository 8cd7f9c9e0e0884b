//! Plans: the steps of a scheme as a constant, the methods that fill them in, and the table of suffixes.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_registry::model::{PlanAction, PlanPart, Registry, Scheme};

use crate::plan::{DialectPlan, SchemePlan};
use crate::steps;
use crate::support::finding::AsciiSet;
use crate::support::plan::{Cut, Guess, Part, PlanStep, Reading, Take, Test};
use crate::support::suffix::Suffix;

use super::docs;

/// The file with the table of suffixes.
pub(crate) fn suffixes(registry: &Registry) -> TokenStream {
    let rows = steps::suffixes(registry).into_iter().map(|Suffix { suffix, media_type, ascii }| {
        quote!(Suffix { suffix: #suffix, media_type: #media_type, ascii: #ascii })
    });
    quote! {
        //! What the endings of file names usually stand for.

        use super::support::suffix::{self, Suffix};

        /// The suffixes in order.
        pub(super) static SUFFIXES: &[Suffix<'static>] = &[#(#rows),*];

        /// What the suffix of a file's name says of its media type, such as `image/gif` for `map.gif`: a hint,
        /// and no more. What the server says counts, where it says something.
        ///
        /// The name is the last segment of a path, decoded or not; the suffix is in any case.
        pub fn media_hint(name: &str) -> Option<&'static str> {
            suffix::find(SUFFIXES, name.as_bytes()).map(|row| row.media_type)
        }
    }
}

/// The method of a scheme's URLs that gives their plan, with its table, if the scheme has one.
pub(crate) fn methods(plan: &SchemePlan<'_>) -> TokenStream {
    let Some(scheme) = plan.scheme.filter(|scheme| !scheme.plan.is_empty()) else { return quote!() };
    let steps = steps::of_scheme(scheme);
    // What a guess is made by is named in the code and not written out.
    let steps = steps.iter().map(|kept| step(&kept.step(&[])));
    let doc = docs::lines(&describe(scheme));
    quote! {
        /// The steps of a plan.
        #[cfg(feature = "alloc")]
        const PLAN: &'static [PlanStep<'static>] = &[#(#steps),*];

        /// The steps by which a client gets at what this URL names. Nothing is sent.
        #doc
        ///
        /// # Errors
        ///
        /// If a component or an input holds a character that would end or part a command of the protocol, an
        /// input is missing that nothing can be done without, or nothing can be done with such a URL.
        #[cfg(feature = "alloc")]
        pub fn plan(&self, inputs: &Inputs<'_>) -> Result<Plan<'static>, PlanError<'static>> {
            plan::plan(self, Self::PLAN, inputs)
        }
    }
}

/// The same of the enum over all schemes, by those of the variants.
pub(crate) fn method_of_all(plan: &DialectPlan<'_>) -> TokenStream {
    let has_plan = |scheme: &&SchemePlan<'_>| scheme.scheme.is_some_and(|scheme| !scheme.plan.is_empty());
    let arms: Vec<_> = plan
        .schemes
        .iter()
        .filter(has_plan)
        .map(|scheme| {
            let variant = format_ident!("{}", scheme.variant);
            quote!(Url::#variant(url) => url.plan(inputs),)
        })
        .collect();
    let (inputs, body) = match arms.is_empty() {
        true => (quote!(_), quote!(Err(PlanError::no_plan()))),
        false => (quote!(inputs), quote!(match self { #(#arms)* _ => Err(PlanError::no_plan()) })),
    };
    quote! {
        /// The steps by which a client gets at what this URL names; the type of its scheme says more. Nothing
        /// is sent.
        ///
        /// # Errors
        ///
        /// If the registry has no steps for the scheme, and as the method of that type.
        #[cfg(feature = "alloc")]
        pub fn plan(&self, #inputs: &Inputs<'_>) -> Result<Plan<'static>, PlanError<'static>> {
            #body
        }
    }
}

/// The verbs that there are, and what the user is asked.
fn describe(scheme: &Scheme) -> String {
    let mut verbs: Vec<&str> = Vec::new();
    let mut inputs: Vec<(&str, &str, bool)> = Vec::new();
    for step in &scheme.plan {
        if let PlanAction::Verb(verb) = &step.action
            && !verbs.contains(&verb.as_str())
        {
            verbs.push(verb);
        }
        let question = step.ask.as_deref().unwrap_or("");
        for part in step.templates.iter().flat_map(|template| &template.value) {
            if let PlanPart::Input(name) = part
                && !inputs.iter().any(|(known, ..)| known == name)
            {
                inputs.push((name, question, step.required));
            }
        }
    }
    let verbs: Vec<_> = verbs.iter().map(|verb| format!("`{verb}`")).collect();
    let mut text = format!("\nVerbs: {}.\n", verbs.join(", "));
    if !inputs.is_empty() {
        text.push_str("\nInputs:\n");
    }
    for (name, question, required) in inputs {
        let without = if required { "needed" } else { "unless given, a step asks" };
        text.push_str(&format!("* `{name}`, {without}: {}", docs::prose(question)));
    }
    text
}

fn step(step: &PlanStep<'_>) -> TokenStream {
    let mut fields = Vec::new();
    let mut text = |name: &str, value: Option<&str>| {
        let name = format_ident!("{name}");
        fields.extend(value.map(|value| quote!(#name: Some(#value))));
    };
    text("refuse", step.refuse);
    text("each", step.each);
    text("ask", step.ask);
    text("on", step.on);
    text("link", step.link);
    for (name, value) in [("verb", step.verb), ("join", step.join), ("before", step.before)] {
        let name = format_ident!("{name}");
        fields.extend((!value.is_empty()).then(|| quote!(#name: #value)));
    }
    for (name, value) in [
        ("base64", step.base64),
        ("required", step.required),
        ("sensitive", step.sensitive),
        ("optional", step.optional),
        ("session", step.session),
        ("suggest", step.suggest),
    ] {
        let name = format_ident!("{name}");
        fields.extend(value.then(|| quote!(#name: true)));
    }
    if !step.tests.is_empty() {
        let tests = step.tests.iter().map(test);
        fields.push(quote!(tests: &[#(#tests),*]));
    }
    if !step.argument.is_empty() {
        let parts = step.argument.iter().map(part);
        fields.push(quote!(argument: &[#(#parts),*]));
    }
    if !step.forbid.is_empty() {
        let rows = step.forbid.iter().map(|(name, characters)| quote!((#name, #characters)));
        fields.push(quote!(forbid: &[#(#rows),*]));
    }
    match step.reading {
        Reading::Decoded => {}
        Reading::Raw => fields.push(quote!(reading: Reading::Raw)),
        Reading::Pattern => fields.push(quote!(reading: Reading::Pattern)),
    }
    fields.extend(step.cut.as_ref().map(|cut| {
        let cut = self::cut(cut);
        quote!(cut: Some(#cut))
    }));
    fields.extend(step.guess.as_ref().map(|guess| {
        let Guess { component, ascii, image, .. } = guess;
        quote!(guess: Some(Guess {
            component: #component,
            ascii: #ascii,
            image: #image,
            table: super::super::suffixes::SUFFIXES,
        }))
    }));
    quote!(PlanStep { #(#fields,)* ..PlanStep::EMPTY })
}

fn cut(cut: &Cut<'_>) -> TokenStream {
    let Cut { component, at, leading, take } = cut;
    let take = match take {
        Take::All => quote!(Take::All),
        Take::Last => quote!(Take::Last),
        Take::ButLast => quote!(Take::ButLast),
    };
    quote!(Cut { component: #component, at: #at, leading: #leading, take: #take })
}

fn test(test: &Test<'_>) -> TokenStream {
    match test {
        Test::Present(name) => quote!(Test::Present(#name)),
        Test::Absent(name) => quote!(Test::Absent(#name)),
        Test::Is { component, value, any_case, or } => {
            quote!(Test::Is { component: #component, value: #value, any_case: #any_case, or: #or })
        }
        Test::IsNot { component, value, any_case } => {
            quote!(Test::IsNot { component: #component, value: #value, any_case: #any_case })
        }
        Test::Has { component, text } => quote!(Test::Has { component: #component, text: #text }),
        Test::Lacks { component, text } => quote!(Test::Lacks { component: #component, text: #text }),
    }
}

fn part(part: &Part<'_>) -> TokenStream {
    match part {
        Part::Text(text) => quote!(Part::Text(#text)),
        Part::Input(name) => quote!(Part::Input(#name)),
        Part::Or => quote!(Part::Or),
        Part::Component { name, port, control } => {
            let port = match port {
                Some(port) => {
                    let port = Literal::u16_unsuffixed(*port);
                    quote!(Some(#port))
                }
                None => quote!(None),
            };
            let control = characters(*control);
            quote!(Part::Component { name: #name, port: #port, control: AsciiSet::of(#control) })
        }
    }
}

fn characters(set: AsciiSet) -> String {
    (0..128).filter(|&byte| set.contains(byte)).map(char::from).collect()
}
