//! The floor: which tables a room opens with, and how a table is set up from a house file.

use crate::error::OpenError;
use crate::protocol::{Dealing, RulebookOption, RulebookRow};
use crate::record::{Pace, TableSpec};
use chips::Money;
use games::blackjack::Schedule;
use games::poker;
use games::rulebook::Houses;
use serde::Deserialize;
use voice::{Telling, Word, say};

/// One table of a floor file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableOrder {
    /// Its name; made from the house when absent.
    #[serde(default)]
    pub name: String,
    /// The rulebook's id, such as `aviator/pure-21.5`, or an alias.
    pub rulebook: String,
    /// The collection schedule in force.
    #[serde(default = "first")]
    pub option: u8,
    /// Decks in the shoe; the house's usual number when absent.
    #[serde(default)]
    pub decks: Option<u8>,
    /// Who deals.
    #[serde(default = "virtual_dealer")]
    pub dealing: Dealing,
    /// Programs that keep newcomers company.
    #[serde(default)]
    pub bots: u8,
    /// May players of poker ask the coach while they play?
    #[serde(default)]
    pub coach: bool,
    /// Are the chips real ones (ROOM-16)? Only where a person deals.
    #[serde(default)]
    pub real_chips: bool,
    /// Is there a continuous shuffler (D26)? Only where a person deals blackjack.
    #[serde(default)]
    pub continuous_shuffler: bool,
    /// How many tables like this one.
    #[serde(default = "one")]
    pub count: u16,
}

const fn first() -> u8 {
    1
}

const fn one() -> u16 {
    1
}

const fn virtual_dealer() -> Dealing {
    Dealing::Virtual
}

/// The house whose games are in no cardroom's documents: its tables are opened when somebody asks for one.
const OPEN_HOUSE: &str = "open/";

/// The limits poker is opened at in turn: beside their blinds the collection is small, as it is not at $2/$4.
const LIMITS: [(i64, i64); 2] = [(10, 20), (20, 40)];

/// The option of a game with this limit; the first where it has none.
fn option_of(game: &poker::HouseGame, (small, big): (i64, i64)) -> u8 {
    let wanted = poker::Limit::Fixed { small: Money::dollars(small), big: Money::dollars(big) };
    let numbered = game.limits.iter().zip(1..=u8::MAX);
    numbered.into_iter().find(|(rules, _)| rules.limit == wanted).map_or(1, |(_, option)| option)
}

/// The floor that opens when nobody says otherwise: every cardroom's blackjack, then every poker game of theirs at a middle
/// limit, all with company.
pub fn default_floor(houses: &Houses) -> Vec<TableOrder> {
    let order = |id: &str, option: u8, bots: u8| TableOrder {
        name: String::new(),
        rulebook: id.to_string(),
        option,
        decks: None,
        dealing: Dealing::Virtual,
        bots,
        coach: false,
        real_chips: false,
        continuous_shuffler: false,
        count: 1,
    };
    let mut floor = Vec::new();
    let is_blackjack = |id: &&str| houses.game(id).as_deref() == Some("blackjack");
    for id in houses.ids().filter(|id| is_blackjack(id) && !id.starts_with(OPEN_HOUSE)) {
        if let Some(book) = houses.load(id).ok().filter(|b| !b.is_template()) {
            floor.push(order(id, book.schedules.first().map_or(1, |s| s.option), 3));
        }
    }
    let poker = houses.ids().filter(|id| !is_blackjack(id) && !id.starts_with(OPEN_HOUSE));
    let games = poker.filter_map(|id| Some((id, houses.poker(id).ok()?)));
    for ((id, game), limit) in games.zip(LIMITS.into_iter().cycle()) {
        // Where one plays for less one may ask; those who play for more are left alone with each other.
        let coach = limit == LIMITS[0];
        floor.push(TableOrder { coach, ..order(id, option_of(&game, limit), 3) });
    }
    floor
}

/// Every rulebook that tables can be opened by, and those of which none can because of what is in the file. Templates
/// are no rulebooks yet (D10).
pub fn rulebooks(houses: &Houses) -> Vec<RulebookRow> {
    houses
        .ids()
        .filter_map(|id| row(houses, id).unwrap_or_else(|why| Some(broken(houses, id, &why))))
        .collect()
}

