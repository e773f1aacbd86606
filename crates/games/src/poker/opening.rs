//! Who acts first on a round: blinds and the button, or the cards that show.

use super::command::Seat;
use super::game::{Game, Split};
use super::hand::Hand;
use arrayvec::ArrayVec;
use cards::{Card, Rank, ranking};

impl Hand {
    /// Who opens the round that begins now; the next player clockwise with chips where that one is all-in (S-16).
    /// On third street a low card that may not be forced leaves the opening to the player on its left (S-4).
    pub(super) fn opener(&self) -> Option<Seat> {
        let (due, skip) = match (self.is_stud(), self.street) {
            (false, 0) => (self.left_of_the_blinds(), 0),
            (false, _) => (0, 0),
            (true, 0) => {
                let low = self.low_card()?;
                (low, usize::from(self.player(low).not_forced))
            }
            (true, _) => (self.showing_first()?, 0),
        };
        let mut order = self.clockwise(due).cycle().skip(skip).take(self.players.len());
        order.find(|s| self.needs_action(*s))
    }

    /// The first round opens left of the furthest blind (HE-4). A late post does not count.
    fn left_of_the_blinds(&self) -> Seat {
        let posts =
            self.players.iter().enumerate().filter(|(_, p)| p.entry.in_turn && p.entry.blind.is_positive());
        let furthest = posts.max_by_key(|(i, p)| (p.entry.blind.min(p.entry.stack), *i));
        furthest.map_or(0, |(i, _)| ((i + 1) % self.players.len()) as Seat)
    }

    /// The hand whose card is forced to open third street (ST-4, RZ-1), whether or not it can be.
    fn low_card(&self) -> Option<Seat> {
        let razz = self.rules.game == Game::Razz;
        let door = |seat: &Seat| self.player(*seat).cards.iter().rev().find(|h| h.up).and_then(|h| h.card);
        if self.contenders().any(|s| door(&s).is_none()) {
            return None;
        }
        let key = |seat: &Seat| door(seat).map(|c| if razz { 51 - razz_order(c) } else { c.index() });
        self.contenders().min_by_key(key)
    }

    /// The player who must open and may not fold: the low card, if it has chips for it (S-4).
    pub(super) fn forced_opener(&self) -> Option<Seat> {
        self.low_card().filter(|s| self.player(*s).can_bet() && !self.player(*s).not_forced)
    }

    /// High hand showing, or in razz the low one; the one closer to the dealer's left on a tie (ST-4, RZ-1). On
    /// the last street that is whoever was first on the one before, the cards showing being the same.
    fn showing_first(&self) -> Option<Seat> {
        if self.rules.game.split() == Split::Low {
            self.best_showing(ranking::showing_low)
        } else {
            self.best_showing(ranking::showing_high)
        }
    }

    fn best_showing<T: Ord>(&self, rank: impl Fn(&[Card]) -> T) -> Option<Seat> {
        let mut best: Option<(Option<T>, Seat)> = None;
        for seat in self.contenders() {
            let board = self.sixth_street_board(seat)?;
            let strength = (!board.is_empty()).then(|| rank(&board));
            if best.as_ref().is_none_or(|(most, _)| strength > *most) {
                best = Some((strength, seat));
            }
        }
        best.map(|(_, seat)| seat)
    }

    /// The up cards that decide who is first; an exposed last card is not one of them (ST-9).
    fn sixth_street_board(&self, seat: Seat) -> Option<ArrayVec<Card, 4>> {
        let mut board = ArrayVec::new();
        for held in self.player(seat).cards.iter().filter(|h| h.up && h.street < 4) {
            if !board.is_full() {
                board.push(held.card?);
            }
        }
        Some(board)
    }
}

/// The order of cards in razz, ace low: the king of spades is highest.
pub(super) fn razz_order(card: Card) -> u8 {
    match card.rank() {
        Some(Rank::Ace) => card.index() - 48,
        _ => card.index() + 4,
    }
}
