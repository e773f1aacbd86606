//! A table's task: it takes commands one at a time, has each decision written before it counts, tells everybody who
//! watches, and keeps the clocks. Nothing else changes its table.

use crate::answers::{Answers, answer, unsaved, was_unsaved};
use crate::bots::Character;
use crate::clocks::{Clocks, Due};
use crate::commands::{Actor, carry_out, check_pause};
use crate::counted::{counted, counter};
use crate::counters::Counters;
use crate::engine::{Draft, Engine, os_seed};
use crate::error::OpenError;
use crate::frame::{self, Company, Past, Presence, Told};
use crate::guests::{Allowances, Turn};
use crate::handle::Way;
pub use crate::handle::{ConnectionId, HandedOver, Handle, Message};
use crate::nodes::Gateway;
use crate::outbox::Outbox;
use crate::people::{People, role_of};
use crate::permissions::{self, Deed};
use crate::poker::Moment;
use crate::private;
use crate::protocol::{
    BlackjackPlay, Dealing, Emote, FromServer, PlayerCut, Role, TableCommand, TableId, TableSummary,
};
use crate::record::TableSpec;
use crate::shuffles::Shuffles;
use crate::signatures::Signatures;
use crate::snapshot::Snapshots;
use crate::standstill::watch_over;
use crate::watchers::{News, Watchers};
use axum::extract::ws::Utf8Bytes;
use games::Clause;
use games::Refusal;
use games::{PlayerId, Viewer};
use ledger::{Account, CommitError, Ledger, Readers, Receipt};
use parking_lot::{Mutex, RwLock};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tracing::Instrument;
use voice::say;

/// How many records are kept at hand for those who come back.
const AT_HAND: usize = 64;
/// Everything the task needs from the room.
pub struct Services {
    /// The books.
    pub ledger: Ledger,
    /// Everybody's names.
    pub people: Arc<People>,
    /// Connections that read the books.
    pub readers: Arc<Readers>,
    /// What waits for a second signature.
    pub signatures: Arc<Signatures>,
    /// What people may keep of chips that came from guests.
    pub allowances: Arc<Allowances>,
    /// The room's counters.
    pub counters: Arc<Counters>,
    /// The house's signature over what is cut.
    pub sign: Option<crate::cutting::HouseSign>,
    /// Programs that play here.
    pub bots: Vec<(PlayerId, Character)>,
    /// When the floor closed it, with people still there.
    pub closed: Option<u64>,
    /// When its next snapshot is due.
    pub snapshots: Snapshots,
}

/// What some bot wants to do, if any does.
pub(crate) type BotsChoice = Option<(PlayerId, TableCommand)>;

/// The task itself.
pub struct TableTask {
    pub(crate) engine: Engine,
    pub(crate) services: Services,
    pub(crate) watchers: Watchers,
    pub(crate) clocks: Clocks,
    pub(crate) ready: BTreeSet<PlayerId>,
    /// What bots want to do after a record, thought out once.
    pub(crate) thoughts: Mutex<Option<(u64, BotsChoice)>>,
    /// The moment to change the number of cards that is over (DR-6).
    pub(crate) moment_over: Option<Moment>,
    /// The links that were shown for what is being cut; nobody else sees them before all are written down.
    pub(crate) links: BTreeMap<PlayerId, PlayerCut>,
    /// Commands that are heard when the deck is cut.
    pub(crate) held: VecDeque<(PlayerId, String, TableCommand, Outbox)>,
    past: VecDeque<Past>,
    pub(crate) receipt: Option<(u64, Receipt)>,
    /// Is its pit another node's? Then nobody is answered here any more.
    elsewhere: bool,
    answers: Answers,
    closed: Option<u64>,
    /// When comings and goings were last told, and whether somebody came or went since.
    told: (Instant, bool),
    /// Since when people, not programs, have been sitting here.
    company: Option<u64>,
    summary: Arc<RwLock<TableSummary>>,
}

