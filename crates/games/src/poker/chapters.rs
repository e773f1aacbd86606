//! Which clauses of the book hold for a game: its own chapters, what it takes from another game, and the collection.

use super::game::Game;
use crate::clauses::Clause;
use serde::Serialize;

/// Which part of a game's rules it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerChapterKind"))]
pub enum ChapterKind {
    /// How it is played.
    Own,
    /// What is otherwise as in hold'em.
    AsHoldem,
    /// What is otherwise as in draw poker.
    AsDraw,
    /// What is otherwise as in seven-card stud.
    AsStud,
    /// What is collected.
    Collection,
}

/// A part of a game's rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerChapter"))]
pub struct Chapter {
    /// Which part.
    pub kind: ChapterKind,
    /// Its clauses, in the order of the book.
    pub clauses: Vec<Clause>,
}

impl Game {
    /// The clauses that this game is played by, part by part.
    pub fn chapters(self) -> Vec<Chapter> {
        use ChapterKind::{AsDraw, AsHoldem, AsStud, Collection, Own};
        let not = self.does_otherwise();
        let chapter = |kind, names: &[&str]| Chapter {
            kind,
            clauses: Clause::POKER
                .iter()
                .copied()
                .filter(|c| names.contains(&chapter_of(*c)) && !not.contains(c))
                .collect(),
        };
        let (own, base): (&[&str], _) = match self {
            Game::Holdem => (&["HE"], None),
            Game::HoldemHiLo => (&["HEHL"], Some((AsHoldem, "HE"))),
            Game::Omaha => (&["OM"], Some((AsHoldem, "HE"))),
            Game::OmahaHiLo => (&["OM", "OMHL"], Some((AsHoldem, "HE"))),
            Game::CrazyPineapple => (&["CP"], Some((AsHoldem, "HE"))),
            Game::CrazyPineappleHiLo => (&["CP", "CPHL"], Some((AsHoldem, "HE"))),
            Game::Draw => (&["DR"], None),
            Game::Lowball => (&["LB"], Some((AsDraw, "DR"))),
            Game::Stud => (&["ST"], None),
            Game::StudHiLo => (&["STHL"], Some((AsStud, "ST"))),
            Game::Razz => (&["RZ"], Some((AsStud, "ST"))),
        };
        let base = base.map(|(kind, name)| chapter(kind, &[name]));
        [Some(chapter(Own, own)), base, Some(chapter(Collection, &["PFEE"]))].into_iter().flatten().collect()
    }

    /// May a pot be killed (LB-5)?
    pub const fn has_kills(self) -> bool {
        matches!(self, Game::Lowball)
    }

    /// Clauses of the game whose chapter it shares that do not hold here: who opens is another in razz; in lowball exposed
    /// cards, ranks and joker have clauses of their own; in Omaha not any five cards play.
    const fn does_otherwise(self) -> &'static [Clause] {
        match self {
            Game::Razz => &[Clause::St4, Clause::St5],
            Game::Lowball => &[Clause::Dr7, Clause::Dr9, Clause::Dr10],
            Game::Omaha | Game::OmahaHiLo => &[Clause::He5],
            _ => &[],
        }
    }
}

/// The chapter that a clause stands in: `HE` of `HE-5`.
fn chapter_of(clause: Clause) -> &'static str {
    clause.id().split_once('-').map_or("", |(chapter, _)| chapter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_a_game_is_played_somewhere_and_what_a_game_does_otherwise_is_not_told_of_it() {
        let all: Vec<Clause> = Game::ALL.iter().flat_map(|g| g.chapters()).flat_map(|c| c.clauses).collect();
        let games = |c: &&Clause| chapter_of(**c) != "S";
        for clause in Clause::POKER.iter().filter(games) {
            assert!(all.contains(clause), "{clause} holds nowhere");
        }
        let of = |game: Game| game.chapters().into_iter().flat_map(|c| c.clauses).collect::<Vec<_>>();
        assert!(!of(Game::Razz).contains(&Clause::St4) && of(Game::Razz).contains(&Clause::St6));
        assert!(!of(Game::Omaha).contains(&Clause::He5) && of(Game::Holdem).contains(&Clause::He5));
        assert_eq!(Game::StudHiLo.chapters()[1].kind, ChapterKind::AsStud);
    }

    #[test]
    fn a_game_takes_the_clause_by_which_it_is_dealt_from_its_own_chapter() {
        for game in Game::ALL {
            let own = &game.chapters()[0].clauses;
            let known =
                own.contains(&game.deal_clause()) || game.chapters()[1].clauses.contains(&game.deal_clause());
            assert!(known, "{game:?}");
        }
    }
}
