//! Amounts as numbered actions: a ladder from the least to the most that may be bet, in whole chips.

use chips::Money;

fn up(a: i64, b: i64) -> i64 {
    (a + b - 1) / b
}

/// Calls `rung` with the number and the amount of every rung. Where there are no more amounts than rungs each amount has its own;
/// else the first is the least, the last the most, those between stand in equal proportion, and rungs that would say an
/// amount twice are left out.
pub fn climb(least: Money, most: Money, chip: Money, rungs: usize, mut rung: impl FnMut(usize, Money)) {
    let (most, unit) = (most.as_cents(), chip.as_cents());
    let least = (up(least.as_cents().max(1), unit) * unit).min(most);
    if most <= 0 {
        return;
    }
    let amounts = up(most - least, unit) as usize + 1;
    if amounts <= rungs {
        (0..amounts).for_each(|i| rung(i, Money::cents((least + i as i64 * unit).min(most))));
        return;
    }
    let step = (most as f64 / least as f64).powf(1.0 / (rungs - 1) as f64);
    let (mut before, mut exact) = (0, least as f64);
    for i in 0..rungs {
        let amount = match i {
            _ if i + 1 == rungs => most,
            0 => least,
            _ => ((exact / unit as f64) as i64 * unit).clamp(least, most),
        };
        if amount > before {
            rung(i, Money::cents(amount));
        }
        before = amount.max(before);
        exact *= step;
    }
}
