//! A strategy that fits on a card: one line per hard total, soft total and pair, one column per up card.
//!
//! The first two cards may be doubled or surrendered where the same total of three or more cards is hit or
//! stood; where the house lets a hand be surrendered later, three or more cards may be surrendered too. A pair
//! has a line of its own. Hands made by a split are played from the same card; what is not open to them
//! (surrender in Pure) falls back to hit or stand, and a pair that may not be split again is played as its total.

use super::env::Env;
use super::hands::Hand;
use super::play::Move;
use super::shoe::{ACE, KINDS, kind_letter};
use serde::ser::{Serialize, SerializeMap, Serializer};
use voice::{Telling, say};

/// Totals up to 21, hard and soft.
pub const LINES: usize = 44;

/// The line of a hand.
pub const fn line(soft: bool, total: u8) -> usize {
    total as usize + if soft { 22 } else { 0 }
}

/// What the card says for a total against an up card.
///
/// ```
/// use odds::blackjack::{Entry, Move};
///
/// let entry = Entry { hit: true, first: Some(Move::Double), later: false };
/// assert_eq!(entry.code(), "Dh"); // Double, or else hit.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Hit or stand.
    pub hit: bool,
    /// Something better on the first two cards: double or surrender.
    pub first: Option<Move>,
    /// Surrender three or more cards, where the house allows it.
    pub later: bool,
}

impl Entry {
    /// Every entry there can be.
    pub const ALL: [Entry; 12] = {
        let mut all = [Entry { hit: false, first: None, later: false }; 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Entry {
                hit: i % 2 == 1,
                first: match i / 2 % 3 {
                    0 => None,
                    1 => Some(Move::Double),
                    _ => Some(Move::Surrender),
                },
                later: i >= 6,
            };
            i += 1;
        }
        all
    };

    /// The move it means for a hand.
    pub fn means(self, env: &Env, hand: &Hand, after_split: bool) -> Move {
        let surrender = env.may_surrender(hand, after_split);
        if hand.cards == 2 {
            match self.first {
                Some(Move::Double) if env.may_double(hand, after_split) => return Move::Double,
                Some(Move::Surrender) if surrender => return Move::Surrender,
                _ => {}
            }
        } else if self.later && surrender {
            return Move::Surrender;
        }
        match self.hit {
            true if env.may_hit(hand) => Move::Hit,
            false if env.may_stand(hand) => Move::Stand,
            true => Move::Stand,
            false => Move::Hit,
        }
    }

    /// How it is written: `H`, `S`, `Dh` (double, else hit), `Rs` (surrender, else stand), `R` (always).
    pub fn code(self) -> String {
        let base = if self.hit { 'h' } else { 's' };
        match (self.first, self.later) {
            (Some(Move::Surrender), true) => "R".into(),
            (Some(m), false) => format!("{}{base}", m.letter()),
            (Some(m), true) => format!("{}r", m.letter()),
            (None, true) => format!("{}r", base.to_ascii_uppercase()),
            (None, false) => base.to_ascii_uppercase().to_string(),
        }
    }
}

/// The card.
///
/// ```
/// use odds::blackjack::Chart;
///
/// let lines = Chart::typical().lines();
/// let eights = lines.iter().find(|line| line.name == "8-8").unwrap();
/// assert_eq!(eights.entries[0], "P");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// By line, then up card.
    pub totals: [[Entry; KINDS]; LINES],
    /// What is done with a pair, by its kind and the up card.
    pub pairs: [[Move; KINDS]; KINDS],
}

impl Chart {
    /// Hits hard 16 and less and soft 17 and less, splits nothing: where the search starts from.
    pub fn plain() -> Chart {
        let mut chart =
            Chart { totals: [[Entry::ALL[0]; KINDS]; LINES], pairs: [[Move::Stand; KINDS]; KINDS] };
        for total in 0..=16 {
            chart.totals[line(false, total)] = [Entry::ALL[1]; KINDS];
            if total % 2 == 0 && total >= 4 {
                chart.pairs[total as usize / 2 - 1] = [Move::Hit; KINDS];
            }
        }
        chart.pairs[ACE] = [Move::Hit; KINDS];
        for total in 0..=17 {
            chart.totals[line(true, total)] = [Entry::ALL[1]; KINDS];
        }
        chart
    }

