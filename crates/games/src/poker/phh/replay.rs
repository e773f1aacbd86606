//! A hand history refereed from its first action to its last.

use super::action::parse_action;
use super::posts;
use super::record::{Fault, Record};
use crate::Flaw;
use crate::clauses::Clause;
use crate::poker::command::{Cards, Command, MOST, Refusal, Seat};
use crate::poker::event::Event;
use crate::poker::flow::{Task, Turn};
use crate::poker::game::Betting;
use crate::poker::games::Game;
use crate::poker::hand::{Entry, Hand, Phase, Player};
use crate::poker::house::HouseGame;
use crate::poker::rules::{Limit, Rules};
use arrayvec::ArrayVec;
use chips::Money;
use std::cell::RefCell;
use std::collections::HashMap;
use voice::{Place, Telling, say};

/// How a hand is set up: rules, and what everybody brings and posts.
///
/// ```
/// use chips::Money;
/// use games::poker::phh::{Outcome, Replayer, read};
///
/// let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
///             actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']";
/// let record = &read(text).unwrap()[0];
/// let seating = Replayer::default().setup(&record).unwrap();
/// assert_eq!(seating.entries.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// What it is played by.
    pub rules: Rules,
    /// The players, left of the button first.
    pub entries: ArrayVec<Entry, MOST>,
}

/// A hand that was played to its end.
///
/// ```
/// use chips::Money;
/// use games::poker::phh::{Outcome, Replayer, read};
///
/// let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
///             actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']";
/// let record = &read(text).unwrap()[0];
/// let Outcome::Played(played) = Replayer::default().replay(&record).unwrap() else { panic!("it was refused") };
/// assert_eq!(played.finishing_stacks().collect::<Vec<_>>(), [Money::dollars(101), Money::dollars(99)]);
/// ```
#[derive(Clone, Debug)]
pub struct Played {
    /// The hand as it ended.
    pub hand: Hand,
}

impl Played {
    /// What everybody has now.
    pub fn finishing_stacks(&self) -> impl Iterator<Item = Money> + '_ {
        self.hand.players.iter().map(|p| p.stack)
    }

    /// The finishing stacks of the record, where they are others than those of the hand. Other rooms may cut an odd chip
    /// in two, which contradicts nothing.
    pub fn contradicted<'r>(&self, record: &'r Record<'_>) -> Option<&'r [Money]> {
        let chip = Money::dollars(1);
        let whole = |stacks: &[Money]| stacks.iter().all(|s| s.is_multiple_of(chip));
        let same = |recorded: &&[Money]| {
            let cut = !self.hand.rules.is_house() && whole(&record.stacks) && !whole(recorded);
            let near = |(a, b): (&Money, Money)| *a == b || (cut && *a - b < chip && b - *a < chip);
            recorded.len() == self.hand.players.len()
                && recorded.iter().zip(self.finishing_stacks()).all(near)
        };
        record.finishing.as_deref().filter(|recorded| !same(recorded))
    }
}

/// What became of a hand history.
///
/// ```
/// use chips::Money;
/// use games::poker::phh::{Outcome, Replayer, read};
///
/// let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
///             actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']";
/// let record = &read(text).unwrap()[0];
/// assert!(matches!(Replayer::default().replay(&record).unwrap(), Outcome::Played(_)));
/// ```
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It was played to its end.
    Played(Box<Played>),
    /// An action was refused.
    Refused {
        /// The action as it is written.
        action: String,
        /// Which of the actions it is, from 0.
        at: usize,
        /// Why.
        refusal: Refusal,
    },
}

/// A hand as far as its record goes.
///
/// ```
/// use chips::Money;
/// use games::poker::phh::{Outcome, Replayer, read};
///
/// let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
///             actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']";
/// let record = &read(text).unwrap()[0];
/// let as_far = Replayer::default().as_far_as(&record, |_, _, _| ()).unwrap();
/// assert!(as_far.refused.is_none() && as_far.hand.is_over());
/// ```
#[derive(Clone, Debug)]
pub struct AsFar {
    /// The hand as it stands.
    pub hand: Hand,
    /// The action that was refused, which of them it is, from 0, and why.
    pub refused: Option<(String, usize, Refusal)>,
}

/// How a rulebook is found by its path.
type FindHouse = dyn Fn(&str) -> Result<HouseGame, Telling>;

