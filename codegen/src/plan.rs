//! What is going to be generated, as plain data: names, types and where they come from. No tokens yet.

use std::collections::{BTreeMap, HashMap, HashSet};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::decoded;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId, describe_class};
use url_schemes_grammar::shape::{self, Cardinality, Content};
use url_schemes_registry::model::{
    Base64, ComponentDef, ComponentType, Dialect, FindingDef, MapDef, Pattern, Registry, Repeat, Scheme,
    SplitDef, Unknown, Verbatim,
};
use url_schemes_registry::names;

use crate::collisions;
use crate::encoder::{self, EncoderPlan, Encoding};
use crate::ident;
use crate::list::{self, List, Lists};
use crate::matcher::Matchers;
use crate::parallel;

/// Everything that is generated.
#[derive(Debug)]
pub struct Plan<'r> {
    /// The registry it comes from.
    pub registry: &'r Registry,
    /// One module a dialect.
    pub dialects: Vec<DialectPlan<'r>>,
}

/// A module of a dialect.
#[derive(Debug)]
pub struct DialectPlan<'r> {
    /// The dialect.
    pub dialect: &'r Dialect,
    /// The module.
    pub module: String,
    /// Names of the byte classes that the rules use.
    pub classes: BTreeMap<ByteSet, ClassPlan>,
    /// What matches its rules and types.
    pub matchers: Matchers,
    /// Where its lists lie in the grammar.
    pub lists: Lists,
    /// The encoders of its texts.
    pub encoders: BTreeMap<Encoding, EncoderPlan>,
    /// What it tells of URLs of more than one scheme.
    pub findings: Vec<FindingPlan<'r>>,
    /// Its schemes, in the order of their names.
    pub schemes: Vec<SchemePlan<'r>>,
    /// URLs of schemes that the dialect does not define.
    pub generic: SchemePlan<'r>,
    /// References without a scheme, where the dialect has them.
    pub relative: Option<SchemePlan<'r>>,
}

impl<'r> DialectPlan<'r> {
    /// All that have a type for their URLs.
    pub fn all(&self) -> impl Iterator<Item = &SchemePlan<'r>> {
        self.schemes.iter().chain([&self.generic]).chain(&self.relative)
    }
}

/// A byte class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassPlan {
    /// The constant.
    pub constant: String,
    /// What an error message calls it.
    pub words: String,
}

/// What a [`SchemePlan`] is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A scheme of the dialect.
    Scheme,
    /// URLs of schemes that the dialect does not define.
    Generic,
    /// References without a scheme.
    Relative,
}

/// A scheme, the generic form, or relative references.
#[derive(Debug)]
pub struct SchemePlan<'r> {
    /// What it is made for.
    pub role: Role,
    /// The scheme, if it is made for one.
    pub scheme: Option<&'r Scheme>,
    /// Its name; a word of our own where there is no scheme.
    pub name: String,
    /// The module.
    pub module: String,
    /// The variant of the enum over all schemes.
    pub variant: String,
    /// The type of its URLs.
    pub root: TypePlan,
    /// What is told of its URLs: first what the dialect tells.
    pub findings: Vec<FindingPlan<'r>>,
}

/// A rule about valid URLs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingPlan<'r> {
    /// The rule.
    pub def: &'r FindingDef,
    /// The constant that holds it, if it is the dialect's.
    pub constant: Option<String>,
}

/// A generated type: a record or a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypePlan {
    /// The rule that it is made from.
    pub rule: RuleId,
    /// Its name.
    pub name: String,
    /// The name of its slots.
    pub slots: String,
    /// Whether it is exactly one of its fields.
    pub choice: bool,
    /// Its fields: components of the record, or variants of the choice.
    pub fields: Vec<FieldPlan>,
}

