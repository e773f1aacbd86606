//! Collection schedules of a house file, checked: table limits, limits of the Buster bet, and fees (RND-4, RND-5, BB-2).

use super::check::SANE;
use super::finding::{Finding, Step, find};
use super::raw::{Fee, FeeOr, NoAmount, RawBracket, RawPlayerFees, RawSchedule};
use crate::blackjack::{Bracket, Buster, FeesTaken, PlayerFees, Rules, Schedule, rates};
use crate::clauses::Clause;
use chips::Money;
use voice::{Telling, Word, say};

/// Makes the collection schedules, collecting everything that is wrong on the way.
pub(crate) fn made(raw: &[RawSchedule], rules: Option<&Rules>, findings: &mut Vec<Finding>) -> Vec<Schedule> {
    for (i, s) in raw.iter().enumerate() {
        if raw[..i].iter().any(|other| other.option == s.option) {
            find!(
                findings,
                ["schedules", i, "option"],
                Some(Clause::Rnd4),
                say!("house-schedule-option-stands-twice", option: s.option)
            );
        }
    }
    let check = |(i, raw)| Checking { i, raw, rules, findings: &mut *findings }.schedule();
    raw.iter().enumerate().map(check).collect()
}

/// One schedule of a file being checked.
struct Checking<'a> {
    /// The how-manieth of its list.
    i: usize,
    raw: &'a RawSchedule,
    rules: Option<&'a Rules>,
    findings: &'a mut Vec<Finding>,
}

