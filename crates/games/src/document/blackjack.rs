//! The rules of player-banked blackjack, and of games in which the nearer hand wins.

use super::{Part, Table, Writer};
use crate::Flaw;
use crate::blackjack::{BankEligibility, BothOver, DoubleOn, MustStand, Peek, Rules, Surrender};
use crate::clauses::Clause;
use crate::rulebook::{Houses, Rulebook};
use voice::{Telling, Voice, say};

/// The words of the game that a glossary explains where a house file has none of its own.
const TERMS: [&str; 8] = [
    "player-dealer",
    "house-dealer",
    "base-wager",
    "action-button",
    "soft",
    "push",
    "covered",
    "third-party",
];

/// The part of one rulebook, and its house.
pub(super) fn part(houses: &Houses, id: &str, voice: &Voice) -> Result<(String, Part), Vec<Flaw>> {
    let book = houses.load(id)?;
    let mut writer = Writer { voice, sections: Vec::new() };
    let here = said_by_keys(&book);
    object(&mut writer, &book);
    let rules = &book.rules;
    let held = |ids: &[Clause]| -> Vec<Clause> { ids.iter().copied().filter(|c| holds(*c, &book)).collect() };
    let mut section = |of: &'static str, clauses: &[Clause], tables: Vec<Table>| {
        writer.section(&heading(of), &held(clauses), &here, tables);
    };
    use Clause::{
        Bb1, Bb2, Bb3, Bb4, Bb5, Bb6, Bb7, Dss1, Dss2, Dss3, Dss4, Dss5, Dss6, Dss7, Gr1, Gr2, Gr3, Gr4, Gr5,
        Gr6, Gr7, N1, N2, N3, N4, N5, N6, N7, N8, Rnd1, Rnd2, Rnd3, Rnd4, Rnd5, Rnd6, Rnd7, Rnd8, Rnd9,
        Rnd10, Rnd11, Rnd12, Rnd13, Tp1, Tp2, Tp3, Val1, Val2, Val3, Val4, Val5, Win5, Win6,
    };
    section("cards", &[Val1, Val2, Val3, Val4, Val5, N1, N2, Clause::D11], vec![values(voice)]);
    let round = [
        Clause::D6,
        Rnd1,
        Rnd12,
        Tp1,
        Tp2,
        Tp3,
        Rnd2,
        Rnd3,
        Clause::D9,
        Clause::D19,
        Rnd4,
        Rnd5,
        Rnd6,
        Rnd7,
        Rnd8,
        Clause::D12,
        N4,
        N3,
        Rnd9,
        Rnd10,
        N5,
        Rnd11,
        Rnd13,
    ];
    section("round", &round, charts(rules, voice));
    section("results", &[Gr1, Gr2, Gr3, Gr4, Gr5, Gr6, Gr7, Win5, Win6, N6, N7], Vec::new());
    section("options", &[Dss1, Dss2, Dss3, Dss4, Dss5, Dss6, Dss7, N8], Vec::new());
    section("bonus", &[Bb1, Bb2, Bb3, Bb4, Bb5, Bb6, Bb7], pay_table(rules, voice));
    section("fees", &[], schedules(&book, voice));
    let own = Clause::BLACKJACK.iter().copied().filter(|clause| clause.id().starts_with("L-"));
    let of_the_house: Vec<Clause> = own.chain([Clause::Room8, Clause::Room10]).collect();
    section("house", &of_the_house, Vec::new());
    let told = [Clause::D6, Clause::D9, Clause::D11, Clause::D12, Clause::D19];
    let decided: Vec<Clause> = Clause::BLACKJACK
        .iter()
        .copied()
        .filter(|c| c.id().starts_with('D') && !c.id().contains('-'))
        .collect();
    let decided: Vec<Clause> = decided.into_iter().filter(|clause| !told.contains(clause)).collect();
    section("decided", &decided, Vec::new());
    closing(&mut writer, &book);
    let title = book.posted_name.as_ref().unwrap_or(&book.name).clone();
    Ok((book.house.clone(), Part { rulebook: id.to_string(), title, sections: writer.sections }))
}

fn heading(of: &'static str) -> Telling {
    say!("document-heading", of: voice::Word(of))
}

