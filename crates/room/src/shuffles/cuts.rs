//! The cuts of those who play: tips that were laid, what is being cut, and what follows from everybody's links.

use super::kept::Kept;
use super::{Shuffles, Used};
use crate::protocol::{CardsOpened, Cut, CutStory, CutVoided, Cutter, Cutting, PlayerCut, RoomEvent};
use cards::Card;
use cards::cut::{self, Deck, Hash, Outcome, deck_seed, tip};
use games::PlayerId;
use hex::FromHex;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How the house signs what is cut; in hex, empty without a key.
pub type Sign<'a> = &'a (dyn Fn(&Hash) -> String + Send + Sync);

/// A cut that somebody laid.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Laid {
    tip: Hash,
    key: Arc<str>,
}

/// From so many missed cuts in a row on nobody is left alone for longer: 128 cuts.
const MOST_MISSED: u32 = 6;

/// A hash in hex.
pub fn read_hash(text: &str) -> Option<Hash> {
    Hash::from_hex(text).ok()
}

/// What those who cut sign.
pub(crate) fn signed(table: u32, cutting: &Cutting) -> Hash {
    let hash = |text: &str| read_hash(text).unwrap_or_default();
    let roots: Vec<Hash> = cutting.roots.iter().map(|root| hash(root)).collect();
    let cutter = |c: &Cutter| cut::Cutter { player: c.player.0, tip: hash(&c.tip), key: hash(&c.key) };
    let cutters: Vec<cut::Cutter> = cutting.cutters.iter().map(cutter).collect();
    let Cutting { shuffle, cut, cards, .. } = *cutting;
    let places: Vec<u32> = cutting.places.iter().map(|player| player.0).collect();
    cut::Cutting { table, shuffle, cut, cards, roots: &roots, cutters: &cutters, places: &places }.digest()
}

fn outcome(table: u32, cutting: &Cutting, cuts: &[PlayerCut]) -> Outcome {
    let links: Vec<Hash> = cuts.iter().filter_map(|c| read_hash(&c.link)).collect();
    Outcome::new(&signed(table, cutting), &links)
}

impl Shuffles {
    /// What is being cut.
    pub fn cutting(&self) -> Option<&Cutting> {
        self.cutting.as_deref()
    }

    /// Who did not cut the deck that is about to be dealt, and sits it out.
    pub fn absent(&self) -> &[PlayerId] {
        &self.absent
    }

    /// Does a stub that was made up again wait for its cut?
    pub fn stub_due(&self) -> bool {
        self.stub_due && self.cutting.is_none()
    }

    /// Is somebody asked to cut now? Who missed a cut is left alone for a while, and for longer each time in a row: a client
    /// that hangs costs everybody two seconds once, not every hand.
    pub fn is_asked(&self, player: PlayerId) -> bool {
        let again = self.missed.get(&player).map_or(0, |(_, from)| *from);
        self.laid.contains_key(&player) && self.asked >= again
    }

    /// The tip and the key that somebody laid.
    pub fn laid(&self, player: PlayerId) -> Option<(Hash, &str)> {
        self.laid.get(&player).map(|laid| (laid.tip, &*laid.key))
    }

    /// Forgets the cuts of people who are gone.
    pub fn forget(&mut self, is_here: impl Fn(PlayerId) -> bool) {
        self.laid.retain(|player, _| is_here(*player));
        self.missed.retain(|player, _| is_here(*player));
    }

    /// Can what is committed to be cut? What was committed to before there were cuts cannot.
    pub fn takes_cuts(&self, next: bool) -> bool {
        let used = self.in_use.last().map(|used| &used.committed);
        let committed = if next { self.next.as_ref() } else { used };
        committed.is_some_and(|c| c.decks > 0)
    }

    /// Asks these people to cut, of those who are dealt in: the deck to come, made of `fresh`, or what is in use.
    pub fn ask_to_cut(
        &self,
        who: (&[PlayerId], Vec<PlayerId>),
        fresh: Option<&[Card]>,
        sign: Sign<'_>,
    ) -> Cutting {
        let (used, (who, places)) = (self.in_use.last(), who);
        let (committed, before) = match fresh {
            Some(_) => (self.next.as_ref(), self.next_cuts.len()),
            None => (used.map(|u| &u.committed), used.map_or(0, |u| u.cuts.len())),
        };
        let committed = committed.expect("something is committed to");
        let roots: Vec<String> = match (fresh, used.and_then(|u| u.decks.last())) {
            (Some(fresh), _) => self.roots_of(committed.shuffle, fresh).iter().map(hex::encode).collect(),
            (None, Some(stub)) => vec![hex::encode(stub.committed().root())],
            (None, None) => vec![committed.commitment.clone()],
        };
        let cutter = |player: &PlayerId| {
            let laid = self.laid.get(player)?;
            Some(Cutter { player: *player, tip: hex::encode(laid.tip), key: laid.key.to_string() })
        };
        let mut cutting = Cutting {
            shuffle: committed.shuffle,
            cut: before as u32 + 1,
            cards: fresh.map_or(self.shoe.len(), <[Card]>::len) as u16,
            roots,
            cutters: who.iter().filter_map(cutter).collect(),
            places,
            signature: String::new(),
        };
        cutting.signature = sign(&signed(self.table, &cutting));
        cutting
    }

