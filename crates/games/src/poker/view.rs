//! What each one may see: the only way cards leave the table.

use super::called::Called;
use super::command::{Cards, Dealt, Seat};
use super::event::{Award, Event};
use super::flow::{Awaits, Offer};
use super::game::{Deck, Split};
use super::games::Game;
use super::hand::{Hand, Phase, Status};
use super::reportable::Reportable;
use super::rules::Limit;
use super::showdown::Worth;
use super::sofar::SoFar;
use super::standing::Standing;
use crate::clauses::Clause;
use chips::Money;
use serde::Serialize;

/// Who is looking.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let mut deck = cards::DECK.into_iter();
/// while let Some(command) = hand.dealer_move(|| deck.next().unwrap()) {
///     hand.execute(&command, &mut log).unwrap();
/// }
/// let known = |viewer| hand.view(viewer).players.iter().flat_map(|p| p.cards.clone()).filter(|c| c.card.is_some()).count();
/// assert_eq!((known(Viewer::Rail), known(Viewer::Seat(0)), known(Viewer::Auditor)), (0, 2, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player in the hand.
    Seat(Seat),
    /// Anybody standing by.
    Rail,
    /// The dealer, who sees no more than the table shows.
    Dealer,
    /// The auditor, who sees everything.
    Auditor,
}

/// A card as somebody sees it.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let mut deck = cards::DECK.into_iter();
/// while let Some(command) = hand.dealer_move(|| deck.next().unwrap()) {
///     hand.execute(&command, &mut log).unwrap();
/// }
/// let card = hand.view(Viewer::Rail).players[0].cards[0];
/// assert_eq!(card, CardView { card: None, up: false });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerCardView"))]
pub struct CardView {
    /// Which one, if that can be seen.
    pub card: Dealt,
    /// Does it lie face up?
    pub up: bool,
}

/// Where a player stands, as everybody sees it.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// assert_eq!(hand.view(Viewer::Rail).players[0].status, StatusView::In);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
#[allow(missing_docs)] // The names say it.
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerStatusView"))]
pub enum StatusView {
    In,
    AllIn,
    Folded,
    Dead { clause: Clause },
    Mucked,
}

/// A player as somebody sees it.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let view = hand.view(Viewer::Rail);
/// assert_eq!((view.players[0].bet, view.players[1].button), (rules.big_blind, true));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerPlayerView"))]
pub struct PlayerView {
    /// Chips behind.
    pub stack: Money,
    /// Bet on this street.
    pub bet: Money,
    /// Altogether in the pot.
    pub in_pot: Money,
    /// In, all-in, out.
    #[serde(flatten)]
    pub status: StatusView,
    /// Its cards, hidden ones without a name.
    pub cards: Vec<CardView>,
    /// How many it drew, as long as it has to be said (DR-4).
    pub drew: Option<u8>,
    /// How many it threw away for them, as long.
    pub threw: Option<u8>,
    /// How many it said it wants, while the draw is on (DR-6).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asked: Option<u8>,
    /// Is the hand tabled?
    pub shown: bool,
    /// What the hand is, where it can be seen.
    pub hand: Option<Called>,
    /// The cards that won what it was awarded, once a hand that had to be shown has won. Left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<cards::Card>>", optional))]
    pub won_with: Vec<cards::Card>,
    /// Does it have the button?
    pub button: bool,
}

