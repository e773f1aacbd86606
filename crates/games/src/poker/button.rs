//! Button and blinds from hand to hand: who is dealt in, who posts what, and how people come into a game.
//!
//! The button always moves forward, to the next seat that is dealt in (HE-9, S-15). Stud has no button: it is
//! dealt from the dealer's left.

use super::command::Refusal;
use super::games::Game;
use super::hand::Entry;
use super::rules::Rules;
use crate::clauses::Clause;
use crate::{Edition, Seat};
use chips::Money;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use voice::say;

/// How somebody comes into the game.
///
/// ```
/// use games::poker::Entrance;
///
/// assert_eq!(serde_json::from_str::<Entrance>(r#""wait-for-big""#).unwrap(), Entrance::WaitForBig);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerEntrance"))]
pub enum Entrance {
    /// Dealt right in, posting nothing (HE-7, S-15).
    RightIn,
    /// Waits for the big blind (HE-7, HE-8, LB-11).
    WaitForBig,
    /// Posts the big blind directly in front of the button, which jumps it on the next hand (HE-7).
    PostInFront,
    /// Posts both blinds, the small one dead (HE-8).
    PostBoth,
    /// Posts the big blind live after moving away from it (HE-10).
    PostBig,
    /// Waits to be dealt in again on the same position (HE-10).
    WaitSamePosition,
    /// Kills the pot (LB-11).
    Kill,
}

/// What somebody owes before it plays as everybody else does.
///
/// ```
/// use games::poker::Debt;
///
/// assert!(Debt::default().is_new() && !Debt::Missed.is_new());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerDebt"))]
pub enum Debt {
    /// Nothing.
    None,
    /// It has just come.
    New,
    /// The blinds passed it while it was away.
    Missed,
    /// It moved away from the blind, so many hands before it would have been its turn.
    Moved {
        /// Hands until the big blind, before it moved.
        hands: u8,
    },
}

impl Default for Debt {
    /// Who comes to a table owes what newcomers do.
    fn default() -> Debt {
        Debt::New
    }
}

impl Debt {
    /// Has it just come?
    pub fn is_new(&self) -> bool {
        *self == Debt::New
    }
}

/// What the button needs to know of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Its number.
    pub seat: Seat,
    /// Chips in front of it.
    pub stack: Money,
    /// Does it want cards?
    pub playing: bool,
    /// What it owes.
    pub debt: Debt,
    /// How it has chosen to come in.
    pub entrance: Option<Entrance>,
    /// It was dealt right in and has not had the big blind yet (S-15).
    pub owes_big: bool,
    /// The button jumps it (HE-7).
    pub jumped: bool,
}

/// Who is dealt in, and what each one posts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lineup {
    /// The seat with the button; in stud, the last one dealt to.
    pub button: Seat,
    /// Those dealt in, left of the button first, with what they bring and post.
    pub places: Vec<(Seat, Entry)>,
    /// Who has taken or posted its big blind now, and owes nothing any more.
    pub settled: Vec<Seat>,
    /// Who plays on owing its big blind: dealt right in (S-15).
    pub owing: Vec<Seat>,
    /// Who missed the blinds, being away (HE-8).
    pub missed: Vec<Seat>,
    /// Who has to kill the pot (LB-11).
    pub kills: Option<Seat>,
    /// Whom the button jumps on the next hand (HE-7).
    pub jumps: Option<Seat>,
    /// Where the big blind is.
    pub big: Option<Seat>,
}

/// How a player may come in, given what it owes.
pub fn entrances(game: Game, debt: Debt, in_front_of_button: bool) -> Vec<Entrance> {
    use Entrance::*;
    let form = game.form();
    match (form.has_blinds(), debt) {
        (_, Debt::None) => vec![],
        (false, _) => vec![RightIn],
        _ if form.customs.kills => vec![WaitForBig, Kill],
        (_, Debt::New) if in_front_of_button => vec![RightIn, WaitForBig, PostInFront],
        (_, Debt::New) => vec![RightIn, WaitForBig],
        (_, Debt::Missed) => vec![PostBoth, WaitForBig],
        (_, Debt::Moved { .. }) => vec![PostBig, WaitSamePosition],
    }
}

