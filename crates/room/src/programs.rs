//! The house's programs, which keep newcomers company: made and seated when their table opens. A room that was cut off in between
//! seats those who are missing when it opens again.

use crate::bots::Character;
use crate::engine::{Decided, Engine, os_seed};
use crate::error::RoomError;
use crate::people::role_of;
use crate::protocol::{Role, TableId};
use crate::restore::Restored;
use crate::{Room, table};
use chips::Money;
use games::PlayerId;
use ledger::{Account, Loaded, Person};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The house's programs, as the books have them.
pub(crate) struct Programs {
    /// How many ever sat down at each table.
    pub seated: BTreeMap<TableId, u8>,
    /// Those who never sat anywhere.
    pub idle: Vec<Person>,
}

impl Programs {
    pub(crate) fn of(loaded: &Loaded) -> Programs {
        let mut idle: BTreeMap<u32, Person> =
            loaded.people.iter().filter(|p| p.bot).map(|p| (p.id, p.clone())).collect();
        let mut seated: BTreeMap<TableId, BTreeSet<u32>> = BTreeMap::new();
        let programs: BTreeSet<u32> = idle.keys().copied().collect();
        for account in loaded.balances.keys() {
            if let Account::Stack { table, person } = account
                && programs.contains(person)
            {
                seated.entry(*table).or_default().insert(*person);
                idle.remove(person);
            }
        }
        let seated = seated.into_iter().map(|(table, programs)| (table, programs.len() as u8));
        Programs { seated: seated.collect(), idle: idle.into_values().collect() }
    }
}

impl Room {
    /// Seats the programs of a table that do not sit yet, those first who were made and never sat anywhere, and starts it.
    pub(crate) async fn seat_and_run(
        self: &Arc<Room>,
        mut table: Restored,
        seated: u8,
        idle: &mut Vec<Person>,
    ) -> Result<(), RoomError> {
        let engine = &mut table.engine;
        let min = engine.limits.0;
        let poker = engine.game.poker().is_some();
        let seats = engine.game.seats();
        // The banker sits at the last seat, the others with open seats between them as long as there are any.
        let order = [seats].into_iter().chain((2..seats).step_by(2)).chain((1..seats).step_by(2));
        let taken: Vec<u8> = engine.game.people().into_iter().filter_map(|(_, seat)| seat).collect();
        let free: Vec<u8> = order.filter(|seat| !taken.contains(seat)).collect();
        for (n, seat) in (seated..engine.spec.bots).zip(free) {
            let role = if n == 0 { Role::ThirdParty } else { Role::Player };
            let of_private = engine.spec.private.as_ref().and_then(|p| p.programs.get(usize::from(n)));
            let player = match idle.iter().position(|person| role_of(person) == role) {
                _ if of_private.is_some() => of_private.map_or(0, |player| player.0),
                Some(i) => idle.swap_remove(i).id,
                None => {
                    let name = bot_name(engine.table, n);
                    let person = self.welcome(name, false, role, None, true, vec![]).await?;
                    person.map(|person| person.id).ok_or(RoomError::Broke)?
                }
            };
            let chips = min * if n == 0 && !poker { 1000 } else { 100 };
            let (entry, decided) = match self.sit_bot(
                engine,
                PlayerId(player),
                seat,
                chips,
                n == 0 && !(poker && of_private.is_some()),
            ) {
                Err(RoomError::Refused(why)) => {
                    tracing::warn!(table = engine.table, %why, "a program does not sit down");
                    break;
                }
                sits => sits?,
            };
            self.ledger.commit(entry).await?;
            engine.adopt(decided);
        }
        self.run_table(table);
        Ok(())
    }

    /// How a program plays at a table.
    pub(crate) fn character(&self, engine: &Engine, person: &Person) -> Character {
        match (&engine.spec.private, role_of(person)) {
            (Some(private), _) if engine.game.blackjack().is_some() => {
                let first = private.programs.first() == Some(&PlayerId(person.id));
                if first { Character::Banker } else { private.strength.into() }
            }
            (Some(private), _) => private.strength.into(),
            (None, Role::ThirdParty) => Character::Banker,
            (None, _) if person.id.is_multiple_of(2) => Character::Expert,
            (None, _) => Character::Regular,
        }
    }

    fn sit_bot(
        &self,
        engine: &Engine,
        player: PlayerId,
        seat: u8,
        chips: Money,
        third_party: bool,
    ) -> Result<(ledger::Entry, Decided), RoomError> {
        let mut draft = engine.draft();
        let command = engine.game.join(player, Some(seat), chips, third_party)?;
        draft.play(command)?;
        draft.follow_up(false, &mut os_seed)?;
        Ok(draft.decide(table::now_ms(), Some(player.0), None))
    }
}

/// What a program is called. Who banks is said by the table: at the next round it may be somebody else.
pub(crate) fn bot_name(table: TableId, n: u8) -> &'static str {
    const NAMES: [&str; 16] = [
        "Marlow", "Ines", "Tobias", "Ruth", "Calder", "Noor", "Felix", "Imogen", "Anselm", "Petra", "Hugo",
        "Wilma", "Silas", "Oda", "Ravi", "Linnea",
    ];
    NAMES[(table as usize * 5 + usize::from(n) * 3) % NAMES.len()]
}