/// Replays hands one after the other, with one buffer of events for all and every rulebook read once.
///
/// ```
/// use chips::Money;
/// use games::poker::phh::{Outcome, Replayer, read};
///
/// let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100]\n\
///             actions = ['d dh p1 AsAh', 'd dh p2 7d2c', 'p2 f']";
/// let record = &read(text).unwrap()[0];
/// let mut replayer = Replayer::default();
/// replayer.replay(&record).unwrap();
/// assert!(replayer.events().len() > 3);
/// ```
pub struct Replayer {
    houses: Box<FindHouse>,
    read: RefCell<HashMap<String, HouseGame>>,
    events: Vec<Event>,
}

impl Default for Replayer {
    fn default() -> Self {
        Replayer::new(|path| HouseGame::shipped(path).ok_or_else(|| say!("phh-no-rulebook", path: path)))
    }
}

impl Replayer {
    /// A replayer that finds house files in its own way.
    pub fn new(houses: impl Fn(&str) -> Result<HouseGame, Telling> + 'static) -> Replayer {
        Replayer { houses: Box::new(houses), read: RefCell::default(), events: Vec::with_capacity(64) }
    }

    /// The events of the last hand, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Rules and posts of a recorded hand.
    pub fn setup(&self, record: &Record<'_>) -> Result<Seating, Flaw> {
        let wrong = |what: Telling| Flaw::of_line(record.line, what);
        let at = |fault: Fault| fault.in_hand(record);
        let rules = match &record.rulebook {
            Some(path) => self.our_rules(record, path).map_err(at)?,
            None => recorded_rules(record).map_err(wrong)?,
        };
        let most = if rules.is_house() { rules.game.most_seats() } else { MOST };
        if !(2..=most).contains(&record.stacks.len()) {
            let what = say!("phh-players", most: most, players: record.stacks.len());
            return Err(wrong(what).under(Clause::S1));
        }
        if let Some(i) = record.stacks.iter().position(|s| s.is_zero()) {
            return Err(wrong(say!("phh-no-chips", who: Place(i as u8))));
        }
        if rules.is_house() {
            check_keys(record).map_err(at)?;
            posts::check(record, &rules).map_err(at)?;
        }
        let entries = entries(record, &rules);
        Ok(Seating { rules, entries })
    }

    fn our_rules(&self, record: &Record<'_>, path: &str) -> Result<Rules, Fault> {
        if !self.read.borrow().contains_key(path) {
            let house = (self.houses)(path).map_err(|why| Fault::new("_rulebook", why))?;
            self.read.borrow_mut().insert(path.to_string(), house);
        }
        let read = self.read.borrow();
        let house = &read[path];
        let missing = || Fault::new("_limit", say!("phh-no-key", key: "_limit"));
        let limit = record.limit.as_deref().ok_or_else(missing)?;
        // Signs write $3–$6; the id is 3-6.
        let limit = &limit.replace('–', "-").replace(['$', ' '], "");
        let rules = house.at(limit.as_str()).ok_or_else(|| {
            Fault::new("_limit", say!("phh-no-limit", rulebook: path, limit: limit)).under(Clause::Pfee4)
        })?;
        check_game(record, house.game)?;
        check_limit(record, &rules, limit)?;
        Ok(rules)
    }

    /// Referees a hand from its first action to its last.
    pub fn replay(&mut self, record: &Record<'_>) -> Result<Outcome, Flaw> {
        self.replay_with(record, |_, _, _| {})
    }

    /// Referees a hand and shows each action, the events it led to and the hand after it.
    pub fn replay_with(
        &mut self,
        record: &Record<'_>,
        mut each: impl FnMut(Option<&str>, &[Event], &Hand),
    ) -> Result<Outcome, Flaw> {
        let AsFar { mut hand, refused } = self.as_far_as(record, &mut each)?;
        if let Some((action, at, refusal)) = refused {
            return Ok(Outcome::Refused { action, at, refusal });
        }
        let before = self.events.len();
        if let Err(refusal) = turn_over(&mut hand, &mut self.events) {
            return Ok(Outcome::Refused {
                action: record.actions.last().map_or(String::new(), |a| a.to_string()),
                at: record.actions.len().saturating_sub(1),
                refusal,
            });
        }
        if self.events.len() > before {
            each(None, &self.events[before..], &hand);
        }
        Ok(Outcome::Played(Box::new(Played { hand })))
    }