/// The clause under which a choice of entrance is refused.
pub fn entrance_clause(game: Game, debt: Debt) -> Clause {
    match (game.form().customs.kills, debt) {
        (true, _) => Clause::Lb11,
        (_, Debt::Missed) => Clause::He8,
        (_, Debt::Moved { .. }) => Clause::He10,
        _ => Clause::He7,
    }
}

/// Seats in clockwise order after one.
fn clockwise(chairs: &[Chair], after: Seat) -> Vec<Chair> {
    let (first, then): (Vec<Chair>, Vec<Chair>) = chairs.iter().copied().partition(|c| c.seat > after);
    first.into_iter().chain(then).collect()
}

fn able(chair: &Chair) -> bool {
    chair.playing && chair.stack.is_positive()
}

/// The next hand, before anybody is lined up: who is there, and where the button was.
pub struct NextHand<'a> {
    /// What is played.
    pub rules: &'a Rules,
    /// As of which rulings.
    pub edition: Edition,
    /// Everybody at the table, by seat.
    pub chairs: &'a [Chair],
    /// Where the button was; nowhere before the first hand.
    pub from: Option<Seat>,
}

impl NextHand<'_> {
    fn second(&self) -> bool {
        self.edition >= Edition::SECOND
    }

    fn wanting(&self) -> Vec<Chair> {
        self.chairs.iter().copied().filter(able).collect()
    }

    /// Does a game begin, or begin again for want of players who owe nothing? Then newcomers owe nothing either (S-15).
    fn is_fresh(&self) -> bool {
        let settled = |c: &&Chair| able(c) && c.debt == Debt::None;
        self.from.is_none() || self.chairs.iter().filter(settled).count() < 2
    }

    /// Is somebody dealt in like everybody else? Blinds that passed are owed however few are left (HE-8, HE-10, S-15).
    fn is_free(&self, chair: &Chair) -> bool {
        chair.debt == Debt::None || self.is_fresh() && (chair.debt == Debt::New || !self.second())
    }

    /// Where the button goes (HE-9).
    fn button(&self) -> Option<Seat> {
        let wanting = self.wanting();
        let order = clockwise(&wanting, self.from.or(wanting.last().map(|c| c.seat))?);
        let may = |c: &&Chair| self.is_free(c) || c.entrance == Some(Entrance::RightIn);
        let next = match self.second() {
            true => self.forward(&order),
            false => order.iter().filter(may).find(|c| !c.jumped || order.len() == 2),
        };
        next.or(order.first()).map(|c| c.seat)
    }

    /// Forward, to the next seat dealt in that it does not jump; the jump yields where the button would else stay
    /// (HE-7, S-15). Nobody has the button behind themselves.
    fn forward<'c>(&self, order: &'c [Chair]) -> Option<&'c Chair> {
        let in_front = |c: &Chair| c.entrance == Some(Entrance::PostInFront) && !self.is_free(c);
        let dealt = order.iter().filter(|c| !in_front(c) && self.comes(c.seat, c));
        dealt.min_by_key(|c| (Some(c.seat) == self.from, c.jumped))
    }

    /// Is this the next seat clockwise from where the button is going (S-15)?
    pub fn is_in_front_of_button(&self, seat: Seat) -> bool {
        let counts = |c: &&Chair| able(c) || c.seat == seat;
        let others: Vec<Chair> = self.chairs.iter().copied().filter(|c| c.seat != seat).collect();
        let Some(next) = (NextHand { chairs: &others, ..*self }).button() else { return false };
        let seats: Vec<Chair> = self.chairs.iter().filter(counts).copied().collect();
        clockwise(&seats, next).first().is_some_and(|c| c.seat == seat)
    }

    /// Is somebody dealt in on this hand, wherever the blinds fall?
    fn comes(&self, button: Seat, chair: &Chair) -> bool {
        match (chair.entrance, chair.debt) {
            _ if self.is_free(chair) => true,
            (Some(Entrance::RightIn | Entrance::PostBoth | Entrance::PostBig), _) => true,
            (Some(Entrance::PostInFront), _) => self.is_in_front_of_button(chair.seat),
            (Some(Entrance::Kill), _) => {
                // One kill per pot (S-11): the first of them clockwise, if it has the chips.
                let enough = |c: &Chair| c.playing && c.stack >= self.rules.big_blind * 2;
                let from = self.from.filter(|_| self.second()).unwrap_or(button);
                let killers = clockwise(self.chairs, from);
                let mut killers = killers.iter().filter(|c| c.entrance == Some(Entrance::Kill) && enough(c));
                killers.next().is_some_and(|c| c.seat == chair.seat)
            }
            (Some(Entrance::WaitSamePosition), Debt::Moved { hands }) => {
                hands_to_big(self.chairs, self.from.unwrap_or(button), chair.seat) <= hands
            }
            _ => false,
        }
    }

    /// How the blinds pass, from where the big one was.
    pub fn passing(&self, last: Seat, button: Seat, big: Seat) -> Passing {
        Passing { edition: self.edition, from: self.from.unwrap_or(button), last, button, big }
    }

    /// Seats that a blind passes while nobody there wants cards, or has chips to be dealt in with (HE-8, S-15a).
    fn missed(&self, blinds: &Passing) -> Vec<Seat> {
        let away = |c: &Chair| if self.second() { !able(c) } else { !c.playing };
        let misses = |c: &&Chair| away(c) && can_miss(c.debt, self.edition) && blinds.pass(c.seat);
        let mut missed: Vec<Seat> = self.chairs.iter().filter(misses).map(|c| c.seat).collect();
        missed.sort_by_key(|seat| clockwise_to(blinds.last, *seat) % AROUND);
        missed
    }

    /// Its button, blinds and players. `last_big` is where the big blind was.
    pub fn line_up(&self, last_big: Option<Seat>) -> Result<Lineup, Refusal> {
        if !self.rules.game.form().has_blinds() {
            return line_up_stud(self.rules, self.chairs);
        }
        let wanting = self.wanting();
        if wanting.len() < 2 {
            return Err(Refusal::new(Clause::S1, say!("poker-no-hand-needs-two-players-chips")));
        }
        let button = self.button().expect("somebody wants cards");
        // Where everybody waits there is nothing to wait for: the button is dealt in, and the next seat has the big blind.
        let all_wait = !wanting.iter().any(|c| self.comes(button, c));
        let comes = |c: &Chair| self.comes(button, c) || all_wait && c.seat == button;
        let (small, big) = blinds(&wanting, button, self.edition, self.is_fresh(), &comes);
        let line = LiningUp { next: self, button, small, big };
        let mut lineup = line.seat_players(&wanting, &comes);
        lineup.missed = last_big.map_or(vec![], |last| self.missed(&self.passing(last, button, big)));
        Ok(lineup)
    }
}

