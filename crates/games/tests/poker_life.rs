//! Poker tables that live a random life: people come, go, move and sit out, and every hand is played by chance.

mod poker_common;

use chips::Money;
use games::PlayerId;
use games::poker::phh::{self, Outcome, Replayer, Seating};
use games::poker::{Command, Event, Seat, Table, TableCommand, TableEvent, Turn};
use poker_common::{Book, Luck, books, random_command};

/// A table lives a random life: chips are conserved, events rebuild it, and every hand it wrote replays.
#[test]
fn a_random_life_keeps_its_chips_and_its_log() {
    let hands = if std::env::var_os("CARDROOM_SOAK").is_some() { 2_000 } else { 40 };
    let mut replayer = Replayer::default();
    for book in &books() {
        let house = &book.house;
        let mut luck = Luck::new(77 + book.number);
        let mut t = Table::open(luck.pick(&house.limits), house.seats as Seat);
        let (mut log, mut twin, mut bought, mut paid) = (Vec::new(), t.clone(), Money::ZERO, Money::ZERO);
        let (mut played, mut commands, mut counts) = (0, Vec::new(), 0);
        while played < hands {
            let before = log.len();
            step(&mut t, &mut log, &mut luck, &mut commands);
            for event in &log[before..] {
                twin.apply(event);
                match event {
                    TableEvent::Joined { chips, .. } => bought += *chips,
                    TableEvent::ChipsAdded { amount, .. } => bought += *amount,
                    TableEvent::Counted { by, .. } => bought += *by,
                    TableEvent::Hand(Event::Counted { seat, chips, by }) => {
                        bought += *by;
                        commands.push(Command::Count { seat: *seat, chips: *chips });
                        counts += 1;
                    }
                    TableEvent::Left { chips, .. } => paid += *chips,
                    TableEvent::HandBegan { .. } => commands.clear(),
                    TableEvent::HandEnded { .. } => {
                        played += 1;
                        replays(&t, book, &commands, &mut replayer);
                    }
                    _ => {}
                }
            }
            assert_eq!(t.total_chips(), bought - paid, "{}", book.id);
            assert_eq!(format!("{t:?}"), format!("{twin:?}"));
        }
        assert!(counts > 0, "{}: nobody was counted in a hand", book.id);
    }
}

fn step(t: &mut Table, log: &mut Vec<TableEvent>, luck: &mut Luck, commands: &mut Vec<Command>) {
    let player = PlayerId(luck.below(14) as u32);
    let seat = 1 + luck.below(t.seats().into()) as Seat;
    let chips = t.least_chips() + Money::dollars(luck.below(400) as i64);
    let social = match luck.below(60) {
        0..=3 => Some(TableCommand::Join { player, seat, chips }),
        4..=5 => Some(TableCommand::Leave { player }),
        6..=9 => {
            let out: Vec<PlayerId> = (0..luck.below(4) as u32).map(PlayerId).collect();
            let ways = t.person(player).map(|p| t.entrances(p, &out)).unwrap_or_default();
            (!ways.is_empty()).then(|| TableCommand::ComeIn { player, how: luck.pick(&ways), out })
        }
        10 => Some(TableCommand::AddChips { player, amount: Money::dollars(100) }),
        11 => Some(TableCommand::ChangeSeat { player, to: seat }),
        12 => Some(TableCommand::Count { player, chips: Money::dollars(90) }),
        _ => None,
    };
    if let Some(command) = social {
        let _ = t.execute(&command, log);
        return;
    }
    if t.on().is_none() {
        let out: Vec<PlayerId> = (0..luck.below(4) as u32).map(PlayerId).collect();
        let ready = t.could_begin(&out);
        assert_eq!(t.execute(&TableCommand::Begin { out }, log).is_ok(), ready);
        return;
    }
    let hand = t.on().unwrap().hand();
    assert_ne!(hand.turn(), Turn::Nobody);
    let command = t.kill_due().unwrap_or_else(|| random_command(hand, luck));
    let kills = matches!(command, Command::Kill { .. });
    let answer = t.execute(&TableCommand::Hand { command: command.clone() }, log);
    assert!(answer.is_ok() || kills, "{answer:?}");
    if answer.is_ok() {
        commands.push(command);
    }
}

fn replays(t: &Table, book: &Book, commands: &[Command], replayer: &mut Replayer) {
    let on = t.last().unwrap();
    let names: Vec<String> = on.players().iter().map(|p| p.0.to_string()).collect();
    let entries = on.places().iter().map(|p| p.entry).collect();
    let setup = Seating { rules: *t.rules(), entries };
    let text = phh::export(&setup, commands, on.hand(), &names, Some(&book.id));
    let record = phh::read(&text).unwrap().remove(0);
    match replayer.replay(&record).unwrap_or_else(|e| panic!("{e}\n{text}")) {
        Outcome::Played(p) => assert_eq!(p.finishing_stacks().collect::<Vec<_>>(), record.finishing.unwrap()),
        Outcome::Refused { action, refusal, .. } => panic!("{action}: {refusal}\n{text}"),
    }
}
