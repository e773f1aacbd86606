//! Is the shuffle fair? Every card should be as likely in every position: chi-square over card × position.
//!
//! A small run belongs to the ordinary tests; `CARDROOM_SOAK=1` makes it a long one.

use cards::{DECK, shuffle};

#[test]
fn every_card_is_as_likely_in_every_position() {
    let soak = std::env::var("CARDROOM_SOAK").is_ok_and(|v| v == "1");
    let shuffles: u64 = if soak { 20_000_000 } else { 200_000 };
    let mut seen = vec![0u64; 52 * 52];
    let mut deck = DECK;
    for i in 0..shuffles {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&i.to_le_bytes());
        deck = DECK;
        shuffle::shuffle(&seed, &mut deck);
        for (position, card) in deck.iter().enumerate() {
            seen[52 * usize::from(card.index()) + position] += 1;
        }
    }
    assert_ne!(deck, DECK);
    let expected = shuffles as f64 / 52.0;
    let chi_square: f64 = seen.iter().map(|n| (*n as f64 - expected).powi(2) / expected).sum();
    // 51 × 51 degrees of freedom: mean 2601, standard deviation √5202 ≈ 72.1. Five of them is one in millions.
    let (mean, sd) = (2601.0, 5202f64.sqrt());
    let z = (chi_square - mean) / sd;
    println!("{shuffles} shuffles: chi-square {chi_square:.1}, z = {z:.2}");
    assert!(
        z.abs() < 5.0,
        "chi-square {chi_square} is {z} standard deviations from what a fair shuffle gives"
    );
}
