//! The referee's rulings: each command is answered with events or with a refusal that names its clause.

use super::betting::RaiseTo;
use super::command::{Cards, Command, Dealt, Ruling, Seat, refuse};
use super::event::Event;
use super::flow::{Task, Turn};
use super::game::Exposed;
use super::hand::{Hand, Phase, Status};
use super::rules::Limit;
use super::stud::LastCards;
use crate::clauses::Clause;
use chips::Money;
use voice::{Place, Telling, Word, say};

impl Hand {
    /// Rules on a command: pushes the events that follow from it directly. Changes nothing.
    pub(super) fn rule_on(&self, command: &Command, out: &mut Vec<Event>) -> Ruling {
        if self.is_repeated_show(command) {
            return Ok(());
        }
        if let Some(seat) = command.player() {
            self.check_player(seat)?;
        }
        match command {
            Command::Fold { seat } => self.rule_fold(*seat, out),
            Command::Call { seat } => self.rule_call(*seat, out),
            Command::Raise { seat, to } => self.rule_raise(*seat, *to, out),
            Command::BringIn { seat } => self.rule_bring_in(*seat, out),
            Command::Draw { seat, cards } => self.rule_draw(*seat, cards, out),
            Command::Ask { seat, count } => self.rule_ask(*seat, *count, out),
            Command::Knock { seat } => self.rule_knock(*seat, out),
            Command::Kill { seat } => self.rule_kill(*seat, out),
            Command::Clear { seat, card } => self.rule_clear(*seat, *card, out),
            Command::Show { seat, cards } => self.rule_show(*seat, cards, out),
            Command::Muck { seat } => self.rule_muck(*seat, out),
            Command::PlayBoard { seat } => self.rule_play_board(*seat, out),
            Command::Deal { seat, cards } => self.rule_deal(*seat, cards, out),
            Command::Board { cards } => self.rule_board(cards, out),
            Command::Burn { card } => self.rule_burn(*card, out),
            Command::AllClear => self.rule_all_clear(out),
            _ => self.rule_irregularity(command, out),
        }
    }

    fn check_player(&self, seat: Seat) -> Ruling {
        let Some(player) = self.players.get(usize::from(seat)) else {
            return refuse(Clause::S1, say!("poker-no-player", who: Place(seat)));
        };
        match player.status {
            Status::In => Ok(()),
            Status::Folded => refuse(Clause::S8, say!("poker-no-player-folded", who: Place(seat))),
            Status::Dead(clause) => refuse(clause, say!("poker-no-player-s-hand-dead", who: Place(seat))),
            Status::Mucked => {
                refuse(Clause::S8, say!("poker-no-player-mucked-mucked-hand", who: Place(seat)))
            }
        }
    }

    /// Recorded hands may turn a hand over, or throw it away, once more when everything is settled.
    fn is_repeated_show(&self, command: &Command) -> bool {
        if self.rules.is_house() {
            return false;
        }
        let player = |seat: &Seat| self.players.get(usize::from(*seat));
        match command {
            Command::Show { seat, cards } => {
                let known = || self.check_shown_cards(*seat, cards).is_ok();
                self.is_over() && player(seat).is_some_and(|p| p.shown) && known()
            }
            Command::Muck { seat } => player(seat).is_some_and(|p| p.status == Status::Mucked),
            _ => false,
        }
    }

    /// The clause that says whose turn it is.
    pub(super) fn turn_clause(&self) -> Clause {
        self.form().clauses.turn
    }

    /// The clause about cards that are seen on their way to a player.
    pub(super) fn exposure_clause(&self) -> Clause {
        let later = self.street > 0;
        match self.form().exposed {
            Exposed::FirstBurn => Clause::He17,
            Exposed::Replaced { dealt, drawn, .. } => {
                if later {
                    drawn
                } else {
                    dealt
                }
            }
            Exposed::Plays => {
                if later {
                    Clause::St9
                } else {
                    Clause::St7
                }
            }
        }
    }

    /// The clause under which something has to wait for the deal: that of a card which comes late, if one does.
    fn deal_first_clause(&self) -> Clause {
        let late = self.phase == Phase::Dealing && self.players.iter().any(|p| p.is_in() && p.late > 0);
        match self.form().exposed {
            Exposed::FirstBurn if late => self.late_card_clause(),
            _ => self.rules.game.deal_clause(),
        }
    }

