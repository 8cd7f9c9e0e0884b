//! Colors, where they are wanted.

use anstyle::{AnsiColor, Style};
use clap::ValueEnum;

/// When to use colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal.
    #[default]
    Auto,
    /// Everywhere.
    Always,
    /// Nowhere.
    Never,
}

/// Colors texts, or leaves them as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    on: bool,
}

impl Paint {
    pub(crate) fn new(choice: ColorChoice, auto: bool) -> Self {
        let on = match choice {
            ColorChoice::Auto => auto,
            ColorChoice::Always => true,
            ColorChoice::Never => false,
        };
        Paint { on }
    }

    pub(crate) fn is_on(self) -> bool {
        self.on
    }

    /// A heading, or a text that matters most.
    pub(crate) fn strong(self, text: &str) -> String {
        self.with(Style::new().bold(), text)
    }

    /// A name of something in the registry.
    pub(crate) fn name(self, text: &str) -> String {
        self.with(AnsiColor::Cyan.on_default(), text)
    }

    /// Something that is well.
    pub(crate) fn good(self, text: &str) -> String {
        self.with(AnsiColor::Green.on_default(), text)
    }

    /// Something that is not.
    pub(crate) fn bad(self, text: &str) -> String {
        self.with(AnsiColor::Red.on_default().bold(), text)
    }

    fn with(self, style: Style, text: &str) -> String {
        // Nothing to color is not colored: trailing escapes would only confuse.
        if self.on && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}
