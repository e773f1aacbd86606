//! "What should I do with this hand, and by how much?"
//!
//! Asked with cards, not kinds: where 7-8-9 of one suit pushes, the suits of the hand and of the up card count, and
//! where ten-values pair by rank it counts which they are. Suits of cards still to come are not looked at by the
//! player who is told; as long as that is so, the suits that are left within each rank are as good as shuffled.

use super::analysis::Optimal;
use super::env::Env;
use super::hands::Hand;
use super::play::{Move, Play};
use super::shoe::{Shoe, ShoeError, TEN, kind};
use super::split::{self, PairRank, Scratch, Tree};
use cards::{Card, Rank};
use games::blackjack::BothOver;
use std::borrow::Cow;
use voice::{Telling, say};

/// A question.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let hand = cards::parse_cards("Ts 6d").unwrap();
/// let told = optimal.ask(&Asked { cards: &hand, up: "Th".parse().unwrap(), after_split: false }).unwrap();
/// assert!(told.moves.len() > 1);
/// ```
pub struct Asked<'a> {
    /// The hand.
    pub cards: &'a [Card],
    /// The up card.
    pub up: Card,
    /// Did the hand come of a split?
    pub after_split: bool,
}

/// The answer.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let hand = cards::parse_cards("8s 8d").unwrap();
/// let told = optimal.ask(&Asked { cards: &hand, up: "6h".parse().unwrap(), after_split: false }).unwrap();
/// assert_eq!(told.moves[0].0, Move::Split); // The best first.
/// assert_eq!(told.bank_natural, 0.0);
/// ```
pub struct Told {
    /// Every allowed move with what it is worth per unit, given that the round goes on; the best first.
    pub moves: Vec<(Move, f64)>,
    /// The chance of a natural of the player-dealer.
    pub bank_natural: f64,
    /// Is it found before anyone plays (RND-7)?
    pub peeked: bool,
}

/// Why there is nothing to tell.
///
/// ```
/// use cards::Rank;
/// use odds::blackjack::*;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let optimal = Optimal::solve(&book.rules, &Shoe::decks(1));
/// let hand = cards::parse_cards("Ts 6d 9c").unwrap();
/// let asked = Asked { cards: &hand, up: "Th".parse().unwrap(), after_split: false };
/// assert_eq!(optimal.ask(&asked).err(), Some(AskError::Over));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AskError {
    /// A joker is among the cards.
    Joker,
    /// Fewer than two cards.
    FewCards,
    /// A card is not in the shoe.
    Shoe(ShoeError),
    /// The hand is over.
    Over,
    /// A natural is not asked.
    Natural,
    /// Only one thing can be done.
    Forced,
}

impl AskError {
    /// What is said of it.
    pub fn says(&self) -> Telling {
        match self {
            AskError::Joker => say!("odds-ask-joker"),
            AskError::FewCards => say!("odds-ask-few"),
            AskError::Shoe(why) => why.says(),
            AskError::Over => say!("odds-ask-over"),
            AskError::Natural => say!("odds-ask-natural"),
            AskError::Forced => say!("odds-ask-forced"),
        }
    }
}

impl From<ShoeError> for AskError {
    fn from(why: ShoeError) -> AskError {
        AskError::Shoe(why)
    }
}

voice::in_english!(AskError);

/// The game as it is for one who has seen these cards.
pub(super) struct Seen<'o> {
    pub env: Cow<'o, Env>,
    pub play: Cow<'o, Play>,
}

fn kind_of(card: Card) -> Result<usize, AskError> {
    card.rank().map(kind).ok_or(AskError::Joker)
}

impl Optimal {
    /// Answers a question, or says why there is nothing to decide.
    pub fn ask(&self, asked: &Asked) -> Result<Told, AskError> {
        let kinds = asked.cards.iter().map(|c| kind_of(*c)).collect::<Result<Vec<_>, _>>()?;
        let up = kind_of(asked.up)?;
        if kinds.len() < 2 {
            return Err(AskError::FewCards);
        }
        let mut left = self.shoe.clone();
        for card in asked.cards.iter().chain([&asked.up]) {
            left.remove(*card)?;
        }
        let id = self.env.hands.find(&kinds).ok_or(AskError::Over)?;
        let hand = self.env.hand(id);
        if hand.is_ace_ten() && !asked.after_split {
            return Err(AskError::Natural);
        }
        let seen = self.seen(asked.up, &left);
        let cell = &seen.play.cells[id as usize];
        let goes_on = self.env.goes_on(hand, up);
        let mut moves = Vec::new();
        for m in [Move::Stand, Move::Hit, Move::Double, Move::Surrender] {
            let open = match m {
                Move::Double => self.env.may_double(hand, asked.after_split),
                Move::Surrender => self.env.may_surrender(hand, asked.after_split),
                _ => true,
            };
            let worth = cell.worth[m as usize][up];
            if open && worth > f64::NEG_INFINITY {
                moves.push((m, worth / goes_on));
            }
        }
        if !asked.after_split
            && let Some(pair) = self.pair_of(hand, asked)
        {
            moves.push((Move::Split, self.split_worth(&seen, &pair, up) / goes_on));
        }
        moves.sort_by(|x, y| y.1.total_cmp(&x.1));
        if moves.is_empty() {
            return Err(AskError::Forced);
        }
        Ok(Told { moves, bank_natural: self.env.natural(hand, up), peeked: self.env.peeked(up) })
    }

    /// The game for one who has seen the up card and the cards that are missing from this shoe.
    pub(super) fn seen(&self, up: Card, left: &Shoe) -> Seen<'_> {
        let matters = self.env.rules.both_over == BothOver::Suited789Pushes
            && up.rank().is_some_and(|r| (6..=8).contains(&kind(r)));
        if !matters {
            return Seen { env: Cow::Borrowed(&self.env), play: Cow::Borrowed(&self.play) };
        }
        let env = self.env.with_suited(left.suited_with(up));
        let play = self.play.again(&env);
        Seen { env: Cow::Owned(env), play: Cow::Owned(play) }
    }

    /// What the two cards of a hand pair with, if they may be split.
    fn pair_of(&self, hand: &Hand, asked: &Asked) -> Option<PairRank> {
        let kind = hand.pair()?;
        let of_kind = self.env.counts[kind];
        let whole = PairRank { kind, of_kind, of_rank: of_kind, up_is_one: None };
        let (first, second) = (asked.cards[0].rank()?, asked.cards[1].rank()?);
        if !self.env.rules.is_pair(first, second) {
            return None;
        }
        let pair = match kind == TEN && !self.env.rules.is_pair(Rank::Ten, Rank::King) {
            true => {
                let of_rank = f64::from(self.shoe.of_rank(first));
                PairRank { of_rank, up_is_one: Some(asked.up.rank() == Some(first)), ..whole }
            }
            false => whole,
        };
        (self.env.most_hands(kind) >= 2).then_some(pair)
    }

    /// What splitting this pair is worth to one who has seen these cards.
    pub(super) fn split_worth(&self, seen: &Seen, pair: &PairRank, up: usize) -> f64 {
        if pair.up_is_one.is_none() && matches!(seen.env, Cow::Borrowed(_)) {
            return self.splits[pair.kind][up];
        }
        let most = self.env.most_hands(pair.kind) as usize;
        let tree = Tree::new(&seen.env, &*seen.play, pair.kind);
        let levels = split::levels(&seen.env, &tree, most, &mut Scratch::new(&seen.env));
        split::worth(&seen.env, pair, most, &levels)[up]
    }
}
