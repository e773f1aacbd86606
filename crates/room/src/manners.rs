//! How people behave at a table, beside the game: sitting out, leaving, waiting, silenced, calling the floor.

use crate::game::Game;
use crate::protocol::{FloorRuling, HostDeed, PokerRuling, RoomEvent, ToBeSaid};
use games::PlayerId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The manners of everybody at a table, and its waiting list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manners {
    people: BTreeMap<PlayerId, Manner>,
    waiting: Vec<PlayerId>,
    muted: Vec<PlayerId>,
    paused: bool,
    called: Option<Call>,
    /// A player's call that had lapsed when the dealer called: it is open again when the dealer takes theirs back (ROOM-12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lapsed: Option<Call>,
    /// Who has called the floor, and in which round or hand the last time.
    disputes: BTreeMap<PlayerId, u32>,
    /// Who came by the link of a private table, and whom its host removed (ROOM-15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    entered: Vec<PlayerId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    removed: Vec<PlayerId>,
    /// Whom the floor sent away, and until when.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    sent_away: BTreeMap<PlayerId, u64>,
    /// What the dealer has still to say (ROOM-18).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    to_be_said: Vec<ToBeSaid>,
    /// The dealer who has tapped in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealer: Option<(PlayerId, String)>,
    /// Who signed the ruling for which the table was paused, until it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signed: Option<(String, String)>,
}

/// A call for the floor that was not answered yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Call {
    /// Who called, by name.
    pub by: String,
    /// Why.
    pub text: String,
    /// The seat that the dealer named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The player who called; none where it was the dealer.
    pub player: Option<PlayerId>,
    /// Did the dealer call for a player who disputes it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub disputed: bool,
    /// Does a player's call hold the table, or did it lapse (ROOM-12)?
    pub stops: bool,
    /// Who of the floor is on their way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comes: Option<String>,
}

impl Call {
    /// Does the table stand still until the floor comes (ROOM-12)? For the dealer, who may take it back, as long as it takes; for
    /// a player until the call lapses.
    pub fn holds(&self) -> bool {
        self.player.is_none() || self.stops
    }
}

/// One person's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // The names say it.
pub struct Manner {
    pub sitting_out: bool,
    pub leaving: bool,
    pub passes_bank: bool,
}

impl Manners {
    /// This person's.
    pub fn of(&self, player: PlayerId) -> Manner {
        self.people.get(&player).copied().unwrap_or_default()
    }

    /// Those who take no part in the next hand: sitting out, or leaving.
    pub fn out(&self) -> Vec<PlayerId> {
        self.people.iter().filter(|(_, m)| m.sitting_out || m.leaving).map(|(player, _)| *player).collect()
    }

    /// The waiting list, first come first.
    pub fn waiting(&self) -> &[PlayerId] {
        &self.waiting
    }

    /// Is this person silenced here?
    pub fn is_muted(&self, player: PlayerId) -> bool {
        self.muted.contains(&player)
    }

    /// The dealer who has tapped in: who, and what they are called.
    pub fn dealer(&self) -> Option<&(PlayerId, String)> {
        self.dealer.as_ref()
    }

    /// Who signed a ruling that took effect while the table is still paused: who asked for it, and with whom.
    pub fn signed(&self) -> Option<&(String, String)> {
        self.signed.as_ref().filter(|_| self.paused)
    }

    /// Has the floor paused the table (ROOM-11)?
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Who called the floor and why, until it comes (ROOM-12).
    pub fn called(&self) -> Option<&Call> {
        self.called.as_ref()
    }

    /// Does a call for the floor hold the table (ROOM-12)?
    pub fn held(&self) -> bool {
        self.called.as_ref().is_some_and(Call::holds)
    }

    /// Is it a player's call that holds the table, and nobody of the floor on the way? That lapses.
    pub fn lapses(&self) -> bool {
        self.called.as_ref().is_some_and(|call| call.stops && call.comes.is_none())
    }

    /// Is nothing dealt and does nobody bet: paused, or until the floor has come?
    pub fn stands_still(&self) -> bool {
        self.paused || self.held()
    }

    /// What the dealer has still to say, in order (ROOM-18).
    pub fn to_be_said(&self) -> &[ToBeSaid] {
        &self.to_be_said
    }

