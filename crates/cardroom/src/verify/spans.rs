//! Numbers that came, kept as the spans they fill: of a log that is sealed from its beginning without a gap, one.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A set of numbers, by the first and last of every span.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spans(BTreeMap<u64, u64>);

impl Spans {
    /// All numbers from 1 on up to this one.
    pub fn up_to(last: u64) -> Spans {
        Spans(if last == 0 { BTreeMap::new() } else { BTreeMap::from([(1, last)]) })
    }

    /// Is nothing there?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is it there?
    pub fn has(&self, number: u64) -> bool {
        self.0.range(..=number).next_back().is_some_and(|(_, last)| *last >= number)
    }

    /// Puts a number in: is it new?
    pub fn put(&mut self, number: u64) -> bool {
        if self.has(number) {
            return false;
        }
        let before = self.0.range(..number).next_back().map(|(first, last)| (*first, *last));
        let joined = before.filter(|(_, last)| last + 1 == number).map_or(number, |(first, _)| first);
        let after = number.checked_add(1).and_then(|next| self.0.remove(&next));
        self.0.insert(joined, after.unwrap_or(number));
        true
    }

    /// The spans between those that are there, from 1 on and without end.
    pub fn gaps(&self) -> Vec<(u64, u64)> {
        let (mut from, mut gaps) = (1, Vec::new());
        for (first, last) in &self.0 {
            if *first > from {
                gaps.push((from, first - 1));
            }
            from = last.saturating_add(1);
        }
        gaps.push((from, u64::MAX));
        gaps
    }
}

#[cfg(test)]
mod tests {
    use super::Spans;

    #[test]
    fn numbers_that_follow_each_other_are_one_span() {
        let mut spans = Spans::up_to(3);
        assert!(!spans.put(2) && spans.put(5) && spans.put(4) && spans.put(9));
        assert_eq!(spans.gaps(), [(6, 8), (10, u64::MAX)]);
        assert!(spans.has(1) && spans.has(5) && spans.has(9) && !spans.has(6) && !spans.has(0));
        assert_eq!(Spans::default().gaps(), [(1, u64::MAX)]);
    }
}
