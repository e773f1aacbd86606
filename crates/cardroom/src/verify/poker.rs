//! Every poker hand replayed through the referee: commands, cards, chips, and what was opened of the decks.

use super::Findings;
use super::books::{Books, Row, hex, unhex};
use super::lineup::Seats;
use super::money::{Accounts, Ledger};
use cards::Card;
use cards::shuffle::{Seed, combined_seed, shuffle};
use chips::Money;
use games::poker::{Command, Entry, Event, Hand, HouseGame, Rules};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, VecDeque};

/// A deck that was committed to.
struct Deck {
    public: String,
    words: Vec<String>,
}

/// A table in the course of its log.
struct Replay<'a> {
    books: &'a Books,
    table: u32,
    option: u8,
    rules: Rules,
    stacks: BTreeMap<u64, Money>,
    drop: Money,
    hand: Option<(Hand, Vec<u64>)>,
    decks: BTreeMap<u64, Deck>,
    /// The seed of the deck in use, and the cards to come; none where the seed is not known here.
    shoe: Option<(Seed, VecDeque<Card>)>,
    hands: u64,
    seats: Seats,
}

#[derive(Deserialize)]
struct Place {
    player: u64,
    entry: Entry,
}

fn full_deck(rules: &Rules) -> Vec<Card> {
    if rules.game.has_joker() { cards::DECK_WITH_JOKER.to_vec() } else { cards::DECK.to_vec() }
}

/// Replays a poker table by the game its house files made.
pub fn table(
    books: &Books,
    log: u32,
    option: u8,
    house: &HouseGame,
    ledger: &mut Ledger,
    findings: &mut Findings,
) -> Result<(), String> {
    let rules = *usize::from(option)
        .checked_sub(1)
        .and_then(|i| house.limits.get(i))
        .ok_or("there is no such limit")?;
    let (stacks, decks) = (BTreeMap::new(), BTreeMap::new());
    let drop = Money::ZERO;
    let mut replay = Replay {
        books,
        table: log,
        option,
        rules,
        stacks,
        drop,
        hand: None,
        decks,
        shoe: None,
        hands: 0,
        seats: Seats::default(),
    };
    for row in &books.logs[&log] {
        let mut moved = Accounts::new();
        if let Err(why) = replay.record(row, &mut moved, findings) {
            findings.wrong(log, row.seq, why);
            return Ok(());
        }
        if books.whole {
            ledger.book(log, row, moved, findings);
        }
    }
    findings.counts.rounds += replay.hands;
    if books.whole {
        for (account, cents) in replay.lie() {
            let held = ledger.balance(&account);
            if held != cents {
                findings.wrong(log, 0, format!("{account} comes to {held} cents, and {cents} lie there"));
            }
        }
    }
    Ok(())
}

