//! Blackjack bots: one plays the exact strategy of the table's own rules, one as a typical regular does, one as a newcomer, one banks.

use super::Character;
use crate::protocol::{BlackjackPlay, TableCommand};
use cards::{Card, Rank};
use chips::Money;
use games::PlayerId;
use games::blackjack::{Awaits, HandView, Move, Moves, Rules, View};
use odds::blackjack::{Asked, Move as Advised, Optimal, Shoe};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// What a bot does at a blackjack table with these rules and so many decks.
pub fn choose(
    view: &View,
    (rules, decks): (&Rules, u8),
    me: PlayerId,
    character: Character,
) -> Option<TableCommand> {
    let person = view.people.iter().find(|p| p.player == me)?;
    let seat = person.seat?;
    let play = |play| Some(TableCommand::Blackjack(play));
    let bank = view.bounds.bank_least * BANK;
    match &view.awaits {
        Awaits::BankOffer { player, .. } if *player == me => match character {
            Character::Banker if person.stack >= bank * 2 => {
                play(BlackjackPlay::TakeBank { wager: bank, seat: None })
            }
            Character::Banker => Some(TableCommand::AddChips { amount: bank * 4 }),
            _ => play(BlackjackPlay::DeclineBank),
        },
        Awaits::AnyBank if character == Character::Banker => match person.stack >= bank * 2 {
            true => play(BlackjackPlay::TakeBank { wager: bank, seat: None }),
            false => Some(TableCommand::AddChips { amount: bank * 4 }),
        },
        Awaits::Wagers => wager(view, me, seat, person.stack, buster_every(character)),
        Awaits::Insurance { player, seat, .. } if *player == me => {
            play(BlackjackPlay::Insurance { seat: *seat, take: false })
        }
        Awaits::Action { player, seat, hand, moves } if *player == me => {
            let circle = view.circles.iter().find(|c| c.seat == *seat)?;
            let mine = circle.hands.get(usize::from(*hand) - 1)?;
            let up_card = *view.bank.as_ref()?.cards.first()?;
            let up = up_card.rank()?;
            let exact = || exact(rules, decks, moves, mine, up_card, circle.hands.len() > 1);
            let action = match character {
                Character::Newcomer => like_the_bank(rules, moves, mine),
                Character::Expert => exact().unwrap_or_else(|| typical(rules, moves, mine, up)),
                _ => typical(rules, moves, mine, up),
            };
            play(BlackjackPlay::Act { seat: *seat, hand: *hand, action })
        }
        _ => None,
    }
}

/// The exact analysis of every table's rules, made when a bot first needs it and kept: there are few rulebooks, and one
/// takes a few dozen milliseconds.
static SOLVED: LazyLock<Mutex<HashMap<String, Arc<Optimal>>>> = LazyLock::new(Mutex::default);

fn solved(rules: &Rules, decks: u8) -> Arc<Optimal> {
    let key = serde_json::to_string(&(rules, decks)).unwrap_or_default();
    let mut solved = SOLVED.lock();
    let solve = || Arc::new(Optimal::solve(rules, &Shoe::decks(decks)));
    Arc::clone(solved.entry(key).or_insert_with(solve))
}

/// The best of the open moves for a hand and an up card, from a full shoe. None where the analysis has no answer, as
/// for a hand that may only be hit.
fn exact(rules: &Rules, decks: u8, moves: &Moves, hand: &HandView, up: Card, split: bool) -> Option<Move> {
    if rules.nearest.is_some() {
        return None;
    }
    let asked = Asked { cards: &hand.cards, up, after_split: split };
    let told = solved(rules, decks).ask(&asked).ok()?;
    let open = |advised: &Advised| {
        Some(match advised {
            Advised::Stand if moves.stand => Move::Stand,
            Advised::Hit if moves.hit => Move::Hit,
            Advised::Double if moves.double == hand.wager => Move::Double(moves.double),
            Advised::Split if moves.split => Move::Split,
            Advised::Surrender if moves.surrender => Move::Surrender,
            _ => return None,
        })
    };
    told.moves.iter().find_map(|(advised, _)| open(advised))
}

/// A bot's bank, in table minimums.
const BANK: i64 = 100;

/// In which of its rounds a bot bets that the bank busts: it is the dearest bet on the felt, and who can reckon leaves it alone.
fn buster_every(character: Character) -> Option<u32> {
    match character {
        Character::Newcomer => Some(2),
        Character::Expert => None,
        _ => Some(4),
    }
}

