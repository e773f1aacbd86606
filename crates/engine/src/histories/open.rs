//! Open Hand History: JSON, one hand to a file, or one after the other.

use super::{Told, clockwise, other_game, unread, variant};
use chips::Money;
use games::Flaw;
use serde_json::Value;

/// Reads every hand of a text.
pub fn read(text: &str) -> Result<Vec<Told>, Flaw> {
    let hands = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}')).into_iter::<Value>();
    hands
        .map(|read| {
            let value = read.map_err(|why| unread(why.line(), why.to_string()))?;
            hand(value.get("ohh").unwrap_or(&value))
        })
        .collect()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn money(value: &Value, key: &str) -> Option<Money> {
    value.get(key).and_then(Value::as_f64).and_then(|dollars| Money::from_dollars(dollars).ok())
}

fn items<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn cards(value: &Value) -> String {
    items(value, "cards").iter().filter_map(Value::as_str).map(|card| card.replace("10", "T")).collect()
}

fn game(ohh: &Value) -> Result<(&'static str, usize), Flaw> {
    let (game, betting) = (text(ohh, "game_type"), text(&ohh["bet_limit"], "bet_type"));
    let named = match game.to_lowercase().as_str() {
        "holdem" => ("holdem", 2),
        "omaha" => ("omaha", 4),
        "omahahilo" | "omaha_hi_lo" | "omaha hi/lo" => ("omaha-hi-lo", 4),
        _ => return Err(other_game(1, game)),
    };
    let code = variant(named.0, betting).ok_or_else(|| other_game(1, &format!("{game} {betting}")))?;
    Ok((code, named.1))
}

fn hand(ohh: &Value) -> Result<Told, Flaw> {
    let (variant, hole) = game(ohh)?;
    let missing = |key: &str| unread(1, format!("no {key}"));
    let small = money(ohh, "small_blind_amount").ok_or_else(|| missing("small_blind_amount"))?;
    let big = money(ohh, "big_blind_amount").ok_or_else(|| missing("big_blind_amount"))?;
    // In fixed limit the blinds are half the bets.
    let bets = if variant.starts_with('F') { (big, big * 2) } else { (small, big) };
    let acts = |id: &Value| {
        let mut actions = items(ohh, "rounds").iter().flat_map(|round| items(round, "actions"));
        actions.any(|a| a.get("player_id") == Some(id))
    };
    let players: Vec<&Value> = items(ohh, "players").iter().filter(|p| acts(&p["id"])).collect();
    let seats: Vec<u64> = players.iter().map(|p| p["seat"].as_u64().unwrap_or(0)).collect();
    let order = clockwise(&seats, ohh["dealer_seat"].as_u64().ok_or_else(|| missing("dealer_seat"))?);
    let players: Vec<&Value> = order.iter().map(|i| players[*i]).collect();
    let stacks = players.iter().map(|p| money(p, "starting_stack").ok_or_else(|| missing("starting_stack")));
    let n = players.len();
    let mut told = Told {
        variant,
        bets,
        stacks: stacks.collect::<Result<_, _>>()?,
        names: players.iter().map(|p| text(p, "name").to_string()).collect(),
        antes: vec![Money::ZERO; n],
        blinds: vec![Money::ZERO; n],
        source: "OpenHandHistory",
        hand: text(ohh, "game_number").to_string(),
        ..Told::default()
    };
    let mut table = Rounds { told: &mut told, players: &players, street: vec![Money::ZERO; n], folded: 0 };
    for (i, round) in items(ohh, "rounds").iter().enumerate() {
        table.round(round, i == 0, hole)?;
    }
    Ok(told)
}

/// What is read so far.
struct Rounds<'a> {
    told: &'a mut Told,
    players: &'a [&'a Value],
    /// What everybody has bet on this street.
    street: Vec<Money>,
    folded: usize,
}

impl Rounds<'_> {
    fn place(&self, action: &Value) -> Result<usize, Flaw> {
        let id = &action["player_id"];
        let found = self.players.iter().position(|p| p["id"] == *id);
        found.ok_or_else(|| unread(1, format!("no player {id}")))
    }

    fn round(&mut self, round: &Value, first: bool, hole: usize) -> Result<(), Flaw> {
        let board = cards(round);
        if !board.is_empty() {
            self.told.actions.push(format!("d db {board}"));
        }
        if !first {
            self.street.fill(Money::ZERO);
        }
        let mut actions: Vec<&Value> = items(round, "actions").iter().collect();
        actions.sort_by_key(|a| a["action_number"].as_u64());
        let is_post = |a: &Value| text(a, "action").starts_with("Post") || text(a, "action") == "Straddle";
        for post in actions.iter().filter(|a| is_post(a)) {
            self.post(post)?;
        }
        if first {
            for place in 0..self.players.len() {
                let own =
                    |a: &&&Value| text(a, "action") == "Dealt Cards" && self.place(a).ok() == Some(place);
                let known = actions.iter().find(own).map(|a| cards(a)).filter(|c| c.len() == 2 * hole);
                let cards = known.unwrap_or_else(|| "??".repeat(hole));
                self.told.actions.push(format!("d dh p{} {cards}", place + 1));
            }
        }
        actions.into_iter().filter(|a| !is_post(a)).try_for_each(|action| self.action(action))
    }

    fn post(&mut self, action: &Value) -> Result<(), Flaw> {
        let (place, what) = (self.place(action)?, text(action, "action"));
        let amount = money(action, "amount").unwrap_or(Money::ZERO);
        match what.strip_prefix("Post ") {
            Some("Ante" | "Dead") => {
                self.told.antes[place] += amount;
                self.told.dead |= what == "Post Dead";
            }
            Some("Extra Blind") => {
                self.told.blinds[place] = -amount;
                self.street[place] += amount;
            }
            _ => {
                self.told.blinds[place] = amount;
                self.street[place] += amount;
            }
        }
        Ok(())
    }

    fn action(&mut self, action: &Value) -> Result<(), Flaw> {
        let place = match text(action, "action") {
            "Fold" | "Check" | "Call" | "Bet" | "Raise" | "Shows Cards" | "Mucks Cards" => {
                self.place(action)?
            }
            _ => return Ok(()),
        };
        // An amount is what went in with this action.
        let amount = money(action, "amount").unwrap_or(Money::ZERO);
        self.street[place] += amount;
        let alone = self.folded + 1 == self.players.len();
        let said = match text(action, "action") {
            "Fold" => {
                self.folded += 1;
                "f".to_string()
            }
            "Check" | "Call" => "cc".to_string(),
            "Bet" | "Raise" => format!("cbr {}", super::amount_text(self.street[place])),
            _ if alone => return Ok(()),
            "Shows Cards" => format!("sm {}", cards(action)),
            _ => "sm".to_string(),
        };
        self.told.actions.push(format!("p{} {said}", place + 1));
        Ok(())
    }
}
