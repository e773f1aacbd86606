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
    cut();
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

/// A cut of eight decks by two people.
fn cut() {
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
    let deck = outcome.deck(DECKS);
    let order = outcome.order(52);
    let (dealt, first) = (&all[usize::from(deck)], order[0] as u8);
    let (salt, path) = dealt.opens(first);
    println!("tip of 4        {}", hex(&cutters[0].tip));
    println!("root of deck 0  {}", hex(&roots[0]));
    println!("published       {}", hex(&decks(&roots)));
    println!("signed          {}", hex(&cutting.digest()));
    println!("deck            {deck}");
    println!("places          {}", order.iter().take(12).map(u16::to_string).collect::<Vec<_>>().join(" "));
    let cards: Vec<Card> = order.iter().map(|place| dealt.card(*place as u8)).collect();
    println!("cards           {}", self::first(&cards));
    println!("salt of first   {}", hex(&salt));
    println!("path of first   {} hashes, the first {}", path.len(), hex(&path[0]));
    println!("stub, cut 2     {}", hex(&stub_seed(&deck_seed(&[1; 32], deck), 2)));
}
