//! A finished round of blackjack as a scenario file that `cardroom deal` plays to the same settlement: what the browser
//! shares and what `cardroom export` writes.

use super::{Facts, begins, read, reverses};
use crate::game::Game;
use crate::protocol::RoundFile;
use crate::record::{Step, TableSpec};
use cards::Card;
use chips::Money;
use games::blackjack::{Awaits, Event, Move, Table, Target};
use games::{Seat, Viewer};
use ledger::{StoreError, StoredRecord};
use std::fmt::Write;

/// The round that begins with the first of these records. None where none does, or where it has not ended.
pub fn tell(facts: &Facts, records: &[StoredRecord]) -> Result<Option<RoundFile>, StoreError> {
    let Some(mut round) = Round::at(&facts.spec) else { return Ok(None) };
    // A round that is over may be opened again, until the next one begins.
    let (mut over, mut events_of) = (None, Vec::new());
    for stored in records {
        for step in read(facts.table, stored)?.steps {
            if over.is_some() && begins(&step) {
                return Ok(over);
            }
            if reverses(&step) {
                over = None;
            }
            let Step::Blackjack { events, .. } = step else { continue };
            for event in events {
                if let Event::BankTaken { .. } = event {
                    events_of.clear();
                }
                events_of.push(event.seen_by(Viewer::Rail));
                if !round.see(&event) {
                    continue;
                }
                let title = format!("Table {}, record {}", facts.table, records[0].seq);
                let scenario = round.scenario(&facts.spec, &title);
                let events = scenario.is_none().then(|| lines(&events_of));
                let (table, to, at) = (facts.table, stored.seq, stored.at);
                over = Some(RoundFile { table, to, at, scenario, events });
            }
        }
        if !round.is_on() {
            return Ok(None);
        }
    }
    Ok(over)
}

/// Events, one on a line: a round that a scenario cannot tell.
pub fn lines(events: &[Event]) -> String {
    events.iter().filter_map(|event| serde_json::to_string(event).ok()).map(|line| line + "\n").collect()
}

/// A round in the making.
pub struct Round {
    /// The table as it was opened, with a full shoe.
    opened: Table,
    /// The round as it goes where everybody has chips enough, as in a scenario.
    table: Table,
    so_far: SoFar,
}

/// What has been seen of it.
#[derive(Default)]
struct SoFar {
    bank: Option<(u32, Seat, Money, u8)>,
    wagers: Vec<(u32, Seat, String)>,
    cards: Vec<Card>,
    hole: Option<usize>,
    /// Where the card is that was named last.
    named: usize,
    actions: Vec<String>,
    /// Something happened that a scenario cannot tell: a ruling, a shuffle in the middle.
    untold: bool,
}

fn dollars(amount: Money) -> String {
    let cents = amount.as_cents();
    if cents % 100 == 0 { (cents / 100).to_string() } else { format!("{}.{:02}", cents / 100, cents % 100) }
}

impl Round {
    /// The next round of a table; none where it is not one of blackjack.
    pub fn at(spec: &TableSpec) -> Option<Round> {
        let mut opened = Game::open(spec).ok()?.game.blackjack()?.clone();
        opened.apply(&Event::Shuffled { cards: opened.shoe().size() });
        Some(Round { table: opened.clone(), opened, so_far: SoFar::default() })
    }

    /// Has it begun?
    pub fn is_on(&self) -> bool {
        self.so_far.bank.is_some()
    }

    /// Has nothing happened in it that a scenario cannot tell?
    pub fn is_told(&self) -> bool {
        !self.so_far.untold
    }

    /// The table as it stands in it.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Takes an event in. True when the round is over.
    pub fn see(&mut self, event: &Event) -> bool {
        if let Event::BankTaken { .. } = event {
            (self.table, self.so_far) = (self.opened.clone(), SoFar::default());
        }
        if self.so_far.bank.is_some() || matches!(event, Event::BankTaken { .. }) {
            self.follow(event);
        }
        self.so_far.see(event)
    }

