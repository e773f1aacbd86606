//! One circle's round from a shoe, card by card: the plain engine that the fast one falls back on.

use super::card::kind;
use super::plan::Plan;
use crate::blackjack::Move;
use games::blackjack::draws_to_17;

/// A finished hand of a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its total; more than 21 is over.
    pub total: u8,
    /// Wagers on it: 1, or 2 if doubled.
    pub wager: u8,
    pub surrendered: bool,
    pub natural: bool,
}

/// Something that deals cards.
pub trait Source {
    /// The next card.
    fn card(&mut self) -> u8;
}

/// The cards of a shoe, dealt one after another.
pub struct Deal<'a> {
    pub shoe: &'a [u8],
    pub at: usize,
}

impl Source for Deal<'_> {
    /// A shoe that runs out goes on with its first cards, which are the discards (D11).
    #[inline]
    fn card(&mut self) -> u8 {
        let at = if self.at < self.shoe.len() { self.at } else { self.at % self.shoe.len() };
        self.at += 1;
        self.shoe[at]
    }
}

/// Cards in a hand, as many as can ever be.
#[derive(Clone, Copy)]
struct Hand {
    id: u16,
    first: u8,
    second: u8,
}

/// Plays a circle's two cards to the end; the finished hands are added to `out`, left to right.
pub fn play(plan: &Plan, first: u8, second: u8, up: usize, deal: &mut impl Source, out: &mut Vec<Played>) {
    let two = |a: u8, b: u8| Hand { id: plan.hands.two(kind(a), kind(b)), first: a, second: b };
    let mut waiting = [two(first, second); 8];
    let (mut left, mut hands) = (1, 1);
    while left > 0 {
        left -= 1;
        let hand = waiting[left];
        let after_split = hands > 1;
        let may_split = plan.may_split(hand.first, hand.second, hands);
        let split_ace = after_split && kind(hand.first) == 0 && plan.rules.split_aces_one_card;
        let mut m = plan.says(hand.id, up, after_split, may_split);
        if split_ace && m != Move::Split {
            m = Move::Stand;
        }
        if m == Move::Split {
            hands += 1;
            let (to_first, to_second) = (deal.card(), deal.card());
            waiting[left] = two(hand.second, to_second);
            waiting[left + 1] = two(hand.first, to_first);
            left += 2;
            continue;
        }
        out.push(finish(plan, hand.id, m, up, after_split, deal));
    }
}

/// Plays a hand to its end, beginning with this move.
pub fn finish(
    plan: &Plan,
    id: u16,
    first: Move,
    up: usize,
    after_split: bool,
    deal: &mut impl Source,
) -> Played {
    let (mut id, mut m) = (id, first);
    loop {
        let hand = &plan.hands.list[id as usize];
        let done =
            |total: u8, wager: u8, surrendered: bool| Played { total, wager, surrendered, natural: false };
        match m {
            Move::Stand | Move::Split => return done(hand.total, 1, false),
            Move::Surrender => return done(hand.total, 1, true),
            Move::Hit | Move::Double => {
                let card = kind(deal.card());
                let wager = if m == Move::Double { 2 } else { 1 };
                let child = plan.hands.child[id as usize][card];
                if child == crate::blackjack::OVER {
                    return done(hand.hard + card as u8 + 1, wager, false);
                }
                if m == Move::Double {
                    return done(plan.hands.list[child as usize].total, 2, false);
                }
                id = child;
                m = plan.says(id, up, after_split, false);
            }
        }
    }
}

/// A total and whether it is soft.
fn total(cards: &[u8]) -> (u8, bool) {
    let hard: u8 = cards.iter().map(|c| kind(*c) as u8 + 1).sum();
    let soft = hard <= 11 && cards.iter().any(|c| kind(*c) == 0);
    (if soft { hard + 10 } else { hard }, soft)
}

/// Draws for the player-dealer (chart 1B).
pub fn bank_draws(plan: &Plan, bank: &mut Vec<u8>, deal: &mut impl Source) {
    let mut hard: u8 = bank.iter().map(|c| kind(*c) as u8 + 1).sum();
    let mut ace = bank.iter().any(|c| kind(*c) == 0);
    loop {
        let soft = ace && hard <= 11;
        let sum = if soft { hard + 10 } else { hard };
        if !draws_to_17(plan.rules.dealer_hits_soft_17, sum, soft) {
            return;
        }
        let card = deal.card();
        hard += kind(card) as u8 + 1;
        ace |= kind(card) == 0;
        bank.push(card);
    }
}

