//! `cardroom deal`: referees a round or a table written down in a scenario file, and tells it clause by clause.

mod script;

use crate::error::{Failure, failed};
use crate::houses::{HousesArg, adopt};
use crate::language::LanguageArg;
use crate::paint::Paint;
use games::Flaw;
use games::Sentence;
use games::blackjack::{Event, Narrator, Table, Target};
use games::poker::HouseGame;
use games::rulebook::{Houses, Rulebook};
use games::scenario::{Played, Refused, Scenario};
use serde::Serialize;
use std::collections::HashMap;
use std::io::{Read, Write};
use std::process::ExitCode;
use voice::{Names, Telling, Voice, plain, say};

/// Referee a round or a table written in a scenario file, and narrate it clause by clause
///
/// A file is one round of blackjack, or a table script: a blackjack or poker table over several rounds or hands, told in
/// steps ("join Ann 3 200", "begin", "play out", "owes Ann missed"). docs/scenarios.md has every key and step.
///
/// Exit status: 0 the file was played to its end; 1 a command of a round was refused; 2 the file cannot be read or makes no
/// sense, or a step of a script does not come true. With several files, the highest of theirs.
#[derive(clap::Args)]
pub struct Args {
    /// Scenario files; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Print one line of JSON per file instead of the narration
    #[arg(long)]
    json: bool,
    /// No colours
    #[arg(long)]
    no_color: bool,
    #[command(flatten)]
    houses: HousesArg,
    #[command(flatten)]
    language: LanguageArg,
}

/// House files and the rulebooks made of them so far.
struct Library {
    houses: Houses,
    books: HashMap<String, Rulebook>,
}

pub fn run(args: &Args) -> ExitCode {
    args.language.speak(args.json);
    let houses = match args.houses.load() {
        Ok(houses) => houses,
        Err(why) => return failed(&why),
    };
    let mut library = Library { houses, books: HashMap::new() };
    let mut worst = 0;
    for (i, file) in args.files.iter().enumerate() {
        if i > 0 && !args.json {
            println!();
        }
        worst = worst.max(deal(&mut library, file, args));
    }
    ExitCode::from(worst)
}

fn deal(library: &mut Library, file: &str, args: &Args) -> u8 {
    match read(file).and_then(|text| answer(library, file, &text, args)) {
        Ok((text, status)) => {
            // A reader that stops reading (`| head`) is no reason to panic.
            let _ = std::io::stdout().write_all(text.as_bytes());
            status
        }
        Err(why) => {
            eprintln!("{why}");
            2
        }
    }
}

/// What is printed for a file, and its exit status.
fn answer(library: &mut Library, file: &str, text: &str, args: &Args) -> Result<(String, u8), Failure> {
    let paint = Paint::new(args.no_color);
    if script::is_script(text) {
        let told = script::answer(library, text, args.json, paint);
        return told.map(|text| (text, 0)).map_err(|e| e.at(shown(file)));
    }
    let (scenario, played) = play(library, file, text)?;
    let text = if args.json { json(&played) } else { tell(&scenario, &played, paint) };
    Ok((text, u8::from(played.end.is_err())))
}

pub fn read(file: &str) -> Result<String, Failure> {
    let read = match file {
        "-" => {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        }
        file => std::fs::read(file),
    };
    let bytes = read.map_err(|e| Failure::Place { place: shown(file), why: e.to_string() })?;
    String::from_utf8(bytes).map_err(|_| Failure::from(say!("command-no-text")).at(shown(file)))
}

/// What messages call a file.
pub fn shown(file: &str) -> String {
    if file == "-" { say!("command-standard-input").to_string() } else { file.into() }
}

/// A line of a file that makes no sense.
fn nonsense(wrong: Flaw) -> Failure {
    wrong.says().into()
}

fn unusable(problems: Vec<Flaw>) -> Failure {
    say!("command-unusable", why: Failure::Unsound(problems).says()).into()
}

impl Library {
    /// The rulebook of a name, read once.
    fn book(&mut self, name: &str) -> Result<&Rulebook, Failure> {
        if !self.books.contains_key(name) {
            let id = adopt(&mut self.houses, name)?;
            let book = self.houses.load(&id).map_err(unusable)?;
            self.books.insert(name.to_string(), book);
        }
        Ok(&self.books[name])
    }

    /// The poker game of a name, where it is one of poker.
    fn poker(&mut self, name: &str) -> Result<Option<HouseGame>, Failure> {
        let id = adopt(&mut self.houses, name)?;
        match self.houses.is_poker(&id) {
            true => self.houses.poker(&id).map(Some).map_err(unusable),
            false => Ok(None),
        }
    }
}

fn play(library: &mut Library, file: &str, text: &str) -> Result<(Scenario, Played), Failure> {
    let shown = &shown(file);
    let scenario = Scenario::parse(text).map_err(|e| nonsense(e).at(shown))?;
    let line = scenario.rulebook.line;
    let book = library.book(&scenario.rulebook.what);
    let book = book.map_err(|e| nonsense(Flaw::of_line(line, e.says())).at(shown))?;
    let played = scenario.play(book).map_err(|e| nonsense(e).at(shown))?;
    warn_of_impossible_cards(shown, &scenario, &played);
    Ok((scenario, played))
}

