//! Everything the analysis finds out about a house's game, ready to be printed, drawn or written as JSON.

use super::analysis::Optimal;
use super::buster::Buster;
use super::chart::{Chart, columns};
use super::play::Move;
use super::shoe::{ACE, KINDS, Shoe, kind_letter};
use super::swing::{Outcomes, Swing};
use crate::share::both;
use games::blackjack::Rules;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The price of a game.
///
/// ```
/// use odds::blackjack::{Report, Shoe};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let report = Report::new(&book.id, &book.rules, 1, &Shoe::decks(1));
/// assert!(report.base.td.ev <= report.base.cd.ev);
/// assert!((report.base.cd.outcomes.sum() - 1.0).abs() < 1e-9);
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsReport"))]
pub struct Report {
    /// The rulebook's id, with what was changed.
    pub rulebook: String,
    /// Decks in a fresh shoe.
    pub decks: u8,
    /// What is in the shoe, by rank.
    #[cfg_attr(feature = "ts", schemars(with = "BTreeMap<String, u16>"))]
    pub shoe: Shoe,
    /// The base wager.
    pub base: Base,
    /// The Buster bet; its chances are there even where the house does not offer it.
    pub buster: BusterReport,
    /// The best chart, what each move is worth, and what a wrong one costs.
    pub chart: ChartReport,
}

/// What can be told of a game as soon as best play is solved, without following every round to its end.
///
/// ```
/// use odds::blackjack::Brief;
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let brief = Brief::new(&book.id, &book.rules, 1);
/// assert!(brief.worth["hard 16"][0]["stand"] < 0.0);
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Brief {
    /// The rulebook's id, with what was changed.
    pub rulebook: String,
    /// Decks in a fresh shoe.
    pub decks: u8,
    /// Expected result of the base wager, composition-dependent play.
    pub ev: f64,
    /// The Buster bet.
    pub buster: BusterReport,
    /// For every line of a chart, against two to ten and ace: what each allowed move is worth on average over two-card hands.
    pub worth: BTreeMap<String, Vec<BTreeMap<&'static str, f64>>>,
}

impl Brief {
    /// Prices a game from fresh decks.
    pub fn new(rulebook: &str, rules: &Rules, decks: u8) -> Brief {
        let shoe = Shoe::decks(decks);
        let optimal = Optimal::solve(rules, &shoe);
        Brief {
            rulebook: rulebook.to_string(),
            decks,
            ev: optimal.ev(),
            buster: BusterReport::new(rules, &shoe),
            worth: worths(&optimal),
        }
    }
}

/// The base wager, from the player's side, per unit of the initial wager.
///
/// ```
/// use odds::blackjack::{Base, Outcomes, Way};
///
/// let way = Way { ev: -0.018, sd: 1.1, outcomes: Outcomes::default(), split_mean: 0.0, split_sd: 0.0, wagered: 1.1 };
/// let base = Base { td: Way { ev: -0.019, ..way.clone() }, cd: way, insurance: None, double_for_less_gain: -0.1 };
/// assert!(base.td.ev < base.cd.ev);
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsBase"))]
pub struct Base {
    /// Composition-dependent play: the best move for the exact cards of the hand and the up card.
    pub cd: Way,
    /// The best chart by totals and pairs.
    pub td: Way,
    /// Insurance, where it is offered.
    pub insurance: Option<Insurance>,
    /// Is a double for less ever better than a full double or none? The most it could gain; negative means never.
    pub double_for_less_gain: f64,
}

/// A way of playing.
///
/// ```
/// use odds::blackjack::{Outcomes, Way};
///
/// let way = Way { ev: -0.018, sd: 1.1, outcomes: Outcomes::default(), split_mean: 0.0, split_sd: 0.0, wagered: 1.1 };
/// assert!(serde_json::to_value(&way).unwrap()["wagered"].as_f64() > Some(1.0));
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsWay"))]
pub struct Way {
    /// Expected result.
    pub ev: f64,
    /// Standard deviation of a round.
    pub sd: f64,
    /// Chances of every outcome.
    pub outcomes: Outcomes,
    /// Mean result of split rounds.
    pub split_mean: f64,
    /// Standard deviation of split rounds.
    pub split_sd: f64,
    /// Wagered per round, doubles and splits included.
    pub wagered: f64,
}

