//! Poker bots: one plays by its equity and the pot's odds, one by rules of thumb, one by hope.

use super::Character;
use crate::poker::PokerView;
use crate::protocol::{PokerPlay, TableCommand};
use cards::ranking::{self, Made};
use cards::{Card, Rank};
use chips::Money;
use games::PlayerId;
use games::poker::{Game, Moves, Offer, Order, Split, StatusView, Turn, View};
use odds::equity::showdown;

/// What a bot does at a poker table: what it costs to stay, against what its hand is worth.
pub fn choose(
    view: &PokerView,
    least_chips: Money,
    me: PlayerId,
    character: Character,
) -> Option<TableCommand> {
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
        Turn::Bet { seat, moves } if *seat == place => play(match character {
            Character::Newcomer => by_hope(hand, moves, &cards),
            Character::Regular => by_rule_of_thumb(hand, moves, &cards),
            _ => by_pot_odds(hand, place, moves, &cards),
        }),
        Turn::Draw { seat } if *seat == place => play(PokerPlay::Draw {
            cards: draw(hand, place, &cards, character).into_iter().map(Some).collect(),
        }),
        // Nobody waits for the others: the card goes as soon as it may (CP-1).
        Turn::Clear { .. } if hand.awaits.offers.contains(&Offer::Clear { seat: place }) => {
            let least = || cards.iter().copied().min_by_key(|c| c.rank());
            let best = || clear(hand, place, &cards);
            let card = if matches!(character, Character::Newcomer | Character::Regular) {
                least()?
            } else {
                best().or_else(least)?
            };
            play(PokerPlay::Clear { card: Some(card) })
        }
        Turn::Show { seat } if *seat == place => play(PokerPlay::Show),
        _ => None,
    }
}

/// Random deals that a bot thinks through: enough to see a good hand from a bad one, in a millisecond or two.
const DEALS: usize = 120;

/// The share of the pot that a hand can expect against everybody who is still in, given what this player sees: the cards
/// it keeps and those it throws away, the board, and cards that lie face up.
fn equity(hand: &View, place: u8, kept: &[Card], thrown: &[Card], game: Game) -> Option<f64> {
    let mut hands = vec![kept.to_vec()];
    let mut gone: Vec<Card> = thrown.to_vec();
    gone.extend(hand.exposed.iter().flatten());
    for (_, other) in hand.players.iter().enumerate().filter(|(i, _)| *i != usize::from(place)) {
        let seen: Vec<Card> = other.cards.iter().filter_map(|c| c.card).collect();
        match other.status {
            StatusView::In | StatusView::AllIn => hands.push(seen),
            _ => gone.extend(seen),
        }
    }
    let board: Vec<Card> = hand.board.iter().chain(&hand.common).copied().collect::<Option<_>>()?;
    // A community card of stud takes the place of one's own last card (ST-10).
    let (own, shared) = match game.form().board_cards() {
        0 => (game.form().own_cards() - board.len(), board.len()),
        shared => (game.form().own_cards(), shared),
    };
    let known = |card: &&Card| [&gone, &board].into_iter().chain(&hands).any(|cards| cards.contains(card));
    let mut live: Vec<Card> = game.deck().iter().filter(|card| !known(card)).copied().collect();
    let missing = hands.iter().map(|h| own - h.len().min(own)).sum::<usize>() + shared - board.len();
    if hands.len() < 2 || missing > live.len() || hands.iter().any(|h| h.len() > own) {
        return None;
    }
    // The same question is answered the same way: the cards themselves are the seed.
    let mut dice = kept.iter().fold(board.len() as u64, |seed, card| seed * 53 + u64::from(card.index()));
    let mut share = 0.0;
    for _ in 0..DEALS {
        for i in 0..missing {
            dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let other = i + (dice >> 33) as usize % (live.len() - i);
            live.swap(i, other);
        }
        let mut cards = live.iter().copied();
        let mut fill = |cards_so_far: &[Card], to: usize| -> Vec<Card> {
            let more = to - cards_so_far.len();
            cards_so_far.iter().copied().chain(cards.by_ref().take(more)).collect()
        };
        let dealt: Vec<Vec<Card>> = hands.iter().map(|h| fill(h, own)).collect();
        share += showdown(game, &dealt, &fill(&board, shared)).ok()?.first()?.share;
    }
    Some(share / DEALS as f64)
}

