//! A round dealt card by card in every possible way, as slowly and plainly as can be: the yardstick.
//!
//! Cards come in the order of the table: player, up card, player, hole card; then the player's cards as D15 has
//! them; then the player-dealer's. Suits are dealt too where they matter. The moves are asked of a function.

use crate::blackjack::Move;
use games::blackjack::*;
use std::collections::BTreeMap;

/// A kind (0 ace … 9 ten), something that tells cards of the kind apart, and how many.
pub(super) type Pile = (usize, u8, u32);

/// The move for a hand: its kinds in the order dealt, the up card's kind, has it come of a split, may it be split.
pub(super) type Ask<'f> = &'f dyn Fn(&[usize], usize, bool, bool) -> Move;

/// A kind and what tells it apart.
pub(super) type Card = (usize, u8);

#[derive(Clone, PartialEq)]
enum End {
    Open,
    Stood,
    Surrendered,
}

#[derive(Clone)]
struct Hand {
    cards: Vec<Card>,
    wager: f64,
    end: End,
}

pub(super) struct Brute<'a> {
    pub rules: &'a Rules,
    pub ask: Ask<'a>,
    /// Only rounds that start with these cards: both of the player's and the up card.
    pub only: Option<(usize, usize, usize)>,
    /// The same, by the cards themselves.
    pub exactly: Option<[Card; 3]>,
    /// Chance of each result, in tenths of the wager.
    pub results: BTreeMap<i32, f64>,
    piles: Vec<Pile>,
}

fn total(cards: &[Card]) -> (u32, bool) {
    let hard: u32 = cards.iter().map(|c| c.0 as u32 + 1).sum();
    if cards.iter().any(|c| c.0 == 0) && hard <= 11 { (hard + 10, true) } else { (hard, false) }
}

fn natural(cards: &[Card]) -> bool {
    cards.len() == 2 && total(cards).0 == 21
}