/// Two cards that are a natural.
pub fn is_natural(a: u8, b: u8) -> bool {
    kind(a) + kind(b) == 9 && (kind(a) == 0 || kind(b) == 0)
}

/// What a finished hand wins from a bank's finished hand, in tenths of the wager (6:5 is twelve).
pub fn settle(plan: &Plan, hand: &Played, bank: &[u8]) -> i32 {
    let bank_natural = bank.len() == 2 && is_natural(bank[0], bank[1]);
    if hand.natural {
        let pays = plan.rules.natural;
        return if bank_natural { 0 } else { (10 * pays.pays / pays.on) as i32 };
    }
    if hand.surrendered {
        return -5;
    }
    let theirs = total(bank).0;
    let side = if hand.total > 21 {
        if theirs > 21 && plan.over_pushes(hand.total, bank) { 0 } else { -1 }
    } else if bank_natural {
        -1
    } else if theirs > 21 {
        1
    } else {
        hand.total.cmp(&theirs) as i32
    };
    10 * side * i32::from(hand.wager)
}

/// A whole round of one circle: the result in tenths, and where the shoe is afterwards.
pub fn round(plan: &Plan, shoe: &[u8], at: usize, scratch: &mut Scratch) -> (i32, usize) {
    let mut deal = Deal { shoe, at };
    let (first, up, second, hole) = (deal.card(), deal.card(), deal.card(), deal.card());
    let Scratch { hands, bank } = scratch;
    hands.clear();
    bank.clear();
    bank.extend([up, hole]);
    let natural = is_natural(first, second);
    let bank_natural = is_natural(up, hole);
    if natural || (bank_natural && plan.peeked(kind(up))) {
        let hand = Played { total: 21, wager: 1, surrendered: false, natural };
        let result = if natural { settle(plan, &hand, bank) } else { -10 };
        return (result, deal.at);
    }
    play(plan, first, second, kind(up), &mut deal, hands);
    if hands.iter().any(|h| !h.surrendered) {
        bank_draws(plan, bank, &mut deal);
    }
    (hands.iter().map(|h| settle(plan, h, bank)).sum(), deal.at)
}

/// A round of one circle whose hand is neither natural nor split and whose bank has no peeked natural; none if it
/// is split after all. What most rounds that the tables leave over need, without the bookkeeping of splits.
pub fn single(plan: &Plan, shoe: &[u8], at: usize) -> Option<(i32, usize)> {
    let mut deal = Deal { shoe, at };
    let (first, up, second, hole) = (deal.card(), deal.card(), deal.card(), deal.card());
    let id = plan.hands.two(kind(first), kind(second));
    let may_split = kind(first) == kind(second) && plan.may_split(first, second, 1);
    let m = plan.says(id, kind(up), false, may_split);
    if m == Move::Split {
        return None;
    }
    let hand = finish(plan, id, m, kind(up), false, &mut deal);
    if hand.surrendered {
        return Some((-5, deal.at));
    }
    let mut bank = [up, hole, 0];
    let mut cards = 2;
    let mut hard = kind(up) as u8 + kind(hole) as u8 + 2;
    let mut ace = kind(up) == 0 || kind(hole) == 0;
    let theirs = loop {
        let soft = ace && hard <= 11;
        let sum = if soft { hard + 10 } else { hard };
        if !draws_to_17(plan.rules.dealer_hits_soft_17, sum, soft) {
            break sum;
        }
        let card = deal.card();
        if cards < 3 {
            bank[cards] = card;
        }
        cards += 1;
        hard += kind(card) as u8 + 1;
        ace |= kind(card) == 0;
    };
    let side = if hand.total > 21 {
        if cards == 3 && theirs > 21 && plan.over_pushes(hand.total, &bank) { 0 } else { -1 }
    } else if cards == 2 && is_natural(up, hole) {
        -1
    } else if theirs > 21 {
        1
    } else {
        hand.total.cmp(&theirs) as i32
    };
    Some((10 * side * i32::from(hand.wager), deal.at))
}

/// Room for a round, reused.
#[derive(Default)]
pub struct Scratch {
    pub hands: Vec<Played>,
    pub bank: Vec<u8>,
}