/// What the keys say, by clause: the sentences that the table's own rules page has. A template has no schedule to tell of.
fn said_by_keys(book: &Rulebook) -> Vec<(Clause, Telling)> {
    let Some(schedule) = book.schedules.first() else { return Vec::new() };
    let chapters = book.rules.chapters(schedule, book.usual_decks);
    // Limits and fees stand in tables, for every schedule.
    let posted = [Clause::Rnd4, Clause::D19, Clause::Bb2, Clause::Bb4, Clause::Val1];
    let rules = chapters.into_iter().flat_map(|chapter| chapter.rules);
    rules.filter(|rule| !posted.contains(&rule.clause)).map(|rule| (rule.clause, rule.says)).collect()
}

fn object(writer: &mut Writer<'_>, book: &Rulebook) {
    let object = match &book.rules.nearest {
        Some(nearest) => say!("document-object-nearest", target: nearest.target.to_string()),
        None => say!("document-object", pays: book.rules.natural.to_string()),
    };
    let object = writer.words(&object);
    writer.said(&heading("object"), vec![object]);
}

/// Does a clause hold for a rulebook?
fn holds(clause: Clause, book: &Rulebook) -> bool {
    let rules = &book.rules;
    let bust = rules.nearest.is_none();
    let splits = rules.split_hands.max(rules.split_hands_tens).max(rules.split_hands_aces) > 1;
    let surrender = rules.surrender != Surrender::None;
    let doubles = rules.double != DoubleOn::Never;
    let spots = rules.bank_eligibility == BankEligibility::PlayedPreviousTwo;
    match clause {
        Clause::Val2 => bust && rules.must_stand != MustStand::Any21,
        Clause::Val3 => bust && rules.must_stand == MustStand::Any21,
        Clause::Val4 | Clause::Val5 => bust,
        Clause::Rnd7 => rules.peek != Peek::Never,
        Clause::Gr7 => bust && rules.both_over != BothOver::Suited789Pushes,
        Clause::Win5 | Clause::Win6 => bust && rules.both_over == BothOver::Suited789Pushes,
        Clause::Dss1 | Clause::D13 => doubles,
        Clause::Dss2 | Clause::Dss3 | Clause::D3 | Clause::D4 | Clause::D15 => splits,
        Clause::Dss4 | Clause::Dss6 | Clause::D14 => surrender,
        Clause::Dss7 | Clause::D16 => rules.insurance,
        Clause::Dss5 => bust,
        Clause::D2 | Clause::D5 | Clause::D8 | Clause::D17 => bust,
        Clause::D7 => rules.settle.has_button(),
        Clause::D9 => rules.backline || book.is_template(),
        Clause::D10 => book.is_template(),
        Clause::D21 => !book.side_bets.is_empty(),
        Clause::D24 => bust,
        Clause::LCol3 | Clause::LCas14 | Clause::LCas15 => spots,
        Clause::Tp1 => rules.banking.third_parties.is_some(),
        Clause::Tp2 => rules.banking.third_party_turns.is_some(),
        Clause::Tp3 => rules.banking.return_needs_another,
        other => match other.id().split_once('-').map_or("", |(family, _)| family) {
            "GR" => bust,
            "N" => !bust,
            "BB" => rules.buster.is_some(),
            "L" => rules.casino_rules,
            _ => true,
        },
    }
}

fn table(voice: &Voice, caption: &Telling, lines: Vec<(Telling, Option<Telling>)>) -> Table {
    let words = |says: &Telling| voice.text(says, &());
    let lines = lines.iter().map(|(what, figure)| (words(what), figure.as_ref().map(words))).collect();
    Table { caption: words(caption), lines }
}

fn values(voice: &Voice) -> Table {
    let line = |of: &'static str| {
        let of = voice::Word(of);
        (say!("document-card", of: of), Some(say!("document-counts", of: of)))
    };
    table(voice, &say!("document-values"), ["ace", "faces", "pips"].map(line).to_vec())
}

