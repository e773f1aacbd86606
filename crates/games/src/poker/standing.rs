//! How a hand stands at the showdown before it is shown: what its holder can know from the hands on the table (S-8).

use super::command::Seat;
use super::event::{Award, Event, Part};
use super::hand::{Hand, Phase, Status};
use chips::Money;
use serde::Serialize;

/// What showing a hand would bring, if nobody after it showed a better one.
///
/// ```
/// use games::poker::Standing;
///
/// assert_eq!(serde_json::to_string(&Standing::Shares).unwrap(), r#""shares""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerStanding"))]
pub enum Standing {
    /// Nobody has shown: there is nothing to compare with.
    First,
    /// It wins what it is in for.
    Wins,
    /// It gets part of it: a tie, one half of a pot, or its call back (LB-10).
    Shares,
    /// It gets nothing, whatever the others hold: mucked or shown is the same.
    Beaten,
}

impl Hand {
    /// How the hand of whoever is asked to show stands against those on the table. Nothing where that cannot be
    /// told: its cards are not known, or its call may still go back.
    pub(super) fn standing(&self, seat: Seat) -> Option<Standing> {
        if self.phase != Phase::Showdown || self.next_to_show() != Some(seat) {
            return None;
        }
        self.player(seat).known()?;
        if self.is_last_for_a_pot(seat) {
            return Some(Standing::Wins);
        }
        if !self.contenders().any(|s| self.player(s).is_tabled()) {
            return Some(Standing::First);
        }
        let (shown, mucked) = (self.settled_with(seat, true), self.settled_with(seat, false));
        let taken =
            |lines: &[Award]| lines.iter().filter(|l| l.seat == seat).map(|l| l.amount).sum::<Money>();
        if taken(&shown) > taken(&mucked) {
            return Some(if shares(&shown, seat) { Standing::Shares } else { Standing::Wins });
        }
        let more_to_come = self.contenders().any(|s| s != seat && !self.player(s).is_tabled());
        let may_go_back = self.player(seat).after_draw.only_called_short().is_some() && more_to_come;
        // Of a pot that the collection has taken whole nobody can say who won it.
        (!may_go_back && !shown.is_empty()).then_some(Standing::Beaten)
    }

    /// Is there a pot that nobody else can win any more?
    pub(super) fn is_last_for_a_pot(&self, seat: Seat) -> bool {
        self.pots().iter().any(|pot| pot.seats.as_slice() == [seat])
    }

    /// The settlement if this hand is shown, or mucked, and everybody who has not shown yet mucks.
    fn settled_with(&self, seat: Seat, shows: bool) -> Vec<Award> {
        let mut told = self.clone();
        for (i, player) in told.players.iter_mut().enumerate().filter(|(_, p)| p.is_in() && !p.is_tabled()) {
            match shows && i == usize::from(seat) {
                true => player.shown = true,
                false => player.status = Status::Mucked,
            }
        }
        match told.next_event() {
            Some(Event::Awarded { lines, .. }) => lines,
            _ => Vec::new(),
        }
    }
}

/// Does somebody else get something of a pot that this player wins, or does the player win none?
fn shares(lines: &[Award], seat: Seat) -> bool {
    let won = |line: &&Award| line.part != Part::Returned;
    let mut mine = lines.iter().filter(won).filter(|l| l.seat == seat).peekable();
    let others = |pot: u8| lines.iter().filter(won).any(|l| l.seat != seat && l.pot == pot);
    mine.peek().is_none() || mine.any(|line| others(line.pot))
}
