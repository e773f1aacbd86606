//! The words of blackjack's table scripts.

use super::{Claim, Run, Script, Scripted, Stage, Step, card, foreign, money, no_such_step};
use crate::Flaw;
use crate::Refusal;
use crate::Seat;
use crate::blackjack::{Awaits, Command, Event, Fate, Move, Ruling, Setup, Table, Target, Task, WagerKind};
use crate::rulebook::Rulebook;
use crate::scenario::parse::{Verb, verb};
use crate::scenario::play::now;
use chips::Money;
use voice::say;

impl Script {
    /// Plays the script at a blackjack table. The steps:
    ///
    /// `join NAME SEAT|rail CHIPS [third-party]`, `leave NAME`, `add NAME CHIPS`, `bank NAME WAGER [at SPOT]`,
    /// `decline NAME`,
    /// `wager NAME SEAT BASE [BUSTER]`, `backline NAME SEAT AMOUNT`, `take-back NAME SEAT`, `shuffle`, `cut-card`, `close`,
    /// `cards CARD…`, `hole-down`, `peek natural|none`, `show CARD`, `SEAT[.HAND] VERB [AMOUNT]`, `timeout`,
    /// `pay`, `pay all`, `again WAS CARD`, `floor AUTHOR foul SEAT.HAND|void|reverse|two-circles on|off|removed SEAT.HAND because …`,
    /// `floor AUTHOR return|pay|take base SEAT.HAND|buster SEAT|backline SEAT NAME because …`,
    /// `floor AUTHOR correct SEAT.HAND|bank NTH CARD because …`;
    /// and what must be true: `refused CLAUSE STEP`, `stack NAME CHIPS`, `drop CHIPS`, `offer NAME TURN [at SPOT]`,
    /// `nobody banks`, `asks SEAT[.HAND]`, `button SEAT`, `shuffle due`, `no shuffle due`.
    pub fn play(&self, rulebook: &Rulebook) -> Result<Scripted<Table, Event>, Flaw> {
        foreign(self.limit.as_ref(), say!("script-blackjack-table-schedule-limit"))?;
        if rulebook.is_template() {
            let what = say!("script-template-cannot-dealt-d10", rulebook: &rulebook.id);
            return Err(Flaw::of_line(self.rulebook.line, what));
        }
        let option = self.schedule.as_ref().map_or(1, |s| s.what);
        let Some(schedule) = rulebook.schedule(option) else {
            let line = self.schedule.as_ref().map_or(0, |s| s.line);
            return Err(Flaw::of_line(line, say!("script-no-schedule-option-here", option: option)));
        };
        let (fewest, most) = rulebook.rules.decks;
        let decks = self.decks.as_ref().map_or(rulebook.usual_decks, |d| d.what);
        if !(fewest..=most).contains(&decks) {
            let line = self.decks.as_ref().map_or(0, |d| d.line);
            return Err(Flaw::of_line(
                line,
                say!("script-house-deals-decks", fewest: fewest, most: most, decks: decks),
            ));
        }
        let (rules, schedule) = (rulebook.rules.clone(), schedule.clone());
        let table = Table::open(Setup { rules, schedule, decks, turn: 1 });
        self.play_at(if self.by_hand.as_ref().is_some_and(|by| by.what) {
            table.dealt_by_hand()
        } else {
            table
        })
    }
}

impl Stage for Table {
    type Table = Table;
    type Command = Command;
    type Event = Event;

    fn table(&self) -> &Table {
        self
    }

    fn decide(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        Table::decide(self, command)
    }

    fn apply(&mut self, event: &Event) {
        Table::apply(self, event);
    }

    fn at_once(run: &mut Run<Table>, words: &[&str]) -> Step<bool> {
        if *words == ["pay", "all"] {
            run.go(&Command::PayOff)?;
            while run.stage.awaits() == (Awaits::Dealer { task: Task::PayOff }) {
                run.go(&Command::PayOff)?;
            }
            return Ok(true);
        }
        let ["cards", _, ..] = words else { return Ok(false) };
        let cards = cards::parse_cards(&words[1..].join(" "))?;
        cards.into_iter().try_for_each(|card| run.go(&Command::Card(card)))?;
        Ok(true)
    }

    fn claim(run: &Run<Table>, words: &[&str]) -> Step<Option<Claim>> {
        run.claim(words)
    }

    fn command(run: &mut Run<Table>, words: &[&str]) -> Step<Command> {
        run.command(words)
    }
}