impl Replay<'_> {
    fn record(&mut self, row: &Row, moved: &mut Accounts, findings: &mut Findings) -> Result<(), String> {
        let body: Value = serde_json::from_str(&row.body).map_err(|e| format!("it cannot be read: {e}"))?;
        for step in body["steps"].as_array().ok_or("it has no steps")? {
            if let Some(event) = step.get("room") {
                self.room_event(row.seq, event, findings)?;
                continue;
            }
            let before = self.lie();
            self.step(row.seq, &step["poker"], moved, findings)?;
            findings.counts.commands += 1;
            let after = self.lie();
            for account in before.keys().chain(after.keys().filter(|a| !before.contains_key(*a))) {
                let cents = |of: &Accounts| of.get(account).copied().unwrap_or(0);
                *moved.entry(account.clone()).or_default() += cents(&after) - cents(&before);
            }
        }
        Ok(())
    }

    /// Where the chips lie, by account.
    fn lie(&self) -> Accounts {
        let table = self.table;
        let mut lie = Accounts::new();
        let mut stacks = self.stacks.clone();
        let (mut felt, mut drop) = (Money::ZERO, self.drop);
        if let Some((hand, places)) = &self.hand {
            for (player, in_hand) in places.iter().zip(&hand.players) {
                let brought = stacks.insert(*player, in_hand.stack).unwrap_or_default();
                felt += brought - in_hand.stack;
            }
            felt -= hand.drop;
            drop += hand.drop;
        }
        for (player, stack) in stacks {
            lie.insert(format!("stack/{table}/{player}"), stack.as_cents());
        }
        lie.insert(format!("felt/{table}"), felt.as_cents());
        lie.insert(format!("drop/{table}/{}/players", self.option), drop.as_cents());
        lie
    }

    fn step(
        &mut self,
        seq: u64,
        step: &Value,
        moved: &mut Accounts,
        findings: &mut Findings,
    ) -> Result<(), String> {
        let events = step["events"].as_array().ok_or("it has no events")?;
        let hand_events: Vec<Event> = events
            .iter()
            .filter_map(|e| e.get("hand"))
            .map(|e| serde_json::from_value(e.clone()).map_err(|e| e.to_string()))
            .collect::<Result<_, _>>()?;
        let mut decided: Vec<Event> = Vec::new();
        if let Some(began) = events.iter().find_map(|e| e.get("hand_began")) {
            let places: Vec<Place> =
                serde_json::from_value(began["places"].clone()).map_err(|e| e.to_string())?;
            self.seats.began(began, &step["command"]["begin"]["out"], &self.rules, &self.stacks)?;
            self.begin(places, &mut decided)?;
        } else if let Some(command) = step["command"].get("hand") {
            let command: Command =
                serde_json::from_value(command["command"].clone()).map_err(|e| e.to_string())?;
            self.take_cards(seq, &command, findings);
            let (hand, _) = self.hand.as_mut().ok_or("no hand is on")?;
            hand.act(&command, &mut decided).map_err(|r| format!("the referee refuses {command:?}: {r}"))?;
            if command == Command::Scramble {
                self.scramble();
            }
        }
        if decided != hand_events {
            return Err("the referee makes something else of it".into());
        }
        for event in events {
            self.seats.event(event, &self.rules, &self.stacks)?;
            self.table_event(event, moved)?;
        }
        Ok(())
    }

    fn begin(&mut self, places: Vec<Place>, decided: &mut Vec<Event>) -> Result<(), String> {
        if self.hand.is_some() || places.len() < 2 {
            return Err("a hand begins while one is on, or with fewer than two players".into());
        }
        let (small, big) = (self.rules.small_blind, self.rules.big_blind);
        for place in &places {
            let Entry { stack, ante, dead, blind, .. } = place.entry;
            if self.stacks.get(&place.player) != Some(&stack) {
                return Err(format!("player {} begins with chips they do not have", place.player));
            }
            let sound = ante == self.rules.ante
                && (Money::ZERO..=small).contains(&dead)
                && (Money::ZERO..=big).contains(&blind);
            if !sound {
                return Err(format!(
                    "player {} posts what no clause asks for (HE-4, HE-8, S-4)",
                    place.player
                ));
            }
        }
        let entries: Vec<Entry> = places.iter().map(|p| p.entry).collect();
        let mut hand = Hand::new(self.rules, &entries);
        hand.start(decided);
        self.hand = Some((hand, places.iter().map(|p| p.player).collect()));
        self.hands += 1;
        Ok(())
    }

    fn table_event(&mut self, event: &Value, moved: &mut Accounts) -> Result<(), String> {
        let amount = |of: &Value, key: &str| -> Result<Money, String> {
            serde_json::from_value(of[key].clone()).map_err(|e| e.to_string())
        };
        let player = |of: &Value| of["player"].as_u64().unwrap_or(0);
        let mut wallet =
            |player: u64, cents: i64| *moved.entry(format!("wallet/{player}")).or_default() += cents;
        if let Some(joined) = event.get("joined") {
            let chips = amount(joined, "chips")?;
            wallet(player(joined), -chips.as_cents());
            self.stacks.insert(player(joined), chips);
        } else if let Some(added) = event.get("chips_added") {
            let chips = amount(added, "amount")?;
            wallet(player(added), -chips.as_cents());
            *self.stacks.entry(player(added)).or_default() += chips;
        } else if let Some(left) = event.get("left") {
            let had = self.stacks.remove(&player(left)).unwrap_or_default();
            if had != amount(left, "chips")? {
                return Err(format!("player {} leaves with other chips than they had", player(left)));
            }
            wallet(player(left), had.as_cents());
        } else if let Some(ended) = event.get("hand_ended") {
            let (hand, places) = self.hand.take().ok_or("no hand is on")?;
            if !hand.is_over() || hand.drop != amount(ended, "drop")? {
                return Err("the hand is not over, or another drop was taken".into());
            }
            if hand.trouble.voided {
                self.seats.voided();
            }
            self.drop += hand.drop;
            for (player, in_hand) in places.iter().zip(&hand.players) {
                self.stacks.insert(*player, in_hand.stack);
            }
        }
        Ok(())
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
        for card in cards {
            findings.counts.cards += 1;
            let Some((_, shoe)) = &mut self.shoe else { continue };
            if shoe.pop_front() != Some(card) {
                findings.wrong(self.table, seq, format!("{card} is not the next card of the deck"));
            }
        }
    }

    fn scramble(&mut self) {
        if let (Some((seed, shoe)), Some((hand, _))) = (&mut self.shoe, &self.hand) {
            let mut stub = hand.stub_cards();
            stub.sort();
            shuffle(&combined_seed(seed, &[b"scramble"]), &mut stub);
            *shoe = stub.into();
        }
    }

    fn room_event(&mut self, seq: u64, event: &Value, findings: &mut Findings) -> Result<(), String> {
        let text = |of: &Value| of.as_str().unwrap_or_default().to_string();
        let number = |of: &Value| of["shuffle"].as_u64().unwrap_or(0);
        if let Some(event) = event.get("committed") {
            let deck = Deck { public: text(&event["commitment"]), words: vec![] };
            let kept = self.books.kept_seed(self.table, number(event) as u32, seq, findings);
            if kept.is_some_and(|seed| hex(&root(&leaves(&seed, &self.shuffled(&seed)))) != deck.public) {
                let what = format!("the seed kept of deck {} is not the committed one", number(event));
                findings.wrong(self.table, seq, what);
            }
            self.decks.insert(number(event), deck);
        } else if let Some(event) = event.get("entropy_added") {
            let deck =
                self.decks.get_mut(&number(event)).ok_or("words for a deck that was not committed to")?;
            deck.words.push(text(&event["text"]));
        } else if let Some(event) = event.get("shuffle_used") {
            self.use_deck(number(event), findings)?;
        } else if let Some(event) = event.get("opened") {
            self.opened(seq, number(event), event, findings);
        }
        Ok(())
    }

    fn use_deck(&mut self, number: u64, findings: &mut Findings) -> Result<(), String> {
        findings.counts.shuffles += 1;
        let deck = self.decks.get(&number).ok_or("a deck is dealt that was not committed to")?;
        // That the seed is the committed one was checked where the deck was committed to.
        let kept = self.books.secrets.as_ref().and_then(|seeds| seeds.get(&(self.table, number as u32)));
        let Some(seed) = kept.and_then(|s| unhex(s)) else {
            self.shoe = None;
            return Ok(());
        };
        findings.counts.from_kept += 1;
        let cards = self.shuffled(&seed);
        let words: Vec<&[u8]> = deck.words.iter().map(|w| w.as_bytes()).collect();
        let mut order: Vec<u8> = (0..cards.len() as u8).collect();
        shuffle(&combined_seed(&unhex(&deck.public).unwrap_or_default(), &words), &mut order);
        self.shoe = Some((seed, order.iter().map(|place| cards[usize::from(*place)]).collect()));
        Ok(())
    }

    fn shuffled(&self, seed: &Seed) -> Vec<Card> {
        let mut cards = full_deck(&self.rules);
        shuffle(seed, &mut cards);
        cards
    }

    /// What was opened agrees with what was committed to: this any player can check too.
    fn opened(&mut self, seq: u64, number: u64, event: &Value, findings: &mut Findings) {
        let Some(deck) = self.decks.get(&number) else { return };
        let leaves: Vec<[u8; 32]> =
            event["leaves"].as_array().into_iter().flatten().filter_map(|l| unhex(l.as_str()?)).collect();
        if hex(&root(&leaves)) != deck.public {
            findings.wrong(self.table, seq, format!("the cards of deck {number} are not those committed to"));
        }
        for card in event["cards"].as_array().into_iter().flatten() {
            let place = card["place"].as_u64().unwrap_or(u64::MAX) as u8;
            let salt = card["salt"].as_str().and_then(unhex).unwrap_or_default();
            let known = card["card"].as_str().and_then(|c| c.parse().ok());
            if known.is_none_or(|c| Some(&leaf(&salt, place, c)) != leaves.get(usize::from(place))) {
                findings.wrong(
                    self.table,
                    seq,
                    format!("an opened card of deck {number} was not committed to"),
                );
            }
        }
    }
}

fn salt(seed: &Seed, place: u8) -> [u8; 32] {
    Sha256::digest([b"cardroom salt 1".as_slice(), seed, &[place]].concat()).into()
}

fn leaf(salt: &[u8; 32], place: u8, card: Card) -> [u8; 32] {
    Sha256::digest([b"cardroom card 1".as_slice(), salt, &[place, card.index()]].concat()).into()
}

fn leaves(seed: &Seed, cards: &[Card]) -> Vec<[u8; 32]> {
    cards.iter().enumerate().map(|(i, card)| leaf(&salt(seed, i as u8), i as u8, *card)).collect()
}

fn root(leaves: &[[u8; 32]]) -> [u8; 32] {
    Sha256::digest([b"cardroom deck 1".as_slice(), &leaves.concat()].concat()).into()
}