/// The charts: what players must do, what the player-dealer does, and where the action button goes.
fn charts(rules: &Rules, voice: &Voice) -> Vec<Table> {
    let chart = |of: &'static str, lines: Vec<(Telling, Option<Telling>)>| {
        table(voice, &say!("document-chart", of: voice::Word(of)), lines)
    };
    let line =
        |from: Telling, does: &'static str| (from, Some(say!("document-does", does: voice::Word(does))));
    let upto = |n: u8| say!("document-up-to", total: n);
    let from = |n: u8| say!("document-from", total: n);
    let mut players = Vec::new();
    if rules.must_hit > 0 {
        players.push(line(upto(rules.must_hit), "hit"));
    }
    players.push(line(say!("document-otherwise"), "choose"));
    match (&rules.nearest, rules.must_stand) {
        (Some(nearest), _) => players.extend(nearest.must_stand.map(|n| line(from(n), "stand"))),
        (None, MustStand::Hard19) => players.push(line(from(19), "stand")),
        (None, MustStand::Any21) => players.push(line(say!("document-any-21"), "stand")),
        (None, MustStand::Never) => {}
    }
    let bank = match &rules.nearest {
        Some(nearest) => {
            vec![line(upto(nearest.bank_stands_on - 1), "hit"), line(from(nearest.bank_stands_on), "stand")]
        }
        None => vec![
            line(upto(16), "hit"),
            line(say!("document-soft-17"), if rules.dealer_hits_soft_17 { "hit" } else { "stand" }),
            line(from(17), "stand"),
        ],
    };
    let mut tables = vec![chart("players", players), chart("bank", bank)];
    if rules.settle.has_button() {
        let line = |of: &'static str, count: &str| {
            (say!("document-card", of: voice::Word(of)), Some(say!("document-figure", figure: count)))
        };
        let counts = [
            line("ace", "1"),
            line("pips", "2–9"),
            line("ten", "10"),
            line("jack", "11"),
            line("queen", "12"),
            line("king", "13"),
        ];
        tables.push(chart("button", counts.to_vec()));
    }
    tables
}

fn pay_table(rules: &Rules, voice: &Voice) -> Vec<Table> {
    let Some(buster) = &rules.buster else { return Vec::new() };
    let line = |(cards, pays): (u8, u32)| {
        (say!("sign-buster-pays", cards: cards), Some(say!("document-figure", figure: format!("{pays}:1"))))
    };
    vec![table(voice, &say!("document-pay-table"), (3..).zip(buster.pays).map(line).collect())]
}

/// Limits and fees of every schedule; blanks where the owner's template leaves them to the cardroom (D10).
fn schedules(book: &Rulebook, voice: &Voice) -> Vec<Table> {
    let blanks = |(key, decides): (&str, &str)| {
        let lines = vec![(say!("document-figure", figure: decides), None)];
        table(voice, &say!("document-choose", key: key), lines)
    };
    let chosen = book.choices.iter().map(|choice| blanks((&choice.key, &choice.decides)));
    let posted = book.schedules.iter().map(|schedule| {
        let sign = book.sign(schedule);
        // The sign's first lines: wagers and collection, before what is paid and played.
        let own = [say!("sign-pays"), say!("sign-play")];
        let lines = sign.lines.into_iter().filter(|line| !own.contains(&line.group));
        let lines = lines.map(|line| (line.what, Some(line.figure))).collect();
        table(voice, &say!("document-schedule", option: schedule.option), lines)
    });
    posted.chain(chosen).collect()
}

/// Glossary and notices.
fn closing(writer: &mut Writer<'_>, book: &Rulebook) {
    let own = book.papers.glossary.iter().map(|(word, means)| format!("{word}: {means}."));
    let mut glossary: Vec<String> = own.collect();
    if glossary.is_empty() {
        let term = |of: &&'static str| writer.words(&say!("document-term", of: voice::Word(of)));
        glossary = TERMS.iter().map(term).collect();
    }
    writer.said(&heading("glossary"), glossary);
    let mut notices: Vec<String> = book.approvals.iter().map(ToString::to_string).collect();
    notices.extend(book.notices.iter().cloned());
    let listed = |b: &crate::rulebook::SideBet| say!("sign-listed-bet", name: &b.name, limit: &b.limit);
    notices.extend(book.side_bets.iter().map(|bet| writer.words(&listed(bet))));
    if let Some((minutes, players)) = book.papers.rotation {
        notices.push(writer.words(&say!("document-rotation", minutes: minutes, players: players)));
    }
    notices.extend(book.papers.agreements.iter().cloned());
    notices.extend(book.papers.statement.iter().cloned());
    let posted = book.schedules.iter().find_map(|s| s.posted_by.as_ref());
    notices.extend(posted.map(|by| writer.words(&say!("sign-example-schedule", by: by))));
    writer.said(&heading("notices"), notices);
}
