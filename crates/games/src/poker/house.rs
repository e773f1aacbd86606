//! House files of the poker games: `houses/<house>/<game>.toml`, the shipped ones inside the binary.

use super::game::{Family, Game};
use super::rules::{Limit, Reopening, Rules};
use arrayvec::ArrayVec;
use chips::Money;
use serde::Deserialize;

/// One game as a house offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseGame {
    /// The house's name.
    pub house: String,
    /// What the sign over the table says.
    pub title: String,
    /// The game.
    pub game: Game,
    /// Seats at the table (S-1).
    pub seats: usize,
    /// The rules at every limit of its schedules.
    pub limits: Vec<Rules>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    game: Game,
    house: String,
    title: String,
    seats: Option<usize>,
    #[serde(default)]
    raises: Option<u8>,
    #[serde(default)]
    heads_up_uncapped: Option<bool>,
    #[serde(default)]
    reopening: Option<Reopening>,
    #[serde(default)]
    limit: Vec<LimitLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct LimitLine {
    fixed: Option<(Money, Money)>,
    spread: Option<ArrayVec<Money, 2>>,
    fee: (Money, Money),
    ante: Option<Money>,
    bring_in: Option<Money>,
    blinds: Option<(Money, Money)>,
}

/// What is wrong with a house file, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 where it is the file as a whole.
    pub line: usize,
    /// What is wrong, with the clause at its end where there is one.
    pub what: String,
}

impl HouseGame {
    /// A shipped game by its path without the ending: `ocean-view/razz`.
    pub fn shipped(path: &str) -> Option<HouseGame> {
        let (_, text) = crate::rulebook::SHIPPED.iter().find(|(id, _)| *id == path)?;
        HouseGame::parse(text).ok()
    }

    /// Reads a house file; what is wrong with it is said in one sentence.
    pub fn parse(text: &str) -> Result<HouseGame, String> {
        HouseGame::read(text).map_err(|fault| match fault.line {
            0 => fault.what,
            line => format!("line {line}: {}", fault.what),
        })
    }

    /// Reads a house file, or says what is wrong and where.
    pub fn read(text: &str) -> Result<HouseGame, Fault> {
        let line_at = |position: usize| text[..position.min(text.len())].matches('\n').count() + 1;
        let file: File = toml::from_str(text).map_err(|e| Fault {
            line: e.span().map_or(0, |span| line_at(span.start)),
            what: e.message().trim().replace('\n', "; "),
        })?;
        let fault = |line, what| Fault { line, what };
        let line_of =
            |key: &str| text.lines().position(|l| l.trim_start().starts_with(key)).map_or(0, |n| n + 1);
        let seats = file.seats.unwrap_or(file.game.most_seats());
        if !(2..=file.game.most_seats()).contains(&seats) {
            let what = format!("{} has 2 to {} seats (S-1)", file.game.id(), file.game.most_seats());
            return Err(fault(line_of("seats"), what));
        }
        let mut limits = Vec::with_capacity(file.limit.len());
        for (i, line) in file.limit.iter().enumerate() {
            let header = text.match_indices("[[limit]]").nth(i).map_or(0, |(at, _)| line_at(at));
            limits.push(rules(&file, line).map_err(|what| fault(header, what))?);
        }
        if limits.is_empty() {
            return Err(fault(0, "the file has no [[limit]]".into()));
        }
        Ok(HouseGame { house: file.house, title: file.title, game: file.game, seats, limits })
    }

    /// The rules at a limit by its id: `3-6`.
    pub fn at(&self, id: &str) -> Option<Rules> {
        self.limits.iter().copied().find(|r| r.limit.id() == id)
    }
}

