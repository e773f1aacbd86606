//! Who plays the seats that nobody asks Python for.

use super::{Arena, game};

/// A way of playing that needs no Python.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// Any action that is open, drawn evenly.
    Random,
    /// Checks and calls, keeps its cards; at blackjack wagers the least, draws to 17, and banks with everything.
    Caller,
    /// Checks or folds, as the table does for somebody whose time is up.
    Folder,
}

impl Opponent {
    /// The names there are.
    pub const NAMES: [(&'static str, Opponent); 3] =
        [("random", Opponent::Random), ("caller", Opponent::Caller), ("folder", Opponent::Folder)];

    /// By its name.
    pub fn named(name: &str) -> Option<Opponent> {
        Opponent::NAMES.iter().find(|(known, _)| *known == name).map(|(_, opponent)| *opponent)
    }

    /// Plays for the seat that is asked.
    pub fn play(self, arena: &mut Arena, mask: &mut [i8]) {
        let action = match self {
            Opponent::Random => game!(arena, it => it.random(mask)),
            Opponent::Caller => game!(arena, it => it.calling()),
            Opponent::Folder => return arena.play_default(),
        };
        arena.play(action).ok().expect("an opponent plays what is open");
    }
}

/// One of the actions that are open.
pub fn pick(mask: &[i8], mut below: impl FnMut(usize) -> usize) -> usize {
    let open = mask.iter().filter(|m| **m != 0).count();
    let nth = below(open);
    let mut actions = mask.iter().enumerate().filter(|(_, m)| **m != 0);
    actions.nth(nth).expect("somebody who is asked has an action").0
}
