//! Books of a long time, made quickly: programs play real rounds and hands at many tables, straight through the room's engine
//! into the ledger. For measurements of what grows with history (`make year`).
//!
//! `year BOOKS KEYS RECORDS [TABLES]` makes new books with so many records.

use chips::Money;
use games::rulebook::Houses;
use games::{PlayerId, Refusal, Viewer};
use ledger::{Account, Entry, Ledger, Person, Posting, Record, Side};
use room::bots::{Character, choose};
use room::commands::{Actor, Conditions, carry_out};
use room::engine::{Decided, Draft, Engine, os_seed};
use room::floor::{TableOrder, specify};
use room::game::Asked;
use room::people::role_name;
use room::protocol::{Dealing, Role, TableCommand};
use room::record::{HouseEvent, Pace};
use room::shuffles::Shuffles;
use room::snapshot::Snapshots;
use std::error::Error;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// The rulebooks, one table after the other.
const RULEBOOKS: [&str; 4] =
    ["ocean-view/holdem", "aviator/pure-21.5", "aviator/pure-21.5", "aviator/pure-21.5"];
/// Programs at a table.
const PROGRAMS: u32 = 5;
/// What each is given, in dollars: nobody is broke within a year.
const CHIPS: f64 = 10_000_000.0;
/// Milliseconds from one decision of a table to the next.
const PACE: u64 = 2_000;

type Trouble = Box<dyn Error + Send + Sync>;

/// One table, and those who play there.
struct Seated {
    engine: Engine,
    programs: Vec<(Actor, Character)>,
    snapshots: Snapshots,
    at: u64,
}

impl Seated {
    fn draft(
        &self,
        shuffle: bool,
        by: Option<u32>,
        what: impl FnOnce(&mut Draft<'_>) -> Result<(), Refusal>,
    ) -> Result<(Entry, Decided), Refusal> {
        let mut draft = self.engine.draft();
        what(&mut draft)?;
        draft.follow_up(shuffle, &mut os_seed)?;
        Ok(draft.decide(self.at, by, None))
    }

    fn asks(&self, who: &Actor, command: &TableCommand) -> Result<(Entry, Decided), Refusal> {
        let conditions = Conditions {
            dealing: Dealing::Virtual,
            closed: false,
            moment: None,
            day_ends: 0,
            kept_away: false,
        };
        self.draft(false, Some(who.player.0), |draft| carry_out(draft, who, conditions, command))
    }

    /// The next decision of somebody, or of the dealer.
    fn next(&self) -> Result<(Entry, Decided), Refusal> {
        let (info, out) = (self.engine.game.info(), self.engine.manners.out());
        for (who, character) in &self.programs {
            let view = self.engine.game.view(&out, Viewer::Player(who.player));
            if let Some(command) = choose(&view, &info, who.player, *character) {
                return self.asks(who, &command);
            }
        }
        match self.engine.asked() {
            Asked::Wagers => self.draft(false, None, |draft| draft.close_wagers()),
            _ => self.draft(true, None, |_| Ok(())),
        }
    }

    /// Writes a decision with the snapshot that is due, and goes on from it.
    fn commit(&mut self, ledger: &Ledger, (mut entry, decided): (Entry, Decided)) -> Result<(), Trouble> {
        let due = self.snapshots.due(&self.engine);
        let kept = due.is_some();
        entry.sides.extend(due);
        let receipt = ledger.commit_blocking(entry)?;
        self.engine.adopt(decided);
        self.snapshots.written(kept, receipt.map(|receipt| (self.engine.seq, receipt)));
        self.at += PACE;
        Ok(())
    }
}

/// The house's own book, and who came.
struct House<'a> {
    ledger: &'a Ledger,
    at: u64,
    seq: u64,
    people: u32,
}