/// How many hands until the big blind comes to a seat: those who want cards between, counted clockwise.
pub fn hands_to_big(chairs: &[Chair], button: Seat, seat: Seat) -> u8 {
    let order = clockwise(chairs, button);
    let before = order.iter().take_while(|c| c.seat != seat).filter(|c| c.playing && c.stack.is_positive());
    // The big blind is the second seat from the button; the next hand's is the third.
    let position = before.count();
    let position = if position < 2 { position + order.len() } else { position };
    // Who sits alone is its own next neighbour.
    position.saturating_sub(2) as u8
}

/// The seats of the small and the big blind. Who waits for the big blind gets it when it comes.
fn blinds(
    wanting: &[Chair],
    button: Seat,
    edition: Edition,
    fresh: bool,
    comes: &impl Fn(&Chair) -> bool,
) -> (Seat, Seat) {
    let second = edition >= Edition::SECOND;
    let order = clockwise(wanting, button);
    // Who posts in front of the button has done its part: the blinds are those of the next two. Where a game begins, nobody
    // posts there; who means to post there and is not there waits, and the big blind may come to it.
    let posts = |c: &Chair| c.debt != Debt::None && c.entrance == Some(Entrance::PostInFront);
    let in_front = |c: &Chair| posts(c) && (!second || !fresh && comes(c));
    let due: Vec<Chair> = order.iter().copied().filter(|c| !in_front(c)).collect();
    let three = second && order.iter().any(in_front);
    let (order, three) =
        if due.iter().filter(|c| comes(c)).count() < 2 { (order, false) } else { (due, three) };
    let coming: Vec<Seat> = order.iter().filter(|c| comes(c)).map(|c| c.seat).collect();
    let small = coming[0];
    let after = order.iter().skip_while(|c| c.seat != small).skip(1);
    let big = after.chain(&order).find(|c| c.seat != small).map_or(small, |c| c.seat);
    // Heads-up the button has the small blind (S-4). With somebody in front of the button three are dealt in: the next one has
    // the small blind and the button the big one, clockwise as always (HE-4).
    match coming.len() == 2 && coming.contains(&big) && !three {
        true => (button, coming.into_iter().find(|s| *s != button).unwrap_or(big)),
        false => (small, big),
    }
}

