//! A way of playing as a table that can be looked up: for every hand and up card, one move.

use super::chair::Covered;
use super::nearest::Playbook;
use crate::blackjack::{BusterReport, Hands, KINDS, Move, Optimal, Playing, Shoe, Strategist, TEN, rank_of};
use crate::nearest;
use cards::Rank;
use chips::Money;
use games::blackjack::{BothOver, Rules};

const TENS: [Rank; 4] = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King];

/// How a circle is played, and the rules in the shape a simulator needs them.
///
/// ```
/// use odds::blackjack::{Optimal, Playing, Shoe, Strategist};
/// use odds::sim::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let plan = Plan::new(&book.rules, &Strategist::new(&optimal, Playing::Optimal));
/// assert!(plan.peeked(9)); // Under a ten-value.
/// ```
pub struct Plan {
    /// The house's rules.
    pub rules: Rules,
    /// All hands.
    pub hands: &'static Hands,
    /// By hand, then up card: a hand that did not come of a split.
    in_round: Vec<[Move; KINDS]>,
    /// A hand made by a split.
    in_split: Vec<[Move; KINDS]>,
    /// A pair on the first two cards.
    pairs: [[Move; KINDS]; KINDS],
    /// By kind of up card: is the hole card checked (RND-7)?
    peeked: [bool; KINDS],
    /// By kind: the most hands a pair may become.
    most_hands: [usize; KINDS],
    /// Which ten-values pair with which: ten, jack, queen, king.
    tens: [[bool; 4]; 4],
    /// How it is played where the nearer hand wins: then nothing above is asked but the rules.
    pub(super) nearest: Option<Playbook>,
}

impl Plan {
    /// Writes a way of playing down as a table.
    pub fn new(rules: &Rules, strategist: &Strategist) -> Plan {
        let hands = Hands::get();
        let table = |f: &dyn Fn(u16, usize) -> Move| -> Vec<[Move; KINDS]> {
            (0..hands.list.len() as u16).map(|id| std::array::from_fn(|up| f(id, up))).collect()
        };
        let mut plan = Plan {
            rules: rules.clone(),
            hands,
            in_round: table(&|id, up| strategist.in_round(id, up)),
            in_split: table(&|id, up| strategist.in_split(id, up)),
            pairs: std::array::from_fn(|pair| std::array::from_fn(|up| strategist.with_pair(pair, up))),
            peeked: std::array::from_fn(|up| rules.peeks_under(rank_of(up))),
            most_hands: std::array::from_fn(|kind| usize::from(rules.most_hands(rank_of(kind)))),
            tens: TENS.map(|first| TENS.map(|second| rules.is_pair(first, second))),
            nearest: None,
        };
        for pair in 0..KINDS {
            let (rank, most) = (rank_of(pair), plan.most_hands(pair));
            if most < 2 || !rules.is_pair(rank, rank) {
                // A pair that no one may split is still a pair, with its own line in a chart.
                plan.in_round[hands.two(pair, pair) as usize] = plan.pairs[pair];
            }
        }
        plan
    }

    /// Best play for the exact cards from fresh decks, and what it is worth: of any game.
    pub fn best(rules: &Rules, decks: u8) -> (Plan, Covered) {
        if let Some(nearest) = rules.nearest {
            let solved = nearest::Solved::new(rules, &nearest::decks(f64::from(decks)));
            let players_ev = solved.by_composition().worth(&nearest);
            let plan = Plan {
                rules: rules.clone(),
                hands: Hands::get(),
                in_round: Vec::new(),
                in_split: Vec::new(),
                pairs: [[Move::Stand; KINDS]; KINDS],
                peeked: [false; KINDS],
                most_hands: [1; KINDS],
                tens: [[false; 4]; 4],
                nearest: Some(Playbook::new(nearest, &solved)),
            };
            return (plan, Covered { players_ev, buster_ev: 0.0 });
        }
        let shoe = Shoe::decks(decks);
        let optimal = Optimal::solve(rules, &shoe);
        let buster_ev = BusterReport::new(rules, &shoe).ev.unwrap_or(0.0);
        let plan = Plan::new(rules, &Strategist::new(&optimal, Playing::Optimal));
        (plan, Covered { players_ev: optimal.ev(), buster_ev })
    }

    /// The same where base wagers are of one size: what is rounded there is in the figures (D25). The plan has the house's own rules.
    pub fn best_at(rules: &Rules, decks: u8, wager: Money) -> (Plan, Covered) {
        let (plan, covered) = Plan::best(rules, decks);
        let here = rules.at_wager(wager);
        match here == *rules {
            true => (plan, covered),
            false => (plan, Plan::best(&here, decks).1),
        }
    }

    /// Are these two cards a natural? Where the nearer hand wins there is none (N-8).
    pub(super) fn is_natural(&self, a: u8, b: u8) -> bool {
        self.nearest.is_none() && super::round::is_natural(a, b)
    }

    /// The move for a hand that is not over, of two or more cards.
    #[inline]
    pub fn says(&self, id: u16, up: usize, after_split: bool, may_split: bool) -> Move {
        let hand = &self.hands.list[id as usize];
        if hand.cards == 2 && may_split {
            let pair = hand.pair().expect("only pairs may be split");
            let m = self.pairs[pair][up];
            if m == Move::Split || !after_split {
                return m;
            }
        }
        if after_split { self.in_split[id as usize][up] } else { self.in_round[id as usize][up] }
    }

    /// Is the hole card checked under this up card (RND-7)?
    pub fn peeked(&self, up: usize) -> bool {
        self.peeked[up]
    }

    /// The most hands a pair may become.
    pub fn most_hands(&self, kind: usize) -> usize {
        self.most_hands[kind]
    }

    /// May these two cards be split when there are so many hands already?
    pub fn may_split(&self, a: u8, b: u8, hands: usize) -> bool {
        let kind = super::card::kind(a);
        let pair =
            kind == super::card::kind(b) && (kind != TEN || self.tens[a as usize >> 6][b as usize >> 6]);
        pair && hands < self.most_hands[kind]
    }

    /// Do hands that are over with this total push against this bank hand (GR-7, WIN-5)?
    pub fn over_pushes(&self, total: u8, bank: &[u8]) -> bool {
        let [a, b, c] = bank else { return false };
        let mut kinds = [a & 15, b & 15, c & 15];
        kinds.sort_unstable();
        match self.rules.both_over {
            BothOver::BankWins => false,
            BothOver::EightsPush => kinds == [7, 7, 7],
            BothOver::Suited789Pushes => {
                let suit = super::card::suit(*a);
                kinds == [6, 7, 8]
                    && super::card::suit(*b) == suit
                    && super::card::suit(*c) == suit
                    && total < 24
            }
        }
    }
}
