//! Components into text, by the tree of their shape.

extern crate alloc;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use super::parts::{Part, Parts};
use super::{BuildError, Shape, Write};

/// A piece of what is written.
#[derive(Clone)]
pub(super) struct Token {
    pub(super) text: String,
    pub(super) kind: Kind,
}

/// What a piece is.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text around components; its number, if there is a choice.
    Text(Option<usize>),
    /// A component: its name, and its places in the shapes that it is in.
    Part(&'static str, Vec<usize>),
}

impl Token {
    /// Whether two say the same, so that the one need not take the place of the other.
    pub(super) fn is_like(&self, other: &Token) -> bool {
        match (&self.kind, &other.kind) {
            (Kind::Text(Some(one)), Kind::Text(Some(two))) if one == two => true,
            (one, two) => one == two && self.text == other.text,
        }
    }
}

/// The component that a place in the text belongs to: the one that it is in, or else the one that ends there.
pub(super) fn component_at(tokens: &[Token], offset: usize) -> Option<&'static str> {
    let (mut end, mut before) = (0, None);
    for token in tokens {
        let start = end;
        end += token.text.len();
        let Kind::Part(name, _) = token.kind else { continue };
        if (start..end).contains(&offset) {
            return Some(name);
        }
        if end == offset {
            before = Some(name);
        }
    }
    before
}

/// Which alternatives are taken, so that all ways to write can be gone through.
#[derive(Default)]
pub(super) struct Ways {
    /// The choices in the order in which they were met: their numbers, which of the alternatives that fit is
    /// taken, and how many do.
    picks: Vec<(usize, usize, usize)>,
    /// The alternatives that were taken in the end, by the numbers of their choices.
    taken: Vec<(usize, usize)>,
    /// The alternatives to be tried first.
    preferred: Vec<(usize, usize)>,
    /// Of the texts that there is a choice of, those that stood there before, by the numbers of the choices.
    texts: Vec<Vec<usize>>,
}

impl Ways {
    /// All ways, beginning with the one that was taken.
    pub(super) fn again(self) -> Self {
        Ways { preferred: self.taken, texts: self.texts, ..Ways::default() }
    }

    /// Goes on to the next way; none is left if it cannot.
    pub(super) fn next(&mut self) -> bool {
        self.taken.clear();
        while let Some((choice, pick, of)) = self.picks.pop() {
            if pick + 1 < of {
                self.picks.push((choice, pick + 1, of));
                return true;
            }
        }
        false
    }

    /// Which of the alternatives that fit is taken.
    fn pick(&mut self, choice: usize, mut fitting: Vec<usize>) -> Option<usize> {
        let preferred = self.preferred.iter().find(|(known, _)| *known == choice);
        let place = preferred.and_then(|(_, preferred)| fitting.iter().position(|one| one == preferred));
        if let Some(place) = place {
            fitting[..=place].rotate_right(1);
        }
        let known = self.picks.iter().find(|(known, ..)| *known == choice);
        let pick = match known {
            Some(&(_, pick, _)) => pick.min(fitting.len().checked_sub(1)?),
            None => {
                self.picks.push((choice, 0, fitting.len()));
                0
            }
        };
        let alternative = *fitting.get(pick)?;
        // Where the components leave no choice, they may leave another one when they change.
        if fitting.len() > 1 && !self.taken.iter().any(|(known, _)| *known == choice) {
            self.taken.push((choice, alternative));
        }
        Some(alternative)
    }
}

/// What is written for the components, in one of the ways. A guide is a text that is written so: where there is a
/// choice of texts, the one that stands there is taken.
pub(super) fn tokens(
    shape: &'static Shape,
    parts: &Parts,
    ways: &mut Ways,
    guide: Option<&str>,
) -> Result<Vec<Token>, BuildError> {
    let mut writer = Writer { ways, guide, tokens: Vec::new(), length: 0, choices: Vec::new() };
    writer.shape(shape, parts, &[])?;
    let Writer { tokens, choices, .. } = writer;
    if guide.is_some() {
        ways.texts = choices;
    }
    Ok(tokens)
}

struct Writer<'w> {
    ways: &'w mut Ways,
    guide: Option<&'w str>,
    tokens: Vec<Token>,
    /// Of all tokens together.
    length: usize,
    /// Which texts were taken where there is a choice, by its number.
    choices: Vec<Vec<usize>>,
}

