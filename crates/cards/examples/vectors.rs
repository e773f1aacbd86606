//! Prints the test vectors of docs/shuffle.md.

use cards::shuffle::{combined_seed, commitment, shuffle};
use cards::{Card, DECK, DECK_WITH_JOKER, shoe};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn first(cards: &[Card]) -> String {
    cards.iter().take(12).map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn main() {
    let house = [1u8; 32];
    println!("house seed      {}", hex(&house));
    println!("commitment      {}", hex(&commitment(&house)));
    println!("no entries      {}", hex(&combined_seed(&house, &[])));
    println!("ann, ben        {}", hex(&combined_seed(&house, &[b"ann", b"ben"])));
    for (name, seed) in [("seed of zeros", [0u8; 32]), ("ann, ben", combined_seed(&house, &[b"ann", b"ben"]))]
    {
        let mut deck = DECK;
        shuffle(&seed, &mut deck);
        println!("{name}, 52 cards: {}", first(&deck));
        let mut joker = DECK_WITH_JOKER;
        shuffle(&seed, &mut joker);
        println!("{name}, 53 cards: {}", first(&joker));
        let mut six = shoe(6);
        shuffle(&seed, &mut six);
        println!("{name}, 6 decks:  {}", first(&six));
    }
}
