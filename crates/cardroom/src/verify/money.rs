//! Every posting from the rules: what each event moves, told event by event, and compared with what was written.

use super::Findings;
use super::books::{Books, Row};
use super::guests::Held;
use chips::Money;
use games::blackjack::{Event, Move, Ruling, Table, WagerKind};
use std::collections::BTreeMap;
use voice::say;

/// Money by account, in cents.
pub type Accounts = BTreeMap<String, i64>;

/// What the accounts come to.
#[derive(Default)]
pub struct Ledger {
    accounts: Accounts,
    /// What people who left tables won from guests there, and what of it stayed at the cage.
    pub held: Held,
}

impl Ledger {
    /// Compares what a record moved with what the rules say it moves, and adds it up.
    pub fn book(&mut self, log: u32, row: &Row, moved: Accounts, findings: &mut Findings) {
        let sum: i64 = row.postings.iter().map(|(_, cents)| cents).sum();
        if sum != 0 {
            findings.wrong(log, row.seq, say!("verify-sum", sum: sum.to_string()));
        }
        let mut written = Accounts::new();
        for (account, cents) in &row.postings {
            *written.entry(account.clone()).or_default() += cents;
        }
        let differ = |account: &String| {
            written.get(account).copied().unwrap_or(0) != moved.get(account).copied().unwrap_or(0)
        };
        let accounts: Vec<&String> = written.keys().chain(moved.keys()).filter(|a| differ(a)).collect();
        if let Some(account) = accounts.first() {
            let cents = |of: &Accounts| of.get(*account).copied().unwrap_or(0);
            let (was, is) = (cents(&written), cents(&moved));
            findings.wrong(
                log,
                row.seq,
                say!("verify-moved", account: *account, was: was.to_string(), is: is.to_string()),
            );
        }
        for (account, cents) in moved {
            *self.accounts.entry(account).or_default() += cents;
        }
    }

    /// Adds up what was written: all there is where nothing can be replayed.
    pub fn take(&mut self, log: u32, row: &Row, findings: &mut Findings) {
        let moved = |(account, cents): &(String, i64)| (account.clone(), *cents);
        let mut written = Accounts::new();
        for (account, cents) in row.postings.iter().map(moved) {
            *written.entry(account).or_default() += cents;
        }
        self.book(log, row, written, findings);
    }

    /// What an account comes to.
    pub fn balance(&self, account: &str) -> i64 {
        self.accounts.get(account).copied().unwrap_or(0)
    }

    /// Compares what the accounts come to with what the database says they hold.
    pub fn compare(&self, books: &Books, findings: &mut Findings) {
        let total: i64 = self.accounts.values().sum();
        if total != 0 {
            findings.wrong.push(say!("verify-total", total: total.to_string()));
        }
        let Some(balances) = &books.balances else { return };
        for account in balances.keys().chain(self.accounts.keys().filter(|a| !balances.contains_key(*a))) {
            let (held, is) = (balances.get(account).map_or(0, |(cents, _)| *cents), self.balance(account));
            if held != is {
                let (held, is) = (held.to_string(), is.to_string());
                findings.wrong.push(say!("verify-holds", account: account, held: held, is: is));
            }
        }
    }
}

/// One record's part in an account.
struct Part {
    /// Its turn; none in books that were written before wallets took turns.
    turn: Option<u64>,
    /// Its place among all records as they were sealed, in its own pit.
    place: usize,
    pit: u64,
    log: u32,
    seq: u64,
    cents: i64,
}

/// Does an account ever fall below nothing? What lies at a table is moved in that table's log alone. A wallet is used at the
/// cage and at every table: it numbers its own postings across all logs, and is booked in that order. In books that were
/// written before wallets did so, the one chain of seals orders them.
pub fn never_short(books: &Books, findings: &mut Findings) {
    let pits = books.pits.as_ref().map_or(1, |pits| pits.len().max(1)) as u64;
    let mut wallets: BTreeMap<&str, Vec<Part>> = BTreeMap::new();
    let mut others: BTreeMap<&str, i64> = BTreeMap::new();
    for (place, (log, row)) in books.in_order().into_iter().enumerate() {
        for ((account, cents), turn) in row.postings.iter().zip(&row.turns) {
            if account.starts_with("wallet/") {
                let (turn, pit, seq, cents) = (*turn, u64::from(log) % pits, row.seq, *cents);
                wallets.entry(account).or_default().push(Part { turn, place, pit, log, seq, cents });
                continue;
            }
            let balance = others.entry(account).or_default();
            *balance += cents;
            if *balance < 0 && *cents < 0 && account != "cage" {
                let balance = balance.to_string();
                findings.wrong(log, row.seq, say!("verify-falls", account: account, balance: balance));
            }
        }
    }
    for (wallet, mut parts) in wallets {
        if books.pits.is_some() || parts.iter().all(|part| part.turn.is_some()) {
            parts.sort_by_key(|part| part.turn);
            check_turns(books, wallet, &parts, findings);
        }
        let mut balance = 0;
        for (i, part) in parts.iter().enumerate() {
            balance += part.cents;
            let over = parts.get(i + 1).is_none_or(|next| (next.log, next.seq) != (part.log, part.seq));
            if over && balance < 0 && part.cents < 0 {
                let balance = balance.to_string();
                findings.wrong(part.log, part.seq, say!("verify-falls", account: wallet, balance: balance));
            }
        }
    }
}

