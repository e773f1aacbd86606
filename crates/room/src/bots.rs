//! Programs that keep newcomers company: they see what a player in their chair sees, and ask like anybody else.

use crate::poker::PokerView;
use crate::protocol::{BlackjackPlay, GameInfo, GameView, PokerPlay, TableCommand};
use cards::{Card, Rank};
use chips::Money;
use games::blackjack::{Awaits, HandView, Move, Moves, PlayerId, Rules, Schedule, View};
use games::poker::{Offer, Turn};

/// What a bot is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Character {
    /// Plays the minimum and lets the bank pass, unless nobody else will have it.
    Player,
    /// Takes the bank whenever it is offered.
    Banker,
}

/// What the bot does now, if anything.
pub fn choose(view: &GameView, info: &GameInfo, me: PlayerId, character: Character) -> Option<TableCommand> {
    match (view, info) {
        (GameView::Blackjack(view), GameInfo::Blackjack { rules, schedule, .. }) => {
            blackjack(view, rules, schedule, me, character)
        }
        (GameView::Poker(view), GameInfo::Poker { least_chips, .. }) => poker(view, *least_chips, me),
        _ => None,
    }
}

/// A poker bot that plays by pot odds: what it costs to stay, against what its hand looks like to be worth.
fn poker(view: &PokerView, least_chips: Money, me: PlayerId) -> Option<TableCommand> {
    let seat = view.people.iter().find(|p| p.player == me)?;
    if !view.on && seat.stack < least_chips.half() {
        return Some(TableCommand::AddChips { amount: least_chips * 2 });
    }
    let hand = view.hand.as_ref().filter(|_| view.on)?;
    let place = view.mine?;
    let player = hand.players.get(usize::from(place))?;
    let cards: Vec<Card> = player.cards.iter().filter_map(|c| c.card).collect();
    let play = |play| Some(TableCommand::Poker(play));
    match &hand.awaits.turn {
        Turn::Bet { seat, moves } if *seat == place => {
            let strength = strength(&cards, &hand.board, is_low(hand.game));
            let price = moves.call.unwrap_or(Money::ZERO).as_dollars();
            let odds = price / (hand.pot.as_dollars() + price).max(0.01);
            let raise = moves.raise.as_ref().map(|r| r.least());
            match (raise, moves.check) {
                (Some(to), _) if strength > 0.75 => play(PokerPlay::Raise { to }),
                (_, true) => play(PokerPlay::Call),
                _ if moves.bring_in.is_some() => play(PokerPlay::BringIn),
                _ if moves.call.is_some() && strength > odds => play(PokerPlay::Call),
                _ if moves.fold => play(PokerPlay::Fold),
                _ => play(PokerPlay::Call),
            }
        }
        Turn::Draw { seat } if *seat == place => {
            play(PokerPlay::Draw { cards: thrown(&cards, is_low(hand.game)).into_iter().map(Some).collect() })
        }
        // Nobody waits for the others: the card goes as soon as it may (CP-1).
        Turn::Clear { .. } if hand.awaits.offers.contains(&Offer::Clear { seat: place }) => {
            play(PokerPlay::Clear { card: Some(cards.iter().copied().min_by_key(|c| c.rank())?) })
        }
        Turn::Show { seat } if *seat == place => play(PokerPlay::Show),
        _ => None,
    }
}

fn is_low(game: games::poker::Game) -> bool {
    matches!(game, games::poker::Game::Lowball | games::poker::Game::Razz)
}

/// How good a hand looks, from 0 to 1: pairs and high cards for high, small different cards for low.
fn strength(cards: &[Card], board: &[Option<Card>], low: bool) -> f64 {
    let all: Vec<Rank> = cards.iter().chain(board.iter().flatten()).filter_map(|c| c.rank()).collect();
    let mine: Vec<Rank> = cards.iter().filter_map(|c| c.rank()).collect();
    let jokers = cards.iter().filter(|c| c.is_joker()).count() as f64;
    let count = |rank: &Rank| all.iter().filter(|r| *r == rank).count();
    if low {
        let mut small: Vec<Rank> =
            mine.iter().copied().filter(|r| *r <= Rank::Eight || *r == Rank::Ace).collect();
        small.sort();
        small.dedup();
        return (small.len() as f64 + jokers) / cards.len().max(3) as f64 * 0.9;
    }
    let best = mine.iter().map(count).max().unwrap_or(0);
    let pairs = mine.iter().filter(|r| count(r) > 1).count();
    let high = mine.iter().filter(|r| **r >= Rank::Ten).count() as f64 / mine.len().max(1) as f64;
    let made: f64 = match best {
        0 | 1 => 0.15,
        2 if pairs > 2 => 0.65,
        2 => 0.5,
        3 => 0.85,
        _ => 0.98,
    };
    (made + 0.25 * high + 0.2 * jokers).min(1.0)
}

/// What a bot throws away on the draw: all that is no pair, or, for low, all that is high or doubled.
fn thrown(cards: &[Card], low: bool) -> Vec<Card> {
    let count = |card: &Card| cards.iter().filter(|c| c.rank() == card.rank()).count();
    let mut seen: Vec<Option<Rank>> = Vec::new();
    let mut out = Vec::new();
    for card in cards.iter().filter(|c| !c.is_joker()) {
        let doubled = seen.contains(&card.rank());
        seen.push(card.rank());
        let high = card.rank().is_some_and(|r| r > Rank::Eight && r != Rank::Ace);
        let useless = if low { high || doubled } else { count(card) < 2 && card.rank() != Some(Rank::Ace) };
        if useless {
            out.push(*card);
        }
    }
    out.truncate(4);
    out
}

fn blackjack(
    view: &View,
    rules: &Rules,
    schedule: &Schedule,
    me: PlayerId,
    character: Character,
) -> Option<TableCommand> {
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
