//! Rounds of player-banked blackjack, dealt by the referee to people who bet and play at random.

use crate::answer::SMALLEST;
use crate::luck::Luck;
use cards::{Card, Rank, shoe};
use chips::Money;
use games::blackjack::{Awaits, Command, Event, Line, Move, Moves, Setup, Table, Task, WagerKind};
use games::rulebook::Rulebook;
use games::{PlayerId, Seat};
use std::fmt::Write as _;

/// Chips behind everybody: nobody runs out of them in a drill.
const BEHIND: Money = Money::dollars(100_000);
/// Players who stand behind a seat have its number and this.
const BEHIND_SEAT: u32 = 20;

/// What players do where they can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likes {
    Anything,
    Surrender,
    DoubleForLess,
    Split,
}

/// What a round is to have.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub circles: usize,
    pub buster: bool,
    pub backline: bool,
    /// A bank that may not cover everything.
    pub short: bool,
    /// Amounts like $7.50 beside whole ones.
    pub odd: bool,
    pub likes: Likes,
}

impl Plan {
    pub const fn of(circles: usize) -> Plan {
        Plan { circles, buster: false, backline: false, short: false, odd: false, likes: Likes::Anything }
    }
}

/// A wager as it was placed.
struct Placed {
    seat: Seat,
    base: Money,
    buster: Money,
    backline: Money,
}

/// A round that was dealt.
pub struct Dealt {
    id: String,
    opened: Table,
    pub events: Vec<Event>,
    bank: (Seat, Money),
    placed: Vec<Placed>,
    cards: Vec<Card>,
    actions: Vec<String>,
}

struct Run<'a> {
    table: Table,
    events: Vec<Event>,
    luck: &'a mut Luck,
    likes: Likes,
    shoe: Vec<Card>,
    cards: Vec<Card>,
    actions: Vec<String>,
}

/// Deals a round to its end; none where the house does not take what was planned.
pub fn deal(book: &Rulebook, id: &str, plan: &Plan, luck: &mut Luck) -> Option<Dealt> {
    let schedule = luck.pick(&book.schedules);
    let (rules, decks) = (book.rules.clone(), book.usual_decks);
    let opened = Table::open(Setup { rules, schedule, decks, turn: 1 });
    let mut seats: Vec<Seat> = (1..=book.rules.seats).collect();
    luck.shuffle(&mut seats);
    let bank_seat = seats.remove(0);
    seats.truncate(plan.circles.min(seats.len()));
    let placed = wagers(&opened, &seats, plan, luck);
    let action: Money = placed.iter().map(|p| p.base + p.buster + p.backline).sum();
    let wager = bank_wager(&opened, action, plan.short, luck);
    let mut shoe = shoe(decks);
    luck.shuffle(&mut shoe);
    let (table, likes) = (opened.clone(), plan.likes);
    let mut run =
        Run { table, events: Vec::new(), luck, likes, shoe, cards: Vec::new(), actions: Vec::new() };
    run.open(bank_seat, wager, &placed)?;
    run.play()?;
    let Run { events, cards, actions, .. } = run;
    let dealt =
        Dealt { id: id.to_string(), opened, events, bank: (bank_seat, wager), placed, cards, actions };
    let can_be_cut = |l: &Line| [l.paid, l.collected, l.uncovered].iter().all(|a| a.is_multiple_of(SMALLEST));
    dealt.lines().iter().all(can_be_cut).then_some(dealt)
}

/// Amounts as people bet them: multiples of the least, and of its half.
fn amount(table: &Table, odd: bool, luck: &mut Luck) -> Money {
    let bounds = table.bounds();
    let halves = luck.pick(&[2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 25, 30, 40]);
    let whole = Money::dollars(1);
    let to = |unit: Money, amount: Money| unit * (amount.as_cents() / unit.as_cents()).max(1);
    let least = bounds.base_least;
    let wish = Money::cents(least.as_cents() * halves / 2).min(bounds.base_most.unwrap_or(Money::LARGEST));
    let half_red = Money::cents(2_50);
    let unit = match () {
        () if odd && least >= half_red && half_red.is_multiple_of(bounds.chip) => half_red,
        () if odd || !least.is_multiple_of(whole) => bounds.chip,
        () => whole.max(bounds.chip),
    };
    to(unit, wish).max(least)
}

