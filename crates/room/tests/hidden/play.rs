//! A table with bots on every chair, kept so that the round in play can be told again with other cards. The virtual dealer
//! deals, or a person with a real deck who names every card as it comes, through the same protocol as any dealer.

use cards::Card;
use cards::cut::Chain;
use cards::shuffle::Seed;
use games::blackjack::{Awaits, Command, Target, Task, total};
use games::{PlayerId, Viewer};
use hex::FromHex;
use ledger::Side;
use room::bots::{Character, choose};
use room::commands::{Actor, Conditions, carry_out};
use room::counted::{counted, counter};
use room::cutting::Cutters;
use room::engine::{Draft, Engine};
use room::floor::{TableOrder, specify};
use room::frame::{self, Company, Past, Presence, Told};
use room::game::{Asked, Game, GameCommand, Transfers};
use room::poker::PokerCommand;
use room::protocol::{Cutter, DealerPlay, Dealing, PlayerCut, PokerPlay, Role, TableCommand};
use room::record::{Pace, Step};
use room::shuffles::Shuffles;
use room::tell::{Says, tell};

/// Numbers that look random and are the same every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % below
    }

    fn seed(&mut self) -> Seed {
        std::array::from_fn(|_| self.roll(256) as u8)
    }
}

pub fn name(player: PlayerId) -> String {
    format!("Bot {}", player.0)
}

/// What a viewer is sent: the real thing, or a leak that must be found.
pub type Show<'a> = &'a dyn Fn(&Engine, &[&Past], Viewer) -> String;

/// The frame that the room sends, as text.
pub fn sent(engine: &Engine, records: &[&Past], viewer: Viewer) -> String {
    let presence =
        |player| Presence { name: name(player), bot: true, connected: true, ready: false, face: 0 };
    let company = Company { presence: &presence, watching: 0, closed: None };
    let (records, standing) =
        (frame::records(engine, records, viewer), frame::standing(engine, viewer, &company));
    serde_json::to_string(&(records, standing)).unwrap()
}

/// Everything there is to know, as the referee shows it to whoever may know it.
pub fn all(engine: &Engine, records: &[&Past]) -> String {
    let records: Vec<_> = records.iter().map(|past| past.seen_by(Viewer::Auditor)).collect();
    serde_json::to_string(&(records, engine.game.view(&[], Viewer::Auditor))).unwrap()
}

pub struct Play {
    pub engine: Engine,
    /// The table when the round in play, or the last one, began.
    before: Engine,
    /// What happened since.
    pub round: Vec<Past>,
    pub dice: Dice,
    bots: Vec<(Actor, Character)>,
    /// Decisions made: each is a frame for everybody.
    pub decisions: u64,
    /// The real cards of a table that a person deals, the top one last, and the hole card that nobody has named yet.
    deck: Vec<Card>,
    hole: Option<Card>,
    /// The dealer's secrets, as they are kept beside the log.
    pub secrets: Vec<(u32, Seed)>,
    /// What everybody cuts with, and how often they did.
    chains: Vec<(PlayerId, Chain)>,
    pub cuts: u64,
}

impl Play {
    /// A table of a house file with so many bots.
    pub fn open(rulebook: &str, number: u32, bots: u32) -> Play {
        Play::at(rulebook, number, bots, Dealing::Virtual)
    }

    /// The same, where a person deals.
    pub fn by_hand(rulebook: &str, number: u32, bots: u32) -> Play {
        Play::at(rulebook, number, bots, Dealing::Human)
    }