    /// Referees a hand as far as it is written, which need not be to its end.
    pub fn as_far_as(
        &mut self,
        record: &Record<'_>,
        mut each: impl FnMut(Option<&str>, &[Event], &Hand),
    ) -> Result<AsFar, Flaw> {
        let setup = self.setup(record)?;
        self.events.clear();
        let mut hand = Hand::new(setup.rules, &setup.entries).reversible();
        if let Some(refusal) = short_of_the_ante(&setup) {
            let action = record.actions.first().map(ToString::to_string).unwrap_or_default();
            return Ok(AsFar { hand, refused: Some((action, 0, refusal)) });
        }
        hand.start(&mut self.events);
        each(None, &self.events, &hand);
        // Our own files have their burns; one without any leaves them out as the standard does.
        let explicit_burns = !setup.rules.is_house() || record.actions.iter().any(|a| is_burn(a));
        let (mut misburned, mut shown_early) = (false, ArrayVec::<Seat, MOST>::new());
        for (at, action) in record.actions.iter().enumerate() {
            let command = parse_action(action).map_err(|why| {
                let what = say!("phh-action", number: at + 1, action: action.as_ref(), why: why);
                Flaw::of_line(record.line_of_action(at), what)
            })?;
            let Some(command) = command else { continue };
            if says_nothing_new(&hand, &command) {
                continue;
            }
            if let Some(seat) = shows_early(&hand, &command) {
                shown_early.extend((!shown_early.contains(&seat)).then_some(seat));
                continue;
            }
            let before = self.events.len();
            let burn_due = hand.turn() == (Turn::Dealer { task: Task::Burn });
            // After a wrong burn that was put right the record need not name the card that is the burn now.
            let unnamed = !explicit_burns || misburned;
            let implied = (unnamed && burn_due && is_deal(&command)).then_some(Command::Burn { card: None });
            misburned = matches!(command, Command::Misburn { .. });
            let answer = implied.map_or(Ok(()), |burn| hand.execute(&burn, &mut self.events));
            if let Err(refusal) = answer.and_then(|()| hand.execute(&command, &mut self.events)) {
                return Ok(AsFar { hand, refused: Some((action.to_string(), at, refusal)) });
            }
            table_early(&mut hand, &shown_early, &mut self.events);
            each(Some(action), &self.events[before..], &hand);
        }
        Ok(AsFar { hand, refused: None })
    }
}

/// Keys of a hand of ours are the standard's or begin with an underscore, and the clauses it shows exist.
fn check_keys(record: &Record<'_>) -> Result<(), Fault> {
    if let Some(key) = &record.unknown {
        return Err(Fault::new(key.clone(), say!("phh-unknown-key", key: key)));
    }
    match record.clauses.iter().find(|c| Clause::named(c).is_none()) {
        Some(clause) => Err(Fault::new("_clauses", say!("phh-no-clause", clause: clause.as_ref()))),
        None => Ok(()),
    }
}

/// The game that a hand of ours names is that of its rulebook.
fn check_game(record: &Record<'_>, game: Game) -> Result<(), Fault> {
    if let Some(named) = record.game.as_deref().filter(|named| *named != game.id()) {
        return Err(Fault::new("_game", say!("phh-another-game", named: named, game: game.id())));
    }
    if record.variant.is_empty() {
        return Ok(());
    }
    let Some((standard, _)) = Game::from_code(&record.variant) else {
        let what = say!("phh-variant-not-rulebooks", variant: record.variant.as_ref(), game: game.id());
        return Err(Fault::new("variant", what));
    };
    if standard == game {
        return Ok(());
    }
    let (variant, is) = (record.variant.as_ref(), standard.id());
    Err(Fault::new("variant", say!("phh-another-variant", variant: variant, is: is, game: game.id())))
}

