//! Which past rounds somebody looks for, and those there are, the latest first.

use super::{Digests, Part, Round};
use crate::protocol::{RoundMark, TableId};
use chips::Money;
use games::{PlayerId, Seat};
use ledger::{Reader, StoreError};
use std::collections::BTreeSet;

/// Which rounds are looked for; what is none is all the same.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)] // The names say it.
pub struct Wanted {
    pub table: Option<TableId>,
    /// From this moment on, and before that.
    pub from: u64,
    pub to: u64,
    /// Somebody had part in it, or dealt it.
    pub person: Option<BTreeSet<PlayerId>>,
    pub seat: Option<Seat>,
    /// Somebody staked, won or lost so much.
    pub least: Option<Money>,
    pub most: Option<Money>,
    pub ruled: Option<bool>,
    pub voided: Option<bool>,
    /// This became of it, whether it was decided or is still open.
    pub mark: Option<RoundMark>,
    /// Its number at its table.
    pub number: Option<u32>,
    /// The house's programs, where rounds in which nobody else had part are left out.
    pub programs: Option<BTreeSet<PlayerId>>,
    /// Only what comes after this one in the list: its time, its table and its first record.
    pub after: Option<(u64, TableId, u64)>,
    /// How many at most.
    pub limit: usize,
}

/// Where a round stands in the list: the latest first.
type Place = (u64, TableId, u64);

impl Wanted {
    /// Is it this part?
    fn part(&self, part: &Part) -> bool {
        // What a bank puts up covers everybody's wagers: it says nothing about this round.
        let amount = |wanted: &dyn Fn(Money) -> bool| {
            !part.bank && wanted(part.staked) || wanted(part.result.max(-part.result))
        };
        let between = |sum: Money| {
            self.least.is_none_or(|least| sum >= least) && self.most.is_none_or(|most| sum <= most)
        };
        self.person.as_ref().is_none_or(|people| people.contains(&part.player))
            && self.seat.is_none_or(|seat| seat == part.seat)
            && (self.least.is_none() && self.most.is_none() || amount(&between))
    }

    /// May one of them stand in a stretch that is written so? Most that has none is not read for it.
    fn may_stand_in(&self, text: &str) -> bool {
        let named = |player: &PlayerId| {
            [format!("{{\"p\":{},", player.0), format!("\"d\":{}", player.0)].iter().any(|w| text.contains(w))
        };
        self.person.as_ref().is_none_or(|people| people.len() > 20 || people.iter().any(named))
            && self.programs.as_ref().is_none_or(|programs| names_others(text, programs))
            && (self.voided != Some(true) || text.contains("\"v\":true"))
            && (self.ruled != Some(true) || text.contains("\"r\":true"))
            && (self.mark.is_none() || text.contains("\"m\":["))
            && self.number.is_none_or(|number| text.contains(&format!("\"n\":{number},")))
    }

    fn takes(&self, table: TableId, round: &Round) -> bool {
        let place = (round.at, table, round.from);
        let dealt = self.seat.is_none()
            && (self.least, self.most) == (None, None)
            && round.dealer.is_some_and(|d| self.person.as_ref().is_some_and(|who| who.contains(&d)));
        round.at >= self.from
            && round.at < self.to
            && self.ruled.is_none_or(|ruled| ruled == round.ruled)
            && self.voided.is_none_or(|voided| voided == round.voided)
            && self.mark.is_none_or(|mark| round.marks.iter().any(|had| had.decided() == mark.decided()))
            && self.number.is_none_or(|number| number == round.number)
            && self.after.is_none_or(|after| place < after)
            && self
                .programs
                .as_ref()
                .is_none_or(|programs| round.parts.iter().any(|part| !programs.contains(&part.player)))
            && (dealt || round.parts.iter().any(|part| self.part(part)))
    }
}

/// Has somebody part in a round who is none of these, in a stretch that is written so?
fn names_others(text: &str, programs: &BTreeSet<PlayerId>) -> bool {
    const PART: &str = "{\"p\":";
    let mut players = text.match_indices(PART).map(|(at, _)| {
        let number = &text[at + PART.len()..];
        number.split(|c: char| !c.is_ascii_digit()).next().and_then(|number| number.parse().ok())
    });
    players.any(|player| player.is_none_or(|player| !programs.contains(&PlayerId(player))))
}

impl Digests {
    /// The rounds that are looked for, the latest first; one more than was asked for says that there are more.
    pub fn search(&self, reader: &mut Reader, wanted: &Wanted) -> Result<Vec<(TableId, Round)>, StoreError> {
        let found: std::cell::RefCell<Vec<(Place, Round)>> = std::cell::RefCell::default();
        let to = wanted.after.map_or(wanted.to, |(at, ..)| wanted.to.min(at.saturating_add(1)));
        let most = wanted.limit + 1;
        let cut = |found: &mut Vec<(Place, Round)>| {
            found.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
            // Of a round that was settled again the last end counts (ROOM-17).
            let mut seen = BTreeSet::new();
            found.retain(|((_, table, from), _)| seen.insert((*table, *from)));
            found.truncate(most);
        };
        self.each(
            reader,
            (wanted.from, to),
            wanted.table,
            (
                |to_at| {
                    let mut found = found.borrow_mut();
                    cut(&mut found);
                    found.len() < most || found.last().is_some_and(|((at, ..), _)| to_at >= *at)
                },
                |text: &str| wanted.may_stand_in(text),
            ),
            |table, stretch| {
                let taken = stretch.rounds.iter().filter(|round| wanted.takes(table, round));
                found.borrow_mut().extend(taken.map(|r| ((r.at, table, r.from), r.clone())));
            },
        )?;
        let mut found = found.into_inner();
        cut(&mut found);
        Ok(found.into_iter().map(|((_, table, _), round)| (table, round)).collect())
    }
}
