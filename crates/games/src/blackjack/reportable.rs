//! What may have gone wrong at a blackjack table: the list that a dealer's console offers. What the floor may rule about it
//! stands in `floor.rs`.

use super::rules::Peek;
use super::table::Table;
use crate::clauses::Clause;
use serde::Serialize;

/// Something that went wrong.
///
/// ```
/// use games::blackjack::Mishap;
///
/// let table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// assert!(table.mishaps().reportable.iter().any(|report| report.what == Mishap::Misnamed));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackMishap"))]
pub enum Mishap {
    /// A card was named wrongly.
    Misnamed,
    /// A wager or a bank was entered wrongly.
    BetMisentered,
    /// A wager was paid or taken wrongly.
    PaidWrongly,
    /// A card was exposed.
    Exposed,
    /// A card went off the table.
    OffTable,
    /// A card too many was dealt.
    Extra,
    /// The hole card was not looked at where the house looks (RND-7).
    MissedPeek,
    /// The cards went to the wrong circles.
    Misdeal,
    /// Cards were switched, passed or held out.
    Switched,
    /// A wager was removed before it was settled.
    WagerRemoved,
}

/// A mishap that may be reported at a table.
///
/// ```
/// use games::blackjack::Mishap;
///
/// let table = games::rulebook::Houses::shipped().load("livermore/pure-21.5").unwrap().open();
/// let removed = table.mishaps().reportable.into_iter().find(|report| report.what == Mishap::WagerRemoved);
/// assert_eq!(removed.unwrap().clause.id(), "L-CAS-4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackReportable"))]
pub struct Reportable {
    /// What.
    pub what: Mishap,
    /// What the ruling on it rests on.
    pub clause: Clause,
}

/// What may go wrong at a table, and what the floor's own word rests on there.
///
/// ```
/// let table = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap().open();
/// assert_eq!(table.mishaps().floor.id(), "FLOOR-1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackMishaps"))]
pub struct Mishaps {
    /// The clause of the floor's own word.
    pub floor: Clause,
    /// Penalties are among them where the rulebook has them.
    pub reportable: Vec<Reportable>,
}

impl Table {
    /// What may go wrong here.
    pub fn mishaps(&self) -> Mishaps {
        use Mishap::{BetMisentered, Exposed, Extra, Misdeal, Misnamed, MissedPeek, OffTable};
        use Mishap::{PaidWrongly, Switched, WagerRemoved};
        let floor = self.floor_clause();
        let peeks = self.rules.peek != Peek::Never;
        let decided = [Misnamed, BetMisentered, PaidWrongly, Exposed, OffTable, Extra, MissedPeek, Misdeal]
            .into_iter()
            .filter(|what| peeks || *what != MissedPeek)
            .map(|what| Reportable {
                what,
                clause: if what == PaidWrongly { Clause::Room17 } else { floor },
            });
        let penalties = [(Switched, Clause::LCas6), (WagerRemoved, Clause::LCas4)]
            .map(|(what, clause)| Reportable { what, clause })
            .into_iter()
            .filter(|penalty| self.check_penalties(penalty.clause).is_ok());
        Mishaps { floor, reportable: decided.chain(penalties).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blackjack::Setup;
    use crate::rulebook::Houses;

    #[test]
    fn penalties_are_offered_where_the_rulebook_has_them() {
        let at = |id: &str| {
            let book = Houses::shipped().load(id).unwrap();
            let (rules, schedule) = (book.rules.clone(), book.schedules[0].clone());
            Table::open(Setup { rules, schedule, decks: 6, turn: 1 }).mishaps()
        };
        let (casino, other) = (at("livermore/pure-21.5"), at("aviator/pure-21.5"));
        let clauses = |m: &Mishaps| m.reportable.iter().map(|r| r.clause).collect::<Vec<_>>();
        assert_eq!((casino.floor, other.floor), (Clause::LCas16, Clause::Floor1));
        assert_eq!(clauses(&casino)[8..], [Clause::LCas6, Clause::LCas4]);
        // What was paid wrongly is put right by the room's own reversal, whatever the house's document says.
        assert_eq!(clauses(&other)[2], Clause::Room17);
        assert_eq!(clauses(&other).iter().filter(|clause| **clause == Clause::Floor1).count(), 7);
        // Where nobody looks at the hole card, nobody forgets to.
        let peeked = |m: &Mishaps| m.reportable.iter().any(|r| r.what == Mishap::MissedPeek);
        assert!(peeked(&casino) && peeked(&other));
        let book = Houses::shipped().load_changed("aviator/pure-21.5", &["peek=\"never\""]).unwrap();
        assert!(!peeked(&book.open().mishaps()));
    }
}