fn wagers(table: &Table, seats: &[Seat], plan: &Plan, luck: &mut Luck) -> Vec<Placed> {
    let bounds = table.bounds();
    let placed = seats.iter().map(|&seat| {
        let base = amount(table, plan.odd, luck);
        let buster = bounds.buster.as_ref().filter(|_| plan.buster && luck.chance(60)).map(|b| {
            let wish = luck.pick(&[1, 2, 3, 5]);
            (Money::dollars(wish)).max(b.least).min(b.most.unwrap_or(Money::LARGEST)).min(base)
        });
        let behind = plan.backline && table.rules().backline && luck.chance(40);
        let backline = if behind { amount(table, plan.odd, luck) } else { Money::ZERO };
        Placed { seat, base, buster: buster.unwrap_or_default(), backline }
    });
    placed.collect()
}

fn bank_wager(table: &Table, action: Money, short: bool, luck: &mut Luck) -> Money {
    let five = Money::dollars(5);
    let wish = match short {
        true => Money::cents(action.as_cents() * luck.between(25, 90) as i64 / 100),
        false => action * 8,
    };
    (five * (wish.as_cents() / five.as_cents())).max(table.bounds().bank_least.max(five))
}

impl Run<'_> {
    fn go(&mut self, command: &Command) -> Option<()> {
        self.table.execute(command, &mut self.events).ok()
    }

    fn open(&mut self, bank: Seat, wager: Money, placed: &[Placed]) -> Option<()> {
        let join = |player, seat| Command::Join { player, seat, chips: BEHIND, third_party: false };
        let owner = |seat: Seat| PlayerId(u32::from(seat));
        self.go(&join(owner(bank), Some(bank)))?;
        self.go(&Command::Shuffle)?;
        self.go(&Command::TakeBank { player: owner(bank), wager, seat: None })?;
        for p in placed {
            let player = owner(p.seat);
            self.go(&join(player, Some(p.seat)))?;
            self.go(&Command::Wager { player, seat: p.seat, base: p.base, buster: p.buster })?;
        }
        for p in placed.iter().filter(|p| p.backline.is_positive()) {
            let player = PlayerId(u32::from(p.seat) + BEHIND_SEAT);
            self.go(&join(player, None))?;
            self.go(&Command::Backline { player, seat: p.seat, amount: p.backline })?;
        }
        self.go(&Command::CloseWagers)
    }

    /// A card: aces, eights and tens come often, for that is where the rules are.
    fn card(&mut self) -> Card {
        const RICH: [Rank; 5] = [Rank::Ace, Rank::Eight, Rank::Ten, Rank::King, Rank::Seven];
        let wanted = (self.luck.chance(25)).then(|| self.luck.pick(&RICH));
        let at = wanted.and_then(|rank| self.shoe.iter().rposition(|c| c.rank() == Some(rank)));
        let last = self.shoe.len() - 1;
        let card = self.shoe.remove(at.unwrap_or(last));
        self.cards.push(card);
        card
    }

    fn play(&mut self) -> Option<()> {
        loop {
            match self.table.awaits() {
                Awaits::Dealer { task: Task::Card(_) } => {
                    let card = self.card();
                    self.go(&Command::Card(card))?;
                }
                Awaits::Insurance { player, seat, .. } => {
                    let take = self.luck.chance(40);
                    self.actions.push(format!("{seat} {}", if take { "insure" } else { "no" }));
                    self.go(&Command::Insurance { player, seat, take })?;
                }
                Awaits::Action { player, seat, hand, moves } => {
                    let action = self.choose(seat, hand, &moves);
                    self.actions.push(written(seat, hand, action));
                    self.go(&Command::Act { player, seat, hand, action })?;
                }
                _ => return self.table.rounds().eq(&1).then_some(()),
            }
        }
    }

    fn choose(&mut self, seat: Seat, hand: u8, moves: &Moves) -> Move {
        let less = moves.double.is_positive() && moves.double_min < moves.double;
        let part = |luck: &mut Luck, moves: &Moves| {
            let chip = self.table.rules().chip;
            let steps = (moves.double - moves.double_min).as_cents() / chip.as_cents();
            moves.double_min + chip * luck.below(steps.max(1) as usize) as i64
        };
        match self.likes {
            Likes::Surrender if moves.surrender => return Move::Surrender,
            Likes::DoubleForLess if less => return Move::Double(part(self.luck, moves)),
            Likes::Split if moves.split => return Move::Split,
            _ => {}
        }
        let any = self.likes == Likes::Anything;
        let points = self.table.circle(seat).hands[usize::from(hand) - 1].total(self.table.rules()).points;
        match () {
            () if any && moves.split && self.luck.chance(50) => Move::Split,
            () if any && moves.surrender && self.luck.chance(10) => Move::Surrender,
            () if any && less && self.luck.chance(10) => Move::Double(part(self.luck, moves)),
            () if moves.double.is_positive() && self.luck.chance(15) => Move::Double(moves.double),
            () if moves.stand && (!moves.hit || points >= 15 || self.luck.chance(25)) => Move::Stand,
            () if moves.hit => Move::Hit,
            () => Move::Stand,
        }
    }
}

