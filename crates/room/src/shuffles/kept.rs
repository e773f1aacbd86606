//! Shuffles with cuts that are over and can be checked, for as long as they are at hand.

use super::{Shuffles, Used};
use crate::protocol::{CardsOpened, CutShuffle, CutStory};
use games::PlayerId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many a table keeps at hand.
const KEPT: usize = 4;

/// One of them; what it takes to open somebody's own cards is kept with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    used: Used,
    seed: Option<String>,
}

impl Kept {
    /// A shoe that is done.
    pub(super) fn shoe(used: Used, seed: &str) -> Kept {
        Kept { used, seed: Some(seed.into()) }
    }

    /// A deck of poker, or a shoe that is still dealt from.
    pub(super) fn on(used: Used) -> Kept {
        Kept { used, seed: None }
    }

    /// Its number.
    pub fn shuffle(&self) -> u32 {
        self.used.committed.shuffle
    }

    /// All that is needed to check it, for whoever asks.
    pub fn story(&self, table: u32, asks: Option<PlayerId>) -> CutShuffle {
        let Used { committed, cards, dealt, cuts, decks, opened } = &self.used;
        let mine = |player: PlayerId| {
            let own = decks.iter().map(|deck| (deck.cut, deck.dealt_to(player)));
            let own = own.filter(|(_, cards)| !cards.is_empty());
            own.map(|(cut, cards)| CardsOpened { shuffle: committed.shuffle, cut, cards, over: false })
                .collect()
        };
        let done = self.seed.is_some();
        CutShuffle {
            table,
            shuffle: committed.shuffle,
            commitment: committed.commitment.clone(),
            decks: committed.decks,
            cuts: cuts.iter().map(|story| CutStory::clone(story)).collect(),
            cards: opened.clone(),
            mine: asks.map(mine).unwrap_or_default(),
            seed: self.seed.clone(),
            fresh: if done { cards.clone() } else { Vec::new() },
            dealt: if done { dealt.clone() } else { Vec::new() },
        }
    }
}

impl Shuffles {
    pub(super) fn keep(&mut self, mut kept: Kept) {
        kept.used.decks.iter_mut().for_each(super::dealt::DealtDeck::put_away);
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(Arc::new(kept));
    }
}
