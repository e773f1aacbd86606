//! The keys of games in which the hand nearer to a target wins (N-1 to N-8), checked.

use super::finding::{Finding, find};
use super::raw::{Raw, RawMustStand, Scoring};
use crate::blackjack::{
    BothOver, BusterSettles, DoubleOn, Mark, MustStand, Nearest, Peek, SplitTens, Surrender, Tie,
};
use crate::clauses::Clause;
use chips::{Money, Odds};

/// Makes the rules of scoring, where a file has them, collecting everything that is wrong on the way.
pub(crate) fn made(raw: &Raw, findings: &mut Vec<Finding>) -> Option<Nearest> {
    if raw.scoring != Some(Scoring::Nearest) {
        only_nearest(raw, findings);
        return None;
    }
    let Some((target, bank_stands_on)) = raw.target.zip(raw.bank_stands_on) else {
        for (key, missing) in
            [("target", raw.target.is_none()), ("bank_stands_on", raw.bank_stands_on.is_none())]
        {
            if missing {
                find!(findings, [key], Some(Clause::N1), say!("house-key-missing", key: key));
            }
        }
        return None;
    };
    let must_stand = match &raw.must_stand {
        Some(RawMustStand::From(from)) => Some(*from),
        _ => None,
    };
    let nearest = Nearest {
        target,
        tie: raw.tie.unwrap_or(Tie::Push),
        tie_pays: raw.tie_pays.unwrap_or(Odds::EVEN),
        win_pays: raw.win_pays.unwrap_or(Odds::EVEN),
        bank_stands_on,
        must_stand,
        aces_as_eleven: raw.aces_as_eleven.unwrap_or(Nearest::EVERY_ACE),
    };
    ranges(&nearest, raw, findings);
    contradictions(raw, findings);
    Some(nearest)
}

/// Keys that mean nothing where a hand can be bust.
fn only_nearest(raw: &Raw, findings: &mut Vec<Finding>) {
    let set = [
        ("target", raw.target.is_some()),
        ("tie", raw.tie.is_some()),
        ("tie_pays", raw.tie_pays.is_some()),
        ("win_pays", raw.win_pays.is_some()),
        ("bank_stands_on", raw.bank_stands_on.is_some()),
        ("aces_as_eleven", raw.aces_as_eleven.is_some()),
        ("must_stand", matches!(raw.must_stand, Some(RawMustStand::From(_)))),
    ];
    for (key, _) in set.into_iter().filter(|(_, set)| *set) {
        find!(findings, [key], Some(Clause::N1), say!("house-only-nearest", key: key));
    }
}

fn ranges(nearest: &Nearest, raw: &Raw, findings: &mut Vec<Finding>) {
    let (low, high) = Mark::RANGE;
    if !(low..=high).contains(&nearest.target) {
        let (low, high) = (low.to_string(), high.to_string());
        find!(findings, ["target"], Some(Clause::N1), say!("house-target-range", low: low, high: high));
    }
    if !(2..=31).contains(&nearest.bank_stands_on) {
        find!(findings, ["bank_stands_on"], Some(Clause::N5), say!("house-bank-stands-range"));
    }
    let hits = raw.must_hit.unwrap_or(0);
    if nearest.must_stand.is_some_and(|from| from <= hits) || nearest.target.is_reached_by(hits) {
        find!(findings, ["must_hit"], Some(Clause::N4), say!("house-nearest-chart", hits: hits));
    }
    let chip = raw.chip.filter(|chip| chip.is_positive()).unwrap_or(Money::dollars(1));
    for (key, odds) in [("win_pays", nearest.win_pays), ("tie_pays", nearest.tie_pays)] {
        if !odds.is_exact_for(chip) {
            let odds = odds.to_string();
            find!(findings, [key], Some(Clause::D1), say!("house-pays-fractions", chip: chip, odds: odds));
        }
    }
}

/// N-8: what there is not.
fn contradictions(raw: &Raw, findings: &mut Vec<Finding>) {
    let split = |hands: Option<u8>| hands.is_some_and(|most| most > 1);
    let buster = raw.buster.as_ref().and_then(|b| b.pays.as_ref());
    let set = [
        ("peek", raw.peek.is_some_and(|peek| peek != Peek::Never)),
        ("insurance", raw.insurance == Some(true)),
        ("double", raw.double.is_some_and(|on| on != DoubleOn::Never)),
        ("split_hands", split(raw.split_hands)),
        ("split_hands_tens", split(raw.split_hands_tens)),
        ("split_hands_aces", split(raw.split_hands_aces)),
        ("surrender", raw.surrender.is_some_and(|when| when != Surrender::None)),
        ("buster", buster.is_some_and(|pays| !pays.is_empty())),
        (
            "must_stand",
            matches!(raw.must_stand, Some(RawMustStand::Named(MustStand::Hard19 | MustStand::Any21))),
        ),
    ];
    for (key, _) in set.into_iter().filter(|(_, set)| *set) {
        find!(findings, [key], Some(Clause::N8), say!("house-not-nearest", key: key));
    }
}

/// The file with everything turned off that such a game does not have (N-8): what it extends may have it on.
pub(crate) fn quiet(raw: &Raw) -> Raw {
    Raw {
        natural: Some(Odds::EVEN),
        peek: Some(Peek::Never),
        insurance: Some(false),
        must_stand: Some(RawMustStand::Named(MustStand::Never)),
        must_hit: raw.must_hit.or(Some(0)),
        dealer_hits_soft_17: Some(false),
        both_over: Some(BothOver::BankWins),
        double: Some(DoubleOn::Never),
        double_for_less: Some(false),
        double_after_split: Some(false),
        split_tens: Some(SplitTens::Never),
        split_hands: Some(1),
        split_hands_tens: Some(1),
        split_hands_aces: Some(1),
        split_aces_one_card: Some(true),
        surrender: Some(Surrender::None),
        buster_settles: Some(BusterSettles::WithItsCircle),
        buster: None,
        ..raw.clone()
    }
}