    fn at(rulebook: &str, number: u32, bots: u32, dealing: Dealing) -> Play {
        let houses = games::rulebook::Houses::shipped();
        let order = TableOrder {
            name: String::new(),
            rulebook: rulebook.into(),
            option: 1,
            decks: None,
            dealing,
            bots: 0,
            coach: false,
            real_chips: false,
            continuous_shuffler: false,
            count: 1,
        };
        let spec = specify(&houses, &order, number, Pace::FAST).unwrap();
        let engine = Engine::open(number, spec, Shuffles::default()).unwrap();
        let poker = engine.game.poker().is_some();
        let bots = (1..=bots).map(|id| {
            let banker = id == bots;
            let role = if banker { Role::ThirdParty } else { Role::Player };
            // Quick players: what is looked for is in the frames, not in the play.
            let character = if banker && !poker { Character::Banker } else { Character::Regular };
            (Actor { player: PlayerId(id), role, name: name(PlayerId(id)), guest: false }, character)
        });
        let (before, dice) = (engine.clone(), Dice(u64::from(number)));
        let (round, deck, hole, bots): (_, _, _, Vec<(Actor, Character)>) =
            (vec![], vec![], None, bots.collect());
        let chains = bots.iter().map(|(bot, _)| (bot.player, Chain::new([bot.player.0 as u8; 32], 5_000)));
        let chains = chains.collect();
        let mut play = Play {
            engine,
            before,
            round,
            dice,
            bots,
            decisions: 0,
            cuts: 0,
            deck,
            hole,
            chains,
            secrets: vec![],
        };
        let min = play.engine.limits.0;
        let chips = if play.engine.game.poker().is_some() { min * 40 } else { min * 5000 };
        for i in 0..play.bots.len() {
            let seat = Some(i as u8 + 1);
            play.ask(i, &TableCommand::Sit { seat, chips });
            // One of them has a client that cannot cut.
            if dealing == Dealing::Virtual && i > 0 {
                let tip = hex::encode(play.chains[i].1.tip());
                play.ask(i, &TableCommand::LayCut { tip, key: String::new() });
            }
        }
        play
    }

    /// Everybody who may look; where a person deals, but for the auditor.
    pub fn viewers(&self) -> Vec<Viewer> {
        let players = self.bots.iter().map(|(bot, _)| Viewer::Player(bot.player));
        let auditor = (self.engine.spec.dealing == Dealing::Virtual).then_some(Viewer::Auditor);
        [Viewer::Rail, Viewer::Dealer].into_iter().chain(auditor).chain(players).collect()
    }

    /// Somebody's next decision, or the dealer's.
    pub fn step(&mut self) {
        if let Some(cutting) = self.engine.shuffles.cutting().cloned() {
            self.cuts += 1;
            let link = |c: &Cutter| {
                let (_, chain) = self.chains.iter().find(|(player, _)| *player == c.player).expect("a chain");
                let link = chain.behind(&Seed::from_hex(&c.tip).unwrap()).expect("a link");
                PlayerCut { player: c.player, link: hex::encode(link), signature: String::new() }
            };
            let cuts = cutting.cutters.iter().map(link).collect();
            return self.decide(None, true, |draft| draft.everybody_cut(cuts));
        }
        if let Some((bot, command)) = self.choice() {
            return self.ask(bot, &command);
        }
        if self.engine.spec.dealing == Dealing::Human {
            return self.deal_by_hand();
        }
        match self.engine.asked() {
            Asked::Wagers => self.decide(None, false, |draft| draft.close_wagers()),
            Asked::Shuffle => self.decide(None, true, |_| Ok(())),
            other => panic!("{other:?}: somebody is asked who does not answer"),
        }
    }

    /// A person deals what the referee asks for, from a real deck, and enters it.
    fn deal_by_hand(&mut self) {
        let play = match &self.engine.game {
            Game::Blackjack(table) => match table.awaits() {
                Awaits::Wagers => DealerPlay::CloseWagers,
                Awaits::Dealer { task } => self.hand_at_blackjack(task),
                other => panic!("{other:?}: somebody is asked who does not answer"),
            },
            Game::Poker(table) => match table.on() {
                None => DealerPlay::Shuffle,
                Some(playing) => {
                    let deck = &mut self.deck;
                    let command =
                        playing.hand().dealer_move(|| deck.pop().expect("the deck has enough cards"));
                    DealerPlay::Poker { command: command.expect("the dealer is asked") }
                }
            },
        };
        if play == DealerPlay::Shuffle {
            self.deck = self.engine.game.cards_to_shuffle();
            // In the middle of a round a hole card that nobody has named lies on the table, not among the discards.
            if let Some(at) = self.hole.and_then(|hole| self.deck.iter().position(|card| *card == hole)) {
                self.deck.remove(at);
            }
            self.shuffle();
        }
        let dealer = Actor { player: PlayerId(999), role: Role::Dealer, name: "Duc".into(), guest: false };
        let conditions = Conditions {
            dealing: Dealing::Human,
            closed: false,
            moment: None,
            day_ends: 0,
            kept_away: false,
        };
        let begins = play == DealerPlay::Shuffle;
        let command = TableCommand::Dealer(play);
        self.decide(Some(dealer.player), begins, |draft| carry_out(draft, &dealer, conditions, &command));
        let steps = self.round.last().map_or(&[][..], |past| &past.steps);
        if let Some((stub, _)) = steps.iter().find_map(|step| self.engine.game.new_stub(step)) {
            self.deck = stub;
            self.shuffle();
        }
    }

