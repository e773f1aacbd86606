//! A house's rules of blackjack as sentences, straight from the rulebook a table is dealt with: never shortened, each with its
//! clause.

use super::nearest::Tie;
use super::rules::{
    BankEligibility, BothOver, Buster, BusterSettles, DoubleOn, MustStand, Peek, Rules, Settle, SplitTens,
    StartsAt, Surrender,
};
use super::schedule::{FeesTaken, Schedule};
use crate::clauses::Clause;
use serde::Serialize;
use voice::{Telling, Word, say};

/// A chapter of the rules.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let chapters = book.rules.chapters(&book.schedules[0], 6);
/// assert!(chapters.len() > 4 && chapters.iter().all(|chapter| !chapter.rules.is_empty()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackChapter"))]
pub struct Chapter {
    /// What it is about.
    pub title: Telling,
    /// Its rules.
    pub rules: Vec<Rule>,
}

/// One rule of a house, told.
///
/// ```
/// let book = games::rulebook::Houses::shipped().load("aviator/pure-21.5").unwrap();
/// let chapters = book.rules.chapters(&book.schedules[0], 6);
/// let natural = chapters.iter().flat_map(|chapter| &chapter.rules).find(|rule| rule.clause.id() == "VAL-2");
/// assert!(natural.unwrap().says.to_string().contains("6:5"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "BlackjackRule"))]
pub struct Rule {
    /// Where it is written.
    pub clause: Clause,
    /// What it says.
    pub says: Telling,
}

fn rule(clause: Clause, says: Telling) -> Rule {
    Rule { clause, says }
}

fn yes(is: bool) -> Word {
    Word(if is { "yes" } else { "no" })
}

/// A number in words.
fn count(n: u8) -> Telling {
    say!("number-in-words", count: n)
}

