//! Checks a house file with everything it inherits, and makes the rules of a table from it.
//!
//! Every finding names the key, so that the caller can say on which line of which file it stands, and the clause.

use super::finding::{Finding, find};
use super::nearest;
use super::raw::{Raw, Scoring};
use super::schedules;
use crate::blackjack::{
    Banking, Buster, BusterSettles, Circles, DoubleOn, Peek, Rules, Schedule, Settle, Surrender,
};
use crate::clauses::Clause;
use chips::Money;

/// The largest fee or limit that is taken for a figure and not for a slip of the pen.
pub(crate) const SANE: Money = Money::dollars(1_000_000_000);

/// Makes the rules, collecting everything that is wrong on the way.
pub(crate) fn rules(raw: &Raw, findings: &mut Vec<Finding>) -> Option<Rules> {
    let nearest = nearest::made(raw, findings);
    let quiet = (raw.scoring == Some(Scoring::Nearest)).then(|| nearest::quiet(raw));
    let raw = quiet.as_ref().unwrap_or(raw);
    macro_rules! need {
        ($($key:ident),*) => { $(
            if raw.$key.is_none() {
                find!(findings, [stringify!($key)], Some(Clause::Rnd1), say!("house-key-missing", key: stringify!($key)));
            }
        )* };
    }
    need!(game, house, name, decks, seats, chip, natural, peek, insurance, must_stand, must_hit);
    need!(
        dealer_hits_soft_17,
        both_over,
        double,
        double_for_less,
        double_after_split,
        split_tens,
        split_hands
    );
    need!(split_hands_tens, split_hands_aces, split_aces_one_card, surrender, backline, deal_from, settle);
    need!(buster_settles, bank_turns, bank_eligibility);
    if raw.game.as_deref().is_some_and(|g| g != "blackjack") {
        find!(findings, ["game"], None, say!("house-file-player-banked-blackjack"));
    }
    let [fewest, most] = raw.decks?;
    let rules = Rules {
        decks: (fewest, most),
        seats: raw.seats?,
        natural: raw.natural?,
        peek: raw.peek?,
        insurance: raw.insurance?,
        must_stand: raw.must_stand.as_ref()?.named(),
        must_hit: raw.must_hit?,
        dealer_hits_soft_17: raw.dealer_hits_soft_17?,
        both_over: raw.both_over?,
        double: raw.double?,
        double_for_less: raw.double_for_less?,
        double_after_split: raw.double_after_split?,
        split_tens: raw.split_tens?,
        split_hands: raw.split_hands?,
        split_hands_tens: raw.split_hands_tens?,
        split_hands_aces: raw.split_hands_aces?,
        split_aces_one_card: raw.split_aces_one_card?,
        surrender: raw.surrender?,
        backline: raw.backline?,
        circles: Circles {
            most: raw.circles_most,
            adjacent: raw.circles_adjacent.unwrap_or(false),
            while_waiting: raw.circles_while_waiting,
        },
        deal_from: raw.deal_from?,
        settle: raw.settle?,
        buster_settles: raw.buster_settles?,
        buster: buster(raw, findings),
        bank_turns: raw.bank_turns?,
        bank_eligibility: raw.bank_eligibility?,
        // A file from before there was the key had these rules where it had the others of that document.
        casino_rules: raw.casino_rules.or(raw.circles_adjacent).unwrap_or(false),
        chip: raw.chip?,
        nearest,
        banking: banking(raw, findings),
        rounding: raw.rounding.unwrap_or_default(),
    };
    ranges(&rules, raw, findings);
    payouts(&rules, findings);
    contradictions(&rules, findings);
    Some(rules)
}

