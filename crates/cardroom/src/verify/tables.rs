//! Every table replayed through the referee, and the house's own book.

use super::books::{Books, Row};
use super::guests::Mingled;
use super::money::{Accounts, Ledger, Till};
use super::shuffles::Shuffles;
use super::signatures::Ruled;
use super::{Findings, dealer};
use crate::error::Failure;
use chips::Money;
use games::Edition;
use games::Flaw;
use games::Refusal;
use games::blackjack::{Command, Event, Setup, Table};
use games::rulebook::Houses;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use voice::{Telling, say};

/// The roles that hand chips over the counter.
const AT_THE_COUNTER: [&str; 2] = ["cage", "manager"];

/// Checks the house's book: chips over the counter, and corrections that correct something.
pub fn house(books: &Books, ledger: &mut Ledger, findings: &mut Findings) {
    let mut handed: BTreeMap<u64, (u64, i64)> = BTreeMap::new();
    let mut staff: BTreeMap<u64, (String, bool)> = BTreeMap::new();
    for row in books.logs.get(&0).into_iter().flatten() {
        let Ok(Value::Object(body)) = serde_json::from_str(&row.body) else {
            findings.wrong(0, row.seq, say!("verify-unreadable"));
            continue;
        };
        let Some((kind, what)) = done(&body) else { continue };
        let player = what["player"].as_u64().unwrap_or(0);
        let cents = |key: &str| {
            let dollars = what[key].as_f64().unwrap_or(f64::NAN);
            Money::from_dollars(dollars).map_or(0, Money::as_cents)
        };
        let into_wallet = match kind {
            "welcomed" => cents("chips"),
            "issued" | "corrected" | "refilled" => cents("amount"),
            "redeemed" => -cents("amount"),
            "parted" => -cents("chips"),
            _ => 0,
        };
        match kind {
            "welcomed" => {
                let bot = what["bot"].as_bool().unwrap_or_default();
                staff.insert(player, (what["role"].as_str().unwrap_or_default().into(), bot));
            }
            "role_given" => {
                staff.entry(player).or_default().0 = what["role"].as_str().unwrap_or_default().into();
            }
            "issued" | "redeemed" | "corrected" if books.whole => {
                let who = row.actor.and_then(|actor| staff.get(&(actor as u64)));
                if who.is_none_or(|(role, bot)| *bot || !AT_THE_COUNTER.contains(&role.as_str())) {
                    findings.wrong(0, row.seq, say!("verify-no-cashier"));
                }
            }
            _ => {}
        }
        if kind == "corrected" {
            let first = what["entry"].as_u64().and_then(|entry| handed.remove(&entry));
            if first != Some((player, -into_wallet)) {
                findings.wrong(0, row.seq, say!("verify-corrects-nothing"));
            }
        } else if into_wallet != 0 && kind != "parted" {
            handed.insert(row.seq, (player, into_wallet));
        }
        let mut moved = Accounts::new();
        if into_wallet != 0 {
            moved.insert("cage".into(), -into_wallet);
            moved.insert(format!("wallet/{player}"), into_wallet);
        }
        // An export of one table has only a part of this book: its money cannot be added up.
        if books.whole {
            ledger.book(0, row, moved, findings);
        }
    }
}

/// What a record of the house's book is of: the deed itself, where two people signed one.
pub fn done(body: &Map<String, Value>) -> Option<(&str, &Value)> {
    let (kind, what) = match body.get("signed") {
        Some(signed) => signed["deed"].as_object()?.iter().next()?,
        None => body.iter().next()?,
    };
    Some((kind, what))
}

/// What a table was opened with.
#[derive(Deserialize)]
struct Spec {
    rulebook: String,
    option: u8,
    decks: u8,
    dealing: String,
    files: Vec<(String, String)>,
}

fn spec_of(books: &Books, table: u32) -> Result<Spec, Telling> {
    for row in books.logs.get(&0).into_iter().flatten() {
        let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
        let opened = &body["table_opened"];
        if opened["table"].as_u64() == Some(u64::from(table)) {
            return serde_json::from_value(opened["spec"].clone())
                .map_err(|e| say!("verify-unread", why: e.to_string()));
        }
    }
    Err(say!("verify-unopened"))
}

