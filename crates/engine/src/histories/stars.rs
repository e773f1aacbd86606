//! PokerStars' text: hold'em, Omaha and stud, cash games and tournaments.

use super::{Told, amount, clockwise, other_game, unread, variant};
use chips::Money;
use games::Flaw;
use std::collections::HashMap;

/// Reads every hand of a text.
pub fn read(text: &str) -> Result<Vec<Told>, Flaw> {
    let lines: Vec<&str> = text.lines().map(|l| l.trim_start_matches('\u{feff}').trim_end()).collect();
    let starts: Vec<usize> = (0..lines.len()).filter(|i| lines[*i].starts_with("PokerStars ")).collect();
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    starts.iter().zip(ends).map(|(from, to)| hand(&lines[*from..to], *from)).collect()
}

/// What is read so far.
struct Reading {
    told: Told,
    /// The place of a player by name.
    places: HashMap<String, usize>,
    live: Vec<bool>,
    hole: usize,
    over: bool,
}

/// The game's name in a header, longest first.
const GAMES: [(&str, &str, usize); 6] = [
    ("Omaha Hi/Lo", "omaha-hi-lo", 4),
    ("7 Card Stud Hi/Lo", "stud-hi-lo", 3),
    ("7 Card Stud", "stud", 3),
    ("Hold'em", "holdem", 2),
    ("Omaha", "omaha", 4),
    ("Razz", "razz", 3),
];

fn header(line: &str, number: usize) -> Result<(Told, usize), Flaw> {
    let (_, name, hole) = GAMES
        .iter()
        .find(|(game, ..)| line.contains(game))
        .ok_or_else(|| other_game(number, line.split(" - ").next().unwrap_or(line)))?;
    let betting = match line {
        _ if line.contains("No Limit") => "NL",
        _ if line.contains("Pot Limit") => "PL",
        _ => "FL",
    };
    let variant = variant(name, betting).ok_or_else(|| other_game(number, &format!("{name} {betting}")))?;
    let stakes = line.rsplit_once('(').and_then(|(_, rest)| rest.split_once(')')).map(|(inside, _)| inside);
    let (low, high) = stakes.and_then(|s| s.split_once('/')).ok_or_else(|| unread(number, line))?;
    let bets = amount(low).zip(amount(high)).ok_or_else(|| unread(number, line))?;
    let hand = line.split('#').nth(1).and_then(|rest| rest.split(':').next()).unwrap_or_default().to_string();
    Ok((Told { variant, bets, source: "PokerStars", hand, ..Told::default() }, *hole))
}

/// `Seat 3: Ann ($100 in chips)`: the seat, the name, the chips.
fn seat(line: &str) -> Option<(u64, &str, Money)> {
    let (number, rest) = line.strip_prefix("Seat ")?.split_once(": ")?;
    let (name, chips) = rest.rsplit_once(" (").filter(|(_, c)| c.contains(" in chips"))?;
    let chips = chips.split(" in chips").next()?;
    Some((number.parse().ok()?, name, amount(chips)?))
}

fn hand(lines: &[&str], from: usize) -> Result<Told, Flaw> {
    let (mut told, hole) = header(lines[0], from + 1)?;
    let summary = lines.iter().position(|l| l.starts_with("*** SUMMARY")).unwrap_or(lines.len());
    let body = &lines[..summary];
    let speaks = |name: &str| body.iter().any(|l| l.strip_prefix(name).is_some_and(|r| r.starts_with(": ")));
    let dealt = |name: &str| body.iter().any(|l| l.starts_with(&format!("Dealt to {name} [")));
    let sits = body.iter().filter_map(|l| seat(l));
    let sits: Vec<_> = sits.filter(|(_, name, _)| speaks(name) || dealt(name)).collect();
    let button = body.iter().find_map(|l| l.split_once("Seat #")?.1.split(' ').next()?.parse::<u64>().ok());
    let numbers: Vec<u64> = sits.iter().map(|(n, ..)| *n).collect();
    let order = clockwise(&numbers, button.unwrap_or(0));
    told.names = order.iter().map(|i| sits[*i].1.to_string()).collect();
    told.stacks = order.iter().map(|i| sits[*i].2).collect();
    let n = told.names.len();
    (told.antes, told.blinds) = (vec![Money::ZERO; n], vec![Money::ZERO; n]);
    let places = told.names.iter().cloned().enumerate().map(|(i, name)| (name, i)).collect();
    let mut reading = Reading { told, places, live: vec![true; n], hole, over: false };
    let holes = body.iter().position(|l| l.starts_with("*** ")).unwrap_or(summary);
    for (i, line) in body.iter().enumerate().skip(1) {
        let number = from + i + 1;
        match line {
            _ if seat(line).is_some() => {}
            _ if i == holes => reading.first_cards(&body[i..]),
            _ if line.starts_with("*** ") => reading.street(line, &body[i..]),
            _ => reading.line(line, number)?,
        }
    }
    Ok(reading.told)
}

