//! Every poker hand replayed through the referee: commands, cards, chips, and what was opened of the decks.

use super::Findings;
use super::books::Row;
use super::decks::Decks;
use super::guests::Mingled;
use super::money::{Accounts, Ledger};
use super::replay::Came;
use super::shuffles::Seeds;
use cards::Card;
use chips::Money;
use games::Edition;
use games::poker::{
    Command, Dues, Entry, Event, HouseGame, Place, Sitter, Table, TableCommand, TableEvent, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use voice::{Telling, say};

/// A table in the course of its log.
#[derive(Serialize, Deserialize)]
pub struct Poker {
    log: u32,
    option: u8,
    table: Table,
    pub decks: Decks,
    edition: Edition,
    pub mingled: Mingled,
    /// Has a hand been written with its dues? Then all that follow are.
    dues: bool,
}

/// A decision of the table: the command, and what came of it.
#[derive(Deserialize)]
struct Played {
    command: TableCommand,
    events: Vec<TableEvent>,
}

/// The cents that a ruling is about: what lay on the felt before or after it, or what it gave back, whichever is most.
fn stake(before: &Accounts, after: &Accounts) -> i64 {
    let on_felt =
        |of: &Accounts| of.iter().filter(|(a, _)| a.starts_with("felt/")).map(|(_, c)| c).sum::<i64>();
    let stacks = after.iter().filter(|(account, _)| account.starts_with("stack/"));
    let gained: i64 = stacks.map(|(a, c)| (c - before.get(a).copied().unwrap_or(0)).max(0)).sum();
    gained.max(on_felt(before)).max(on_felt(after))
}

impl Poker {
    /// A table before its first record, by the game its house files made.
    pub fn open(log: u32, (option, by_hand): (u8, bool), house: &HouseGame) -> Result<Poker, Telling> {
        let rules = *usize::from(option)
            .checked_sub(1)
            .and_then(|i| house.limits.get(i))
            .ok_or_else(|| say!("verify-no-limit"))?;
        let table = Table::open(rules, house.seats as u8);
        let table = if by_hand { table.dealt_by_hand() } else { table };
        let decks = Decks::new(Seeds::default(), log, rules.game.deck().to_vec());
        let (edition, mingled) = (Edition::FIRST, Mingled::default());
        Ok(Poker { log, option, table, decks, edition, mingled, dues: false })
    }

    /// How many hands were played.
    pub fn hands(&self) -> u64 {
        u64::from(self.table.hands())
    }

    /// The chips that the referee counts at the end are those in the accounts. A private table has no drop box.
    pub fn compare_chips(&self, ledger: &Ledger<'_>, private: bool, findings: &mut Findings) {
        let dropped = |(account, _): &(String, i64)| private && account.starts_with("drop/");
        for (account, cents) in self.lie().into_iter().filter(|lies| !dropped(lies)) {
            let held = ledger.balance(&account);
            if held != cents {
                findings.wrong(self.log, 0, super::tables::lies(account, held, cents));
            }
        }
    }

    /// The cards that lie before everybody, of the last hand.
    fn seen_by_all(&self) -> Vec<Card> {
        let Some(view) = self.table.last().map(|playing| playing.hand().view(Viewer::Rail)) else {
            return Vec::new();
        };
        let held = view.players.iter().flat_map(|p| &p.cards).filter_map(|c| c.card);
        held.chain(view.board.iter().chain(&view.common).flatten().copied()).collect()
    }

    /// Replays a record.
    pub fn record(
        &mut self,
        row: &Row,
        body: &Value,
        came: &mut Came,
        findings: &mut Findings,
    ) -> Result<(), Telling> {
        let moved = &mut came.moved;
        self.edition = super::tables::edition(body, self.edition)?;
        self.table.rule_under(self.edition);
        let mut ruled = false;
        for step in body["steps"].as_array().ok_or_else(|| say!("verify-no-steps"))? {
            if let Some(event) = step.get("room") {
                ruled |= !event["ruled"]["ruling"]["poker"].is_null();
                self.decks.event(row.seq, event, findings)?;
                if event["cards_opened"]["over"] == true {
                    self.decks.is_over(row.seq, &self.seen_by_all(), findings);
                }
                self.mingled.room_event(event, moved);
                continue;
            }
            let played: Played = serde_json::from_value(step["poker"].clone())
                .map_err(|e| say!("verify-unread", why: e.to_string()))?;
            let before = self.lie();
            self.step(row.seq, &played, moved, findings)?;
            findings.counts.commands += 1;
            let after = self.lie();
            for account in before.keys().chain(after.keys().filter(|a| !before.contains_key(*a))) {
                let cents = |of: &Accounts| of.get(account).copied().unwrap_or(0);
                *moved.entry(account.clone()).or_default() += cents(&after) - cents(&before);
            }
            if std::mem::take(&mut ruled) {
                came.ruled.push(stake(&before, &after));
            }
        }
        Ok(())
    }

    /// Where the chips lie, by account.
    fn lie(&self) -> Accounts {
        let (log, table) = (self.log, &self.table);
        let stack = |p: &Sitter| (format!("stack/{log}/{}", p.player.0), table.chips(p.player).as_cents());
        let mut lie: Accounts = table.people().iter().map(stack).collect();
        lie.insert(format!("felt/{log}"), table.felt().as_cents());
        lie.insert(format!("drop/{log}/{}/players", self.option), table.collected().as_cents());
        lie
    }

    fn step(
        &mut self,
        seq: u64,
        played: &Played,
        moved: &mut Accounts,
        findings: &mut Findings,
    ) -> Result<(), Telling> {
        let Played { command, events } = played;
        if let TableCommand::Hand { command } = command {
            self.take_cards(seq, command, findings);
        }
        let (mut after, mut decided) = (self.table.clone(), Vec::new());
        let ruled = after.execute(command, &mut decided);
        if (ruled.is_err() || decided != *events)
            && let Some(then) = self.ruled_then(command, events)
        {
            *findings.counts.ruled_under.entry(self.edition).or_default() += 1;
            (after, decided) = (then, events.clone());
        } else {
            ruled.map_err(|refusal| super::tables::refused(command, &refusal))?;
        }
        if let (Some(TableEvent::HandBegan { dues: was, .. }), Some(TableEvent::HandBegan { dues, .. })) =
            (events.first(), decided.first())
        {
            // Books from before the dues were written were lined up by other rules: those hands are taken as they are.
            // Once there are dues they are never left out again.
            if was != dues && *was == Dues::default() && !self.dues {
                (after, decided) = self.taken_as_it_is(&events[0])?;
            }
            self.dues |= *was != Dues::default();
        }
        if decided != *events {
            let why = differs(&decided, events);
            return Err(say!("verify-otherwise-why", command: format!("{command:?}"), why: why));
        }
        self.table = after;
        events.iter().for_each(|event| self.mingled.poker(event, &self.table));
        if let Some(TableEvent::HandBegan { places, .. }) = events.first() {
            let players: Vec<u32> = places.iter().map(|place| place.player.0).collect();
            self.decks.begins(seq, &players, findings);
        }
        for event in events {
            let (player, cents) = match event {
                TableEvent::Joined { player, chips, .. } => (player, -chips.as_cents()),
                TableEvent::ChipsAdded { player, amount } => (player, -amount.as_cents()),
                TableEvent::Counted { player, by, .. } => (player, -by.as_cents()),
                TableEvent::Hand(Event::Counted { seat, by, .. }) => {
                    match self.table.last().and_then(|hand| hand.places().get(usize::from(*seat))) {
                        Some(place) => (&place.player, -by.as_cents()),
                        None => continue,
                    }
                }
                TableEvent::Left { player, chips } => (player, chips.as_cents()),
                _ => continue,
            };
            *moved.entry(format!("wallet/{}", player.0)).or_default() += cents;
        }
        if matches!(command, TableCommand::Hand { command: Command::Scramble }) {
            self.scramble();
        }
        Ok(())
    }

    /// The table after a command that was ruled on as an earlier edition did, if that one ruled otherwise on such commands,
    /// and if the chips stay what they are.
    fn ruled_then(&self, command: &TableCommand, events: &[TableEvent]) -> Option<Table> {
        let TableCommand::Hand { command } = command else { return None };
        let in_hand = |e: &TableEvent| matches!(e, TableEvent::Hand(_) | TableEvent::HandEnded { .. });
        let hand = self.table.on()?.hand();
        if !(self.edition.ruled_otherwise(hand, command, events) && events.iter().all(in_hand)) {
            return None;
        }
        // Events that never followed from any ruling may not even be possible.
        let apply = || {
            let mut table = self.table.clone();
            events.iter().for_each(|event| table.apply(event));
            table
        };
        let table = catch_unwind(AssertUnwindSafe(apply)).ok()?;
        let chips = |p: &Sitter| table.chips(p.player);
        let sound = table.total_chips() == self.table.total_chips()
            && table.collected() == self.table.collected()
            && table.people().iter().map(chips).chain([table.felt()]).all(|chips| chips >= Money::ZERO)
            && table.last().is_some_and(|hand| hand.hand().is_over() == table.on().is_none());
        sound.then_some(table)
    }

    /// What follows from a hand that began as the books say, if it could: with chips people have and posts that some
    /// clause asks for.
    fn taken_as_it_is(&self, began: &TableEvent) -> Result<(Table, Vec<TableEvent>), Telling> {
        let TableEvent::HandBegan { places, .. } = began else { return Err(say!("verify-no-hand")) };
        let rules = self.table.rules();
        for Place { player, entry: Entry { stack, ante, dead, blind, .. }, .. } in places {
            let sound = *ante == rules.ante
                && *stack == self.table.chips(*player)
                && (Money::ZERO..=rules.small_blind).contains(dead)
                && (Money::ZERO..=rules.big_blind).contains(blind);
            if !sound {
                return Err(say!("verify-posts", player: player.0.to_string()));
            }
        }
        if self.table.on().is_some() || places.len() < 2 {
            return Err(say!("verify-hand-on"));
        }
        let mut table = self.table.clone();
        table.apply(began);
        let mut started = Vec::new();
        table.last().ok_or_else(|| say!("verify-no-hand"))?.hand().clone().start(&mut started);
        let events: Vec<TableEvent> =
            [began.clone()].into_iter().chain(started.into_iter().map(TableEvent::Hand)).collect();
        events[1..].iter().for_each(|event| table.apply(event));
        Ok((table, events))
    }

    /// The cards of a dealer's command are the next ones of the deck.
    fn take_cards(&mut self, seq: u64, command: &Command, findings: &mut Findings) {
        let cards: Vec<Card> = match command {
            Command::Deal { cards, .. } | Command::Board { cards } => {
                cards.iter().flatten().copied().collect()
            }
            Command::Burn { card } | Command::Common { card } => card.iter().copied().collect(),
            _ => vec![],
        };
        cards.into_iter().for_each(|card| self.decks.take(seq, card, findings));
    }

    fn scramble(&mut self) {
        if let Some(on) = self.table.on() {
            self.decks.scramble(on.hand().stub_cards(), &on.hand().scramble_name());
        }
    }
}

/// What the books say otherwise than the referee, with the clauses to look at.
fn differs(decided: &[TableEvent], events: &[TableEvent]) -> Telling {
    match decided.iter().zip(events).find(|(decided, event)| decided != event) {
        Some((TableEvent::HandBegan { dues, .. }, TableEvent::HandBegan { dues: was, .. }))
            if dues != was =>
        {
            say!("verify-dues")
        }
        Some((TableEvent::HandBegan { .. }, _)) => {
            say!("verify-dealt-in")
        }
        Some((TableEvent::CameIn { .. }, _)) => say!("verify-comes-in"),
        Some((TableEvent::SeatChanged { .. }, _)) => say!("verify-moving"),
        Some((TableEvent::Joined { .. }, _)) => say!("verify-coming-back"),
        Some((TableEvent::HandEnded { .. }, _)) => say!("verify-other-drop"),
        Some((TableEvent::Left { .. }, _)) => say!("verify-leaves-with"),
        Some(_) => say!("verify-something"),
        None => say!("verify-more-or-less"),
    }
}
