//! What a table's task does when time passes: clocks are set, defaults are played, wagers close, bots act, seats that
//! nobody came back to are cleared.

use crate::answers::was_unsaved;
use crate::bots;
use crate::clocks::Patience;
use crate::commands::{Actor, carry_out};
use crate::game::{Asked, Question};
use crate::poker::{Moment, moment_to_change};
use crate::protocol::{BlackjackPlay, Role, RoomEvent, TableCommand};
use crate::table::TableTask;
use games::blackjack::Table;
use games::poker::Command as HandCommand;
use games::{PlayerId, Seat, Viewer};
use std::time::Instant;

impl TableTask {
    /// Sets every clock to how the table stands.
    pub(crate) fn set_clocks(&mut self) {
        let asked = self.engine.asked();
        let (moment, manners) = (self.moment(), &self.engine.manners);
        let (paused, still) = (manners.paused(), manners.stands_still());
        let cuts = self.engine.shuffles.cutting().is_some();
        // Nobody's time runs while a table waits for the floor; a player's call lapses.
        self.clocks.stand(manners.held(), manners.lapses());
        self.set_cut_clock();
        match asked {
            // Nobody is asked for anything while the cards are cut.
            _ if cuts => self.clocks.stop(Instant::now()),
            _ if paused => self.clocks.stop(Instant::now()),
            // ROOM-16: whoever plays with real chips tells the dealer, who waits for them.
            _ if self.engine.spec.real_chips => self.clocks.stop(Instant::now()),
            // ROOM-12: what ran when the floor was called stands as it was.
            _ if still => {}
            _ if moment.is_some() => moment.into_iter().for_each(|moment| self.clocks.change(moment)),
            // A bot that leaves does not answer any more: the rulebook's move is played for it, as for anybody.
            Asked::Player { player, .. }
                if self.is_bot(player) && !self.engine.manners.of(player).leaving =>
            {
                self.clocks.stop(Instant::now());
            }
            Asked::Player { player, seat, .. } => {
                self.clocks.ask(self.engine.game.question(), player, seat, self.patience(player));
            }
            Asked::Wagers if self.deals_itself() && self.anybody_has_wagered() => {
                self.clocks.wagers(Question::Wagers { round: self.engine.game.rounds() });
            }
            Asked::Clear => self.set_clearing_clock(),
            _ => self.clocks.stop(Instant::now()),
        }
        let waits = asked == Asked::Shuffle && self.deals_itself() && self.somebody_sits();
        self.clocks
            .shuffling(!still && !cuts && waits && self.has_company(), self.engine.game.is_under_way());
        let bot = !still && !cuts && moment.is_none() && self.next_bot().is_some();
        self.clocks.bot(bot);
        let absent: Vec<PlayerId> = self
            .engine
            .game
            .people()
            .into_iter()
            .map(|(player, _)| player)
            .filter(|p| !self.is_bot(*p) && !self.watchers.has(*p) && !self.engine.spec.real_chips)
            .collect();
        self.clocks.held_seats(if still { &[] } else { &absent });
    }

    /// Whom the virtual dealer gives a moment to change the number of cards (DR-6): people who are here.
    pub(crate) fn may_change(&self) -> Vec<PlayerId> {
        if !self.deals_itself() || self.engine.spec.pace.shuffle == 0 || self.engine.game.poker().is_none() {
            return Vec::new();
        }
        let here = |p: &PlayerId| !self.is_bot(*p) && self.patience(*p) >= Patience::NoBank;
        self.engine.game.people().into_iter().map(|(player, _)| player).filter(here).collect()
    }

    /// The moment that the dealer gives somebody now.
    pub(crate) fn moment(&self) -> Option<Moment> {
        let moment = self.engine.game.poker().and_then(moment_to_change)?;
        let waits = self.moment_over != Some(moment) && self.may_change().contains(&moment.player);
        waits.then_some(moment)
    }

