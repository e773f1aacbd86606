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
fn cuts_are_as_documented() {
    use cards::cut::{Cutter, Cutting, DECKS, Deck, Outcome, deck_seed, decks, stub_seed, tip};
    let all: Vec<Deck> = (0..DECKS).map(|i| Deck::new(deck_seed(&[1; 32], i), &DECK)).collect();
    let roots: Vec<[u8; 32]> = all.iter().map(Deck::root).collect();
    let cutters = [
        Cutter { player: 4, tip: tip(&[2; 32]), key: [5; 32] },
        Cutter { player: 7, tip: tip(&[3; 32]), key: [0; 32] },
    ];
    let cutting = Cutting {
        table: 8,
        shuffle: 3,
        cut: 1,
        cards: 52,
        roots: &roots,
        cutters: &cutters,
        places: &[4, 7, 9],
    };
    let mut outcome = Outcome::new(&cutting.digest(), &[[2; 32], [3; 32]]);
    let (deck, order) = (outcome.deck(DECKS), outcome.order(52));
    let dealt = &all[usize::from(deck)];
    let (salt, path) = dealt.opens(order[0] as u8);
    assert_eq!(hex::encode(cutters[0].tip), vector("tip of 4 "));
    assert_eq!(hex::encode(roots[0]), vector("root of deck 0 "));
    assert_eq!(hex::encode(decks(&roots)), vector("published "));
    assert_eq!(hex::encode(cutting.digest()), vector("signed "));
    assert_eq!(deck.to_string(), vector("deck "));
    let places: Vec<String> = order.iter().take(12).map(u16::to_string).collect();
    assert_eq!(places.join(" "), vector("places "));
    let cards: Vec<Card> = order.iter().map(|place| dealt.card(*place as u8)).collect();
    assert_eq!(first(&cards), vector("cards    "));
    assert_eq!(hex::encode(salt), vector("salt of first "));
    assert_eq!(
        format!("{} hashes, the first {}", path.len(), hex::encode(path[0])),
        vector("path of first ")
    );
    assert_eq!(hex::encode(stub_seed(&deck_seed(&[1; 32], deck), 2)), vector("stub, cut 2 "));
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
