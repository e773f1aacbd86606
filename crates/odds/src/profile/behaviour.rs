//! Checks of what the referee does: its verdict on every pair of final hands, with a pair that shows where it differs.

use cards::{Card, Rank, Suit};
use games::blackjack::{Forced, Peek};
use games::blackjack::{Nearest, Outcome, Rules, Total, bank_draws, forced, verdict};
use voice::{Telling, say};

/// A final hand.
struct Final {
    cards: Vec<Card>,
    total: Total,
}

/// Hands of two and three cards, one for each thing a hand can count.
fn finals(rules: &Rules, is_final: impl Fn(&[Card], Total) -> bool) -> Vec<Final> {
    let ranks = Rank::ALL.into_iter().filter(|rank| !matches!(rank, Rank::Jack | Rank::Queen | Rank::King));
    let ranks: Vec<Rank> = ranks.collect();
    let card = |rank: &Rank| Card::new(*rank, Suit::Spades);
    let mut found: Vec<Final> = Vec::new();
    let mut see = |cards: Vec<Card>| {
        let total = rules.count(&cards, true);
        // Three eights and 7-8-9 are hands of their own (GR-7, WIN-5).
        let own = cards.len() == 3 && total.points == 24 && total.scored.is_none();
        let known = found.iter().any(|f| f.total == total && (!own || f.cards == cards));
        if !known && is_final(&cards, total) {
            found.push(Final { cards, total });
        }
    };
    for a in &ranks {
        for b in &ranks {
            see(vec![card(a), card(b)]);
            for c in &ranks {
                see(vec![card(a), card(b), card(c)]);
            }
        }
    }
    found
}

/// A hand with which a player has done.
fn players(rules: &Rules) -> Vec<Final> {
    finals(rules, |cards, total| {
        let before = rules.count(&cards[..2], true);
        let drawn = cards.len() == 2 || (forced(rules, before) != Some(Forced::Stand) && !before.natural);
        let ended = total.is_over() || rules.nearest.is_some_and(|nearest| nearest.is_closed(total));
        drawn && (ended || forced(rules, total) != Some(Forced::Hit))
    })
}

/// A hand with which the player-dealer stands.
fn banks(rules: &Rules) -> Vec<Final> {
    finals(rules, |cards, total| {
        let before = rules.count(&cards[..2], true);
        (cards.len() == 2 || (bank_draws(rules, before) && !before.natural)) && !bank_draws(rules, total)
    })
}

/// How far from the target a hand is, in hundredths of a point. Where over is bust the target is 21.5.
fn distance(nearest: Option<&Nearest>, total: Total) -> u16 {
    match nearest {
        Some(nearest) => nearest.distance(total),
        None if total.natural => 0,
        None => (u16::from(total.points) * 100).abs_diff(2150),
    }
}

/// The first pair of final hands that something is wrong with: player's hand, player-dealer's, who wins.
fn witness(rules: &Rules, wrong: impl Fn(&Final, &Final, Outcome) -> bool) -> Option<Telling> {
    let (players, banks) = (players(rules), banks(rules));
    let pairs = players.iter().flat_map(|player| banks.iter().map(move |bank| (player, bank)));
    let judged = pairs.map(|(p, b)| (p, b, verdict(rules, p.total, b.total, &b.cards).outcome));
    let (player, bank, outcome) = judged.into_iter().find(|(p, b, outcome)| wrong(p, b, *outcome))?;
    let outcome = voice::Word(match outcome {
        Outcome::Win => "wins",
        Outcome::Push => "pushes",
        Outcome::Lose | Outcome::Surrender => "loses",
    });
    let of = |hand: &Final| hand.total.compared();
    Some(say!(
        "profile-witness", player: of(player), cards: &player.cards[..], bank: of(bank), against: &bank.cards[..], outcome: outcome
    ))
}

/// No bust: nobody who is nearer loses for being over, and nobody who is farther wins because the other is.
pub(super) fn no_bust(rules: &Rules) -> Option<Telling> {
    let nearest = rules.nearest.as_ref();
    let is_over = |hand: &Final| match nearest {
        Some(nearest) => nearest.target.is_passed_by(hand.total.compared()),
        None => hand.total.is_over(),
    };
    let farther =
        |player: &Final, bank: &Final| distance(nearest, player.total).cmp(&distance(nearest, bank.total));
    let loses_nearer = |player: &Final, bank: &Final, outcome| {
        is_over(player) && farther(player, bank).is_lt() && outcome != Outcome::Win
    };
    let wins_farther = |player: &Final, bank: &Final, outcome| {
        is_over(bank) && farther(player, bank).is_gt() && outcome != Outcome::Lose
    };
    witness(rules, loses_nearer).or_else(|| witness(rules, wins_farther))
}

/// The nearer hand always wins.
pub(super) fn closer_wins(rules: &Rules) -> Option<Telling> {
    let nearest = rules.nearest.as_ref();
    witness(rules, |player, bank, outcome| {
        match distance(nearest, player.total).cmp(&distance(nearest, bank.total)) {
            std::cmp::Ordering::Less => outcome != Outcome::Win,
            std::cmp::Ordering::Equal => false,
            std::cmp::Ordering::Greater => outcome != Outcome::Lose,
        }
    })
}

/// An ace with a ten-value does not win at once: no natural, no peek that ends the round, and no target that it hits.
pub(super) fn no_natural(rules: &Rules) -> Option<Telling> {
    let two = [Card::new(Rank::Ace, Suit::Spades), Card::new(Rank::King, Suit::Spades)];
    let total = rules.count(&two, true);
    if total.natural || rules.peek != Peek::Never {
        return Some(say!("profile-natural", cards: &two[..], pays: rules.natural.to_string()));
    }
    let on_target = rules.nearest.is_some_and(|nearest| nearest.distance(total) == 0);
    on_target.then(|| say!("profile-natural-on-target", cards: &two[..]))
}

/// A pair of equal hands that the player does not win, and whether the player-dealer does.
pub(super) fn ties(rules: &Rules) -> Option<Telling> {
    let nearest = rules.nearest.as_ref();
    witness(rules, |player, bank, outcome| {
        distance(nearest, player.total) == distance(nearest, bank.total) && outcome != Outcome::Win
    })
}
