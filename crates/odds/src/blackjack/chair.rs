//! The chairs at the table: a player's result net of fees, and the player-dealer's, with risk and break-even.

use super::count::below;
use super::shoe::{ACE, Shoe, TEN};
use chips::Money;
use games::blackjack::{Buster, Rules, Schedule};
use serde::Serialize;

/// A wager's price with the fee it pays.
///
/// ```
/// use odds::blackjack::players_chair;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let chair = players_chair(&book.schedules[0], -0.018, -0.018);
/// let (least, most) = (chair.first().unwrap(), chair.last().unwrap());
/// assert!(least.wager < most.wager && least.cd < most.cd); // A fee weighs more on a small wager.
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct NetOfFee {
    /// The base wager, or the Buster bet.
    pub wager: Money,
    /// Its fee.
    pub fee: Money,
    /// Expected result per unit of the wager, the fee included: best play, and best chart.
    pub cd: f64,
    /// See `cd`.
    pub td: f64,
}

/// A player's chair under one schedule, by wager size.
pub fn players_chair(schedule: &Schedule, cd: f64, td: f64) -> Vec<NetOfFee> {
    let of = |wager| net(wager, schedule.player_fees.of_circle(wager, Money::ZERO), cd, td);
    sizes(schedule).into_iter().map(of).collect()
}

/// What a Buster bet costs with a fee of its own, by size; nothing where it carries none.
pub fn buster_chair(schedule: &Schedule, buster: &Buster, ev: f64) -> Vec<NetOfFee> {
    let fee = schedule.player_fees.buster;
    let (least, most) = schedule.buster_limit(buster);
    let least = least.unwrap_or(schedule.min);
    let most = most.or(schedule.max).map(|most| most.min(schedule.max.unwrap_or(most)));
    let sizes = between(least, most.unwrap_or(least * 10), &[]);
    sizes.into_iter().filter(|_| fee.is_positive()).map(|wager| net(wager, fee, ev, ev)).collect()
}

fn net(wager: Money, fee: Money, cd: f64, td: f64) -> NetOfFee {
    let share = fee.as_dollars() / wager.as_dollars();
    NetOfFee { wager, fee, cd: cd - share, td: td - share }
}

/// The chance that a natural is paid: it depends on the shoe alone.
fn natural_paid(shoe: &Shoe) -> f64 {
    let counts = shoe.counts().map(f64::from);
    let (aces, tens, size) = (counts[ACE], counts[TEN], counts.iter().sum::<f64>());
    let both = |aces: f64, tens: f64, size: f64| 2.0 * aces * tens / (size * (size - 1.0));
    both(aces, tens, size) * (1.0 - both(aces - 1.0, tens - 1.0, size - 2.0))
}

/// What a player gains or loses per unit of a base wager because a natural is rounded to the chips on the table (D25): exact,
/// whatever the player does, for nobody is asked with a natural.
pub fn rounding_gain(rules: &Rules, shoe: &Shoe, wager: Money) -> f64 {
    let here = rules.odds_at(rules.natural, wager);
    if here == rules.natural { 0.0 } else { natural_paid(shoe) * (here.as_f64() - rules.natural.as_f64()) }
}

/// A player's chair with what rounding brings or costs at each size.
pub fn rounded(chair: Vec<NetOfFee>, gain: impl Fn(Money) -> f64) -> Vec<NetOfFee> {
    let more = |n: NetOfFee| {
        let gain = gain(n.wager);
        NetOfFee { cd: n.cd + gain, td: n.td + gain, ..n }
    };
    chair.into_iter().map(more).collect()
}

/// Wager sizes worth showing: the limits, round amounts between them, and where another fee begins.
pub fn sizes(schedule: &Schedule) -> Vec<Money> {
    let most = schedule.max.unwrap_or(Money::dollars(1000).max(schedule.min * 10));
    let base = &schedule.player_fees.base;
    let edges: Vec<Money> =
        base.windows(2).flat_map(|two| [two[0].to, Some(two[1].from)]).flatten().collect();
    between(schedule.min, most, &edges)
}

