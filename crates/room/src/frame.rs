//! Building what a viewer is sent. Redaction happens in the referee's `view` and `seen_by`, called from here only.

use crate::engine::Engine;
use crate::game::{Game, seen};
use crate::permissions::{Deed, may};
use crate::private;
use crate::protocol::{
    Dealing, Family, FromServer, GameView, PersonAtTable, RecordReceipt, Role, SignedRuling, TableEvent,
    TableId, TableInfo, TableSummary, TableView, Waiting,
};
use crate::record::{Step, entered_by};
use crate::table::now_ms;
use games::Sentence;
use games::blackjack::Counted;
use games::poker::{Deal, Limit, Opening};
use games::{PlayerId, Viewer};
use ledger::Receipt;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// A record that is kept at hand for those who come back.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // As in RecordView.
pub struct Past {
    pub seq: u64,
    pub at: u64,
    pub by: Option<PlayerId>,
    pub steps: Vec<Step>,
    pub told: Told,
}

/// What is the same for everybody in a record, written once: what hands count, and what is said.
#[derive(Clone, Debug)]
pub struct Told {
    counted: Option<Box<RawValue>>,
    says: Box<RawValue>,
}

impl Told {
    /// Writes it.
    pub fn of(counted: &[Counted], says: &[Sentence]) -> Told {
        let written = |part: Result<Box<RawValue>, serde_json::Error>| part.expect("it is JSON");
        Told {
            counted: (!counted.is_empty()).then(|| written(to_raw_value(counted))),
            says: written(to_raw_value(says)),
        }
    }
}

/// A record as somebody may see it, in the shape of `RecordView`.
#[derive(Serialize)]
pub struct SeenRecord<'a> {
    seq: u64,
    at: u64,
    by: Option<PlayerId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entered_by: Option<PlayerId>,
    events: Vec<TableEvent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<&'a RawValue>,
    says: &'a RawValue,
}

impl Past {
    /// As somebody may see it.
    pub fn seen_by(&self, viewer: Viewer) -> SeenRecord<'_> {
        SeenRecord {
            seq: self.seq,
            at: self.at,
            by: self.by,
            entered_by: entered_by(&self.steps, self.by),
            events: self.steps.iter().flat_map(|step| seen(step, viewer)).collect(),
            counted: self.told.counted.as_deref(),
            says: &self.told.says,
        }
    }
}

/// What is known about a person at the table.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)] // As in PersonAtTable.
pub struct Presence {
    pub name: String,
    pub bot: bool,
    pub connected: bool,
    pub ready: bool,
    pub face: u16,
}

/// Who is about, and what else a frame says beside the game.
pub struct Company<'a> {
    /// Looks a person up.
    pub presence: &'a dyn Fn(PlayerId) -> Presence,
    /// How many watch without a seat.
    pub watching: u32,
    /// When the floor closed the table.
    pub closed: Option<u64>,
}

/// As whom somebody of this role sees a table. Whoever has chips at it sees what their chair sees, and no more.
pub fn viewer(engine: &Engine, role: Role, player: PlayerId) -> Viewer {
    match role {
        Role::Dealer | Role::Floor | Role::Manager => Viewer::Dealer,
        _ if engine.game.has(player) => Viewer::Player(player),
        role if may(role, Deed::SeeAll) => Viewer::Auditor,
        _ => Viewer::Rail,
    }
}

/// At a table with the virtual dealer nobody sees what is hidden in a hand or round that is on: the auditor sees what the
/// rail sees, and all of it when it is over. Where a person deals, the room knows only what the dealer named.
fn while_it_is_on(engine: &Engine, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Auditor if engine.spec.dealing == Dealing::Virtual && engine.game.is_under_way() => {
            Viewer::Rail
        }
        viewer => viewer,
    }
}