/// Where a bot's own circle is open it puts the minimum there.
fn wager(
    view: &View,
    me: PlayerId,
    seat: u8,
    stack: Money,
    buster_every: Option<u32>,
) -> Option<TableCommand> {
    let banks = view.bank.as_ref().is_some_and(|b| b.player == me || b.seat == seat);
    if banks || view.circles.iter().any(|c| c.seat == seat) {
        return None;
    }
    let bounds = &view.bounds;
    let base = bounds.base_least;
    if stack < base * 8 {
        return Some(TableCommand::AddChips { amount: base * 40 });
    }
    let now = buster_every.is_some_and(|every| (view.rounds + u32::from(seat)).is_multiple_of(every));
    let own_buster = bounds.buster.as_ref().filter(|_| now);
    let buster = own_buster.map_or(Money::ZERO, |b| b.least.max(bounds.chip).min(base));
    Some(TableCommand::Blackjack(BlackjackPlay::Wager { seat, base, buster }))
}

/// How a newcomer plays: as the bank does, which only hits and stands. What is nearer to a target looks good early.
fn like_the_bank(rules: &Rules, moves: &Moves, hand: &HandView) -> Move {
    let total = hand.total.points;
    let wants_card = match &rules.nearest {
        Some(nearest) => !nearest.target.is_reached_by(total + 9),
        None => total < 17,
    };
    if moves.hit && (wants_card || !moves.stand) { Move::Hit } else { Move::Stand }
}

/// How a typical regular plays: a short form of what the exact strategy says, within what the chart leaves open.
fn typical(rules: &Rules, moves: &Moves, hand: &HandView, up: Rank) -> Move {
    let weak = matches!(up, Rank::Two | Rank::Three | Rank::Four | Rank::Five | Rank::Six);
    let total = hand.total.points;
    let pair = hand.cards.len() == 2 && hand.cards[0].rank() == hand.cards[1].rank();
    let first = hand.cards.first().and_then(|c| c.rank());
    if moves.split && pair {
        let always = matches!(first, Some(Rank::Ace | Rank::Eight));
        let against_weak =
            matches!(first, Some(Rank::Two | Rank::Three | Rank::Six | Rank::Seven | Rank::Nine));
        if always || (against_weak && weak) {
            return Move::Split;
        }
    }
    if moves.surrender && !hand.total.soft && total == 16 && (up.is_ten_value() || up == Rank::Ace) {
        return Move::Surrender;
    }
    let strong_double = !hand.total.soft && (total == 11 || (total == 10 && !up.is_ten_value()));
    if moves.double == hand.wager && strong_double && up != Rank::Ace {
        return Move::Double(moves.double);
    }
    let wants_card = if let Some(nearest) = &rules.nearest {
        // N-6: another card brings seven or so, and overshooting by a little is no loss.
        !nearest.target.is_reached_by(total + 5)
    } else if hand.total.soft {
        total <= 17 || (total == 18 && !weak && rules.dealer_hits_soft_17)
    } else {
        total <= 11 || (total <= 16 && !weak)
    };
    match (wants_card, moves.hit, moves.stand) {
        (true, true, _) | (false, true, false) => Move::Hit,
        _ => Move::Stand,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::blackjack::{HandState, total};
    use games::rulebook::Houses;

    fn hand(text: &str) -> HandView {
        let cards = cards::parse_cards(text).unwrap();
        let total = total(&cards, true);
        let wager = Money::dollars(10);
        HandView {
            total,
            cards,
            over: false,
            wager,
            double: Money::ZERO,
            state: HandState::Open,
            ruled: false,
            settled: false,
            not_asked: None,
        }
    }

    fn all_open() -> Moves {
        let double = Money::dollars(10);
        Moves {
            hit: true,
            stand: true,
            double,
            double_min: double,
            split: true,
            surrender: true,
            chart: None,
        }
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn the_exact_bot_plays_what_the_odds_say() {
        let book = Houses::shipped().load("21st-century/21st-century-8.0").unwrap();
        let play = |cards: &str, up: &str| {
            exact(&book.rules, 6, &all_open(), &hand(cards), card(up), false).unwrap()
        };
        assert_eq!(play("8c 8d", "6h"), Move::Split);
        assert_eq!(play("Tc 6d", "Th"), Move::Surrender);
        assert_eq!(play("6c 5d", "6h"), Move::Double(Money::dollars(10)));
        assert_eq!(play("Tc 9d", "5h"), Move::Stand);
        let closed = Moves { surrender: false, ..all_open() };
        let told = exact(&book.rules, 6, &closed, &hand("Tc 6d"), card("Th"), false);
        assert_eq!(told, Some(Move::Hit), "what is not open is not played");
    }
}
