//! Whose money it is: every chip in the room lies in exactly one of these accounts.

use crate::error::NoAccount;
use std::fmt;
use std::str::FromStr;

/// An account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Account {
    /// The cage, which issues chips and redeems them.
    Cage,
    /// A person's chips away from the tables.
    Wallet(u32),
    /// A person's chips at a table.
    Stack {
        /// The table.
        table: u32,
        /// The person.
        person: u32,
    },
    /// The bank at a table.
    Bank(u32),
    /// Wagers and pots on a table.
    Felt(u32),
    /// The drop box of a table.
    Drop {
        /// The table.
        table: u32,
        /// The collection schedule in force.
        option: u8,
        /// Whose fee.
        fee: Fee,
    },
    /// The chips of a private table that lie before nobody: it issues its own, and takes them back.
    Own(u32),
    /// What people have in their racks at a table with real chips: the room sees only what they put out and are paid.
    Rack(u32),
}

/// Who paid a fee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fee {
    /// Players, for their circles, hands or time.
    Players,
    /// The player-dealer.
    Bank,
}

impl Account {
    /// May it be below zero? Only where chips come from: the cage, what a private table issues itself, and the
    /// racks that nobody has counted.
    pub const fn may_owe(self) -> bool {
        matches!(self, Account::Cage | Account::Own(_) | Account::Rack(_))
    }

    /// Does it number its postings? Wallets do: they are used at the cage and at every table, so that no log orders them.
    pub const fn takes_turns(self) -> bool {
        matches!(self, Account::Wallet(_))
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Cage => f.write_str("cage"),
            Account::Wallet(person) => write!(f, "wallet/{person}"),
            Account::Stack { table, person } => write!(f, "stack/{table}/{person}"),
            Account::Bank(table) => write!(f, "bank/{table}"),
            Account::Felt(table) => write!(f, "felt/{table}"),
            Account::Own(table) => write!(f, "own/{table}"),
            Account::Rack(table) => write!(f, "rack/{table}"),
            Account::Drop { table, option, fee } => {
                let fee = match fee {
                    Fee::Players => "players",
                    Fee::Bank => "bank",
                };
                write!(f, "drop/{table}/{option}/{fee}")
            }
        }
    }
}

impl FromStr for Account {
    type Err = NoAccount;

    fn from_str(text: &str) -> Result<Account, NoAccount> {
        let parts: Vec<&str> = text.split('/').collect();
        let wrong = || NoAccount(text.into());
        let number = |s: &str| s.parse::<u32>().map_err(|_| wrong());
        Ok(match parts[..] {
            ["cage"] => Account::Cage,
            ["wallet", person] => Account::Wallet(number(person)?),
            ["stack", table, person] => Account::Stack { table: number(table)?, person: number(person)? },
            ["bank", table] => Account::Bank(number(table)?),
            ["felt", table] => Account::Felt(number(table)?),
            ["own", table] => Account::Own(number(table)?),
            ["rack", table] => Account::Rack(number(table)?),
            ["drop", table, option, fee] => Account::Drop {
                table: number(table)?,
                option: option.parse().map_err(|_| wrong())?,
                fee: match fee {
                    "players" => Fee::Players,
                    "bank" => Fee::Bank,
                    _ => return Err(wrong()),
                },
            },
            _ => return Err(wrong()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_account_reads_what_it_prints() {
        let drop = |fee| Account::Drop { table: 3, option: 2, fee };
        let all = [
            Account::Cage,
            Account::Wallet(7),
            Account::Stack { table: 3, person: 7 },
            Account::Bank(3),
            Account::Felt(3),
            Account::Own(3),
            Account::Rack(3),
            drop(Fee::Players),
            drop(Fee::Bank),
        ];
        for account in all {
            assert_eq!(account.to_string().parse(), Ok(account));
        }
        for text in ["", "wallet", "wallet/x", "drop/1/2/x", "stack/1", "cage/1"] {
            assert!(text.parse::<Account>().is_err(), "{text}");
        }
    }
}