/// What this player's hand is worth now: with a draw to come, after it; of three cards of pineapple, the best two.
fn worth(hand: &View, place: u8, cards: &[Card]) -> Option<f64> {
    match hand.game {
        game if draw_to_come(hand, place) => {
            let thrown = thrown(game, cards);
            let kept: Vec<Card> = cards.iter().copied().filter(|c| !thrown.contains(c)).collect();
            equity(hand, place, &kept, &thrown, game)
        }
        game if game.form().clears() && cards.len() == 3 => {
            cleared(hand, place, cards)?.into_iter().map(|(worth, _)| worth).max_by(f64::total_cmp)
        }
        game => equity(hand, place, cards, &[], game),
    }
}

/// Will this player draw again? On the last draw not once it has.
fn draw_to_come(hand: &View, place: u8) -> bool {
    let drew = hand.players.get(usize::from(place)).is_some_and(|p| p.drew.is_some());
    let last = hand.game.streets().last().is_some_and(|street| street.name == hand.street);
    hand.game.form().draws() > 0 && !(last && drew)
}

/// What two cards of a pineapple hand are worth without each of its three.
fn cleared(hand: &View, place: u8, cards: &[Card]) -> Option<Vec<(f64, Card)>> {
    let without = |card: &Card| {
        let kept: Vec<Card> = cards.iter().copied().filter(|c| c != card).collect();
        Some((equity(hand, place, &kept, &[*card], hand.game)?, *card))
    };
    cards.iter().map(without).collect()
}

/// Stays when its share of the pot is worth the price, with something to spare, since those who bet have something;
/// raises with much more than a fair share.
fn by_pot_odds(hand: &View, place: u8, moves: &Moves, cards: &[Card]) -> PokerPlay {
    let Some(equity) = worth(hand, place, cards) else {
        return by_rule_of_thumb(hand, moves, cards);
    };
    let others =
        hand.players.iter().filter(|p| matches!(p.status, StatusView::In | StatusView::AllIn)).count();
    let fair = 1.0 / others.max(2) as f64;
    let price = moves.call.unwrap_or(Money::ZERO).as_dollars();
    let odds = price / (hand.pot.as_dollars() + price).max(0.01);
    let enough = match bets_made(hand, moves) {
        0..BETS_ENOUGH => (1.5 * fair).min(0.85),
        BETS_ENOUGH..BETS_OF_THE_NUTS => 0.97,
        // Only a hand that lost none of the deals thought through.
        _ => 0.9999,
    };
    decide(moves, equity > enough, equity > odds * 1.15 + 0.01)
}

/// A bet and three raises: between two players the book has no cap (S-3), good sense has.
const BETS_ENOUGH: u32 = 4;

/// From here on somebody else has a very good hand too, and only what cannot lose raises.
const BETS_OF_THE_NUTS: u32 = 8;

/// How many bets the price of this round is, in raises of the size that may be made now: in a fixed limit the bets and
/// raises so far. Large raises of a spread limit count for less, and end by themselves when the stacks are in.
fn bets_made(hand: &View, moves: &Moves) -> u32 {
    let level = hand.players.iter().map(|p| p.bet).max().unwrap_or(Money::ZERO);
    let Some(to) = moves.raise.as_ref().map(|r| r.least()).filter(|to| *to > level) else { return 0 };
    (level.as_dollars() / (to - level).as_dollars()) as u32
}

