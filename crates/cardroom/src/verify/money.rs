//! Every posting from the rules: what each event moves, told event by event, and compared with what was written.

use super::Findings;
use super::books::{Books, Row};
use super::private;
use super::source::Source;
use super::wallets::Wallets;
use crate::error::Failure;
use chips::Money;
use games::blackjack::{Event, Move, Ruling, Table, WagerKind};
use serde::{Deserialize, Serialize};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// Money by account, in cents.
pub type Accounts = BTreeMap<String, i64>;

/// What the accounts come to.
#[derive(Default)]
pub struct Ledger<'a> {
    /// What they came to before.
    before: Option<&'a Accounts>,
    /// What was moved since.
    pub moved: Accounts,
}

impl<'a> Ledger<'a> {
    /// Goes on from what the accounts came to.
    pub fn after(before: &'a Accounts) -> Ledger<'a> {
        Ledger { before: Some(before), moved: Accounts::new() }
    }

    /// Compares what a record moved with what the rules say it moves, and adds it up.
    pub fn book(&mut self, log: u32, row: &Row, moved: Accounts, findings: &mut Findings) {
        let sum: i64 = row.postings.iter().map(|(_, cents)| cents).sum();
        if sum != 0 {
            findings.wrong(log, row.seq, say!("verify-sum", sum: sum.to_string()));
        }
        if let Some(account) = private::stays_there(row) {
            findings.wrong(log, row.seq, say!("verify-private", account: account));
        }
        let written = written(row);
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
        add(&mut self.moved, moved);
    }

    /// Adds up what was written: all there is where nothing can be replayed.
    pub fn take(&mut self, log: u32, row: &Row, findings: &mut Findings) {
        self.book(log, row, written(row), findings);
    }

    /// What an account comes to.
    pub fn balance(&self, account: &str) -> i64 {
        let of = |accounts: &Accounts| accounts.get(account).copied().unwrap_or(0);
        self.before.map_or(0, of) + of(&self.moved)
    }
}

fn written(row: &Row) -> Accounts {
    let mut written = Accounts::new();
    for (account, cents) in &row.postings {
        *written.entry(account.clone()).or_default() += cents;
    }
    written
}

/// Adds what was moved; accounts that come to nothing are let go.
pub fn add(accounts: &mut Accounts, moved: Accounts) {
    for (account, cents) in moved {
        let entry = accounts.entry(account);
        match entry {
            Entry::Occupied(mut held) => {
                *held.get_mut() += cents;
                if *held.get() == 0 {
                    held.remove();
                }
            }
            Entry::Vacant(none) if cents != 0 => drop(none.insert(cents)),
            Entry::Vacant(_) => {}
        }
    }
}

/// Compares what the accounts and the turns of wallets come to with what the database says of them.
pub fn compare(
    source: &mut Source<'_>,
    books: &Books,
    accounts: &Accounts,
    wallets: &Wallets,
    findings: &mut Findings,
) -> Result<(), Failure> {
    let total: i64 = accounts.values().sum();
    if total != 0 {
        findings.wrong.push(say!("verify-total", total: total.to_string()));
    }
    if books.shape.export {
        return Ok(());
    }
    let mut said: BTreeSet<String> = BTreeSet::new();
    let check = |account: &str, held: i64, turns: u64, findings: &mut Findings| {
        let is = accounts.get(account).copied().unwrap_or(0);
        if held != is {
            let (held, is) = (held.to_string(), is.to_string());
            findings.wrong.push(say!("verify-holds", account: account, held: held, is: is));
        }
        wallets.compare(account, turns, findings);
    };
    let turn = if books.shape.signed { "turn" } else { "0" };
    let sql = format!("SELECT account, cents, CAST({turn} AS BIGINT) FROM balances ORDER BY account");
    source.rows(&sql, &mut |r| {
        let account = r[0].text();
        check(&account, r[1].number() as i64, r[2].number(), findings);
        if accounts.contains_key(&account) || wallets.has(&account) {
            said.insert(account);
        }
    })?;
    let ours: BTreeSet<&String> = accounts.keys().chain(wallets.names()).collect();
    ours.into_iter().filter(|a| !said.contains(*a)).for_each(|account| check(account, 0, 0, findings));
    Ok(())
}

/// The accounts of one table.
#[derive(Serialize, Deserialize)]
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
            Event::Retracted(last) => shift(self.felt(), self.stack(last.player.0), last.amount),
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
