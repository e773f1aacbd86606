//! The actions of a hand history: `p3 cbr 400`, `d db 7c6cQh`, and our additions.

use crate::poker::command::{Cards, Command, Dealt, Seat};
use cards::Card;
use chips::Money;
use std::fmt::Write;
use voice::{Telling, say};

/// Reads one action. Commentary after `#` is left out; an action that is only that is none.
pub fn parse_action(text: &str) -> Result<Option<Command>, Telling> {
    let text = text.split('#').next().unwrap_or_default();
    let mut words = text.split_ascii_whitespace();
    let Some(who) = words.next() else { return Ok(None) };
    let rest: [Option<&str>; 3] = [words.next(), words.next(), words.next()];
    if words.next().is_some() {
        return Err(say!("phh-too-many-words"));
    }
    match who {
        "d" => dealer(rest).map(Some),
        _ => player(seat(who)?, rest).map(Some),
    }
}

fn seat(word: &str) -> Result<Seat, Telling> {
    let number = word.strip_prefix('p').and_then(|n| n.parse::<u8>().ok()).filter(|n| *n > 0);
    number.map(|n| n - 1).ok_or_else(|| say!("phh-no-such-player", word: word))
}

fn cards(text: &str) -> Result<Cards, Telling> {
    let mut cards = Cards::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = if rest.starts_with("10") { 3 } else { 2 };
        let (word, tail) = rest.split_at_checked(length).ok_or_else(|| say!("phh-no-card", text: rest))?;
        cards.try_push(card(word)?).map_err(|_| say!("phh-too-many-cards"))?;
        rest = tail;
    }
    Ok(cards)
}

fn card(word: &str) -> Result<Dealt, Telling> {
    if word == "??" {
        return Ok(None);
    }
    quick_card(word).or_else(|| word.parse().ok()).map(Some).ok_or_else(|| say!("phh-no-card", text: word))
}

/// The usual spelling, without searching: archives are long.
fn quick_card(word: &str) -> Option<Card> {
    let &[rank, suit] = word.as_bytes() else { return None };
    let rank = match rank {
        b'2'..=b'9' => rank - b'2',
        b'T' => 8,
        b'J' => 9,
        b'Q' => 10,
        b'K' => 11,
        b'A' => 12,
        _ => return None,
    };
    let suit = match suit {
        b'c' => 0,
        b'd' => 1,
        b'h' => 2,
        b's' => 3,
        _ => return None,
    };
    Card::from_index(4 * rank + suit)
}

fn one(word: Option<&str>) -> Result<Dealt, Telling> {
    card(word.ok_or_else(|| say!("phh-names-no-card"))?)
}

fn some(word: Option<&str>) -> Result<Cards, Telling> {
    cards(word.ok_or_else(|| say!("phh-names-no-cards"))?)
}

fn number(word: Option<&str>) -> Result<u8, Telling> {
    word.and_then(|w| w.parse().ok()).ok_or_else(|| say!("phh-no-number"))
}

fn amount_of(word: &str) -> Result<Money, Telling> {
    super::record::parse_amount(word).map_err(|e| say!("phh-its-amount", why: Telling::from(e)))
}

fn dealer(words: [Option<&str>; 3]) -> Result<Command, Telling> {
    let none = |command, rest: &[Option<&str>]| match rest.iter().any(Option::is_some) {
        true => Err(say!("phh-too-many-words")),
        false => Ok(command),
    };
    let [verb, a, b] = words;
    let to = || seat(a.ok_or_else(|| say!("phh-names-no-player"))?);
    match verb.ok_or_else(|| say!("phh-no-verb"))? {
        "dh" => Ok(Command::Deal { seat: to()?, cards: some(b)? }),
        "db" => none(Command::Board { cards: some(a)? }, &[b]),
        "burn" => none(Command::Burn { card: one(a)? }, &[b]),
        "clear" => none(Command::AllClear, &[a, b]),
        "exposed" => Ok(Command::Exposed { seat: to()?, card: one(b)? }),
        "off" => Ok(Command::OffTable { seat: to()?, card: one(b)? }),
        "touched" => Ok(Command::Touched { seat: to()?, card: one(b)? }),
        "boxed" => Ok(Command::Boxed { seat: to()?, card: one(b)? }),
        "extra" => Ok(Command::Extra { seat: to()?, card: one(b)? }),
        "short" => none(Command::Short { seat: to()? }, &[b]),
        "early" if a == Some("db") => Ok(Command::Early { cards: some(b)? }),
        "over" if a == Some("db") => Ok(Command::Over { cards: some(b)? }),
        "misburn" => Ok(Command::Misburn { count: number(a)?, card: b.map(card).transpose()?.flatten() }),
        "scramble" => none(Command::Scramble, &[a, b]),
        "common" => none(Command::Common { card: one(a)? }, &[b]),
        "correct" => {
            let named = |word| one(word)?.ok_or_else(|| say!("phh-corrected-card-named"));
            Ok(Command::Correct { from: named(a)?, to: named(b)? })
        }
        "again" => {
            let named = |word| one(word)?.ok_or_else(|| say!("phh-corrected-card-named"));
            Ok(Command::NameAgain { from: named(a)?, to: named(b)? })
        }
        "retract" => none(Command::Retract { seat: to()? }, &[b]),
        "count" => {
            let amount = b.ok_or_else(|| say!("phh-no-amount"))?;
            Ok(Command::Count { seat: to()?, chips: amount_of(amount)? })
        }
        "reverse" => none(Command::Reverse, &[a, b]),
        "dead" => none(Command::Dead { seat: to()? }, &[b]),
        "void" => none(Command::Void, &[a, b]),
        verb => Err(say!("phh-dealer-has-no", verb: verb)),
    }
}

