//! `cardroom deal`: referees a round written down in a scenario file, and tells it clause by clause.

use crate::houses::{HousesArg, adopt, lines};
use crate::paint::Paint;
use games::blackjack::{Event, Part, PlayerId, Sentence, Table, Target, narrate};
use games::rulebook::{Houses, Rulebook};
use games::scenario::{Played, Refused, Scenario, Script, Scripted};
use serde::Serialize;
use std::collections::HashMap;
use std::io::{Read, Write};
use std::process::ExitCode;

/// Referee a round written in a scenario file, and narrate it clause by clause
///
/// Exit status: 0 the round was played to its end; 1 a command in the file was refused; 2 the file cannot be read or
/// makes no sense. With several files, the highest of theirs.
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
}

/// House files and the rulebooks made of them so far.
struct Library {
    houses: Houses,
    books: HashMap<String, Rulebook>,
}

pub fn run(args: &Args) -> ExitCode {
    let houses = match args.houses.load() {
        Ok(houses) => houses,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
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
        Err(message) => {
            eprintln!("{}", message.trim_end());
            2
        }
    }
}

/// What is printed for a file, and its exit status.
fn answer(library: &mut Library, file: &str, text: &str, args: &Args) -> Result<(String, u8), String> {
    let paint = Paint::new(args.no_color);
    if is_script(text) {
        let (script, played) = play_script(library, file, text)?;
        let text = if args.json { script_json(&played) } else { tell_script(&script, &played, paint) };
        return Ok((text, 0));
    }
    let (scenario, played) = play(library, file, text)?;
    let text = if args.json { json(&played) } else { tell(&scenario, &played, paint) };
    Ok((text, u8::from(played.end.is_err())))
}

fn read(file: &str) -> Result<String, String> {
    if file == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map_err(|e| format!("standard input: {e}"))?;
        return String::from_utf8(bytes).map_err(|_| "standard input: not UTF-8 text".to_string());
    }
    std::fs::read(file)
        .map_err(|e| format!("{file}: {e}"))
        .and_then(|bytes| String::from_utf8(bytes).map_err(|_| format!("{file}: not UTF-8 text")))
}