    /// A card that comes when everybody else has theirs replaces an exposed one, or completes a short hand.
    fn late_card_clause(&self) -> Clause {
        match self.form().exposed {
            Exposed::Replaced { .. } => self.exposure_clause(),
            _ if self.trouble.first_burn_given => Clause::He17,
            _ => Clause::He11,
        }
    }

    pub(super) fn check_turn(&self, seat: Seat) -> Ruling {
        if self.phase != Phase::Betting {
            return refuse(self.deal_first_clause(), say!("poker-no-nobody-bet"));
        }
        if let Some(short) = self.completion_due() {
            return refuse(Clause::He12, say!("poker-no-player-get-card-first", who: Place(short)));
        }
        match self.round.actor {
            Some(actor) if actor == seat => Ok(()),
            Some(actor) => refuse(self.turn_clause(), say!("poker-no-player-s-turn", who: Place(actor))),
            None if self.opener_is_unknown() => Ok(()),
            None => refuse(self.turn_clause(), say!("poker-no-betting-over")),
        }
    }

    fn rule_fold(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        self.check_turn(seat)?;
        if self.rules.is_house() && self.round.bring_in && !self.moves(seat).fold {
            return refuse(self.turn_clause(), say!("poker-no-card-forced-open-bring"));
        }
        out.push(Event::Folded { seat });
        Ok(())
    }

    pub(super) fn rule_call(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        // In recorded hands a check that nobody needed changes nothing.
        let recorded = !self.rules.is_house();
        let player = self.player(seat);
        let no_turn = self.phase != Phase::Betting || !player.can_bet();
        if recorded && no_turn && (player.street >= self.round.level || player.stack.is_zero()) {
            return Ok(());
        }
        self.check_turn(seat)?;
        if self.rules.is_house() && self.round.bring_in {
            return refuse(self.turn_clause(), say!("poker-no-opening-bet-made-bring"));
        }
        let player = self.player(seat);
        let amount = (self.round.level - player.street).min(player.stack);
        out.push(Event::Called { seat, amount });
        Ok(())
    }

    fn rule_raise(&self, seat: Seat, to: Money, out: &mut Vec<Event>) -> Ruling {
        self.check_turn(seat)?;
        let player = self.player(seat);
        if to > player.stack + player.street {
            let most = player.stack + player.street;
            return refuse(Clause::S6, say!("poker-no-player-bet-most-all", who: Place(seat), most: most));
        }
        if !self.rules.is_house() {
            return self.rule_recorded_raise(seat, to, out);
        }
        let moves = self.moves(seat);
        let Some(raise) = moves.raise else {
            let (clause, reason) = match self.raise_refused(seat) {
                _ if self.round.bring_in => (self.turn_clause(), "brings-in"),
                Some(why) => why,
                None => (Clause::S5, "cannot"),
            };
            return refuse(clause, say!("poker-no-player-raise", who: Place(seat), reason: Word(reason)));
        };
        if !raise.allows(to, self.unit) {
            return refuse(self.size_clause(), wrong_size(&raise));
        }
        out.push(Event::Raised { seat, to });
        Ok(())
    }

    fn size_clause(&self) -> Clause {
        match (self.limit, self.is_stud()) {
            _ if self.round.open_pair => Clause::St5,
            // A bring-in or a short blind is completed before it is raised.
            _ if self.street == 0 && self.round.full.is_zero() => Clause::S4,
            _ if self.round.level > self.round.full && !self.round.bring_in => Clause::S5,
            // What stands is no whole number of bets: a short all-in made it so.
            (Limit::Fixed { .. }, _) if !self.round.level.is_multiple_of(self.bet_size()) => Clause::S5,
            (Limit::Fixed { .. }, true) => Clause::St2,
            (Limit::Pot { .. }, _) => Clause::O3,
            (Limit::Spread { max: None, .. }, _) if self.has_no_cap() => Clause::O2,
            _ => Clause::S2,
        }
    }

    /// Does our own book let them raise as often as they like?
    fn has_no_cap(&self) -> bool {
        self.rules.is_house() && self.rules.raises.is_none()
    }

    /// Amounts of recorded hands are taken as written; a raise to exactly what stands is a call.
    fn rule_recorded_raise(&self, seat: Seat, to: Money, out: &mut Vec<Event>) -> Ruling {
        let player = self.player(seat);
        if to < self.round.level || to < player.street || to.is_zero() {
            return refuse(
                self.size_clause(),
                say!("poker-no-raise-less-than-bet", to: to, level: self.round.level),
            );
        }
        if to == self.round.level {
            out.push(Event::Called { seat, amount: to - player.street });
        } else {
            out.push(Event::Raised { seat, to });
        }
        Ok(())
    }