impl Way {
    fn new(ev: f64, swing: Swing) -> Way {
        Way {
            ev,
            sd: swing.sd,
            outcomes: swing.outcomes,
            split_mean: swing.split_mean,
            split_sd: swing.split_sd,
            wagered: swing.wagered,
        }
    }
}

/// Insurance per unit of the base wager, which is twice the insurance.
///
/// ```
/// use odds::blackjack::Insurance;
///
/// let never = Insurance { best_ev: -0.02, ever_taken: false };
/// assert_eq!(serde_json::to_string(&never).unwrap(), r#"{"best_ev":-0.02,"ever_taken":false}"#);
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsInsurance"))]
pub struct Insurance {
    /// With the best two cards for it.
    pub best_ev: f64,
    /// Is it ever worth taking?
    pub ever_taken: bool,
}

/// The Buster bet.
///
/// ```
/// use odds::blackjack::{BusterReport, Shoe};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let report = BusterReport::new(&book.rules, &Shoe::decks(6));
/// assert!(report.ev.unwrap() < 0.0 && report.bust[0] > report.bust[5]);
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsBuster"))]
pub struct BusterReport {
    /// Expected result per unit with the house's pay table; none where the bet is not offered.
    pub ev: Option<f64>,
    /// Standard deviation per unit.
    pub sd: Option<f64>,
    /// The pay table, to one, for 3, 4, 5, 6, 7, and 8 or more cards.
    pub pays: Option<[u32; 6]>,
    /// Chances of a bust with 3, 4, 5, 6, 7, and 8 or more cards.
    pub bust: [f64; 6],
    /// The same and the expectation given the up card.
    pub by_up: BTreeMap<String, BusterUp>,
}

/// The Buster bet against one up card.
///
/// ```
/// use odds::blackjack::{BusterReport, Shoe};
///
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let report = BusterReport::new(&book.rules, &Shoe::decks(6));
/// assert!(report.by_up["6"].ev > report.by_up["A"].ev);
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsBusterUp"))]
pub struct BusterUp {
    /// Chances of a bust by cards.
    pub bust: [f64; 6],
    /// Expectation, where the bet is offered.
    pub ev: Option<f64>,
}

/// The chart and what its moves are worth on the first two cards, given that the round goes on.
///
/// ```
/// use odds::blackjack::{Chart, ChartReport};
///
/// let report = ChartReport { td: Chart::plain(), worth: Default::default() };
/// assert_eq!(serde_json::to_value(&report).unwrap()["td"]["hard 16"][0], "H");
/// ```
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(schemars::JsonSchema), schemars(rename = "OddsChart"))]
pub struct ChartReport {
    /// The best chart by totals and pairs.
    #[cfg_attr(feature = "ts", schemars(with = "BTreeMap<String, Vec<String>>"))]
    pub td: Chart,
    /// For every line, against two to ten and ace: what each allowed move is worth on average over two-card hands.
    pub worth: BTreeMap<String, Vec<BTreeMap<&'static str, f64>>>,
}

impl Report {
    /// Prices a game from this shoe.
    pub fn new(rulebook: &str, rules: &Rules, decks: u8, shoe: &Shoe) -> Report {
        Report::of(rulebook, decks, &Optimal::solve_knowing(rules, shoe, &Arc::default()))
    }

    /// Tells all about a game that is solved.
    pub fn of(rulebook: &str, decks: u8, optimal: &Optimal) -> Report {
        let (rules, shoe) = (optimal.rules(), &optimal.shoe);
        let (cd, learned) = both(|| optimal.swing(), || optimal.learn());
        let td = optimal.swing_of(&learned.chart);
        let best_insurance = optimal.best_insurance();
        Report {
            rulebook: rulebook.to_string(),
            decks,
            shoe: shoe.clone(),
            base: Base {
                cd: Way::new(optimal.ev(), cd),
                td: Way::new(learned.ev, td),
                insurance: rules
                    .insurance
                    .then_some(Insurance { best_ev: best_insurance, ever_taken: best_insurance > 0.0 }),
                double_for_less_gain: optimal.double_for_less_gain(),
            },
            buster: BusterReport::new(rules, shoe),
            chart: ChartReport { worth: worths(optimal), td: learned.chart },
        }
    }
}