/// How long those who cut have to come back after a restart.
const AFTER_A_RESTART: Duration = Duration::from_secs(15);

/// Comings and goings of those who watch are told so often at most: who keeps coming and going makes no noise.
const COMINGS: Duration = Duration::from_millis(250);

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}

/// A table that another node runs: its sign, and its line in the lobby as far as it is known.
pub(crate) fn elsewhere(table: TableId, spec: TableSpec, gateway: Arc<Gateway>) -> Result<Handle, OpenError> {
    let engine = Engine::open(table, spec, Shuffles::default())?;
    let info = Arc::new(frame::info(&engine));
    let summary = Arc::new(RwLock::new(frame::summary(&engine, 0, 0, None)));
    Ok(Handle { way: Way::There(gateway, table), info, summary })
}

/// Starts a table's task.
pub fn start(engine: Engine, services: Services, answers: Answers) -> Handle {
    let (inbox, messages) = mpsc::channel(1024);
    let info = Arc::new(frame::info(&engine));
    let summary = Arc::new(RwLock::new(frame::summary(&engine, 0, 0, None)));
    let clocks = Clocks::new(engine.spec.pace);
    let watchers = Watchers::new(engine.game.poker().is_some());
    let task = TableTask {
        closed: services.closed,
        engine,
        services,
        watchers,
        clocks,
        ready: BTreeSet::new(),
        thoughts: Mutex::default(),
        moment_over: None,
        links: BTreeMap::new(),
        held: VecDeque::new(),
        past: VecDeque::new(),
        receipt: None,
        elsewhere: false,
        answers,
        told: (Instant::now(), false),
        company: None,
        summary: Arc::clone(&summary),
    };
    let running = watch_over(task, messages);
    Handle { way: Way::Here(inbox, running), info, summary }
}

