//! What a dealer calls a hand: "sevens full of jacks", "8-6-4-2-A low". The ranking says what it is, the words are in
//! `words/`.

use super::showdown::Worth;
use cards::Rank;
use cards::ranking::{Badugi, Category, Deuce, High, Low, LowCategory, Made, dashed, rank_of};
use serde::Serialize;
use voice::{Telling, Word, say};

/// What a hand is called, both ways where it is worth something both ways.
///
/// ```
/// use cards::{parse_cards, ranking};
/// use games::poker::{Called, Worth};
///
/// let worth = Worth::low(ranking::Made::Low(ranking::ace_to_five(&parse_cards("8s 6d 4c 2h As").unwrap())));
/// assert_eq!(Called::of(&worth).unwrap().low.unwrap().to_string(), "8-6-4-2-A low");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerCalled"))]
pub struct Called {
    /// For high.
    pub high: Option<Telling>,
    /// For low.
    pub low: Option<Telling>,
}

impl Called {
    /// What a hand of this worth is called, if it is worth anything.
    pub fn of(worth: &Worth) -> Option<Called> {
        Called::beside(worth, &[])
    }

    /// The same beside hands that lie open with it: where one of them has its name and is worth another thing, the side cards that
    /// decide are said too.
    pub(super) fn beside(worth: &Worth, others: &[Worth]) -> Option<Called> {
        let tell = |way: fn(&Worth) -> Option<Made>| {
            let made = way(worth)?;
            let alike = |other: Made| other != made && called(other) == called(made);
            let told = others.iter().filter_map(way).any(alike);
            Some(if told { called_in_full(made) } else { called(made) })
        };
        let called = Called { high: tell(|worth| worth.high), low: tell(|worth| worth.low) };
        (called.high.is_some() || called.low.is_some()).then_some(called)
    }
}

/// What a made hand is called.
pub fn called(made: Made) -> Telling {
    match made {
        Made::High(high) => called_high(high),
        Made::ShortDeck(high) => called_high(high.high()),
        Made::Low(low) => called_low(low),
        Made::Deuce(low) => called_deuce(low),
        Made::Badugi(low) => called_badugi(low),
    }
}

/// The same with the side cards that break ties, where the name does not say it all.
pub fn called_in_full(made: Made) -> Telling {
    with(called(made), made.kickers())
}

/// A rank by its number: 1 and 14 are the ace.
fn word(number: u8) -> Word {
    Word(match rank_of(number) {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    })
}

fn one(number: u8) -> Telling {
    say!("made-rank", rank: word(number))
}

fn several(number: u8) -> Telling {
    say!("made-ranks", rank: word(number))
}

fn with(hand: Telling, kickers: String) -> Telling {
    if kickers.is_empty() { hand } else { say!("made-with", hand: hand, kickers: kickers) }
}

/// What a high hand is called.
pub fn called_high(high: High) -> Telling {
    let r = high.ranks();
    match high.category() {
        Category::HighCard => say!("made-high-card", rank: one(r[0])),
        Category::OnePair => pair(r[0]),
        Category::TwoPair => two_pair(r[0], r[2]),
        Category::ThreeOfAKind => three(r[0]),
        Category::Straight => say!("made-straight", rank: one(r[0])),
        Category::Flush => say!("made-flush", rank: one(r[0])),
        Category::FullHouse => full_house(r[0], r[3]),
        Category::FourOfAKind => four(r[0]),
        Category::StraightFlush => say!("made-straight-flush", rank: one(r[0])),
        Category::RoyalFlush => say!("made-royal-flush"),
        Category::FiveAces => say!("made-five-aces"),
    }
}

fn called_low(low: Low) -> Telling {
    let r = low.ranks();
    let (hand, rest) = match low.category() {
        LowCategory::NoPair => return say!("made-low", cards: dashed(&r)),
        LowCategory::FullHouse => return full_house(r[0], r[3]),
        LowCategory::Pair => (pair(r[0]), &r[2..]),
        LowCategory::TwoPair => (two_pair(r[0], r[2]), &r[4..]),
        LowCategory::Trips => (three(r[0]), &r[3..]),
        LowCategory::Quads => (four(r[0]), &r[4..]),
    };
    say!("made-with-low", hand: hand, cards: dashed(rest))
}

fn called_deuce(low: Deuce) -> Telling {
    let high = low.high();
    match high.category() {
        Category::HighCard => say!("made-low", cards: dashed(&high.ranks())),
        _ => with(called_high(high), high.kickers()),
    }
}

fn called_badugi(low: Badugi) -> Telling {
    say!("made-badugi", count: low.count(), cards: dashed(&low.ranks()))
}

fn pair(rank: u8) -> Telling {
    say!("made-pair", ranks: several(rank))
}

