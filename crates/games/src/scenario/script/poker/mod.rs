//! The words of poker's table scripts. What must be true stands in `claims.rs`.

mod claims;

use super::{Claim, Run, Script, Scripted, Stage, Step, card, foreign, money, no_such_step};
use crate::Flaw;
use crate::PlayerId;
use crate::Refusal;
use crate::poker::{Cards, Command, Entrance, HouseGame, Seat, Table, TableCommand, TableEvent, Turn};
use cards::Card;
use std::collections::VecDeque;
use voice::{Telling, say};

/// A poker table, and who sits out of its next hand.
struct Felt {
    table: Table,
    out: Vec<PlayerId>,
}

impl Script {
    /// Plays the script at a poker table. The steps:
    ///
    /// `join NAME SEAT CHIPS`, `leave NAME`, `add NAME CHIPS`, `out NAME`, `back NAME`, `come NAME WAY` (`right-in`,
    /// `wait-for-big`, `post-in-front`, `post-both`, `post-big`, `wait-same-position`, `kill`), `move NAME SEAT`, `begin`,
    /// `void`, `correct WAS CARD`, `reverse`; of the dealer `cards CARD…`, `again WAS CARD`, `deal`, `play out`; of players `NAME folds`, `checks`, `calls`, `bets AMOUNT`,
    /// `raises TO`, `brings-in`, `kills`, `asks COUNT`, `draws CARD…`, `stands-pat`, `knocks`, `clears CARD`, `shows`, `mucks`,
    /// `plays-the-board`, `stops`; and what must be true: `refused CLAUSE STEP`, `stack NAME CHIPS`, `drop CHIPS`, `button SEAT`,
    /// `asks NAME`, `[not] dealt NAME`, `[not] passed NAME`, `big NAME`, `small NAME`, `kills NAME`, `jumps NAME`,
    /// `posts NAME AMOUNT`, `posts NAME dead AMOUNT live AMOUNT`, `owes NAME nothing|new|missed|moved|big`,
    /// `costs NAME WAY AMOUNT`.
    pub fn play_poker(&self, game: &HouseGame) -> Result<Scripted<Table, TableEvent>, Flaw> {
        foreign(self.schedule.as_ref(), say!("script-poker-table-limit-schedule"))?;
        foreign(self.decks.as_ref(), say!("script-poker-dealt-deck"))?;
        foreign(self.by_hand.as_ref(), say!("script-poker-by-hand"))?;
        let known = || game.limits.iter().map(|r| r.limit.id()).collect::<Vec<_>>().join(", ");
        let Some(limit) = &self.limit else {
            let what = say!("script-poker-table-needs-limit", known: known());
            return Err(Flaw::of_line(self.rulebook.line, what));
        };
        let Some(rules) = game.at(&limit.what) else {
            let what = say!("script-no-limit", what: &limit.what, known: known());
            return Err(Flaw::of_line(limit.line, what));
        };
        self.play_at(Felt { table: Table::open(rules, game.seats as Seat).dealt_by_hand(), out: Vec::new() })
    }
}

impl Stage for Felt {
    type Table = Table;
    type Command = TableCommand;
    type Event = TableEvent;

    fn table(&self) -> &Table {
        &self.table
    }

    fn decide(&self, command: &TableCommand) -> Result<Vec<TableEvent>, Refusal> {
        self.table.decide(command)
    }

    /// Who leaves or says how they come in does not sit out any more.
    fn apply(&mut self, event: &TableEvent) {
        self.table.apply(event);
        if let TableEvent::Left { player, .. } | TableEvent::CameIn { player, .. } = event {
            self.out.retain(|p| p != player);
        }
    }

