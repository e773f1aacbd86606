//! Stud, stud hi-lo and razz: the forced opening, the hand showing, the open pair, and cards that run out (ST-4, ST-5,
//! ST-10, RZ-1).

use super::betting::{Moves, RaiseTo};
use super::command::{Dealt, Ruling, Seat, refuse};
use super::event::{Event, Forced};
use super::game::{Deal, Faces, Opening, Split};
use super::hand::{Hand, Phase, Player};
use super::rules::Limit;
use arrayvec::ArrayVec;
use cards::{Card, Rank, ranking};
use voice::say;

/// How the last cards of a stud hand are dealt when they may run out (ST-10, S-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastCards {
    /// There are enough.
    Enough,
    /// With the burns there are enough.
    WithTheBurns,
    /// One community card for all.
    Community,
}

impl Hand {
    /// The hand whose card is forced to open third street (ST-4, RZ-1), whether or not it can be.
    pub(super) fn low_card(&self) -> Option<Seat> {
        let razz = self.form().opening == Opening::HighCard;
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
    pub(super) fn showing_first(&self) -> Option<Seat> {
        if self.rules.game.split() == Split::Low {
            self.best_showing(ranking::showing_low)
        } else {
            self.best_showing(ranking::showing_high)
        }
    }

    pub(super) fn best_showing<T: Ord>(&self, rank: impl Fn(&[Card]) -> T) -> Option<Seat> {
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

    /// The up cards that decide who is first, hole cards that were turned up among them (ST-7); an exposed last card is not
    /// (ST-9).
    pub(super) fn sixth_street_board(&self, seat: Seat) -> Option<ArrayVec<Card, 5>> {
        let mut board = ArrayVec::new();
        let last = self.rules.game.streets().len() as u8 - 1;
        for held in self.player(seat).cards.iter().filter(|h| h.up && h.street < last) {
            board.push(held.card?);
        }
        Some(board)
    }

    /// Does somebody show both hole cards, which makes five open cards on sixth street (ST-7)?
    pub fn shows_both_hole_cards(&self) -> bool {
        let both = |p: &Player| p.cards.iter().take(2).filter(|h| h.up).count() == 2;
        self.is_stud() && self.players.iter().any(both)
    }

    /// Third street: the low card must open, for the bring-in or for a full bet. Where it cannot be forced, the
    /// players to its left may also fold (S-4).
    pub(super) fn opening_moves(&self, seat: Seat) -> Moves {
        let player = self.player(seat);
        let bring_in = self.rules.bring_in.min(player.stack);
        let full = self.bet_size().min(player.stack);
        let mut raise = ArrayVec::new();
        let spread = matches!(self.limit, Limit::Spread { .. }) && player.stack > bring_in;
        if (full > bring_in || spread) && self.has_live_opponent(seat) {
            raise.push(full);
        }
        let raise = match self.limit {
            _ if raise.is_empty() => None,
            Limit::Spread { max, .. } if player.stack > full => {
                Some(RaiseTo::Between(full, max.unwrap_or(player.stack).min(player.stack)))
            }
            _ => Some(RaiseTo::Exactly(raise)),
        };
        Moves {
            fold: self.forced_opener() != Some(seat),
            bring_in: Some(bring_in),
            raise,
            ..Moves::default()
        }
    }

    pub(super) fn rule_bring_in(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        let expected = !self.rules.is_house() && self.phase == Phase::Betting && self.round.bring_in;
        // With unknown up cards, or another room's order of suits, the record is trusted.
        if !(expected && self.player(seat).can_bet()) {
            self.check_turn(seat)?;
        }
        if !self.round.bring_in {
            return refuse(self.turn_clause(), say!("poker-no-opening-bet-forced"));
        }
        let amount = self.rules.bring_in.min(self.player(seat).stack);
        out.push(Event::Posted { seat, amount, forced: Forced::BringIn });
        Ok(())
    }

    /// A pair is open on fourth street of stud, so that the double bet is allowed (ST-5).
    pub(super) fn has_open_pair(&self) -> bool {
        if !self.form().customs.open_pair || self.street != 1 || !matches!(self.limit, Limit::Fixed { .. }) {
            return false;
        }
        self.players.iter().filter(|p| p.is_in()).any(|p| {
            let ranks = || p.cards.iter().filter(|h| h.up).filter_map(|h| h.card?.rank());
            ranks().enumerate().any(|(i, rank)| ranks().skip(i + 1).any(|other| other == rank))
        })
    }

    /// Seventh street: are there cards for everybody?
    pub(super) fn last_cards(&self) -> LastCards {
        let begun = || self.contenders().any(|s| self.owed(s) == 0) || self.is_scrambled();
        if !self.is_stud()
            || !self.is_last_street()
            || !self.rules.is_house()
            || self.common.is_some()
            || begun()
        {
            return LastCards::Enough;
        }
        let needed = self.owed_together();
        let burn = usize::from(self.burn_due());
        // The last card of all is never burned: it is scrambled.
        let burn = if self.stub() > 1 { burn } else { 0 };
        let stub = self.stub().saturating_sub(burn);
        // All but the last card are dealt; that one and the burns make up the rest.
        let without = needed.saturating_sub(stub.saturating_sub(1));
        let pool = 1 + self.burns.len() + burn;
        match () {
            () if stub >= needed => LastCards::Enough,
            // The book's five for five: where the cards just suffice, none is burned, so that each gets a fresh one.
            () if stub >= 1 && without <= pool => LastCards::WithTheBurns,
            () => LastCards::Community,
        }
    }

    /// Are there too few cards to burn one and turn one, so that the burns are needed? Not once that burn is made and a
    /// card is left to turn (S-13).
    pub(super) fn too_few_to_burn_and_turn(&self) -> bool {
        self.stub() <= usize::from(self.burn_due())
    }

    /// Will the last card and the burns just suffice for those who wait, so that none is burned (ST-10)?
    pub(super) fn scrambled_for_all(&self, owed: usize) -> bool {
        owed == self.stub() + self.burns.len()
    }

    /// Has the stub been made up again (ST-10, S-13)?
    pub(super) fn is_scrambled(&self) -> bool {
        self.trouble.scrambles > 0
    }

    /// After S-13's scramble only the community card is left to deal.
    pub(super) fn common_due(&self) -> bool {
        self.is_stud() && self.is_last_street() && self.is_scrambled() && self.stub() < self.owed_together()
    }

    /// Cards to a player, split where face-down turns to face-up.
    pub(super) fn push_dealt(&self, seat: Seat, cards: &[Dealt], out: &mut Vec<Event>) {
        if let Deal::Hole { total, faces: Faces::LastUp } = self.street_now().deal
            && !self.player(seat).not_forced
        {
            let down = usize::from(total - 1).saturating_sub(self.player(seat).cards.len()).min(cards.len());
            let (down, up) = cards.split_at(down);
            for (cards, up) in [(down, false), (up, true)] {
                if !cards.is_empty() {
                    out.push(Event::Dealt { seat, cards: cards.iter().copied().collect(), up });
                }
            }
            return;
        }
        let up = self.next_card_up(seat);
        out.push(Event::Dealt { seat, cards: cards.iter().copied().collect(), up });
    }

    /// Will the next card to this player be face up?
    pub(super) fn next_card_up(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        match self.street_now().deal {
            Deal::Hole { total, faces: Faces::LastUp } => {
                player.cards.len() + 1 == usize::from(total) && !player.not_forced
            }
            Deal::Hole { faces, .. } => faces == Faces::Up,
            _ => false,
        }
    }
}

/// The order of cards in razz, ace low: the king of spades is highest.
pub(super) fn razz_order(card: Card) -> u8 {
    match card.rank() {
        Some(Rank::Ace) => card.index() - 48,
        _ => card.index() + 4,
    }
}
