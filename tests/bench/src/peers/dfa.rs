//! A dense automaton of [`regex-automata`](https://docs.rs/regex-automata) for the same grammar: one step a byte.

use regex_automata::dfa::dense::{Builder, Config, DFA};
use regex_automata::dfa::{Automaton, StartKind};
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input};

use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::parser::{Gives, Parser};
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser(dialect: Dialect, scheme: Scheme) -> Option<Parser> {
    let regex = match (dialect, scheme) {
        (Dialect::Rfc1738, Scheme::Http) => rfc1738_http(),
        (Dialect::Rfc3986, Scheme::Http | Scheme::Https) => rfc3986_http(scheme),
        _ => return None,
    };
    let dfa = automaton(&regex);
    let pass = move |line: Line| -> Option<Found> {
        let input = Input::new(line.text()).anchored(Anchored::Yes);
        dfa.try_search_fwd(&input).ok()?.map(|_| Found::default())
    };
    let parser = Parser::new("regex-automata DFA", pass).giving(Gives::Verdict);
    Some(parser.note("same grammar").knowing(&[reasons::VALUES]))
}

fn automaton(regex: &str) -> DFA<Vec<u32>> {
    let config = Config::new().start_kind(StartKind::Anchored).minimize(true).accelerate(true);
    let syntax = syntax::Config::new().unicode(false).utf8(false);
    match Builder::new().configure(config).syntax(syntax).build(regex) {
        Ok(dfa) => dfa,
        Err(error) => panic!("no automaton for {regex}: {error}"),
    }
}

/// `httpurl` of RFC 1738, section 5.
fn rfc1738_http() -> String {
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
    let top = "[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
    let host = format!(r"(?:(?:{label}\.)*{top}|[0-9]+(?:\.[0-9]+){{3}})");
    let segment = r"(?:[A-Za-z0-9$\-_.+!*'(),;:@&=]|%[0-9A-Fa-f]{2})*";
    format!(r"\A(?i:http)://{host}(?::[0-9]+)?(?:/{segment}(?:/{segment})*(?:\?{segment})?)?\z")
}

/// The URI of RFC 3986, appendix A, of a scheme whose host has a letter at least.
fn rfc3986_http(scheme: Scheme) -> String {
    let plain = r"A-Za-z0-9\-._~!$&'()*+,;=";
    let escape = "%[0-9A-Fa-f]{2}";
    let octet = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])";
    let group = "[0-9A-Fa-f]{1,4}";
    let last = format!(r"(?:{group}:{group}|{octet}(?:\.{octet}){{3}})");
    let mut addresses = vec![format!("(?:{group}:){{6}}{last}")];
    for before in 0..=5 {
        let front = match before {
            0 => String::from("::"),
            before => format!("(?:(?:{group}:){{0,{}}}{group})?::", before - 1),
        };
        addresses.push(format!("{front}(?:{group}:){{{}}}{last}", 5 - before));
    }
    addresses.push(format!("(?:(?:{group}:){{0,5}}{group})?::{group}"));
    addresses.push(format!("(?:(?:{group}:){{0,6}}{group})?::"));
    let address = format!(r"\[(?:{}|[vV][0-9A-Fa-f]+\.[{plain}:]+)\]", addresses.join("|"));
    let authority =
        format!("(?:(?:[{plain}:]|{escape})*@)?(?:{address}|(?:[{plain}]|{escape})+)(?::[0-9]*)?");
    let rest = format!("(?:[{plain}:@/?]|{escape})*");
    let path = format!("(?:/(?:[{plain}:@/]|{escape})*)?");
    format!(r"\A(?i:{})://{authority}{path}(?:\?{rest})?(?:#{rest})?\z", scheme.name())
}
