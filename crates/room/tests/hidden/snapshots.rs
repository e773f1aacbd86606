//! A table that is kept between any two decisions and gone on from is the table that was played: the snapshot says the same as
//! one that is made of the records, and what follows from it is the same.

use crate::play::Play;
use games::Edition;
use room::engine::Engine;
use room::record::TableRecord;
use room::shuffles::Shuffles;

const HASH: ledger::Hash = [7; 32];

/// The same table, from a snapshot.
fn gone_on_from(play: &Play, text: &str) -> Engine {
    let mut engine = Engine::open(play.engine.table, play.engine.spec.clone(), Shuffles::default()).unwrap();
    assert_eq!(engine.go_on_from(play.engine.seq, text), Some(HASH));
    engine
}

/// Plays on; after every decision the table is kept, gone on from, and played again from its record.
fn follow(mut play: Play, decisions: usize) {
    let mut kept = play.engine.snapshot(&HASH);
    for _ in 0..decisions {
        let mut again = gone_on_from(&play, &kept);
        play.step();
        let last = again.shuffles.last_number();
        again.shuffles.keep_seeds(play.secrets.iter().copied().filter(|(number, _)| *number > last));
        let past = play.round.last().expect("something was decided");
        let record = TableRecord { steps: past.steps.clone(), edition: Edition::NOW };
        let written = serde_json::to_string(&record).unwrap();
        again.replay((past.seq, past.at), &serde_json::from_str(&written).unwrap());
        again.shuffles.forget_seeds_to_come();
        kept = play.engine.snapshot(&HASH);
        assert_eq!(again.snapshot(&HASH), kept, "{} after record {}", play.engine.title, past.seq);
        assert_eq!(gone_on_from(&play, &kept).snapshot(&HASH), kept, "{}", play.engine.title);
    }
}

#[test]
fn a_table_goes_on_from_its_snapshot_as_if_nothing_had_been() {
    for rulebook in ["aviator/pure-21.5", "open/badugi", "ocean-view/holdem", "ocean-view/stud"] {
        for number in 1..3 {
            follow(Play::open(rulebook, number, 4), crate::rounds(400, 40_000) as usize);
        }
    }
}

#[test]
fn a_snapshot_of_another_program_is_left_alone() {
    let play = Play::open("ocean-view/holdem", 1, 3);
    let kept = play.engine.snapshot(&HASH);
    let opened = || Engine::open(1, play.engine.spec.clone(), Shuffles::default()).unwrap();
    let maker = room::snapshot::maker();
    let mut engine = opened();
    let before = engine.snapshot(&HASH);
    assert_eq!(engine.go_on_from(9, &kept.replace(&maker, "0.1.0 1 1")), None, "another program made it");
    assert_eq!(engine.go_on_from(9, &kept[..kept.len() / 2]), None, "torn");
    let stud = Play::open("ocean-view/stud", 1, 3).engine.snapshot(&HASH);
    assert_eq!(engine.go_on_from(9, &stud), None, "of another game");
    assert_eq!((engine.seq, engine.snapshot(&HASH)), (0, before), "nothing has changed");
    assert_eq!(engine.go_on_from(9, &kept), Some(HASH));
    assert_eq!(engine.seq, 9);
}