    /// DR-6: the number of cards was not changed. The cards come, or the betting begins.
    pub(crate) async fn change_ran_out(&mut self) {
        self.moment_over = self.moment();
        let before = self.engine.seq;
        if self.decide(None, None, |_| Ok(())).await == Ok(before) {
            self.company_changed(None);
        }
    }

    /// ROOM-12: nobody came from the floor for as long as a seat is held. The table goes on, and the call stays open.
    pub(crate) async fn dispute_ran_out(&mut self) {
        let Some(player) = self.engine.manners.called().and_then(|call| call.player) else { return };
        let _ = self
            .decide(None, None, |draft| {
                draft.note(RoomEvent::DisputeLapsed { player });
                Ok(())
            })
            .await;
    }

    /// Poker hands begin only while somebody watches: bots alone would play for ever. What has begun goes on.
    pub(crate) fn has_company(&self) -> bool {
        let game = &self.engine.game;
        self.watchers.any() || game.blackjack().is_some() || game.is_under_way()
    }

    fn patience(&self, player: PlayerId) -> Patience {
        let manner = self.engine.manners.of(player);
        if manner.leaving {
            Patience::None
        } else if manner.sitting_out || !self.watchers.has(player) {
            Patience::Short
        } else if self.engine.game.is_at_showdown() {
            Patience::NoBank
        } else {
            Patience::Full
        }
    }

    /// CP-1: all throw at once, so the clock is that of whoever is given most time. Bots throw without being waited for.
    fn set_clearing_clock(&mut self) {
        let Some(game) = self.engine.game.poker() else { return };
        let answers = |p: &PlayerId| !self.is_bot(*p) || self.engine.manners.of(*p).leaving;
        let late = game.to_clear().into_iter().filter(answers);
        match late.map(|p| self.patience(p)).max() {
            Some(patience) => self.clocks.clearing(Question::Clearing { hand: game.hands() }, patience),
            None => self.clocks.stop(Instant::now()),
        }
    }

    fn somebody_sits(&self) -> bool {
        !self.engine.game.people().is_empty()
    }

    fn anybody_has_wagered(&self) -> bool {
        let any = |g: &Table| (1..=g.rules().seats).any(|seat| g.circle(seat).player.is_some());
        self.engine.game.blackjack().is_some_and(any)
    }

    fn has_wagered(&self, player: PlayerId) -> bool {
        let has = |g: &Table| (1..=g.rules().seats).any(|seat| g.circle(seat).player == Some(player));
        self.engine.game.blackjack().is_some_and(has)
    }

    /// Who bets, in a circle or behind one, is not done betting, and has a little time.
    pub(crate) fn note_betting(&mut self, player: PlayerId, command: &TableCommand) {
        use BlackjackPlay::{Backline, Wager};
        if matches!(command, TableCommand::Blackjack(Wager { .. } | Backline { .. })) {
            self.ready.remove(&player);
            self.clocks.still_betting();
        }
    }

    /// Has everybody who is waited for wagered and said so? Who stands came to bet behind a circle (D9, D23), and is waited
    /// for like those who sit; who only watches is not at the table.
    pub(crate) fn everybody_is_ready(&self) -> bool {
        let Some(game) = self.engine.game.blackjack() else { return false };
        let waited_for = |player: PlayerId, seat: Option<Seat>| {
            let manner = self.engine.manners.of(player);
            let banks = game.bank().is_some_and(|b| b.player == player);
            let bets = seat.is_some() || game.rules().backline;
            bets && !(banks || manner.sitting_out || manner.leaving)
        };
        let done = |p: PlayerId| {
            self.ready.contains(&p)
                || (self.is_bot(p) && self.has_wagered(p))
                || (!self.is_bot(p) && !self.watchers.has(p))
        };
        self.deals_itself()
            && self.engine.shuffles.cutting().is_none()
            && self.engine.asked() == Asked::Wagers
            && self.anybody_has_wagered()
            && self.engine.game.people().into_iter().all(|(p, seat)| !waited_for(p, seat) || done(p))
    }