/// Viewers who see the same share one frame: this is the viewer it is made for. In blackjack only the auditor sees
/// more than the rail; at poker every player has cards of their own, and the dealer has tasks.
pub fn class(viewer: Viewer, poker: bool) -> Viewer {
    match viewer {
        Viewer::Auditor => Viewer::Auditor,
        Viewer::Player(_) | Viewer::Dealer if poker => viewer,
        Viewer::Player(_) | Viewer::Rail | Viewer::Dealer => Viewer::Rail,
    }
}

/// Records of a table as somebody may see them.
pub fn records<'a>(engine: &Engine, records: &[&'a Past], viewer: Viewer) -> Vec<SeenRecord<'a>> {
    let viewer = while_it_is_on(engine, viewer);
    records.iter().map(|past| past.seen_by(viewer)).collect()
}

/// How a table stands.
pub fn standing(engine: &Engine, viewer: Viewer, company: &Company<'_>) -> TableView {
    let viewer = while_it_is_on(engine, viewer);
    let waiting = engine.manners.waiting().iter();
    TableView {
        view: view(engine, viewer),
        people: engine.game.people().into_iter().map(|(player, _)| person(engine, player, company)).collect(),
        waiting: waiting
            .map(|player| Waiting { player: *player, name: (company.presence)(*player).name })
            .collect(),
        guests: guests(engine, company),
        sent_away: sent_away(engine, company),
        watching: company.watching,
        paused: engine.manners.paused(),
        signed: engine.manners.signed().map(|(by, with)| SignedRuling { by: by.clone(), with: with.clone() }),
        closed: company.closed,
        called: engine.call(),
        // Only with real chips does a dealer read how long somebody has been asked; elsewhere the clock says it.
        offered_at: engine.offered.filter(|_| engine.spec.real_chips).map(|(_, at)| at),
        to_be_said: engine.manners.to_be_said().to_vec(),
        dealer: on_duty(engine),
        shuffle: (engine.spec.dealing == Dealing::Virtual).then(|| engine.shuffles.view()),
    }
}

/// Those who came by the link of a private table and have no seat.
fn guests(engine: &Engine, company: &Company<'_>) -> Vec<Waiting> {
    let entered = engine.manners.entered().iter().filter(|player| !engine.game.has(**player));
    entered.map(|player| Waiting { player: *player, name: (company.presence)(*player).name }).collect()
}

/// Whom the floor sent away.
fn sent_away(engine: &Engine, company: &Company<'_>) -> Vec<Waiting> {
    let away = engine.manners.sent_away(now_ms());
    away.map(|player| Waiting { player, name: (company.presence)(player).name }).collect()
}

/// The virtual dealer's cards are what its shuffle says: there is none to correct.
fn view(engine: &Engine, viewer: Viewer) -> GameView {
    let mut view = engine.game.view(&engine.manners.out(), viewer);
    if engine.spec.dealing == Dealing::Virtual {
        match &mut view {
            GameView::Blackjack(view) => view.correctable.clear(),
            GameView::Poker(view) => view.hand.iter_mut().for_each(|hand| hand.nameable.clear()),
        }
    }
    view
}

fn person(engine: &Engine, player: PlayerId, company: &Company<'_>) -> PersonAtTable {
    let manner = engine.manners.of(player);
    let Presence { name, bot, connected, ready, face } = (company.presence)(player);
    PersonAtTable {
        player,
        name,
        bot,
        connected: connected || bot,
        sitting_out: manner.sitting_out,
        leaving: manner.leaving,
        passes_bank: manner.passes_bank,
        muted: engine.manners.is_muted(player),
        ready,
        face,
    }
}