/// A script may hold more copies of a card than its shoe does: the round is played, but somebody should know.
fn warn_of_impossible_cards(shown: &str, scenario: &Scenario, played: &Played) {
    let Some(decks) = played.story.first().map(|(table, _)| table.shoe().decks) else { return };
    let mut copies: HashMap<_, u8> = HashMap::new();
    for card in &scenario.cards.what {
        let n = copies.entry(card).or_default();
        *n = n.saturating_add(1);
        if *n == decks + 1 {
            eprintln!("{}", say!("command-impossible", file: shown, card: *card, decks: decks));
        }
    }
}

#[derive(Serialize)]
struct RefusedLine<'a> {
    refused: &'a Refused,
}

fn json(played: &Played) -> String {
    let line = match &played.end {
        Ok(outcome) => serde_json::to_string(outcome),
        Err(refused) => serde_json::to_string(&RefusedLine { refused }),
    };
    format!("{}\n", line.expect("an outcome is JSON"))
}

fn tell(scenario: &Scenario, played: &Played, paint: Paint) -> String {
    let mut out = String::new();
    if let Some(title) = &scenario.title {
        out.push_str(&format!("{}\n", paint.bold(title)));
    }
    let mut narrator =
        played.story.first().map_or_else(Narrator::new, |(table, _)| Narrator::by(table.rules()));
    let mut chapter = None;
    for (table, event) in &played.story {
        // Chips brought and shoes shuffled are the script's own doing, not part of the story.
        if matches!(event, Event::Joined { .. } | Event::Shuffled { .. }) {
            continue;
        }
        let next = heading(event);
        if let Some(heading) = next.as_ref().filter(|_| next != chapter) {
            out.push_str(&format!("\n{}\n", paint.bold(&heading.to_string())));
            chapter = next;
        }
        if let Some(sentence) = narrator.tell(event) {
            out.push_str(&line(&sentence, &Called(&played.names), paint));
        }
        out.push_str(&pictures(table, event, paint));
    }
    match &played.end {
        Ok(outcome) => {
            out.push_str(&format!("\n{}\n", paint.bold(&say!("round-over-round").to_string())));
            for (player, net) in &outcome.net {
                let sign = if net.is_positive() { "+" } else { "" };
                out.push_str(&format!("  {player:<10} {sign}{net}\n"));
            }
        }
        Err(refused) => {
            out.push_str(&format!(
                "\n{} \"{}\"\n",
                paint.bold(&say!("round-refused").to_string()),
                refused.action
            ));
            out.push_str(&format!("  {} {}\n", refused.reason, paint.dim(refused.clause.id())));
        }
    }
    out
}

fn heading(event: &Event) -> Option<Telling> {
    Some(match event {
        Event::BankTaken { .. } => say!("round-bank"),
        Event::WagersClosed { .. } => say!("round-collection"),
        Event::Acted { .. } | Event::InsuranceOffered | Event::Peeked { .. } => say!("round-play"),
        Event::HoleShown { .. } => say!("round-player-dealer"),
        Event::Settled(_) => say!("round-settlement"),
        _ => return None,
    })
}

/// People as a file calls them; those without a name are known by their seats.
pub struct Called<'a>(pub &'a [String]);

impl Names for Called<'_> {
    fn name(&self, player: u32) -> String {
        self.0[player as usize].clone()
    }

    fn is(&self, player: u32) -> &'static str {
        let name = &self.0[player as usize];
        if !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit()) { "seat" } else { "other" }
    }
}

/// A sentence as the terminal shows it.
pub fn line(sentence: &Sentence, names: &dyn Names, paint: Paint) -> String {
    let words = plain(&Voice::here().tell(&sentence.says, names), |card| paint.card(card));
    match sentence.clause {
        Some(clause) => format!("  {words} {}\n", paint.dim(clause.id())),
        None => format!("  {words}\n"),
    }
}

/// Pictures of all hands once the deal is done.
fn pictures(table: &Table, event: &Event, paint: Paint) -> String {
    match event {
        Event::CardDealt { to: Target::Hole, .. } => {
            let mut out = format!("\n{}\n", paint.bold(&say!("round-deal").to_string()));
            for seat in table.deal_order() {
                let cards: Vec<_> = table.circle(seat).hands[0].cards.iter().map(|c| Some(*c)).collect();
                out.push_str(&format!(
                    "  {}\n{}\n",
                    say!("round-seat", seat: seat),
                    paint.pictures(&cards, "  ")
                ));
            }
            let up = table.bank().and_then(|b| b.cards.first()).copied();
            let bank = say!("round-player-dealer");
            out.push_str(&format!("  {bank}\n{}\n", paint.pictures(&[up, None], "  ")));
            out
        }
        _ => String::new(),
    }
}