fn written(seat: Seat, hand: u8, action: Move) -> String {
    let at = format!("{seat}.{hand}");
    match action {
        Move::Hit => format!("{at} hit"),
        Move::Stand => format!("{at} stand"),
        Move::Split => format!("{at} split"),
        Move::Surrender => format!("{at} surrender"),
        Move::Double(amount) => format!("{at} double {}", amount.as_dollars()),
    }
}

impl Dealt {
    /// The table before the first event of a kind.
    pub fn before(&self, is: impl Fn(&Event) -> bool) -> Option<Table> {
        let at = self.events.iter().position(is)?;
        Some(self.until(at))
    }

    /// The table before the event of this number.
    pub fn until(&self, at: usize) -> Table {
        let mut table = self.opened.clone();
        self.events[..at].iter().for_each(|event| table.apply(event));
        table
    }

    /// The table as it is settled: insurance is paid before, and lies there as it was.
    pub fn settling(&self) -> Option<Table> {
        self.before(|e| matches!(e, Event::Settled(line) if line.wager != WagerKind::Insurance))
    }

    /// What was paid and collected, in order.
    pub fn lines(&self) -> Vec<Line> {
        let line = |e: &Event| if let Event::Settled(line) = e { Some(*line) } else { None };
        self.events.iter().filter_map(line).collect()
    }

    /// The round as a scenario file.
    pub fn file(&self) -> String {
        let mut file = String::new();
        let (seat, wager) = self.bank;
        let (option, decks) = (self.opened.schedule().option, self.opened.shoe().decks);
        let cards: Vec<String> = self.cards.iter().map(ToString::to_string).collect();
        let _ = writeln!(file, "rulebook = \"{}\"\nschedule = {option}\ndecks = {decks}", self.id);
        let _ = writeln!(file, "bank = {{ seat = {seat}, wager = {} }}", wager.as_dollars());
        let _ = writeln!(file, "cards = \"{}\"\nwagers = [", cards.join(" "));
        for p in &self.placed {
            let buster = match p.buster.is_positive() {
                true => format!(", buster = {}", p.buster.as_dollars()),
                false => String::new(),
            };
            let _ = writeln!(file, "  {{ seat = {}, base = {}{buster} }},", p.seat, p.base.as_dollars());
        }
        for p in self.placed.iter().filter(|p| p.backline.is_positive()) {
            let (seat, amount) = (p.seat, p.backline.as_dollars());
            let _ = writeln!(file, "  {{ seat = {seat}, backline = {amount}, player = \"behind {seat}\" }},");
        }
        let actions: Vec<String> = self.actions.iter().map(|a| format!("\"{a}\"")).collect();
        let _ = writeln!(file, "]\nactions = [{}]", actions.join(", "));
        file
    }
}
