//! Random poker hands for tests: set up, dealt and played legally, every decision drawn from one printed seed.
#![allow(dead_code)] // Each test file uses its part of it.

use arrayvec::ArrayVec;
use cards::Card;
use cards::shuffle::Stream;
use chips::Money;
use games::poker::phh::{self, Seating};
use games::poker::{
    Command, Dealt, Entry, Event, Game, Hand, HouseGame, Limit, Offer, RaiseTo, Rules, Seat, Task, Turn,
};
use games::rulebook::Houses;

/// Numbers drawn from a seed.
pub struct Luck(Stream);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Luck(Stream::new(&key))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound as u32) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// A shipped rulebook of poker that can be dealt.
pub struct Book {
    pub id: String,
    pub house: HouseGame,
    /// For seeds of its own.
    pub number: u64,
}

impl Book {
    pub fn game(&self) -> Game {
        self.house.game
    }
}

/// All of them, the first house's in the order of its games.
pub fn books() -> Vec<Book> {
    let houses = Houses::shipped();
    let dealt = houses.ids().filter_map(|id| Some((id.to_string(), houses.poker(id).ok()?)));
    let mut all: Vec<(String, HouseGame)> = dealt.collect();
    all.sort_by_key(|(id, house)| (!id.starts_with("ocean-view/"), house.game));
    let book = |(number, (id, house)): (usize, _)| Book { id, house, number: number as u64 };
    all.into_iter().enumerate().map(book).collect()
}

/// Rules of a game at one of its limits, and players with chips and posts.
pub fn random_setup(book: &Book, luck: &mut Luck) -> Seating {
    let rules = luck.pick(&book.house.limits);
    let players = 2 + luck.below(book.house.seats - 1);
    Seating { rules, entries: random_entries(&rules, players, luck) }
}

pub fn random_entries(rules: &Rules, players: usize, luck: &mut Luck) -> ArrayVec<Entry, 10> {
    let bet = rules.limit.small().as_cents() / 100;
    let most = match rules.limit {
        Limit::Fixed { .. } => bet * 30,
        Limit::Spread { max, .. } => max.map_or(bet * 100, |m| m.as_cents() / 100 * 3),
        Limit::Pot { .. } => bet * 100,
    };
    let stud = !rules.game.form().has_blinds();
    let (small, big) = if players == 2 { (1, 0) } else { (0, 1) };
    (0..players)
        .map(|i| {
            let deep = if luck.chance(30) { bet * 3 } else { most };
            let stack = Money::dollars(1 + luck.below(deep as usize) as i64).max(rules.ante);
            let mut entry = Entry { stack, ..Entry::default() };
            if stud {
                entry.ante = rules.ante.min(stack);
                return entry;
            }
            // In lowball nobody posts out of turn: who comes in waits or kills the pot (LB-11).
            let late = !rules.game.form().customs.kills && players > 3 && i > 1 && luck.chance(10);
            let blind = match i {
                _ if i == small => rules.small_blind,
                _ if i == big || late => rules.big_blind,
                _ => Money::ZERO,
            };
            if late && luck.chance(50) {
                entry.dead = rules.small_blind.min(stack);
            }
            entry.blind = blind.min(stack - entry.dead);
            entry.in_turn = (i == small || i == big) && entry.blind.is_positive();
            entry
        })
        .collect()
}

/// A card out of the stub.
pub fn top(hand: &Hand, luck: &mut Luck) -> Card {
    let stub = hand.stub_cards();
    assert!(!stub.is_empty(), "the stub is empty: {hand:#?}");
    luck.pick(&stub)
}