    /// The round or hand in which this player last called the floor.
    pub fn last_dispute(&self, player: PlayerId) -> Option<u32> {
        self.disputes.get(&player).copied()
    }

    /// Who came by the link of a private table, in the order in which they did.
    pub fn entered(&self) -> &[PlayerId] {
        &self.entered
    }

    /// Has the host removed this person?
    pub fn is_removed(&self, player: PlayerId) -> bool {
        self.removed.contains(&player)
    }

    /// Whom the floor has sent away for longer than until now.
    pub fn sent_away(&self, now: u64) -> impl Iterator<Item = PlayerId> + '_ {
        self.sent_away.iter().filter(move |(_, until)| **until > now).map(|(player, _)| *player)
    }

    /// An event of the log.
    pub fn apply(&mut self, event: &RoomEvent) {
        let switch = |list: &mut Vec<PlayerId>, player, on| {
            list.retain(|p| *p != player);
            if on {
                list.push(player);
            }
        };
        match event {
            RoomEvent::SatOut { player, on } => self.people.entry(*player).or_default().sitting_out = *on,
            RoomEvent::Leaving { player } => self.people.entry(*player).or_default().leaving = true,
            RoomEvent::PassesBank { player, on } => self.people.entry(*player).or_default().passes_bank = *on,
            RoomEvent::Waiting { player, on } => switch(&mut self.waiting, *player, *on),
            RoomEvent::Paused { on } => (self.paused, self.signed) = (*on, None),
            RoomEvent::Signed { by, with, .. } => self.signed = Some((by.clone(), with.clone())),
            RoomEvent::Tapped { dealer, name, on } => {
                self.dealer = on.then(|| (*dealer, name.clone()));
            }
            RoomEvent::FloorCalled { by, text, seat, disputed } => {
                let (by, text, seat, disputed) = (by.clone(), text.clone(), *seat, *disputed);
                let call = Call { by, text, seat, player: None, disputed, stops: false, comes: None };
                self.lapsed = self.called.replace(call).filter(|under| under.player.is_some());
            }
            RoomEvent::Disputed { player, by, text, round } => {
                let (by, text) = (by.clone(), text.clone());
                let of = Some(*player);
                let call =
                    Call { by, text, seat: None, player: of, disputed: false, stops: true, comes: None };
                self.called = Some(call);
                self.disputes.insert(*player, *round);
            }
            RoomEvent::DisputeLapsed { .. } => self.called.iter_mut().for_each(|call| call.stops = false),
            RoomEvent::FloorComes { by } => {
                self.called.iter_mut().for_each(|call| call.comes = Some(by.clone()));
            }
            RoomEvent::FloorCame { .. } => (self.called, self.lapsed) = (None, None),
            RoomEvent::CallTakenBack { .. } => self.called = self.lapsed.take(),
            RoomEvent::ToBeSaid { what, amount } => {
                self.to_be_said.push(ToBeSaid { what: *what, amount: *amount });
            }
            // What is taken back is said again when it is done again.
            RoomEvent::Ruled {
                ruling: FloorRuling::Poker(PokerRuling::Reverse | PokerRuling::Void), ..
            } => self.to_be_said.clear(),
            RoomEvent::DealerSaid { what, .. } | RoomEvent::NotToBeSaid { what } => {
                self.to_be_said.retain(|due| due.what != *what)
            }
            RoomEvent::Muted { player, on } => switch(&mut self.muted, *player, *on),
            RoomEvent::SentAway { player, until } => drop(self.sent_away.insert(*player, *until)),
            RoomEvent::LetBack { player } => drop(self.sent_away.remove(player)),
            RoomEvent::Entered { player } => switch(&mut self.entered, *player, true),
            RoomEvent::Hosted { deed: HostDeed::Remove { player }, .. } => {
                self.entered.retain(|p| p != player);
                self.waiting.retain(|p| p != player);
                switch(&mut self.removed, *player, true);
            }
            _ => {}
        }
    }

    /// People who left take their manners along; people who sat down no longer wait.
    pub fn follow(&mut self, game: &Game) {
        if !self.people.is_empty() {
            self.people.retain(|player, _| game.has(*player));
        }
        if !self.waiting.is_empty() {
            self.waiting.retain(|player| !game.has(*player));
        }
    }
}