    /// Plays the round along, up to what a scenario cannot tell.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Joined { .. } | Event::ChipsAdded { .. } | Event::Left { .. } => return,
            Event::BankTaken { player, .. }
            | Event::Wagered { player, .. }
            | Event::Backlined { player, .. }
                if self.table.person(*player).is_none() =>
            {
                let (player, chips) = (*player, Money::LARGEST);
                self.table.apply(&Event::Joined { player, seat: None, chips, third_party: false });
            }
            _ => {}
        }
        if self.so_far.untold || matches!(event, Event::Ruled { .. }) {
            return;
        }
        // D17: who has no chips behind is not asked where nothing else would be left but to stand. In a scenario they are.
        while let Awaits::Action { player, seat, hand, .. } = self.table.awaits()
            && !matches!(event, Event::Retracted(_) | Event::CutCardCame)
            && !matches!(event, Event::Acted { seat: s, hand: h, .. } if (*s, *h) == (seat, hand))
        {
            let stands = Event::Acted { player, seat, hand, action: Move::Stand };
            self.so_far.see(&stands);
            self.table.apply(&stands);
        }
        self.table.apply(event);
    }

    /// The file; none for a round that a scenario cannot tell.
    pub fn scenario(&self, spec: &TableSpec, title: &str) -> Option<String> {
        self.so_far.scenario(spec, title)
    }
}

impl SoFar {
    fn see(&mut self, event: &Event) -> bool {
        match event {
            Event::BankTaken { player, seat, wager, turn } => {
                self.bank = Some((player.0, *seat, *wager, *turn));
            }
            // D22: the bank covers what was left of it.
            Event::BankFeeTaken { from_bank, .. } => {
                if let Some((_, _, wager, _)) = &mut self.bank {
                    *wager -= *from_bank;
                }
            }
            Event::Wagered { player, seat, base, buster } => {
                let buster =
                    if buster.is_zero() { String::new() } else { format!(", buster = {}", dollars(*buster)) };
                self.wagers.push((player.0, *seat, format!("base = {}{buster}", dollars(*base))));
            }
            Event::Backlined { player, seat, amount } => {
                self.wagers.push((player.0, *seat, format!("backline = {}", dollars(*amount))));
            }
            Event::TakenBack { player, seat, .. } => {
                self.wagers.retain(|(p, s, _)| (*p, *s) != (player.0, *seat));
            }
            Event::CardDealt { to: Target::Hole, card: None } => self.hole = Some(self.cards.len()),
            Event::CardDealt { card: Some(card), .. } => {
                self.named = self.cards.len();
                self.cards.push(*card);
            }
            Event::NamedAgain { card, .. } => {
                if let Some(named) = self.cards.get_mut(self.named) {
                    *named = *card;
                }
            }
            // A hole card that a human dealer turned over goes where it was dealt.
            Event::HoleShown { card } => {
                if let Some(i) = self.hole.take() {
                    self.cards.insert(i, *card);
                    self.named = i;
                }
            }
            Event::InsuranceAnswered { seat, amount, .. } => {
                let answer = if amount.is_zero() { "no" } else { "insure" };
                self.actions.push(format!("{seat} {answer}"));
            }
            Event::Acted { seat, hand, action, .. } => self.actions.push(match action {
                Move::Hit => format!("{seat}.{hand} hit"),
                Move::Stand => format!("{seat}.{hand} stand"),
                Move::Split => format!("{seat}.{hand} split"),
                Move::Surrender => format!("{seat}.{hand} surrender"),
                Move::Double(amount) => format!("{seat}.{hand} double {}", dollars(*amount)),
            }),
            Event::Retracted(_) => drop(self.actions.pop()),
            Event::Ruled { .. } => self.untold = true,
            Event::Shuffled { .. } => self.untold |= !self.cards.is_empty(),
            Event::RoundEnded { .. } => return self.bank.is_some(),
            _ => {}
        }
        false
    }

