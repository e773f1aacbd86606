//! Programs that keep newcomers company: they see what a player in their chair sees, and ask like anybody else.

use crate::protocol::{BlackjackPlay, GameView, TableCommand};
use cards::Rank;
use chips::Money;
use games::blackjack::{Awaits, HandView, Move, Moves, PlayerId, Rules, Schedule, View};

/// What a bot is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// Plays the minimum and lets the bank pass, unless nobody else will have it.
    Player,
    /// Takes the bank whenever it is offered.
    Banker,
}

/// What the bot does now, if anything.
pub fn choose(
    view: &GameView,
    rules: &Rules,
    schedule: &Schedule,
    me: PlayerId,
    character: Character,
) -> Option<TableCommand> {
    let GameView::Blackjack(view) = view;
    let person = view.people.iter().find(|p| p.player == me)?;
    let seat = person.seat?;
    let play = |play| Some(TableCommand::Blackjack(play));
    let bank = schedule.min * BANK;
    match &view.awaits {
        Awaits::BankOffer { player, .. } if *player == me => match character {
            Character::Banker if person.stack >= bank * 2 => play(BlackjackPlay::TakeBank { wager: bank }),
            Character::Banker => Some(TableCommand::AddChips { amount: bank * 4 }),
            Character::Player => play(BlackjackPlay::DeclineBank),
        },
        Awaits::AnyBank if character == Character::Banker => match person.stack >= bank * 2 {
            true => play(BlackjackPlay::TakeBank { wager: bank }),
            false => Some(TableCommand::AddChips { amount: bank * 4 }),
        },
        Awaits::Wagers => wager(view, rules, schedule, me, seat, person.stack),
        Awaits::Insurance { player, seat, .. } if *player == me => {
            play(BlackjackPlay::Insurance { seat: *seat, take: false })
        }
        Awaits::Action { player, seat, hand, moves } if *player == me => {
            let circle = view.circles.iter().find(|c| c.seat == *seat)?;
            let mine = circle.hands.get(usize::from(*hand) - 1)?;
            let up = view.bank.as_ref()?.cards.first()?.rank()?;
            let action = decide(rules, moves, mine, up);
            play(BlackjackPlay::Act { seat: *seat, hand: *hand, action })
        }
        _ => None,
    }
}

/// A bot's bank, in table minimums.
const BANK: i64 = 100;

/// Where a bot's own circle is open it puts the minimum there.
fn wager(
    view: &View,
    rules: &Rules,
    schedule: &Schedule,
    me: PlayerId,
    seat: u8,
    stack: Money,
) -> Option<TableCommand> {
    let banks = view.bank.as_ref().is_some_and(|b| b.player == me || b.seat == seat);
    if banks || view.circles.iter().any(|c| c.seat == seat) {
        return None;
    }
    let base = schedule.min;
    if stack < base * 8 {
        return Some(TableCommand::AddChips { amount: base * 40 });
    }
    let own_buster = rules.buster.as_ref().filter(|_| (view.rounds + u32::from(seat)).is_multiple_of(4));
    let buster = own_buster.map_or(Money::ZERO, |b| {
        let least = b.min.unwrap_or(rules.chip).max(rules.chip);
        if b.within_table_limit { base } else { least.min(base) }
    });
    Some(TableCommand::Blackjack(BlackjackPlay::Wager { seat, base, buster }))
}

/// How a typical regular plays: a short form of what the exact strategy says, within what the chart leaves open.
fn decide(rules: &Rules, moves: &Moves, hand: &HandView, up: Rank) -> Move {
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
    let wants_card = if hand.total.soft {
        total <= 17 || (total == 18 && !weak && rules.dealer_hits_soft_17)
    } else {
        total <= 11 || (total <= 16 && !weak)
    };
    match (wants_card, moves.hit, moves.stand) {
        (true, true, _) | (false, true, false) => Move::Hit,
        _ => Move::Stand,
    }
}