/// A hand being lined up: where the button and the blinds are.
struct LiningUp<'a> {
    next: &'a NextHand<'a>,
    button: Seat,
    small: Seat,
    big: Seat,
}

impl LiningUp<'_> {
    fn seat_players(&self, wanting: &[Chair], comes: &impl Fn(&Chair) -> bool) -> Lineup {
        let mut lineup = Lineup {
            button: self.button,
            places: Vec::new(),
            settled: vec![],
            owing: vec![],
            missed: vec![],
            kills: None,
            jumps: None,
            big: Some(self.big),
        };
        for chair in clockwise(wanting, self.button).into_iter().filter(|c| comes(c) || c.seat == self.big) {
            let entry = self.seat_player(&chair, comes(&chair), &mut lineup);
            lineup.places.push((chair.seat, entry));
        }
        lineup
    }

    /// How somebody who owes a blind is dealt in. Whoever has the button where all wait comes in by posting (S-15).
    fn entrance(&self, chair: &Chair) -> Option<Entrance> {
        let waits = chair.entrance == Some(Entrance::WaitForBig) && chair.debt == Debt::Missed;
        match chair.entrance.filter(|_| !self.next.is_free(chair)) {
            Some(_) if waits && chair.seat == self.small && !self.next.rules.game.form().customs.kills => {
                Some(Entrance::PostBoth)
            }
            entrance => entrance,
        }
    }

    /// What somebody who is dealt in posts, and what that makes of what they owe.
    fn seat_player(&self, chair: &Chair, comes: bool, lineup: &mut Lineup) -> Entry {
        let LiningUp { next, small, big, .. } = *self;
        let (rules, second, fresh) = (next.rules, next.second(), next.is_fresh());
        let mut entry = Entry { stack: chair.stack, ..Entry::default() };
        let owes = !next.is_free(chair) || chair.owes_big && !fresh;
        let entrance = self.entrance(chair);
        let post = |entry: &mut Entry, blind: Money, in_turn| {
            entry.blind = blind.min(entry.stack - entry.dead);
            entry.in_turn = in_turn;
        };
        // A newcomer's kill is one in every position; it takes in the blind of its place (LB-11, S-15).
        if entrance == Some(Entrance::Kill) && comes && second {
            lineup.kills = Some(chair.seat);
        }
        match entrance {
            _ if chair.seat == big => {
                post(&mut entry, rules.big_blind, true);
                lineup.settled.push(chair.seat);
            }
            // Who missed blinds posts both wherever it sits, the small one dead (HE-8, S-15).
            Some(Entrance::PostBoth) if second || chair.seat != small => {
                entry.dead = rules.small_blind.min(entry.stack);
                post(&mut entry, rules.big_blind, chair.seat == small);
                lineup.settled.push(chair.seat);
            }
            Some(Entrance::Kill) if second && chair.seat == small => {
                post(&mut entry, rules.small_blind, true);
                lineup.settled.push(chair.seat);
            }
            // Who is due the small blind but still owes its big one posts a big blind (S-15).
            _ if chair.seat == small && owes => {
                post(&mut entry, rules.big_blind, true);
                lineup.settled.push(chair.seat);
            }
            _ if chair.seat == small => {
                post(&mut entry, rules.small_blind, true);
                lineup.settled.extend(fresh.then_some(chair.seat));
            }
            Some(how @ (Entrance::PostBig | Entrance::PostInFront)) => {
                post(&mut entry, rules.big_blind, false);
                lineup.settled.push(chair.seat);
                lineup.jumps = if how == Entrance::PostInFront { Some(chair.seat) } else { lineup.jumps };
            }
            Some(Entrance::Kill) => {
                lineup.kills = Some(chair.seat);
                lineup.settled.push(chair.seat);
            }
            Some(Entrance::RightIn | Entrance::WaitSamePosition) => lineup.owing.push(chair.seat),
            _ if fresh => lineup.settled.push(chair.seat),
            _ => {}
        }
        entry
    }
}