    fn scenario(&self, spec: &TableSpec, title: &str) -> Option<String> {
        let (banker, seat, wager, turn) = self.bank.filter(|_| !self.untold)?;
        let cards: Vec<String> = self.cards.iter().map(ToString::to_string).collect();
        let mut out = format!("title = \"{title}\"\nrulebook = \"{}\"\n", spec.rulebook);
        let _ = writeln!(out, "schedule = {}\ndecks = {}", spec.option, spec.decks);
        let wager = dollars(wager);
        let _ = writeln!(
            out,
            "bank = {{ seat = {seat}, wager = {wager}, turn = {turn}, player = \"person {banker}\" }}"
        );
        let _ = writeln!(out, "cards = \"{}\"\nwagers = [", cards.join(" "));
        for (player, seat, what) in &self.wagers {
            let _ = writeln!(out, "  {{ seat = {seat}, {what}, player = \"person {player}\" }},");
        }
        let _ = writeln!(out, "]\nactions = [");
        for action in &self.actions {
            let _ = writeln!(out, "  \"{action}\",");
        }
        out.push_str("]\n");
        Some(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::floor::{TableOrder, specify};
    use crate::protocol::Dealing;
    use crate::record::Pace;
    use games::PlayerId;
    use games::blackjack::Command;
    use games::rulebook::Houses;
    use games::scenario::Scenario;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    /// Ann and Ben have so many cents; Ben banks all of it, Ann wagers; then these commands.
    fn round(rulebook: &str, chips: [i64; 2], base: i64, commands: Vec<Command>) -> (TableSpec, Vec<Event>) {
        let order = TableOrder {
            name: String::new(),
            rulebook: rulebook.into(),
            option: 1,
            decks: None,
            dealing: Dealing::Virtual,
            bots: 0,
            coach: false,
            real_chips: false,
            continuous_shuffler: false,
            count: 1,
        };
        let spec = specify(&Houses::shipped(), &order, 1, Pace::FAST).unwrap();
        let mut table = Game::open(&spec).unwrap().game.blackjack().unwrap().clone();
        let [ann, ben] = chips.map(Money::cents);
        let mut all = vec![
            Command::Join { player: ANN, seat: Some(1), chips: ann, third_party: false },
            Command::Join { player: BEN, seat: Some(4), chips: ben, third_party: false },
            Command::Shuffle,
            Command::TakeBank { player: BEN, wager: ben, seat: None },
            Command::Wager { player: ANN, seat: 1, base: Money::dollars(base), buster: Money::ZERO },
            Command::CloseWagers,
        ];
        all.extend(commands);
        let mut events = Vec::new();
        for command in all {
            table.execute(&command, &mut events).unwrap();
        }
        (spec, events)
    }

    fn cards(cards: &str) -> impl Iterator<Item = Command> + '_ {
        cards.split(' ').map(|card| Command::Card(card.parse().unwrap()))
    }

    /// What `cardroom deal` makes of the file, and what happened at the table: paid, collected, not covered.
    fn told(spec: &TableSpec, events: &[Event]) -> [Vec<(Money, Money, Money)>; 2] {
        let mut round = Round::at(spec).unwrap();
        assert!(events.iter().any(|event| round.see(event)), "the round is over");
        let file = round.scenario(spec, "a round").unwrap();
        let book = Houses::shipped().load(&spec.rulebook).unwrap();
        let played = Scenario::parse(&file).unwrap().play(&book).unwrap_or_else(|p| panic!("{p:?}\n{file}"));
        let lines = |event: &Event| match event {
            Event::Settled(line) => Some((line.paid, line.collected, line.uncovered)),
            _ => None,
        };
        let story = played.story.iter().filter_map(|(_, event)| lines(event)).collect();
        [story, events.iter().filter_map(lines).collect()]
    }

    #[test]
    fn a_bank_that_paid_its_fee_out_of_its_wager_is_told_as_what_it_covered_d22() {
        let stand = Command::Act { player: ANN, seat: 1, hand: 1, action: Move::Stand };
        let play = cards("Tc 7s 9c Td").chain([stand]).collect();
        let (spec, events) = round("21st-century/21st-century-8.0", [20_000, 5_000], 60, play);
        let [file, table] = told(&spec, &events);
        assert_eq!(table, [(Money::dollars(49), Money::ZERO, Money::dollars(11))]);
        assert_eq!(file, table);
    }

    #[test]
    fn a_hand_that_was_not_asked_for_want_of_chips_stands_in_the_file_d17() {
        let split = Command::Act { player: ANN, seat: 1, hand: 1, action: Move::Split };
        let play = cards("Tc 7s Td Th").chain([split]).chain(cards("9c 9d")).collect();
        let (spec, events) = round("aviator/pure-21.5", [2_050, 50_000], 10, play);
        let [file, table] = told(&spec, &events);
        assert_eq!(table, [(Money::dollars(10), Money::ZERO, Money::ZERO); 2]);
        assert_eq!(file, table);
    }
}
