//! The wagers of a described table, checked as the referee would before anything is computed.

use chips::Money;
use games::blackjack::{Rules, Schedule};

/// Says what is wrong with a base wager, a Buster bet (nothing means none) and a bank under a schedule.
pub fn check(
    rules: &Rules,
    schedule: &Schedule,
    base: Money,
    buster: Money,
    bank: Money,
) -> Result<(), String> {
    let option = schedule.option;
    if base < schedule.min || schedule.max.is_some_and(|max| base > max) {
        let most = schedule.max.map_or_else(|| "no limit".to_string(), |max| max.to_string());
        let limits = format!("{} to {most}", schedule.min);
        return Err(format!("a wager of {base} is not within the limits of option {option}, {limits} (D19)"));
    }
    if bank < schedule.min {
        return Err(format!("a bank of {bank} is below the table minimum of {} (RND-2)", schedule.min));
    }
    for (what, amount) in [("wager", base), ("Buster bet", buster), ("bank", bank)] {
        if !amount.is_multiple_of(rules.chip) {
            return Err(format!("a {what} of {amount} cannot be made of chips of {} (D1)", rules.chip));
        }
    }
    if buster == Money::ZERO {
        return Ok(());
    }
    let Some(bet) = &rules.buster else {
        return Err("this house has no Buster bet (BB-2)".into());
    };
    let least = bet.min.filter(|min| buster < *min);
    let least = least.or_else(|| Some(schedule.min).filter(|min| bet.within_table_limit && buster < *min));
    if buster < Money::ZERO {
        return Err(format!("a Buster bet of {buster} is no wager (BB-2)"));
    }
    if buster > base {
        return Err(format!("a Buster bet is at most the base wager of {base}, not {buster} (BB-2)"));
    }
    if let Some(max) = bet.max.filter(|max| buster > *max) {
        return Err(format!("a Buster bet is at most {max} here, not {buster} (BB-2)"));
    }
    if let Some(min) = least {
        return Err(format!("a Buster bet is at least {min} here, not {buster} (BB-2)"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::rulebook::Houses;

    #[test]
    fn wagers_that_the_referee_would_refuse_are_refused_here() {
        let houses = Houses::shipped();
        let told = |house: &str, cents: [i64; 3]| {
            let book = houses.load(house).expect("sound");
            let [base, buster, bank] = cents.map(Money::cents);
            check(&book.rules, book.schedule(1).expect("option 1"), base, buster, bank)
                .err()
                .unwrap_or_default()
        };
        assert_eq!(told("aviator/pure-21.5", [2500, 500, 20_000]), "");
        assert!(told("aviator/pure-21.5", [100, 0, 20_000]).contains("$2 to $50"));
        assert!(told("aviator/pure-21.5", [325, 0, 20_000]).contains("chips of $0.50"));
        assert!(told("aviator/pure-21.5", [2500, 100, 20_000]).contains("at least $2"));
        assert!(told("aviator/pure-21.5", [2500, 3000, 20_000]).contains("base wager of $25"));
        assert!(told("aviator/pure-21.5", [2500, -500, 20_000]).contains("no wager"));
        assert!(told("aviator/pure-21.5", [2500, 0, 100]).contains("table minimum of $2"));
        assert!(told("ocean-view/pure-21.5", [10_000, 5000, 20_000]).contains("at most $25"));
        assert!(told("ocean-view/pure-21.5", [10_000, 50, 20_000]).contains("at least $1"));
    }
}
