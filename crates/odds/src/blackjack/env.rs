//! What is known when a hand is played: the rules, and the shoe without the cards that others hold.
//!
//! Every chance here is worked out for a player who sees its own hand, the up card and nothing else. Where the
//! hole card is checked before anyone acts (RND-7), values are *not* divided by the chance that there was no
//! natural: they are expectations over all deals in which the round went on. So the chance of the next card
//! needs no correction for what the peek has told, and the peek cancels out when moves are compared.

use super::dealer::{self, Dealer, Ends};
use super::hands::{Hand, HandId, Hands};
use super::memory::Memory;
use super::shoe::{ACE, Counts, KINDS, Shoe, TEN, rank_of};
use games::blackjack::{BothOver, Forced, Rules, Total, forced};
use std::sync::Arc;

/// A value for each up card.
pub type Ups = [f64; KINDS];

/// The rules and a shoe.
#[derive(Clone)]
pub struct Env {
    pub rules: Arc<Rules>,
    pub dealer: &'static Dealer,
    pub hands: &'static Hands,
    /// Cards of each kind, the player's own hand and the up card still among them.
    pub counts: [f64; KINDS],
    pub size: f64,
    /// The chance that a seven, an eight and a nine are of one suit.
    suited: f64,
    memory: Arc<Memory>,
}

/// How a hand that stands fares: unconditional chances, for each up card.
#[derive(Clone, Copy, Default)]
pub struct Stand {
    pub win: Ups,
    pub push: Ups,
}

impl Env {
    pub fn new(rules: &Rules, shoe: &Shoe, memory: &Arc<Memory>) -> Env {
        let counts = shoe.counts().map(f64::from);
        Env {
            rules: Arc::new(rules.clone()),
            dealer: Dealer::get(rules.dealer_hits_soft_17),
            hands: Hands::get(),
            counts,
            size: counts.iter().sum(),
            suited: shoe.suited_789(),
            memory: memory.clone(),
        }
    }

    /// The same with so many cards of a kind gone to other hands.
    pub fn without(&self, kind: usize, many: usize) -> Env {
        let mut env = self.clone();
        env.counts[kind] -= many as f64;
        env.size -= many as f64;
        env
    }

    /// The same when suits are known: this is the chance that a seven, an eight and a nine are of one suit.
    pub fn with_suited(&self, suited: f64) -> Env {
        Env { suited, ..self.clone() }
    }

    /// The same with nothing remembered: for a game that is kept longer than it is worked on.
    pub fn forgetful(self) -> Env {
        Env { memory: Arc::default(), ..self }
    }