/// The edition of the rules that a record names: none is named before the second, and none goes back to an earlier one.
pub fn edition(body: &Value, before: Edition) -> Result<Edition, Telling> {
    let named: Option<Edition> = serde_json::from_value(body["edition"].clone())
        .map_err(|e| say!("verify-unread", why: e.to_string()))?;
    let edition = named.unwrap_or_default();
    match edition {
        _ if edition < before => {
            Err(say!("verify-edition-back", edition: edition.to_string(), before: before.to_string()))
        }
        _ if !edition.is_known() => Err(say!("verify-edition-unknown", edition: edition.to_string())),
        _ => Ok(edition),
    }
}

/// What is wrong with a house file.
fn unsound(problems: Vec<Flaw>) -> Telling {
    Failure::Unsound(problems).says()
}

/// The referee does not let a command be.
pub fn refused(command: &impl std::fmt::Debug, refusal: &Refusal) -> Telling {
    say!("verify-refused", command: format!("{command:?}"), why: refusal.to_string())
}

/// An account does not hold the chips that lie where it is for.
pub fn lies(account: String, held: i64, counted: i64) -> Telling {
    say!("verify-lies", account: account, held: held.to_string(), counted: counted.to_string())
}

fn open(spec: &Spec, houses: &Houses) -> Result<Table, Telling> {
    let book = houses.load(&spec.rulebook).map_err(unsound)?;
    let schedule = book.schedule(spec.option).ok_or_else(|| say!("verify-no-schedule"))?;
    let (fewest, most) = book.rules.decks;
    if !(fewest..=most).contains(&spec.decks) {
        return Err(say!("verify-decks"));
    }
    let (rules, schedule) = (book.rules.clone(), schedule.clone());
    let table = Table::open(Setup { rules, schedule, decks: spec.decks, turn: 1 });
    Ok(if spec.dealing == "human" { table.dealt_by_hand() } else { table })
}

/// Replays a table.
pub fn table(books: &Books, log: u32, ledger: &mut Ledger, findings: &mut Findings) {
    let spec = match spec_of(books, log) {
        Ok(spec) => spec,
        Err(why) => return findings.wrong(log, 0, why),
    };
    if spec.dealing != "human" {
        dealer::check(books, log, findings);
    }
    let houses = Houses::stored(&spec.files);
    if houses.is_poker(&spec.rulebook) {
        let played = houses
            .poker(&spec.rulebook)
            .map_err(unsound)
            .and_then(|house| super::poker::table(books, log, spec.option, &house, ledger, findings));
        if let Err(why) = played {
            findings.wrong(log, 0, say!("verify-set-up", why: why));
        }
        return;
    }
    let mut game = match open(&spec, &houses) {
        Ok(game) => game,
        Err(why) => return findings.wrong(log, 0, say!("verify-set-up", why: why)),
    };
    let till = Till { table: log, option: spec.option };
    let mut shuffles = Shuffles::new(books, log);
    let mut mingled = Mingled::default();
    let mut ruled_under = Edition::FIRST;
    for row in &books.logs[&log] {
        let mut moved = Accounts::new();
        let mut at = Place { till: &till, shuffles: &mut shuffles, mingled: &mut mingled };
        let read = record(row, &mut ruled_under, &mut game, &mut at, &mut moved, findings);
        if let Err(why) = read.and_then(|()| mingled.close(log, row.seq, ledger)) {
            findings.wrong(log, row.seq, why);
            return;
        }
        if books.whole {
            ledger.book(log, row, moved, findings);
        }
    }
    findings.counts.rounds += u64::from(game.rounds());
    if books.whole {
        compare_chips(log, &spec, &game, ledger, findings);
    }
}

/// What is kept of a table beside its game.
struct Place<'a, 'b> {
    till: &'a Till,
    shuffles: &'a mut Shuffles<'b>,
    mingled: &'a mut Mingled,
}

