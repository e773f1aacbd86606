//! A way of playing as a table that can be looked up: for every hand and up card, one move.

use crate::blackjack::{Hands, KINDS, Move, Strategist};
use games::blackjack::{BothOver, Peek, Rules, SplitTens};

/// How a circle is played, and the rules in the shape a simulator needs them.
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
        };
        for pair in 0..KINDS {
            let never = plan.most_hands(pair) < 2 || (pair == 9 && rules.split_tens == SplitTens::Never);
            if never {
                // A pair that no one may split is still a pair, with its own line in a chart.
                plan.in_round[hands.two(pair, pair) as usize] = plan.pairs[pair];
            }
        }
        plan
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
        match self.rules.peek {
            Peek::Never => false,
            Peek::Ace => up == 0,
            Peek::AceOrTen => up == 0 || up == 9,
        }
    }

    /// The most hands a pair may become.
    pub fn most_hands(&self, kind: usize) -> usize {
        usize::from(match kind {
            0 => self.rules.split_hands_aces,
            9 => self.rules.split_hands_tens,
            _ => self.rules.split_hands,
        })
    }

    /// May these two cards be split when there are so many hands already?
    pub fn may_split(&self, a: u8, b: u8, hands: usize) -> bool {
        let kind = super::card::kind(a);
        let pair = match self.rules.split_tens {
            SplitTens::SameRank => super::card::same_rank(a, b),
            SplitTens::SameValue => kind == super::card::kind(b),
            SplitTens::Never => kind == super::card::kind(b) && kind != 9,
        };
        pair && hands < self.most_hands(kind)
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