impl Rules {
    /// What is dealt by these rules under a schedule, chapter by chapter.
    pub fn chapters(&self, schedule: &Schedule, decks: u8) -> Vec<Chapter> {
        let chapter = |of: &'static str, rules: Vec<Rule>| {
            let title = say!("rules-chapter", of: Word(of));
            (!rules.is_empty()).then_some(Chapter { title, rules })
        };
        let all = [
            chapter("cards", self.told_cards(decks)),
            chapter("bank", self.told_bank(schedule)),
            chapter("wagers", self.told_wagers(schedule)),
            chapter("playing", self.told_playing()),
            chapter("options", self.told_options()),
            chapter("results", self.told_results()),
            chapter("buster", self.buster.as_ref().map(|b| told_buster(b, schedule)).unwrap_or_default()),
            chapter("order", self.told_order()),
        ];
        all.into_iter().flatten().collect()
    }

    fn told_cards(&self, decks: u8) -> Vec<Rule> {
        if let Some(nearest) = &self.nearest {
            let (fewest, most) = self.decks;
            let (target, aces) = (nearest.target.to_string(), nearest.aces_as_eleven);
            return vec![
                rule(Clause::D11, say!("rules-decks", decks: decks, fewest: fewest, most: most)),
                rule(Clause::Val1, say!("rules-values")),
                rule(Clause::N1, say!("rules-nearest-score", target: target.clone(), aces: aces)),
                rule(Clause::N2, say!("rules-nearest-deciding", target: target)),
            ]
            .into_iter()
            .chain(self.told_rounding())
            .collect();
        }
        let natural = if self.must_stand == MustStand::Any21 { Clause::Val3 } else { Clause::Val2 };
        let (fewest, most) = self.decks;
        vec![
            rule(Clause::D11, say!("rules-decks", decks: decks, fewest: fewest, most: most)),
            rule(Clause::Val1, say!("rules-values")),
            rule(natural, say!("rules-natural", pays: self.natural.to_string())),
            rule(Clause::Val5, say!("rules-split-no-natural")),
        ]
        .into_iter()
        .chain(self.told_rounding())
        .collect()
    }

    /// D25: what becomes of a payout that the chips cannot make, where it is not paid to the cent.
    fn told_rounding(&self) -> Option<Rule> {
        let rounds = self.rounding.told(self.chip)?;
        Some(rule(Clause::D25, say!("rules-rounding", rounds: rounds)))
    }

    fn told_bank(&self, schedule: &Schedule) -> Vec<Rule> {
        let mut all = vec![
            rule(Clause::Rnd12, say!("rules-bank-offered", turns: count(self.bank_turns))),
            rule(Clause::Rnd2, say!("rules-bank-least", min: schedule.min)),
            rule(Clause::Rnd11, say!("rules-bank-covers")),
        ];
        if let Some(most) = self.banking.third_parties {
            all.push(rule(Clause::Tp1, say!("rules-third-parties", most: count(most))));
        }
        if let Some(turns) = self.banking.third_party_turns {
            all.push(rule(Clause::Tp2, say!("rules-third-party-turns", turns: count(turns))));
        }
        if self.banking.return_needs_another {
            all.push(rule(Clause::Tp3, say!("rules-return-needs-another")));
        }
        if self.bank_eligibility == BankEligibility::PlayedPreviousTwo {
            all.push(rule(Clause::LCol3, say!("rules-bank-eligible")));
        }
        all
    }

    fn told_wagers(&self, schedule: &Schedule) -> Vec<Rule> {
        let limit = match schedule.max {
            Some(max) => say!("rules-wagers-limited", min: schedule.min, max: max, chip: self.chip),
            None => say!("rules-wagers-unlimited", min: schedule.min, chip: self.chip),
        };
        let circles = match self.circles.most {
            None => say!("rules-circles-any"),
            Some(most) => say!("rules-circles-most", most: count(most), adjacent: yes(self.circles.adjacent)),
        };
        let mut all = vec![rule(Clause::D19, limit), rule(Clause::Rnd3, circles)];
        if let Some(most) = self.circles.while_waiting {
            all.push(rule(Clause::LCas12, say!("rules-circles-waiting", most: count(most))));
        }
        let backline = if self.backline { Clause::D9 } else { Clause::Rnd3 };
        all.push(rule(backline, say!("rules-backline", taken: yes(self.backline))));
        let fees = schedule.bank_fees.iter().map(|b| match b.to {
            Some(to) => say!("felt-fee-to", to: to, fee: b.fee),
            None => say!("felt-fee-from", from: b.from, fee: b.fee),
        });
        let bank = match schedule.bank_fees.is_empty() {
            true => vec![say!("felt-no-fee")],
            false => fees.collect(),
        };
        let each = yes(schedule.fees_taken == FeesTaken::WithEachWager);
        let fees = &schedule.player_fees;
        all.push(rule(
            Clause::Rnd4,
            match fees.one() {
                Some(circle) => say!("rules-fees", circle: circle, bank: bank, each: each),
                None => say!("rules-fees-by-wager", players: fees.told(self), bank: bank, each: each),
            },
        ));
        if let Some(by) = &schedule.posted_by {
            all.push(rule(Clause::Rnd4, say!("rules-posted-by", by: by)));
        }
        all
    }

    fn told_playing(&self) -> Vec<Rule> {
        if let Some(nearest) = &self.nearest {
            let (hit, stand) = (self.must_hit, nearest.must_stand.unwrap_or(0));
            let target = nearest.target.to_string();
            return vec![
                rule(Clause::N4, say!("rules-nearest-playing", hit: hit, stand: stand)),
                rule(Clause::N3, say!("rules-nearest-closed", target: target)),
                rule(Clause::N5, say!("rules-nearest-bank", from: nearest.bank_stands_on)),
                rule(Clause::D12, say!("rules-time-runs-out")),
            ];
        }
        let stand = match self.must_stand {
            MustStand::Hard19 => "hard-19",
            MustStand::Any21 => "any-21",
            MustStand::Never => "never",
        };
        let under = match self.peek {
            Peek::Ace => "ace",
            Peek::AceOrTen => "ace-or-ten",
            Peek::Never => "never",
        };
        vec![
            rule(Clause::Rnd8, say!("rules-playing", hit: self.must_hit, stand: Word(stand))),
            rule(Clause::Rnd7, say!("rules-peek", under: Word(under))),
            rule(Clause::Rnd10, say!("rules-bank-draws", soft: yes(self.dealer_hits_soft_17))),
            rule(Clause::D12, say!("rules-time-runs-out")),
        ]
    }

    fn told_options(&self) -> Vec<Rule> {
        if self.nearest.is_some() {
            return vec![rule(Clause::N8, say!("rules-nearest-nothing-else"))];
        }
        let on = match self.double {
            DoubleOn::Any => "any",
            DoubleOn::AnyBut21 => "any-but-21",
            DoubleOn::NineToEleven => "nine-to-eleven",
            DoubleOn::TenEleven => "ten-or-eleven",
            DoubleOn::Never => "never",
        };
        let (less, after) = (yes(self.double_for_less), yes(self.double_after_split));
        let double = match self.double {
            DoubleOn::Never => say!("rules-no-doubling"),
            _ => say!("rules-doubling", on: Word(on), less: less, after_split: after),
        };
        let tens = match self.split_tens {
            SplitTens::SameValue => "same-value",
            SplitTens::SameRank => "same-rank",
            SplitTens::Never => "never",
        };
        let most = (count(self.split_hands), count(self.split_hands_tens), count(self.split_hands_aces));
        let surrender = match self.surrender {
            Surrender::None => "none",
            Surrender::FirstTwo => "first-two",
            Surrender::AnyTime => "any-time",
        };
        let split = say!("rules-splitting", tens: Word(tens), most: most.0, of_tens: most.1, of_aces: most.2);
        let mut all = vec![rule(Clause::Dss1, double), rule(Clause::Dss2, split)];
        if self.split_aces_one_card {
            all.push(rule(Clause::Dss3, say!("rules-split-aces")));
        }
        all.push(rule(Clause::Dss4, say!("rules-surrender", when: Word(surrender))));
        all.push(rule(Clause::Dss7, say!("rules-insurance", offered: yes(self.insurance))));
        all.push(rule(Clause::Dss5, say!("rules-no-further-fee")));
        all
    }

    fn told_results(&self) -> Vec<Rule> {
        if let Some(nearest) = &self.nearest {
            let tie = match nearest.tie {
                Tie::Push => "push",
                Tie::Player => "player",
                Tie::Bank => "bank",
            };
            let pays = nearest.tie_pays.to_string();
            return vec![
                rule(Clause::N6, say!("rules-nearest-wins", pays: nearest.win_pays.to_string())),
                rule(Clause::N7, say!("rules-nearest-tie", tie: Word(tie), pays: pays)),
            ];
        }
        let (clause, push) = match self.both_over {
            BothOver::EightsPush => (Clause::Gr7, "eights"),
            BothOver::Suited789Pushes => (Clause::Win5, "suited-789"),
            BothOver::BankWins => (Clause::Gr7, "none"),
        };
        vec![
            rule(Clause::Gr2, say!("rules-natural-wins")),
            rule(Clause::Gr6, say!("rules-higher-wins")),
            rule(Clause::Gr3, say!("rules-bank-over")),
            rule(clause, say!("rules-both-over", push: Word(push))),
        ]
    }

    fn told_order(&self) -> Vec<Rule> {
        let from = match self.deal_from {
            StartsAt::LeftOfBank => "bank",
            StartsAt::LeftOfHouseDealer => "house-dealer",
        };
        let settle = match self.settle {
            Settle::ButtonFromBank => "bank",
            Settle::ButtonFromHouseDealer => "house-dealer",
            Settle::FromHouseDealersRight => "no-button",
            Settle::LeftOfBank => "left-of-bank",
        };
        let mut all = vec![
            rule(Clause::Rnd6, say!("rules-deal-order", from: Word(from))),
            rule(Clause::Rnd9, say!("rules-settling", from: Word(settle))),
        ];
        if self.buster.is_some() {
            let each = yes(self.buster_settles == BusterSettles::WithItsCircle);
            all.push(rule(Clause::Bb7, say!("rules-buster-settling", each: each)));
        }
        all
    }
}

