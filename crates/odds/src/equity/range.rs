//! Hold'em ranges as people write them: `TT+, AKs, KQo, A5s-A2s, 77-55, JTs, AsKd`.

use super::error::EquityError;
use cards::{Card, Rank, Suit, parse_cards};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Suits {
    Any,
    Suited,
    Offsuit,
}

fn rank(letter: char) -> Option<Rank> {
    Rank::ALL.into_iter().find(|rank| rank.letter() == letter.to_ascii_uppercase())
}

/// `AK`, `AKs`, `KQo` or `TT`: the higher rank, the lower, and the suits.
fn class(text: &str) -> Option<(Rank, Rank, Suits)> {
    let mut letters = text.chars();
    let (first, second) = (rank(letters.next()?)?, rank(letters.next()?)?);
    let suits = match letters.next().map(|letter| letter.to_ascii_lowercase()) {
        None => Suits::Any,
        Some('s') if first != second => Suits::Suited,
        Some('o') if first != second => Suits::Offsuit,
        Some(_) => return None,
    };
    letters.next().is_none().then_some((first.max(second), first.min(second), suits))
}

fn add(combos: &mut Vec<[Card; 2]>, high: Rank, low: Rank, suits: Suits) {
    for a in Suit::ALL {
        for b in Suit::ALL {
            let fits = match suits {
                _ if high == low => a < b,
                Suits::Any => true,
                Suits::Suited => a == b,
                Suits::Offsuit => a != b,
            };
            if fits {
                combos.push([Card::new(high, a), Card::new(low, b)]);
            }
        }
    }
}

/// One part of a range, between two commas.
fn part(text: &str, combos: &mut Vec<[Card; 2]>) -> Option<()> {
    if let Ok(cards) = parse_cards(text) {
        combos.push(cards.try_into().ok()?);
        return Some(());
    }
    let between = |from: Rank, to: Rank| Rank::ALL.into_iter().filter(move |r| (from..=to).contains(r));
    if let Some(text) = text.strip_suffix('+') {
        let (high, low, suits) = class(text)?;
        if high == low {
            between(low, Rank::Ace).for_each(|rank| add(combos, rank, rank, suits));
        } else {
            between(low, high).filter(|rank| *rank != high).for_each(|rank| add(combos, high, rank, suits));
        }
        return Some(());
    }
    if let Some((from, to)) = text.split_once('-') {
        let ((high, low, suits), (other_high, other_low, other_suits)) = (class(from)?, class(to)?);
        let (bottom, top) = (low.min(other_low), low.max(other_low));
        if high == low && other_high == other_low {
            between(bottom, top).for_each(|rank| add(combos, rank, rank, suits));
        } else if high == other_high && suits == other_suits && top < high {
            between(bottom, top).for_each(|rank| add(combos, high, rank, suits));
        } else {
            return None;
        }
        return Some(());
    }
    let (high, low, suits) = class(text)?;
    add(combos, high, low, suits);
    Some(())
}

/// Reads a range into its hands, each once.
pub fn read(text: &str) -> Result<Vec<[Card; 2]>, EquityError> {
    let mut combos = Vec::new();
    for piece in text.split(',').map(str::trim).filter(|piece| !piece.is_empty()) {
        part(piece, &mut combos).ok_or_else(|| EquityError::NoRange(piece.into()))?;
    }
    for combo in &mut combos {
        combo.sort_unstable();
    }
    combos.sort_unstable();
    combos.dedup();
    if let Some([card, _]) = combos.iter().find(|[a, b]| a == b) {
        return Err(EquityError::Twice(*card));
    }
    if combos.is_empty() { Err(EquityError::NoHand) } else { Ok(combos) }
}

/// All hands of two cards from these.
pub fn all(live: &[Card]) -> Vec<[Card; 2]> {
    let mut combos = Vec::new();
    for (i, a) in live.iter().enumerate() {
        combos.extend(live[i + 1..].iter().map(|b| [*a, *b]));
    }
    combos
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_have_as_many_hands_as_they_say() {
        for (text, hands) in [
            ("TT+", 30),
            ("AKs", 4),
            ("KQo", 12),
            ("AK", 16),
            ("TT+, AKs, KQo", 46),
            ("A5s-A2s", 16),
            ("77-55", 18),
            ("55-77", 18),
            ("ATs+", 16),
            ("K9o+", 48),
            ("AsKd, AK", 16),
            ("22+", 78),
            ("32s+", 4),
        ] {
            assert_eq!(read(text).unwrap().len(), hands, "{text}");
        }
        for text in ["", "TTs", "AKx", "A5s-K2s", "A5s-A2o", "TT-A2s", "AsAs", "AsKsQs", "1K", "é"] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(all(&cards::DECK).len(), 1326);
    }
}
