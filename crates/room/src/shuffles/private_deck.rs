//! A deck that is committed to card by card, so that shown cards can be checked and folded ones stay private.
//!
//! The house shuffles the deck with its own seed. Each card at place `i` of that deck is hashed with a salt of its own:
//! the leaves. What is published is the hash of all leaves. The players' words then choose, by a public shuffle, in
//! which order the places are dealt: the house fixed the cards before it knew the words, and nobody else knew the cards.
//! After the hand the leaves are published, with card and salt for those places that everybody saw.

use cards::Card;
use cards::shuffle::{Seed, combined_seed, shuffle};
use sha2::{Digest, Sha256};

/// The salt of the card at a place.
pub fn salt(seed: &Seed, place: u8) -> [u8; 32] {
    Sha256::new().chain_update(b"cardroom salt 1").chain_update(seed).chain_update([place]).finalize().into()
}

/// The commitment of one card.
pub fn leaf(salt: &[u8; 32], place: u8, card: Card) -> [u8; 32] {
    Sha256::new()
        .chain_update(b"cardroom card 1")
        .chain_update(salt)
        .chain_update([place, card.index()])
        .finalize()
        .into()
}

/// The commitments of all cards of a deck, as the house shuffled it.
pub fn leaves(seed: &Seed, deck: &[Card]) -> Vec<[u8; 32]> {
    let mut cards = deck.to_vec();
    shuffle(seed, &mut cards);
    cards.iter().enumerate().map(|(i, card)| leaf(&salt(seed, i as u8), i as u8, *card)).collect()
}

/// In which order the places are dealt: a shuffle that follows from what is public.
pub fn order(public: &[u8; 32], words: &[&[u8]], cards: usize) -> Vec<u8> {
    let mut places: Vec<u8> = (0..cards as u8).collect();
    shuffle(&combined_seed(public, words), &mut places);
    places
}
