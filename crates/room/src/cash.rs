//! What people paid and were paid over the counter, by person and gaming day. An entry that was corrected does not count, whenever
//! that was.

use crate::calendar::Days;
use crate::house::moves;
use crate::protocol::{CashDue, HouseSettings, Tender, TenderSum};
use crate::record::HouseEvent;
use chips::Money;
use games::PlayerId;
use ledger::{Reader, StoreError};
use std::collections::BTreeMap;

/// How many records are read at once.
const PAGE: u32 = 2000;

/// One person's gaming day at the counter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonDay {
    sums: BTreeMap<Tender, (Money, Money)>,
    /// Where the last note lies of who it was.
    pub identity: Option<String>,
}

impl PersonDay {
    fn add(&mut self, tender: Tender, amount: Money) {
        let (paid_in, paid_out) = self.sums.entry(tender).or_default();
        match amount.is_positive() {
            true => *paid_in += amount,
            false => *paid_out -= amount,
        }
    }

    /// The sums, by tender.
    pub fn sums(&self) -> Vec<TenderSum> {
        let row = |(tender, (paid_in, paid_out)): (&Tender, &(Money, Money))| TenderSum {
            tender: *tender,
            paid_in: *paid_in,
            paid_out: *paid_out,
        };
        self.sums.iter().map(row).collect()
    }

    /// What was paid in cash, in and out.
    pub fn cash(&self) -> (Money, Money) {
        self.sums.get(&Tender::Cash).copied().unwrap_or_default()
    }

    /// What is due because of it.
    pub fn due(&self, settings: &HouseSettings) -> Option<CashDue> {
        let (paid_in, paid_out) = self.cash();
        due(paid_in.max(paid_out), settings)
    }
}

/// What is due because of so much cash one way on a gaming day.
pub fn due(cash: Money, settings: &HouseSettings) -> Option<CashDue> {
    match cash {
        cash if cash > settings.cash_report => Some(CashDue::Report),
        cash if cash > settings.cash_note => Some(CashDue::Note),
        _ => None,
    }
}

/// What stands in every record that is of interest here.
const ENTRIES: [&str; 3] = ["\"issued\"", "\"redeemed\"", "\"corrected\""];

/// An entry of the cage's book.
struct Entry {
    day: String,
    player: PlayerId,
    tender: Tender,
    amount: Money,
    identity: Option<String>,
}

/// Everybody's gaming days at the counter, from the house's book.
pub fn by_person(
    reader: &mut Reader,
    days: &Days,
) -> Result<BTreeMap<(String, PlayerId), PersonDay>, StoreError> {
    let mut entries: BTreeMap<u64, Entry> = BTreeMap::new();
    let Some((first, _)) = days.span(reader, 0)? else { return Ok(BTreeMap::new()) };
    let mut after = first - 1;
    loop {
        // To the end of the book: an entry may be corrected on a later day.
        let page = reader.records(0, after, PAGE)?;
        let Some(last) = page.last() else { break };
        after = last.seq;
        for record in page.iter().filter(|r| ENTRIES.iter().any(|word| r.body.contains(word))) {
            let Ok(event) = serde_json::from_str::<HouseEvent>(&record.body) else { continue };
            match (event.done(), event.done().slip()) {
                (HouseEvent::Corrected { entry, .. }, _) => drop(entries.remove(entry)),
                (HouseEvent::Issued { player, .. } | HouseEvent::Redeemed { player, .. }, Some(slip))
                    if days.has(record.at) =>
                {
                    let Some(tender) = slip.tender else { continue };
                    let (day, amount) = (days.calendar.day_of(record.at), moves(&event));
                    let identity = slip.identity.clone();
                    entries.insert(record.seq, Entry { day, player: *player, tender, amount, identity });
                }
                _ => {}
            }
        }
    }
    let mut all: BTreeMap<(String, PlayerId), PersonDay> = BTreeMap::new();
    for Entry { day, player, tender, amount, identity } in entries.into_values() {
        let of_day = all.entry((day, player)).or_default();
        of_day.add(tender, amount);
        of_day.identity = identity.or(of_day.identity.take());
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_due_above_the_threshold_and_not_at_it() {
        let settings = HouseSettings::default();
        let dollars = Money::dollars;
        assert_eq!(due(dollars(3_000), &settings), None);
        assert_eq!(due(dollars(3_000) + Money::cents(1), &settings), Some(CashDue::Note));
        assert_eq!(due(dollars(10_000), &settings), Some(CashDue::Note));
        assert_eq!(due(dollars(10_000) + Money::cents(1), &settings), Some(CashDue::Report));
    }

    #[test]
    fn cash_in_and_cash_out_are_not_set_off_against_each_other() {
        let mut day = PersonDay::default();
        day.add(Tender::Cash, Money::dollars(6_000));
        day.add(Tender::Check, Money::dollars(90_000));
        day.add(Tender::Cash, Money::dollars(-9_000));
        day.add(Tender::Cash, Money::dollars(5_000));
        assert_eq!(day.cash(), (Money::dollars(11_000), Money::dollars(9_000)));
        assert_eq!(day.due(&HouseSettings::default()), Some(CashDue::Report));
    }
}