    /// D12: the rulebook's own move.
    pub(crate) async fn time_out(&mut self, player: PlayerId) {
        let Some(default) = self.engine.game.default_move() else { return };
        let _ = self
            .decide(None, None, |draft| {
                draft.note(RoomEvent::TimedOut { player });
                draft.play(default)
            })
            .await;
    }

    /// CP-2, S-12: time to throw a card away is over. A bot that was about to gets to it; who has not thrown one then is
    /// out of time, and the dealer declares all hands clear.
    pub(crate) async fn clearing_ran_out(&mut self) {
        for _ in 0..self.services.bots.len() {
            if self.engine.asked() == Asked::Clear {
                self.let_a_bot_act().await;
            }
        }
        if self.engine.asked() != Asked::Clear {
            return;
        }
        let late = self.engine.game.poker().map(|game| game.to_clear()).unwrap_or_default();
        let _ = self
            .decide(None, None, |draft| {
                late.into_iter().for_each(|player| draft.note(RoomEvent::TimedOut { player }));
                draft.play(HandCommand::AllClear)
            })
            .await;
    }

    pub(crate) async fn wagers_ran_out(&mut self) {
        let _ = self.decide(None, None, |draft| draft.close_wagers()).await;
    }

    /// ROOM-4: whoever did not come back gets their chips into the wallet.
    pub(crate) async fn clear_held_seats(&mut self) {
        for player in self.clocks.overdue(Instant::now()) {
            if self.engine.manners.of(player).leaving {
                continue;
            }
            let _ = self
                .decide(None, None, |draft| {
                    draft.note(RoomEvent::Leaving { player });
                    Ok(())
                })
                .await;
        }
    }

    /// The bot that has something to do, and what. Without a person at or around the table no new round is begun.
    fn next_bot(&self) -> Option<(PlayerId, TableCommand)> {
        let round = self.engine.game.is_under_way();
        if self.is_closed() || (!round && !self.watchers.any()) {
            return None;
        }
        let mut thoughts = self.thoughts.lock();
        match &*thoughts {
            Some((seq, choice)) if *seq == self.engine.seq => choice.clone(),
            _ => {
                let choice = self.think();
                *thoughts = Some((self.engine.seq, choice.clone()));
                choice
            }
        }
    }

    fn think(&self) -> Option<(PlayerId, TableCommand)> {
        self.services.bots.iter().find_map(|(bot, character)| {
            if !self.engine.game.has(*bot) || self.engine.manners.of(*bot).leaving {
                return None;
            }
            let view = self.engine.game.view(&self.engine.manners.out(), Viewer::Player(*bot));
            let choice = bots::choose(&view, &self.engine.game.info(), *bot, *character)?;
            Some((*bot, choice))
        })
    }

    pub(crate) async fn let_a_bot_act(&mut self) {
        let Some((player, command)) = self.next_bot() else { return };
        let character = self.services.bots.iter().find(|(bot, _)| *bot == player).map(|(_, c)| *c);
        let role = match character {
            Some(bots::Character::Banker) => Role::ThirdParty,
            _ => Role::Player,
        };
        let who = Actor { player, role, name: self.services.people.name(player), guest: false };
        let conditions = self.conditions(player, &command);
        let done =
            self.decide(Some(player), None, |draft| carry_out(draft, &who, conditions, &command)).await;
        if let Err(refusal) = done
            && !was_unsaved(&refusal)
        {
            // A bot that is refused once would ask for ever: it sits out instead.
            tracing::warn!(bot = player.0, table = self.engine.table, %refusal, "a bot was refused");
            let _ = self
                .decide(None, None, |draft| {
                    draft.note(RoomEvent::Leaving { player });
                    Ok(())
                })
                .await;
        }
        if self.everybody_is_ready() {
            self.wagers_ran_out().await;
        }
    }
}
