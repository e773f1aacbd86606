//! Board games: hold'em, Omaha and pineapple. Who opens by the blinds, the board, and playing it (HE-1, HE-4, HE-5).

use super::command::{Cards, Ruling, Seat, refuse};
use super::event::Event;
use super::game::Deal;
use super::hand::{Hand, Phase};
use crate::clauses::Clause;
use voice::say;

impl Hand {
    /// The first round opens left of the furthest blind (HE-4). A late post does not count.
    pub(super) fn left_of_the_blinds(&self) -> Seat {
        let posts =
            self.players.iter().enumerate().filter(|(_, p)| p.entry.in_turn && p.entry.blind.is_positive());
        // Heads-up the button has the small blind, so that of two equal ones the other is the furthest (S-4).
        let place = |i: usize| if self.players.len() == 2 { 1 - i } else { i };
        let furthest = posts.max_by_key(|(i, p)| (p.entry.blind.min(p.entry.stack), place(*i)));
        furthest.map_or(0, |(i, _)| ((i + 1) % self.players.len()) as Seat)
    }

    /// The clause about cards of this street's board that come too early; none where it turns none (HE-14 to HE-16).
    pub(super) fn early_clause(&self, street: u8) -> Option<Clause> {
        match self.rules.game.streets().get(usize::from(street))?.deal {
            Deal::Board { early, .. } => Some(early),
            _ => None,
        }
    }

    /// Is this the street that turns the fourth card (HE-15)?
    pub(super) fn is_turn(&self, street: u8) -> bool {
        self.early_clause(street) == Some(Clause::He15)
    }

    /// How many cards lie on the board when this street's have been turned; none where it turns none.
    pub(super) fn board_after(&self, street: u8) -> Option<u8> {
        match self.rules.game.streets().get(usize::from(street))?.deal {
            Deal::Board { total, .. } => Some(total),
            _ => None,
        }
    }

    pub(super) fn board_due(&self) -> usize {
        self.board_after(self.street).map_or(0, |total| usize::from(total).saturating_sub(self.board.len()))
    }

    pub(super) fn rule_board(&self, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        let clause = self.rules.game.deal_clause();
        self.check_cards(cards)?;
        self.check_known(cards)?;
        let due = match self.turn() {
            super::flow::Turn::Dealer { task: super::flow::Task::Board { count } } => usize::from(count),
            super::flow::Turn::Dealer { task: super::flow::Task::Burn } => {
                let early_turn = self.is_turn(self.street) && self.trouble.early_turn.is_some();
                let clause = if early_turn { Clause::He15 } else { Clause::He1 };
                return refuse(clause, say!("poker-no-card-burned-first"));
            }
            _ if self.phase == Phase::Betting => {
                return refuse(clause, say!("poker-no-betting-complete-early-board"));
            }
            _ => return refuse(clause, say!("poker-no-cards-due-board")),
        };
        if due == 3 && cards.len() > due {
            return refuse(Clause::He13, say!("poker-no-flop-three-cards-too"));
        }
        if cards.is_empty() || cards.len() > due {
            return refuse(clause, say!("poker-no-board-due-cards", due: due, cards: cards.len()));
        }
        out.push(Event::Boarded { cards: cards.clone() });
        Ok(())
    }

    pub(super) fn rule_play_board(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        if !self.form().customs.board_plays {
            return refuse(self.rules.game.win_clause(), say!("poker-no-board-alone-no-hand"));
        }
        self.check_showing(seat)?;
        if self.board.len() != self.form().board_cards() {
            return refuse(Clause::He5, say!("poker-no-board-complete"));
        }
        out.push(Event::BoardPlayed { seat });
        Ok(())
    }
}