/// A component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldPlan {
    /// Its rule.
    pub rule: RuleId,
    /// Its name in the registry.
    pub name: String,
    /// Its accessor and slot.
    pub accessor: String,
    /// Its variant, inside a choice.
    pub variant: String,
    /// How often it occurs.
    pub cardinality: Cardinality,
    /// What it is.
    pub value: ValuePlan,
    /// How its elements are found, if it is a list.
    pub list: Option<List>,
    /// What is meant where it is absent.
    pub default: Option<String>,
    /// Whether it is a secret.
    pub sensitive: bool,
    /// Whether it is a hint to the user and not something a client sends.
    pub advisory: bool,
    /// Of a host: whether what looks like an address and is none is a name.
    pub strict_ipv4: bool,
    /// The byte that stands for a space in it.
    pub space: Option<u8>,
    /// Whether its case carries no meaning.
    pub any_case: bool,
    /// What is meant where it is absent or empty; normalisation writes it there.
    pub empty: Option<String>,
    /// Whether to write its default says something else than to leave it out.
    pub distinct: bool,
    /// What of it normalisation leaves as it is written.
    pub verbatim: Verbatim,
    /// The lists that its text can be read as.
    pub splits: Vec<SplitDef>,
    /// Whether its text holds bytes in base64.
    pub base64: Option<Base64>,
    /// Bytes that are encoded although the rule would allow them.
    pub reserved: ByteSet,
    /// Texts that encoders break although the rule would allow them: findings say that they should not be.
    pub avoid: Vec<String>,
    /// The rule by which its text is read again.
    pub reread: Option<RuleId>,
    /// How its records are read as a map.
    pub map: Option<Box<MapPlan>>,
    /// Whether it is the scheme of a generic URL, which is not listed among its components.
    pub is_scheme: bool,
}

impl FieldPlan {
    /// Whether this is the component that another record calls so: records of a choice may give one name to
    /// different rules, and what is behind the choice shows whichever is there.
    pub(crate) fn is_shown_as(&self, other: &FieldPlan) -> bool {
        let is_choice = matches!(&self.value, ValuePlan::Nested(nested) if nested.choice);
        self.rule == other.rule || (self.name == other.name && !is_choice)
    }

    /// Whether it is read as another one is, but for what is meant where it is absent.
    pub(crate) fn is_read_like(&self, other: &FieldPlan) -> bool {
        let Self { accessor, value, list, sensitive, strict_ipv4, space, splits, reread, .. } = self;
        *accessor == other.accessor
            && *value == other.value
            && *list == other.list
            && *sensitive == other.sensitive
            && *strict_ipv4 == other.strict_ipv4
            && *space == other.space
            && *splits == other.splits
            && *reread == other.reread
    }
}

/// How a list of records is read as a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapPlan {
    /// The type.
    pub name: String,
    /// The method that gives it.
    pub accessor: String,
    /// The accessor of the key, in a record.
    pub key: String,
    /// Whether the case of keys carries no meaning.
    pub any_case: bool,
    /// The accessor of the value, in a record, and whether it is always there.
    pub value: (String, bool),
    /// What becomes of a key that is not known.
    pub unknown: Unknown,
    /// The known keys: how their values are read, and how several combine. A `reread` rule is for values
    /// as written.
    pub known: Vec<(FieldPlan, Repeat)>,
}

/// What a component is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValuePlan {
    /// Text.
    Text,
    /// Its presence says it all.
    Flag,
    /// A number without sign.
    Unsigned {
        /// How many bits.
        bits: u8,
        /// Smallest and largest value.
        range: (u64, u64),
    },
    /// A number with a sign.
    Signed {
        /// How many bits.
        bits: u8,
        /// Smallest and largest value.
        range: (i64, i64),
    },
    /// One of a few words.
    Enum {
        /// The type.
        name: String,
        /// Variant, its name in the registry, and the texts that mean it.
        variants: Vec<(String, String, Vec<String>)>,
        /// Whether the texts mean it in any case.
        any_case: bool,
    },
    /// A host.
    Host,
    /// A record or a choice with a type of its own.
    Nested(Box<TypePlan>),
}

/// A component as it is seen from a type, through the choices in between.
#[derive(Clone, Debug)]
pub struct FlatField<'p> {
    /// The component.
    pub field: &'p FieldPlan,
    /// How often it occurs from here.
    pub cardinality: Cardinality,
}