impl<'a> Brute<'a> {
    pub fn new(rules: &'a Rules, piles: &[Pile], ask: Ask<'a>) -> Brute<'a> {
        Brute { rules, ask, only: None, exactly: None, results: BTreeMap::new(), piles: piles.to_vec() }
    }

    /// Every card that can come next, with its chance.
    fn draws(&self) -> Vec<(usize, f64)> {
        let size: u32 = self.piles.iter().map(|p| p.2).sum();
        let some = (0..self.piles.len()).filter(|i| self.piles[*i].2 > 0);
        some.map(|i| (i, f64::from(self.piles[i].2) / f64::from(size))).collect()
    }

    fn take(&mut self, pile: usize) -> Card {
        self.piles[pile].2 -= 1;
        (self.piles[pile].0, self.piles[pile].1)
    }

    fn put_back(&mut self, pile: usize) {
        self.piles[pile].2 += 1;
    }

    pub fn run(&mut self) {
        self.deal(&mut Vec::new(), 1.0);
    }

    fn deal(&mut self, dealt: &mut Vec<Card>, chance: f64) {
        if let (3, Some((a, b, up))) = (dealt.len(), self.only) {
            let mine = (dealt[0].0, dealt[2].0);
            if dealt[1].0 != up || (mine != (a, b) && mine != (b, a)) {
                return;
            }
        }
        if let (3, Some([a, b, up])) = (dealt.len(), self.exactly) {
            let mine = (dealt[0], dealt[2]);
            if dealt[1] != up || (mine != (a, b) && mine != (b, a)) {
                return;
            }
        }
        if dealt.len() == 4 {
            return self.dealt(dealt, chance);
        }
        for (pile, p) in self.draws() {
            let card = self.take(pile);
            dealt.push(card);
            self.deal(dealt, chance * p);
            dealt.pop();
            self.put_back(pile);
        }
    }

    fn dealt(&mut self, dealt: &[Card], chance: f64) {
        let (mine, bank) = (vec![dealt[0], dealt[2]], vec![dealt[1], dealt[3]]);
        let up = bank[0].0;
        let peeked = match self.rules.peek {
            Peek::Never => false,
            Peek::Ace => up == 0,
            Peek::AceOrTen => up == 0 || up == 9,
        };
        if natural(&mine) {
            let pays = if natural(&bank) { 0.0 } else { self.rules.natural.as_f64() };
            return self.note(pays, chance);
        }
        if peeked && natural(&bank) {
            return self.note(-1.0, chance);
        }
        let first = Hand { cards: mine, wager: 1.0, end: End::Open };
        self.play(&mut vec![first], &bank, chance);
    }

    fn note(&mut self, result: f64, chance: f64) {
        *self.results.entry((result * 10.0).round() as i32).or_default() += chance;
    }

    fn limit(&self, kind: usize) -> usize {
        usize::from(match kind {
            0 => self.rules.split_hands_aces,
            9 => self.rules.split_hands_tens,
            _ => self.rules.split_hands,
        })
    }

    fn may_split(&self, hands: &[Hand], hand: &Hand) -> bool {
        let pair = hand.cards.len() == 2 && hand.cards[0].0 == hand.cards[1].0;
        // Tens of one pile number are of one rank here.
        let tens = match self.rules.split_tens {
            SplitTens::SameValue => true,
            SplitTens::SameRank => hand.cards.len() == 2 && hand.cards[0].1 == hand.cards[1].1,
            SplitTens::Never => false,
        };
        pair && (hand.cards[0].0 != 9 || tens) && hands.len() < self.limit(hand.cards[0].0)
    }

    fn play(&mut self, hands: &mut Vec<Hand>, bank: &[Card], chance: f64) {
        let Some(at) = hands.iter().position(|h| h.end == End::Open) else {
            return self.bank_draws(hands, &mut bank.to_vec(), chance);
        };
        let after_split = hands.len() > 1;
        let hand = hands[at].clone();
        let (sum, _) = total(&hand.cards);
        let may_split = self.may_split(hands, &hand);
        let one_card = after_split && hand.cards[0].0 == 0 && self.rules.split_aces_one_card;
        if sum > 21 || (one_card && !may_split) {
            return self.with(hands, at, Hand { end: End::Stood, ..hand }, bank, chance);
        }
        let kinds: Vec<usize> = hand.cards.iter().map(|c| c.0).collect();
        let mut m = (self.ask)(&kinds, bank[0].0, after_split, may_split);
        if one_card && m != Move::Split {
            m = Move::Stand;
        }
        match m {
            Move::Stand => self.with(hands, at, Hand { end: End::Stood, ..hand }, bank, chance),
            Move::Surrender => self.with(hands, at, Hand { end: End::Surrendered, ..hand }, bank, chance),
            Move::Hit => self.card_to(hands, at, &hand, bank, chance),
            Move::Double => {
                let doubled = Hand { wager: 2.0, end: End::Stood, ..hand };
                self.card_to(hands, at, &doubled, bank, chance);
            }
            Move::Split => self.split(hands, at, bank, chance),
        }
    }

    fn with(&mut self, hands: &mut Vec<Hand>, at: usize, new: Hand, bank: &[Card], chance: f64) {
        let old = std::mem::replace(&mut hands[at], new);
        self.play(hands, bank, chance);
        hands[at] = old;
    }

    fn card_to(&mut self, hands: &mut Vec<Hand>, at: usize, hand: &Hand, bank: &[Card], chance: f64) {
        for (pile, p) in self.draws() {
            let card = self.take(pile);
            let mut new = hand.clone();
            new.cards.push(card);
            self.with(hands, at, new, bank, chance * p);
            self.put_back(pile);
        }
    }

    fn split(&mut self, hands: &[Hand], at: usize, bank: &[Card], chance: f64) {
        let pair = hands[at].cards.clone();
        for (one, p) in self.draws() {
            let first = self.take(one);
            for (two, q) in self.draws() {
                let second = self.take(two);
                let mut more = hands.to_vec();
                let hand = |a: Card, b: Card| Hand { cards: vec![a, b], wager: 1.0, end: End::Open };
                more[at] = hand(pair[0], first);
                more.insert(at + 1, hand(pair[1], second));
                self.play(&mut more, bank, chance * p * q);
                self.put_back(two);
            }
            self.put_back(one);
        }
    }

    fn bank_draws(&mut self, hands: &[Hand], bank: &mut Vec<Card>, chance: f64) {
        let (sum, soft) = total(bank);
        if sum < 17 || (sum == 17 && soft && self.rules.dealer_hits_soft_17) {
            for (pile, p) in self.draws() {
                let card = self.take(pile);
                bank.push(card);
                self.bank_draws(hands, bank, chance * p);
                bank.pop();
                self.put_back(pile);
            }
            return;
        }
        let result = hands.iter().map(|h| self.settled(h, bank)).sum();
        self.note(result, chance);
    }

    fn settled(&self, hand: &Hand, bank: &[Card]) -> f64 {
        if hand.end == End::Surrendered {
            return -0.5 * hand.wager;
        }
        let (mine, theirs) = (total(&hand.cards).0, total(bank).0);
        let side = if mine > 21 && theirs > 21 {
            if self.over_pushes(mine, bank) { 0.0 } else { -1.0 }
        } else if mine > 21 || natural(bank) {
            -1.0
        } else if theirs > 21 {
            1.0
        } else {
            f64::from(mine.cmp(&theirs) as i8)
        };
        side * hand.wager
    }

    fn over_pushes(&self, mine: u32, bank: &[Card]) -> bool {
        let mut kinds: Vec<usize> = bank.iter().map(|c| c.0).collect();
        kinds.sort_unstable();
        match self.rules.both_over {
            BothOver::BankWins => false,
            BothOver::EightsPush => kinds == [7, 7, 7],
            BothOver::Suited789Pushes => {
                kinds == [6, 7, 8] && bank.iter().all(|c| c.1 == bank[0].1) && mine < 24
            }
        }
    }

    pub fn mean(&self) -> f64 {
        self.results.iter().map(|(r, p)| f64::from(*r) / 10.0 * p).sum()
    }

    pub fn square(&self) -> f64 {
        self.results.iter().map(|(r, p)| (f64::from(*r) / 10.0).powi(2) * p).sum()
    }
}