/// The turns of a wallet count up from 1 without a gap, as many as the database says, and in the order of every pit's seals.
fn check_turns(books: &Books, wallet: &str, parts: &[Part], findings: &mut Findings) {
    let mut places: BTreeMap<u64, usize> = BTreeMap::new();
    for (part, turn) in parts.iter().zip(1..) {
        let before = places.insert(part.pit, part.place);
        if part.turn != Some(turn) || before.is_some_and(|before| before > part.place) {
            return findings.wrong(part.log, part.seq, say!("verify-turn", wallet: wallet, turn: turn));
        }
    }
    let said = books.balances.as_ref().map(|balances| balances.get(wallet).map_or(0, |(_, turns)| *turns));
    if said.is_some_and(|said| said != parts.len() as u64) {
        let (turns, said) = (parts.len(), said.unwrap_or(0));
        findings.wrong.push(say!("verify-turns", wallet: wallet, turns: turns, said: said));
    }
}

/// The accounts of one table.
pub struct Till {
    /// The table.
    pub table: u32,
    /// The collection schedule in force.
    pub option: u8,
}

impl Till {
    fn stack(&self, player: u32) -> String {
        format!("stack/{}/{player}", self.table)
    }

    fn felt(&self) -> String {
        format!("felt/{}", self.table)
    }

    fn bank(&self) -> String {
        format!("bank/{}", self.table)
    }

    fn drop(&self, whose: &str) -> String {
        format!("drop/{}/{}/{whose}", self.table, self.option)
    }

    /// What an event moves. `before` and `after` are the table around it.
    pub fn moves(&self, event: &Event, before: &Table, after: &Table, moved: &mut Accounts) {
        let mut shift = |from: String, to: String, amount: Money| {
            *moved.entry(from).or_default() -= amount.as_cents();
            *moved.entry(to).or_default() += amount.as_cents();
        };
        let wallet = |player: u32| format!("wallet/{player}");
        match event {
            Event::Joined { player, chips, .. } => shift(wallet(player.0), self.stack(player.0), *chips),
            Event::ChipsAdded { player, amount } => shift(wallet(player.0), self.stack(player.0), *amount),
            Event::Left { player, chips } => shift(self.stack(player.0), wallet(player.0), *chips),
            Event::BankTaken { player, wager, .. } => shift(self.stack(player.0), self.bank(), *wager),
            Event::Wagered { player, base, buster, .. } => {
                shift(self.stack(player.0), self.felt(), *base + *buster);
            }
            Event::Backlined { player, amount, .. } | Event::InsuranceAnswered { player, amount, .. } => {
                shift(self.stack(player.0), self.felt(), *amount);
            }
            Event::TakenBack { player, amount, fee, .. } => {
                shift(self.felt(), self.stack(player.0), *amount);
                shift(self.drop("players"), self.stack(player.0), *fee);
            }
            Event::FeeTaken { player, amount, .. } => {
                shift(self.stack(player.0), self.drop("players"), *amount)
            }
            Event::BankFeeTaken { player, amount, from_bank } => {
                shift(self.stack(player.0), self.drop("bank"), *amount - *from_bank);
                shift(self.bank(), self.drop("bank"), *from_bank);
            }
            Event::BankFellShort { .. } => self.void(before, after, &mut shift),
            Event::Acted { player, action: Move::Double(amount), .. } => {
                shift(self.stack(player.0), self.felt(), *amount);
            }
            Event::Acted { player, seat, hand, action: Move::Split } => {
                let wager = before.circle(*seat).hands[usize::from(*hand) - 1].wager;
                shift(self.stack(player.0), self.felt(), wager);
            }
            Event::Settled(line) => {
                let staked = match (line.wager, line.hand) {
                    (WagerKind::Base, Some(hand)) => {
                        before.circle(line.seat).hands[usize::from(hand) - 1].at_stake()
                    }
                    _ => line.amount,
                };
                shift(self.felt(), self.stack(line.player.0), staked);
                shift(self.bank(), self.stack(line.player.0), line.paid);
                shift(self.stack(line.player.0), self.bank(), line.collected);
            }
            Event::RoundEnded { bank_result } => {
                if let Some(bank) = before.bank() {
                    shift(self.bank(), self.stack(bank.player.0), bank.wager + *bank_result);
                }
            }
            Event::Ruled { ruling: Ruling::VoidRound, .. } => self.void(before, after, &mut shift),
            Event::Ruled { .. } => self.ruled(before, after, &mut shift),
            _ => {}
        }
    }

    /// A ruling on a wager that was paid or collected already puts it back on the felt, with what the bank paid or took.
    fn ruled(&self, before: &Table, after: &Table, shift: &mut impl FnMut(String, String, Money)) {
        for person in after.people() {
            let had = before.person(person.id).map_or(Money::ZERO, |p| p.stack);
            shift(self.felt(), self.stack(person.id.0), person.stack - had);
        }
        let held = |table: &Table| table.bank().map_or(Money::ZERO, |b| b.wager + b.result);
        shift(self.felt(), self.bank(), held(after) - held(before));
    }

    /// A void round gives everything back: what each stack gains comes from the bank, the drop and the felt.
    fn void(&self, before: &Table, after: &Table, shift: &mut impl FnMut(String, String, Money)) {
        for person in after.people() {
            let had = before.person(person.id).map_or(Money::ZERO, |p| p.stack);
            shift(self.felt(), self.stack(person.id.0), person.stack - had);
        }
        let Some(bank) = before.bank() else { return };
        let fees = before.drop_box() - after.drop_box();
        shift(self.bank(), self.felt(), bank.wager + bank.result);
        shift(self.drop("bank"), self.felt(), bank.fee);
        shift(self.drop("players"), self.felt(), fees - bank.fee);
    }
}
