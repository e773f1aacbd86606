//! The house's own book, log 0: who came, who got which role, which tables were opened, and what the cage did.

use crate::nodes::{Bus, HOUSE};
use crate::protocol::Role;
use crate::record::HouseEvent;
use crate::table::now_ms;
use chips::Money;
use games::PlayerId;
use ledger::{Account, CommitError, Entry, Ledger, Outcome, Posting, Record, Side};
use tokio::sync::Mutex;

/// The book, open for writing.
pub struct House {
    ledger: Ledger,
    /// The way to the node that has this book, where there are several.
    pub(crate) far: Option<Bus>,
    head: Mutex<Head>,
    /// Held by whoever writes an entry of the cage's book, or opens or closes a drawer: one at a time, so that none is corrected
    /// twice and none goes through a drawer that is being closed.
    pub(crate) counter: Mutex<()>,
}

struct Head {
    /// The last record that was handed over.
    last: u64,
    /// The last record that is on disk.
    written: u64,
    /// Records that were handed over and not answered yet.
    under_way: u32,
    /// One of them was not written, so none that follow it is either.
    torn: bool,
    /// How often the book was taken up here.
    times: u32,
}

impl Head {
    const fn after(last: u64) -> Head {
        Head { last, written: last, under_way: 0, torn: false, times: 1 }
    }

    /// The book is taken up here again after this record. What is still under way belongs to the time before.
    const fn again(&mut self, last: u64) {
        *self = Head { times: self.times + 1, ..Head::after(last) };
    }

    /// A record was answered that was handed over when the book had been taken up this often. After one that was not written,
    /// the chain goes on from the last that was, as soon as nothing is under way.
    fn settle(&mut self, times: u32, record: u64, written: bool) {
        if times != self.times {
            return;
        }
        self.under_way -= 1;
        if written {
            self.written = self.written.max(record);
        }
        self.torn |= !written;
        if self.torn && self.under_way == 0 {
            (self.last, self.torn) = (self.written, false);
        }
    }
}

/// Who writes, and under which action id.
#[derive(Clone, Debug, Default)]
pub struct Author {
    /// Who.
    pub actor: Option<u32>,
    /// The action's id.
    pub action: Option<String>,
}

/// Is this an id of an action, as clients make them (ROOM-2)?
pub fn is_action_id(id: &str) -> bool {
    (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_graphic())
}

type Written = tokio::sync::oneshot::Receiver<Outcome>;

/// The rack of no table: real chips that went over the counter, and are in people's hands.
const IN_HAND: u32 = 0;

/// The postings of a house event.
pub fn postings(event: &HouseEvent) -> Vec<Posting> {
    let between_cage_and = |player: &PlayerId, amount: Money| {
        let cents = amount.as_cents();
        let real = event.done().slip().is_some_and(|slip| slip.real);
        let theirs = if real { Account::Rack(IN_HAND) } else { Account::Wallet(player.0) };
        vec![Posting { account: Account::Cage, cents: -cents }, Posting { account: theirs, cents }]
    };
    let postings = match event.done() {
        HouseEvent::Welcomed { player, chips, .. } => between_cage_and(player, *chips),
        HouseEvent::Issued { player, amount, .. }
        | HouseEvent::Corrected { player, amount, .. }
        | HouseEvent::Refilled { player, amount } => between_cage_and(player, *amount),
        HouseEvent::Redeemed { player, amount, .. } | HouseEvent::Parted { player, chips: amount } => {
            between_cage_and(player, -*amount)
        }
        HouseEvent::Named { .. }
        | HouseEvent::RoleGiven { .. }
        | HouseEvent::PasswordSet { .. }
        | HouseEvent::SignedIn { .. }
        | HouseEvent::CameFrom { .. }
        | HouseEvent::SignInFailed { .. }
        | HouseEvent::SignedOut { .. }
        | HouseEvent::SessionsEnded { .. }
        | HouseEvent::SessionLocked { .. }
        | HouseEvent::SessionUnlocked { .. }
        | HouseEvent::PinSet { .. }
        | HouseEvent::PasskeyMade { .. }
        | HouseEvent::PasskeyRemoved { .. }
        | HouseEvent::PasskeysRemoved { .. }
        | HouseEvent::PasskeyFailed { .. }
        | HouseEvent::PinFailed { .. }
        | HouseEvent::SettingsMade { .. }
        | HouseEvent::Ruling { .. }
        | HouseEvent::Ruled { .. }
        | HouseEvent::LockedOut { .. }
        | HouseEvent::Proposed { .. }
        | HouseEvent::Signed { .. }
        | HouseEvent::Declined { .. }
        | HouseEvent::Lapsed { .. }
        | HouseEvent::TableOpened { .. }
        | HouseEvent::EndLost { .. }
        | HouseEvent::ShiftOpened { .. }
        | HouseEvent::ShiftClosed { .. }
        | HouseEvent::CountEntered { .. }
        | HouseEvent::CountCorrected { .. }
        | HouseEvent::CountSigned { .. }
        | HouseEvent::DrawerOpened { .. }
        | HouseEvent::DrawerCounted { .. }
        | HouseEvent::DrawerClosed { .. }
        | HouseEvent::AccountDisabled { .. }
        | HouseEvent::AccountEnabled { .. }
        | HouseEvent::Excluded { .. }
        | HouseEvent::ExclusionLifted { .. }
        | HouseEvent::Floor(_)
        | HouseEvent::School(_)
        | HouseEvent::TableClosed { .. } => vec![],
    };
    postings.into_iter().filter(|p| p.cents != 0).collect()
}