/// A hand as somebody sees it.
///
/// ```
/// use chips::Money;
/// use games::poker::*;
///
/// let rules = HouseGame::shipped("ocean-view/holdem").unwrap().at("3-6").unwrap();
/// let entry = |blind| Entry { stack: Money::dollars(100), blind, in_turn: true, ..Entry::default() };
/// let (mut hand, mut log) = (Hand::new(rules, &[entry(rules.big_blind), entry(rules.small_blind)]), Vec::new());
/// hand.start(&mut log);
/// let view = hand.view(Viewer::Rail);
/// assert_eq!((view.street, view.pot), ("before-the-flop", rules.small_blind + rules.big_blind));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, schemars::JsonSchema), serde(rename = "PokerHandView"))]
pub struct View {
    /// The game.
    pub game: Game,
    /// The limit in force.
    pub limit: Limit,
    /// What is going on.
    pub phase: Phase,
    /// The street.
    pub street: &'static str,
    /// The board.
    pub board: Vec<Dealt>,
    /// Burned cards that everybody has seen.
    pub exposed: Vec<Dealt>,
    /// How many cards were burned.
    pub burned: usize,
    /// The community card of a stud hand (ST-10).
    pub common: Option<Dealt>,
    /// Everything in the middle.
    pub pot: Money,
    /// The pots that lie in the middle, the main one first, with who can win them; what is bet while the betting of a street is
    /// open lies before the seats.
    pub pots: Vec<(Money, Vec<Seat>)>,
    /// The drop chip on the slot (PFEE-1).
    pub drop: Money,
    /// Who killed the pot.
    pub killer: Option<Seat>,
    /// The players, left of the button first.
    pub players: Vec<PlayerView>,
    /// Whose move it is, and what this viewer may do beside.
    pub awaits: Awaits,
    /// How this viewer's hand stands against those on the table, while it is asked to show or muck (S-8).
    pub standing: Option<Standing>,
    /// The cards it is played with.
    pub deck: Deck,
    /// Is the pot split between a high and a low hand?
    pub hi_lo: bool,
    /// Has everybody cards of their own only, some of them face up?
    pub stud: bool,
    /// May the board be played as it lies (HE-5)?
    pub plays_board: bool,
    /// Does a knock mean something: a check, or a pat hand (DR-5)? Left out where it does not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub knocks: bool,
    /// What this viewer's cards come to as long as they make no hand with a name.
    pub so_far: Option<SoFar>,
    /// The cards that came last, for the dealer, who may name them again (ROOM-17). Left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<cards::Card>>", optional))]
    pub nameable: Vec<cards::Card>,
    /// Whose move the dealer may take back: the last one, while nothing has come of it (ROOM-17). Left out for everybody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub last_mover: Option<Seat>,
    /// What may have gone wrong with the cards, for the dealer, who reports it. Left out where there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Reportable>>", optional))]
    pub reportable: Vec<Reportable>,
    /// The settlement, once there is one.
    pub awards: Vec<Award>,
}

impl Event {
    /// An event as one may see it: cards that went face down to somebody else have no name.
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let hide = |cards: &Cards| cards.iter().map(|_| None).collect::<Cards>();
        let own = |seat: &Seat| viewer == Viewer::Auditor || viewer == Viewer::Seat(*seat);
        match self {
            Event::Dealt { seat, cards, up: false } if !own(seat) => {
                Event::Dealt { seat: *seat, cards: hide(cards), up: false }
            }
            Event::Discarded { seat, cards } if !own(seat) => {
                Event::Discarded { seat: *seat, cards: hide(cards) }
            }
            Event::Overdealt { seat, .. } if !own(seat) => Event::Overdealt { seat: *seat, card: None },
            Event::Burned { up: false, .. } if viewer != Viewer::Auditor => {
                Event::Burned { card: None, up: false }
            }
            other => other.clone(),
        }
    }
}

impl Hand {
    /// The hand as one may see it.
    pub fn view(&self, viewer: Viewer) -> View {
        let seen_burns = self.burns.iter().filter(|(_, up)| *up || viewer == Viewer::Auditor);
        let pots = self.gathered();
        View {
            game: self.rules.game,
            limit: self.limit,
            phase: self.phase,
            street: self.street_now().name,
            board: self.board.to_vec(),
            exposed: seen_burns.map(|(card, _)| *card).collect(),
            burned: self.burns.len(),
            common: self.common,
            pot: self.pot(),
            pots: pots.into_iter().map(|p| (p.amount, p.seats.to_vec())).collect(),
            drop: self.drop,
            killer: self.killer,
            players: (0..self.players.len() as Seat).map(|s| self.view_player(s, viewer)).collect(),
            awaits: self.view_awaits(viewer),
            standing: match viewer {
                Viewer::Seat(seat) => self.standing(seat),
                _ => None,
            },
            deck: self.rules.game.form().deck,
            hi_lo: self.rules.game.split() == Split::HighLow,
            stud: self.is_stud(),
            plays_board: self.board.len() == 5 && self.rules.game.form().customs.board_plays,
            knocks: self.form().draws() > 0,
            so_far: match viewer {
                Viewer::Seat(seat) => self.so_far(seat),
                _ => None,
            },
            last_mover: self.last_mover().filter(|_| viewer == Viewer::Dealer),
            nameable: if viewer == Viewer::Dealer { self.fresh.to_vec() } else { Vec::new() },
            reportable: if viewer == Viewer::Dealer { self.reportable() } else { Vec::new() },
            awards: self.awards.clone(),
        }
    }

    fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer == Viewer::Auditor || viewer == Viewer::Seat(seat) || self.is_tabled(seat)
    }

    /// Does the hand lie open for everybody?
    fn is_tabled(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.shown && !player.plays_board && player.is_in()
    }

    fn view_player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let sees = self.sees(viewer, seat);
        let status = match player.status {
            Status::In if player.stack.is_zero() || player.stopped => StatusView::AllIn,
            Status::In => StatusView::In,
            Status::Folded => StatusView::Folded,
            Status::Dead(clause) => StatusView::Dead { clause },
            Status::Mucked => StatusView::Mucked,
        };
        let acted_after =
            self.street > 0 && (self.phase != Phase::Drawing) && self.players.iter().any(|p| p.acted);
        let asked = self.phase == Phase::Drawing || (self.phase == Phase::Betting && !acted_after);
        let in_hand = player.is_in() || sees;
        let cards = player.cards.iter().filter(|_| in_hand);
        PlayerView {
            stack: player.stack,
            bet: player.street,
            in_pot: player.paid + player.dead,
            status,
            cards: cards.map(|h| CardView { card: h.card.filter(|_| sees || h.up), up: h.up }).collect(),
            drew: player.drew.filter(|_| sees || asked),
            threw: player.drew.filter(|_| sees || asked).map(|_| player.threw),
            asked: player.asked.filter(|_| self.phase == Phase::Drawing),
            shown: player.shown,
            hand: if sees { self.called(seat) } else { None },
            won_with: if sees || player.plays_board { self.won_with(seat) } else { Vec::new() },
            // Stud has no button: who opens is told by the cards (ST-4, RZ-1).
            button: self.form().has_blinds() && usize::from(seat) + 1 == self.players.len(),
        }
    }

    /// What a hand is called; beside others that are tabled, so that it is heard which one is better.
    fn called(&self, seat: Seat) -> Option<Called> {
        let others = (0..self.players.len() as Seat).filter(|at| *at != seat && self.is_tabled(*at));
        let others: Vec<Worth> =
            if self.is_tabled(seat) { others.map(|at| self.worth(at)).collect() } else { vec![] };
        Called::beside(&self.worth(seat), &others)
    }

    fn view_awaits(&self, viewer: Viewer) -> Awaits {
        let mut awaits = self.awaits();
        awaits.offers.retain(|offer| match (offer, viewer) {
            (_, Viewer::Auditor) => true,
            (Offer::AllClear | Offer::Complete { .. }, viewer) => viewer == Viewer::Dealer,
            // The number of cards is said aloud: the dealer hears it, and enters it where a person deals.
            (Offer::Ask { .. }, Viewer::Dealer) => true,
            (
                Offer::Kill { seat }
                | Offer::Clear { seat }
                | Offer::Draw { seat }
                | Offer::Ask { seat }
                | Offer::Stop { seat },
                viewer,
            ) => viewer == Viewer::Seat(*seat),
        });
        awaits
    }

    /// An event as one may see it: see [`Event::seen_by`].
    pub fn redact(&self, event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    /// What is done for a player that is out of time or gone: check if possible, else fold; on a draw, pat. A
    /// pineapple hand is left for the dealer to clear (S-12). A hand at the showdown is tabled: cards speak (S-8).
    pub fn default_move(&self) -> Option<super::command::Command> {
        use super::command::Command;
        use super::flow::Turn;
        match self.turn() {
            Turn::Bet { seat, moves } if moves.check => Some(Command::Call { seat }),
            Turn::Bet { seat, moves } if moves.fold => Some(Command::Fold { seat }),
            Turn::Bet { seat, .. } => Some(Command::BringIn { seat }),
            Turn::Draw { seat } => {
                // Who has said how many it wants and then went away keeps its hand all the same.
                let asked = self.player(seat).asked.is_some_and(|n| n > 0);
                Some(if asked {
                    Command::Ask { seat, count: 0 }
                } else {
                    Command::Draw { seat, cards: Cards::new() }
                })
            }
            Turn::Show { seat } => Some(Command::Show { seat, cards: Cards::new() }),
            Turn::Clear { .. } | Turn::Dealer { .. } | Turn::Nobody => None,
        }
    }

    /// The cards that are in the stub, in no order: what may be dealt next.
    pub fn stub_cards(&self) -> Vec<cards::Card> {
        self.rules.game.deck().iter().copied().filter(|c| self.seen & (1 << c.index()) == 0).collect()
    }

    /// What the dealer does now, with cards from a stub; nothing where it is not the dealer's move.
    pub fn dealer_move(&self, mut top: impl FnMut() -> cards::Card) -> Option<super::command::Command> {
        use super::command::Command;
        use super::flow::{Task, Turn};
        let Turn::Dealer { task } = self.turn() else { return None };
        Some(match task {
            Task::Deal { seat, .. } => Command::Deal { seat, cards: [Some(top())].into_iter().collect() },
            Task::Board { count } => Command::Board { cards: (0..count).map(|_| Some(top())).collect() },
            Task::Burn => Command::Burn { card: Some(top()) },
            Task::AllClear => Command::AllClear,
            Task::Scramble { .. } => Command::Scramble,
            Task::Common => Command::Common { card: Some(top()) },
        })
    }
}