/// Schedule and bets are those of the limit.
fn check_limit(record: &Record<'_>, rules: &Rules, limit: &str) -> Result<(), Fault> {
    let schedule = record.schedule.as_deref().map(str::to_lowercase);
    let (kind, clause) = match schedule.as_deref() {
        Some("fixed" | "limit" | "fixed limit" | "fixed-limit") => ("fixed", Clause::Pfee3),
        Some("spread" | "spread limit" | "spread-limit") => ("spread", Clause::Pfee4),
        Some("pot" | "pot limit" | "pot-limit") => ("pot", Clause::O3),
        Some(other) if other.parse::<u8>().is_err() => {
            let fault = Fault::new("_schedule", say!("phh-schedules", other: other));
            return Err(fault.under(Clause::Pfee4));
        }
        _ => (rules.limit.schedule(), Clause::Pfee2),
    };
    if kind != rules.limit.schedule() {
        let name = schedule.unwrap_or_default();
        let what = say!("phh-schedule-no-limit", schedule: name, limit: limit);
        return Err(Fault::new("_schedule", what).under(clause));
    }
    let fixed = matches!(rules.limit, Limit::Fixed { .. });
    for (key, given, ours, matters) in [
        ("small_bet", record.small_bet, rules.limit.small(), fixed),
        ("big_bet", record.big_bet, rules.limit.bet(crate::poker::game::BetSize::Big), fixed),
        ("min_bet", record.min_bet, rules.limit.small(), !fixed),
    ] {
        if matters && given.is_some_and(|g| g != ours) {
            let what = say!("phh-not-of-limit", key: key, limit: limit);
            return Err(Fault::new(key, what).under(Clause::S2));
        }
    }
    Ok(())
}

/// To play all-in at the start of a hand of stud a player needs at least the ante (ST-6).
fn short_of_the_ante(setup: &Seating) -> Option<Refusal> {
    let rules = &setup.rules;
    if !rules.is_house() || rules.game.form().has_blinds() {
        return None;
    }
    let seat = setup.entries.iter().position(|entry| entry.stack < rules.ante)?;
    Some(Refusal::new(Clause::St6, say!("poker-no-less-than-ante", who: Place(seat as u8))))
}

/// Our hands: the card that serves as the first burn named once more as one (HE-12, HE-17), or a hand that lies on the
/// table shown once more.
fn says_nothing_new(hand: &Hand, command: &Command) -> bool {
    match command {
        Command::Burn { card } => card.is_some() && hand.burns.contains(&(*card, true)),
        Command::Show { seat, cards } => {
            let player = hand.players.get(usize::from(*seat));
            hand.rules.is_house() && player.is_some_and(|p| p.shown && holds(p, cards))
        }
        _ => false,
    }
}

/// Our hands: once nobody can bet any more a record may show a hand before the last cards come. It counts as tabled at
/// the showdown, in its turn.
fn shows_early(hand: &Hand, command: &Command) -> Option<Seat> {
    let Command::Show { seat, cards } = command else { return None };
    let early = match hand.phase {
        Phase::Dealing | Phase::Drawing => hand.players.iter().filter(|p| p.can_bet()).count() <= 1,
        // Nobody could bet on the last round: the hands lie open, and the record may have them in any order.
        Phase::Showdown => hand.round.opener.is_none() && hand.next_to_show() != Some(*seat),
        _ => false,
    };
    let player = hand.players.get(usize::from(*seat)).filter(|p| p.is_in() && holds(p, cards));
    (hand.rules.is_house() && early && player.is_some()).then_some(*seat)
}

fn holds(player: &Player, cards: &Cards) -> bool {
    cards.iter().all(|card| player.cards.iter().any(|h| h.card == *card))
}

fn table_early(hand: &mut Hand, early: &[Seat], events: &mut Vec<Event>) {
    while let Some(seat) = hand.next_to_show().filter(|s| hand.phase == Phase::Showdown && early.contains(s))
    {
        if hand.execute(&Command::Show { seat, cards: Cards::new() }, events).is_err() {
            return;
        }
    }
}

fn is_burn(action: &str) -> bool {
    matches!(parse_action(action), Ok(Some(Command::Burn { .. })))
}

fn is_deal(command: &Command) -> bool {
    matches!(
        command,
        Command::Deal { .. }
            | Command::Board { .. }
            | Command::Draw { .. }
            | Command::Ask { .. }
            | Command::Exposed { .. }
            | Command::OffTable { .. }
            | Command::Boxed { .. }
            | Command::Over { .. }
            | Command::Scramble
            | Command::Common { .. }
    )
}