fn two_pair(first: u8, second: u8) -> Telling {
    say!("made-two-pair", first: several(first), second: several(second))
}

fn three(rank: u8) -> Telling {
    say!("made-three", ranks: several(rank))
}

fn full_house(three: u8, two: u8) -> Telling {
    say!("made-full-house", three: several(three), two: several(two))
}

fn four(rank: u8) -> Telling {
    say!("made-four", ranks: several(rank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{DECK_WITH_JOKER, parse_cards, ranking};
    use std::collections::HashSet;

    fn named(made: Made, name: &str) {
        assert_eq!(called(made).to_string(), name);
    }

    #[test]
    fn hands_are_called_what_a_dealer_calls_them() {
        for (hand, name, in_full) in [
            ("7s7d7hJsJd", "sevens full of jacks", ""),
            ("AsKsQsJsTs2d3d", "royal flush", ""),
            ("9s8s7s6s5s", "nine-high straight flush", ""),
            ("6s6d6h6cKd", "four sixes", ", K"),
            ("As9s7s5s2s", "ace-high flush", ", 9-7-5-2"),
            ("As2d3h4c5s", "five-high straight", ""),
            ("3s3d3hTcKd", "three threes", ", K-10"),
            ("AsAd6h6cKd", "aces and sixes", ", K"),
            ("7s7dAhKc4s", "pair of sevens", ", A-K-4"),
            ("KsQd9h7c2s", "king high", ", Q-9-7-2"),
        ] {
            let made = Made::High(ranking::high(&parse_cards(hand).unwrap()));
            named(made, name);
            assert_eq!(called_in_full(made).to_string(), format!("{name}{in_full}"));
        }
        named(Made::High(ranking::draw_high(&parse_cards("AsAdAhAcJk").unwrap())), "five aces");
        named(
            Made::ShortDeck(ranking::short_high(&parse_cards("As6d7h8c9s").unwrap(), true)),
            "nine-high straight",
        );
    }

    #[test]
    fn lows_are_called_by_their_cards() {
        for (hand, name) in [
            ("8s6d4h2cAs", "8-6-4-2-A low"),
            ("3s3dKh8c2s", "pair of threes, K-8-2 low"),
            ("3s3d2h2c8s", "threes and twos, 8 low"),
            ("3s3d3hTcAs", "three threes, 10-A low"),
            ("3s3d3hAcAs", "threes full of aces"),
            ("AsAdAhAcKs", "four aces, K low"),
        ] {
            named(Made::Low(ranking::ace_to_five(&parse_cards(hand).unwrap())), name);
        }
        for (hand, name) in [
            ("8s6d4h3c2s", "8-6-4-3-2 low"),
            ("3s3dKh8c2s", "pair of threes, K-8-2"),
            ("6s5d4h3c2s", "six-high straight"),
        ] {
            named(Made::Deuce(ranking::deuce_to_seven(&parse_cards(hand).unwrap())), name);
        }
        for (hand, name) in [
            ("As2d3h4c", "4-3-2-A badugi"),
            ("As2s2h7c", "7-2-A, three cards"),
            ("AsAdTsTd", "10-A, two cards"),
            ("As2s3s4s", "A, one card"),
        ] {
            named(Made::Badugi(ranking::badugi(&parse_cards(hand).unwrap())), name);
        }
    }

    #[test]
    fn beside_a_hand_of_its_name_the_side_cards_that_decide_are_said() {
        let worth = |hand: &str| Worth::high(Made::High(ranking::high(&parse_cards(hand).unwrap())));
        let (ace, king, trips) = (worth("QsQdAh8c2s"), worth("QhQcKh8c2s"), worth("2s2d2hAcKs"));
        let says =
            |hand: &Worth, others: &[Worth]| Called::beside(hand, others).unwrap().high.unwrap().to_string();
        assert_eq!(says(&ace, &[king, trips]), "pair of queens, A-8-2");
        assert_eq!(says(&king, &[ace]), "pair of queens, K-8-2");
        assert_eq!(says(&ace, &[trips, ace]), "pair of queens", "nothing decides");
    }

    #[test]
    fn no_two_hands_are_called_the_same() {
        let (mut highs, mut lows) = (HashSet::new(), HashSet::new());
        ranking::reference::choose::<5>(&DECK_WITH_JOKER, |five| {
            highs.insert(Made::High(ranking::draw_high(five)));
            lows.insert(Made::Low(ranking::lowball(five)));
        });
        let told: HashSet<String> = highs.iter().map(|made| called_in_full(*made).to_string()).collect();
        assert_eq!(told.len(), highs.len());
        let told: HashSet<String> = lows.iter().map(|made| called(*made).to_string()).collect();
        assert_eq!(told.len(), lows.len());
    }
}
