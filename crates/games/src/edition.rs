//! The edition of the rules: which rulings a record was made under.
//!
//! Records are for ever and rulings are put right now and then. A record names the edition it was made under, so that an
//! auditor rules on it as the room did then, and can tell a ruling that changed from one that is wrong. What changed from
//! one edition to the next stands where it is decided.

use crate::clauses::Clause;
use crate::poker::{Command, Event, Hand, TableEvent};
use serde::{Deserialize, Serialize};

/// An edition, by its number.
///
/// ```
/// use games::Edition;
///
/// assert!(Edition::FIRST < Edition::NOW && Edition::NOW.is_known());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Edition(u16);

impl Edition {
    /// That of version 0.1, whose records do not name it.
    pub const FIRST: Edition = Edition(1);
    /// Missed blinds are owed however they were missed (S-15a), and however few are left who owe nothing (HE-8, S-15); who
    /// comes back in the small blind's place posts both (S-15); the button goes to the next seat dealt in, by posting too, and
    /// stays for no jump (HE-9, S-15); a lowball newcomer's kill is one in every position (LB-11); where a game begins nobody
    /// is passed over by the blinds for meaning to post in front of the button (HE-7), and where somebody does and two others
    /// are dealt in, those have the blinds clockwise from the button and not as if they were alone (HE-4, S-4). In stud two
    /// cards left for too many are burned and turned, and nothing is scrambled after that burn (ST-10, S-13), and that there
    /// are not enough is announced before a card is burned and turned for all (ST-10); two cards burned before the last ones are
    /// counted as two (ST-8); hole cards that were turned up count for who opens (ST-4); nobody is all-in for the pot so far once
    /// somebody has bet on the last round (ST-9). A flop of any size before its time is taken back (HE-14). A hand that was
    /// reported short on the deal of a draw game is completed whoever has acted (DR-2). The last to draw may change its mind
    /// from pat too, until somebody acts (DR-6). A checked seven that is beaten by an all-in hand loses all it put in, and
    /// overcalls behind a seven that called, or raised to less than a bet, with its last chips go back, also to who mucks; who is
    /// left alone with a checked hand shows it before it wins what was bet after the draw (S-14). Where every hand left is foul
    /// nobody wins (DR-1, ST-11, S-17).
    /// Blackjack: nobody stands where there is no backline, and who stands places no base wager (D23); a card that the shoe cannot
    /// hold is refused when a person names it (D23). Everybody is offered the bank, and what the stack behind it cannot pay of the
    /// fee comes out of it (D22); at Livermore it is offered and taken spot by spot (L-CAS-14). The outcome decides what
    /// a removed wager comes to (L-CAS-4), and penalties exist where the rulebook has them; a person who deals settles wager by wager.
    pub const SECOND: Edition = Edition(2);
    /// The one in force.
    pub const NOW: Edition = Edition::SECOND;

    /// Does this build know it?
    pub fn is_known(self) -> bool {
        (Edition::FIRST..=Edition::NOW).contains(&self)
    }

    /// May this command in a hand of poker have been ruled on otherwise under it than now? The settlement of lowball (S-14),
    /// scrambling the stub of stud and turning a card for all (S-13, ST-10), two burns (ST-8), who opens
    /// where both hole cards lie open (ST-4), who is all-in for the pot so far (ST-9), in draw games a change of mind (DR-6)
    /// and a hand that is short (DR-2), a foul hand after another (S-17), and what a second exposed card is called (HE-17) were.
    pub fn ruled_otherwise(self, hand: &Hand, command: &Command, events: &[TableEvent]) -> bool {
        let game = hand.game();
        let fouls = |clause| matches!(clause, Clause::Dr1 | Clause::St11);
        let foul =
            |e: &TableEvent| matches!(e, TableEvent::Hand(Event::Killed { clause, .. }) if fouls(*clause));
        self < Edition::SECOND
            && match command {
                _ if events.iter().any(foul) => true,
                Command::Deal { .. } | Command::Correct { .. } => hand.shows_both_hole_cards(),
                Command::Show { .. } | Command::Muck { .. } | Command::Dead { .. } => {
                    game.form().customs.sevens
                }
                Command::Scramble
                | Command::Common { .. }
                | Command::Burn { .. }
                | Command::Misburn { .. }
                | Command::Stop { .. } => !game.form().has_blinds(),
                Command::Ask { .. } | Command::Short { .. } => game.form().draws() > 0,
                Command::Exposed { .. }
                | Command::Boxed { .. }
                | Command::OffTable { .. }
                | Command::Extra { .. } => hand.has_first_burn(),
                _ => false,
            }
    }
}

impl Default for Edition {
    /// What a record that names none was made under.
    fn default() -> Edition {
        Edition::FIRST
    }
}

impl std::fmt::Display for Edition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