/// TP-1 to TP-3: what is asked of the bank beside its turns.
fn banking(raw: &Raw, findings: &mut Vec<Finding>) -> Banking {
    if raw.third_parties == Some(0) {
        find!(findings, ["third_parties"], Some(Clause::Tp1), say!("house-third-parties-least"));
    }
    if raw.third_party_turns.is_some_and(|turns| !(1..=2).contains(&turns)) {
        find!(findings, ["third_party_turns"], Some(Clause::Tp2), say!("house-bank-held-two-hands"));
    }
    Banking {
        third_parties: raw.third_parties,
        third_party_turns: raw.third_party_turns,
        return_needs_another: raw.return_needs_another.unwrap_or(false),
    }
}

fn buster(raw: &Raw, findings: &mut Vec<Finding>) -> Option<Buster> {
    let raw = raw.buster.as_ref()?;
    let pays = raw.pays.clone().unwrap_or_default();
    if pays.is_empty() {
        return None;
    }
    let Ok(pays) = <[u32; 6]>::try_from(pays) else {
        find!(findings, ["buster", "pays"], Some(Clause::Bb4), say!("house-pay-table-six-lines"));
        return None;
    };
    if pays.iter().any(|p| !(1..=100_000).contains(p)) {
        find!(findings, ["buster", "pays"], Some(Clause::Bb4), say!("house-each-line-pays-1"));
    }
    if pays.windows(2).any(|w| w[1] < w[0]) {
        find!(findings, ["buster", "pays"], Some(Clause::Bb4), say!("house-more-cards-busted-hand"));
    }
    if let (Some(min), Some(max)) = (raw.min, raw.max)
        && min > max
    {
        find!(
            findings,
            ["buster", "min"],
            Some(Clause::Bb2),
            say!("house-least-buster-bet-above", min: min, max: max)
        );
    }
    for (key, amount) in [("min", raw.min), ("max", raw.max)] {
        if amount.is_some_and(|a| !a.is_positive() || a > SANE) {
            find!(findings, ["buster", key], Some(Clause::Bb2), say!("house-buster-limit-amount-above"));
        }
    }
    let within_table_limit = raw.within_table_limit.unwrap_or(false);
    Some(Buster { pays, min: raw.min, max: raw.max, within_table_limit })
}

fn ranges(rules: &Rules, raw: &Raw, findings: &mut Vec<Finding>) {
    let (fewest, most) = rules.decks;
    if fewest < 1 || most > 8 || fewest > most {
        find!(
            findings,
            ["decks"],
            Some(Clause::Rnd1),
            say!("house-decks-shoe-holds-1", fewest: fewest, most: most)
        );
    } else if raw.usual_decks.is_some_and(|d| !(fewest..=most).contains(&d)) {
        find!(
            findings,
            ["usual_decks"],
            Some(Clause::Rnd1),
            say!("house-usual-number-decks-outside", fewest: fewest, most: most)
        );
    }
    if !(2..=8).contains(&rules.seats) {
        find!(findings, ["seats"], Some(Clause::D6), say!("house-table-2-8-seats"));
    }
    let splits = [
        ("split_hands", rules.split_hands),
        ("split_hands_tens", rules.split_hands_tens),
        ("split_hands_aces", rules.split_hands_aces),
    ];
    for (key, hands) in splits {
        if !(1..=5).contains(&hands) {
            find!(findings, [key], Some(Clause::Dss3), say!("house-circle-1-no-splitting", hands: hands));
        }
    }
    if rules.must_hit > 16 && rules.nearest.is_none() {
        find!(findings, ["must_hit"], Some(Clause::Rnd8), say!("house-chart-forces-hit-above"));
    }
    if !(1..=2).contains(&rules.bank_turns) {
        find!(findings, ["bank_turns"], Some(Clause::Rnd12), say!("house-bank-held-two-hands"));
    }
    for (key, circles) in
        [("circles_most", rules.circles.most), ("circles_while_waiting", rules.circles.while_waiting)]
    {
        if circles.is_some_and(|c| c < 1 || c >= rules.seats) {
            find!(
                findings,
                [key],
                Some(Clause::Rnd3),
                say!("house-player-holds-1-circles", most: rules.seats - 1)
            );
        }
    }
}