/// The components of one type while they are written.
struct Level<'p> {
    shape: &'static Shape,
    parts: &'p Parts,
    /// The places of the record in the shapes around it.
    path: &'p [usize],
    /// How many of each are written.
    used: Vec<usize>,
    /// How many of each are for what comes later and has to be there.
    kept: Vec<usize>,
}

/// Where a piece stands.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The component for whose sake it is written, where it need not be.
    because: Option<usize>,
    /// Whether it is repeated, so that not all has to be in it.
    repeated: bool,
}

impl Writer<'_> {
    fn shape(&mut self, shape: &'static Shape, parts: &Parts, path: &[usize]) -> Result<(), BuildError> {
        let none = || shape.fields.iter().map(|_| 0).collect();
        let mut level = Level { shape, parts, path, used: none(), kept: none() };
        self.write(&mut level, &shape.tree, Place::default())?;
        let mut left = (0..shape.fields.len()).filter(|&field| level.left(field) > 0);
        match left.next() {
            Some(first) => Err(BuildError::together(level.name(first), None)),
            None => Ok(()),
        }
    }

    fn write(
        &mut self,
        level: &mut Level<'_>,
        write: &'static Write,
        place: Place,
    ) -> Result<(), BuildError> {
        match write {
            Write::Literal(text) => self.push((*text).to_owned(), Kind::Text(None)),
            Write::AnyOf(id, texts) => {
                let which = self.any_of(*id, texts);
                if self.choices.len() <= *id {
                    self.choices.resize(*id + 1, Vec::new());
                }
                self.choices[*id].push(which);
                let text = texts.get(which).copied().unwrap_or_default();
                self.push(text.to_owned(), Kind::Text(Some(*id)));
            }
            Write::Rest(field, _) if level.left(*field) == 0 => {
                let path = [level.path, &[*field]].concat();
                self.push(String::new(), Kind::Part(level.name(*field), path));
            }
            Write::Part(field, encoder) | Write::Rest(field, encoder) => {
                return self.part(level, *field, *encoder, place);
            }
            Write::Sequence(items) => {
                for (at, item) in items.iter().enumerate() {
                    let later = items.get(at + 1..).unwrap_or_default();
                    let before = level.kept.clone();
                    later.iter().for_each(|later| need(later, &mut level.kept));
                    let written = self.write(level, item, place);
                    level.kept = before;
                    written?;
                }
            }
            Write::Optional(body) => {
                if let Some(because) = level.first_left(body) {
                    let because = Some(because);
                    return self.write(level, body, Place { because, ..place });
                }
            }
            Write::Choice(id, alternatives) => {
                let fitting = level.fitting(alternatives, place.repeated);
                let because = level.first_left(write).filter(|_| is_hollow(write)).or(place.because);
                let place = Place { because, ..place };
                if fitting.is_empty() {
                    return Err(level.fault(write, alternatives, place));
                }
                let taken = self.ways.pick(*id, fitting).and_then(|taken| alternatives.get(taken));
                if let Some(taken) = taken {
                    return self.write(level, taken, place);
                }
            }
            Write::Repeat(min, body) => {
                for _ in 0..*min {
                    self.write(level, body, Place { repeated: true, ..place })?;
                }
                while let Some(first) = level.first_left(body) {
                    let (before, because) = (level.used.clone(), Some(first));
                    self.write(level, body, Place { because, repeated: true })?;
                    if level.used == before {
                        break;
                    }
                }
            }
        }
        Ok(())
    }

    fn part(
        &mut self,
        level: &mut Level<'_>,
        field: usize,
        encoder: Option<&'static super::Encoder>,
        place: Place,
    ) -> Result<(), BuildError> {
        let name = level.name(field);
        let parts = level.parts;
        let next = level.used.get(field).and_then(|&used| parts.get(field).get(used));
        let Some(part) = next else { return Err(level.missing(place, &[field])) };
        if let Some(used) = level.used.get_mut(field) {
            *used += 1;
        }
        let path = [level.path, &[field]].concat();
        let text = match part {
            Part::Text(bytes) => match encoder.map(|encoder| encoder.encode(bytes)) {
                Some(Ok(text)) => text.into_owned(),
                Some(Err(error)) => return Err(BuildError::encode(name, error)),
                None => return Err(BuildError::syntax(name)),
            },
            Part::Raw(text) | Part::Number(text) => text.clone(),
            Part::Word(_, text) | Part::Flag(text) => (*text).to_owned(),
            Part::Record(record) => {
                return match level.shape.fields.get(field).and_then(|field| field.record) {
                    Some(shape) => self.shape(shape, record, &path),
                    None => Err(BuildError::syntax(name)),
                };
            }
        };
        self.push(text, Kind::Part(name, path));
        Ok(())
    }

    fn push(&mut self, text: String, kind: Kind) {
        self.length += text.len();
        self.tokens.push(Token { text, kind });
    }

    /// Which of the texts is taken: the longest one that the guide has there, or the one that stood there before.
    fn any_of(&self, id: usize, texts: &[&str]) -> usize {
        if let Some(guide) = self.guide {
            let rest = guide.as_bytes().get(self.length..).unwrap_or_default();
            let stands = |text: &&str| {
                rest.get(..text.len()).is_some_and(|there| there.eq_ignore_ascii_case(text.as_bytes()))
            };
            let found = texts.iter().enumerate().filter(|(_, text)| stands(text));
            return found.max_by_key(|(_, text)| text.len()).map_or(0, |(at, _)| at);
        }
        let nth = self.choices.get(id).map_or(0, Vec::len);
        let before = self.ways.texts.get(id).map(Vec::as_slice).unwrap_or_default();
        before.get(nth).or(before.first()).copied().unwrap_or(0)
    }
}

