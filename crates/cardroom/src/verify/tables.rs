//! A table of blackjack replayed through the referee.

use super::Findings;
use super::books::Row;
use super::guests::Mingled;
use super::money::{Accounts, Ledger, Till};
use super::replay::Came;
use super::shuffles::{Seeds, Shuffles};
use crate::error::Failure;
use chips::Money;
use games::Edition;
use games::Flaw;
use games::Refusal;
use games::blackjack::{Command, Event, Setup, Table};
use games::rulebook::Houses;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use voice::{Telling, say};

/// What a table was opened with.
#[derive(Deserialize)]
pub struct Spec {
    pub rulebook: String,
    pub option: u8,
    pub decks: u8,
    pub dealing: String,
    #[serde(default)]
    pub continuous_shuffler: bool,
    pub files: Vec<(String, String)>,
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
pub fn unsound(problems: Vec<Flaw>) -> Telling {
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
    let table = if spec.continuous_shuffler { table.with_continuous_shuffler() } else { table };
    Ok(if spec.dealing == "human" { table.dealt_by_hand() } else { table })
}

/// A table in the course of its log.
#[derive(Serialize, Deserialize)]
pub struct Blackjack {
    till: Till,
    game: Table,
    pub shuffles: Shuffles,
    pub mingled: Mingled,
    ruled_under: Edition,
}

impl Blackjack {
    /// A table before its first record.
    pub fn open(log: u32, spec: &Spec, houses: &Houses) -> Result<Blackjack, Telling> {
        let game = open(spec, houses)?;
        let till = Till { table: log, option: spec.option };
        let shuffles = Shuffles::new(Seeds::default(), log);
        Ok(Blackjack { till, game, shuffles, mingled: Mingled::default(), ruled_under: Edition::FIRST })
    }

    /// How many rounds were played.
    pub fn rounds(&self) -> u64 {
        u64::from(self.game.rounds())
    }

    /// Replays a record.
    pub fn record(
        &mut self,
        row: &Row,
        body: &Value,
        came: &mut Came,
        findings: &mut Findings,
    ) -> Result<(), Telling> {
        self.ruled_under = edition(body, self.ruled_under)?;
        self.game.rule_under(self.ruled_under);
        for step in body["steps"].as_array().ok_or_else(|| say!("verify-no-steps"))? {
            if let Some(event) = step.get("room") {
                self.shuffles.event(row.seq, event, &self.game, findings);
                self.mingled.room_event(event, &mut came.moved);
                continue;
            }
            self.step(row.seq, &step["blackjack"], came, findings)?;
        }
        Ok(())
    }

    fn step(
        &mut self,
        seq: u64,
        played: &Value,
        came: &mut Came,
        findings: &mut Findings,
    ) -> Result<(), Telling> {
        let command: Command = serde_json::from_value(played["command"].clone())
            .map_err(|e| say!("verify-unread", why: e.to_string()))?;
        let events: Vec<Event> = serde_json::from_value(played["events"].clone())
            .map_err(|e| say!("verify-unread", why: e.to_string()))?;
        findings.counts.commands += 1;
        if let Command::Card(card) = &command {
            self.shuffles.card(seq, *card, findings);
        }
        match self.game.decide(&command) {
            Ok(decided) if decided == events => {}
            Ok(_) => return Err(say!("verify-otherwise", command: format!("{command:?}"))),
            Err(refusal) => return Err(refused(&command, &refusal)),
        }
        let stood = matches!(command, Command::Floor { .. }).then(|| self.game.clone());
        for event in &events {
            let before = self.game.clone();
            self.game.apply(event);
            let mut moves = Accounts::new();
            self.till.moves(event, &before, &self.game, &mut moves);
            self.mingled.blackjack(event, &moves);
            moves.into_iter().for_each(|(account, cents)| *came.moved.entry(account).or_default() += cents);
        }
        if let Some(stood) = stood {
            came.ruled.push(stake(&stood, &self.game));
        }
        Ok(())
    }

    /// The chips that the referee counts at the end are those in the accounts. A private table has no drop box.
    pub fn compare_chips(&self, ledger: &Ledger<'_>, private: bool, findings: &mut Findings) {
        let Till { table: log, option } = self.till;
        let game = &self.game;
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
        let drop = |whose: &str| Money::cents(ledger.balance(&format!("drop/{log}/{option}/{whose}")));
        let dropped = drop("players") + drop("bank");
        if !private && dropped != game.drop_box() {
            findings.wrong(log, 0, say!("verify-drop", dropped: dropped, lies: game.drop_box()));
        }
    }
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