impl Run<Table> {
    fn claim(&self, words: &[&str]) -> Step<Option<Claim>> {
        Ok(Some(match words {
            ["stack", name, amount] => {
                let player = self.player(name)?;
                let stack = self.stage.person(player).ok_or(say!("script-player-not-at-table"))?.stack;
                (money(amount)? == stack, say!("script-has-chips", name: name, stack: stack))
            }
            ["drop", amount] => {
                let drop = self.stage.drop_box();
                (money(amount)? == drop, say!("script-drop", drop: drop))
            }
            ["offer", name, turn] => self.offer(name, turn, None)?,
            ["offer", name, turn, "at", spot] => self.offer(name, turn, Some(seat_of(spot)?))?,
            ["nobody", "banks"] => (self.stage.awaits() == Awaits::AnyBank, now(&self.stage)),
            ["asks", place] => {
                let (seat, hand) = place_of(place)?;
                let is = match self.stage.awaits() {
                    Awaits::Action { seat: s, hand: h, .. } => (s, h) == (seat, hand),
                    Awaits::Insurance { seat: s, .. } => s == seat,
                    _ => false,
                };
                (is, now(&self.stage))
            }
            ["button", place] => {
                let wanted = seat_of(place)?;
                let placed = self.story.iter().rev().find_map(|(_, e)| match e {
                    Event::ButtonPlaced { seat, .. } => Some(*seat),
                    _ => None,
                });
                (placed == Some(wanted), say!("script-went-to", placed: placed.unwrap_or(0)))
            }
            ["shuffle", "due"] | ["no", "shuffle", "due"] => {
                let due = matches!(self.stage.awaits(), Awaits::Dealer { task: Task::Shuffle });
                (due == (words.len() == 2), say!("script-cards-left", left: self.stage.shoe().left))
            }
            _ => return Ok(None),
        }))
    }

    fn offer(&self, name: &str, turn: &str, spot: Option<Seat>) -> Step<Claim> {
        let player = self.player(name)?;
        let turn = turn.parse().ok().filter(|t| (1..=2).contains(t)).ok_or(say!("script-turn-1-2"))?;
        let is = match self.stage.awaits() {
            Awaits::BankOffer { player: p, turn: t, seat } => {
                (p, t) == (player, turn) && spot.is_none_or(|spot| spot == seat)
            }
            _ => false,
        };
        Ok((is, now(&self.stage)))
    }

    fn command(&mut self, words: &[&str]) -> Step<Command> {
        Ok(match words {
            ["join", name, seat, chips] => self.join(name, seat, chips, false)?,
            ["join", name, seat, chips, "third-party"] => self.join(name, seat, chips, true)?,
            ["leave", name] => Command::Leave { player: self.player(name)? },
            ["add", name, amount] => Command::AddChips { player: self.player(name)?, amount: money(amount)? },
            ["bank", name, wager] => self.bank(name, wager, None)?,
            ["bank", name, wager, "at", spot] => self.bank(name, wager, Some(seat_of(spot)?))?,
            ["decline", name] => Command::DeclineBank { player: self.player(name)? },
            ["wager", name, seat, base] => self.wager(name, seat, base, "0")?,
            ["wager", name, seat, base, buster] => self.wager(name, seat, base, buster)?,
            ["backline", name, seat, amount] => {
                Command::Backline { player: self.player(name)?, seat: seat_of(seat)?, amount: money(amount)? }
            }
            ["take-back", name, seat] => {
                Command::TakeBack { player: self.player(name)?, seat: seat_of(seat)? }
            }
            ["shuffle"] => Command::Shuffle,
            ["cut-card"] => Command::CutCard,
            ["close"] => Command::CloseWagers,
            ["cards", one] => Command::Card(card(one)?),
            ["hole-down"] => Command::HoleDown,
            ["peek", what @ ("natural" | "none")] => Command::Peek { natural: *what == "natural" },
            ["show", show] => Command::ShowHole(card(show)?),
            ["pay"] => Command::PayOff,
            ["again", was, is] => Command::NameAgain { was: card(was)?, card: card(is)? },
            ["retract", seat, "insurance"] => Command::Retract { seat: seat_of(seat)?, hand: None },
            ["retract", place] => {
                let (seat, hand) = place_of(place)?;
                Command::Retract { seat, hand: Some(hand) }
            }
            ["timeout"] => Command::TimeOut,
            ["floor", author, rest @ ..] => self.floor(author, rest)?,
            [place, action] if is_place(place) => self.act(place, action, None)?,
            [place, action, amount] if is_place(place) => self.act(place, action, Some(amount))?,
            _ => return no_such_step(),
        })
    }