    /// How many play who never saw a chart: they fear to go over, double only ten and eleven, split aces and eights
    /// and never surrender. Standing on fifteen and sixteen whatever shows, and not doubling soft hands, are their
    /// costliest habits.
    pub fn typical() -> Chart {
        let mut chart = Chart::plain();
        for up in 0..KINDS {
            let strong = up == ACE || up >= 6;
            for total in 12..=16 {
                let hit = strong && total <= 14;
                chart.totals[line(false, total)][up] = Entry { hit, first: None, later: false };
            }
            for total in [10, 11] {
                let first = if up == ACE || up == 9 { None } else { Some(Move::Double) };
                chart.totals[line(false, total)][up] = Entry { hit: true, first, later: false };
            }
            chart.pairs[4][up] = if up == ACE || up == 9 { Move::Hit } else { Move::Double };
            for (pair, total) in [(5, 12), (6, 14)] {
                let hit = chart.totals[line(false, total)][up].hit;
                chart.pairs[pair][up] = if hit { Move::Hit } else { Move::Stand };
            }
            chart.pairs[7][up] = Move::Split;
            chart.pairs[ACE][up] = Move::Split;
        }
        chart
    }

    /// The same chart with every entry written in its plainest form: where the house forces a hit, "else hit".
    pub fn plainly(mut self, env: &Env) -> Chart {
        for (total, entries) in self.totals.iter_mut().enumerate().take(22) {
            if total as u8 <= env.rules.must_hit {
                entries.iter_mut().for_each(|e| e.hit = true);
            }
        }
        self
    }

    /// The move for a hand by its total.
    pub fn means(&self, env: &Env, hand: &Hand, up: usize, after_split: bool) -> Move {
        self.totals[line(hand.soft, hand.total)][up].means(env, hand, after_split)
    }

    /// The lines a person learns: their names, and the entries from two to ace.
    pub fn lines(&self) -> Vec<ChartRow> {
        let row = |name: String, says: Telling, line: usize| ChartRow {
            name,
            says,
            entries: columns().map(|up| self.totals[line][up].code()).collect(),
        };
        let mut lines = Vec::new();
        for total in (4..=20).rev() {
            let says = say!("report-line-hard", total: total);
            lines.push(row(format!("hard {total}"), says, line(false, total)));
        }
        for total in (13..=21).rev() {
            let says = say!("report-line-soft", total: total);
            lines.push(row(format!("soft {total}"), says, line(true, total)));
        }
        for pair in (1..KINDS).rev().chain([ACE]) {
            let letter = kind_letter(pair);
            let entries = columns().map(|up| self.pairs[pair][up].letter().to_string()).collect();
            let says = say!("report-line-pair", kind: letter.to_string());
            lines.push(ChartRow { name: format!("{letter}-{letter}"), says, entries });
        }
        lines
    }
}

/// The up cards in the order of a printed chart: two to ten, then the ace.
pub fn columns() -> impl Iterator<Item = usize> {
    (1..KINDS).chain([ACE])
}

/// One line of a printed chart.
///
/// ```
/// use odds::blackjack::Chart;
///
/// let lines = Chart::plain().lines();
/// assert_eq!((lines[0].name.as_str(), lines[0].entries.len()), ("hard 20", 10));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRow {
    /// Its key: `hard 16`, `soft 18`, `8-8`.
    pub name: String,
    /// What it is called.
    pub says: Telling,
    /// The entries against two to ten and the ace.
    pub entries: Vec<String>,
}

impl Serialize for Chart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lines = self.lines();
        let mut map = serializer.serialize_map(Some(lines.len() + 1))?;
        let ups: Vec<String> = columns().map(|up| kind_letter(up).to_string()).collect();
        map.serialize_entry("up", &ups)?;
        for line in lines {
            map.serialize_entry(&line.name, &line.entries)?;
        }
        map.end()
    }
}