    fn roots_of(&self, number: u32, fresh: &[Card]) -> Arc<Vec<Hash>> {
        match &self.roots {
            Some((of, roots)) if *of == number => Arc::clone(roots),
            _ => {
                let seed = self.seeds.get(&number).copied().unwrap_or_default();
                let root = |i| Deck::new(deck_seed(&seed, i), fresh).root();
                Arc::new((0..cut::DECKS).map(root).collect())
            }
        }
    }

    /// Everybody has cut: what follows, with the seeds of the decks that are not dealt.
    pub fn cut_by_all(&self, cuts: Vec<PlayerCut>) -> Option<RoomEvent> {
        let cutting = self.cutting.as_deref()?;
        let several = cutting.roots.len() as u8;
        let (mut deck, mut seeds) = (0, Vec::new());
        if several > 1 {
            deck = outcome(self.table, cutting, &cuts).deck(several);
            let seed = self.seeds.get(&cutting.shuffle)?;
            let others = (0..several).filter(|i| *i != deck);
            seeds = others.map(|i| hex::encode(deck_seed(seed, i))).collect();
        }
        Some(RoomEvent::Cut(Cut { shuffle: cutting.shuffle, cut: cutting.cut, cuts, deck, seeds }))
    }

    pub(super) fn lay(&mut self, player: PlayerId, tip: &str, key: &str) {
        if let Some(tip) = read_hash(tip) {
            self.laid.insert(player, Laid { tip, key: key.into() });
        }
    }

    fn shown(&mut self, cuts: &[PlayerCut]) {
        for cut in cuts {
            if let (Some(laid), Some(link)) = (self.laid.get_mut(&cut.player), read_hash(&cut.link)) {
                laid.tip = link;
                self.missed.remove(&cut.player);
            }
        }
    }

    pub(super) fn cut(&mut self, made: &Cut) {
        let Some(cutting) = self.cutting.take() else { return };
        self.shown(&made.cuts);
        let story = |after: usize| {
            let (cutting, cut) = (Cutting::clone(&cutting), Some(made.clone()));
            Arc::new(CutStory { cutting, cut, voided: None, after: after as u16 })
        };
        let mut follows = outcome(self.table, &cutting, &made.cuts);
        if self.next.as_ref().is_some_and(|next| next.shuffle == made.shuffle) {
            let deck = follows.deck(cutting.roots.len() as u8);
            self.outcome = Some(Arc::new((made.cut, deck, follows.order(usize::from(cutting.cards)))));
            self.next_cuts.push(story(0));
            return;
        }
        let Some(used) = self.in_use.last_mut() else { return };
        let order = follows.order(self.shoe.len());
        match used.decks.last_mut() {
            Some(stub) => {
                stub.cut(made.cut, order);
                self.shoe = stub.to_come().collect();
                used.cuts.push(story(used.decks.iter().rev().skip(1).map(|d| d.count()).sum()));
                self.stub_due = false;
            }
            None => {
                self.shoe = order.iter().map(|place| self.shoe[usize::from(*place)]).collect();
                used.cuts.push(story(used.dealt.len()));
            }
        }
    }

    pub(super) fn void(&mut self, voided: &CutVoided) {
        let Some(cutting) = self.cutting.take() else { return };
        self.shown(&voided.cuts);
        self.voided += 1;
        if self.next.as_ref().is_some_and(|next| next.shuffle == voided.shuffle) {
            self.absent.extend(&voided.missing);
        }
        for player in &voided.missing {
            self.laid.remove(player);
            let (times, again) = self.missed.entry(*player).or_default();
            *times += 1;
            *again = self.asked + (2 << (*times).min(MOST_MISSED));
        }
        let used = self.in_use.last_mut();
        let (cuts, after) = match used.filter(|u| u.committed.shuffle == voided.shuffle) {
            Some(used) => (&mut used.cuts, used.dealt.len()),
            None => (&mut self.next_cuts, 0),
        };
        let (cutting, voided) = (Cutting::clone(&cutting), Some(voided.clone()));
        cuts.push(Arc::new(CutStory { cutting, cut: None, voided, after: after as u16 }));
    }

    pub(super) fn cards_opened(&mut self, opened: &CardsOpened) {
        let Some(i) = self.in_use.iter().position(|u| u.committed.shuffle == opened.shuffle) else { return };
        let used: &mut Used = &mut self.in_use[i];
        if let Some(deck) = used.decks.iter_mut().find(|deck| deck.cut == opened.cut) {
            deck.opened(&opened.cards);
        }
        if !opened.cards.is_empty() {
            used.opened.push(opened.clone());
        }
        if opened.over {
            let used = self.in_use.remove(i);
            self.seeds.remove(&opened.shuffle);
            self.stub_due = false;
            self.keep(Kept::on(used));
        }
    }

    /// Is this somebody's link?
    pub fn is_link_of(&self, player: PlayerId, link: &Hash) -> bool {
        self.laid.get(&player).is_some_and(|laid| tip(link) == laid.tip)
    }
}
