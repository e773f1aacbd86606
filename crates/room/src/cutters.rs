//! What a table's task does about cuts: it collects links, and has them written down together before anybody sees one.

use crate::clocks::CUT;
use crate::commands::changes_who_plays;
use crate::cutting::Cutters;
use crate::frame;
use crate::outbox::Outbox;
use crate::protocol::{FromServer, PlayerCut, TableCommand};
use crate::shuffles::{read_hash, signed};
use crate::table::TableTask;
use games::PlayerId;
use ring::signature::{ED25519, UnparsedPublicKey};
use voice::{Telling, say};

/// The most commands that wait for a cut; more are refused.
const MOST_HELD: usize = 64;

impl TableTask {
    /// Those who can be asked to cut: people with a connection.
    pub(crate) fn cutters(&self) -> Cutters<'_> {
        if !self.deals_itself() {
            return Cutters::default();
        }
        let here = |p: &PlayerId| !self.is_bot(*p) && self.watchers.has(*p);
        let people = self.engine.game.people().into_iter().map(|(player, _)| player);
        Cutters {
            here: people.filter(here).collect(),
            sign: self.services.sign.as_deref().map(|sign| sign as _),
        }
    }

    /// Somebody cuts. Nobody is told before everybody has, and it is written down.
    pub(crate) async fn cut(&mut self, what: (u32, u32), cut: PlayerCut, outbox: &Outbox) {
        match self.check_cut(what, &cut) {
            Err(says) => return outbox.send(frame::text(&FromServer::error(says)).into()),
            Ok(false) => return,
            Ok(true) => drop(self.links.insert(cut.player, cut)),
        }
        let Some(cutting) = self.engine.shuffles.cutting() else { return };
        let cuts: Option<Vec<PlayerCut>> =
            cutting.cutters.iter().map(|c| self.links.get(&c.player).cloned()).collect();
        if let Some(cuts) = cuts
            && self.decide(None, None, |draft| draft.everybody_cut(cuts)).await.is_ok()
        {
            self.links.clear();
        }
    }

    /// Does this wait until the deck is cut? Who is dealt in does not change meanwhile.
    pub(crate) fn holds(&self, command: &TableCommand) -> bool {
        let next = self.engine.shuffles.open();
        let cuts = self.engine.shuffles.cutting().is_some_and(|c| Some(c.shuffle) == next);
        cuts && changes_who_plays(command) && self.held.len() < MOST_HELD
    }

    /// Hears what waited for the cut.
    pub(crate) async fn hear_held(&mut self) {
        while let Some((player, id, command, outbox)) = self.held.pop_front() {
            if self.holds(&command) {
                return self.held.push_front((player, id, command, outbox));
            }
            if let Some(who) = self.actor(player) {
                self.command(who, id, command, outbox).await;
            }
        }
    }

    /// Is it a cut that is waited for? One that comes too late, or again, is nobody's fault.
    fn check_cut(&self, what: (u32, u32), cut: &PlayerCut) -> Result<bool, Telling> {
        let Some(cutting) = self.engine.shuffles.cutting().filter(|c| (c.shuffle, c.cut) == what) else {
            return Ok(false);
        };
        let Some(cutter) = cutting.cutters.iter().find(|c| c.player == cut.player) else {
            return Err(say!("web-no-cutter"));
        };
        let link = read_hash(&cut.link).ok_or_else(|| say!("web-cut-link"))?;
        if !self.engine.shuffles.is_link_of(cut.player, &link) {
            return Err(say!("web-cut-link"));
        }
        let digest = signed(self.engine.table, cutting);
        match (read_hash(&cutter.key), hex::decode(&cut.signature)) {
            (None, Ok(signature)) if signature.is_empty() => Ok(true),
            (Some(key), Ok(signature))
                if UnparsedPublicKey::new(&ED25519, key).verify(&digest, &signature).is_ok() =>
            {
                Ok(true)
            }
            _ => Err(say!("web-cut-signature")),
        }
    }

    /// Time to cut is over. What was shown is written down with who is missing.
    pub(crate) async fn cut_ran_out(&mut self) {
        let cuts: Vec<PlayerCut> = self.links.values().cloned().collect();
        if self.decide(None, None, |draft| draft.cut_ran_out(cuts)).await.is_ok() {
            self.links.clear();
        }
    }

    /// The clock of a cut.
    pub(crate) fn set_cut_clock(&mut self) {
        self.clocks.cutting(self.cut_on(), CUT);
    }

    /// Which cut of which shuffle is waited for.
    pub(crate) fn cut_on(&self) -> Option<(u32, u32)> {
        self.engine.shuffles.cutting().map(|c| (c.shuffle, c.cut))
    }
}