fn record(
    row: &Row,
    ruled_under: &mut Edition,
    game: &mut Table,
    at: &mut Place<'_, '_>,
    moved: &mut Accounts,
    findings: &mut Findings,
) -> Result<(), Telling> {
    let body: Value =
        serde_json::from_str(&row.body).map_err(|e| say!("verify-unread", why: e.to_string()))?;
    *ruled_under = edition(&body, *ruled_under)?;
    game.rule_under(*ruled_under);
    for step in body["steps"].as_array().ok_or_else(|| say!("verify-no-steps"))? {
        if let Some(event) = step.get("room") {
            at.shuffles.event(row.seq, event, game, findings);
            at.mingled.room_event(event, moved);
            continue;
        }
        let played = &step["blackjack"];
        let command: Command = serde_json::from_value(played["command"].clone())
            .map_err(|e| say!("verify-unread", why: e.to_string()))?;
        let events: Vec<Event> = serde_json::from_value(played["events"].clone())
            .map_err(|e| say!("verify-unread", why: e.to_string()))?;
        findings.counts.commands += 1;
        if let Command::Card(card) = &command {
            at.shuffles.card(row.seq, *card, findings);
        }
        match game.decide(&command) {
            Ok(decided) if decided == events => {}
            Ok(_) => return Err(say!("verify-otherwise", command: format!("{command:?}"))),
            Err(refusal) => return Err(refused(&command, &refusal)),
        }
        let stood = matches!(command, Command::Floor { .. }).then(|| game.clone());
        for event in &events {
            let before = game.clone();
            game.apply(event);
            let mut moves = Accounts::new();
            at.till.moves(event, &before, game, &mut moves);
            at.mingled.blackjack(event, &moves);
            moves.into_iter().for_each(|(account, cents)| *moved.entry(account).or_default() += cents);
        }
        if let Some(stood) = stood {
            findings.ruled.push(Ruled { log: at.till.table, seq: row.seq, stake: stake(&stood, game) });
        }
    }
    Ok(())
}

fn bank_of(game: &Table) -> Money {
    game.bank().map_or(Money::ZERO, |b| b.wager + b.result)
}

/// The cents that a ruling is about: what lay on the felt before or after it, or what it gave back, whichever is most.
fn stake(before: &Table, after: &Table) -> i64 {
    let felt = |game: &Table| {
        let stacks: Money = game.people().iter().map(|p| p.stack).sum();
        game.total_chips() - game.drop_box() - stacks - bank_of(game)
    };
    let gained = after.people().iter().map(|person| {
        let had = before.person(person.id).map_or(Money::ZERO, |p| p.stack);
        (person.stack - had).max(Money::ZERO)
    });
    let put_up = (bank_of(before) - bank_of(after)).max(Money::ZERO);
    (gained.sum::<Money>() - put_up).max(felt(before)).max(felt(after)).as_cents()
}

/// The chips that the referee counts at the end are those in the accounts.
fn compare_chips(log: u32, spec: &Spec, game: &Table, ledger: &Ledger, findings: &mut Findings) {
    let mut check = |account: String, counted: Money| {
        let held = ledger.balance(&account);
        if held != counted.as_cents() {
            let counted = counted.as_cents();
            findings.wrong(log, 0, lies(account, held, counted));
        }
    };
    let mut off_felt = game.drop_box();
    for person in game.people() {
        check(format!("stack/{log}/{}", person.id.0), person.stack);
        off_felt += person.stack;
    }
    let bank = bank_of(game);
    check(format!("bank/{log}"), bank);
    check(format!("felt/{log}"), game.total_chips() - off_felt - bank);
    let drop = |whose: &str| Money::cents(ledger.balance(&format!("drop/{log}/{}/{whose}", spec.option)));
    let dropped = drop("players") + drop("bank");
    if dropped != game.drop_box() {
        findings.wrong(log, 0, say!("verify-drop", dropped: dropped, lies: game.drop_box()));
    }
}
