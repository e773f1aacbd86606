//! What is posted in a hand of ours: blinds, antes and bring-in are the rulebook's, or the file cannot be read.

use super::record::{Fault, Record};
use crate::clauses::Clause;
use crate::poker::rules::Rules;
use chips::Money;
use voice::say;

/// Holds what a record posts against the rules. What it leaves out is the house's.
pub(super) fn check(record: &Record<'_>, rules: &Rules) -> Result<(), Fault> {
    let posts = Posts { record, rules };
    if !rules.game.form().has_blinds() {
        return posts.check_stud();
    }
    if record.bring_in.is_some() {
        return Err(Fault::new("bring_in", say!("phh-bring-in-for-stud")).under(Clause::S4));
    }
    posts.check_antes()?;
    if record.blinds.is_empty() {
        return Ok(());
    }
    posts.check_amounts()?;
    posts.check_order()
}

struct Posts<'a> {
    record: &'a Record<'a>,
    rules: &'a Rules,
}

impl Posts<'_> {
    /// The player of an entry: heads-up blinds and antes are listed the other way round.
    fn player(&self, i: usize) -> usize {
        if self.record.stacks.len() == 2 { 1 - i } else { i }
    }

    fn stack(&self, i: usize) -> Money {
        self.record.stacks[self.player(i)]
    }

    fn ante(&self, i: usize) -> Money {
        self.record.antes.get(i).copied().unwrap_or_default()
    }

    fn blind(&self, i: usize) -> Money {
        self.record.blinds.get(i).copied().unwrap_or_default()
    }

    /// Has a player nothing left after what it posts?
    fn is_all_in(&self, i: usize) -> bool {
        self.stack(i) <= self.ante(i) + size(self.blind(i))
    }

    /// Is the post this blind, or as much of it as the player has?
    fn fits(&self, i: usize, due: Money) -> bool {
        let posted = self.blind(i);
        posted == due || (posted.is_positive() && posted < due && self.is_all_in(i))
    }

    /// Everybody posts the ante, and nobody a blind (S-4). Who has less is for the referee to refuse (ST-6).
    fn check_stud(&self) -> Result<(), Fault> {
        let (ante, bring_in) = (self.rules.ante, self.rules.bring_in);
        if self.record.blinds.iter().any(|b| !b.is_zero()) {
            return Err(Fault::new("blinds_or_straddles", say!("phh-stud-no-blinds")).under(Clause::S4));
        }
        let short = |i: usize, posted: Money| posted == self.stack(i) && posted < ante;
        let mut antes = self.record.antes.iter().enumerate();
        if let Some((_, other)) = antes.find(|(i, posted)| **posted != ante && !short(*i, **posted)) {
            let what = say!("phh-another-ante", other: *other, ante: ante);
            return Err(Fault::new("antes", what).under(Clause::S4));
        }
        match self.record.bring_in.filter(|b| *b != bring_in) {
            Some(other) => {
                let what = say!("phh-another-bring-in", other: other, bring_in: bring_in);
                Err(Fault::new("bring_in", what).under(Clause::S4))
            }
            None => Ok(()),
        }
    }

    /// An ante is the dead small blind of somebody who missed it and posts the big one live beside it (HE-8).
    fn check_antes(&self) -> Result<(), Fault> {
        let (small, big) = (self.rules.small_blind, self.rules.big_blind);
        for (i, ante) in self.record.antes.iter().copied().enumerate().filter(|(_, a)| !a.is_zero()) {
            let (clause, what) = if self.rules.game.form().customs.kills {
                (Clause::Lb11, say!("phh-no-dead-blind"))
            } else if ante != small && !(ante < small && ante >= self.stack(i)) {
                (Clause::He8, say!("phh-not-dead-small-blind", ante: ante, small: small))
            } else if size(self.blind(i)) != big && !self.is_all_in(i) {
                (Clause::He8, say!("phh-dead-without-live", ante: ante, big: big))
            } else {
                continue;
            };
            return Err(Fault::new("antes", what).under(clause));
        }
        Ok(())
    }

    /// Every post is one of the house's two blinds, or a big one out of turn (HE-7, HE-8, HE-10), or all that a player has.
    fn check_amounts(&self) -> Result<(), Fault> {
        let (small, big) = (self.rules.small_blind, self.rules.big_blind);
        for (i, blind) in self.record.blinds.iter().copied().enumerate() {
            let short = self.is_all_in(i) && size(blind) < big;
            let (clause, what) = if ![Money::ZERO, small, big, -big].contains(&blind) && !short {
                (Clause::S4, say!("phh-neither-blind", blind: blind, small: small, big: big))
            } else if blind < Money::ZERO && self.rules.game.form().customs.kills {
                (Clause::Lb11, say!("phh-no-blind-out-of-turn"))
            } else {
                continue;
            };
            return Err(Fault::new("blinds_or_straddles", what).under(clause));
        }
        Ok(())
    }

    /// The blinds stand clockwise from the button, after those who post in front of it (HE-7): the small one, or a second big one (S-15), or none, and then the big one. A lowball player who kills the pot in a blind's place posts no blind (S-15).
    fn check_order(&self) -> Result<(), Fault> {
        let (small, big) = (self.rules.small_blind, self.rules.big_blind);
        let blinds = &self.record.blinds;
        let posted: Vec<usize> = (0..blinds.len()).filter(|i| blinds[*i].is_positive()).collect();
        let first = blinds.iter().take_while(|b| **b < Money::ZERO).count();
        let (clause, what) = match posted[..] {
            [] => (Clause::He4, say!("phh-nobody-posts")),
            [a, b] if a != first || b != first + 1 => (Clause::He4, say!("phh-one-after-the-other")),
            // Hands of edition 1: behind somebody in front of the button two players had the blinds as if they were alone, the button
            // the small one.
            [a, b] if a > 0 && b + 1 == blinds.len() && self.fits(a, big) && self.fits(b, small) => {
                return Ok(());
            }
            [a, b] if !(self.fits(a, small) || self.fits(a, big)) || !self.fits(b, big) => {
                (Clause::S4, say!("phh-small-first"))
            }
            [_, _] => return Ok(()),
            [big_one] if big_one == first + 1 && self.fits(big_one, big) => return Ok(()),
            [big_one] if big_one == first && first > 0 && self.fits(big_one, big) => return Ok(()),
            [small_one] if small_one == first && self.fits(small_one, small) && self.kills(first + 1) => {
                return Ok(());
            }
            [_] => (Clause::S4, say!("phh-big-in-its-place")),
            _ => (Clause::S4, say!("phh-two-blinds", players: posted.len())),
        };
        Err(Fault::new("blinds_or_straddles", what).under(clause))
    }

    /// Does the player of this place kill the pot (LB-5, LB-11)?
    fn kills(&self, i: usize) -> bool {
        let kills = |action: &str| {
            let mut words = action.split_whitespace();
            let player = words.next().and_then(|p| p.strip_prefix('p')?.parse::<usize>().ok());
            player == Some(self.player(i) + 1) && words.next() == Some("kill")
        };
        self.rules.game.form().customs.kills
            && i < self.record.stacks.len()
            && self.record.actions.iter().any(|a| kills(a))
    }
}

/// A post without its sign, which says whether it is in turn.
fn size(posted: Money) -> Money {
    posted.max(-posted)
}