    /// The hole card is named as it comes, or only when it is turned over.
    fn hand_at_blackjack(&mut self, task: Task) -> DealerPlay {
        match task {
            Task::Shuffle => DealerPlay::Shuffle,
            Task::Card(Target::Hole) if self.dice.roll(3) == 0 => {
                self.hole = self.deck.pop();
                DealerPlay::HoleDown
            }
            Task::Card(_) => DealerPlay::Card { card: self.deck.pop().expect("the shoe has enough cards") },
            Task::Peek => {
                let up = self.engine.game.blackjack().and_then(|t| t.bank()).expect("a bank").cards[0];
                let hole = self.hole.expect("it lies there");
                DealerPlay::Peek { natural: total(&[up, hole], true).natural }
            }
            Task::ShowHole => DealerPlay::ShowHole { card: self.hole.take().expect("it lies there") },
            Task::PayOff => DealerPlay::PayOff { all: self.dice.roll(3) == 0 },
            Task::CallFloor => panic!("the shoe is never used up"),
        }
    }

    fn shuffle(&mut self) {
        for i in (1..self.deck.len()).rev() {
            let other = self.dice.roll(i + 1);
            self.deck.swap(i, other);
        }
    }

    /// What a bot wants to do now. At the showdown of a poker hand some throw their cards away unseen.
    fn choice(&mut self) -> Option<(usize, TableCommand)> {
        let info = self.engine.game.info();
        let found = self.bots.iter().enumerate().find_map(|(i, (bot, character))| {
            let view = self.engine.game.view(&self.engine.manners.out(), Viewer::Player(bot.player));
            Some((i, choose(&view, &info, bot.player, *character)?))
        });
        match found {
            Some((bot, TableCommand::Poker(PokerPlay::Show)))
                if self.dice.roll(4) == 0 && self.may_muck(bot) =>
            {
                Some((bot, TableCommand::Poker(PokerPlay::Muck)))
            }
            other => other,
        }
    }

    /// The last one left for a pot shows (S-8).
    fn may_muck(&self, bot: usize) -> bool {
        let table = self.engine.game.poker();
        let seat = table.and_then(|t| t.place(self.bots[bot].0.player));
        let on = table.and_then(|t| t.on()).zip(seat);
        on.is_some_and(|(p, seat)| p.hand().decide(&games::poker::Command::Muck { seat }).is_ok())
    }

    fn ask(&mut self, bot: usize, command: &TableCommand) {
        let who = self.bots[bot].0.clone();
        let conditions = Conditions {
            dealing: self.engine.spec.dealing,
            closed: false,
            moment: None,
            day_ends: 0,
            kept_away: false,
        };
        let by = Some(who.player);
        self.decide(by, false, |draft| carry_out(draft, &who, conditions, command));
    }

