//! The games, each in a file of its own, and the one list of them.

mod badugi;
mod crazy_pineapple;
mod crazy_pineapple_hi_lo;
mod draw;
mod holdem;
mod holdem_hi_lo;
mod lowball;
mod omaha;
mod omaha_hi_lo;
mod razz;
mod short_deck;
mod single_draw;
mod stud;
mod stud_hi_lo;
mod triple_draw;

use super::game::Form;
use serde::{Deserialize, Serialize};

macro_rules! games {
    ($($game:ident = $form:path,)*) => {
        /// A poker game, by its id.
        ///
        /// ```
        /// use games::poker::Game;
        ///
        /// assert_eq!(Game::from_id("razz"), Some(Game::Razz));
        /// assert_eq!(Game::ALL.len(), 15);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)] // The names say it.
        #[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerGame"))]
        pub enum Game { $($game,)* }

        impl Game {
            /// All games, in the order of the books.
            pub const ALL: [Game; [$($form.id,)*].len()] = [$(Game::$game,)*];

            /// What it is made of.
            pub const fn form(self) -> &'static Form {
                match self { $(Game::$game => &$form,)* }
            }
        }
    };
}

games! {
    Holdem = holdem::HOLDEM,
    HoldemHiLo = holdem_hi_lo::HOLDEM_HI_LO,
    Omaha = omaha::OMAHA,
    OmahaHiLo = omaha_hi_lo::OMAHA_HI_LO,
    CrazyPineapple = crazy_pineapple::CRAZY_PINEAPPLE,
    CrazyPineappleHiLo = crazy_pineapple_hi_lo::CRAZY_PINEAPPLE_HI_LO,
    Draw = draw::DRAW,
    Lowball = lowball::LOWBALL,
    Stud = stud::STUD,
    StudHiLo = stud_hi_lo::STUD_HI_LO,
    Razz = razz::RAZZ,
    ShortDeck = short_deck::SHORT_DECK,
    SingleDraw = single_draw::SINGLE_DRAW,
    TripleDraw = triple_draw::TRIPLE_DRAW,
    Badugi = badugi::BADUGI,
}