/// A legal command, the way a lively table would choose.
pub fn random_command(hand: &Hand, luck: &mut Luck) -> Command {
    let awaits = hand.awaits();
    if !awaits.offers.is_empty() && luck.chance(15) {
        let offer = luck.pick(&awaits.offers);
        if let Some(command) = accept(hand, offer, luck) {
            return command;
        }
    }
    match awaits.turn {
        Turn::Bet { seat, moves } => {
            let roll = luck.below(100);
            match (moves.raise, moves.bring_in) {
                (Some(raise), _) if roll < 30 => {
                    Command::Raise { seat, to: amount(&raise, hand.unit(), luck) }
                }
                (_, Some(_)) if roll < 90 || !moves.fold => Command::BringIn { seat },
                (_, Some(_)) => Command::Fold { seat },
                (_, None) if roll < 88 || moves.check => Command::Call { seat },
                (_, None) => Command::Fold { seat },
            }
        }
        Turn::Draw { seat } => draw(hand, seat, luck),
        Turn::Clear { seat } => Command::Clear { seat, card: luck.pick(&held(hand, seat)) },
        Turn::Show { seat } => {
            let board = hand.game().form().customs.board_plays;
            let muck = Command::Muck { seat };
            match luck.below(100) {
                0..=4 if board => Command::PlayBoard { seat },
                0..=14 if hand.decide(&muck).is_ok() => muck,
                _ => Command::Show { seat, cards: Default::default() },
            }
        }
        Turn::Dealer { .. } => {
            hand.dealer_move(|| top(hand, luck)).map(|c| no_card_twice(hand, c, luck)).unwrap()
        }
        Turn::Nobody => panic!("nobody is to move and the hand is not over: {hand:?}"),
    }
}

/// A board of several cards is drawn card by card from the same stub: none may come twice.
fn no_card_twice(hand: &Hand, command: Command, luck: &mut Luck) -> Command {
    let Command::Board { cards } = &command else { return command };
    let mut stub = hand.stub_cards();
    let mut fresh = || Some(stub.swap_remove(luck.below(stub.len())));
    Command::Board { cards: cards.iter().map(|_| fresh()).collect() }
}

/// The same command where a person deals: what lies face down has no name until it is shown.
pub fn by_hand(hand: &Hand, command: Command) -> Command {
    let unnamed = |cards: games::poker::Cards| cards.iter().map(|_| None).collect();
    match command {
        Command::Deal { seat, cards }
            if !matches!(hand.turn(), Turn::Dealer { task: Task::Deal { up: true, .. } }) =>
        {
            Command::Deal { seat, cards: unnamed(cards) }
        }
        Command::Burn { .. } => Command::Burn { card: None },
        Command::Show { seat, .. } => {
            let unknown = held(hand, seat).iter().filter(|c| c.is_none()).count();
            let cards = hand.stub_cards().into_iter().map(Some).take(unknown).collect();
            Command::Show { seat, cards }
        }
        other => other,
    }
}

fn accept(hand: &Hand, offer: Offer, luck: &mut Luck) -> Option<Command> {
    match offer {
        Offer::Kill { seat } => Some(Command::Kill { seat }),
        Offer::Clear { seat } => Some(Command::Clear { seat, card: luck.pick(&held(hand, seat)) }),
        Offer::AllClear => luck.chance(10).then_some(Command::AllClear),
        Offer::Draw { seat } => Some(draw(hand, seat, luck)),
        Offer::Ask { seat } => {
            let ask = Command::Ask { seat, count: luck.below(4) as u8 };
            hand.decide(&ask).is_ok().then_some(ask)
        }
        Offer::Stop { seat } => Some(Command::Stop { seat }),
        Offer::Complete { seat } => {
            Some(Command::Deal { seat, cards: [Some(top(hand, luck))].into_iter().collect() })
        }
    }
}

pub fn held(hand: &Hand, seat: Seat) -> Vec<Dealt> {
    hand.player(seat).cards.iter().map(|h| h.card).collect()
}

fn draw(hand: &Hand, seat: Seat, luck: &mut Luck) -> Command {
    let mut cards = held(hand, seat);
    let most = hand.game().form().own_cards();
    let count = hand.player(seat).asked.map_or_else(|| luck.below(most + 1), usize::from).min(cards.len());
    while cards.len() > count {
        cards.swap_remove(luck.below(cards.len()));
    }
    Command::Draw { seat, cards: cards.into_iter().collect() }
}

