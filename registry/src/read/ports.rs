//! `ports.toml`: which protocol is expected at a port.

use std::collections::BTreeMap;

use crate::keys;
use crate::model::Spanned;
use crate::toml_walk::Reader;

/// Reads `ports.toml`: a table of ports, each with the name of its protocol.
pub(crate) fn read(reader: &mut Reader<'_>) -> BTreeMap<u16, Spanned<String>> {
    let document = reader.document();
    let root = reader.root(&document, "ports.toml");
    reader.only(&root, keys::PORTS_FILE);
    for key in ["references", "ports"] {
        if !root.has(key) {
            reader.missing(&root, key);
        }
    }
    reader.strings(&root, "references");
    let mut ports = BTreeMap::new();
    let Some(section) = reader.table(&root, "ports", "[ports]") else { return ports };
    for (key, range, _) in section.entries() {
        let span = reader.span(range);
        let port = key.parse::<u16>().ok().filter(|port| port.to_string() == key);
        let Some(port) = port else {
            reader.bad(
                span,
                format!("\"{key}\" is no port"),
                "write a number from 0 to 65535, without zeros before it",
            );
            continue;
        };
        let Some(protocol) = reader.string(&section, key) else { continue };
        if protocol.value.is_empty()
            || !protocol.value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        {
            let help = "write the name that IANA has: letters, digits and hyphens (RFC 6335 section 5.1)";
            reader.bad(protocol.span, format!("\"{}\" is no name of a service", protocol.value), help);
            continue;
        }
        ports.insert(port, protocol);
    }
    ports
}