/// Raises what looks strong, calls what looks better than the price.
fn by_rule_of_thumb(hand: &View, moves: &Moves, cards: &[Card]) -> PokerPlay {
    let strength = strength(hand.game, cards, &hand.board);
    let price = moves.call.unwrap_or(Money::ZERO).as_dollars();
    let odds = price / (hand.pot.as_dollars() + price).max(0.01);
    // By its thumb nobody knows the nuts: after a bet and three raises it calls.
    decide(moves, strength > 0.75 && bets_made(hand, moves) < BETS_ENOUGH, strength > odds)
}

/// Calls with twice as much hope as the hand is good for, and raises nothing.
fn by_hope(hand: &View, moves: &Moves, cards: &[Card]) -> PokerPlay {
    let price = moves.call.unwrap_or(Money::ZERO).as_dollars();
    let odds = price / (hand.pot.as_dollars() + price).max(0.01);
    decide(moves, false, 2.0 * strength(hand.game, cards, &hand.board) > odds)
}

fn decide(moves: &Moves, raises: bool, stays: bool) -> PokerPlay {
    match moves.raise.as_ref().map(|r| r.least()) {
        Some(to) if raises => PokerPlay::Raise { to },
        _ if moves.check => PokerPlay::Call,
        _ if moves.bring_in.is_some() => PokerPlay::BringIn,
        _ if moves.call.is_some() && stays => PokerPlay::Call,
        _ if moves.fold => PokerPlay::Fold,
        _ => PokerPlay::Call,
    }
}

/// What is thrown away on the draw; the exact bot stands pat where that is worth more.
fn draw(hand: &View, place: u8, cards: &[Card], character: Character) -> Vec<Card> {
    let thrown = thrown(hand.game, cards);
    if matches!(character, Character::Newcomer | Character::Regular) || thrown.is_empty() {
        return thrown;
    }
    let kept: Vec<Card> = cards.iter().copied().filter(|c| !thrown.contains(c)).collect();
    let pat = equity(hand, place, cards, &[], hand.game);
    let drawn = equity(hand, place, &kept, &thrown, hand.game);
    if pat > drawn { vec![] } else { thrown }
}

/// The card of a pineapple hand without which the other two are worth most.
fn clear(hand: &View, place: u8, cards: &[Card]) -> Option<Card> {
    let all = cleared(hand, place, cards)?;
    all.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, card)| card)
}

/// The cards that help a hand for low: small ones that differ, and in badugi differ in suit too.
fn good_for_low(game: Game, cards: &[Card]) -> Vec<Card> {
    let ranked = (game.form().worth)(Order::Usual, cards, &[]).unwrap_or_default().low;
    let ace_is_high = matches!(ranked, Some(Made::Deuce(_)));
    let small =
        |card: &Card| card.rank().is_none_or(|r| r <= Rank::Eight || (r == Rank::Ace && !ace_is_high));
    let playing = match ranked {
        Some(Made::Badugi(_)) => ranking::best_badugi(cards),
        _ => cards.to_vec(),
    };
    let mut good: Vec<Card> = Vec::new();
    for card in playing.into_iter().filter(small) {
        if card.is_joker() || !good.iter().any(|other| other.rank() == card.rank()) {
            good.push(card);
        }
    }
    good
}

