//! Checks a house file of poker with everything it inherits, and makes the rules of its tables from it.

use super::raw::{Qualifier, Raises, RawLimit, RawPoker};
use crate::clauses::Clause;
use crate::poker::game::Deck;
use crate::poker::games::Game;
use crate::poker::rules::{Limit, Order, Reopening, Rules};
use crate::rulebook::check::{SANE, named};
use crate::rulebook::finding::{Finding, find};
use chips::Money;
use voice::say;

/// Whose limits they are.
#[derive(Clone, Copy)]
pub(crate) struct Whose {
    /// The game; none where they stand in a template of all of them.
    pub game: Option<Game>,
    /// Do they come from such a template? Then antes, bring-ins and blinds are for the games that have them.
    pub shared: bool,
}

impl Whose {
    /// Are there antes and a forced bet instead of blinds?
    fn is_stud(self) -> bool {
        self.game.is_some_and(|g| !g.form().has_blinds())
    }
}

/// The game a file is for. A template may leave it open by `game = "poker"`.
pub(crate) fn game(raw: &RawPoker, template: bool, findings: &mut Vec<Finding>) -> Option<Game> {
    let named = raw.game.as_deref().unwrap_or_default();
    let game = Game::from_id(named);
    if game.is_none() && !(template && named == "poker") {
        let games: Vec<&str> = Game::ALL.iter().map(|g| g.id()).collect();
        find!(findings, ["game"], None, say!("house-game-is", games: games.join(", "), named: named));
    }
    game
}

/// Seats (S-1).
pub(crate) fn seats(raw: &RawPoker, game: Game, findings: &mut Vec<Finding>) -> usize {
    let (seats, most) = (raw.seats.unwrap_or(game.most_seats()), game.most_seats());
    if !(2..=most).contains(&seats) {
        find!(findings, ["seats"], Some(Clause::S1), say!("house-2-seats", game: game.id(), most: most));
    }
    seats
}

/// ST-3: stud has a bet and three raises, always.
pub(crate) fn cap(raw: &RawPoker, game: Game, findings: &mut Vec<Finding>) {
    if game.form().has_blinds() {
        return;
    }
    if raw.raises.is_some_and(|r| r != Raises::AtMost(3)) {
        find!(findings, ["raises"], Some(Clause::St3), say!("house-stud-bet-three-raises"));
    }
    if raw.heads_up_uncapped == Some(true) {
        find!(findings, ["heads_up_uncapped"], Some(Clause::St3), say!("house-studs-cap-holds-two"));
    }
}

/// O-5: only with a short deck do houses differ about the flush.
pub(crate) fn order(raw: &RawPoker, game: Game, findings: &mut Vec<Finding>) {
    if raw.full_house_beats_flush.is_some() && game.form().deck != Deck::Short {
        find!(findings, ["full_house_beats_flush"], Some(Clause::O5), say!("house-only-short-deck"));
    }
}

/// STHL-1: only stud high-low has a qualifier that a posting may lift.
pub(crate) fn qualifier(raw: &RawPoker, game: Game, findings: &mut Vec<Finding>) {
    if raw.low_qualifier.is_some() && !game.form().customs.qualifier_posted {
        find!(findings, ["low_qualifier"], Some(Clause::Sthl1), say!("house-only-stud-hi-lo"));
    }
}

/// The limits, in order; those that make no sense are found and left out.
pub(crate) fn limits(raw: &RawPoker, whose: Whose, findings: &mut Vec<Finding>) -> Vec<Rules> {
    let lines = raw.limits.as_deref().unwrap_or_default();
    if lines.is_empty() && whose.game.is_some() {
        find!(findings, ["limits"], Some(Clause::He2), say!("house-file-no-limits"));
    }
    let made = lines.iter().enumerate().filter_map(|(i, line)| {
        let limit = limit(i, line, findings)?;
        posts(i, line, limit, whose, findings);
        whose.game.map(|game| rules(raw, line, limit, game))
    });
    made.collect()
}

fn limit(i: usize, line: &RawLimit, findings: &mut Vec<Finding>) -> Option<Limit> {
    let limit = match (line.fixed, line.spread.as_deref(), line.pot) {
        (Some((small, big)), None, None) => Limit::Fixed { small, big },
        (None, Some(&[min, max]), None) => Limit::Spread { min, max: Some(max) },
        (None, Some(&[min]), None) => Limit::Spread { min, max: None },
        (None, None, Some(min)) => Limit::Pot { min },
        _ => {
            find!(findings, ["limits", i], Some(Clause::He2), say!("house-limit-kinds"));
            return None;
        }
    };
    let (low, high) = match limit {
        Limit::Fixed { small, big } => (small, big),
        Limit::Spread { min, max } => (min, max.unwrap_or(min)),
        Limit::Pot { min } => (min, min),
    };
    if !low.is_positive() || high < low {
        let id = limit.id();
        find!(
            findings,
            ["limits", i, limit.schedule()],
            Some(Clause::S2),
            say!("house-limits-dollars-lower-first", id: &id)
        );
    }
    Some(limit)
}