    pub fn hand(&self, id: HandId) -> &'static Hand {
        &self.hands.list[id as usize]
    }

    /// Can this hand be dealt at all?
    pub fn holds(&self, hand: &Hand) -> bool {
        hand.counts.iter().zip(self.counts).all(|(h, n)| f64::from(*h) <= n)
    }

    /// Can it be dealt together with this up card?
    pub fn holds_with(&self, hand: &Hand, up: usize) -> bool {
        self.holds(hand) && self.counts[up] > f64::from(hand.counts[up])
    }

    /// Cards of a kind left when the hand and the up card are gone.
    pub fn left(&self, hand: &Hand, up: usize, kind: usize) -> f64 {
        let n = self.counts[kind] - f64::from(hand.counts[kind]);
        if kind == up { n - 1.0 } else { n }
    }

    /// The chances of the next card.
    pub fn draw(&self, hand: &Hand, kind: usize) -> Ups {
        let n = self.counts[kind] - f64::from(hand.counts[kind]);
        let size = self.size - f64::from(hand.cards) - 1.0;
        let mut chance = [(n / size).max(0.0); KINDS];
        chance[kind] = ((n - 1.0) / size).max(0.0);
        chance
    }

    pub fn peeked(&self, up: usize) -> bool {
        self.rules.peeks_under(rank_of(up))
    }

    /// The chance that the player-dealer has a natural.
    pub fn natural(&self, hand: &Hand, up: usize) -> f64 {
        let size = self.size - f64::from(hand.cards) - 1.0;
        match up {
            ACE => self.left(hand, up, TEN) / size,
            TEN => self.left(hand, up, ACE) / size,
            _ => 0.0,
        }
    }

    /// The chance that the round goes on after the peek.
    pub fn goes_on(&self, hand: &Hand, up: usize) -> f64 {
        if self.peeked(up) { 1.0 - self.natural(hand, up) } else { 1.0 }
    }

    /// Does a hand that is over with this total push against the ending that lets such hands push?
    pub fn pushes_over(&self, total: usize) -> bool {
        match self.rules.both_over {
            BothOver::BankWins => false,
            BothOver::EightsPush => true,
            BothOver::Suited789Pushes => total < 24,
        }
    }

    /// The chance of that ending (GR-7, WIN-5), given what is left without the up card.
    pub fn pushing_chance(&self, up: usize, left: &[f64; KINDS], size: f64) -> f64 {
        let (seven, eight, nine) = (left[6], left[7], left[8]);
        // 8-9 is 17 and stands, so in 7-8-9 the seven is the up card or the hole card.
        let orders = match (self.rules.both_over, up) {
            (BothOver::EightsPush, 7) => eight * (eight - 1.0),
            (BothOver::Suited789Pushes, 6) => self.suited * 2.0 * eight * nine,
            (BothOver::Suited789Pushes, 7) => self.suited * seven * nine,
            (BothOver::Suited789Pushes, 8) => self.suited * seven * eight,
            _ => return 0.0,
        };
        orders / (size * (size - 1.0))
    }

    /// The chance that a hand which is over pushes all the same. The hand is given without the card that put it
    /// over, and that card's kind.
    pub fn over_pushes(&self, hand: &Hand, last: usize, up: usize) -> f64 {
        if !(6..=8).contains(&up) || !self.pushes_over(hand.hard as usize + last + 1) {
            return 0.0;
        }
        let mut left: [f64; KINDS] = std::array::from_fn(|k| self.left(hand, up, k));
        left[last] -= 1.0;
        self.pushing_chance(up, &left, self.size - f64::from(hand.cards) - 2.0)
    }

    /// What a hand that goes over with this card is worth per unit (a loss, but for those pushes).
    pub fn over(&self, hand: &Hand, last: usize, up: usize) -> f64 {
        let goes_on = if self.peeked(up) {
            let size = self.size - f64::from(hand.cards) - 2.0;
            let other = if up == ACE { TEN } else { ACE };
            let n = self.left(hand, up, other) - if other == last { 1.0 } else { 0.0 };
            1.0 - n / size
        } else {
            1.0
        };
        self.over_pushes(hand, last, up) - goes_on
    }

    /// How these hands fare if they stand; the results come in the same order.
    pub fn stands(&self, ids: &[HandId]) -> Vec<Stand> {
        self.stands_against(ids, dealer::Ups::ALL)
    }

    /// The same where only some up cards are of interest; the others may come out as anything.
    pub fn stands_against(&self, ids: &[HandId], ups: dealer::Ups) -> Vec<Stand> {
        let mut out = vec![Stand::default(); ids.len()];
        let left = |id: &HandId| {
            let hand = self.hand(*id);
            std::array::from_fn(|k| self.counts[k] - f64::from(hand.counts[k]))
        };
        self.memory.ends(self.dealer, ups, ids.iter().map(left), |i, ends| {
            out[i] = self.stand(self.hand(ids[i]), ends);
        });
        out
    }

    /// One hand against the player-dealer's chances.
    pub fn stand(&self, hand: &Hand, ends: &Ends) -> Stand {
        let mut stand = Stand::default();
        let total = hand.total as usize;
        for up in 0..KINDS {
            if !self.holds_with(hand, up) {
                continue;
            }
            let ends = &ends[up];
            let bust = 1.0 - ends.iter().sum::<f64>() - self.natural(hand, up);
            let beaten = total.saturating_sub(17);
            stand.win[up] = bust + ends[..beaten].iter().sum::<f64>();
            stand.push[up] = if total >= 17 { ends[total - 17] } else { 0.0 };
        }
        stand
    }

    fn forced(&self, hand: &Hand) -> Option<Forced> {
        forced(&self.rules, total(hand))
    }

    /// May a hand of this worth be hit (chart 1A)? A hard 21 is not: every card would take it over.
    pub fn may_hit(&self, hand: &Hand) -> bool {
        (hand.soft || hand.total < 21) && self.forced(hand) != Some(Forced::Stand)
    }

    /// May it stand?
    pub fn may_stand(&self, hand: &Hand) -> bool {
        self.forced(hand) != Some(Forced::Hit)
    }

    /// May it be doubled?
    pub fn may_double(&self, hand: &Hand, after_split: bool) -> bool {
        self.rules.doubles(total(hand), usize::from(hand.cards), after_split)
    }

    /// May half the wager be given up?
    pub fn may_surrender(&self, hand: &Hand, after_split: bool) -> bool {
        self.rules.surrenders(total(hand), usize::from(hand.cards), after_split, false)
    }

    /// The most hands a pair of this kind may become.
    pub fn most_hands(&self, kind: usize) -> u8 {
        self.rules.most_hands(rank_of(kind))
    }

    /// The shoe as whole numbers.
    pub fn whole(&self) -> Counts {
        self.counts.map(|n| n as u16)
    }
}

/// What a hand counts, as the referee says it; a natural is never asked.
fn total(hand: &Hand) -> Total {
    Total { points: hand.total, soft: hand.soft, natural: false, scored: None }
}
