//! The check of a shuffle that was published (docs/shuffle.md): the commitment, the seed that was dealt from, the order of the cards.

use crate::wrong::Wrong;
use cards::{Card, shuffle};
use serde::{Deserialize, Serialize};
use voice::say;

/// A shuffle whose seed is known.
#[derive(Deserialize)]
pub struct Asked {
    /// The house's seed: 64 hexadecimal digits.
    seed: String,
    /// What players added, in order.
    #[serde(default)]
    entropy: Vec<String>,
    /// The cards before the shuffle.
    cards: Vec<Card>,
}

/// What follows from it.
#[derive(Serialize)]
pub struct Checked {
    commitment: String,
    combined: String,
    order: Vec<Card>,
}

/// Shuffles again.
pub fn check(asked: Asked) -> Result<Checked, Wrong> {
    let mut seed = shuffle::Seed::default();
    hex::decode_to_slice(&asked.seed, &mut seed).map_err(|_| say!("engine-no-seed"))?;
    let entropy: Vec<&[u8]> = asked.entropy.iter().map(String::as_bytes).collect();
    let combined = shuffle::combined_seed(&seed, &entropy);
    let mut order = asked.cards;
    shuffle::shuffle(&combined, &mut order);
    Ok(Checked {
        commitment: hex::encode(shuffle::commitment(&seed)),
        combined: hex::encode(combined),
        order,
    })
}