impl Checking<'_> {
    fn schedule(mut self) -> Schedule {
        let (min, max) = self.limit();
        let buster_limit = self.buster_limit();
        let player_fees = self.player_fees(min, max);
        let bank_fees = self.bank_fees(min);
        self.five_rates(&player_fees, &bank_fees);
        Schedule {
            option: self.raw.option,
            min,
            max,
            buster_limit,
            player_fees,
            fees_taken: self.fees_taken(),
            bank_fees,
            posted_by: self.raw.posted_by.clone(),
        }
    }

    fn at(&self, path: &[&'static str]) -> Vec<Step> {
        let head: [Step; 2] = ["schedules".into(), self.i.into()];
        head.into_iter().chain(path.iter().map(|key| (*key).into())).collect()
    }

    fn found(&mut self, path: &[&'static str], clause: Clause, what: Telling) {
        self.findings.push(Finding { path: self.at(path), what, clause: Some(clause) });
    }

    /// An amount, or nothing where something else stands, which is found.
    fn amount<T: Clone + Default>(&mut self, read: &Result<T, NoAmount>, path: Vec<Step>) -> T {
        let found = |wrong: &NoAmount| Finding { path, what: wrong.says(), clause: wrong.clause() };
        self.findings.extend(read.as_ref().err().map(found));
        read.clone().unwrap_or_default()
    }

    fn is_whole(&self, amount: Money) -> bool {
        self.rules.is_none_or(|r| amount.is_multiple_of(r.chip))
    }

    fn limit(&mut self) -> (Money, Option<Money>) {
        let (least, upper) = &self.raw.limit;
        let (min, max) = (*least, self.amount(&upper.0, self.at(&["limit"])));
        if !min.is_positive() || min > SANE || max.is_some_and(|m| m < min || m > SANE) {
            self.found(&["limit"], Clause::Rnd1, say!("house-table-limit-goes-minimum"));
        }
        if !self.is_whole(min) || max.is_some_and(|m| !self.is_whole(m)) {
            self.found(&["limit"], Clause::D1, say!("house-limit-whole-chips"));
        }
        (min, max)
    }

    /// Limits of the Buster bet at this table limit alone (BB-2).
    fn buster_limit(&mut self) -> Option<(Money, Option<Money>)> {
        let key = &["buster_limit"];
        let (least, upper) = self.raw.buster_limit.as_ref()?;
        let (min, max) = (*least, self.amount(&upper.0, self.at(key)));
        if self.rules.is_some_and(|r| r.buster.is_none()) {
            self.found(key, Clause::Bb2, say!("house-no-bet-of-kind", bet: Word("buster")));
        }
        if !min.is_positive() || min > SANE || max.is_some_and(|max| max > SANE) {
            self.found(key, Clause::Bb2, say!("house-buster-limit-amount-above"));
        }
        if let Some(max) = max.filter(|max| *max < min) {
            self.found(key, Clause::Bb2, say!("house-least-buster-bet-above", min: min, max: max));
        }
        Some((min, max))
    }

    fn player_fees(&mut self, min: Money, max: Option<Money>) -> PlayerFees {
        match &self.raw.player_fee {
            FeeOr::One(fee) => PlayerFees::flat(self.fee(fee, &["player_fee"])),
            FeeOr::More(fees) => self.fees_by_wager(fees, min, max),
        }
    }

    fn fees_by_wager(&mut self, raw: &RawPlayerFees, min: Money, max: Option<Money>) -> PlayerFees {
        let key = &["player_fee", "base"];
        let base = match &raw.base {
            FeeOr::One(fee) => PlayerFees::flat(self.fee(fee, key)).base,
            FeeOr::More(raw) => {
                let list = Fees { at: self.at(key), of: "base", clause: Clause::Rnd4, min, max };
                self.brackets(raw, list)
            }
        };
        let (mut backline, mut buster) = (Money::ZERO, Money::ZERO);
        let has_buster = self.rules.is_none_or(|r| r.buster.is_some());
        let has_backline = self.rules.is_none_or(|r| r.backline);
        for (raw, bet, taken, fee) in [
            (&raw.backline, "backline", has_backline, &mut backline),
            (&raw.buster, "buster", has_buster, &mut buster),
        ] {
            let Some(raw) = raw else { continue };
            *fee = self.fee(raw, &["player_fee", bet]);
            if !taken {
                self.found(&["player_fee", bet], Clause::Rnd4, say!("house-no-bet-of-kind", bet: Word(bet)));
            }
        }
        PlayerFees { base, backline, buster }
    }

    fn fee(&mut self, raw: &Fee, path: &[&'static str]) -> Money {
        let fee = self.amount(&raw.0, self.at(path));
        if fee < Money::ZERO || fee > SANE {
            self.found(path, Clause::Rnd4, say!("house-fee-not", fee: fee));
        }
        fee
    }

    fn bank_fees(&mut self, min: Money) -> Vec<Bracket> {
        let at = self.at(&["bank_fees"]);
        self.brackets(&self.raw.bank_fees, Fees { at, of: "action", clause: Clause::Rnd5, min, max: None })
    }

    fn brackets(&mut self, raw: &[RawBracket], list: Fees) -> Vec<Bracket> {
        let mut made = Vec::with_capacity(raw.len());
        for (j, b) in raw.iter().enumerate() {
            let path = list.at.iter().cloned().chain([j.into(), "fee".into()]).collect();
            made.push(Bracket { from: b.from, to: b.to, fee: self.amount(&b.fee.0, path) });
        }
        list.check(&made, self.findings);
        made
    }

    /// RND-4: at most five rates per table limit. Kinds of wagers that pay the same pay one rate.
    fn five_rates(&mut self, players: &PlayerFees, bank: &[Bracket]) {
        let rates = rates(players, bank);
        if rates > 5 {
            let what = say!("house-collection-rates-table-limit", rates: rates);
            self.found(&["bank_fees"], Clause::Rnd4, what);
        }
    }

    /// RND-4: with each wager or when they are closed, but never after a card was dealt.
    fn fees_taken(&mut self) -> FeesTaken {
        match self.raw.fees_taken.as_deref() {
            None | Some("before-the-deal") => FeesTaken::BeforeTheDeal,
            Some("with-each-wager") => FeesTaken::WithEachWager,
            Some(when) => {
                let what = say!("house-fees-taken-before-a-card", when: when);
                self.found(&["fees_taken"], Clause::Rnd4, what);
                FeesTaken::default()
            }
        }
    }
}

/// A list of fees by size: where it stands, by the size of what, and from where to where it must reach.
struct Fees {
    at: Vec<Step>,
    of: &'static str,
    clause: Clause,
    min: Money,
    max: Option<Money>,
}

impl Fees {
    /// Brackets follow each other to the dollar, as documents print them: $1–$100, then $101+.
    fn check(&self, fees: &[Bracket], findings: &mut Vec<Finding>) {
        let of = Word(self.of);
        let mut found = |j: Option<usize>, clause: Clause, what: Telling| {
            let path = self.at.iter().cloned().chain(j.map(Step::from)).collect();
            findings.push(Finding { path, what, clause: Some(clause) });
        };
        let Some(first) = fees.first() else {
            found(None, self.clause, say!("house-fees-missing", of: of));
            return;
        };
        if first.from > self.min {
            let what = say!("house-gap-no-fee", of: of, min: self.min, from: first.from);
            found(Some(0), self.clause, what);
        }
        for (j, bracket) in fees.iter().enumerate() {
            if bracket.fee < Money::ZERO || bracket.fee > SANE {
                found(Some(j), Clause::Rnd4, say!("house-fee-nothing-amount"));
            }
            if bracket.to.is_some_and(|to| to < bracket.from) || bracket.from < Money::ZERO {
                found(Some(j), self.clause, say!("house-bracket-ends-before-begins"));
            }
            match (bracket.to, fees.get(j + 1)) {
                (Some(to), Some(next)) if next.from <= to => {
                    let what = say!("house-brackets-overlap-ends-next", to: to, from: next.from);
                    found(Some(j + 1), self.clause, what);
                }
                (Some(to), Some(next)) if next.from > to + Money::dollars(1) => {
                    let what = say!("house-gap-between-no-fee", of: of, to: to, from: next.from);
                    found(Some(j + 1), self.clause, what);
                }
                (None, Some(_)) => {
                    found(Some(j + 1), self.clause, say!("house-brackets-overlap-before-no"));
                }
                (Some(to), None) if self.max.is_none_or(|max| to < max) => {
                    found(Some(j), self.clause, say!("house-gap-above-no-fee", of: of, to: to));
                }
                _ => {}
            }
        }
    }
}

/// BB-2: limits of the Buster bet that chips can make, and that leave room for a bet at every table limit: the house's, or
/// those that a table limit has for itself.
pub(crate) fn buster_limits(
    buster: &Buster,
    chip: Money,
    schedules: &[Schedule],
    findings: &mut Vec<Finding>,
) {
    let of_the_house = |key| vec!["buster".into(), Step::Key(key)];
    let mut limits: Vec<(Vec<Step>, Money)> = Vec::new();
    limits.extend(buster.min.map(|min| (of_the_house("min"), min)));
    limits.extend(buster.max.map(|max| (of_the_house("max"), max)));
    let own = |i: usize| vec!["schedules".into(), i.into(), "buster_limit".into()];
    for (i, (min, max)) in schedules.iter().enumerate().filter_map(|(i, s)| Some((i, s.buster_limit?))) {
        limits.extend([Some(min), max].into_iter().flatten().map(|amount| (own(i), amount)));
    }
    for (path, _) in limits.into_iter().filter(|(_, a)| chip.is_positive() && !a.is_multiple_of(chip)) {
        let what = say!("house-buster-limit-whole-chips", chip: chip);
        findings.push(Finding { path, what, clause: Some(Clause::D1) });
    }
    for (i, schedule) in schedules.iter().enumerate() {
        let (option, least, most) = (schedule.option, schedule.min, schedule.max);
        let at = |key| if schedule.buster_limit.is_some() { own(i) } else { of_the_house(key) };
        let mut found = |key, what| findings.push(Finding { path: at(key), what, clause: Some(Clause::Bb2) });
        let (min, max) = schedule.buster_limit(buster);
        for (key, amount) in [("min", min), ("max", max)] {
            if let Some(amount) = amount.filter(|a| buster.within_table_limit && *a < least) {
                found(
                    key,
                    say!("house-below-tables-schedule-option", amount: amount, least: least, option: option),
                );
            }
        }
        if let (Some(min), Some(most)) = (min, most)
            && min > most
        {
            found("min", say!("house-buster-bet-most-base", most: most, option: option, min: min));
        }
    }
}