/// What messages call a file.
fn shown(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

impl Library {
    /// The rulebook of a name, read once.
    fn book(&mut self, name: &str) -> Result<&Rulebook, String> {
        if !self.books.contains_key(name) {
            let id = adopt(&mut self.houses, name)?;
            let book = self.houses.load(&id);
            let book =
                book.map_err(|problems| format!("the rulebook cannot be used\n{}", lines(&problems)))?;
            self.books.insert(name.to_string(), book);
        }
        Ok(&self.books[name])
    }
}

/// A table script has steps instead of one round's bank, wagers and actions.
fn is_script(text: &str) -> bool {
    text.parse::<toml::Table>().is_ok_and(|file| file.contains_key("steps"))
}

fn play_script(library: &mut Library, file: &str, text: &str) -> Result<(Script, Scripted), String> {
    let shown = shown(file);
    let script = Script::parse(text).map_err(|e| format!("{shown}: {e}"))?;
    let book = library.book(&script.rulebook).map_err(|e| format!("{shown}: {e}"))?;
    let played = script.play(book).map_err(|e| format!("{shown}: {e}"))?;
    Ok((script, played))
}

fn script_json(played: &Scripted) -> String {
    let name = |p: &games::blackjack::Person| played.names[p.id.0 as usize].clone();
    let stacks: HashMap<_, _> = played.table.people().iter().map(|p| (name(p), p.stack)).collect();
    let line = serde_json::json!({
        "rounds": played.table.rounds(), "stacks": stacks, "drop": played.table.drop_box(),
        "refused": played.refusals.len(),
    });
    format!("{line}\n")
}

fn tell_script(script: &Script, played: &Scripted, paint: Paint) -> String {
    let mut out = String::new();
    if let Some(title) = &script.title {
        out.push_str(&format!("{}\n\n", paint.bold(title)));
    }
    let name = |id: PlayerId| played.names[id.0 as usize].clone();
    for (table, event) in &played.story {
        if let Some(sentence) = narrate(table, event, &name) {
            out.push_str(&line(&sentence, paint));
        }
    }
    for (step, refusal) in &played.refusals {
        let clause = paint.dim(refusal.clause.id());
        out.push_str(&format!("  Refused: \"{step}\". {} {clause}\n", refusal.reason));
    }
    out
}

fn play(library: &mut Library, file: &str, text: &str) -> Result<(Scenario, Played), String> {
    let shown = shown(file);
    let scenario = Scenario::parse(text).map_err(|e| format!("{shown}: {e}"))?;
    let at = scenario.rulebook.line;
    let book = library.book(&scenario.rulebook.what).map_err(|e| format!("{shown}: line {at}: {e}"))?;
    let played = scenario.play(book).map_err(|e| format!("{shown}: {e}"))?;
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
            eprintln!("{shown}: warning: more {card} than {decks} deck(s) hold");
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
    let name = |id: PlayerId| played.names[id.0 as usize].clone();
    let mut chapter = "";
    for (table, event) in &played.story {
        // Chips brought and shoes shuffled are the script's own doing, not part of the story.
        if matches!(event, Event::Joined { .. } | Event::Shuffled { .. }) {
            continue;
        }
        let next = heading(event);
        if !next.is_empty() && next != chapter {
            chapter = next;
            out.push_str(&format!("\n{}\n", paint.bold(chapter)));
        }
        if let Some(sentence) = narrate(table, event, &name) {
            out.push_str(&line(&sentence, paint));
        }
        out.push_str(&pictures(table, event, paint));
    }
    match &played.end {
        Ok(outcome) => {
            out.push_str(&format!("\n{}\n", paint.bold("Over the round, fees included")));
            for (player, net) in &outcome.net {
                let sign = if net.is_positive() { "+" } else { "" };
                out.push_str(&format!("  {player:<10} {sign}{net}\n"));
            }
        }
        Err(refused) => {
            out.push_str(&format!("\n{} \"{}\"\n", paint.bold("Refused:"), refused.action));
            out.push_str(&format!("  {} {}\n", refused.reason, paint.dim(refused.clause.id())));
        }
    }
    out
}

fn heading(event: &Event) -> &'static str {
    match event {
        Event::BankTaken { .. } => "The bank and the wagers",
        Event::WagersClosed { .. } => "Collection",
        Event::CardDealt { to: Target::Hand { .. }, .. } => "",
        Event::BankFeeTaken { .. } => "",
        Event::Acted { .. } | Event::InsuranceOffered | Event::Peeked { .. } => "Play",
        Event::HoleShown { .. } => "The player-dealer",
        Event::Settled(_) => "Settlement",
        _ => "",
    }
}

fn line(sentence: &Sentence, paint: Paint) -> String {
    let words: String = sentence
        .parts
        .iter()
        .map(|part| match part {
            Part::Words(words) => words.clone(),
            Part::Card(card) => paint.card(*card),
        })
        .collect();
    match sentence.clause {
        Some(clause) => format!("  {words} {}\n", paint.dim(clause.id())),
        None => format!("  {words}\n"),
    }
}

/// Pictures of all hands once the deal is done.
fn pictures(table: &Table, event: &Event, paint: Paint) -> String {
    match event {
        Event::CardDealt { to: Target::Hole, .. } => {
            let mut out = format!("\n{}\n", paint.bold("The deal"));
            for seat in table.deal_order() {
                let cards: Vec<_> = table.circle(seat).hands[0].cards.iter().map(|c| Some(*c)).collect();
                out.push_str(&format!("  Seat {seat}\n{}\n", paint.pictures(&cards, "  ")));
            }
            let up = table.bank().and_then(|b| b.cards.first()).copied();
            out.push_str(&format!("  Player-dealer\n{}\n", paint.pictures(&[up, None], "  ")));
            out
        }
        _ => String::new(),
    }
}