fn amount(raise: &RaiseTo, unit: Money, luck: &mut Luck) -> Money {
    match raise {
        RaiseTo::Exactly(amounts) => luck.pick(amounts),
        RaiseTo::Between(min, max) => {
            let steps = (*max - *min).as_cents() / unit.as_cents();
            let to = *min + unit * luck.below(steps as usize + 1) as i64;
            if luck.chance(10) || !to.is_multiple_of(unit) { *max } else { to }
        }
    }
}

/// Something that goes wrong, aimed where it could; most are refused.
pub fn random_incident(hand: &Hand, luck: &mut Luck) -> Command {
    let stub = hand.stub_cards();
    let mut stub: Vec<Dealt> = stub.into_iter().map(Some).collect();
    let mut card =
        |luck: &mut Luck| if stub.is_empty() { None } else { stub.swap_remove(luck.below(stub.len())) };
    let seat = match hand.turn() {
        Turn::Dealer { task: Task::Deal { seat, .. } } if luck.chance(70) => seat,
        _ => luck.below(hand.players().len()) as Seat,
    };
    match luck.below(15) {
        0 => Command::Exposed { seat, card: card(luck) },
        1 => Command::OffTable { seat, card: card(luck) },
        2 => Command::Touched { seat, card: card(luck) },
        3 => Command::Early {
            cards: (0..if hand.street() == 0 { 3 } else { 1 }).map(|_| card(luck)).collect(),
        },
        4 => Command::Over { cards: (0..4).map(|_| card(luck)).collect() },
        // These hands are played with all cards known: an extra card has a name.
        n @ (5 | 6) => {
            let extra = if n == 5 { card(luck) } else { held(hand, seat).first().copied().flatten() };
            extra.map_or(Command::Knock { seat }, |card| Command::Extra { seat, card: Some(card) })
        }
        7 => Command::Short { seat },
        8 => Command::Misburn { count: luck.pick(&[0, 2]), card: card(luck) },
        9 => Command::Knock { seat },
        10 => Command::Boxed { seat, card: card(luck) },
        11 => {
            let up = hand.players().iter().flat_map(|p| &p.cards).filter(|h| h.up).filter_map(|h| h.card);
            let open: Vec<Card> = hand.board().iter().flatten().copied().chain(up).collect();
            match (open.is_empty(), card(luck)) {
                (false, Some(to)) => Command::Correct { from: luck.pick(&open), to },
                // A hand that is void tells nothing more: rarely.
                _ if luck.chance(3) => Command::Void,
                _ => Command::Knock { seat },
            }
        }
        12 if luck.chance(30) => Command::Dead { seat },
        13 if luck.chance(50) => Command::Retract { seat: hand.last_mover().unwrap_or(seat) },
        13 => match (hand.nameable().last(), card(luck)) {
            (Some(from), Some(to)) => Command::NameAgain { from: *from, to },
            _ => Command::Knock { seat },
        },
        _ => Command::Burn { card: card(luck) },
    }
}

/// A hand played at random to its end, with every command and event.
pub struct Story {
    pub setup: Seating,
    pub commands: Vec<Command>,
    pub events: Vec<Event>,
    pub hand: Hand,
}

/// Plays a hand; `each` sees it after every command with the events of that command.
pub fn play(
    setup: Seating,
    incidents: usize,
    luck: &mut Luck,
    mut each: impl FnMut(&Hand, &mut Luck),
) -> Story {
    let mut hand = Hand::new(setup.rules, &setup.entries);
    let (mut commands, mut events) = (Vec::new(), Vec::new());
    hand.start(&mut events);
    while !hand.is_over() {
        each(&hand, luck);
        let mut command = random_command(&hand, luck);
        if luck.chance(incidents) {
            let incident = random_incident(&hand, luck);
            if hand.decide(&incident).is_ok() {
                command = incident;
            }
        }
        let accepted = hand.execute(&command, &mut events);
        let told = || commands.iter().map(phh::action_text).collect::<Vec<_>>().join("', '");
        assert!(
            accepted.is_ok(),
            "{command:?} was refused: {} after '{}'\n{hand:#?}",
            accepted.unwrap_err(),
            told()
        );
        commands.push(command);
        assert!(commands.len() < 2_000, "the hand does not end: {hand:?}");
    }
    Story { setup, commands, events, hand }
}