/// When a text holds bytes in base64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BytesPlan<'p> {
    /// Always.
    Always,
    /// Where this flag is present.
    Flag(&'p FieldPlan),
}

impl<'p> FlatField<'p> {
    /// When its text holds bytes in base64, if it can; `beside` is what the same type has. The generic form and
    /// references may have a component without the flag that a scheme has beside it.
    pub fn bytes(&self, beside: &[FlatField<'p>]) -> Option<BytesPlan<'p>> {
        let base64 = self.field.base64.as_ref()?;
        if self.field.value != ValuePlan::Text || self.cardinality == Cardinality::List {
            return None;
        }
        let Some(name) = &base64.flag else { return Some(BytesPlan::Always) };
        let is_flag = |one: &&FlatField<'p>| one.field.name == *name && one.field.value == ValuePlan::Flag;
        let flag = beside.iter().find(is_flag).filter(|one| one.cardinality != Cardinality::List)?;
        Some(BytesPlan::Flag(flag.field))
    }

    /// Whether there is a method for its bytes.
    pub fn holds_bytes(&self, beside: &[FlatField<'p>]) -> bool {
        self.bytes(beside).is_some()
    }
}

impl FieldPlan {
    /// How its text is written. There is an encoder for each component that is a text; a scheme is none, since
    /// nothing in it can be escaped.
    pub fn encoding(&self) -> Option<Encoding> {
        let is_text = self.value == ValuePlan::Text && !self.is_scheme;
        is_text.then(|| Encoding {
            rules: [self.rule].into_iter().chain(self.reread).collect(),
            reserved: self.reserved,
            space: self.space,
        })
    }

    /// The constant of its encoder.
    pub fn constant(&self) -> String {
        self.accessor.to_ascii_uppercase()
    }
}

impl SchemePlan<'_> {
    /// The enum of the forms of a URL, if it is a choice.
    pub fn form(&self) -> String {
        format!("{}Form", self.root.name.trim_end_matches("Url"))
    }
}

impl TypePlan {
    /// The components that belong to this type: its own, and those of its choices, which add no level.
    /// Variants that are records are not components. Those of each variant are in its order.
    pub fn flat(&self) -> Vec<FlatField<'_>> {
        let mut all: Vec<FlatField<'_>> = Vec::new();
        let mut seen: HashMap<&str, usize> = HashMap::new();
        for field in &self.fields {
            let inner = match &field.value {
                ValuePlan::Nested(nested) if nested.choice || self.choice => nested.flat(),
                _ => vec![FlatField { field, cardinality: field.cardinality }],
            };
            // What another variant has too comes before what this one adds behind it, and the other way
            // round: so from the end, each new one before the one that follows it here.
            let mut next = all.len();
            for mut flat in inner.into_iter().rev() {
                flat.cardinality = flat.cardinality.max(field.cardinality);
                *seen.entry(&flat.field.name).or_default() += 1;
                match all.iter().position(|known| known.field.name == flat.field.name) {
                    Some(at) => {
                        all[at].cardinality = all[at].cardinality.max(flat.cardinality);
                        next = at;
                    }
                    None => all.insert(next, flat),
                }
            }
        }
        for flat in &mut all {
            // A record behind a choice is looked up, and so optional even where every variant has it.
            let behind = self.choice || !self.fields.iter().any(|own| own.rule == flat.field.rule);
            if behind && matches!(flat.field.value, ValuePlan::Nested(_)) {
                flat.cardinality = flat.cardinality.max(Cardinality::Optional);
            }
        }
        if self.choice {
            for flat in &mut all {
                if seen[flat.field.name.as_str()] < self.fields.len() {
                    flat.cardinality = flat.cardinality.max(Cardinality::Optional);
                }
            }
        }
        all
    }

    /// The nested types in it, those of lists and choices among them, inner ones first.
    pub fn nested(&self) -> Vec<&TypePlan> {
        let mut all = Vec::new();
        for field in &self.fields {
            if let ValuePlan::Nested(nested) = &field.value {
                all.extend(nested.nested());
                all.push(&**nested);
            }
        }
        all
    }

    /// Whether its URLs can have a component of that name, inside others too.
    pub fn shows(&self, name: &str) -> bool {
        self.flat().iter().any(|flat| {
            let inside = match &flat.field.value {
                ValuePlan::Nested(nested) => nested.shows(name),
                _ => false,
            };
            inside || (flat.field.name == name && !flat.field.is_scheme)
        })
    }

    /// All fields in it and in its nested types.
    pub fn own_fields(&self) -> Vec<&FieldPlan> {
        let own = self.fields.iter();
        own.chain(self.nested().into_iter().flat_map(|nested| &nested.fields)).collect()
    }

    /// The known keys of all maps in it.
    pub fn known_fields(&self) -> Vec<&FieldPlan> {
        let maps = self.own_fields().into_iter().filter_map(|field| field.map.as_deref());
        maps.flat_map(|map| map.known.iter().map(|(known, _)| known)).collect()
    }

    /// All fields in it and in its nested types, and the known keys of maps.
    pub fn all_fields(&self) -> Vec<&FieldPlan> {
        let mut all = self.own_fields();
        all.extend(self.known_fields());
        all
    }
}

/// Plans the code for a registry.
///
/// What cannot be generated is reported, at its place in the registry.
pub fn plan(registry: &Registry) -> (Plan<'_>, Vec<Diagnostic>) {
    let dialects: Vec<&Dialect> = registry.dialects.values().collect();
    let planned = parallel::map(&dialects, |dialect| {
        let mut diagnostics = Vec::new();
        (plan_dialect(dialect, &mut diagnostics), diagnostics)
    });
    let (dialects, diagnostics): (Vec<_>, Vec<_>) = planned.into_iter().unzip();
    (Plan { registry, dialects }, diagnostics.concat())
}

/// What stands in place of a scheme's name.
const GENERIC: &str = "generic";
const RELATIVE: &str = "relative";

fn plan_dialect<'r>(dialect: &'r Dialect, diagnostics: &mut Vec<Diagnostic>) -> DialectPlan<'r> {
    let program = &dialect.program;
    let shared = dialect.components.iter();
    let shared = shared.filter_map(|(name, def)| Some((program.find(None, name)?, def.clone()))).collect();
    let mut schemes: Vec<_> = dialect
        .schemes
        .values()
        .map(|scheme| {
            let mut planner = Planner {
                program,
                scheme: &scheme.name.value,
                role: Role::Scheme,
                components: &scheme.components,
                findings: dialect.findings.iter().chain(&scheme.findings).collect(),
                diagnostics,
            };
            planner.scheme(Some(scheme), scheme.rule, scheme.default_port)
        })
        .collect();
    let rule = program.find(None, &dialect.generic_rule.value);
    let findings: Vec<&FindingDef> = dialect.findings.iter().collect();
    let mut planner = Planner {
        program,
        scheme: GENERIC,
        role: Role::Generic,
        components: &shared,
        findings: findings.clone(),
        diagnostics,
    };
    let mut generic = planner.scheme(None, rule.unwrap_or(RuleId(0)), None);
    let relative = dialect.relative_rule.as_ref().and_then(|rule| program.find(None, &rule.value));
    let mut relative = relative.map(|rule| {
        let mut planner = Planner {
            program,
            scheme: RELATIVE,
            role: Role::Relative,
            components: &shared,
            findings,
            diagnostics,
        };
        planner.scheme(None, rule, None)
    });
    let mut findings = name_findings(&dialect.findings);
    for scheme in schemes.iter_mut().chain([&mut generic]).chain(&mut relative) {
        scheme.findings = findings_of(scheme, &findings);
    }
    findings.retain(|one| {
        let mut all = schemes.iter().chain([&generic]).chain(&relative);
        all.any(|scheme| scheme.findings.contains(one))
    });
    let all = schemes.iter().chain([&generic]).chain(&relative);
    let fields = all.flat_map(|scheme| scheme.root.own_fields());
    let encodings = fields.filter_map(FieldPlan::encoding).collect();
    let all = schemes.iter().chain([&generic]).chain(&relative);
    let types = all.flat_map(|scheme| scheme.root.nested().into_iter().chain([&scheme.root]));
    let matchers = Matchers::new(program, types);
    let all = schemes.iter().chain([&generic]).chain(&relative);
    let fields = all.flat_map(|scheme| scheme.root.own_fields());
    let lists = list::by_node(fields.filter_map(|field| Some((field.rule, field.list.as_ref()?))));
    let plan = DialectPlan {
        dialect,
        module: ident::module(&dialect.name),
        classes: name_classes(program, &matchers),
        matchers,
        lists,
        encoders: encoder::plan_all(program, encodings),
        findings,
        schemes,
        generic,
        relative,
    };
    collisions::check(&plan, diagnostics);
    plan
}