/// The way of the blinds from one hand to the next.
pub struct Passing {
    edition: Edition,
    /// Where the button was.
    from: Seat,
    /// Where the big blind was.
    last: Seat,
    /// Where the button is.
    button: Seat,
    /// Where the big blind is.
    big: Seat,
}

impl Passing {
    /// The way of the big blind, counted clockwise from where the button was. Where somebody who comes in has the button, the
    /// blinds stay, or even go back, and pass nobody.
    fn way(&self) -> Range<i16> {
        let button = clockwise_to(self.from, self.button);
        clockwise_to(self.from, self.last)..button + clockwise_to(self.button, self.big)
    }

    /// Do they pass this seat? The small one passes the seat that had the big blind before, and the book says "the
    /// blind(s)": either makes the debt (HE-8).
    pub fn pass(&self, seat: Seat) -> bool {
        if self.edition < Edition::SECOND {
            let from_last = |to: Seat| clockwise_to(self.last, to) % AROUND;
            return if self.last == self.big {
                seat != self.last
            } else {
                from_last(seat) < from_last(self.big)
            };
        }
        let at = clockwise_to(self.from, seat);
        self.way().contains(&at) || self.way().contains(&(at + AROUND))
    }

    /// Do they pass this seat, or does the big one come to it?
    pub fn come_to(&self, seat: Seat) -> bool {
        self.pass(seat) || seat == self.big && !self.way().is_empty()
    }
}

/// More seats than any table has.
const AROUND: i16 = 256;

/// How far it is clockwise from one seat to another; to itself, once around.
fn clockwise_to(from: Seat, to: Seat) -> i16 {
    (i16::from(to) - i16::from(from) - 1).rem_euclid(AROUND) + 1
}

/// Can somebody with this debt come to owe missed blinds? Who waits for the same position no less than who owes nothing
/// (S-15a); the newcomer was not in the game yet.
pub fn can_miss(debt: Debt, edition: Edition) -> bool {
    debt == Debt::None || matches!(debt, Debt::Moved { .. }) && edition >= Edition::SECOND
}

/// Stud: everybody with at least the ante is dealt in, from the dealer's left (ST-6).
fn line_up_stud(rules: &Rules, chairs: &[Chair]) -> Result<Lineup, Refusal> {
    let able = |c: &&Chair| c.playing && c.stack >= rules.ante;
    let entry = |c: &Chair| (c.seat, Entry { stack: c.stack, ante: rules.ante, ..Entry::default() });
    let places: Vec<(Seat, Entry)> = chairs.iter().filter(able).map(entry).collect();
    if places.len() < 2 {
        return Err(Refusal::new(Clause::St6, say!("poker-no-hand-needs-two-players-least")));
    }
    Ok(Lineup {
        button: places.last().map_or(0, |(seat, _)| *seat),
        settled: places.iter().map(|(seat, _)| *seat).collect(),
        places,
        owing: vec![],
        missed: vec![],
        kills: None,
        jumps: None,
        big: None,
    })
}