fn row(houses: &Houses, id: &str) -> Result<Option<RulebookRow>, OpenError> {
    let game = houses.game(id).unwrap_or_default();
    if houses.is_poker(id) {
        if houses.check(id).is_ok_and(|choices| !choices.is_empty()) {
            return Ok(None);
        }
        let house = houses.poker(id)?;
        let numbered = house.limits.iter().zip(1..=u8::MAX);
        let options = numbered.map(|(rules, option)| RulebookOption {
            option,
            limit: rules.limit.title().to_string(),
            fees: pot_fees(rules.fee),
        });
        let options = options.collect();
        let (id, title, house) = (id.to_string(), house.name, house.house);
        let kills = poker::Game::from_id(&game).is_some_and(|g| g.form().customs.kills);
        return Ok(Some(RulebookRow { id, game, title, house, decks: None, kills, options, problem: None }));
    }
    let book = houses.load(id)?;
    if book.is_template() {
        return Ok(None);
    }
    let options = book.schedules.iter().map(|s| RulebookOption {
        option: s.option,
        limit: games::rulebook::range(s.min, s.max).to_string(),
        fees: fees(s),
    });
    Ok(Some(RulebookRow {
        id: id.to_string(),
        game,
        title: book.name.clone(),
        house: book.house.clone(),
        decks: Some(book.rules.decks),
        kills: false,
        options: options.collect(),
        problem: None,
    }))
}

/// A file that cannot be used is listed with the reason, so that nobody looks for it in vain.
fn broken(houses: &Houses, id: &str, problem: &OpenError) -> RulebookRow {
    let game = houses.game(id).unwrap_or_default();
    let (house, title) = id.split_once('/').unwrap_or((id, id));
    let (id, house, title) = (id.to_string(), house.to_string(), title.to_string());
    RulebookRow {
        id,
        game,
        title,
        house,
        decks: None,
        kills: false,
        options: Vec::new(),
        problem: Some(problem.says()),
    }
}

/// What is collected: `players $0.50 a wager, bank $1 to $3`.
pub(crate) fn fees(schedule: &Schedule) -> Telling {
    let (least, most) = schedule.bank_fee_range();
    let bank = Word(if least < most { "range" } else { "flat" });
    let players = &schedule.player_fees;
    match players.one() {
        Some(fee) => say!("room-fees", player: fee, bank: bank, least: least, most: most),
        None => {
            let dearest = players.rates().max().unwrap_or_default();
            say!("room-fees-by-wager", dearest: dearest, bank: bank, least: least, most: most)
        }
    }
}

/// What is collected at poker: with few players, and with many.
pub(crate) fn pot_fees((few, many): (Money, Money)) -> Telling {
    say!("room-pot-fees", few: few, many: many)
}

/// Makes a table's specification from an order, or says why it cannot be.
pub fn specify(houses: &Houses, order: &TableOrder, number: u32, pace: Pace) -> Result<TableSpec, OpenError> {
    let id = houses.resolve(&order.rulebook).ok_or_else(|| {
        let known = houses.ids().map(String::from).collect();
        OpenError::NoRulebook { name: order.rulebook.clone(), known }
    })?;
    let (usual_name, decks, seats) = match houses.game(id).as_deref() {
        Some("blackjack") => {
            let book = houses.load(id)?;
            (format!("{} {number}", book.house), book.usual_decks, book.rules.seats)
        }
        _ => {
            let house = houses.poker(id)?;
            if order.dealing == Dealing::Human && order.bots > 0 {
                return Err(OpenError::RealCards);
            }
            (format!("{} {number}", house.house), 1, house.seats as u8)
        }
    };
    if order.real_chips && (order.dealing != Dealing::Human || order.bots > 0) {
        return Err(OpenError::RealChips);
    }
    if order.continuous_shuffler
        && (order.dealing != Dealing::Human || houses.game(id).as_deref() != Some("blackjack"))
    {
        return Err(OpenError::Shuffler);
    }
    let name = match order.name.trim() {
        "" => usual_name,
        name if name.chars().any(crate::people::is_unseen) => {
            return Err(OpenError::UnseenName);
        }
        name => name.chars().take(40).collect(),
    };
    Ok(TableSpec {
        name,
        rulebook: id.to_string(),
        option: order.option,
        decks: order.decks.unwrap_or(decks),
        dealing: order.dealing,
        bots: order.bots.min(seats.saturating_sub(1)),
        coach: order.coach,
        real_chips: order.real_chips,
        continuous_shuffler: order.continuous_shuffler,
        pace,
        files: houses.with_parents(id),
        private: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poker_is_opened_where_the_collection_is_small_beside_the_blinds() {
        let houses = Houses::shipped();
        let floor = default_floor(&houses);
        let poker: Vec<_> = floor.iter().filter(|order| houses.is_poker(&order.rulebook)).collect();
        assert_eq!(poker.len(), 11);
        for order in poker {
            let rules = houses.poker(&order.rulebook).unwrap().limits[usize::from(order.option) - 1];
            assert!(
                rules.fee.0 <= rules.limit.small().half(),
                "{} at {}",
                order.rulebook,
                rules.limit.title()
            );
        }
    }
}
