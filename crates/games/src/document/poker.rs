//! The rules of a poker game.

use super::{Part, Table, Writer};
use crate::Flaw;
use crate::clauses::Clause;
use crate::poker::{ChapterKind, Game, HouseGame};
use crate::rulebook::Houses;
use voice::{Telling, Voice, say};

/// The part of one rulebook, and its house. `beside`: the rulebooks of the whole document, which are not told twice.
pub(super) fn part(
    houses: &Houses,
    id: &str,
    beside: &[&str],
    voice: &Voice,
) -> Result<(String, Part), Vec<Flaw>> {
    let house = houses.poker(id)?;
    let mut writer = Writer { voice, sections: Vec::new() };
    for chapter in house.game.chapters() {
        let heading = say!("document-chapter", of: voice::Word(match chapter.kind {
            ChapterKind::Own => "own",
            ChapterKind::AsHoldem => "holdem",
            ChapterKind::AsDraw => "draw",
            ChapterKind::AsStud => "stud",
            ChapterKind::Collection => "collection",
        }));
        let told = match chapter.kind {
            ChapterKind::AsHoldem => told_in(houses, beside, Game::Holdem),
            ChapterKind::AsDraw => told_in(houses, beside, Game::Draw),
            ChapterKind::AsStud => told_in(houses, beside, Game::Stud),
            ChapterKind::Own | ChapterKind::Collection => None,
        };
        match told {
            Some(name) => {
                let says = writer.words(&say!("document-as-in", game: name));
                writer.said(&heading, vec![says]);
            }
            None => writer.section(&heading, &chapter.clauses, &[], Vec::new()),
        }
    }
    let silent: Vec<Clause> =
        Clause::POKER.iter().copied().filter(|clause| clause.id().starts_with("S-")).collect();
    let is_last = beside.iter().rfind(|other| houses.is_poker(other)) == Some(&id);
    if is_last {
        writer.section(&say!("document-heading", of: voice::Word("decided")), &silent, &[], Vec::new());
    }
    let limits = say!("document-heading", of: voice::Word("fees"));
    writer.section(&limits, &[], &[], posted(&house, voice));
    let part = Part { rulebook: id.to_string(), title: house.name.clone(), sections: writer.sections };
    Ok((house.house, part))
}

/// What the document calls the game whose rules another takes over, where it has it.
fn told_in(houses: &Houses, beside: &[&str], game: Game) -> Option<String> {
    let has = |id: &&&str| houses.game(id).and_then(|g| Game::from_id(&g)) == Some(game);
    beside.iter().find(has).and_then(|id| houses.poker(id).ok()).map(|house| house.name)
}

/// Limits, blinds and collection, limit by limit.
fn posted(house: &HouseGame, voice: &Voice) -> Vec<Table> {
    let words = |says: &Telling| voice.text(says, &());
    let table = |rules: &crate::poker::Rules| {
        let lines = house.sign(rules).lines.into_iter();
        let lines = lines.map(|line| (words(&line.what), Some(words(&line.figure)))).collect();
        Table { caption: words(&rules.limit.title()), lines }
    };
    house.limits.iter().map(table).collect()
}