impl TableTask {
    pub(crate) async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        self.services.counters.tables.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.settle_in().await;
        loop {
            let clock = self.clocks.next();
            let comings = self.told.1.then(|| self.told.0 + COMINGS);
            let message = match clock.into_iter().chain(comings).min() {
                Some(at) => tokio::select! {
                    message = messages.recv() => message,
                    () = tokio::time::sleep_until(at.into()) => {
                        if comings == Some(at) {
                            self.company_changed(None);
                        } else {
                            self.tick().await;
                        }
                        continue;
                    }
                },
                None => messages.recv().await,
            };
            match message {
                Some(Message::Stop(done)) => {
                    let _ = done.send(());
                    break;
                }
                Some(Message::HandOver(done)) => {
                    self.services.counters.tables.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
                    return self.hand_over(messages, done);
                }
                Some(message) => self.handle(message).await,
                None => break,
            }
        }
        self.services.counters.tables.fetch_sub(1, std::sync::atomic::Ordering::Relaxed);
    }

    /// After a start or restart: whatever the dealer left undone, and the clocks.
    async fn settle_in(&mut self) {
        if self.closed.is_some() {
            self.send_everybody_away().await;
        }
        self.decide(None, None, |_| Ok(())).await.ok();
        self.keep_snapshot().await;
        self.clocks.cutting(self.cut_on(), AFTER_A_RESTART);
        self.set_clocks();
        self.update_summary();
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Watch { connection, player, outbox, from } => {
                self.watch(connection, player, outbox, from);
            }
            Message::Unwatch(connection) => self.unwatch(connection),
            Message::Command { player, id, command, outbox } if self.holds(&command) => {
                self.held.push_back((player, id, command, outbox));
            }
            Message::Command { player, id, command, outbox } => {
                if let Some(who) = self.actor(player) {
                    self.command(who, id, command, outbox).await;
                }
            }
            Message::Chat { player, text, emote, outbox } => {
                if let Some(who) = self.actor(player) {
                    self.chat(&who, (text, emote), &outbox);
                }
            }
            Message::Cut { what, cut, outbox } => self.cut(what, cut, &outbox).await,
            Message::Shuffle(number, asks, answer) => {
                let _ = answer.send(self.engine.shuffles.checkable(number, asks));
            }
            Message::Ruling(waits, second, answer) => {
                let _ = answer.send(self.rule_as_signed(&waits, second).await);
            }
            Message::Close(answer) => {
                self.closed.get_or_insert_with(now_ms);
                self.send_everybody_away().await;
                // Where nobody sat, nothing was written: those who watch are told all the same.
                self.company_changed(None);
                let _ = answer.send(());
            }
            Message::NodeGone(node) => {
                self.watchers.forget_node(&node);
                self.came_or_went(None);
            }
            Message::Stop(_) | Message::HandOver(_) => unreachable!("the loop sees to it"),
        }
        self.hear_held().await;
        self.set_clocks();
    }

    /// Who asks, as they are now: what a role allows is asked when it is this table's turn to answer.
    pub(crate) fn actor(&self, player: PlayerId) -> Option<Actor> {
        let person = self.services.people.get(player)?;
        let who = crate::actor(&person);
        let guest = who.guest || self.services.allowances.plays_on_the_house(player, now_ms());
        Some(Actor { guest, ..who })
    }

    fn watch(&mut self, connection: ConnectionId, player: PlayerId, outbox: Outbox, from: Option<u64>) {
        if !admits(&self.engine, &self.services.people, player) {
            return outbox.send(not_admitted(self.engine.table));
        }
        let viewer = as_whom(&self.engine, &self.services)(player);
        self.watchers.add(connection, player, viewer, outbox);
        self.came_or_went(Some(connection));
        let class = self.watchers.class(viewer);
        let missed: Option<Vec<&Past>> = from.and_then(|from| {
            let known =
                from == self.engine.seq || self.past.front().is_some_and(|first| first.seq <= from + 1);
            (known && from <= self.engine.seq).then(|| self.past.iter().filter(|p| p.seq > from).collect())
        });
        let news = self.news(missed.as_deref().unwrap_or(&[]), class);
        let info = missed.is_none().then(|| frame::info(&self.engine));
        let standing = self.watchers.standing(class).map_or_else(|| self.standing(class), String::from);
        self.watchers.greet(connection, &news, info.as_ref(), standing);
    }

    fn unwatch(&mut self, connection: ConnectionId) {
        self.watchers.remove(connection);
        self.came_or_went(None);
    }

    pub(crate) async fn command(&mut self, who: Actor, id: String, command: TableCommand, outbox: Outbox) {
        let key = (who.player, id.clone());
        let table = self.engine.table;
        if let Some(first) = self.answers.find(&key) {
            return outbox.send(frame::text(&answer(id, table, first, None)).into());
        }
        let mut result = match &command {
            TableCommand::Blackjack(BlackjackPlay::Ready) => self.set_ready(&who).await,
            TableCommand::Floor { reason, ruling } if self.needs_a_second(&who, reason, ruling).is_some() => {
                self.ask_for_a_second(&who, id.clone(), reason, ruling).await
            }
            _ => match self.check_nothing_waits(&who, &command).await {
                Ok(()) => {
                    let conditions = self.conditions(who.player, &command);
                    self.note_betting(who.player, &command);
                    self.decide(Some(who.player), Some(id.clone()), |draft| {
                        carry_out(draft, &who, conditions, &command)
                    })
                    .await
                }
                Err(refusal) => Err(refusal),
            },
        };
        if let (Ok(seq), TableCommand::Floor { reason, ruling }) = (&result, &command) {
            ledger::crash::point("ruled at a table");
            self.note_ruling(who.player, *seq, reason, ruling).await;
        }
        if self.elsewhere {
            return;
        }
        if result.is_err()
            && self.answers.may_be_written(&key)
            && let Some(first) = self.found_in_the_books(&key).await
        {
            result = first;
        }
        self.services.counters.answered(&result);
        // What could not be saved may be asked again with the same id.
        if !result.as_ref().is_err_and(was_unsaved) {
            self.answers.keep(key, result.clone());
        }
        let receipt = self.receipt.as_ref().filter(|(seq, _)| result == Ok(*seq)).map(|(_, receipt)| receipt);
        outbox.send(frame::text(&answer(id, table, result, receipt)).into());
    }

    /// A retry that comes so late that its answer is no longer at hand may look like something that cannot be done
    /// any more. The books know it.
    pub(crate) async fn found_in_the_books(&self, key: &(PlayerId, String)) -> Option<Result<u64, Refusal>> {
        let (player, action) = key.clone();
        let readers = Arc::clone(&self.services.readers);
        let ask = move || readers.lend(|reader| reader.action(player.0, &action));
        match tokio::task::spawn_blocking(ask).await {
            Ok(Ok(Ok(Some((log, seq))))) if log == self.engine.table => Some(Ok(seq)),
            _ => None,
        }
    }

    async fn set_ready(&mut self, who: &Actor) -> Result<u64, Refusal> {
        permissions::check(who.role, Deed::Play)?;
        check_pause(&self.engine.manners)?;
        if !self.engine.game.has(who.player) {
            return Err(Refusal::new(Clause::Room4, say!("room-no-seat-yet")));
        }
        self.ready.insert(who.player);
        if self.everybody_is_ready() {
            return self.decide(Some(who.player), None, |draft| draft.close_wagers()).await;
        }
        self.company_changed(None);
        Ok(self.engine.seq)
    }

    fn chat(&mut self, who: &Actor, (text, emote): (String, Option<Emote>), outbox: &Outbox) {
        let refused = |says| outbox.send(frame::text(&FromServer::error(says)).into());
        if permissions::check(who.role, Deed::Talk).is_err() {
            return refused(say!("room-no-talk", clause: Clause::Room1.id()));
        }
        if !admits(&self.engine, &self.services.people, who.player) {
            return refused(say!("private-no-code"));
        }
        if self.engine.manners.is_muted(who.player) {
            return refused(say!("room-no-voice", clause: Clause::Room9.id()));
        }
        let (table, player, name) = (self.engine.table, who.player, who.name.clone());
        let message = FromServer::Chat { table, player, name, text, emote, at: now_ms() };
        self.watchers.send_all(&frame::text(&message).into());
    }

    /// Makes a decision, has it written, and tells everybody. Gives the seq of its record; that of the last record
    /// when nothing happened. Whatever is logged meanwhile names the table, who decides, and the command's id.
    pub(crate) async fn decide(
        &mut self,
        by: Option<PlayerId>,
        action: Option<String>,
        what: impl FnOnce(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<u64, Refusal> {
        let (table, actor) = (self.engine.table, by.map(|p| p.0));
        let span = tracing::info_span!("decision", table, actor, action);
        let decided = async {
            let decided = self.carry_through(by, action, what).await;
            match &decided {
                Ok(seq) => tracing::debug!(seq, "decided"),
                Err(refusal) => tracing::debug!(%refusal, "refused"),
            }
            decided
        };
        decided.instrument(span).await
    }

    async fn carry_through(
        &mut self,
        by: Option<PlayerId>,
        action: Option<String>,
        what: impl FnOnce(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<u64, Refusal> {
        let at = now_ms();
        let Some(mut draft) = self.draft(what)? else { return Ok(self.engine.seq) };
        let leavers = draft.leavers();
        let (written, kept, decided) = loop {
            let again = (!leavers.is_empty()).then(|| draft.clone());
            let mut turn = self.services.allowances.turn(&leavers).await;
            turn.iter_mut().for_each(|turn| turn.settle(&mut draft, &leavers, at));
            let (mut entry, decided) = draft.decide(at, by.map(|p| p.0), action.clone());
            let kept = self.add_snapshot(&mut entry);
            let written = self.services.ledger.commit(entry).await;
            turn.into_iter().filter(|_| written.is_ok()).for_each(Turn::keep);
            match (written, again) {
                // They left a table of another node meanwhile.
                (Err(CommitError::Changed { key, now }), Some(again)) => {
                    self.services.allowances.set_note(&key, &now).await;
                    draft = again;
                }
                (written, _) => break (written, kept, decided),
            }
        };
        self.services.counters.went(self.engine.table, &written);
        self.receipt = written.as_ref().ok().copied().flatten().map(|it| (self.engine.seq + 1, it));
        match written {
            Ok(_) => self.went_on(kept),
            Err(CommitError::Duplicate { log, seq }) if log == self.engine.table => return Ok(seq),
            Err(why) => {
                self.elsewhere |= matches!(why, CommitError::Elsewhere { .. });
                if why.is_ours() {
                    let doubt = matches!(why, CommitError::InDoubt(_));
                    tracing::warn!(%why, "{}", if doubt { "in doubt" } else { "nothing happened" });
                    self.clocks.hold(Duration::from_secs(1));
                }
                return Err(unsaved(&why));
            }
        }
        let wallets = decided.wallets.clone();
        let counted = counted(&mut counter(&self.engine.game), &decided.steps);
        let told = Told::of(&counted, &decided.says);
        let past = Past { seq: 0, at, by, steps: decided.steps.clone(), told };
        self.engine.adopt(decided);
        ledger::crash::point("adopted");
        self.tell(Past { seq: self.engine.seq, ..past }, &wallets);
        Ok(self.engine.seq)
    }

    /// The decision on paper; none when nothing happens.
    fn draft(
        &self,
        what: impl FnOnce(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<Option<Draft<'_>>, Refusal> {
        let mut draft = self.engine.draft();
        draft.can_be_cut_by(self.cutters());
        what(&mut draft)?;
        let shuffle = self.has_company() && self.clocks.may_shuffle(Instant::now());
        draft.wait_for_changes(self.may_change(), self.moment_over);
        draft.follow_up(shuffle, &mut os_seed)?;
        if !self.deals_itself() && self.services.signatures.settings().dealer_says_so {
            draft.note_what_falls_due(0)?;
        }
        Ok((!draft.is_empty()).then_some(draft))
    }

    fn tell(&mut self, past: Past, wallets: &[PlayerId]) {
        if self.past.len() == AT_HAND {
            self.past.pop_front();
        }
        self.past.push_back(past);
        self.ready.retain(|p| self.engine.game.has(*p));
        if self.engine.asked() != crate::game::Asked::Wagers {
            self.ready.clear();
        }
        let (engine, people) = (&self.engine, &self.services.people);
        if engine.spec.private.is_some() {
            self.watchers.dismiss(|player| admits(engine, people, player), &not_admitted(engine.table));
        }
        self.set_clocks();
        for player in wallets {
            let wallet = chips::Money::cents(self.services.ledger.balance(Account::Wallet(player.0)));
            let message = frame::text(&FromServer::Wallet { wallet }).into();
            self.watchers.send_to(*player, &message);
        }
        let last = self.past.len() - 1;
        self.broadcast(&[last], None);
        self.update_summary();
    }

    /// Somebody watches, or does so no longer: everybody is told at once, or together with whoever comes and goes next.
    fn came_or_went(&mut self, but: Option<ConnectionId>) {
        if self.told.0.elapsed() >= COMINGS {
            return self.company_changed(but);
        }
        self.told.1 = true;
        self.set_clocks();
        self.update_summary();
    }

    /// A connection or a clock changed: everybody gets a frame without records.
    pub(crate) fn company_changed(&mut self, but: Option<ConnectionId>) {
        self.set_clocks();
        self.broadcast(&[], but);
        self.update_summary();
    }

    fn broadcast(&mut self, records: &[usize], but: Option<ConnectionId>) {
        self.told = (Instant::now(), false);
        let (engine, services) = (&self.engine, &self.services);
        self.watchers.refresh(as_whom(engine, services));
        self.watchers.next();
        for class in self.watchers.classes() {
            let records: Vec<&Past> = records.iter().map(|i| &self.past[*i]).collect();
            let (news, standing) = (self.news(&records, class), self.standing(class));
            self.watchers.tell(class, &news, standing, but);
        }
    }

    /// What goes with how the table stands.
    fn news<'a>(&self, records: &[&'a Past], viewer: Viewer) -> News<'a> {
        let (table, seq) = (self.engine.table, self.engine.seq);
        let records = frame::records(&self.engine, records, viewer);
        News { table, seq, records, clock: self.clocks.view(Instant::now()) }
    }

    /// How the table stands, as text.
    fn standing(&self, viewer: Viewer) -> String {
        let presence = |player: PlayerId| {
            let person = self.services.people.get(player);
            Presence {
                name: person.as_ref().map_or_else(|| format!("player {}", player.0), |p| p.name.clone()),
                bot: person.is_some_and(|p| p.bot),
                connected: self.watchers.has(player),
                ready: self.ready.contains(&player),
                face: self.services.people.face(player.0),
            }
        };
        let company =
            Company { presence: &presence, watching: self.watchers.on_the_rail(), closed: self.closed };
        frame::text(&frame::standing(&self.engine, viewer, &company))
    }

    pub(crate) fn is_bot(&self, player: PlayerId) -> bool {
        self.services.bots.iter().any(|(bot, _)| *bot == player)
    }

    fn update_summary(&mut self) {
        let people = self.engine.game.people();
        let bots = people.iter().filter(|(p, _)| self.is_bot(*p)).count();
        let came = self.company.unwrap_or_else(now_ms);
        self.company = (people.len() > bots).then_some(came);
        let summary = frame::summary(&self.engine, bots as u8, self.watchers.on_the_rail(), self.company);
        *self.summary.write() = summary;
    }

    /// A clock ran out.
    async fn tick(&mut self) {
        let now = Instant::now();
        let due: Vec<Due> = self.clocks.take_due(now);
        for due in due {
            match due {
                Due::Decision(player) => self.time_out(player).await,
                Due::Wagers => self.wagers_ran_out().await,
                Due::Clearing => self.clearing_ran_out().await,
                Due::Change(_) => self.change_ran_out().await,
                Due::Cut => self.cut_ran_out().await,
                Due::Dispute => self.dispute_ran_out().await,
                Due::Shuffle => drop(self.decide(None, None, |_| Ok(())).await),
                Due::Bot => self.let_a_bot_act().await,
                Due::Grace => self.clear_held_seats().await,
            }
        }
        self.hear_held().await;
        self.set_clocks();
    }

    pub(crate) fn deals_itself(&self) -> bool {
        self.engine.spec.dealing == Dealing::Virtual
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.is_some()
    }
}

/// May somebody see the table now (ROOM-15)?
fn admits(engine: &Engine, people: &People, player: PlayerId) -> bool {
    let role = people.get(player).map_or(Role::Player, |person| role_of(&person));
    private::admits(&engine.spec, (&engine.game, &engine.manners), player, role)
}

fn not_admitted(table: TableId) -> Utf8Bytes {
    frame::text(&FromServer::error(say!("private-not-in", table: table))).into()
}

/// As whom somebody sees the table now. Where the books cannot be asked, nobody knows who still has a role.
fn as_whom<'a>(engine: &'a Engine, services: &'a Services) -> impl Fn(PlayerId) -> Viewer + 'a {
    let sure = services.ledger.figures().is_away().is_none();
    move |player| {
        let known = services.people.get(player).filter(|_| sure);
        frame::viewer(engine, known.map_or(Role::Player, |person| role_of(&person)), player)
    }
}
