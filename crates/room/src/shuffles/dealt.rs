//! A deck of poker as it is dealt from: which place comes next, who got which card, and what was opened to all.

use crate::protocol::{CardsOpened, OpenedCard};
use cards::Card;
use cards::cut::Deck;
use cards::shuffle::{Seed, shuffle};
use games::PlayerId;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The deck that a hand began with, or the one that its stub became.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DealtDeck {
    /// The number of its cut; 0 where nobody cut.
    pub cut: u32,
    /// Its seed.
    pub seed: Seed,
    fresh: Vec<Card>,
    cards: Vec<Card>,
    order: Vec<u16>,
    dealt: Vec<Option<PlayerId>>,
    /// The places that were opened to all, bit by bit.
    opened: u64,
    #[serde(skip)]
    committed: OnceLock<Arc<Deck>>,
}

/// What everybody sees: cards that lie face up or are held openly, and cards that were exposed and are gone.
#[derive(Debug, Default)]
pub struct Seen {
    /// Those that lie there.
    pub lying: Vec<Card>,
    /// Those that are gone.
    pub gone: Vec<Card>,
}

impl DealtDeck {
    /// A deck that a seed makes of these cards, not cut yet.
    pub fn new(seed: Seed, fresh: Vec<Card>) -> DealtDeck {
        let mut cards = fresh.clone();
        shuffle(&seed, &mut cards);
        let order = (0..cards.len() as u16).collect();
        let (dealt, committed) = (Vec::new(), OnceLock::new());
        DealtDeck { cut: 0, seed, fresh, cards, order, dealt, opened: 0, committed }
    }

    /// It was cut: the places come in this order.
    pub fn cut(&mut self, cut: u32, order: Vec<u16>) {
        (self.cut, self.order) = (cut, order);
    }

    /// The cards to come.
    pub fn to_come(&self) -> impl Iterator<Item = Card> + '_ {
        self.order.iter().skip(self.dealt.len()).map(|place| self.cards[usize::from(*place)])
    }

    /// The next card was dealt, to somebody or to the table.
    pub fn deal(&mut self, to: Option<PlayerId>) {
        self.dealt.push(to);
    }

    /// How many cards were dealt of it.
    pub fn count(&self) -> usize {
        self.dealt.len()
    }

    /// Nothing of it is dealt any more: the tree over its cards is made again if somebody asks.
    pub fn put_away(&mut self) {
        self.committed = OnceLock::new();
    }

    /// The tree over its cards.
    pub fn committed(&self) -> &Deck {
        self.committed.get_or_init(|| Arc::new(Deck::new(self.seed, &self.fresh)))
    }

    fn place(&self, k: usize) -> u8 {
        self.order[k] as u8
    }

    fn card(&self, k: usize) -> Card {
        self.cards[usize::from(self.place(k))]
    }

    fn opens(&self, k: usize) -> OpenedCard {
        let place = self.place(k);
        let (salt, path) = self.committed().opens(place);
        let path = path.iter().map(hex::encode).collect();
        OpenedCard { dealt: k as u8, place, card: self.card(k), salt: hex::encode(salt), path }
    }

    /// Notes that these cards are open to all now.
    pub fn opened(&mut self, cards: &[OpenedCard]) {
        cards.iter().for_each(|card| self.opened |= 1 << card.place);
    }

    /// The cards that were dealt to somebody, with what opens them.
    pub fn dealt_to(&self, player: PlayerId) -> Vec<OpenedCard> {
        let theirs = self.dealt.iter().enumerate().filter(|(_, to)| **to == Some(player));
        theirs.map(|(k, _)| self.opens(k)).collect()
    }
}

/// Cards that everybody sees now and that are not open yet. A card that came twice, from the deck and from the stub it went
/// back to, is opened where it came last, and only if it lies there: who had it before is nobody's business.
pub fn newly_seen(decks: &[DealtDeck], seen: &Seen, shuffle: u32) -> Vec<CardsOpened> {
    let came = |card: Card| {
        decks.iter().flat_map(move |deck| (0..deck.dealt.len()).filter(move |k| deck.card(*k) == card))
    };
    let times = |card: Card| came(card).count();
    let last_deck = |card: Card| decks.iter().rposition(|d| (0..d.dealt.len()).any(|k| d.card(k) == card));
    let due = |i: usize, card: Card| {
        last_deck(card) == Some(i)
            && (seen.lying.contains(&card) || seen.gone.contains(&card) && times(card) == 1)
    };
    let open = |(i, deck): (usize, &DealtDeck)| {
        let new = (0..deck.dealt.len()).filter(|k| deck.opened & (1 << deck.place(*k)) == 0);
        let cards: Vec<OpenedCard> = new.filter(|k| due(i, deck.card(*k))).map(|k| deck.opens(k)).collect();
        (!cards.is_empty()).then_some(CardsOpened { shuffle, cut: deck.cut, cards, over: false })
    };
    decks.iter().enumerate().filter_map(open).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::DECK;

    /// A card that went back into the stub and came again is opened where it came last; who threw it away is not told, and
    /// neither is who holds it now, if it was only seen before.
    #[test]
    fn a_card_that_came_twice_is_opened_once_and_only_where_it_lies() {
        let (ann, ben) = (Some(PlayerId(1)), Some(PlayerId(2)));
        let mut first = DealtDeck::new([1; 32], DECK.to_vec());
        first.deal(ann);
        let thrown = first.card(0);
        let mut stub = DealtDeck::new([2; 32], vec![thrown]);
        stub.cut(2, vec![0]);
        stub.deal(ben);
        let decks = [first, stub];
        let lies = Seen { lying: vec![thrown], gone: vec![] };
        let opened = newly_seen(&decks, &lies, 7);
        assert_eq!(opened.iter().map(|o| (o.cut, o.cards.len())).collect::<Vec<_>>(), [(2, 1)]);
        let seen_before = Seen { lying: vec![], gone: vec![thrown] };
        assert_eq!(newly_seen(&decks, &seen_before, 7), []);
        assert_eq!(newly_seen(&decks[..1], &seen_before, 7).len(), 1);
        assert_eq!((decks[0].dealt_to(PlayerId(1)).len(), decks[0].dealt_to(PlayerId(2)).len()), (1, 0));
    }

    #[test]
    fn what_is_open_is_not_opened_again() {
        let mut deck = DealtDeck::new([1; 32], DECK.to_vec());
        deck.deal(None);
        let seen = Seen { lying: vec![deck.card(0)], gone: vec![] };
        let opened = newly_seen(std::slice::from_ref(&deck), &seen, 1);
        deck.opened(&opened[0].cards);
        assert_eq!(newly_seen(&[deck], &seen, 1), []);
    }
}
