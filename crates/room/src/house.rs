//! The house's own book, log 0: who came, who got which role, which tables were opened, and what the cage did.

use crate::protocol::Role;
use crate::record::HouseEvent;
use crate::table::now_ms;
use chips::Money;
use games::blackjack::PlayerId;
use ledger::{Account, CommitError, Entry, Hash, Ledger, Posting, Record, Side, StoredRecord, chain};
use tokio::sync::Mutex;

/// The book, open for writing.
pub struct House {
    ledger: Ledger,
    head: Mutex<Head>,
}

struct Head {
    seq: u64,
    hash: Hash,
    /// A record that had to be written was not: the chain cannot go on before a restart.
    torn: bool,
}

/// Who writes, and under which action id.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// Who.
    pub actor: Option<u32>,
    /// The action's id.
    pub action: Option<String>,
}

/// The postings of a house event.
pub fn postings(event: &HouseEvent) -> Vec<Posting> {
    let between_cage_and = |player: &PlayerId, amount: Money| {
        let cents = amount.as_cents();
        vec![
            Posting { account: Account::Cage, cents: -cents },
            Posting { account: Account::Wallet(player.0), cents },
        ]
    };
    let postings = match event {
        HouseEvent::Welcomed { player, chips, .. } => between_cage_and(player, *chips),
        HouseEvent::Issued { player, amount, .. } | HouseEvent::Corrected { player, amount, .. } => {
            between_cage_and(player, *amount)
        }
        HouseEvent::Redeemed { player, amount, .. } => between_cage_and(player, -*amount),
        HouseEvent::Named { .. }
        | HouseEvent::RoleGiven { .. }
        | HouseEvent::TableOpened { .. }
        | HouseEvent::TableClosed { .. } => vec![],
    };
    postings.into_iter().filter(|p| p.cents != 0).collect()
}

impl House {
    /// The book as it was left.
    pub fn open(ledger: Ledger, last: Option<&StoredRecord>) -> House {
        let (seq, hash) = last.map_or((0, [0; 32]), |r| (r.seq, r.hash));
        House { ledger, head: Mutex::new(Head { seq, hash, torn: false }) }
    }

    fn entry(head: &Head, hand: Hand, event: &HouseEvent, sides: Vec<Side>) -> Entry {
        let postings = postings(event);
        let mut record = Record {
            log: 0,
            seq: head.seq + 1,
            at: now_ms(),
            actor: hand.actor,
            action: hand.action,
            body: serde_json::to_string(event).expect("a record is JSON"),
            hash: [0; 32],
        };
        record.hash = chain(&head.hash, &record, &postings);
        Entry { record: Some(record), postings, sides }
    }

    /// Writes what may be refused: short wallets, ids used before. Gives the record's number.
    pub async fn write(&self, hand: Hand, event: &HouseEvent, sides: Vec<Side>) -> Result<u64, CommitError> {
        let mut head = self.head.lock().await;
        if head.torn {
            return Err(CommitError::Closed);
        }
        let entry = House::entry(&head, hand, event, sides);
        let (seq, hash) = entry.record.as_ref().map(|r| (r.seq, r.hash)).expect("it has a record");
        self.ledger.commit(entry).await?;
        (head.seq, head.hash) = (seq, hash);
        Ok(seq)
    }

    /// Writes what nobody can refuse, without making the next one wait for it: many people may come at once.
    pub async fn write_surely(&self, event: &HouseEvent, sides: Vec<Side>) -> Result<u64, CommitError> {
        let mut head = self.head.lock().await;
        if head.torn {
            return Err(CommitError::Closed);
        }
        let entry = House::entry(&head, Hand::default(), event, sides);
        let (seq, hash) = entry.record.as_ref().map(|r| (r.seq, r.hash)).expect("it has a record");
        let written = self.ledger.submit(entry)?;
        (head.seq, head.hash) = (seq, hash);
        drop(head);
        match written.await.unwrap_or(Err(CommitError::Closed)) {
            Ok(()) => Ok(seq),
            Err(why) => {
                self.head.lock().await.torn = true;
                Err(why)
            }
        }
    }
}

/// The play chips somebody starts with.
pub const fn first_chips(role: Role, bot: bool) -> Money {
    match role {
        _ if bot => Money::dollars(1_000_000),
        Role::Player => Money::dollars(2_000),
        Role::ThirdParty => Money::dollars(50_000),
        _ => Money::ZERO,
    }
}