    fn floor(&self, author: &str, words: &[&str]) -> Step<Command> {
        let because =
            words.iter().position(|w| *w == "because").ok_or(say!("script-ruling-reason-because"))?;
        let ruling = match &words[..because] {
            ["void"] => Ruling::VoidRound,
            ["play-on"] => Ruling::PlayOn,
            ["no-look"] => Ruling::NoLook,
            ["reverse"] => Ruling::Reverse { over: false },
            ["foul", place] => {
                let (seat, hand) = place_of(place)?;
                Ruling::Foul { seat, hand }
            }
            ["removed", place] => {
                let (seat, hand) = place_of(place)?;
                Ruling::RemovedWager { seat, hand, penalty: None }
            }
            ["correct", at, nth, is] => {
                let nth = nth.parse().ok().filter(|n| *n > 0).ok_or(say!("script-no-such-ruling"))?;
                Ruling::Correct { at: target_of(at)?, nth, card: card(is)? }
            }
            ["two-circles", on @ ("on" | "off")] => Ruling::TwoCircles { on: *on == "on" },
            [fate @ ("return" | "pay" | "take"), rest @ ..] => self.single(fate, rest)?,
            _ => return Err(say!("script-no-such-ruling")),
        };
        Ok(Command::Floor { author: author.into(), reason: words[because + 1..].join(" "), ruling })
    }

    /// What becomes of a single wager.
    fn single(&self, fate: &str, words: &[&str]) -> Step<Ruling> {
        let fate = match fate {
            "return" => Fate::Return,
            "pay" => Fate::Pay,
            _ => Fate::Take,
        };
        let (wager, place, player) = match words {
            ["base", place] => (WagerKind::Base, place, None),
            ["buster", place] => (WagerKind::Buster, place, None),
            ["backline", place, name] => (WagerKind::Backline, place, Some(self.player(name)?)),
            _ => return Err(say!("script-no-such-ruling")),
        };
        let (seat, hand) = place_of(place)?;
        Ok(Ruling::Wager { seat, hand, wager, player, fate })
    }

    fn bank(&self, name: &str, wager: &str, seat: Option<Seat>) -> Step<Command> {
        Ok(Command::TakeBank { player: self.player(name)?, wager: money(wager)?, seat })
    }

    fn join(&mut self, name: &str, seat: &str, chips: &str, third_party: bool) -> Step<Command> {
        let seat = if seat == "rail" { None } else { Some(seat_of(seat)?) };
        Ok(Command::Join { chips: money(chips)?, player: self.new_player(name), seat, third_party })
    }

    fn wager(&self, name: &str, seat: &str, base: &str, buster: &str) -> Step<Command> {
        let (player, seat) = (self.player(name)?, seat_of(seat)?);
        Ok(Command::Wager { player, seat, base: money(base)?, buster: money(buster)? })
    }

    fn act(&self, place: &str, action: &str, amount: Option<&str>) -> Step<Command> {
        let (seat, hand) = place_of(place)?;
        let circle = self.stage.circle(seat);
        let player = circle.player.ok_or(say!("script-circle-no-wager"))?;
        let wager = circle.hands.get(usize::from(hand) - 1).map_or(Money::ZERO, |h| h.wager);
        let act = |action| Command::Act { player, seat, hand, action };
        Ok(match verb(action, amount)? {
            Verb::Hit => act(Move::Hit),
            Verb::Stand => act(Move::Stand),
            Verb::Split => act(Move::Split),
            Verb::Surrender => act(Move::Surrender),
            Verb::Double(amount) => act(Move::Double(amount.unwrap_or(Ok(wager))?)),
            Verb::Insure | Verb::No if hand != 1 => {
                return Err(say!("script-insurance-whole-circle-no-hand", hand: hand));
            }
            Verb::Insure => Command::Insurance { player, seat, take: true },
            Verb::No => Command::Insurance { player, seat, take: false },
        })
    }
}

fn is_place(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

fn seat_of(text: &str) -> Step<Seat> {
    text.parse().ok().filter(|s| (1..=8).contains(s)).ok_or_else(|| say!("script-no-seat", text: text))
}

/// Where cards lie: the bank's, or a hand's.
fn target_of(text: &str) -> Step<Target> {
    if text == "bank" {
        return Ok(Target::Bank);
    }
    let (seat, hand) = place_of(text)?;
    Ok(Target::Hand { seat, hand })
}

fn place_of(text: &str) -> Step<(Seat, u8)> {
    let (seat, hand) = text.split_once('.').unwrap_or((text, "1"));
    let hand = hand.parse().ok().filter(|h| *h > 0).ok_or(say!("script-hands-numbered-1"))?;
    Ok((seat_of(seat)?, hand))
}
