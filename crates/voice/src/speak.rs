//! A telling in the words of a language.

use crate::telling::{Arg, Telling};
use cards::Card;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Every language: its id, and its files by name.
const LANGUAGES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// Cards stand between these marks until they are drawn: characters nobody types.
const CARD: char = '\u{e000}';
const CARD_ENDS: char = '\u{e001}';

/// What people are called, and which of them listens.
///
/// ```
/// use voice::Names;
///
/// /// Ann listens.
/// struct Room;
/// impl Names for Room {
///     fn name(&self, player: u32) -> String {
///         ["Ann", "Ben"][player as usize - 1].to_string()
///     }
///     fn is(&self, player: u32) -> &'static str {
///         if player == 1 { "you" } else { "other" }
///     }
/// }
/// assert_eq!((Room.name(2), Room.is(1)), ("Ben".to_string(), "you"));
/// let numbered = |player: u32| format!("player {player}");
/// assert_eq!(numbered.name(3), "player 3");
/// ```
pub trait Names {
    /// What this player is called.
    fn name(&self, player: u32) -> String;

    /// How a message speaks of this player: `you` to the listener, `seat` where people are known by their seats alone,
    /// else `other`.
    fn is(&self, _player: u32) -> &'static str {
        "other"
    }
}

/// Nobody is known by name.
impl Names for () {
    fn name(&self, player: u32) -> String {
        player.to_string()
    }
}

impl<F: Fn(u32) -> String> Names for F {
    fn name(&self, player: u32) -> String {
        self(player)
    }
}

/// A piece of what is said.
///
/// ```
/// use cards::Card;
/// use voice::{Part, plain};
///
/// let card: Card = "Ts".parse().unwrap();
/// let parts = [Part::Words("draws ".to_string()), Part::Card(card)];
/// assert_eq!(plain(&parts, Card::pretty), "draws 10♠");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Part {
    /// Words.
    Words(String),
    /// A card.
    Card(Card),
}

/// The words of one language.
///
/// ```
/// use voice::{Voice, say};
///
/// let told = say!("bj-chips-paid", amount: chips::Money::dollars(4));
/// assert_eq!(Voice::english().text(&told, &()), "paid $4");
/// assert!(Voice::of("en").is_some() && Voice::languages().any(|id| id == "en"));
/// ```
pub struct Voice {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    marked: bool,
}