    /// May hands be turned over now? At the showdown; in recorded hands also when all are all-in.
    pub(super) fn check_showing(&self, seat: Seat) -> Ruling {
        if self.phase == Phase::Showdown {
            return match self.next_to_show() {
                _ if !self.rules.is_house() => Ok(()),
                Some(next) if next == seat => Ok(()),
                Some(next) => refuse(Clause::S8, say!("poker-no-player-show-first", who: Place(next))),
                None => refuse(Clause::S8, say!("poker-no-all-hands-been-shown")),
            };
        }
        let all_in = self.players.iter().filter(|p| p.can_bet()).count() <= 1;
        let dealing = matches!(self.phase, Phase::Dealing | Phase::Drawing);
        if !self.rules.is_house() && dealing && all_in {
            return Ok(());
        }
        refuse(Clause::S8, say!("poker-no-hands-shown-showdown"))
    }

    fn rule_show(&self, seat: Seat, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        self.check_showing(seat)?;
        self.check_shown_cards(seat, cards)?;
        if self.phase == Phase::Showdown {
            let unknown = self.player(seat).cards.iter().filter(|h| h.card.is_none()).count();
            let learned = cards.iter().flatten().filter(|c| !self.holds(seat, **c)).count();
            // A record may say that a hand was shown without knowing it: it wins if everybody else mucks.
            let unseen = !self.rules.is_house() && cards.contains(&None);
            if learned < unknown && !unseen {
                return refuse(Clause::S8, say!("poker-no-player-s-cards-known", who: Place(seat)));
            }
        }
        out.push(Event::Shown { seat, cards: cards.clone() });
        Ok(())
    }

    fn holds(&self, seat: Seat, card: cards::Card) -> bool {
        self.player(seat).cards.iter().any(|h| h.card == Some(card))
    }

    /// Shown cards must be the player's own; those the record did not know may be new ones.
    fn check_shown_cards(&self, seat: Seat, cards: &Cards) -> Ruling {
        let mut unknown = self.player(seat).cards.iter().filter(|h| h.card.is_none()).count();
        for card in cards.iter().flatten().filter(|c| !self.holds(seat, **c)) {
            if unknown == 0 {
                return refuse(Clause::S8, say!("poker-no-player-does-hold", who: Place(seat), card: card));
            }
            if self.seen & (1 << card.index()) != 0 {
                return refuse(Clause::S8, say!("poker-no-card-on-table", card: card));
            }
            unknown -= 1;
        }
        Ok(())
    }

    fn rule_muck(&self, seat: Seat, out: &mut Vec<Event>) -> Ruling {
        // Who has announced that it plays the board may let its own cards go (HE-5).
        if self.player(seat).plays_board {
            return Ok(());
        }
        self.check_showing(seat)?;
        if self.rules.is_house() && self.player(seat).shown {
            return refuse(Clause::S8, say!("poker-no-cards-speak-once-tabled"));
        }
        if self.rules.is_house() && self.is_last_for_a_pot(seat) {
            return match self.last_shows_its_seven() {
                true => refuse(Clause::S14, say!("poker-no-muck-may-be-seven", who: Place(seat))),
                false => refuse(Clause::S8, say!("poker-no-player-last-left-pot", who: Place(seat))),
            };
        }
        out.push(Event::Mucked { seat });
        Ok(())
    }

    /// Cards that everybody sees, or that a ruling depends on, have to be known in hands of ours.
    pub(super) fn check_known(&self, cards: &[Dealt]) -> Ruling {
        match self.rules.is_house() && cards.iter().any(Option::is_none) {
            true => refuse(self.rules.game.deal_clause(), say!("poker-no-card-lies-face-up")),
            false => Ok(()),
        }
    }

    /// No card twice, none that the deck does not have.
    pub(super) fn check_cards(&self, cards: &[Dealt]) -> Ruling {
        let mut seen = self.seen;
        for card in cards.iter().flatten() {
            if !self.form().deck.has(*card) {
                return match card.is_joker() {
                    true => refuse(Clause::He6, say!("poker-no-joker-game")),
                    false => refuse(self.rules.game.deal_clause(), say!("poker-no-deck", card: card)),
                };
            }
            if self.trouble.early_turn == Some(Some(*card)) {
                return refuse(Clause::He15, say!("poker-no-taken-out-does-play", card: card));
            }
            if seen & (1 << card.index()) != 0 {
                return refuse(self.rules.game.deal_clause(), say!("poker-no-out-deck", card: card));
            }
            seen |= 1 << card.index();
        }
        Ok(())
    }