/// A record may leave out that hands were shown: known ones are turned over. Anything else is missing.
fn turn_over(hand: &mut Hand, events: &mut Vec<Event>) -> Result<(), Refusal> {
    while hand.phase == Phase::Showdown {
        let Some(seat) = hand.next_to_show() else { break };
        hand.execute(&Command::Show { seat, cards: Cards::new() }, events)?;
    }
    if hand.is_over() {
        return Ok(());
    }
    let (clause, what) = match hand.turn() {
        Turn::Bet { seat, .. } => (Clause::He4, say!("poker-no-still-to-act", who: Place(seat))),
        Turn::Draw { seat } => (Clause::Dr3, say!("poker-no-still-to-draw", who: Place(seat))),
        Turn::Clear { seat } => (Clause::Cp1, say!("poker-no-still-to-clear", who: Place(seat))),
        Turn::Dealer { task: Task::Board { .. } } => {
            (hand.game().deal_clause(), say!("poker-no-board-complete"))
        }
        _ => (hand.game().deal_clause(), say!("poker-no-still-to-deal")),
    };
    Err(Refusal::new(clause, say!("poker-no-hand-not-over", what: what)))
}

fn recorded_rules(record: &Record<'_>) -> Result<Rules, Telling> {
    let Some((game, betting)) = Game::from_code(&record.variant) else {
        let codes: Vec<&str> = Game::ALL.iter().flat_map(|g| g.form().codes).map(|(_, code)| *code).collect();
        let variant = &record.variant;
        return Err(say!("phh-unknown-variant", variant: variant.as_ref(), codes: codes.join(", ")));
    };
    let missing = |key: &str| say!("phh-no-key", key: key);
    let limit = match betting {
        Betting::Fixed => {
            let small = record.small_bet.ok_or_else(|| missing("small_bet"))?;
            let big = record.big_bet.ok_or_else(|| missing("big_bet"))?;
            Limit::Fixed { small, big }
        }
        Betting::NoLimit => {
            let min = record.min_bet.ok_or_else(|| missing("min_bet"))?;
            Limit::Spread { min, max: None }
        }
        Betting::PotLimit => Limit::Pot { min: record.min_bet.ok_or_else(|| missing("min_bet"))? },
    };
    let mut rules = Rules::recorded(game, limit, record.ante_trimming);
    if !game.form().has_blinds() {
        rules.bring_in = record.bring_in.ok_or_else(|| missing("bring_in"))?;
    } else if record.blinds.is_empty() {
        return Err(missing("blinds_or_straddles"));
    }
    Ok(rules)
}

/// What everybody posts. Heads-up the second player has the button and the first of the two blinds.
fn entries(record: &Record<'_>, rules: &Rules) -> ArrayVec<Entry, MOST> {
    let n = record.stacks.len();
    let of = |list: &[Money], i: usize| list.get(if n == 2 { 1 - i } else { i }).copied().unwrap_or_default();
    let stud = !rules.game.form().has_blinds();
    let trimmed = match rules.conduct {
        crate::poker::rules::Conduct::House => stud,
        crate::poker::rules::Conduct::Recorded { antes_trimmed } => antes_trimmed,
    };
    let mut entries: ArrayVec<Entry, MOST> = (0..n)
        .map(|i| {
            let stack = record.stacks[i];
            let default = if rules.is_house() && record.antes.is_empty() { rules.ante } else { Money::ZERO };
            let ante = (of(&record.antes, i) + default).min(stack);
            let posted = of(&record.blinds, i);
            let blind = if posted < Money::ZERO { -posted } else { posted };
            let (ante, dead) = if trimmed { (ante, Money::ZERO) } else { (Money::ZERO, ante) };
            Entry { stack, ante, dead, blind: blind.min(stack - ante - dead), in_turn: posted.is_positive() }
        })
        .collect();
    if rules.is_house() && record.blinds.is_empty() && !stud {
        default_blinds(&mut entries, rules);
    }
    if trimmed && !rules.is_house() {
        trim_antes(&mut entries);
    }
    entries
}

fn default_blinds(entries: &mut [Entry], rules: &Rules) {
    let n = entries.len();
    let (small, big) = if n == 2 { (1, 0) } else { (0, 1) };
    for (i, blind) in [(small, rules.small_blind), (big, rules.big_blind)] {
        entries[i].blind = blind.min(entries[i].stack);
        entries[i].in_turn = true;
    }
}

/// The part of an ante that nobody matches never leaves its stack.
fn trim_antes(entries: &mut [Entry]) {
    let mut top: (Seat, Money) = (0, Money::ZERO);
    let mut second = Money::ZERO;
    for (i, entry) in entries.iter().enumerate() {
        if entry.ante > top.1 {
            second = top.1;
            top = (i as Seat, entry.ante);
        } else if entry.ante > second {
            second = entry.ante;
        }
    }
    entries[usize::from(top.0)].ante = top.1.min(second);
}
