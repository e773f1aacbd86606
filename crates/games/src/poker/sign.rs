//! The sign on a poker table (PFEE-2): the game, the limit, what is posted, the cap, and the collection.

use super::game::Deck;
use super::house::HouseGame;
use super::rules::{Limit, Order, Reopening, Rules};
use crate::rulebook::{Sign, SignLine, amount};
use voice::{Telling, Word, say};

impl HouseGame {
    /// The sign of a table at one of its limits.
    pub fn sign(&self, rules: &Rules) -> Sign {
        let mut lines = rules.posted();
        let (few, many) = rules.fee;
        let collection = |what, fee| line(say!("sign-collection-from-pot"), what, amount(fee));
        lines.push(collection(say!("sign-six-players"), few));
        lines.push(collection(say!("sign-seven-players"), many));
        let wins = say!("sign-wins", wins: Word(wins(rules)));
        lines.push(line(say!("sign-play"), say!("sign-what-wins"), wins));
        lines.push(line(say!("sign-play"), say!("sign-seats"), say!("sign-number", number: self.seats)));
        Sign {
            title: self.name.clone(),
            subtitle: say!("sign-limit", house: &self.house, limit: rules.limit.title()),
            lines,
            notices: notices(rules),
        }
    }
}

impl Rules {
    /// What the sign says of bets, and of what is put in before the deal.
    ///
    /// ```
    /// let rules = games::poker::HouseGame::shipped("ocean-view/holdem").unwrap().limits[0];
    /// assert!(rules.posted().iter().any(|line| line.what.id == "sign-small-blind"));
    /// ```
    pub fn posted(&self) -> Vec<SignLine> {
        let mut lines = bets(self);
        lines.extend(before_the_deal(self));
        lines
    }
}

fn before_the_deal(rules: &Rules) -> [SignLine; 2] {
    let line = |what, posted| line(say!("sign-before-deal"), what, amount(posted));
    if rules.game.form().has_blinds() {
        [line(say!("sign-small-blind"), rules.small_blind), line(say!("sign-big-blind"), rules.big_blind)]
    } else {
        [line(say!("sign-ante"), rules.ante), line(say!("sign-forced-bet"), rules.bring_in)]
    }
}

fn wins(rules: &Rules) -> &'static str {
    match rules.order {
        Order::AnyLow => "high-any-low",
        Order::Usual | Order::FullHouseFirst => rules.game.form().wins,
    }
}

fn line(group: Telling, what: Telling, figure: Telling) -> SignLine {
    SignLine { group, what, figure }
}

fn bets(rules: &Rules) -> Vec<SignLine> {
    let line = |what, figure| line(say!("sign-bets"), what, figure);
    let mut lines = match rules.limit {
        Limit::Fixed { small, big } => {
            vec![line(say!("sign-early-rounds"), amount(small)), line(say!("sign-later-rounds"), amount(big))]
        }
        Limit::Spread { min, max } => {
            let bets = match max {
                Some(max) => say!("sign-bets-to", min: min, max: max),
                None => say!("sign-bets-to-stack", min: min),
            };
            vec![line(say!("sign-any-round"), bets)]
        }
        Limit::Pot { min } => vec![line(say!("sign-any-round"), say!("sign-bets-to-pot", min: min))],
    };
    let cap = match (rules.raises, rules.heads_up_uncapped) {
        (None, _) => say!("sign-no-cap"),
        (Some(n), true) => say!("sign-raises-uncapped", raises: n),
        (Some(n), false) => say!("sign-raises", raises: n),
    };
    lines.push(line(say!("sign-cap"), cap));
    let short = match (rules.limit, rules.reopening) {
        (Limit::Spread { .. } | Limit::Pot { .. }, _) => say!("sign-short-of-minimum"),
        (_, Reopening::HalfBet) => say!("sign-half-bet"),
        (_, Reopening::FullBet) => say!("sign-full-bet"),
    };
    lines.push(line(say!("sign-all-in-for-less"), short));
    lines
}

fn notices(rules: &Rules) -> Vec<Telling> {
    let (form, mut notices) = (rules.game.form(), Vec::new());
    if form.deck == Deck::WithJoker {
        notices.push(say!("sign-joker"));
    }
    if form.deck == Deck::Short {
        notices.push(say!("sign-short-deck"));
        notices.push(match rules.order {
            Order::FullHouseFirst => say!("sign-full-house-first"),
            Order::Usual | Order::AnyLow => say!("sign-flush-first"),
        });
    }
    if rules.order == Order::AnyLow {
        notices.push(say!("sign-any-low"));
    }
    if form.customs.sevens {
        notices.push(say!("sign-sevens"));
    }
    notices.push(say!("sign-no-interest"));
    notices
}

#[cfg(test)]
mod tests {
    use super::*;
    use voice::Voice;

    #[test]
    fn every_table_posts_its_rates_pfee2() {
        let house = HouseGame::shipped("ocean-view/stud-hi-lo").unwrap();
        let text = house.sign(&house.at("3-6").unwrap()).posted(Voice::english()).to_text();
        for part in ["Ante", "$0.25", "Up to 6 players", "$4", "7 players or more", "$5", "eight or better"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let house = HouseGame::shipped("ocean-view/lowball").unwrap();
        let text = house.sign(&house.at("5-100").unwrap()).posted(Voice::english()).to_text();
        for part in ["$5 to $100", "Big blind", "joker", "seven or better"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