    fn rule_deal(&self, seat: Seat, cards: &Cards, out: &mut Vec<Event>) -> Ruling {
        self.check_player(seat)?;
        self.check_cards(cards)?;
        if cards.is_empty() {
            return refuse(self.rules.game.deal_clause(), say!("poker-no-card-named"));
        }
        if self.phase == Phase::Betting && self.player(seat).passed_over > 0 {
            return self.rule_completion(seat, cards, out);
        }
        if !matches!(self.phase, Phase::Dealing | Phase::Drawing) {
            return refuse(self.rules.game.deal_clause(), say!("poker-no-cards-dealt"));
        }
        self.check_dealing_order(seat, cards.len())?;
        if cards.iter().flatten().any(|c| self.player(seat).thrown.contains(&Some(*c))) {
            let clause = self.reshuffle_clause();
            return refuse(clause, say!("poker-no-player-threw-card-away", who: Place(seat)));
        }
        let before = out.len();
        self.push_dealt(seat, cards, out);
        let up = |e: &Event| matches!(e, Event::Dealt { up: true, cards, .. } if cards.contains(&None));
        if self.rules.is_house() && out[before..].iter().any(up) {
            out.truncate(before);
            return self.check_known(&[None]);
        }
        Ok(())
    }

    fn check_dealing_order(&self, seat: Seat, count: usize) -> Ruling {
        let clause = self.rules.game.deal_clause();
        if self.last_cards() == LastCards::Community || self.common_due() {
            return refuse(Clause::St10, say!("poker-no-enough-cards-turn-community"));
        }
        if self.burn_due() {
            return refuse(clause, say!("poker-no-card-burned-first"));
        }
        if let Some(clause) = self.scramble_due() {
            return refuse(clause, say!("poker-no-stub-made-up-again"));
        }
        let owed = self.owed(seat);
        if count > owed {
            return refuse(
                clause,
                say!("poker-no-player-due-cards", who: Place(seat), owed: owed, count: count),
            );
        }
        let waits = self.contenders().any(|s| self.owed_in_turn(s) > 0)
            || (self.phase == Phase::Drawing && self.next_to_draw().is_some());
        if count > self.owed_in_turn(seat) && waits {
            return refuse(
                self.late_card_clause(),
                say!("poker-no-player-gets-card-everybody", who: Place(seat)),
            );
        }
        Ok(())
    }

    fn rule_burn(&self, card: Dealt, out: &mut Vec<Event>) -> Ruling {
        if let Some(known) = card {
            self.check_cards(&[Some(known)])?;
        }
        let due = self.turn() == (Turn::Dealer { task: Task::Burn });
        let early = self.phase == Phase::Betting && self.early_clause(self.street + 1).is_some();
        if self.stub() == 0 {
            return refuse(self.rules.game.deal_clause(), say!("poker-no-cards-left"));
        }
        let again = early && self.trouble.no_burn_on == Some(self.street + 1);
        if !(self.rules.is_house() && (due || early && !again)) {
            return refuse(self.no_burn_clause(), say!("poker-no-card-burned"));
        }
        if self.last_cards() == LastCards::Community {
            self.announce_too_few(out);
        }
        out.push(Event::Burned { card, up: false });
        Ok(())
    }
}

impl Hand {
    /// The clause under which no card is burned: the irregularity that gave the burn, or hands that are not clear yet.
    fn no_burn_clause(&self) -> Clause {
        let coming = if self.phase == Phase::Betting { self.street + 1 } else { self.street };
        if let Turn::Dealer { task: Task::Scramble { clause } } = self.turn() {
            return clause;
        }
        match self.trouble.no_burn_by {
            Some((street, clause)) if street == coming => clause,
            _ if self.phase == Phase::Clearing => Clause::Cp2,
            _ => self.rules.game.deal_clause(),
        }
    }
}

fn wrong_size(raise: &RaiseTo) -> Telling {
    match raise {
        RaiseTo::Exactly(amounts) => match amounts[..] {
            [low, high] => say!("poker-no-size-two", low: low, high: high),
            _ => say!("poker-no-size-one", amount: raise.least()),
        },
        RaiseTo::Between(min, max) => say!("poker-no-size-between", min: *min, max: *max),
    }
}
