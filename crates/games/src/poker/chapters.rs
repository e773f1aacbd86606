//! Which clauses of the book hold for a game: its own chapters, what it takes from another game, and the collection.

use super::games::Game;
use crate::clauses::Clause;
use serde::Serialize;

/// Which part of a game's rules it is.
///
/// ```
/// use games::poker::{ChapterKind, Game};
///
/// let kinds: Vec<ChapterKind> = Game::Omaha.chapters().into_iter().map(|chapter| chapter.kind).collect();
/// assert_eq!(kinds, [ChapterKind::Own, ChapterKind::AsHoldem, ChapterKind::Collection]);
/// ```
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
///
/// ```
/// use games::{Clause, poker::Game};
///
/// assert!(Game::Holdem.chapters()[0].clauses.contains(&Clause::He1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerChapter"))]
pub struct Chapter {
    /// Which part.
    pub kind: ChapterKind,
    /// Its clauses, in the order of the book.
    pub clauses: Vec<Clause>,
}

/// Where a game's rules stand.
///
/// ```
/// use games::poker::{Book, Game};
///
/// let book = Game::Omaha.form().book;
/// assert_eq!(book.base, Book::HOLDEM.base);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Book {
    /// The chapters of its own.
    pub own: &'static [&'static str],
    /// Clauses of its own in chapters that several games share.
    pub also: &'static [Clause],
    /// The chapter by which everything else is done.
    pub base: Option<(ChapterKind, &'static str)>,
    /// Clauses of that chapter that do not hold here: who opens is another in razz; in lowball exposed cards, ranks and
    /// joker have clauses of their own; in Omaha not any five cards play.
    pub otherwise: &'static [Clause],
}

impl Book {
    /// Nothing yet.
    pub const NONE: Book = Book { own: &[], also: &[], base: None, otherwise: &[] };
    /// Otherwise as in hold'em.
    pub const HOLDEM: Book = Book { base: Some((ChapterKind::AsHoldem, "HE")), ..Book::NONE };
    /// Otherwise as in draw poker.
    pub const DRAW: Book = Book { base: Some((ChapterKind::AsDraw, "DR")), ..Book::NONE };
    /// Otherwise as in seven-card stud.
    pub const STUD: Book = Book { base: Some((ChapterKind::AsStud, "ST")), ..Book::NONE };
}

impl Game {
    /// The clauses that this game is played by, part by part.
    pub fn chapters(self) -> Vec<Chapter> {
        let book = self.form().book;
        let chapter = |kind, names: &[&str], also: &[Clause]| {
            let holds = |c: &Clause| {
                names.contains(&chapter_of(*c)) && !book.otherwise.contains(c) || also.contains(c)
            };
            let clauses = Clause::POKER.iter().chain(Clause::OPEN).copied().filter(holds).collect();
            Chapter { kind, clauses }
        };
        let base = book.base.map(|(kind, name)| chapter(kind, &[name], &[]));
        let own = chapter(ChapterKind::Own, book.own, book.also);
        [Some(own), base, Some(chapter(ChapterKind::Collection, &["PFEE"], &[]))]
            .into_iter()
            .flatten()
            .collect()
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