    fn decide(
        &mut self,
        by: Option<PlayerId>,
        shuffle: bool,
        what: impl FnOnce(&mut Draft<'_>) -> Result<(), games::Refusal>,
    ) {
        let begins = match &self.engine.game {
            Game::Blackjack(table) => table.bank().is_none(),
            // In the middle of a hand of lowball the dealer only waits for a kill (LB-5).
            Game::Poker(table) => shuffle && table.on().is_none() && self.engine.shuffles.cutting().is_none(),
        };
        if begins {
            self.before = self.engine.clone();
            self.round.clear();
        }
        let mut draft = self.engine.draft();
        let here = self.bots.iter().map(|(bot, _)| bot.player).collect();
        draft.can_be_cut_by(Cutters { here, sign: None });
        let dice = &mut self.dice;
        what(&mut draft).expect("bots know the rules");
        draft.follow_up(shuffle, &mut || dice.seed()).expect("the dealer knows the rules");
        let (entry, decided) = draft.decide(0, by.map(|p| p.0), None);
        self.secrets.extend(entry.sides.into_iter().filter_map(|side| match side {
            Side::Secret { number, seed, .. } => Some((number, Seed::from_hex(seed).ok()?)),
            _ => None,
        }));
        let steps = decided.steps.clone();
        let counted = counted(&mut counter(&self.engine.game), &steps);
        let told = Told::of(&counted, &decided.says);
        self.round.push(Past { seq: self.engine.seq + 1, at: 0, by, steps, told });
        self.engine.adopt(decided);
        self.decisions += 1;
    }

    /// The round told again: the same decisions, other cards, and another stub to come.
    fn retold(&mut self, change: &dyn Fn(&Step) -> GameCommand) -> Result<(Engine, Vec<Past>), String> {
        let mut twin = self.before.clone();
        twin.shuffles = twin.shuffles.imagined(self.dice.seed());
        let place = (twin.table, twin.spec.option);
        let mut told = Vec::with_capacity(self.round.len());
        for past in &self.round {
            let mut counting = counter(&twin.game);
            let (mut steps, mut says) = (Vec::with_capacity(past.steps.len()), Says::default());
            for step in &past.steps {
                if let Step::Room(event) = step {
                    twin.shuffles.apply(event, || twin.game.cards_to_shuffle());
                    twin.manners.apply(event);
                    says.add(step, tell(event).into_iter().collect());
                    steps.push(step.clone());
                    continue;
                }
                let mut heard = Vec::new();
                let played = twin.game.play(place, change(step), &mut heard, &mut Transfers::new());
                let played = played.map_err(|r| format!("with other cards: {r}"))?;
                says.add(&played, heard);
                steps.push(played);
                twin.manners.follow(&twin.game);
            }
            twin.seq = past.seq;
            let counted = counted(&mut counting, &steps);
            told.push(Past { steps, told: Told::of(&counted, &says.said), ..past.clone() });
        }
        Ok((twin, told))
    }

    /// Tells the round again with other cards and shows both to a viewer. An error is a card that is not hidden.
    pub fn compare(
        &mut self,
        viewer: Viewer,
        change: &dyn Fn(&Step) -> GameCommand,
        show: Show<'_>,
    ) -> Result<Twin, String> {
        let (engine, told) = self.retold(change)?;
        let (mine, theirs): (Vec<&Past>, Vec<&Past>) = (self.round.iter().collect(), told.iter().collect());
        let (a, b) = (show(&self.engine, &mine, viewer), show(&engine, &theirs, viewer));
        if a != b {
            let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(a.len().min(b.len()));
            let near = |text: &str| text[at.saturating_sub(160)..(at + 40).min(text.len())].to_string();
            return Err(format!("{viewer:?} can tell the difference:\n{}\n{}", near(&a), near(&b)));
        }
        Ok(Twin { engine, told })
    }

    /// Is a twin another round? Where a person deals, the auditor is sent the difference while it is on.
    pub fn auditor_sees(&self, twin: &Twin) -> bool {
        let (mine, theirs) = (self.round.iter().collect::<Vec<_>>(), twin.told.iter().collect::<Vec<_>>());
        match self.engine.spec.dealing {
            Dealing::Virtual => all(&self.engine, &mine) != all(&twin.engine, &theirs),
            Dealing::Human => {
                sent(&self.engine, &mine, Viewer::Auditor) != sent(&twin.engine, &theirs, Viewer::Auditor)
            }
        }
    }
}

/// A round as it might have been.
pub struct Twin {
    engine: Engine,
    told: Vec<Past>,
}

/// A step's command with its cards exchanged.
pub fn with_cards(step: &Step, other: &dyn Fn(Card) -> Card) -> GameCommand {
    use games::poker::Command as Hand;
    let one = |card: &Option<Card>| card.map(other);
    match step {
        Step::Blackjack { command: Command::Card(card), .. } => Command::Card(other(*card)).into(),
        Step::Blackjack { command, .. } => command.clone().into(),
        Step::Poker { command: PokerCommand::Hand { command }, .. } => match command {
            Hand::Deal { seat, cards } => Hand::Deal { seat: *seat, cards: cards.iter().map(one).collect() },
            Hand::Board { cards } => Hand::Board { cards: cards.iter().map(one).collect() },
            Hand::Draw { seat, cards } => Hand::Draw { seat: *seat, cards: cards.iter().map(one).collect() },
            Hand::Show { seat, cards } => Hand::Show { seat: *seat, cards: cards.iter().map(one).collect() },
            Hand::Clear { seat, card } => Hand::Clear { seat: *seat, card: one(card) },
            Hand::Burn { card } => Hand::Burn { card: one(card) },
            Hand::Common { card } => Hand::Common { card: one(card) },
            // These dealers make no mistakes: nothing else they or a player say names a card.
            other => other.clone(),
        }
        .into(),
        Step::Poker { command, .. } => command.clone().into(),
        Step::Room(_) => unreachable!("nothing around the game is played"),
    }
}