impl BusterReport {
    /// The chances from this shoe, with the house's pay table.
    pub fn new(rules: &Rules, shoe: &Shoe) -> BusterReport {
        let buster = Buster::new(shoe, rules.dealer_hits_soft_17);
        let pays = rules.buster.as_ref().map(|b| b.pays);
        let by_up = (0..KINDS)
            .map(|up| {
                let ev = pays.map(|p| buster.ev_against(up, p));
                (kind_letter(up).to_string(), BusterUp { bust: buster.by_up[up], ev })
            })
            .collect();
        BusterReport {
            ev: pays.map(|p| buster.ev(p)),
            sd: pays.map(|p| buster.sd(p)),
            pays,
            bust: buster.bust,
            by_up,
        }
    }
}

/// The two-card hands of every chart line with their chances, then their moves' average worth.
fn worths(optimal: &Optimal) -> BTreeMap<String, Vec<BTreeMap<&'static str, f64>>> {
    let mut lines: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
    for a in 0..KINDS {
        for b in a..KINDS {
            let hand = optimal.hand(a, b);
            if hand.is_ace_ten() {
                continue;
            }
            let letter = kind_letter(a);
            let name = match (a == b, hand.soft) {
                (true, _) => format!("{letter}-{letter}"),
                (_, true) => format!("soft {}", hand.total),
                (_, false) => format!("hard {}", hand.total),
            };
            lines.entry(name).or_default().push((a, b));
        }
    }
    let average = |hands: &[(usize, usize)], up: usize| {
        let (mut sums, mut all): (BTreeMap<&'static str, f64>, f64) = (BTreeMap::new(), 0.0);
        for (a, b) in hands {
            let chance = optimal.chance(*a, *b, up);
            all += chance;
            if chance > 0.0 {
                for (m, worth) in optimal.moves(*a, *b, up) {
                    *sums.entry(m.word()).or_default() += chance * worth;
                }
            }
        }
        sums.values_mut().for_each(|v| *v /= all);
        sums
    };
    lines.into_iter().map(|(name, hands)| (name, columns().map(|up| average(&hands, up)).collect())).collect()
}

impl Optimal {
    /// The best insurance can do: per unit of the base wager, over all starting hands.
    pub fn best_insurance(&self) -> f64 {
        let worth = |a: usize, b: usize| 0.5 * (3.0 * self.env.natural(self.hand(a, b), ACE) - 1.0);
        let dealt = self.starts().filter(|(a, b, _)| self.chance(*a, *b, ACE) > 0.0);
        dealt.map(|(a, b, _)| worth(a, b)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The most a double for less could gain over the best of a full double and all other moves.
    ///
    /// With `x` of the wager added, one more card is worth `1 + x` times what it is worth singly: a straight line
    /// in `x`, so its best is at an end. One end is the full double; the other, nothing added, is one card and no
    /// choice after it, which can only be better than hitting if the chart forbids the hit or forces another one.
    pub fn double_for_less_gain(&self) -> f64 {
        let mut most = f64::NEG_INFINITY;
        for (a, b, id) in self.starts() {
            let hand = self.hand(a, b);
            if hand.is_ace_ten() || !self.env.may_double(hand, false) {
                continue;
            }
            for up in (0..KINDS).filter(|up| self.chance(a, b, *up) > 0.0) {
                let cell = &self.play.cells[id as usize];
                let for_nothing = cell.worth[Move::Double as usize][up] / 2.0;
                most =
                    most.max(for_nothing - cell.best[up].max(if a == b { self.splits[a][up] } else { -9.0 }));
            }
        }
        most
    }
}