/// The voices that were asked for so far, in the order of the languages.
static VOICES: [OnceLock<Voice>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

/// What this process speaks where nobody else is asked.
static HERE: OnceLock<&Voice> = OnceLock::new();

impl Voice {
    /// The languages there are.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(id, _)| *id)
    }

    /// The files of a language: name and text.
    pub fn files(language: &str) -> Option<&'static [(&'static str, &'static str)]> {
        LANGUAGES.iter().find(|(id, _)| *id == language).map(|(_, files)| *files)
    }

    /// English: what is spoken where nothing else is asked for.
    pub fn english() -> &'static Voice {
        Voice::spoken("en").expect("English is spoken here")
    }

    /// The voice of a language, made once.
    pub fn spoken(language: &str) -> Option<&'static Voice> {
        let at = LANGUAGES.iter().position(|(id, _)| *id == language)?;
        Some(VOICES[at].get_or_init(|| Voice::of(language).expect("a language that is listed is whole")))
    }

    /// The voice that suits somebody best: by the languages they read, as browsers and systems list them; none where we speak none
    /// of them.
    ///
    /// ```
    /// use voice::Voice;
    ///
    /// assert_eq!(Voice::preferred("en-GB;q=0.8, xx").unwrap().language(), "en");
    /// assert!(Voice::preferred("xx, C.UTF-8").is_none());
    /// ```
    pub fn preferred(reads: &str) -> Option<&'static Voice> {
        let mut wanted: Vec<(f32, &str)> = reads.split(',').map(ranked).collect();
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted.iter().filter(|(rank, _)| *rank > 0.0).find_map(|(_, tag)| Voice::spoken(language(tag)?))
    }

    /// Everything that is put into words without a listener is from now on said by this voice. Only the first call counts.
    pub fn speak_here(&'static self) {
        let _ = HERE.set(self);
    }

    /// The voice of this process: English, if nothing else was asked for.
    pub fn here() -> &'static Voice {
        HERE.get().copied().unwrap_or_else(Voice::english)
    }

    /// The language it speaks.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// English with every message marked: what is unmarked on a page was not said by the voice.
    pub fn pseudo() -> &'static Voice {
        static PSEUDO: OnceLock<Voice> = OnceLock::new();
        PSEUDO.get_or_init(|| Voice { marked: true, ..Voice::of("en").expect("English is spoken here") })
    }

    /// The voice of a language.
    pub fn of(language: &str) -> Option<Voice> {
        let (language, files) = LANGUAGES.iter().find(|(id, _)| *id == language)?;
        let id: LanguageIdentifier = language.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for (name, text) in *files {
            let resource = FluentResource::try_new((*text).to_string())
                .unwrap_or_else(|(_, errors)| panic!("words/{language}/{name}.ftl: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("words/{language}/{name}.ftl: {errors:?}"));
        }
        Some(Voice { language, bundle, marked: false })
    }

    /// Does the language have this message?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|m| m.value().is_some())
    }

    /// A telling as words and cards.
    pub fn tell(&self, telling: &Telling, names: &dyn Names) -> Vec<Part> {
        parts(&self.marked_text(telling, names))
    }

    /// A telling as plain text, cards with their suits as pips.
    pub fn text(&self, telling: &Telling, names: &dyn Names) -> String {
        plain(&self.tell(telling, names), Card::pretty)
    }

    /// A text that takes no arguments, or an attribute of one (`RND-2.title`).
    pub fn fixed(&self, id: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        Some(self.mark(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned()))
    }

    fn mark(&self, text: String) -> String {
        if self.marked { format!("⟦{text}⟧") } else { text }
    }

    fn marked_text(&self, telling: &Telling, names: &dyn Names) -> String {
        let Some(pattern) = self.bundle.get_message(&telling.id).and_then(|m| m.value()) else {
            debug_assert!(false, "no words for {}", telling.id);
            return telling.id.to_string();
        };
        let args = self.arguments(telling, names);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", telling.id);
        self.mark(text)
    }

    fn arguments(&self, telling: &Telling, names: &dyn Names) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in telling.args.iter() {
            let name = name.to_string();
            match arg {
                Arg::Number(n) => args.set(name, *n),
                Arg::Money(money) => {
                    let sign = match money.as_cents() {
                        0 => "zero",
                        1.. => "positive",
                        _ => "negative",
                    };
                    args.set(format!("{name}_is"), sign);
                    args.set(name, money.to_string());
                }
                Arg::Card(card) => args.set(name, mark_card(*card)),
                Arg::Cards(cards) => {
                    let cards: Vec<String> =
                        cards.iter().map(|c| c.map_or("??".to_string(), mark_card)).collect();
                    args.set(name, cards.join(" "));
                }
                Arg::Player(player) => {
                    args.set(format!("{name}_is"), names.is(*player));
                    args.set(name, names.name(*player).replace([CARD, CARD_ENDS], ""));
                }
                Arg::Place(place) => {
                    let number = i64::from(*place) + 1;
                    args.set(format!("{name}_is"), "other");
                    args.set(name, self.marked_text(&crate::say!("hand-player", number: number), names));
                }
                Arg::Word(word) => args.set(name, FluentValue::from(word.to_string())),
                Arg::Text(text) => {
                    args.set(format!("{name}_is"), "other");
                    // Nobody writes a card into a sentence by its marks.
                    args.set(name, text.replace([CARD, CARD_ENDS], ""));
                }
                Arg::Telling(telling) => {
                    args.set(format!("{name}_is"), "other");
                    args.set(name, self.marked_text(telling, names));
                }
                Arg::Tellings(tellings) => {
                    let each: Vec<String> = tellings.iter().map(|t| self.marked_text(t, names)).collect();
                    args.set(name, each.join(&self.fixed("list-comma", None).unwrap_or_default()));
                }
            }
        }
        args
    }
}

/// One entry of a list of languages, and how much it is wanted: `zh-TW;q=0.7`, `zh_TW.UTF-8`.
fn ranked(entry: &str) -> (f32, &str) {
    let (tag, rank) = entry.split_once(";q=").unwrap_or((entry, "1"));
    (rank.trim().parse().unwrap_or(0.0), tag.trim())
}

/// The language of ours that a tag means: itself, the same in its usual script, or the one it is a kind of.
fn language(tag: &str) -> Option<&'static str> {
    let tag = tag.split(['.', '@', ';']).next()?.replace('_', "-");
    let mut id: LanguageIdentifier = tag.parse().ok()?;
    if id.language.as_str() == "tl" {
        id.language = "fil".parse().ok()?;
    }
    let spoken = |id: String| Voice::languages().find(|known| *known == id);
    let alone = id.language.to_string();
    spoken(id.to_string())
        .or_else(|| {
            id.maximize();
            spoken(format!("{alone}-{}", id.script?))
        })
        .or_else(|| spoken(alone.clone()))
}

fn mark_card(card: Card) -> String {
    format!("{CARD}{card}{CARD_ENDS}")
}

fn parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(CARD) {
        if !before.is_empty() {
            parts.push(Part::Words(before.to_string()));
        }
        let (card, after) = after.split_once(CARD_ENDS).expect("a card that begins ends");
        parts.push(Part::Card(card.parse().expect("only cards are marked as cards")));
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(Part::Words(rest.to_string()));
    }
    parts
}

/// Parts as one text, with cards written as asked.
pub fn plain(parts: &[Part], write: impl Fn(Card) -> String) -> String {
    let text = |part: &Part| match part {
        Part::Words(words) => words.clone(),
        Part::Card(card) => write(*card),
    };
    parts.iter().map(text).collect()
}

/// In the language of this process, people by their numbers.
impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Voice::here().text(self, &()))
    }
}