/// D1: every payout of every multiple of the chip must come out in whole cents.
fn payouts(rules: &Rules, findings: &mut Vec<Finding>) {
    let chip = rules.chip;
    if !chip.is_positive() || chip > Money::dollars(1_000) {
        find!(findings, ["chip"], Some(Clause::D1), say!("house-chip-unit-amount-cent"));
        return;
    }
    if !rules.natural.is_exact_for(chip) {
        find!(
            findings,
            ["chip"],
            Some(Clause::D1),
            say!("house-natural-wager-pays-comes", chip: chip, natural: rules.natural.to_string())
        );
    }
    if (rules.surrender != Surrender::None || rules.insurance) && chip.as_cents() % 2 != 0 {
        find!(findings, ["chip"], Some(Clause::D1), say!("house-half-wager-whole-number", chip: chip));
    }
}

fn contradictions(rules: &Rules, findings: &mut Vec<Finding>) {
    if rules.insurance && rules.peek == Peek::Never {
        find!(findings, ["insurance"], Some(Clause::Dss7), say!("house-insurance-settled-peek-house"));
    }
    if rules.double == DoubleOn::Never && (rules.double_for_less || rules.double_after_split) {
        find!(findings, ["double"], Some(Clause::Dss1), say!("house-nothing-doubled-yet-doubling"));
    }
    if rules.backline && rules.circles.adjacent {
        find!(findings, ["backline"], Some(Clause::LCas13), say!("house-player-per-hand-yet"));
    }
    if let (Some(waiting), most) = (rules.circles.while_waiting, rules.circles.most)
        && most.is_none_or(|most| waiting >= most)
    {
        find!(
            findings,
            ["circles_while_waiting"],
            Some(Clause::LCas12),
            say!("house-number-circles-while-people")
        );
    }
    if rules.settle == Settle::FromHouseDealersRight
        && rules.buster_settles == BusterSettles::WithItsCircle
        && rules.buster.is_some()
    {
        find!(
            findings,
            ["buster_settles"],
            Some(Clause::Bb7),
            say!("house-counter-clockwise-settlement-takes")
        );
    }
}

/// What a table must not be opened by, though it could be dealt: nameless houses, schedules nobody can ask for, Buster
/// limits nobody can keep. Tables that stand in books may have been opened before it was looked for.
pub(crate) fn sense(raw: &Raw, rules: Option<&Rules>, posted: &[Schedule], findings: &mut Vec<Finding>) {
    named(&[("house", &raw.house), ("name", &raw.name)], Clause::Rnd1, findings);
    for (i, bet) in raw.side_bets.iter().flatten().enumerate() {
        if bet.name.trim().is_empty() {
            find!(findings, ["side_bets", i, "name"], Some(Clause::D21), say!("house-side-bet-listed-name"));
        }
    }
    for (i, schedule) in raw.schedules.iter().flatten().enumerate() {
        if schedule.option == 0 {
            find!(
                findings,
                ["schedules", i, "option"],
                Some(Clause::Rnd4),
                say!("house-schedule-options-numbered-1")
            );
        }
        for (j, bracket) in schedule.bank_fees.iter().enumerate() {
            if bracket.from > SANE || bracket.to.is_some_and(|to| to > SANE) {
                find!(
                    findings,
                    ["schedules", i, "bank_fees", j],
                    Some(Clause::Rnd5),
                    say!("house-out-of-reason", sane: SANE)
                );
            }
        }
    }
    if let (Some(rules), Some(buster)) = (rules, rules.and_then(|r| r.buster.as_ref())) {
        schedules::buster_limits(buster, rules.chip, posted, findings);
    }
}

/// A name that a sign can show.
pub(crate) fn named(names: &[(&'static str, &Option<String>)], clause: Clause, findings: &mut Vec<Finding>) {
    for (key, name) in names {
        if name.as_deref().is_some_and(|name| name.trim().is_empty()) {
            find!(findings, [*key], Some(clause), say!("house-sign-empty", key: *key));
        }
    }
}
