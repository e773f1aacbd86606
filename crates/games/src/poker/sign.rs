//! The sign on a poker table (PFEE-2): the game, the limit, what is posted, the cap, and the collection.

use super::game::Deck;
use super::house::HouseGame;
use super::rules::{Limit, Order, Reopening, Rules};
use crate::rulebook::{Sign, SignLine};

impl HouseGame {
    /// The sign of a table at one of its limits.
    pub fn sign(&self, rules: &Rules) -> Sign {
        let mut lines = Vec::new();
        let mut line = |group, what: &str, figure: String| {
            lines.push(SignLine { group, what: what.to_string(), figure });
        };
        match rules.limit {
            Limit::Fixed { small, big } => {
                line("Bets", "Early rounds", small.to_string());
                line("Bets", "Later rounds", big.to_string());
            }
            Limit::Spread { min, max } => {
                let most = max.map_or("what you have before you".to_string(), |m| m.to_string());
                line("Bets", "Any round", format!("{min} to {most}"));
            }
            Limit::Pot { min } => line("Bets", "Any round", format!("{min} to the pot")),
        }
        let cap = match (rules.raises, rules.heads_up_uncapped) {
            (None, _) => "no cap".to_string(),
            (Some(n), true) => format!("a bet and {n} raises; no cap between two players"),
            (Some(n), false) => format!("a bet and {n} raises"),
        };
        line("Bets", "Cap", cap);
        let short = match (rules.limit, rules.reopening) {
            (Limit::Spread { .. } | Limit::Pot { .. }, _) => {
                "a raise short of the minimum does not reopen the betting"
            }
            (_, Reopening::HalfBet) => "half a bet or more counts as a full bet",
            (_, Reopening::FullBet) => "only a full bet reopens the betting",
        };
        line("Bets", "All-in for less", short.into());
        if self.game.form().has_blinds() {
            line("Before the deal", "Small blind", rules.small_blind.to_string());
            line("Before the deal", "Big blind", rules.big_blind.to_string());
        } else {
            line("Before the deal", "Ante", rules.ante.to_string());
            line("Before the deal", "Forced bet", rules.bring_in.to_string());
        }
        let (few, many) = rules.fee;
        line("Collection, taken from the pot once a hand", "Up to 6 players", few.to_string());
        line("Collection, taken from the pot once a hand", "7 players or more", many.to_string());
        line("Play", "Wins", wins(rules).into());
        line("Play", "Seats", self.seats.to_string());
        Sign {
            title: self.name.clone(),
            subtitle: format!("{} · {}", self.house, rules.limit.title()),
            lines,
            notices: notices(rules),
        }
    }
}

fn wins(rules: &Rules) -> &'static str {
    match rules.order {
        Order::AnyLow => "half the highest, half the lowest hand",
        Order::Usual | Order::FullHouseFirst => rules.game.form().wins,
    }
}

fn notices(rules: &Rules) -> Vec<String> {
    let (form, mut notices) = (rules.game.form(), Vec::new());
    if form.deck == Deck::WithJoker {
        notices.push("The joker is in the deck.".into());
    }
    if form.deck == Deck::Short {
        notices.push("Thirty-six cards, six to ace; the ace is also below the six.".into());
        notices.push(match rules.order {
            Order::FullHouseFirst => "A full house beats a flush.".into(),
            Order::Usual | Order::AnyLow => "A flush beats a full house.".into(),
        });
    }
    if rules.order == Order::AnyLow {
        notices.push("Any hand is good for low: eight or better is not asked for.".into());
    }
    if form.customs.sevens {
        notices.push("A seven or better has to be bet after the draw.".into());
    }
    notices.push("The house has no interest in the outcome of the play.".into());
    notices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_posts_its_rates_pfee2() {
        let house = HouseGame::shipped("ocean-view/stud-hi-lo").unwrap();
        let text = house.sign(&house.at("3-6").unwrap()).to_text();
        for part in ["Ante", "$0.25", "Up to 6 players", "$4", "7 players or more", "$5", "eight or better"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let house = HouseGame::shipped("ocean-view/lowball").unwrap();
        let text = house.sign(&house.at("5-100").unwrap()).to_text();
        for part in ["$5 to $100", "Big blind", "joker", "seven or better"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