impl Level<'_> {
    fn name(&self, field: usize) -> &'static str {
        self.shape.fields.get(field).map_or("", |field| field.name)
    }

    /// How many of a component have no place yet.
    fn left(&self, field: usize) -> usize {
        let of = |counts: &[usize]| counts.get(field).copied().unwrap_or(0);
        self.parts.get(field).len().saturating_sub(of(&self.used) + of(&self.kept))
    }

    /// The first component in a piece that has no place yet.
    fn first_left(&self, write: &'static Write) -> Option<usize> {
        fields(write).into_iter().find(|&field| self.left(field) > 0)
    }

    /// The alternatives that have a place for all that is there and lack nothing.
    fn fitting(&self, alternatives: &'static [Write], repeated: bool) -> Vec<usize> {
        let all = alternatives.iter().flat_map(fields);
        let left: Vec<usize> = all.filter(|&field| self.left(field) > 0).collect();
        let fits = |alternative: &'static Write| {
            let has = fields(alternative);
            let holds = if repeated {
                left.is_empty() || left.iter().any(|field| has.contains(field))
            } else {
                left.iter().all(|field| has.contains(field))
            };
            holds && self.lacks(alternative).fields.is_empty()
        };
        let fitting = alternatives.iter().enumerate().filter(|(_, alternative)| fits(alternative));
        fitting.map(|(at, _)| at).collect()
    }

    /// What a piece lacks, if anything.
    fn lacks(&self, write: &'static Write) -> Lack {
        match write {
            Write::Literal(_) | Write::AnyOf(..) | Write::Rest(..) => Lack::default(),
            Write::Part(field, _) if self.left(*field) > 0 => Lack::default(),
            Write::Part(field, _) => Lack { fields: Vec::from([*field]), because: None },
            Write::Sequence(items) => {
                let mut needed: Vec<usize> = self.used.iter().map(|_| 0).collect();
                need(write, &mut needed);
                let short = (0..needed.len()).find(|&field| needed.get(field) > Some(&self.left(field)));
                let lack = items.iter().map(|item| self.lacks(item)).find(|lack| !lack.fields.is_empty());
                lack.unwrap_or_else(|| Lack { fields: short.into_iter().collect(), because: None })
            }
            Write::Optional(body) | Write::Repeat(_, body) => {
                let first = self.first_left(body);
                if first.is_none() && !matches!(write, Write::Repeat(1.., _)) {
                    return Lack::default();
                }
                let lack = self.lacks(body);
                Lack { because: lack.because.or(first), ..lack }
            }
            Write::Choice(_, alternatives) => {
                let mut lacking = Lack::default();
                let first = self.first_left(write).filter(|_| is_hollow(write));
                for alternative in *alternatives {
                    // What is there has to have a place.
                    if first.is_some() && self.first_left(alternative).is_none() {
                        continue;
                    }
                    let lack = self.lacks(alternative);
                    if lack.fields.is_empty() {
                        return lack;
                    }
                    lacking.fields.extend(lack.fields);
                    lacking.because = lacking.because.or(lack.because);
                }
                Lack { because: lacking.because.or(first), ..lacking }
            }
        }
    }

    /// Why none of the alternatives fits.
    fn fault(&self, choice: &'static Write, alternatives: &'static [Write], place: Place) -> BuildError {
        // What all of them need.
        let mut least: Vec<usize> = self.used.iter().map(|_| 0).collect();
        need(choice, &mut least);
        if let Some(field) = (0..least.len()).find(|&field| least.get(field) > Some(&self.left(field))) {
            return self.missing(place, &[field]);
        }
        let all = alternatives.iter().flat_map(fields);
        let left: Vec<usize> = all.filter(|&field| self.left(field) > 0).collect();
        let holding = |field: usize| alternatives.iter().filter(move |one| fields(one).contains(&field));
        // Two that no alternative has both.
        for &one in &left {
            let beside = |other: &&usize| holding(one).any(|alternative| fields(alternative).contains(other));
            if let Some(&other) = left.iter().find(|other| !beside(other)) {
                return BuildError::together(self.name(one), Some(self.name(other)));
            }
        }
        let fits = |one: &&'static Write| left.iter().all(|field| fields(one).contains(field));
        let (mut lacking, mut because): (Vec<usize>, _) = (Vec::new(), None);
        for lack in alternatives.iter().filter(fits).map(|alternative| self.lacks(alternative)) {
            because = because.or(lack.because);
            for field in lack.fields {
                if !lacking.contains(&field) {
                    lacking.push(field);
                }
            }
        }
        let place = Place { because: because.or(place.because), ..place };
        match (lacking.is_empty(), left.first()) {
            (true, first) => BuildError::together(first.map_or("", |&first| self.name(first)), None),
            (false, first) => {
                self.missing(Place { because: place.because.or(first.copied()), ..place }, &lacking)
            }
        }
    }

    fn missing(&self, place: Place, lacking: &[usize]) -> BuildError {
        let names: Vec<&'static str> = lacking.iter().map(|&field| self.name(field)).collect();
        match place.because {
            Some(because) => BuildError::alone(self.name(because), &names),
            None => BuildError::missing(&names),
        }
    }
}