/// What an entry of the cage's book moves into a wallet; negative out of it.
pub fn moves(event: &HouseEvent) -> Money {
    match event.done() {
        HouseEvent::Issued { amount, .. }
        | HouseEvent::Corrected { amount, .. }
        | HouseEvent::Refilled { amount, .. } => *amount,
        HouseEvent::Redeemed { amount, .. } => -*amount,
        _ => Money::ZERO,
    }
}

impl House {
    /// The book as it was left, up to this record.
    pub fn open(ledger: Ledger, last: u64) -> House {
        House { ledger, far: None, head: Mutex::new(Head::after(last)), counter: Mutex::new(()) }
    }

    /// The book goes on here after this record.
    pub(crate) async fn go_on(&self, last: u64) {
        self.head.lock().await.again(last);
    }

    /// The way to the node that has this book, where this one has not.
    pub(crate) fn elsewhere(&self) -> Option<&Bus> {
        self.far.as_ref().filter(|_| !self.ledger.owns(HOUSE))
    }

    /// The number of the last record that is on disk.
    pub async fn last(&self) -> u64 {
        self.head.lock().await.written
    }

    /// Hands a record over, to be written after all that were handed over before.
    fn submit(
        &self,
        head: &mut Head,
        author: Author,
        event: &HouseEvent,
        sides: Vec<Side>,
    ) -> Result<(Written, u64), CommitError> {
        if head.torn {
            return Err(CommitError::Torn);
        }
        let postings = postings(event);
        let record = Record {
            log: 0,
            seq: head.last + 1,
            at: now_ms(),
            actor: author.actor,
            action: author.action,
            body: serde_json::to_string(event).expect("a record is JSON"),
        };
        let this = record.seq;
        let written = self.ledger.submit(Entry { record: Some(record), postings, sides })?;
        head.last = this;
        head.under_way += 1;
        Ok((written, this))
    }

    /// Writes what may be refused: short wallets, ids used before. Gives the record's number.
    pub async fn write(
        &self,
        author: Author,
        event: &HouseEvent,
        sides: Vec<Side>,
    ) -> Result<u64, CommitError> {
        if let Some(bus) = self.elsewhere() {
            return self.write_there(bus, author, event).await;
        }
        let mut head = self.head.lock().await;
        let before = head.last;
        let (written, this) = self.submit(&mut head, author, event, sides)?;
        let done = written.await.unwrap_or(Err(CommitError::Closed));
        if done.is_err() {
            // Nothing was handed over since: the chain goes on where it was, as if nobody had asked.
            (head.last, head.under_way) = (before, head.under_way - 1);
            return done.map(|_| 0);
        }
        let times = head.times;
        head.settle(times, this, true);
        Ok(this)
    }

    /// Writes what nobody can refuse, without making the next one wait for it: many people may come at once.
    pub async fn write_surely(
        &self,
        author: Author,
        event: &HouseEvent,
        sides: Vec<Side>,
    ) -> Result<u64, CommitError> {
        if let Some(bus) = self.elsewhere() {
            return self.write_there(bus, author, event).await;
        }
        let mut head = self.head.lock().await;
        let (written, this) = self.submit(&mut head, author, event, sides)?;
        let times = head.times;
        drop(head);
        let done = written.await.unwrap_or(Err(CommitError::Closed));
        self.head.lock().await.settle(times, this, done.is_ok());
        done.map(|_| this)
    }
}

/// The play chips somebody starts with.
pub const fn first_chips(role: Role, bot: bool) -> Money {
    match role {
        _ if bot => Money::dollars(1_000_000),
        Role::Player => Money::dollars(5_000),
        Role::ThirdParty => Money::dollars(50_000),
        _ => Money::ZERO,
    }
}

/// Whoever has less than this, in the wallet and before them at tables, may be given play chips again (ROOM-13).
pub const NEXT_TO_NOTHING: Money = Money::dollars(200);

#[cfg(test)]
mod tests {
    use super::Head;

    #[test]
    fn what_was_under_way_when_the_book_was_lost_and_taken_again_does_not_count_for_the_new_time() {
        let mut head = Head::after(7);
        (head.last, head.under_way) = (9, 2);
        let before = head.times;
        head.again(8);
        head.settle(before, 8, true);
        head.settle(before, 9, false);
        assert_eq!((head.last, head.written, head.under_way, head.torn), (8, 8, 0, false));
        // One of the new time counts, and one that is not written sets the chain back.
        (head.last, head.under_way) = (9, 1);
        head.settle(head.times, 9, false);
        assert_eq!((head.last, head.written, head.under_way, head.torn), (8, 8, 0, false));
    }
}