fn rules(file: &File, line: &LimitLine) -> Result<Rules, String> {
    let limit = match (line.fixed, line.spread.as_deref()) {
        (Some((small, big)), None) => Limit::Fixed { small, big },
        (None, Some(&[min, max])) => Limit::Spread { min, max: Some(max) },
        (None, Some(&[min])) => Limit::Spread { min, max: None },
        _ => return Err("a [[limit]] is either fixed or spread, with or without a maximum (HE-2)".into()),
    };
    let (low, high) = match limit {
        Limit::Fixed { small, big } => (small, big),
        Limit::Spread { min, max } => (min, max.unwrap_or(min)),
    };
    if !low.is_positive() || high < low {
        return Err(format!("{}: the limits have to be dollars, the lower one first (S-2)", limit.id()));
    }
    let stud = file.game.family() == Family::Stud;
    if stud && file.raises.is_some_and(|r| r != 3) {
        return Err("stud has a bet and three raises, always (ST-3)".into());
    }
    let id = limit.id();
    let (ante, bring_in) = (line.ante.unwrap_or_default(), line.bring_in.unwrap_or_default());
    if stud && (!ante.is_positive() || !bring_in.is_positive() || bring_in > limit.small()) {
        return Err(format!("{id}: stud needs an ante, and a bring-in up to the small bet (S-4)"));
    }
    if !stud && (line.ante.is_some() || line.bring_in.is_some()) {
        return Err(format!("{id}: antes and bring-ins are for stud; here there are blinds (S-4)"));
    }
    let mut rules = Rules::house(file.game, limit, line.fee);
    (rules.ante, rules.bring_in) = (ante, bring_in);
    if let Some((small, big)) = line.blinds.filter(|_| !stud) {
        (rules.small_blind, rules.big_blind) = (small, big);
    }
    rules.raises = file.raises.or(Some(3));
    rules.heads_up_uncapped = file.heads_up_uncapped.unwrap_or(!stud);
    rules.reopening = file.reopening.unwrap_or(Reopening::HalfBet);
    if stud && rules.heads_up_uncapped {
        return Err("stud's cap holds for two players too (ST-3)".into());
    }
    Ok(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_shipped_at_all_twenty_limits_pfee3_pfee4() {
        for game in Game::ALL {
            let house = HouseGame::shipped(&format!("ocean-view/{}", game.id())).unwrap();
            assert_eq!((house.game, house.seats), (game, game.most_seats()));
            assert_eq!(house.limits.len(), 20);
            assert_eq!(house.at("3-6").unwrap().fee_for(6), Money::dollars(4));
            assert_eq!(house.at("3-6").unwrap().fee_for(7), Money::dollars(5));
            assert_eq!(house.at("2-4").unwrap().fee_for(2), Money::dollars(2));
            assert_eq!(house.at("50-100").unwrap().fee_for(9), Money::dollars(6));
            assert_eq!(house.at("5-100").unwrap().fee_for(9), Money::dollars(5));
            assert_eq!(house.at("1-6").unwrap().fee_for(9), Money::dollars(4));
        }
    }

    #[test]
    fn blinds_are_the_small_bet_and_half_of_it_rounded_down_s4() {
        let house = HouseGame::shipped("ocean-view/holdem").unwrap();
        let blinds = |id: &str| house.at(id).map(|r| (r.small_blind, r.big_blind)).unwrap();
        assert_eq!(blinds("3-6"), (Money::dollars(1), Money::dollars(3)));
        assert_eq!(blinds("15-30"), (Money::dollars(7), Money::dollars(15)));
        assert_eq!(blinds("1-6"), (Money::dollars(1), Money::dollars(1)));
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_its_clause() {
        let bad = |text: &str, clause: &str| {
            let error = HouseGame::parse(text).unwrap_err();
            assert!(error.contains(clause), "{error}");
        };
        let head = "game = \"stud\"\nhouse = \"X\"\ntitle = \"X\"\n";
        bad(
            &format!("{head}raises = 4\n[[limit]]\nfixed = [3, 6]\nfee = [4, 5]\nante = 1\nbring-in = 1"),
            "ST-3",
        );
        bad(&format!("{head}[[limit]]\nfixed = [3, 6]\nfee = [4, 5]"), "S-4");
        bad(&format!("{head}seats = 9\n[[limit]]\nfixed = [3, 6]\nfee = [4, 5]"), "S-1");
        bad(&format!("{head}[[limit]]\nfee = [4, 5]"), "HE-2");
        bad(&format!("{head}color = 1"), "color");
        bad(&format!("{head}[[limit]]\nspread = [6, 3]\nfee = [4, 5]\nante = 1\nbring-in = 1"), "S-2");
        let lines = format!(
            "{head}[[limit]]\nfixed = [3, 6]\nfee = [4, 5]\nante = 1\nbring-in = 1\n[[limit]]\nfee = [4, 5]"
        );
        assert_eq!(HouseGame::read(&lines).unwrap_err().line, 9);
    }

    #[test]
    fn a_spread_limit_may_have_no_maximum_s2() {
        let text = "game = \"holdem\"\nhouse = \"X\"\ntitle = \"X\"\n[[limit]]\nspread = [5]\nfee = [4, 5]";
        let rules = HouseGame::parse(text).unwrap().at("5-").unwrap();
        assert_eq!(rules.limit, Limit::Spread { min: Money::dollars(5), max: None });
    }
}