/// Forced bets are those of the game: antes and bring-ins in stud, blinds elsewhere (S-4).
fn posts(i: usize, line: &RawLimit, limit: Limit, whose: Whose, findings: &mut Vec<Finding>) {
    let id = limit.id();
    if whose.is_stud() && matches!(limit, Limit::Pot { .. }) {
        find!(findings, ["limits", i, "pot"], Some(Clause::O3), say!("house-stud-played-pot-limit", id: &id));
    }
    if whose.is_stud() {
        for (key, amount) in [("ante", line.ante), ("bring_in", line.bring_in)] {
            if !amount.is_some_and(Money::is_positive) {
                find!(
                    findings,
                    ["limits", i, key],
                    Some(Clause::S4),
                    say!("house-stud-needs-ante-bring", id: &id)
                );
            }
        }
    } else if whose.game.is_some() && !whose.shared {
        for (key, amount) in [("ante", line.ante), ("bring_in", line.bring_in)] {
            if amount.is_some() {
                find!(
                    findings,
                    ["limits", i, key],
                    Some(Clause::S4),
                    say!("house-antes-bring-ins-stud", id: &id)
                );
            }
        }
    }
    if line.bring_in.is_some_and(|b| b > limit.small()) {
        find!(
            findings,
            ["limits", i, "bring_in"],
            Some(Clause::S4),
            say!("house-bring-above-small-bet", id: &id)
        );
    }
}

fn rules(raw: &RawPoker, line: &RawLimit, limit: Limit, game: Game) -> Rules {
    let stud = !game.form().has_blinds();
    let mut rules = Rules::house(game, limit, line.fee);
    if stud {
        (rules.ante, rules.bring_in) = (line.ante.unwrap_or_default(), line.bring_in.unwrap_or_default());
    } else if let Some((small, big)) = line.blinds {
        (rules.small_blind, rules.big_blind) = (small, big);
    }
    rules.raises = raw.raises.unwrap_or(Raises::AtMost(3)).most();
    rules.heads_up_uncapped = raw.heads_up_uncapped.unwrap_or(!stud);
    if raw.full_house_beats_flush == Some(true) {
        rules.order = Order::FullHouseFirst;
    }
    if raw.low_qualifier == Some(Qualifier::None) {
        rules.order = Order::AnyLow;
    }
    rules.reopening = raw.reopening.unwrap_or(Reopening::HalfBet);
    rules
}

/// What a table must not be opened by, though a hand could be dealt. Tables that stand in books may have been opened
/// before it was looked for.
pub(crate) fn sense(raw: &RawPoker, whose: Whose, findings: &mut Vec<Finding>) {
    named(&[("house", &raw.house), ("name", &raw.name)], Clause::Pfee2, findings);
    let lines = raw.limits.as_deref().unwrap_or_default();
    let mut ids: Vec<String> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let Some(limit) = limit(i, line, &mut vec![]) else { continue };
        let (id, key) = (limit.id(), limit.schedule());
        let fixed = matches!(limit, Limit::Fixed { .. });
        let clause = if fixed { Clause::Pfee3 } else { Clause::Pfee4 };
        if ids.contains(&id) {
            find!(findings, ["limits", i, key], Some(clause), say!("house-limit-stands-twice", id: &id));
        }
        if i == usize::from(u8::MAX) {
            find!(findings, ["limits", i], Some(clause), say!("house-file-most-limits", i: i));
        }
        if [line.fee.0, line.fee.1].iter().any(|fee| *fee < Money::ZERO) {
            find!(findings, ["limits", i, "fee"], Some(clause), say!("house-limit-fee-nothing", id: &id));
        }
        amounts(i, line, limit, findings);
        blinds(i, line, limit, whose, findings);
        if line.ante.is_some_and(|ante| ante > limit.small()) {
            find!(
                findings,
                ["limits", i, "ante"],
                Some(Clause::S4),
                say!("house-ante-above-small-bet", id: &id)
            );
        }
        ids.push(id);
    }
}

/// No amount of a limit is below nothing, or beyond all reason.
fn amounts(i: usize, line: &RawLimit, limit: Limit, findings: &mut Vec<Finding>) {
    let (id, pair) = (limit.id(), |(a, b): (Money, Money)| a.max(b));
    let most = [
        ("fixed", line.fixed.map(pair)),
        ("spread", line.spread.as_ref().and_then(|s| s.iter().copied().max())),
        ("pot", line.pot),
        ("fee", Some(pair(line.fee))),
        ("blinds", line.blinds.map(pair)),
    ];
    for (key, amount) in most {
        if amount.is_some_and(|a| a > SANE) {
            find!(findings, ["limits", i, key], Some(Clause::S2), say!("house-out-of-reason", sane: SANE));
        }
    }
    for (key, amount) in [("ante", line.ante), ("bring_in", line.bring_in)] {
        if amount.is_some_and(|a| a < Money::ZERO) {
            find!(
                findings,
                ["limits", i, key],
                Some(Clause::S4),
                say!("house-forced-bet-amount-above", id: &id)
            );
        }
    }
}

/// Blinds: two amounts above zero, the small one first, none above a bet; and not in stud (S-4).
fn blinds(i: usize, line: &RawLimit, limit: Limit, whose: Whose, findings: &mut Vec<Finding>) {
    let Some((small, big)) = line.blinds else { return };
    let id = limit.id();
    let most = match limit {
        Limit::Fixed { small, .. } => Some(small),
        Limit::Spread { max, .. } => max,
        Limit::Pot { .. } => None,
    };
    let what = if whose.is_stud() && !whose.shared {
        say!("house-stud-no-blinds")
    } else if !small.is_positive() || !big.is_positive() {
        say!("house-blind-above-zero")
    } else if big < small {
        say!("house-big-below-small")
    } else if most.is_some_and(|most| big > most) {
        say!("house-big-above-bet")
    } else {
        return;
    };
    find!(findings, ["limits", i, "blinds"], Some(Clause::S4), say!("house-of-limit", id: &id, what: what));
}
