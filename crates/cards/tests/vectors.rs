//! The test vectors of docs/shuffle.md: what was published must stay true for ever.

use cards::shuffle::{combined_seed, commitment, shuffle};
use cards::{Card, DECK, DECK_WITH_JOKER, shoe};

/// The line of the document that begins with these words, without them.
fn vector(name: &str) -> String {
    let doc = include_str!("../../../docs/shuffle.md");
    let line = doc.lines().find_map(|l| l.strip_prefix(name)).unwrap_or_else(|| panic!("no vector {name}"));
    line.trim().to_string()
}

fn first(cards: &[Card]) -> String {
    cards.iter().take(12).map(Card::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn seeds_and_commitments_are_as_documented() {
    let house = [1u8; 32];
    assert_eq!(hex::encode(commitment(&house)), vector("commitment "));
    assert_eq!(hex::encode(combined_seed(&house, &[])), vector("no entries "));
    assert_eq!(hex::encode(combined_seed(&house, &[b"ann", b"ben"])), vector("ann, ben  "));
    assert_ne!(combined_seed(&house, &[b"ann", b"ben"]), combined_seed(&house, &[b"annben"]));
}

#[test]
fn shuffles_are_as_documented() {
    for (name, seed) in
        [("seed of zeros", [0u8; 32]), ("ann, ben", combined_seed(&[1; 32], &[b"ann", b"ben"]))]
    {
        let (mut deck, mut joker, mut six) = (DECK, DECK_WITH_JOKER, shoe(6));
        shuffle(&seed, &mut deck);
        shuffle(&seed, &mut joker);
        shuffle(&seed, &mut six);
        assert_eq!(first(&deck), vector(&format!("{name}, 52 cards:")));
        assert_eq!(first(&joker), vector(&format!("{name}, 53 cards:")));
        assert_eq!(first(&six), vector(&format!("{name}, 6 decks:")));
    }
}
