//! Who is asked to cut, and what becomes of it: the part of a decision that is about cuts.

use crate::engine::Draft;
use crate::game::Asked;
use crate::protocol::{CutVoided, PlayerCut, RoomEvent};
use crate::shuffles::{Sign, read_hash};
use games::blackjack::{Awaits, Command};
use games::poker::TableEvent;
use games::{Clause, PlayerId, Refusal, Seat, refuse};
use std::sync::Arc;
use voice::say;

/// The house's signature over what is cut, in hex.
pub type HouseSign = Arc<dyn Fn(&[u8; 32]) -> String + Send + Sync>;

/// Those who can cut now, and how the house signs what is cut.
#[derive(Clone, Default)]
pub struct Cutters<'a> {
    /// People with a connection.
    pub here: Vec<PlayerId>,
    /// The house's signature.
    pub sign: Option<Sign<'a>>,
}

impl<'a> Draft<'a> {
    /// From here on these people can be asked to cut.
    pub fn can_be_cut_by(&mut self, cutters: Cutters<'a>) {
        self.cutting = cutters;
    }

    /// Those who take no part in the next hand: who sits out, and who did not cut it, as long as enough are left without them.
    pub(crate) fn out(&self) -> Vec<PlayerId> {
        let mut out = self.manners.out();
        let absent = self.shuffles().absent();
        let without: Vec<PlayerId> = out.iter().chain(absent).copied().collect();
        if self.game.poker().is_some_and(|table| table.could_begin(&without)) {
            out = without;
        }
        out
    }

    /// Everybody who is dealt in, or would be: at blackjack whoever has a wager, and the bank.
    fn dealt_in(&self, next: bool) -> Vec<PlayerId> {
        if let Some(table) = self.game.poker() {
            return match (next, table.on()) {
                (true, _) => match table.next_hand(&self.out()) {
                    Some(TableEvent::HandBegan { places, .. }) => places.iter().map(|p| p.player).collect(),
                    _ => Vec::new(),
                },
                (false, Some(playing)) => playing.players(),
                (false, None) => Vec::new(),
            };
        }
        let Some(table) = self.game.blackjack() else { return Vec::new() };
        let bank = table.bank().map(|bank| bank.player);
        let circles = (1..=table.rules().seats).filter_map(|seat| table.circle(seat).player);
        let behind = table.backlines().iter().map(|bet| bet.player);
        let mut all: Vec<PlayerId> = bank.into_iter().chain(circles).chain(behind).collect();
        all.sort();
        all.dedup();
        all
    }

    /// Asks those who are dealt in, are here and have laid a cut to cut the deck to come (`next`) or what is in use. Is there
    /// anybody to wait for?
    pub(crate) fn ask_to_cut(&mut self, next: bool) -> bool {
        if !self.shuffles().takes_cuts(next) {
            return false;
        }
        let can = |p: &PlayerId| self.cutting.here.contains(p) && self.shuffles().is_asked(*p);
        let who: Vec<PlayerId> = self.dealt_in(next).into_iter().filter(can).collect();
        if who.is_empty() {
            return false;
        }
        self.note_cutting(&who, next);
        true
    }

    fn note_cutting(&mut self, who: &[PlayerId], next: bool) {
        let fresh = next.then(|| self.game.cards_to_shuffle());
        let who = (who, self.dealt_in(next));
        let unsigned = |_: &_| String::new();
        let sign = self.cutting.sign.unwrap_or(&unsigned);
        let cutting = self.shuffles().ask_to_cut(who, fresh.as_deref(), sign);
        self.note(RoomEvent::Cutting(cutting));
    }

    /// A stub was made up again: its root is published, and those who play on cut it. Is there anybody to wait for?
    pub(crate) fn cut_stub(&mut self) -> bool {
        if self.ask_to_cut(false) {
            return true;
        }
        self.note_cutting(&[], false);
        let cut = self.shuffles().cut_by_all(Vec::new());
        cut.into_iter().for_each(|cut| self.note(cut));
        false
    }

    /// No more wagers: whoever has one cuts, and then the cards come.
    pub fn close_wagers(&mut self) -> Result<(), Refusal> {
        let closable = self.game.blackjack().is_some_and(|t| t.decide(&Command::CloseWagers).is_ok());
        if closable && self.ask_to_cut(false) {
            return Ok(());
        }
        self.play(Command::CloseWagers)
    }