/// The table's sign.
pub fn info(engine: &Engine) -> TableInfo {
    TableInfo {
        table: engine.table,
        name: engine.spec.name.clone(),
        house: house_of(&engine.spec.rulebook),
        title: engine.title.clone(),
        sign: engine.sign.clone(),
        dealing: engine.spec.dealing,
        decision_ms: engine.spec.pace.decision,
        wagers_ms: engine.spec.pace.wagers,
        game: engine.game.info(),
        chapters: match engine.game.blackjack() {
            Some(table) => table.rules().chapters(table.schedule(), table.shoe().decks),
            None => Vec::new(),
        },
        coach: engine.spec.coach,
        real_chips: engine.spec.real_chips,
        continuous_shuffler: engine.spec.continuous_shuffler,
        private: private::info(engine),
    }
}

fn house_of(rulebook: &str) -> String {
    rulebook.split('/').next().unwrap_or(rulebook).to_string()
}

/// Which games a game is like.
fn family(game: &Game) -> Family {
    let Some(table) = game.poker() else { return Family::Blackjack };
    let form = table.rules().game.form();
    let board = form.streets.iter().any(|street| matches!(street.deal, Deal::Board { .. }));
    match form.opening {
        _ if board => Family::Board,
        Opening::LowCard | Opening::HighCard => Family::UpCards,
        Opening::Blinds => Family::Draw,
    }
}

/// The table's line in the lobby. `company`: since when people have been sitting there.
pub fn summary(engine: &Engine, bots: u8, watching: u32, company: Option<u64>) -> TableSummary {
    let taken: Vec<u8> = engine.game.people().into_iter().filter_map(|(_, seat)| seat).collect();
    TableSummary {
        table: engine.table,
        name: engine.spec.name.clone(),
        house: house_of(&engine.spec.rulebook),
        game: engine.game.id().into(),
        family: family(&engine.game),
        title: engine.title.clone(),
        min: engine.limits.0,
        max: engine.limits.1,
        fees: engine.fees.clone(),
        fixed: engine.game.poker().is_some_and(|g| matches!(g.rules().limit, Limit::Fixed { .. })),
        seats: engine.game.seats(),
        taken: taken.len() as u8,
        free: (1..=engine.game.seats()).filter(|seat| !taken.contains(seat)).collect(),
        bots,
        waiting: engine.manners.waiting().len() as u32,
        watching,
        average: engine.stakes.average(),
        people: engine.game.people().iter().map(|(player, _)| *player).collect(),
        banked: engine.game.blackjack().is_some_and(|g| g.bank().is_some()),
        rounds: engine.game.finished(),
        last_round: engine.last_round,
        waits_since: company.map(|since| since.max(engine.last_round.unwrap_or(0))),
        paused: engine.manners.paused(),
        // The room knows (`Room::lobby`).
        closed: false,
        called: engine.call(),
        dealing: engine.spec.dealing,
        real_chips: engine.spec.real_chips,
        dealer: on_duty(engine),
    }
}

/// The dealer who has tapped in.
fn on_duty(engine: &Engine) -> Option<Waiting> {
    engine.manners.dealer().map(|(player, name)| Waiting { player: *player, name: name.clone() })
}

/// A frame, or a part of one, as text.
pub fn text(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("a frame is JSON")
}

/// Makes the answer to an id.
pub fn done(id: String, table: TableId, seq: u64, receipt: Option<&Receipt>) -> FromServer {
    let receipt = receipt.map(|Receipt { hash, pit, seal }| RecordReceipt {
        hash: hex::encode(hash),
        pit: *pit,
        seal: *seal,
    });
    FromServer::Done { id, table, seq, receipt }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::RecordView;
    use games::Tone;
    use voice::say;

    #[test]
    fn a_record_that_is_sent_has_the_shape_that_is_documented() {
        let says = vec![Sentence::new(Tone::Action, None, say!("room-cut-voided"))];
        let (seq, at, by) = (3, 5, Some(PlayerId(7)));
        let past = Past { seq, at, by, steps: Vec::new(), told: Told::of(&[], &says) };
        let documented =
            RecordView { seq, at, by, entered_by: None, events: Vec::new(), counted: Vec::new(), says };
        assert_eq!(text(&past.seen_by(Viewer::Rail)), text(&documented));
    }
}