impl House<'_> {
    fn write(&mut self, event: &HouseEvent, postings: Vec<Posting>, sides: Vec<Side>) -> Result<(), Trouble> {
        self.seq += 1;
        let body = serde_json::to_string(event)?;
        let record = Record { log: 0, seq: self.seq, at: self.at, actor: None, action: None, body };
        self.ledger.commit_blocking(Entry { record: Some(record), postings, sides })?;
        Ok(())
    }

    fn welcome(&mut self, role: Role) -> Result<Actor, Trouble> {
        self.people += 1;
        let (id, name) = (self.people, format!("Program {}", self.people));
        let chips = Money::from_dollars(CHIPS).map_err(|why| why.to_string())?;
        let (player, bot, cents) = (PlayerId(id), true, chips.as_cents());
        let person = Person { id, name: name.clone(), role: role_name(role), password: None, bot };
        let event = HouseEvent::Welcomed { player, name: name.clone(), role, bot, chips };
        let postings = vec![
            Posting { account: Account::Cage, cents: -cents },
            Posting { account: Account::Wallet(id), cents },
        ];
        self.write(&event, postings, vec![Side::Person(person)])?;
        Ok(Actor { player, role, name, guest: false })
    }

    /// Opens a table and seats its programs.
    fn open(&mut self, table: u32) -> Result<Seated, Trouble> {
        let order = TableOrder {
            name: String::new(),
            rulebook: RULEBOOKS[table as usize % RULEBOOKS.len()].into(),
            option: 1,
            decks: None,
            dealing: Dealing::Virtual,
            bots: 0,
            coach: false,
            real_chips: false,
            continuous_shuffler: false,
            count: 1,
        };
        let spec = specify(&Houses::shipped(), &order, table, Pace::FAST)?;
        self.write(&HouseEvent::TableOpened { table, spec: Box::new(spec.clone()) }, vec![], vec![])?;
        let engine = Engine::open(table, spec, Shuffles::default())?;
        let (min, poker) = (engine.limits.0, engine.game.poker().is_some());
        let mut seated = Seated { engine, programs: vec![], snapshots: Snapshots::default(), at: self.at };
        for n in 1..=PROGRAMS {
            let banks = n == PROGRAMS && !poker;
            let who = self.welcome(if banks { Role::ThirdParty } else { Role::Player })?;
            let (seat, chips) = (Some(n as u8), min * if poker { 40 } else { 5_000 });
            let sits =
                seated.asks(&who, &TableCommand::Sit { seat, chips }).map_err(|why| why.to_string())?;
            seated.commit(self.ledger, sits)?;
            seated.programs.push((who, if banks { Character::Banker } else { Character::Regular }));
        }
        Ok(seated)
    }
}

fn main() -> Result<(), Trouble> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [books, keys, records, more @ ..] = words.as_slice() else {
        return Err("year BOOKS KEYS RECORDS [TABLES]".into());
    };
    let (records, tables): (u64, u32) = (records.parse()?, more.first().map_or(Ok(20), |n| n.parse())?);
    let (ledger, _) = Ledger::open(books, Path::new(keys))?;
    let (now, each) = (SystemTime::now().duration_since(UNIX_EPOCH)?, records / u64::from(tables.max(1)));
    // It ends about now.
    let at = (now.as_millis() as u64).saturating_sub(each * PACE);
    let mut house = House { ledger: &ledger, at, seq: 0, people: 0 };
    let opened: Vec<Seated> = (1..=tables).map(|table| house.open(table)).collect::<Result<_, _>>()?;
    // Each table waits for its own commits; what waits at the same time is committed together.
    std::thread::scope(|scope| {
        let play = |mut table: Seated| {
            let ledger = &ledger;
            scope.spawn(move || -> Result<(), Trouble> {
                while table.engine.seq < each {
                    let next = table.next().map_err(|why| why.to_string())?;
                    table.commit(ledger, next)?;
                }
                Ok(())
            })
        };
        let playing: Vec<_> = opened.into_iter().map(play).collect();
        playing.into_iter().try_for_each(|table| table.join().map_err(|_| "a table broke")?)
    })
}
