//! What is worth telling about any text, valid or not: what a dialect lends to the runtime for that.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::plan::DialectPlan;

/// The functions of a dialect's module, and what they ask.
pub(crate) fn items(plan: &DialectPlan<'_>) -> TokenStream {
    let name = &plan.dialect.name;
    let parse = match plan.relative {
        Some(_) => quote!(UriRef::parse(text)),
        None => quote!(parse(text)),
    };
    let mending = &plan.dialect.mending;
    let space = match mending.space {
        Some(byte) => {
            let byte = Literal::byte_character(byte);
            quote!(Some(#byte))
        }
        None => quote!(None),
    };
    let windows = match &mending.windows {
        Some((before, behind)) => quote!(Some((#before, #behind))),
        None => quote!(None),
    };
    quote! {
        /// What is worth telling about a text that is meant as a URL, valid or not, from left to right.
        ///
        /// Of a valid one these are its findings. Of any text they are what is known of its scheme: that it is
        /// historical, reserved, experimental or unregistered, a slip in the name of another one, or a host
        /// with its port. Of one that is refused they are the characters which must be encoded. A finding that
        /// has a fix gives a text of this dialect with it, but for those that only say what is better encoded
        /// or left out.
        #[cfg(feature = "alloc")]
        pub fn examine(text: &str) -> Vec<Finding<'_>> {
            examine_with(text, FindingOptions::new())
        }

        /// The same with the findings of a profile or by an earlier revision of a document.
        #[cfg(feature = "alloc")]
        pub fn examine_with<'a>(text: &'a str, options: FindingOptions<'a>) -> Vec<Finding<'a>> {
            let told = match #parse {
                Ok(url) => url.findings_with(options).collect(),
                Err(_) => Vec::new(),
            };
            examine::examine(text, &ThisDialect, told)
        }

        #[cfg(feature = "alloc")]
        impl<'a> examine::About<'a> for ThisDialect {
            fn check(&self, text: &str) -> Result<(), examine::Fault<'a>> {
                match #parse {
                    Ok(_) => Ok(()),
                    Err(error) => Err(examine::Fault {
                        offset: error.offset(),
                        component: error.component().unwrap_or_default(),
                    }),
                }
            }

            fn standing(&self, name: &str) -> examine::Standing {
                <super::lookup::Lookup as examine::Names>::standing(name, #name)
            }

            fn near(&self, name: &str) -> Option<&'a str> {
                <super::lookup::Lookup as examine::Names>::near(name, #name)
            }

            fn defines(&self, name: &str) -> bool {
                Dialect::defines(self, name)
            }

            fn space(&self) -> Option<u8> {
                #space
            }

            fn windows(&self) -> Option<(&'a str, &'a str)> {
                #windows
            }
        }
    }
}
