//! The sevens rule: what goes back after the showdown, and who gets what is left, in the order of the referee.

use super::award::showdown;
use super::hands::{Mood, Seated, stacked};
use super::procedure::ordered;
use super::{TRIES, players};
use crate::Sheet;
use crate::felt::{self, Felt};
use crate::luck::Luck;
use cards::{Card, Rank};
use chips::Money;
use games::poker::{Award, Event, Hand, HouseGame, Narrator, Part, Viewer};
use games::{Clause, Seat};
use voice::{Telling, say};

/// What a hand comes to: each as often as the others, as far as they turn up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comes {
    /// The best hand is a checked seven: what was bet after the draw goes back (LB-9).
    Void,
    /// A seven only called a short all-in: calls behind it go back (LB-10).
    Overcalls,
    /// A checked seven ties with a hand that kept the rule, or loses its part of a pot (S-14).
    Apart,
    /// The best seven was bet, or called a bet: everything stands.
    Stands,
}

/// A settlement at a showdown.
struct Shown {
    hand: Hand,
    seats: Vec<Seat>,
    lines: Vec<Award>,
    done: Vec<Telling>,
}

impl Shown {
    fn of(story: &Seated) -> Option<Shown> {
        let (hand, event) = showdown(&story.steps)?;
        let Event::Awarded { lines, uncalled: None } = event else { return None };
        let few = lines.len() <= 5;
        let bet = hand.players().iter().any(|p| p.paid > p.paid_before_draw);
        let done = story.told(story.steps.len() - 1);
        (few && bet && hand.contenders().count() > 1).then(|| Shown {
            hand,
            seats: story.seats.clone(),
            lines,
            done,
        })
    }

    fn comes(&self) -> Option<Comes> {
        let back = |clause| self.lines.iter().any(|l| l.part == Part::Returned && l.clause == clause);
        let seven = |place: Seat| {
            let low = self.hand.worth(place).low.and_then(cards::ranking::Made::ace_to_five);
            low.is_some_and(cards::ranking::Low::is_seven_or_better)
        };
        match () {
            () if back(Clause::Lb9) => Some(Comes::Void),
            () if back(Clause::Lb10) => Some(Comes::Overcalls),
            () if self.lines.iter().any(|l| l.clause == Clause::S14) => Some(Comes::Apart),
            () => self.hand.contenders().any(seven).then_some(Comes::Stands),
        }
    }

    /// Lines of a settlement, said as the referee says them.
    fn told(&self, lines: &[Award]) -> Vec<Telling> {
        let names = self.seats.iter().map(|seat| say!("table-seat", seat: *seat).into()).collect();
        let mut narrator = Narrator::of(self.hand.clone(), names);
        narrator.tell(&Event::Awarded { lines: lines.to_vec(), uncalled: None });
        narrator.take().into_iter().map(|sentence| sentence.says).collect()
    }

    /// What would be done if the rule were another one: the pot whole, or what was bet after the draw back.
    fn strangers(&self) -> Vec<Telling> {
        let won = self.lines.iter().find(|line| line.part != Part::Returned);
        let pot: Money = self.lines.iter().map(|line| line.amount).sum();
        let shared = self.lines.iter().any(|line| won.is_some_and(|won| won.seat != line.seat));
        let whole = won.filter(|_| shared).map(|line| Award { amount: pot, pot: 0, ..*line });
        let back = |(player, seat): (&games::poker::Player, Seat)| Award {
            seat,
            amount: player.paid - player.paid_before_draw,
            pot: 0,
            part: Part::Returned,
            clause: Clause::Lb9,
        };
        let back = self.hand.players().iter().zip(0..).map(back).filter(|line| line.amount.is_positive());
        let known = |line: &Award| {
            self.lines.iter().any(|l| (l.seat, l.part, l.amount) == (line.seat, line.part, line.amount))
        };
        let others: Vec<Award> = whole.into_iter().chain(back).filter(|line| !known(line)).collect();
        others.into_iter().flat_map(|line| self.told(&[line])).collect()
    }
}

/// Low cards come first, so that sevens are made.
fn late(card: &Card) -> u8 {
    let low = card.rank().is_none_or(|rank| rank == Rank::Ace || rank <= Rank::Eight);
    u8::from(!low)
}

fn find(house: &HouseGame, level: u8, wanted: Comes, luck: &mut Luck) -> Option<Shown> {
    let mood = match wanted {
        Comes::Overcalls => Mood { raises: 25, folds: 2, short: 90 },
        _ => Mood { raises: 30, folds: 10, short: 5 },
    };
    let mut last = None;
    for _ in 0..TRIES {
        let rules = luck.pick(&house.limits);
        let count = players(house, level).min(if wanted == Comes::Overcalls { 5 } else { 4 });
        let Some(story) = stacked(house, rules, count, mood, late, luck) else { continue };
        let Some(shown) = Shown::of(&story) else { continue };
        let Some(comes) = shown.comes() else { continue };
        last = Some(shown);
        if comes == wanted {
            break;
        }
    }
    last
}

/// A showdown of lowball, and the settlement to be put in order: what goes back comes out of the pot before it is pushed.
pub fn make(house: &HouseGame, level: u8, luck: &mut Luck) -> Option<Sheet> {
    let wanted = luck.pick(&[Comes::Void, Comes::Void, Comes::Overcalls, Comes::Apart, Comes::Stands]);
    let shown = find(house, level, wanted, luck)?;
    let own = shown.told(&shown.lines);
    let mut strangers = shown.strangers();
    strangers.retain(|says| !own.contains(says));
    luck.shuffle(&mut strangers);
    strangers.truncate(usize::from(level).max(2));
    let mut felt = felt::poker(&shown.hand, &shown.seats, Viewer::Auditor);
    if let Felt::Poker { view, says, .. } = &mut felt {
        *says = shown.done.clone();
        view.pots = shown.hand.pots().iter().map(|p| (p.amount, p.seats.to_vec())).collect();
        view.players.iter_mut().for_each(|player| {
            player.hand = None;
            player.won_with.clear();
        });
    }
    let mut made = Sheet::new(felt, say!("school-asks-sevens"));
    let clause = shown.lines[0].clause;
    // Of chips that go back any may be first, and so may any share of a pot, or pot.
    let back = |says: &Telling| says.id == "hand-goes-back";
    let (form, key) = ordered(&own, strangers, clause, |a, b| back(a) == back(b), luck);
    made.part(say!("school-part-steps"), form, key);
    Some(made)
}