/// How good a hand looks, from 0 to 1: pairs and high cards for high, small different cards for low.
fn strength(game: Game, cards: &[Card], board: &[Option<Card>]) -> f64 {
    let all: Vec<Rank> = cards.iter().chain(board.iter().flatten()).filter_map(|c| c.rank()).collect();
    let mine: Vec<Rank> = cards.iter().filter_map(|c| c.rank()).collect();
    let jokers = cards.iter().filter(|c| c.is_joker()).count() as f64;
    let count = |rank: &Rank| all.iter().filter(|r| *r == rank).count();
    if game.split() == Split::Low {
        return good_for_low(game, cards).len() as f64 / cards.len().max(3) as f64 * 0.9;
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

/// What a bot throws away on the draw: all that is no pair, or, for low, all that does not help.
fn thrown(game: Game, cards: &[Card]) -> Vec<Card> {
    let count = |card: &Card| cards.iter().filter(|c| c.rank() == card.rank()).count();
    let good = good_for_low(game, cards);
    let useless = |card: &&Card| match game.split() {
        Split::Low => !good.contains(card),
        _ => !card.is_joker() && count(card) < 2 && card.rank() != Some(Rank::Ace),
    };
    let mut out: Vec<Card> = cards.iter().filter(useless).copied().collect();
    out.truncate(4);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::poker::{Command, Entry, Hand, HouseGame, Viewer};

    /// A hand of hold'em dealt from the top of these cards, and what the first to act sees.
    fn first_to_act(cards: &str) -> View {
        let rules = HouseGame::shipped("ocean-view/holdem").unwrap().limits[0];
        let stack = Money::dollars(100);
        let entry = |blind| Entry { stack, blind, in_turn: blind > Money::ZERO, ..Entry::default() };
        let entries = [entry(rules.small_blind), entry(rules.big_blind), entry(Money::ZERO)];
        let (mut hand, mut log) = (Hand::new(rules, &entries), Vec::new());
        let mut cards = cards::parse_cards(cards).unwrap().into_iter();
        hand.start(&mut log);
        while let Some(command) = hand.dealer_move(|| cards.next().expect("enough cards")) {
            hand.execute(&command, &mut log).unwrap();
        }
        hand.view(Viewer::Seat(2))
    }

    fn plays(cards: &str) -> PokerPlay {
        let hand = first_to_act(cards);
        let Turn::Bet { seat: 2, moves } = &hand.awaits.turn else { panic!("{:?}", hand.awaits.turn) };
        let mine: Vec<Card> = hand.players[2].cards.iter().filter_map(|c| c.card).collect();
        by_pot_odds(&hand, 2, moves, &mine)
    }

    /// Two players who call except in one round of betting, the last or the first; gives the raises made in it.
    fn raises_heads_up(
        cards: &str,
        river: bool,
        play: impl Fn(&View, u8, &Moves, &[Card]) -> PokerPlay,
    ) -> usize {
        let rules = HouseGame::shipped("ocean-view/holdem").unwrap().limits[0];
        let entry = |blind| Entry { stack: Money::dollars(400), blind, in_turn: true, ..Entry::default() };
        let (mut hand, mut log) =
            (Hand::new(rules, &[entry(rules.small_blind), entry(rules.big_blind)]), Vec::new());
        let mut cards = cards::parse_cards(cards).unwrap().into_iter();
        hand.start(&mut log);
        let mut raises = 0;
        loop {
            while let Some(command) = hand.dealer_move(|| cards.next().expect("enough cards")) {
                hand.execute(&command, &mut log).unwrap();
            }
            let Turn::Bet { seat, moves } = hand.view(Viewer::Dealer).awaits.turn else { return raises };
            let view = hand.view(Viewer::Seat(seat));
            let now = view.board.len() == if river { 5 } else { 0 };
            let mine: Vec<Card> =
                view.players[usize::from(seat)].cards.iter().filter_map(|c| c.card).collect();
            let chosen = if now { play(&view, seat, &moves, &mine) } else { PokerPlay::Call };
            let command = match chosen {
                PokerPlay::Raise { to } => {
                    raises += 1;
                    Command::Raise { seat, to }
                }
                PokerPlay::Fold => Command::Fold { seat },
                _ => Command::Call { seat },
            };
            hand.execute(&command, &mut log).unwrap();
        }
    }

    #[test]
    fn two_good_hands_raise_a_few_times_and_two_very_good_ones_a_few_more() {
        // Aces against kings before the flop: two good hands, and neither is the nuts.
        let preflop = "As Ks Ad Kd 2c 7h 8h 9c 3c 4s 5c Qd";
        let few = |raises: usize| assert!((2..=4).contains(&raises), "{raises}");
        few(raises_heads_up(preflop, false, by_pot_odds));
        // Kings full against deuces full: both are nearly the nuts, and go on a little; only one may go on for ever.
        let houses = "Ks 2s Kd 2d 4c Kh 9h 9c 5d 5c 6h 2c";
        few(raises_heads_up(houses, true, |hand, _, moves, cards| by_rule_of_thumb(hand, moves, cards)));
        let raises = raises_heads_up(houses, true, by_pot_odds);
        assert!((4..=10).contains(&raises), "{raises}");
        // The board is a royal flush: nobody has more than a fair share of it, and nobody raises.
        assert_eq!(raises_heads_up("2s 3s 2d 3d 4c Ah Kh Qh 4d Jh 4h Th", true, by_pot_odds), 0);
    }

    #[test]
    fn aces_are_raised_and_nothing_is_folded_when_the_price_is_too_high() {
        let deal = |a: &str, b: &str| format!("4c 5c {a} 8d 9h {b}");
        assert!(matches!(plays(&deal("As", "Ad")), PokerPlay::Raise { .. }));
        assert_eq!(plays(&deal("7s", "2d")), PokerPlay::Fold);
    }

    #[test]
    fn a_low_hand_keeps_what_its_game_calls_low() {
        let keeps = |game: Game, text: &str| {
            let cards = cards::parse_cards(text).unwrap();
            let thrown = thrown(game, &cards);
            cards
                .into_iter()
                .filter(|c| !thrown.contains(c))
                .map(|c| c.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(keeps(Game::Lowball, "As 2d 2h Jk Kc"), "As 2d Jk");
        assert_eq!(keeps(Game::TripleDraw, "As 2d 2h 7c 8d"), "2d 7c 8d");
        assert_eq!(keeps(Game::Badugi, "As 2s 3h Kc"), "As 3h");
        assert_eq!(keeps(Game::Badugi, "As 2d 3h 4c"), "As 2d 3h 4c");
        assert_eq!(keeps(Game::Draw, "Ks Kd 3h 4c 9d"), "Ks Kd");
    }

    #[test]
    fn a_pat_badugi_is_raised_and_kept_through_three_draws() {
        let rules = HouseGame::shipped("open/badugi").unwrap().limits[0];
        let entry = |blind| Entry { stack: Money::dollars(400), blind, in_turn: true, ..Entry::default() };
        let (mut hand, mut log) =
            (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
        let mut cards = cards::parse_cards("Ac Ks 2d Kd 3h Kh 5s Qs 9c Tc Jc").unwrap().into_iter();
        hand.start(&mut log);
        let (mut raises, mut draws) = (0, 0);
        while !hand.is_over() {
            while let Some(command) = hand.dealer_move(|| cards.next().expect("enough cards")) {
                hand.execute(&command, &mut log).unwrap();
            }
            let command = match hand.turn() {
                Turn::Bet { seat: 0, moves } => {
                    let view = hand.view(Viewer::Seat(0));
                    let mine: Vec<Card> = view.players[0].cards.iter().filter_map(|c| c.card).collect();
                    match by_pot_odds(&view, 0, &moves, &mine) {
                        PokerPlay::Raise { to } => {
                            raises += 1;
                            Command::Raise { seat: 0, to }
                        }
                        PokerPlay::Fold => panic!("a badugi is not folded"),
                        _ => Command::Call { seat: 0 },
                    }
                }
                Turn::Draw { seat: 0 } => {
                    let view = hand.view(Viewer::Seat(0));
                    let mine: Vec<Card> = view.players[0].cards.iter().filter_map(|c| c.card).collect();
                    assert_eq!(draw(&view, 0, &mine, Character::Expert), []);
                    draws += 1;
                    Command::Draw { seat: 0, cards: Default::default() }
                }
                _ => hand
                    .default_move()
                    .map(|m| match m {
                        Command::Fold { seat } => Command::Call { seat },
                        other => other,
                    })
                    .unwrap(),
            };
            hand.execute(&command, &mut log).unwrap();
        }
        assert_eq!(draws, 3);
        assert!(raises >= 4, "{raises}");
    }
}