/// What a piece lacks so that it can be written.
#[derive(Default)]
struct Lack {
    /// Components of which one would do; none, if it lacks nothing.
    fields: Vec<usize>,
    /// The component for whose sake it has to be there, where it need not be.
    because: Option<usize>,
}

/// The components in a piece, each as often as it is written there.
fn fields(write: &'static Write) -> Vec<usize> {
    let (mut found, mut open) = (Vec::new(), Vec::from([write]));
    while let Some(write) = open.pop() {
        match write {
            Write::Literal(_) | Write::AnyOf(..) => {}
            Write::Part(field, _) | Write::Rest(field, _) => found.push(*field),
            Write::Sequence(items) | Write::Choice(_, items) => open.extend(items.iter().rev()),
            Write::Optional(body) | Write::Repeat(_, body) => open.push(body),
        }
    }
    found
}

/// Counts the components that a piece has to have.
fn need(write: &'static Write, counts: &mut Vec<usize>) {
    match write {
        Write::Literal(_) | Write::AnyOf(..) | Write::Rest(..) | Write::Optional(_) => {}
        Write::Part(field, _) => {
            if let Some(count) = counts.get_mut(*field) {
                *count += 1;
            }
        }
        Write::Sequence(items) => items.iter().for_each(|item| need(item, counts)),
        Write::Repeat(min, body) => (0..*min).for_each(|_| need(body, counts)),
        Write::Choice(_, alternatives) => {
            let zeros: Vec<usize> = counts.iter().map(|_| 0).collect();
            let needs = alternatives.iter().map(|alternative| {
                let mut counts = zeros.clone();
                need(alternative, &mut counts);
                counts
            });
            let least = needs.reduce(|one, two| one.iter().zip(&two).map(|(a, b)| *a.min(b)).collect());
            for (count, least) in counts.iter_mut().zip(least.unwrap_or_default()) {
                *count += least;
            }
        }
    }
}

/// Whether a component may be left out although it is always there.
pub(super) fn may_be_left_out(shape: &'static Shape, field: usize) -> bool {
    let mut open = Vec::from([&shape.tree]);
    while let Some(write) = open.pop() {
        match write {
            Write::Rest(rest, _) if *rest == field => return true,
            Write::Literal(_) | Write::AnyOf(..) | Write::Part(..) | Write::Rest(..) => {}
            Write::Sequence(items) | Write::Choice(_, items) => open.extend(items.iter()),
            Write::Optional(body) | Write::Repeat(_, body) => open.push(body),
        }
    }
    false
}

/// Whether a choice has nothing as its first alternative.
fn is_hollow(write: &'static Write) -> bool {
    matches!(write, Write::Choice(_, [Write::Sequence([]), ..]))
}