/// The cards between the last brackets: `[2s 3h] [4d]` has `4d`.
fn last_cards(line: &str) -> String {
    let inside =
        line.rsplit_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(cards, _)| cards);
    inside.split(' ').collect()
}

/// Every card between brackets: `[2s 3h] [4d]` has all three.
fn all_cards(line: &str) -> String {
    let parts = line.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    parts.map(|(cards, _)| cards.replace(' ', "")).collect()
}

impl Reading {
    fn said(&mut self, place: usize, what: impl AsRef<str>) {
        self.told.actions.push(format!("p{} {}", place + 1, what.as_ref()));
    }

    fn deal(&mut self, place: usize, cards: &str) {
        self.told.actions.push(format!("d dh p{} {cards}", place + 1));
    }

    /// What a player was dealt on this street, as the lines after its heading say; unknown cards come first, a face-up one last.
    fn dealt(&self, place: usize, lines: &[&str], count: usize) -> String {
        let start = format!("Dealt to {} [", self.told.names[place]);
        let of_street = lines.iter().skip(1).take_while(|l| !l.starts_with("*** "));
        let found = of_street.into_iter().find(|l| l.starts_with(&start));
        let known = found.map(|l| if count > 1 { all_cards(l) } else { last_cards(l) }).unwrap_or_default();
        format!("{}{known}", "??".repeat(count.saturating_sub(known.len() / 2)))
    }

    fn first_cards(&mut self, lines: &[&str]) {
        for place in 0..self.live.len() {
            let cards = self.dealt(place, lines, self.hole);
            self.deal(place, &cards);
        }
    }

    fn street(&mut self, line: &str, lines: &[&str]) {
        let board = ["*** FLOP", "*** TURN", "*** RIVER"].iter().any(|name| line.starts_with(name));
        if line.starts_with("*** SHOW") {
        } else if self.told.is_stud() {
            for place in (0..self.live.len()).filter(|p| self.live[*p]).collect::<Vec<_>>() {
                let card = self.dealt(place, lines, 1);
                self.deal(place, &card);
            }
        } else if board {
            self.told.actions.push(format!("d db {}", last_cards(line)));
        }
    }

    /// Something somebody did: `Ann: raises $2 to $4 and is all-in`.
    fn line(&mut self, line: &str, number: usize) -> Result<(), Flaw> {
        let names = self.told.names.iter().filter(|n| line.starts_with(&format!("{n}: ")));
        let Some(name) = names.max_by_key(|n| n.len()).cloned() else { return Ok(()) };
        let (place, said) = (self.places[&name], &line[name.len() + 2..]);
        let words: Vec<&str> = said.split(' ').collect();
        let money = |at: usize| words.get(at).and_then(|w| amount(w)).ok_or_else(|| unread(number, line));
        match words[0] {
            "posts" => self.posts(place, said, number)?,
            "folds" => {
                self.said(place, "f");
                self.live[place] = false;
                self.over = self.live.iter().filter(|l| **l).count() == 1;
            }
            "checks" | "calls" => self.said(place, "cc"),
            "brings" => {
                self.told.bring_in = Some(money(3)?);
                self.said(place, "pb");
            }
            "bets" => self.said(place, format!("cbr {}", super::amount_text(money(1)?))),
            "raises" => {
                let to = words.iter().position(|w| *w == "to").ok_or_else(|| unread(number, line))?;
                self.said(place, format!("cbr {}", super::amount_text(money(to + 1)?)));
            }
            "shows" if !self.over => self.said(place, format!("sm {}", all_cards(said))),
            "mucks" if !self.over => self.said(place, "sm"),
            _ => {}
        }
        Ok(())
    }

    /// The big blind: as it was posted, or else the one of the stakes, which in fixed limit are the bets.
    fn big_blind(&self) -> Money {
        let posted = self.told.blinds.iter().copied().max().filter(|b| b.is_positive());
        let (low, high) = self.told.bets;
        posted.unwrap_or(if self.told.variant.starts_with('F') { low } else { high })
    }

    fn posts(&mut self, place: usize, said: &str, number: usize) -> Result<(), Flaw> {
        let posted =
            said.split(' ').find_map(|w| amount(w).filter(|_| w.contains(|c: char| c.is_ascii_digit())));
        let posted = posted.ok_or_else(|| unread(number, said))?;
        let blinds = |all: &[Money]| all.iter().filter(|b| b.is_positive()).count();
        if said.contains("ante") {
            self.told.antes[place] += posted;
        } else if said.contains("small & big") {
            // The small part is dead: it buys nothing.
            let big = self.big_blind();
            self.told.antes[place] += posted - big;
            self.told.dead = true;
            self.told.blinds[place] = -big;
        } else if said.contains("big") && blinds(&self.told.blinds) > 1 {
            self.told.blinds[place] = -posted;
        } else if said.contains("small") && self.told.blinds.iter().any(|b| b.is_positive()) {
            self.told.antes[place] += posted;
            self.told.dead = true;
        } else {
            self.told.blinds[place] = posted;
        }
        Ok(())
    }
}