fn told_buster(buster: &Buster, schedule: &Schedule) -> Vec<Rule> {
    let (min, max) = schedule.buster_limit(buster);
    let line = |(cards, pays): (u8, &u32)| say!("rules-buster-line", cards: cards, pays: *pays);
    let pays: Vec<Telling> = (3..).zip(&buster.pays).map(line).collect();
    let bounds = [
        min.map(|min| say!("rules-buster-least", min: min)),
        max.map(|max| say!("rules-buster-most", max: max)),
        buster.within_table_limit.then(|| say!("rules-buster-within-limit")),
        Some(say!("rules-buster-base")),
    ];
    let bounds: Vec<Telling> = bounds.into_iter().flatten().collect();
    vec![
        rule(Clause::Bb1, say!("rules-buster")),
        rule(Clause::Bb4, say!("rules-buster-pays", pays: pays)),
        rule(Clause::Bb2, say!("rules-buster-bounds", bounds: bounds)),
        rule(Clause::Bb3, say!("rules-buster-stays")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Houses;

    fn told(rules: &Rules, schedule: &Schedule) -> String {
        let chapters = rules.chapters(schedule, 6);
        let lines = chapters.iter().flat_map(|c| &c.rules).map(|r| r.says.to_string());
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn what_a_house_allows_stands_in_its_rules_and_what_it_does_not_allow_does_not() {
        let book = Houses::shipped().load("aviator/pure-21.5").unwrap();
        let (rules, schedule) = (&book.rules, &book.schedules[0]);
        let all = told(rules, schedule);
        for sentence in
            ["unless the bank holds three eights", "There is no insurance.", "8 or more cards 300 to 1"]
        {
            assert!(all.contains(sentence), "{sentence}: {all}");
        }
        let other = Rules {
            insurance: true,
            buster: None,
            both_over: BothOver::Suited789Pushes,
            surrender: Surrender::None,
            ..(**rules).clone()
        };
        let all = told(&other, schedule);
        for sentence in ["it pays 2 to 1", "7-8-9 of one suit", "There is no surrender."] {
            assert!(all.contains(sentence), "{sentence}: {all}");
        }
        assert!(!all.contains("Buster"), "{all}");
    }

    #[test]
    fn every_house_is_told_in_whole_sentences() {
        let houses = Houses::shipped();
        for id in houses.ids().filter(|id| houses.game(id).is_some_and(|game| game == "blackjack")) {
            let book = houses.load(id).unwrap();
            for schedule in &book.schedules {
                let chapters = book.rules.chapters(schedule, 6);
                assert!(chapters.len() >= 7, "{id}");
                for rule in chapters.iter().flat_map(|c| &c.rules) {
                    let text = rule.says.to_string();
                    assert!(text.ends_with('.') && !text.contains("  "), "{id}: {text}");
                }
            }
        }
    }
}