fn player(seat: Seat, words: [Option<&str>; 3]) -> Result<Command, Telling> {
    let [verb, a, b] = words;
    if b.is_some() {
        return Err(say!("phh-too-many-words"));
    }
    let alone = |command| if a.is_some() { Err(say!("phh-too-many-words")) } else { Ok(command) };
    match verb.ok_or_else(|| say!("phh-no-verb"))? {
        "f" => alone(Command::Fold { seat }),
        "cc" => alone(Command::Call { seat }),
        "pb" => alone(Command::BringIn { seat }),
        "cbr" => {
            let amount = a.ok_or_else(|| say!("phh-no-amount"))?;
            Ok(Command::Raise { seat, to: amount_of(amount)? })
        }
        "sd" => Ok(Command::Draw { seat, cards: cards(a.unwrap_or_default())? }),
        "sm" => match a {
            None => Ok(Command::Muck { seat }),
            Some("-") => Ok(Command::Show { seat, cards: Cards::new() }),
            Some(text) => Ok(Command::Show { seat, cards: cards(text)? }),
        },
        "kill" => alone(Command::Kill { seat }),
        "ann" if a == Some("board") => Ok(Command::PlayBoard { seat }),
        "clear" => Ok(Command::Clear { seat, card: one(a)? }),
        "draw" => Ok(Command::Ask { seat, count: number(a)? }),
        "knock" => alone(Command::Knock { seat }),
        "stop" => alone(Command::Stop { seat }),
        verb => Err(say!("phh-player-has-no", verb: verb)),
    }
}

/// A command as it is written in a hand history.
pub fn action_text(command: &Command) -> String {
    let many = |cards: &Cards| cards.iter().map(|c| name(*c)).collect::<String>();
    let p = |seat: &Seat| format!("p{}", seat + 1);
    match command {
        Command::Fold { seat } => format!("{} f", p(seat)),
        Command::Call { seat } => format!("{} cc", p(seat)),
        Command::Raise { seat, to } => format!("{} cbr {}", p(seat), super::record::amount_text(*to)),
        Command::BringIn { seat } => format!("{} pb", p(seat)),
        Command::Draw { seat, cards } => trimmed(format!("{} sd {}", p(seat), many(cards))),
        Command::Ask { seat, count } => format!("{} draw {count}", p(seat)),
        Command::Knock { seat } => format!("{} knock", p(seat)),
        Command::Kill { seat } => format!("{} kill", p(seat)),
        Command::Clear { seat, card } => format!("{} clear {}", p(seat), name(*card)),
        Command::Show { seat, cards } if cards.is_empty() => format!("{} sm -", p(seat)),
        Command::Show { seat, cards } => format!("{} sm {}", p(seat), many(cards)),
        Command::Muck { seat } => format!("{} sm", p(seat)),
        Command::PlayBoard { seat } => format!("{} ann board", p(seat)),
        Command::Stop { seat } => format!("{} stop", p(seat)),
        Command::Deal { seat, cards } => format!("d dh {} {}", p(seat), many(cards)),
        Command::Board { cards } => format!("d db {}", many(cards)),
        Command::Burn { card } => format!("d burn {}", name(*card)),
        Command::AllClear => "d clear".into(),
        Command::Exposed { seat, card } => format!("d exposed {} {}", p(seat), name(*card)),
        Command::OffTable { seat, card } => format!("d off {} {}", p(seat), name(*card)),
        Command::Touched { seat, card } => format!("d touched {} {}", p(seat), name(*card)),
        Command::Boxed { seat, card } => format!("d boxed {} {}", p(seat), name(*card)),
        Command::Early { cards } => format!("d early db {}", many(cards)),
        Command::Over { cards } => format!("d over db {}", many(cards)),
        Command::Extra { seat, card } => format!("d extra {} {}", p(seat), name(*card)),
        Command::Short { seat } => format!("d short {}", p(seat)),
        Command::Misburn { count, card: None } => format!("d misburn {count}"),
        Command::Misburn { count, card } => format!("d misburn {count} {}", name(*card)),
        Command::Scramble => "d scramble".into(),
        Command::Common { card } => format!("d common {}", name(*card)),
        Command::Correct { from, to } => format!("d correct {from} {to}"),
        Command::NameAgain { from, to } => format!("d again {from} {to}"),
        Command::Dead { seat } => format!("d dead {}", p(seat)),
        Command::Retract { seat } => format!("d retract {}", p(seat)),
        Command::Count { seat, chips } => {
            format!("d count {} {}", p(seat), super::record::amount_text(*chips))
        }
        Command::Reverse => "d reverse".into(),
        Command::Void => "d void".into(),
    }
}

fn trimmed(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text
}

fn name(card: Dealt) -> String {
    let mut text = String::with_capacity(2);
    match card {
        Some(c) => write!(text, "{c}").expect("a string takes everything"),
        None => text.push_str("??"),
    }
    text
}
