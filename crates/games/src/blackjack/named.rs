//! Cards that a person names: the shoe in play must be able to hold them (D23).

use super::command::Ruling;
use super::event::{Event, Target};
use super::table::{Hole, Table};
use crate::clauses::Clause;
use crate::refusal::refuse;
use crate::{Edition, Refusal};
use cards::Card;
use voice::say;

/// How often each card has left the shoe since it was shuffled, as far as anybody named it.
pub(crate) type Out = [u8; 52];

/// How they are written down: serde knows no array of fifty-two.
pub(crate) mod counts {
    use super::Out;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(out: &Out, to: S) -> Result<S::Ok, S::Error> {
        out.as_slice().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Out, D::Error> {
        let counts = Vec::<u8>::deserialize(from)?;
        counts.try_into().map_err(|counts: Vec<u8>| D::Error::invalid_length(counts.len(), &"52"))
    }
}

impl Table {
    /// The same table, dealt by a person who names the cards that came.
    pub fn dealt_by_hand(self) -> Table {
        Table { by_hand: true, ..self }
    }

    /// Does a person deal it?
    pub fn is_dealt_by_hand(&self) -> bool {
        self.by_hand
    }

    /// A card that a person names: a shoe holds as many of each as it has decks, and those that have left it since the last
    /// shuffle do not come again.
    pub fn check_named(&self, card: Card) -> Result<(), Refusal> {
        let decks = self.shoe.decks;
        let out = self.out.get(usize::from(card.index())).is_some_and(|out| *out >= decks);
        if out && self.by_hand && self.edition >= Edition::SECOND {
            return refuse(Clause::D23, say!("bj-no-card-left-of-its-kind", card: card, decks: decks));
        }
        Ok(())
    }

    /// Keeps the count before an event is applied.
    pub(crate) fn keep_out(&mut self, event: &Event) {
        match event {
            Event::CardDealt { card: Some(card), .. } => self.went_out(*card),
            Event::HoleShown { card } if self.bank.as_ref().is_some_and(|b| b.hole == Hole::Unknown) => {
                self.went_out(*card);
            }
            Event::Shuffled { .. } => {
                let on_table: Vec<Card> = self.named_on_table().collect();
                self.out = [0; 52];
                on_table.into_iter().for_each(|card| self.went_out(card));
            }
            Event::Ruled { ruling: Ruling::Correct { at, nth, card }, .. }
            | Event::NamedAgain { at, nth, card, .. } => {
                if let Some(was) = self.card_at(*at, *nth)
                    && let Some(out) = self.out.get_mut(usize::from(was.index()))
                {
                    *out = out.saturating_sub(1);
                }
                self.went_out(*card);
            }
            _ => {}
        }
    }

    fn went_out(&mut self, card: Card) {
        if let Some(out) = self.out.get_mut(usize::from(card.index())) {
            *out = out.saturating_add(1);
        }
    }

    fn card_at(&self, at: Target, nth: u8) -> Option<Card> {
        self.cards_at(at)?.get(usize::from(nth).checked_sub(1)?).copied()
    }

    /// The cards that lie on the table, those face down that the shoe knows among them.
    fn named_on_table(&self) -> impl Iterator<Item = Card> + '_ {
        let hands = self.circles.iter().flat_map(|c| &c.hands).flat_map(|h| h.cards.iter().copied());
        let bank = self.bank.iter().flat_map(|b| {
            let down = if let Hole::Down(card) = b.hole { Some(card) } else { None };
            b.cards.iter().copied().chain(down)
        });
        hands.chain(bank)
    }
}