    fn at_once(run: &mut Run<Felt>, words: &[&str]) -> Step<bool> {
        match words {
            ["out", name] => run.sit_out(name)?,
            ["back", name] => run.come_back(name)?,
            ["cards", _, ..] => run.deal_these(&words[1..])?,
            ["deal"] => run.deal()?,
            ["play", "out"] => run.play_out()?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn claim(run: &Run<Felt>, words: &[&str]) -> Step<Option<Claim>> {
        run.claim(words)
    }

    fn command(run: &mut Run<Felt>, words: &[&str]) -> Step<TableCommand> {
        run.command(words)
    }
}

impl Run<Felt> {
    fn table(&self) -> &Table {
        &self.stage.table
    }

    fn sit_out(&mut self, name: &str) -> Step<()> {
        let player = self.player(name)?;
        self.table().person(player).ok_or(say!("script-player-not-at-table"))?;
        if self.stage.out.contains(&player) {
            return Err(say!("script-sits-out", name: name));
        }
        self.stage.out.push(player);
        Ok(())
    }

    fn come_back(&mut self, name: &str) -> Step<()> {
        let player = self.player(name)?;
        let at = self.stage.out.iter().position(|p| *p == player);
        self.stage.out.remove(at.ok_or_else(|| say!("script-does-sit-out", name: name))?);
        Ok(())
    }

    fn in_hand(&mut self, command: Command) -> Step<()> {
        self.go(&TableCommand::Hand { command })
    }

    /// What the dealer does next with cards off the top of these.
    fn dealers(&self, cards: &mut VecDeque<Card>) -> Step<Command> {
        let on = self.table().on().ok_or(say!("script-no-hand-on"))?;
        let mut lacking = 0;
        let mut top = || {
            cards.pop_front().unwrap_or_else(|| {
                lacking += 1;
                Card::JOKER
            })
        };
        let command = on.hand().dealer_move(&mut top).ok_or(say!("script-dealers-move"))?;
        if lacking > 0 {
            Err(say!("script-cards-missing-dealer-needs", lacking: lacking))
        } else {
            Ok(command)
        }
    }

    fn deal_these(&mut self, words: &[&str]) -> Step<()> {
        let mut cards = cards_of(words)?;
        while !cards.is_empty() {
            let command = self.dealers(&mut cards)?;
            self.in_hand(command)?;
        }
        Ok(())
    }

    /// The cards that are not out, in the order of a new deck.
    fn stub(&self) -> Step<VecDeque<Card>> {
        let on = self.table().on().ok_or(say!("script-no-hand-on"))?;
        Ok(on.hand().stub_cards().into())
    }

    /// Cards in the order of a new deck until somebody is asked; whoever kills the pot to come in does.
    fn deal(&mut self) -> Step<()> {
        let dealers = |run: &Run<Felt>| matches!(run.table().turn(), Some((Turn::Dealer { .. }, _)));
        if !dealers(self) {
            return Err(say!("script-dealers-move"));
        }
        while dealers(self) {
            let kill = self.table().kill_due();
            let command = kill.map_or_else(|| self.dealers(&mut self.stub()?), Ok)?;
            self.in_hand(command)?;
        }
        Ok(())
    }

    fn play_out(&mut self) -> Step<()> {
        let mut stub = self.stub()?;
        while self.table().on().is_some() {
            let command = self.table().of_itself(|| stub.pop_front().unwrap_or(Card::JOKER));
            self.in_hand(command.ok_or(say!("script-no-hand-on"))?)?;
            stub = self.stub().unwrap_or_default();
        }
        Ok(())
    }

    fn command(&mut self, words: &[&str]) -> Step<TableCommand> {
        Ok(match words {
            ["join", name, seat, chips] => {
                let (seat, chips) = (seat_of(seat)?, money(chips)?);
                TableCommand::Join { player: self.new_player(name), seat, chips }
            }
            ["leave", name] => TableCommand::Leave { player: self.player(name)? },
            ["add", name, amount] => {
                TableCommand::AddChips { player: self.player(name)?, amount: money(amount)? }
            }
            ["count", name, chips] => {
                TableCommand::Count { player: self.player(name)?, chips: money(chips)? }
            }
            ["come", name, how] => {
                let out = self.stage.out.clone();
                TableCommand::ComeIn { player: self.player(name)?, how: way_of(how)?, out }
            }
            ["move", name, seat] => {
                TableCommand::ChangeSeat { player: self.player(name)?, to: seat_of(seat)? }
            }
            ["begin"] => TableCommand::Begin { out: self.stage.out.clone() },
            ["void"] => TableCommand::Hand { command: Command::Void },
            ["correct", was, is] => {
                let (from, to) = (card(was)?, card(is)?);
                TableCommand::Hand { command: Command::Correct { from, to } }
            }
            ["reverse"] => TableCommand::Hand { command: Command::Reverse },
            ["retract", name] => TableCommand::Hand { command: Command::Retract { seat: self.place(name)? } },
            ["again", was, is] => {
                let (from, to) = (card(was)?, card(is)?);
                TableCommand::Hand { command: Command::NameAgain { from, to } }
            }
            ["cards", _, ..] => {
                let mut cards = cards_of(&words[1..])?;
                let command = self.dealers(&mut cards)?;
                if !cards.is_empty() {
                    return Err(say!("script-more-cards-than-dealer"));
                }
                TableCommand::Hand { command }
            }
            [name, verb, rest @ ..] => TableCommand::Hand { command: self.act(name, verb, rest)? },
            _ => return no_such_step(),
        })
    }

    /// What a player says in a hand.
    fn act(&self, name: &str, verb: &str, rest: &[&str]) -> Step<Command> {
        let held = |words: &[&str]| Ok::<Cards, Telling>(hand_of(words)?.into_iter().map(Some).collect());
        let seat = || self.place(name);
        Ok(match (verb, rest) {
            ("folds", []) => Command::Fold { seat: seat()? },
            ("checks" | "calls", []) => self.check_or_call(seat()?, verb)?,
            ("bets" | "raises", [amount]) => self.bet_or_raise(seat()?, verb, amount)?,
            ("brings-in", []) => Command::BringIn { seat: seat()? },
            ("kills", []) => Command::Kill { seat: seat()? },
            ("asks", [count]) => Command::Ask {
                seat: seat()?,
                count: count.parse().map_err(|_| say!("script-how-many-cards"))?,
            },
            ("draws", [_, ..]) => Command::Draw { seat: seat()?, cards: held(rest)? },
            ("stands-pat", []) => Command::Draw { seat: seat()?, cards: Cards::new() },
            ("knocks", []) => Command::Knock { seat: seat()? },
            ("clears", [one]) => Command::Clear { seat: seat()?, card: Some(card(one)?) },
            ("shows", []) => Command::Show { seat: seat()?, cards: Cards::new() },
            ("mucks", []) => Command::Muck { seat: seat()? },
            ("plays-the-board", []) => Command::PlayBoard { seat: seat()? },
            ("stops", []) => Command::Stop { seat: seat()? },
            _ => return no_such_step(),
        })
    }

    fn place(&self, name: &str) -> Step<Seat> {
        let player = self.player(name)?;
        self.table().place(player).ok_or_else(|| say!("script-in-no-hand", name: name))
    }

    /// The referee has one command for both; the words have a meaning each.
    fn check_or_call(&self, seat: Seat, verb: &str) -> Step<Command> {
        match self.table().turn() {
            Some((Turn::Bet { seat: s, moves }, _)) if s == seat && moves.check != (verb == "checks") => {
                Err(if moves.check { say!("script-nothing-call") } else { say!("script-bet-call") })
            }
            _ => Ok(Command::Call { seat }),
        }
    }

    fn bet_or_raise(&self, seat: Seat, verb: &str, amount: &str) -> Step<Command> {
        let nothing_bet = self.table().on().is_some_and(|on| on.hand().round().level.is_zero());
        match (verb, nothing_bet) {
            ("bets", false) => Err(say!("script-bet-raised")),
            ("raises", true) => Err(say!("script-nothing-raise")),
            _ => Ok(Command::Raise { seat, to: money(amount)? }),
        }
    }
}

/// Seats that the table does not have are for the referee to refuse.
fn seat_of(text: &str) -> Step<Seat> {
    text.parse().map_err(|_| say!("script-no-seat", text: text))
}

/// A way into the game, by the name it has in records.
fn way_of(word: &str) -> Step<Entrance> {
    toml::Value::from(word)
        .try_into()
        .map_err(|e: toml::de::Error| say!("script-not-read", what: e.message().trim()))
}

fn cards_of(words: &[&str]) -> Step<VecDeque<Card>> {
    Ok(cards::parse_cards(&words.join(" "))?.into())
}

/// Cards of one player's hand.
fn hand_of(words: &[&str]) -> Step<Vec<Card>> {
    let cards: Vec<Card> = cards_of(words)?.into();
    if cards.len() > 5 { Err(say!("script-nobody-holds-many-cards")) } else { Ok(cards) }
}
