//! What may be said to a table now, as commands: amounts with the least and the most there is.

use chips::Money;
use games::blackjack::{self, Awaits, Command as Blackjack, Move};
use games::poker::{Cards, Command as Poker, Hand, Offer, RaiseTo, Turn};

/// What players may do at a table of blackjack. Wagers are free within the bounds of the view: the least is listed.
pub fn blackjack(table: &blackjack::Table) -> Vec<Blackjack> {
    let min = table.schedule().min;
    let seated = || table.people().iter().filter_map(|p| Some((p.id, p.seat?)));
    let banks = |player| Blackjack::TakeBank { player, wager: min, seat: None };
    let mut all = match table.awaits() {
        Awaits::BankOffer { player, .. } => vec![banks(player), Blackjack::DeclineBank { player }],
        Awaits::AnyBank => seated().map(|(player, _)| banks(player)).collect(),
        Awaits::Wagers => {
            let wager = |(player, seat)| Blackjack::Wager { player, seat, base: min, buster: Money::ZERO };
            seated().map(wager).chain([Blackjack::CloseWagers]).collect()
        }
        Awaits::Insurance { player, seat, .. } => {
            [true, false].map(|take| Blackjack::Insurance { player, seat, take }).to_vec()
        }
        Awaits::Action { player, seat, hand, moves } => {
            let mut actions = Vec::new();
            let plain = [
                (moves.stand, Move::Stand),
                (moves.hit, Move::Hit),
                (moves.split, Move::Split),
                (moves.surrender, Move::Surrender),
                (moves.double.is_positive(), Move::Double(moves.double)),
                (
                    moves.double.is_positive() && moves.double_min < moves.double,
                    Move::Double(moves.double_min),
                ),
            ];
            actions.extend(plain.into_iter().filter(|(open, _)| *open).map(|(_, action)| action));
            actions.into_iter().map(|action| Blackjack::Act { player, seat, hand, action }).collect()
        }
        Awaits::Dealer { .. } | Awaits::Nobody => Vec::new(),
    };
    all.retain(|command| table.decide(command).is_ok());
    all
}

/// What players may do in a hand of poker: a draw is listed as standing pat and for each single card.
pub fn poker(hand: &Hand) -> Vec<Poker> {
    let awaits = hand.awaits();
    let mut all = Vec::new();
    match awaits.turn {
        Turn::Bet { seat, moves } => {
            all.extend([Poker::Fold { seat }, Poker::Call { seat }, Poker::BringIn { seat }]);
            let amounts = match moves.raise {
                Some(RaiseTo::Exactly(amounts)) => amounts.to_vec(),
                Some(RaiseTo::Between(least, most)) if least < most => vec![least, most],
                Some(RaiseTo::Between(least, _)) => vec![least],
                None => Vec::new(),
            };
            all.extend(amounts.into_iter().map(|to| Poker::Raise { seat, to }));
        }
        Turn::Draw { seat } => {
            all.push(Poker::Draw { seat, cards: Cards::new() });
            let one = |card| Poker::Draw { seat, cards: [card].into_iter().collect() };
            all.extend(hand.player(seat).cards.iter().map(|held| one(held.card)));
        }
        Turn::Show { seat } => {
            all.extend([
                Poker::Show { seat, cards: Cards::new() },
                Poker::Muck { seat },
                Poker::PlayBoard { seat },
            ]);
        }
        Turn::Clear { .. } | Turn::Dealer { .. } | Turn::Nobody => {}
    }
    for offer in awaits.offers {
        match offer {
            Offer::Kill { seat } => all.push(Poker::Kill { seat }),
            Offer::Stop { seat } => all.push(Poker::Stop { seat }),
            Offer::Clear { seat } => {
                all.extend(hand.player(seat).cards.iter().map(|held| Poker::Clear { seat, card: held.card }));
            }
            _ => {}
        }
    }
    all.retain(|command| hand.decide(command).is_ok());
    all
}
