//! What steps of poker's table scripts say must be true.

use super::{Felt, money, seat_of, way_of};
use crate::PlayerId;
use crate::poker::{Debt, Dues, Event, Forced, Place, Sitter, TableEvent};
use crate::scenario::script::{Claim, Run, Step};
use chips::Money;
use voice::say;

/// How the last hand began, and what happened at the table since.
struct Began<'a> {
    places: &'a [Place],
    passed: &'a [PlayerId],
    dues: &'a Dues,
    since: &'a [(crate::poker::Table, TableEvent)],
}

impl Began<'_> {
    fn place(&self, player: PlayerId) -> Option<usize> {
        self.places.iter().position(|p| p.player == player)
    }

    /// The small blind is posted in turn, and not from the big blind's seat; heads-up from the button.
    fn small(&self) -> Option<PlayerId> {
        let small = |p: &&Place| p.entry.in_turn && Some(p.seat) != self.dues.big;
        self.places.iter().find(small).map(|p| p.player)
    }

    fn big(&self) -> Option<PlayerId> {
        self.places.iter().find(|p| Some(p.seat) == self.dues.big).map(|p| p.player)
    }

    /// What somebody has posted: dead, and live.
    fn posted(&self, player: PlayerId) -> (Money, Money) {
        let place = self.place(player);
        let posts = self.since.iter().filter_map(|(_, event)| match event {
            TableEvent::Hand(Event::Posted { seat, amount, forced }) if Some(usize::from(*seat)) == place => {
                Some((*amount, *forced))
            }
            _ => None,
        });
        posts.fold((Money::ZERO, Money::ZERO), |(dead, live), (amount, forced)| match forced {
            Forced::Dead | Forced::Ante => (dead + amount, live),
            Forced::Blind | Forced::Kill => (dead, live + amount),
            Forced::BringIn => (dead, live),
        })
    }
}

impl Run<Felt> {
    fn began(&self) -> Step<Began<'_>> {
        let began = self.story.iter().enumerate().rev().find_map(|(i, (_, event))| match event {
            TableEvent::HandBegan { places, passed, dues, .. } => {
                Some(Began { places, passed, dues, since: &self.story[i + 1..] })
            }
            _ => None,
        });
        began.ok_or_else(|| say!("script-no-hand-begun"))
    }

    fn sitter(&self, name: &str) -> Step<&Sitter> {
        let player = self.player(name)?;
        self.table().person(player).ok_or_else(|| say!("script-not-at-table", name: name))
    }

    pub(super) fn claim(&self, words: &[&str]) -> Step<Option<Claim>> {
        Ok(Some(match words {
            ["stack", name, amount] => {
                let stack = self.table().chips(self.sitter(name)?.player);
                (money(amount)? == stack, say!("script-has-chips", name: name, stack: stack))
            }
            ["drop", amount] => {
                let drop = self.table().drop_box();
                (money(amount)? == drop, say!("script-drop", drop: drop))
            }
            ["button", seat] => {
                let button = self.table().button();
                (seat_of(seat)? == button, say!("script-at-seat", button: button))
            }
            ["asks", name] => {
                let asked = self.table().turn().and_then(|(_, who)| who).map(|(player, _)| player);
                self.is(name, asked)?
            }
            ["big", name] => self.is(name, self.began()?.big())?,
            ["small", name] => self.is(name, self.began()?.small())?,
            ["kills", name] => self.is(name, self.began()?.dues.kills)?,
            ["jumps", name] => self.is(name, self.began()?.dues.jumps)?,
            ["dealt", name] => self.among(name, &self.dealt()?)?,
            ["not", "dealt", name] => not(self.among(name, &self.dealt()?)?),
            ["passed", name] => self.among(name, self.began()?.passed)?,
            ["not", "passed", name] => not(self.among(name, self.began()?.passed)?),
            ["posts", name, rest @ ..] => return self.posts(name, rest),
            ["owes", name, what] => self.owes(name, what)?,
            ["costs", name, how, amount] => self.costs(name, how, amount)?,
            _ => return Ok(None),
        }))
    }

    fn is(&self, name: &str, who: Option<PlayerId>) -> Step<Claim> {
        let found = who.map_or("nobody", |player| self.name(player));
        Ok((who == Some(self.player(name)?), say!("script-it-is", found: found)))
    }

    fn among(&self, name: &str, people: &[PlayerId]) -> Step<Claim> {
        let found: Vec<&str> = people.iter().map(|p| self.name(*p)).collect();
        let found = if found.is_empty() { "nobody".to_string() } else { found.join(", ") };
        Ok((people.contains(&self.player(name)?), say!("script-it-is", found: found)))
    }

    fn dealt(&self) -> Step<Vec<PlayerId>> {
        Ok(self.began()?.places.iter().map(|p| p.player).collect())
    }

    fn posts(&self, name: &str, rest: &[&str]) -> Step<Option<Claim>> {
        let posted @ (dead, live) = self.began()?.posted(self.player(name)?);
        let so = match rest {
            [amount] => money(amount)? == dead + live,
            ["dead", d, "live", l] => (money(d)?, money(l)?) == posted,
            _ => return Ok(None),
        };
        Ok(Some((so, say!("script-posts-dead-live", name: name, dead: dead, live: live))))
    }

    fn owes(&self, name: &str, what: &str) -> Step<Claim> {
        let Sitter { debt, owes_big, .. } = self.sitter(name)?;
        let found = match debt {
            Debt::None if *owes_big => "big",
            Debt::None => "nothing",
            Debt::New => "new",
            Debt::Missed => "missed",
            Debt::Moved { .. } => "moved",
        };
        match what {
            "nothing" | "new" | "missed" | "moved" | "big" => {
                Ok((what == found, say!("script-it-is", found: found)))
            }
            _ => Err(say!("script-owes-nothing-new-missed")),
        }
    }

    fn costs(&self, name: &str, how: &str, amount: &str) -> Step<Claim> {
        let (how, amount) = (way_of(how)?, money(amount)?);
        let ways = self.table().ways_in(self.sitter(name)?, &self.stage.out);
        Ok(match ways.iter().find(|way| way.how == how) {
            Some(way) => (way.costs == amount, say!("script-it-costs", costs: way.costs)),
            None => (false, say!("script-come-way", name: name)),
        })
    }
}

fn not((so, found): Claim) -> Claim {
    (!so, found)
}
