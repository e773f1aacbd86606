//! The house's desk: one node has the house's own book, and the others bring it what is to be written there, and whatever is asked
//! through `/api`.

use super::bus::{Bus, Unanswered, json};
use super::wire::{FromHouse, ToHouse};
use crate::Room;
use crate::error::RoomError;
use crate::house::{Author, House};
use crate::protocol::{Role, TableId};
use crate::record::HouseEvent;
use async_nats::Message;
use games::PlayerId;
use ledger::{CommitError, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How long the house is waited for: its book may be changing hands.
const PATIENCE: Duration = Duration::from_secs(8);

/// Asks the node that has the house's book.
async fn ask(bus: &Bus, what: &ToHouse) -> Result<FromHouse, CommitError> {
    let said = bus.ask("house", json(what), PATIENCE).await;
    let said = said.map_err(|why| match why {
        Unanswered::Nobody => StoreError::Unconnected,
        Unanswered::Silence => StoreError::Unavailable("the house".into()),
    })?;
    serde_json::from_slice(&said).map_err(|why| StoreError::Unavailable(why.to_string()).into())
}

impl FromHouse {
    fn written(self) -> Result<u64, CommitError> {
        match self {
            FromHouse::Done(number) => Ok(number),
            FromHouse::Duplicate { log, seq } => Err(CommitError::Duplicate { log, seq }),
            FromHouse::Refused(refusal) => Err(StoreError::Refused(refusal.says.to_string()).into()),
            FromHouse::Not(why) => Err(StoreError::Unavailable(why).into()),
        }
    }
}

impl From<Result<u64, CommitError>> for FromHouse {
    fn from(written: Result<u64, CommitError>) -> FromHouse {
        match written {
            Ok(number) => FromHouse::Done(number),
            Err(CommitError::Duplicate { log, seq }) => FromHouse::Duplicate { log, seq },
            Err(why) => FromHouse::Not(why.to_string()),
        }
    }
}

impl House {
    /// Has a record written by the node that has this book.
    pub(crate) async fn write_there(
        &self,
        bus: &Bus,
        author: Author,
        event: &HouseEvent,
    ) -> Result<u64, CommitError> {
        let Author { actor, action } = author;
        ask(bus, &ToHouse::Write { actor, action, event: Box::new(event.clone()) }).await?.written()
    }

    /// Has a deed proposed there.
    pub(crate) async fn propose_there(
        &self,
        bus: &Bus,
        first: PlayerId,
        action: Option<String>,
        deed: HouseEvent,
    ) -> Result<u64, RoomError> {
        match ask(bus, &ToHouse::Propose { first, action, deed: Box::new(deed) }).await? {
            FromHouse::Refused(refusal) => Err(RoomError::Refused(*refusal)),
            said => Ok(said.written()?),
        }
    }

    /// Asks there which ruling on this round of a table waits.
    pub(crate) async fn ruling_waits_there(
        &self,
        bus: &Bus,
        table: TableId,
        round: u32,
        but: Option<u64>,
    ) -> Result<Option<u64>, CommitError> {
        let entry = ask(bus, &ToHouse::RulingWaits { table, round, but }).await?.written()?;
        Ok(Some(entry).filter(|entry| *entry > 0))
    }
}

impl Room {
    /// Has one of the house's programs made there: its number.
    pub(crate) async fn program_there(
        &self,
        bus: &Bus,
        name: &str,
        banker: bool,
    ) -> Result<u32, CommitError> {
        Ok(ask(bus, &ToHouse::Program { name: name.into(), banker }).await?.written()? as u32)
    }

    /// Does what another node asks of the house.
    pub(super) async fn do_for_node(self: Arc<Room>, bus: Bus, message: Message) {
        let Ok(what) = serde_json::from_slice::<ToHouse>(&message.payload) else { return };
        let said = match what {
            ToHouse::Write { actor, action, event } => {
                self.house.write(Author { actor, action }, &event, vec![]).await.into()
            }
            ToHouse::Propose { first, action, deed } => {
                match self.signatures.propose(first, action, *deed, None).await {
                    Ok(entry) => FromHouse::Done(entry),
                    Err(RoomError::Refused(refusal)) => FromHouse::Refused(Box::new(refusal)),
                    Err(why) => FromHouse::Not(why.to_string()),
                }
            }
            ToHouse::RulingWaits { table, round, but } => {
                self.signatures.ruling_waits(table, round, but).await.map(Option::unwrap_or_default).into()
            }
            ToHouse::Program { name, banker } => {
                let role = if banker { Role::ThirdParty } else { Role::Player };
                let welcomed = self.welcome(&name, false, role, None, true, vec![]).await;
                welcomed.map(|person| person.map_or(0, |person| u64::from(person.id))).into()
            }
        };
        bus.answer_whole(&message, &json(&said));
    }
}
