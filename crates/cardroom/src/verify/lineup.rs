//! Who owed a blind: every hand is lined up again from who sat where, who was out, and how people came in.

use chips::Money;
use games::poker::{
    Chair, Debt, Entrance, Entry, Family, Lineup, Rules, entrances, hands_to_big, is_in_front_of_button,
    line_up,
};
use serde_json::Value;
use std::collections::BTreeMap;

/// The seats of a table in the course of its log.
#[derive(Clone, Default)]
pub struct Seats {
    button: Option<u8>,
    last_big: Option<u8>,
    /// Has a hand been written with its dues? Then all that follow are.
    dues: bool,
    all: BTreeMap<u8, Sitter>,
    /// How it was before the hand that is on.
    before: Option<Box<Seats>>,
}

#[derive(Clone)]
struct Sitter {
    player: u64,
    debt: Debt,
    entrance: Option<Entrance>,
    owes_big: bool,
    jumped: bool,
}

fn player(of: &Value) -> u64 {
    of["player"].as_u64().unwrap_or(0)
}

fn seat(of: &Value) -> u8 {
    of["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).unwrap_or(0)
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

impl Seats {
    fn chairs(&self, rules: &Rules, stacks: &BTreeMap<u64, Money>, out: &[u64]) -> Vec<Chair> {
        let chair = |(seat, s): (&u8, &Sitter)| Chair {
            seat: *seat,
            stack: stacks.get(&s.player).copied().unwrap_or_default(),
            playing: !out.contains(&s.player),
            debt: s.debt,
            entrance: s.entrance.or_else(|| entrances(rules.game, s.debt, false).first().copied()),
            owes_big: s.owes_big,
            jumped: s.jumped,
        };
        self.all.iter().map(chair).collect()
    }

    fn seat_of(&self, player: u64) -> Option<u8> {
        self.all.iter().find(|(_, s)| s.player == player).map(|(seat, _)| *seat)
    }

    /// Somebody came, left, said how they come in, or changed seats.
    pub fn event(
        &mut self,
        event: &Value,
        rules: &Rules,
        stacks: &BTreeMap<u64, Money>,
    ) -> Result<(), String> {
        if let Some(joined) = event.get("joined") {
            let (player, debt, entrance) = (player(joined), Debt::New, None);
            let sitter = Sitter { player, debt, entrance, owes_big: false, jumped: false };
            if self.all.insert(seat(joined), sitter).is_some() {
                return Err(format!("seat {} was taken", seat(joined)));
            }
        } else if let Some(left) = event.get("left") {
            self.all.retain(|_, s| s.player != player(left));
        } else if let Some(came) = event.get("came_in") {
            let how: Entrance = serde_json::from_value(came["how"].clone()).map_err(|e| e.to_string())?;
            let seat = self.seat_of(player(came)).ok_or("somebody comes in who is not there")?;
            let in_front = is_in_front_of_button(&self.chairs(rules, stacks, &[]), self.button, seat);
            let sitter = self.all.get_mut(&seat).ok_or("nobody sits there")?;
            if !entrances(rules.game, sitter.debt, in_front).contains(&how) {
                return Err(format!("player {} cannot come in like that (HE-7, HE-8, HE-10)", player(came)));
            }
            sitter.entrance = Some(how);
        } else if let Some(moved) = event.get("seat_changed") {
            self.change_seat(moved, rules, stacks)?;
        }
        Ok(())
    }

    fn change_seat(
        &mut self,
        moved: &Value,
        rules: &Rules,
        stacks: &BTreeMap<u64, Money>,
    ) -> Result<(), String> {
        let from = self.seat_of(player(moved)).ok_or("somebody moves who is not there")?;
        let away = |seats: &Seats, seat| {
            seats.button.map(|button| hands_to_big(&seats.chairs(rules, stacks, &[]), button, seat))
        };
        let before = away(self, from);
        let mut sitter = self.all.remove(&from).ok_or("nobody sits there")?;
        sitter.entrance = None;
        let debt = sitter.debt;
        if self.all.insert(seat(moved), sitter).is_some() {
            return Err(format!("seat {} was taken", seat(moved)));
        }
        let due = match (debt, before, away(self, seat(moved))) {
            (Debt::None, Some(before), Some(after))
                if after > before && rules.game.family() != Family::Stud =>
            {
                Debt::Moved { hands: before }
            }
            (debt, ..) => debt,
        };
        let written: Debt = serde_json::from_value(moved["debt"].clone()).map_err(|e| e.to_string())?;
        if written != due {
            return Err(format!("player {} owes something else for moving (HE-10)", player(moved)));
        }
        self.all.entry(seat(moved)).and_modify(|s| s.debt = due);
        Ok(())
    }

    /// The hand was void: positions and debts are those from before it (S-17).
    pub fn voided(&mut self) {
        let Some(before) = self.before.take() else { return };
        (self.button, self.last_big) = (before.button, before.last_big);
        for sitter in self.all.values_mut() {
            if let Some(was) = before.all.values().find(|s| s.player == sitter.player) {
                *sitter = was.clone();
            }
        }
    }

    /// What the hand leaves people owing: the room goes on from what stands there.
    fn check_dues(&self, began: &Value, dues: &Value, due: &Lineup, rules: &Rules) -> Result<(), String> {
        let who = |seat: &u8| self.all.get(seat).map_or(0, |s| s.player);
        let one = |seat: Option<u8>| seat.as_ref().map(who);
        let stud = rules.game.family() == Family::Stud;
        let settled = began["places"].as_array().into_iter().flatten().map(|p| (seat(p), p["big"] == true));
        let same = dues["big"].as_u64() == due.big.map(u64::from)
            && numbers(&dues["owing"]) == due.owing.iter().map(who).collect::<Vec<_>>()
            && dues["jumps"].as_u64() == one(due.jumps)
            && dues["kills"].as_u64() == one(due.kills)
            && settled.into_iter().all(|(seat, big)| big == (!stud && due.settled.contains(&seat)));
        match same {
            true => Ok(()),
            false => Err("others owe a blind after it than the rules say (HE-7, HE-8, S-15, LB-11)".into()),
        }
    }

    /// A hand began: those who were lined up are those whom the rules line up, and they post what they owe.
    pub fn began(
        &mut self,
        began: &Value,
        out: &Value,
        rules: &Rules,
        stacks: &BTreeMap<u64, Money>,
    ) -> Result<(), String> {
        let chairs = self.chairs(rules, stacks, &numbers(out));
        let due = line_up(rules, &chairs, self.button, self.last_big)
            .map_err(|refusal| format!("no hand could begin: {refusal}"))?;
        let who = |seat: &u8| self.all.get(seat).map_or(0, |s| s.player);
        let places: Vec<(u8, Entry)> = began["places"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|p| Ok((seat(p), serde_json::from_value(p["entry"].clone())?)))
            .collect::<Result<_, serde_json::Error>>()
            .map_err(|e| e.to_string())?;
        let players: Vec<u64> = began["places"].as_array().into_iter().flatten().map(player).collect();
        // Books from before the dues were written were lined up by other rules: those hands are taken as they are. Once
        // there are dues they are never left out again.
        match began.get("dues") {
            None if self.dues => return Err("it does not say who owes what (HE-7, HE-8, S-15)".into()),
            None => {}
            Some(dues) => {
                let same = places == due.places
                    && players == due.places.iter().map(|(seat, _)| who(seat)).collect::<Vec<_>>()
                    && began["button"].as_u64() == Some(u64::from(due.button))
                    && numbers(&began["passed"]) == due.missed.iter().map(who).collect::<Vec<_>>();
                if !same {
                    let clauses = "HE-4, HE-7 to HE-10, S-4, S-15, LB-11";
                    return Err(format!("others are dealt in, or post, than the rules say ({clauses})"));
                }
                self.check_dues(began, dues, &due, rules)?;
                self.dues = true;
            }
        }
        self.before = Some(Box::new(Seats { before: None, ..self.clone() }));
        self.button = began["button"].as_u64().map(|b| b as u8);
        self.last_big = due.big.or(self.last_big);
        for (seat, sitter) in &mut self.all {
            sitter.jumped = due.jumps == Some(*seat);
            if due.missed.contains(seat) {
                sitter.debt = Debt::Missed;
            }
            let owing = due.owing.contains(seat);
            if rules.game.family() != Family::Stud && (owing || due.settled.contains(seat)) {
                (sitter.debt, sitter.entrance, sitter.owes_big) = (Debt::None, None, owing);
            }
        }
        Ok(())
    }
}