/// The ends, and round amounts and these ones between them.
fn between(least: Money, most: Money, more: &[Money]) -> Vec<Money> {
    let round = [1, 2, 5, 10, 20, 25, 50, 100, 200, 300, 400, 500, 1000].map(Money::dollars);
    let inner = round.iter().chain(more).filter(|m| **m > least && **m < most);
    let mut sizes: Vec<Money> = [least, most].iter().chain(inner).copied().collect();
    sizes.sort();
    sizes.dedup();
    sizes
}

/// The table action from which the player-dealer expects to win more than its fee, within one bracket of fees.
///
/// ```
/// use odds::blackjack::break_even;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let lines = break_even(&book.schedules[0], 0.018);
/// assert_eq!(lines.len(), book.schedules[0].bank_fees.len());
/// assert!(lines.iter().filter_map(|line| line.action).all(|action| action.is_positive()));
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct BreakEven {
    /// The bracket's first and last total action.
    pub from: Money,
    /// See `from`.
    pub to: Option<Money>,
    /// The fee.
    pub fee: Money,
    /// The action that pays for it; none if the bracket ends before.
    pub action: Option<Money>,
}

/// Break-even action for a bank that expects to win this share of the total action.
pub fn break_even(schedule: &Schedule, edge: f64) -> Vec<BreakEven> {
    let mut out = Vec::new();
    for bracket in &schedule.bank_fees {
        let needed =
            if edge > 0.0 { (100.0 * bracket.fee.as_dollars() / edge).ceil() / 100.0 } else { f64::INFINITY };
        let needed = needed.max(bracket.from.as_dollars());
        let fits = bracket.to.is_none_or(|to| needed <= to.as_dollars()) && needed.is_finite();
        let action = if fits { Some(Money::cents((needed * 100.0).round() as i64)) } else { None };
        out.push(BreakEven { from: bracket.from, to: bracket.to, fee: bracket.fee, action });
    }
    out
}

/// A bank's fortunes over many rounds, given its mean and standard deviation per round in dollars.
///
/// ```
/// use odds::blackjack::Fortune;
///
/// let bank = Fortune { mean: 1.0, sd: 100.0 };
/// assert!(bank.ruin(500.0, 1000.0) > bank.ruin(5000.0, 1000.0));
/// let needed = bank.bankroll_for(0.01, 1000.0);
/// assert!((bank.ruin(needed, 1000.0) - 0.01).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fortune {
    /// Mean per round, after the fee.
    pub mean: f64,
    /// Standard deviation per round.
    pub sd: f64,
}

impl Fortune {
    /// The chance that a bankroll is lost within so many rounds, as a continuous walk: a good picture as long as a
    /// round's swing is small beside the bankroll.
    pub fn ruin(&self, bankroll: f64, rounds: f64) -> f64 {
        if self.sd == 0.0 || rounds <= 0.0 {
            return f64::from(u8::from(bankroll + self.mean * rounds <= 0.0));
        }
        let spread = self.sd * rounds.sqrt();
        let drift = self.mean * rounds;
        let direct = below((-bankroll - drift) / spread);
        let exponent = -2.0 * self.mean * bankroll / (self.sd * self.sd);
        let mirror = below((-bankroll + drift) / spread);
        // With a strong drift down the mirror term is a large number times nearly nothing: it is at most the rest.
        let mirrored = if mirror > 0.0 { exponent.min(700.0).exp() * mirror } else { 0.0 };
        (direct + mirrored).min(1.0)
    }

    /// The chance that it is ever lost.
    pub fn ruin_for_ever(&self, bankroll: f64) -> f64 {
        if self.mean <= 0.0 { 1.0 } else { (-2.0 * self.mean * bankroll / (self.sd * self.sd)).exp() }
    }