struct Planner<'a> {
    program: &'a Program,
    scheme: &'a str,
    role: Role,
    components: &'a BTreeMap<RuleId, ComponentDef>,
    /// What is told of its valid URLs.
    findings: Vec<&'a FindingDef>,
    diagnostics: &'a mut Vec<Diagnostic>,
}

impl Planner<'_> {
    fn scheme<'r>(&mut self, scheme: Option<&'r Scheme>, rule: RuleId, port: Option<u16>) -> SchemePlan<'r> {
        let pascal = self.stem();
        let root =
            self.type_plan(rule, &shape::of_rule(self.program, rule), &pascal, &format!("{pascal}Url"), port);
        SchemePlan {
            role: self.role,
            scheme,
            name: self.scheme.to_owned(),
            module: match self.role {
                Role::Scheme => ident::module(self.scheme),
                Role::Generic | Role::Relative => self.scheme.to_owned(),
            },
            variant: match self.role {
                Role::Scheme => ident::variant(self.scheme),
                Role::Generic => "Other".to_owned(),
                Role::Relative => "Relative".to_owned(),
            },
            root,
            findings: Vec::new(),
        }
    }

    /// What the names of the scheme's types begin with.
    fn stem(&self) -> String {
        match self.role {
            Role::Scheme => ident::stem(self.scheme),
            Role::Generic | Role::Relative => ident::pascal(self.scheme),
        }
    }

    fn type_plan(
        &mut self,
        rule: RuleId,
        content: &Content,
        stem: &str,
        name: &str,
        port: Option<u16>,
    ) -> TypePlan {
        let fields = content.fields().iter().map(|field| self.field(rule, field, port)).collect();
        TypePlan {
            rule,
            name: name.to_owned(),
            slots: format!("{stem}Slots"),
            choice: matches!(content, Content::Choice(_)),
            fields,
        }
    }

    fn field(&mut self, owner: RuleId, field: &shape::Field, port: Option<u16>) -> FieldPlan {
        let def = self.components.get(&field.rule);
        let rule = self.program.rule(field.rule);
        let name = def.map_or_else(|| rule.name.replace('_', "-"), |def| def.name.clone());
        let accessor = match def.and_then(|def| def.ident.clone()) {
            Some(ident) => ident,
            // The scheme of a typed URL is a constant; of a generic one, a component.
            None if self.role == Role::Generic => ident::snake(&name, self.scheme),
            None => ident::accessor(&name, self.scheme),
        };
        let stem = format!("{}{}", self.stem(), ident::pascal(&name));
        let value = match (&field.content, def) {
            (Content::Leaf, None) => ValuePlan::Text,
            (Content::Leaf, Some(def)) => value_plan(def, &stem),
            (content, _) => {
                ValuePlan::Nested(Box::new(self.type_plan(field.rule, content, &stem, &stem, port)))
            }
        };
        let map = match def.map(|def| &def.kind) {
            Some(ComponentType::Map(map)) => self.map(field.rule, map, &accessor, &stem),
            _ => None,
        };
        let list =
            (field.cardinality == Cardinality::List).then(|| self.list(owner, field.rule, &name)).flatten();
        let role_default = port.filter(|_| name == "port").map(|port| port.to_string());
        FieldPlan {
            rule: field.rule,
            variant: ident::variant(&name),
            accessor,
            cardinality: field.cardinality,
            value,
            list,
            default: def.and_then(|def| def.default.clone()).or(role_default),
            sensitive: def.is_some_and(|def| def.sensitive),
            advisory: def.is_some_and(|def| def.advisory),
            strict_ipv4: def.is_some_and(|def| def.strict_ipv4),
            space: def.and_then(ComponentDef::space),
            any_case: def.is_some_and(|def| def.case_insensitive),
            empty: def.and_then(|def| def.empty.clone()),
            distinct: def.is_some_and(|def| def.distinct),
            verbatim: def.map(|def| def.verbatim).unwrap_or_default(),
            splits: def.map(|def| def.splits.clone()).unwrap_or_default(),
            base64: def.and_then(|def| def.base64.clone()),
            reserved: def.map_or(ByteSet::EMPTY, |def| def.reserved.bytes().collect()),
            avoid: self.avoided(&name),
            reread: def.and_then(|def| self.program.find(Some(self.scheme), &def.rule.as_ref()?.value)),
            is_scheme: self.role == Role::Generic && name == "scheme",
            map: map.map(Box::new),
            name,
        }
    }

    /// The texts that findings, told to everybody, would have encoded in a component.
    fn avoided(&self, name: &str) -> Vec<String> {
        let concerns = |def: &&FindingDef| {
            def.encode_fix
                && def.profile.is_none()
                && def.components.iter().any(|wanted| wanted.value == name)
        };
        let texts = self.findings.iter().copied().filter(concerns).filter_map(|def| match &def.pattern {
            Pattern::Text(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    }

    /// How the records of `rule` are read as a map.
    fn map(&mut self, rule: RuleId, map: &MapDef, accessor: &str, stem: &str) -> Option<MapPlan> {
        let Content::Record(fields) = shape::of_rule(self.program, rule) else { return None };
        let fields: Vec<_> = fields.iter().map(|field| self.field(rule, field, None)).collect();
        let key = fields.iter().find(|field| field.name == map.key)?;
        let value = fields.iter().find(|field| field.name == map.value)?;
        let known = map.known.iter().map(|known| {
            let def = &known.def;
            let words = names::key_words(&def.name);
            let identifier = def.ident.clone().unwrap_or_else(|| ident::map_method(&words, self.scheme));
            let rule = def.rule.as_ref().and_then(|rule| self.program.find(Some(self.scheme), &rule.value));
            let field = FieldPlan {
                rule: value.rule,
                variant: ident::variant(&words),
                accessor: identifier,
                cardinality: Cardinality::Optional,
                value: value_plan(def, &format!("{stem}{}", ident::pascal(&words))),
                list: None,
                default: def.default.clone(),
                sensitive: value.sensitive,
                advisory: def.advisory,
                strict_ipv4: false,
                space: value.space,
                any_case: def.case_insensitive,
                empty: None,
                distinct: false,
                verbatim: Verbatim::Nothing,
                splits: def.splits.clone(),
                base64: None,
                reserved: ByteSet::EMPTY,
                avoid: Vec::new(),
                reread: rule.and_then(|rule| decoded::find(self.program, rule, value.space)),
                is_scheme: false,
                map: None,
                name: def.name.clone(),
            };
            (field, known.repeat)
        });
        Some(MapPlan {
            name: format!("{stem}Map"),
            accessor: format!("{accessor}_map"),
            known: known.collect(),
            key: key.accessor.clone(),
            any_case: key.any_case,
            value: (value.accessor.clone(), value.cardinality == Cardinality::One),
            unknown: map.unknown,
        })
    }

    fn list(&mut self, owner: RuleId, rule: RuleId, name: &str) -> Option<List> {
        let found = list::find(self.program, self.program.rule(owner).body, rule);
        if found.is_none() {
            let place = self.program.rule(rule).span;
            self.diagnostics.push(
                Diagnostic::error(
                    "list-form",
                    format!("the elements of the list `{name}` do not follow each other"),
                )
                .at(place)
                .related(self.program.rule(owner).span, "used here")
                .help("write the list as `x ~ (\",\" ~ x)*`, `(x ~ \",\")*` or `x*`, once in its record"),
            );
        }
        found
    }
}

/// How a text is read; `name` is that of the type of an enum.
fn value_plan(def: &ComponentDef, name: &str) -> ValuePlan {
    match &def.kind {
        ComponentType::Text | ComponentType::Map(_) => ValuePlan::Text,
        ComponentType::Flag => ValuePlan::Flag,
        ComponentType::Host => ValuePlan::Host,
        &ComponentType::Unsigned { bits, range } => ValuePlan::Unsigned { bits, range },
        &ComponentType::Signed { bits, range } => ValuePlan::Signed { bits, range },
        ComponentType::Enum(variants) => ValuePlan::Enum {
            name: name.to_owned(),
            variants: variants
                .iter()
                .map(|(variant, texts)| (ident::variant(variant), variant.clone(), texts.clone()))
                .collect(),
            any_case: def.case_insensitive,
        },
    }
}

/// The findings of a dialect, each with a constant of its own.
fn name_findings(findings: &[FindingDef]) -> Vec<FindingPlan<'_>> {
    let mut taken = HashSet::new();
    let named = findings.iter().map(|def| {
        let name = ident::upper(&def.code.value);
        let numbered = (2u64..).map(|number| format!("{name}_{number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| taken.insert(name.clone()));
        FindingPlan { def, constant: free }
    });
    named.collect()
}

/// What is told of the URLs of a scheme: what the dialect tells of components that it has, then its own.
fn findings_of<'r>(plan: &SchemePlan<'r>, shared: &[FindingPlan<'r>]) -> Vec<FindingPlan<'r>> {
    let reaches = |one: &&FindingPlan<'_>| one.def.components.iter().any(|name| plan.root.shows(&name.value));
    let own = plan.scheme.into_iter().flat_map(|scheme| &scheme.findings);
    let own = own.map(|def| FindingPlan { def, constant: None });
    shared.iter().filter(reaches).cloned().chain(own).collect()
}

/// Names each class after the first rule that consists of it, or else the first that uses it.
fn name_classes(program: &Program, matchers: &Matchers) -> BTreeMap<ByteSet, ClassPlan> {
    let mut names: BTreeMap<ByteSet, String> = BTreeMap::new();
    for (_, rule) in program.rules() {
        if let Node::Class(set) = program.node(rule.body)
            && set.len() > 1
        {
            names.entry(*set).or_insert_with(|| ident::upper(&rule.name));
        }
    }
    for (_, rule) in program.rules() {
        for set in classes_in(program, rule.body).into_iter().filter(|set| set.len() > 1) {
            names.entry(set).or_insert_with(|| format!("{}_BYTES", ident::upper(&rule.name)));
        }
    }
    // Then those that only the passes made.
    for (id, rule) in program.rules() {
        for set in matchers.classes(id) {
            names.entry(set).or_insert_with(|| format!("{}_BYTES", ident::upper(&rule.name)));
        }
    }
    let mut taken: HashMap<String, usize> = HashMap::new();
    let plans = names.into_iter().map(|(set, mut constant)| {
        let count = taken.entry(ident::pascal(&constant.to_ascii_lowercase())).or_default();
        *count += 1;
        if *count > 1 {
            constant = format!("{constant}_{count}");
        }
        (set, ClassPlan { constant, words: describe_class(&set) })
    });
    plans.collect()
}

fn classes_in(program: &Program, node: NodeId) -> Vec<ByteSet> {
    match program.node(node) {
        Node::Class(set) => vec![*set],
        _ => program.children(node).into_iter().flat_map(|child| classes_in(program, child)).collect(),
    }
}