    /// Are wagers closed, although the referee has not heard it yet, because the cards are being cut?
    pub(crate) fn cuts_for_a_round(&self) -> bool {
        let wagers = self.game.blackjack().is_some_and(|table| matches!(table.awaits(), Awaits::Wagers));
        wagers && self.shuffles().cutting().is_some()
    }

    /// Is the deck of a hand being cut that has not begun? Who is dealt in does not change any more.
    pub(crate) fn cuts_for_a_hand(&self) -> bool {
        let cutting = self.shuffles().cutting();
        cutting.is_some_and(|c| self.shuffles().open() == Some(c.shuffle))
    }

    /// Everybody has cut: the cards come.
    pub fn everybody_cut(&mut self, cuts: Vec<PlayerCut>) -> Result<(), Refusal> {
        let Some(cutting) = self.shuffles().cutting().cloned() else { return Ok(()) };
        let next = self.shuffles().open() == Some(cutting.shuffle);
        let round = self.cuts_for_a_round();
        if self.manners.stands_still() || !self.is_waited_for(next, round) {
            // Nobody is dealt in any more, or the floor was called: what was cut stays closed, and is cut again.
            self.note_void(Vec::new(), cuts);
            return Ok(());
        }
        let cut = self.shuffles().cut_by_all(cuts);
        cut.into_iter().for_each(|cut| self.note(cut));
        self.was_cut = next;
        if round { self.play(Command::CloseWagers) } else { Ok(()) }
    }

    /// Is there something to deal, once the cut is made: a hand, to those who were named, a round, or the rest of one?
    fn is_waited_for(&self, next: bool, round: bool) -> bool {
        let same = self.shuffles().cutting().is_some_and(|c| c.places == self.dealt_in(next));
        if next { same && self.asked() == Asked::Shuffle } else { round || self.game.is_under_way() }
    }

    fn note_void(&mut self, missing: Vec<PlayerId>, cuts: Vec<PlayerCut>) {
        let Some(cutting) = self.shuffles().cutting() else { return };
        let (shuffle, cut) = (cutting.shuffle, cutting.cut);
        self.note(RoomEvent::CutVoided(CutVoided { shuffle, cut, missing, cuts }));
    }

    /// Somebody did not cut in time: it is done again without them. At blackjack their wagers go back where the rules let them.
    pub fn cut_ran_out(&mut self, cuts: Vec<PlayerCut>) -> Result<(), Refusal> {
        let Some(cutting) = self.shuffles().cutting().cloned() else { return Ok(()) };
        let has_cut = |p: PlayerId| cuts.iter().any(|cut| cut.player == p);
        let missing: Vec<PlayerId> =
            cutting.cutters.iter().map(|c| c.player).filter(|p| !has_cut(*p)).collect();
        let round = self.cuts_for_a_round();
        self.note_void(missing.clone(), cuts);
        if round {
            missing.into_iter().for_each(|player| self.take_wagers_back(player));
            let wagers = self.game.blackjack().is_some_and(|t| t.decide(&Command::CloseWagers).is_ok());
            return if wagers { self.close_wagers() } else { Ok(()) };
        }
        let in_use = self.shuffles().open() != Some(cutting.shuffle);
        if in_use && self.game.blackjack().is_some() {
            self.ask_to_cut(false);
        }
        Ok(())
    }

    fn take_wagers_back(&mut self, player: PlayerId) {
        let seats: Seat = self.game.blackjack().map_or(0, |table| table.rules().seats);
        for seat in (1..=seats).rev() {
            let command = Command::TakeBack { player, seat };
            if self.game.blackjack().is_some_and(|table| table.decide(&command).is_ok()) {
                let _ = self.play(command);
            }
        }
    }

    /// Lays a cut.
    pub(crate) fn lay_cut(&mut self, player: PlayerId, tip: &str, key: &str) -> Result<(), Refusal> {
        let Some(hash) = read_hash(tip).filter(|_| key.is_empty() || read_hash(key).is_some()) else {
            return refuse(Clause::Room5, say!("room-no-cut-text"));
        };
        let asked = self.shuffles().cutting().is_some_and(|c| c.cutters.iter().any(|c| c.player == player));
        match self.shuffles().laid(player) {
            Some((laid, its)) if laid == hash && its == key => Ok(()),
            _ if asked => refuse(Clause::Room5, say!("room-no-cut-now")),
            _ => {
                self.note(RoomEvent::CutLaid { player, tip: tip.to_lowercase(), key: key.to_lowercase() });
                Ok(())
            }
        }
    }
}
