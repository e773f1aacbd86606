//! Does an account ever fall below nothing? What lies at a table is moved in that table's log alone. A wallet is used at the
//! cage and at every table: it numbers its own postings across all logs, and is booked in that order. In books that were
//! written before wallets did so, the one chain of seals orders them.

use super::Findings;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use voice::say;

/// One record's part in an account.
#[derive(Clone, Serialize, Deserialize)]
pub struct Part {
    /// Its turn; none in books that were written before wallets took turns.
    pub turn: Option<u64>,
    /// Its place among all records as they were sealed, in its own pit.
    pub place: u64,
    pub pit: u64,
    pub log: u32,
    pub seq: u64,
    pub cents: i64,
}

/// A wallet so far.
#[derive(Default, Serialize, Deserialize)]
struct Wallet {
    turns: u64,
    balance: i64,
    /// The last record that was booked, and what it moved: it is over when another is.
    last: Option<(u32, u64, i64)>,
    /// The place of the last record of every pit.
    places: Vec<(u64, u64)>,
    /// Records that came before their turn.
    early: Vec<Part>,
    /// Its turns are not in order: that was told once.
    broken: bool,
}

/// All accounts, followed in the order of the seals.
#[derive(Default, Serialize, Deserialize)]
pub struct Wallets {
    wallets: BTreeMap<String, Wallet>,
    others: BTreeMap<String, i64>,
    /// Wallets that are booked in the order of the seals, for want of turns.
    #[serde(skip)]
    pub unnumbered: BTreeSet<String>,
}

impl Wallets {
    /// A posting of a record, in the order of the seals.
    pub fn book(&mut self, account: &str, part: Part, findings: &mut Findings) {
        if account.starts_with("wallet/") {
            let numbered = !self.unnumbered.contains(account);
            if !self.wallets.contains_key(account) {
                self.wallets.insert(account.into(), Wallet::default());
            }
            let Some(wallet) = self.wallets.get_mut(account) else { return };
            return wallet.take(account, part, numbered, findings);
        }
        if account == "cage" || account.starts_with("own/") || account.starts_with("rack/") {
            return;
        }
        let balance = self.others.get(account).copied().unwrap_or(0) + part.cents;
        match balance {
            0 => drop(self.others.remove(account)),
            _ => drop(self.others.insert(account.into(), balance)),
        }
        if balance < 0 && part.cents < 0 {
            let balance = balance.to_string();
            findings.wrong(part.log, part.seq, say!("verify-falls", account: account, balance: balance));
        }
    }

    /// Everything was booked: what never had its turn has it now.
    pub fn close(&mut self, findings: &mut Findings) {
        for (name, wallet) in &mut self.wallets {
            let mut early = std::mem::take(&mut wallet.early);
            early.sort_by_key(|part| part.turn);
            for part in early {
                wallet.out_of_turn(name, &part, wallet.turns + 1, findings);
                wallet.apply(name, &part, findings);
            }
            wallet.record_over(name, findings);
        }
    }

    /// Is there such a wallet?
    pub fn has(&self, account: &str) -> bool {
        self.wallets.contains_key(account)
    }

    /// All wallets.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.wallets.keys()
    }

    /// A wallet has had as many turns as the database says.
    pub fn compare(&self, account: &str, said: u64, findings: &mut Findings) {
        let numbered = !self.unnumbered.contains(account);
        let Some(wallet) = self.wallets.get(account).filter(|w| numbered && !w.broken) else { return };
        if wallet.turns != said {
            let turns = wallet.turns;
            findings.wrong.push(say!("verify-turns", wallet: account, turns: turns, said: said));
        }
    }
}

impl Wallet {
    /// The turns of a wallet count up from 1 without a gap, and in the order of every pit's seals.
    fn take(&mut self, name: &str, part: Part, numbered: bool, findings: &mut Findings) {
        if !numbered {
            return self.apply(name, &part, findings);
        }
        match part.turn {
            Some(turn) if turn > self.turns + 1 => return self.early.push(part),
            Some(turn) if turn == self.turns + 1 => self.in_turn(name, &part, findings),
            turn => {
                self.out_of_turn(name, &part, turn.map_or(1, |turn| turn + 1), findings);
                self.apply(name, &part, findings);
            }
        }
        while let Some(next) = self.early.iter().position(|part| part.turn == Some(self.turns + 1)) {
            let part = self.early.swap_remove(next);
            self.in_turn(name, &part, findings);
        }
    }

    fn in_turn(&mut self, name: &str, part: &Part, findings: &mut Findings) {
        let turn = self.turns + 1;
        match self.places.iter_mut().find(|(pit, _)| *pit == part.pit) {
            Some((_, before)) if *before > part.place => self.out_of_turn(name, part, turn, findings),
            Some((_, before)) => *before = part.place,
            None => self.places.push((part.pit, part.place)),
        }
        self.turns = turn;
        self.apply(name, part, findings);
    }

    fn out_of_turn(&mut self, name: &str, part: &Part, turn: u64, findings: &mut Findings) {
        if !std::mem::replace(&mut self.broken, true) {
            findings.wrong(part.log, part.seq, say!("verify-turn", wallet: name, turn: turn));
        }
    }

    fn apply(&mut self, name: &str, part: &Part, findings: &mut Findings) {
        if self.last.is_some_and(|(log, seq, _)| (log, seq) != (part.log, part.seq)) {
            self.record_over(name, findings);
        }
        self.balance += part.cents;
        self.last = Some((part.log, part.seq, part.cents));
    }

    fn record_over(&mut self, name: &str, findings: &mut Findings) {
        let Some((log, seq, cents)) = self.last.take() else { return };
        if self.balance < 0 && cents < 0 {
            let balance = self.balance.to_string();
            findings.wrong(log, seq, say!("verify-falls", account: name, balance: balance));
        }
    }
}