    /// The bankroll with which the chance of losing it within so many rounds is this small.
    pub fn bankroll_for(&self, risk: f64, rounds: f64) -> f64 {
        let (mut low, mut high) = (0.0, self.sd.max(1.0));
        while self.ruin(high, rounds) > risk && high < 1e12 {
            high *= 2.0;
        }
        for _ in 0..80 {
            let middle = 0.5 * (low + high);
            if self.ruin(middle, rounds) > risk { low = middle } else { high = middle }
        }
        high
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::blackjack::{Bracket, FeesTaken, PlayerFees};

    fn schedule() -> Schedule {
        Schedule {
            option: 1,
            min: Money::dollars(2),
            max: Some(Money::dollars(50)),
            buster_limit: None,
            player_fees: PlayerFees::flat(Money::cents(50)),
            fees_taken: FeesTaken::default(),
            bank_fees: vec![
                Bracket { from: Money::dollars(1), to: Some(Money::dollars(100)), fee: Money::dollars(1) },
                Bracket { from: Money::dollars(101), to: None, fee: Money::dollars(2) },
            ],
            posted_by: None,
        }
    }

    #[test]
    fn half_a_dollar_on_two_is_a_quarter_of_the_wager() {
        let chair = players_chair(&schedule(), -0.018, -0.0181);
        assert_eq!(chair[0].wager, Money::dollars(2));
        assert!((chair[0].cd + 0.268).abs() < 1e-12);
        assert_eq!(chair.last().unwrap().wager, Money::dollars(50));
    }

    #[test]
    fn a_wager_costs_the_fee_of_its_bracket_and_a_buster_bet_its_own() {
        let below = Bracket { from: Money::dollars(2), to: Some(Money::dollars(10)), fee: Money::cents(50) };
        let above = Bracket { from: Money::dollars(11), to: None, fee: Money::dollars(2) };
        let fees = PlayerFees { base: vec![below, above], backline: Money::ZERO, buster: Money::dollars(1) };
        let schedule =
            Schedule { player_fees: fees, buster_limit: Some((Money::dollars(4), None)), ..schedule() };
        let chair = players_chair(&schedule, 0.0, -0.01);
        let of = |wager: i64| chair.iter().find(|n| n.wager == Money::dollars(wager)).expect("a size");
        assert_eq!(
            (of(10).fee, of(11).fee, of(50).fee),
            (Money::cents(50), Money::dollars(2), Money::dollars(2))
        );
        assert!((of(10).td + 0.06).abs() < 1e-12 && (of(50).td + 0.05).abs() < 1e-12);
        let buster = Buster { pays: [2, 2, 4, 15, 50, 250], min: None, max: None, within_table_limit: false };
        let bets = buster_chair(&schedule, &buster, -0.08);
        assert_eq!((bets[0].wager, bets[0].fee), (Money::dollars(4), Money::dollars(1)));
        assert!((bets[0].td + 0.33).abs() < 1e-12);
        assert_eq!(bets.last().map(|n| n.wager), Some(Money::dollars(50)));
        let none = Schedule { player_fees: PlayerFees::flat(Money::cents(50)), ..schedule };
        assert!(buster_chair(&none, &buster, -0.08).is_empty());
    }

    #[test]
    fn a_bank_with_two_per_cent_breaks_even_at_fifty_and_a_hundred_and_one_dollars() {
        let lines = break_even(&schedule(), 0.02);
        assert_eq!(lines[0].action, Some(Money::dollars(50)));
        assert_eq!(lines[1].action, Some(Money::dollars(101)));
        assert_eq!(break_even(&schedule(), 0.005)[0].action, None);
    }

    #[test]
    fn ruin_grows_with_time_to_its_limit_and_shrinks_with_the_bankroll() {
        let f = Fortune { mean: 0.5, sd: 40.0 };
        assert!(f.ruin(1000.0, 100.0) < f.ruin(1000.0, 10_000.0));
        assert!((f.ruin(1000.0, 1e9) - f.ruin_for_ever(1000.0)).abs() < 1e-6);
        let bankroll = f.bankroll_for(0.05, 500.0);
        assert!((f.ruin(bankroll, 500.0) - 0.05).abs() < 1e-6);
        assert!(Fortune { mean: -0.5, sd: 40.0 }.ruin(1000.0, 1e9) > 0.999);
    }
}
