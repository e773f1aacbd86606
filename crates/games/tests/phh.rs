//! Recorded hands of other rooms: every one ends with the stacks it ended with at the table.

use chips::Money;
use games::poker::Game;
use games::poker::phh::{self, Outcome, Replayer};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

fn files_under(dir: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files_under(&path, out);
        } else if path.extension().is_some_and(|e| e == "phh" || e == "phhs") {
            out.push(path);
        }
    }
    out.sort();
}

fn finishing(outcome: &Outcome) -> Result<Vec<Money>, String> {
    match outcome {
        Outcome::Played(played) => Ok(played.finishing_stacks().collect()),
        Outcome::Refused { action, refusal, .. } => Err(format!("{action}: {refusal}")),
    }
}

#[test]
fn every_shipped_hand_ends_with_the_expected_stacks() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/phh");
    let expected = std::fs::read_to_string(data.join("expected.jsonl")).unwrap();
    let mut stacks: HashMap<(String, Option<String>), Vec<Money>> = HashMap::new();
    for line in expected.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let amounts = line["finishing_stacks"].as_array().unwrap();
        let amounts = amounts.iter().map(|a| Money::from_dollars(a.as_f64().unwrap()).unwrap()).collect();
        let key = line["key"].as_str().map(str::to_string);
        stacks.insert((line["file"].as_str().unwrap().to_string(), key), amounts);
    }
    let mut files = Vec::new();
    files_under(&data, &mut files);
    let (mut replayer, mut played) = (Replayer::default(), 0);
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(&data).unwrap().to_str().unwrap().to_string();
        for record in phh::read(&text).unwrap() {
            let outcome = replayer.replay(&record).unwrap();
            let want = &stacks[&(name.clone(), record.key.clone())];
            assert_eq!(finishing(&outcome).as_ref(), Ok(want), "{name} {:?}", record.key);
            played += 1;
        }
    }
    assert_eq!(played, stacks.len());
}

/// `CARDROOM_PHH_ARCHIVE=DIR` replays an archive of hands that carry their own finishing stacks.
#[test]
fn an_archive_of_hands_ends_with_its_own_stacks() {
    let Ok(dir) = std::env::var("CARDROOM_PHH_ARCHIVE") else {
        println!("CARDROOM_PHH_ARCHIVE is not set: no archive to replay");
        return;
    };
    let mut files = Vec::new();
    files_under(Path::new(&dir), &mut files);
    let (mut replayer, mut played, mut passed_over, mut wrong) = (Replayer::default(), 0, 0, Vec::new());
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let records = match phh::read(&text) {
            Ok(records) => records,
            Err(e) => {
                wrong.push(format!("{}: {e}", path.display()));
                continue;
            }
        };
        for record in records {
            let ours = Game::from_code(&record.variant).is_some();
            // A record that splits a chip in two is not ours to follow: odd chips go to the first winner.
            let whole = |stacks: &Vec<Money>| stacks.iter().all(|m| m.is_multiple_of(Money::dollars(1)));
            let split_chip = record.finishing.as_ref().is_some_and(|f| !whole(f)) && whole(&record.stacks);
            let Some(want) = record.finishing.clone().filter(|_| ours && !split_chip) else {
                passed_over += 1;
                continue;
            };
            let got = replayer.replay(&record).map_err(|e| e.to_string()).and_then(|o| finishing(&o));
            if got.as_ref() != Ok(&want) {
                wrong.push(format!("{} {:?}: {got:?}, not {want:?}", path.display(), record.key));
            }
            played += 1;
        }
    }
    println!("{played} hands replayed, {passed_over} passed over, {} wrong", wrong.len());
    assert!(
        wrong.is_empty(),
        "{} of {played} are wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}

/// One file for each thing that bites a reader of hand histories; the file says which.
#[test]
fn what_bites_does_not() {
    let mut files = Vec::new();
    files_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/bites"), &mut files);
    assert!(files.len() >= 28);
    let mut replayer = Replayer::default();
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = phh::read(&text).unwrap().remove(0);
        let outcome = replayer.replay(&record).unwrap();
        assert_eq!(finishing(&outcome), Ok(record.finishing.clone().unwrap()), "{}", path.display());
    }
}

fn one(text: &str) -> Outcome {
    Replayer::default().replay(&phh::read(text).unwrap().remove(0)).unwrap()
}

#[test]
fn wrong_actions_are_refused_as_they_are_written() {
    let head = "variant = 'FT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [20, 20]\n";
    let cases = [
        ("['d dh p1 AsKs', 'd dh p2 2c7d', 'p1 cc']", "p1 cc", "HE-4"),
        ("['d dh p1 AsKs', 'd dh p2 2c7d', 'p2 cbr 21']", "p2 cbr 21", "S-6"),
        ("['d dh p1 AsKs', 'd dh p2 2c7d', 'p2 cbr 1']", "p2 cbr 1", "S-2"),
        ("['d dh p1 AsKs', 'd dh p2 As7d']", "d dh p2 As7d", "HE-1"),
        ("['d dh p1 AsKsQs']", "d dh p1 AsKsQs", "HE-1"),
        ("['d dh p1 AsKs', 'd dh p2 2c7d', 'd db 3c4c5c']", "d db 3c4c5c", "HE-1"),
        ("['d dh p1 AsKs', 'd dh p2 2c7d', 'p2 f', 'p2 cc']", "p2 cc", "S-8"),
        ("['d dh p1 AsKs', 'd dh p2 2c7d', 'p2 cc']", "p2 cc", "HE-4"),
        ("['d dh p3 AsKs']", "d dh p3 AsKs", "S-1"),
    ];
    for (actions, at, clause) in cases {
        match one(&format!("{head}actions = {actions}\n")) {
            Outcome::Refused { action, refusal, .. } => {
                assert_eq!((action.as_str(), refusal.clause.id()), (at, clause))
            }
            Outcome::Played(_) => panic!("{actions} was played"),
        }
    }
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    let hand = "variant = 'FT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [20, 20]\nactions = ['p2 f']\n";
    let read = |text: &str| -> (usize, String) {
        let error = match phh::read(text) {
            Err(error) => error,
            Ok(mut records) => Replayer::default().replay(&records.remove(0)).expect_err("it cannot be read"),
        };
        (error.line, error.what.to_string())
    };
    assert_eq!(read(&hand.replace("[1, 2]", "[1, 2")).0, 4);
    assert_eq!(read(&hand.replace("antes = [0, 0]", "antes = [0]")).0, 2);
    assert_eq!(read(&hand.replace("[20, 20]", "[20, 'x']")).0, 6);
    assert!(read(&hand.replace("'FT'", "'PX'")).1.contains("PX"));
    assert!(read(&hand.replace("'p2 f'", "'p2 dance'")).1.contains("p2 dance"));
    assert!(read(&hand.replace("small_bet = 2\n", "")).1.contains("small_bet"));
    assert!(read(&hand.replace("[20, 20]", "[20, 0]")).1.contains("player 2"));
    assert!(read(&hand.replace("[20, 20]", "[20, 1.005]")).1.contains("cents"));
    assert_eq!(read(&format!("[1]\n{hand}[2]\n{}", hand.replace("[20, 20]", "[-20, 20]"))).0, 15);
}

#[test]
fn two_players_may_raise_each_other_three_hundred_times_s3() {
    let mut actions = vec!["'d dh p1 AsKs'".to_string(), "'d dh p2 2c7d'".into()];
    actions.extend((2..302).map(|n| format!("'p{} cbr {}'", 2 - n % 2, 2 * n)));
    actions.push("'p2 f'".into());
    let head = "_rulebook = 'ocean-view/holdem'\n_limit = '2-4'\nstarting_stacks = [900, 900]\n";
    let outcome = one(&format!("{head}actions = [{}]\n", actions.join(", ")));
    assert_eq!(finishing(&outcome), Ok(vec![Money::dollars(1500), Money::dollars(300)]));
}

/// What makes no sense in a hand of ours is told with the line it stands on and the clause it offends.
#[test]
fn nonsense_in_a_hand_of_ours_is_told_with_its_line() {
    let hand = "variant = 'FT'\nantes = [0, 0, 0]\nblinds_or_straddles = [2, 4, 0]\nsmall_bet = 4\nbig_bet = 8\n\
                starting_stacks = [100, 100, 100]\nactions = []\n\
                _rulebook = 'ocean-view/holdem'\n_limit = '4-8'\n_schedule = 'fixed'\n";
    let cases = [
        ("'FT'", "'FR'", "line 1: the variant"),
        ("antes = [0, 0, 0]", "antes = [1, 1, 1]", "line 2: an ante of $1"),
        ("[2, 4, 0]", "[3, 4, 0]", "line 3: a blind of $3"),
        ("[2, 4, 0]", "[2, 4, 8]", "line 3: a blind of $8"),
        ("[2, 4, 0]", "[0, 0, 0]", "line 3: nobody posts a blind (HE-4)"),
        ("small_bet = 4", "small_bet = 5", "line 4: small_bet is not that of the limit"),
        ("small_bet = 4", "small_bet = 0", "line 4: small_bet: a bet is more than nothing"),
        ("[100, 100, 100]", "[100, 100.001, 100]", "line 6: starting_stacks: 100.001: "),
        ("actions = []\n", "", "line 1: the hand has no actions"),
        ("ocean-view/holdem", "ocean-view/holdm", "line 8: "),
        ("'4-8'", "'4-9'", "line 9: "),
        ("'fixed'", "'spread'", "line 10: _schedule \"spread\" has no limit"),
        ("'fixed'", "'daily'", "line 10: _schedule is \"fixed\", \"spread\" or \"pot\""),
    ];
    for (from, to, told) in cases {
        let text = hand.replacen(from, to, 1);
        assert_ne!(text, hand);
        let answer = phh::read(&text).and_then(|r| Replayer::default().setup(&r[0]).map(drop));
        let message = answer.expect_err(&text).to_string();
        assert!(message.starts_with(told), "{to}: {message}");
    }
    let fine = [
        ("'fixed'", "1"),
        ("'fixed'", "'Fixed limit'"),
        ("[2, 4, 0]", "[0, 4, -4]"),
        ("[2, 4, 0]", "[4, 4, 0]"),
    ];
    for (from, to) in fine {
        let text = hand.replacen(from, to, 1);
        let answer = phh::read(&text).and_then(|r| Replayer::default().setup(&r[0]).map(drop));
        assert_eq!(answer, Ok(()), "{to}");
    }
}

fn set_up(text: &str) -> Result<(), String> {
    let read = phh::read(text).and_then(|r| Replayer::default().setup(&r[0]).map(drop));
    read.map_err(|e| e.to_string())
}

fn told_of(hand: &str, cases: &[(&str, &str, &str)]) {
    for (from, to, told) in cases {
        let text = hand.replacen(from, to, 1);
        assert_ne!(text, hand, "{from}");
        let message = set_up(&text).expect_err(&text);
        assert!(message.starts_with(told), "{to}: {message}");
    }
}

fn is_fine(hand: &str, cases: &[(&str, &str)]) {
    for (from, to) in cases {
        let text = hand.replacen(from, to, 1);
        assert_ne!(text, hand, "{from}");
        assert_eq!(set_up(&text), Ok(()), "{to}");
    }
}

const FOUR: &str = "variant = 'FT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [2, 4, 0, 0]\n\
                    starting_stacks = [100, 100, 100, 100]\nactions = []\n\
                    _rulebook = 'ocean-view/holdem'\n_limit = '4-8'\n";

#[test]
fn blinds_of_ours_are_the_rulebooks_in_their_places_he_4_s_4() {
    let two = "line 3: the blinds are posted one after the other, clockwise from the button (HE-4)";
    let big = "line 3: somebody has to post the big blind in its place, after the small one (S-4)";
    told_of(
        FOUR,
        &[
            ("[2, 4, 0, 0]", "[4, 2, 0, 0]", "line 3: the small blind comes first, then the big one (S-4)"),
            ("[2, 4, 0, 0]", "[2, 2, 0, 0]", "line 3: the small blind comes first, then the big one (S-4)"),
            ("[2, 4, 0, 0]", "[2, 0, 4, 0]", two),
            ("[2, 4, 0, 0]", "[0, 2, 4, 0]", two),
            ("[2, 4, 0, 0]", "[0, 0, 2, 4]", two),
            ("[2, 4, 0, 0]", "[4, 0, 0, 2]", two),
            ("[2, 4, 0, 0]", "[2, -4, 4, 0]", two),
            (
                "[2, 4, 0, 0]",
                "[2, 4, 4, 0]",
                "line 3: 3 players post a blind in turn, and there are two (S-4)",
            ),
            ("[2, 4, 0, 0]", "[2, 0, 0, 0]", big),
            ("[2, 4, 0, 0]", "[0, 2, 0, 0]", big),
            ("[2, 4, 0, 0]", "[4, 0, 0, 0]", big),
            ("[2, 4, 0, 0]", "[0, 0, 4, 0]", big),
            ("[2, 4, 0, 0]", "[0, 0, -4, -4]", "line 3: nobody posts a blind (HE-4)"),
            ("[2, 4, 0, 0]", "[2, 4, -2, 0]", "line 3: a blind of −$2 is neither"),
        ],
    );
    is_fine(
        FOUR,
        &[
            ("[2, 4, 0, 0]", "[4, 4, 0, 0]"),
            ("[2, 4, 0, 0]", "[0, 4, 0, 0]"),
            ("[2, 4, 0, 0]", "[-4, 2, 4, 0]"),
            ("[2, 4, 0, 0]", "[-4, 4, 0, 0]"),
            ("[2, 4, 0, 0]", "[2, 4, -4, -4]"),
            ("blinds_or_straddles = [2, 4, 0, 0]\n", ""),
            ("[2, 4, 0, 0]\nstarting_stacks = [100", "[1, 4, 0, 0]\nstarting_stacks = [1"),
            ("[2, 4, 0, 0]\nstarting_stacks = [100, 100", "[2, 3, 0, 0]\nstarting_stacks = [100, 3"),
        ],
    );
    let three = FOUR.replace("[0, 0, 0, 0]", "[0, 0, 0]").replace("[100, 100, 100, 100]", "[100, 100, 100]");
    assert_eq!(set_up(&three.replace("[2, 4, 0, 0]", "[-4, 4, 2]")), Ok(()));
    assert!(set_up(&three.replace("[2, 4, 0, 0]", "[4, 2, 0]")).is_err());
    let heads_up = FOUR.replace("[0, 0, 0, 0]", "[0, 0]").replace("[2, 4, 0, 0]", "[2, 4]");
    let heads_up = heads_up.replace("[100, 100, 100, 100]", "[100, 100]");
    is_fine(&heads_up, &[("[2, 4]", "[4, 4]"), ("[2, 4]", "[0, 4]")]);
    told_of(
        &heads_up,
        &[("[2, 4]", "[4, 2]", "line 3: the small blind comes first"), ("[2, 4]", "[4, 0]", big)],
    );
}

#[test]
fn a_dead_small_blind_comes_with_a_live_big_one_he_8() {
    let alone = "line 2: a dead small blind of $2 without the live big one of $4 (HE-8)";
    let dead =
        |antes: &str, blinds: &str| FOUR.replace("[0, 0, 0, 0]", antes).replace("[2, 4, 0, 0]", blinds);
    for (antes, blinds) in [("[0, 0, 0, 2]", "[2, 4, 0, 0]"), ("[2, 0, 0, 0]", "[2, 4, 0, 0]")] {
        assert_eq!(set_up(&dead(antes, blinds)), Err(alone.into()), "{antes} {blinds}");
    }
    let left_out = dead("[0, 0, 0, 2]", "").replace("blinds_or_straddles = \n", "");
    assert_eq!(set_up(&left_out), Err(alone.into()));
    for (antes, blinds) in [
        ("[0, 0, 0, 2]", "[2, 4, 0, -4]"),
        ("[2, 0, 0, 0]", "[4, 4, 0, 0]"),
        ("[2, 0, 0, 0]", "[-4, 4, 0, 0]"),
        ("[0, 0, 2, 2]", "[2, 4, -4, -4]"),
    ] {
        assert_eq!(set_up(&dead(antes, blinds)), Ok(()), "{antes} {blinds}");
    }
    let all_in = dead("[0, 0, 0, 2]", "[2, 4, 0, -1]").replace("100, 100]", "100, 3]");
    assert_eq!(set_up(&all_in), Ok(()));
    let lowball = FOUR.replace("variant = 'FT'", "_game = 'lowball'").replace("holdem", "lowball");
    told_of(
        &lowball,
        &[
            ("[0, 0, 0, 0]", "[0, 0, 0, 2]", "line 2: nobody posts a dead blind"),
            ("[2, 4, 0, 0]", "[2, 4, 0, -4]", "line 3: nobody posts a blind out of turn"),
            ("[2, 4, 0, 0]", "[2, 0, 0, 0]", "line 3: somebody has to post the big blind"),
        ],
    );
    // Who kills the pot in a blind's place posts no blind (S-15).
    let kill = |who: &str, blinds: &str| {
        let killed = lowball.replace("actions = []", &format!("actions = ['{who} kill']"));
        set_up(&killed.replace("[2, 4, 0, 0]", blinds))
    };
    assert_eq!((kill("p2", "[2, 0, 0, 0]"), kill("p1", "[0, 4, 0, 0]")), (Ok(()), Ok(())));
    assert!(kill("p3", "[2, 0, 0, 0]").is_err());
}

#[test]
fn antes_and_bring_ins_of_ours_are_the_rulebooks_s_4() {
    let stud = "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\n\
                starting_stacks = [100, 100, 100]\nactions = []\n\
                _rulebook = 'ocean-view/stud'\n_limit = '10-20'\n";
    told_of(
        stud,
        &[
            ("[1, 1, 1]", "[1, 2, 1]", "line 2: an ante of $2 is not the rulebook's, $1 (S-4)"),
            ("[1, 1, 1]", "[1, 0, 1]", "line 2: an ante of $0 is not the rulebook's, $1 (S-4)"),
            ("bring_in = 3", "bring_in = 4", "line 3: a bring-in of $4 is not the rulebook's, $3 (S-4)"),
            ("bring_in = 3", "bring_in = 0", "line 3: a bring-in of $0 is not the rulebook's, $3 (S-4)"),
            (
                "bring_in = 3",
                "blinds_or_straddles = [5, 10, 0]",
                "line 3: stud has an ante and a bring-in, no blinds (S-4)",
            ),
        ],
    );
    is_fine(
        stud,
        &[
            ("bring_in = 3\n", ""),
            ("antes = [1, 1, 1]\n", ""),
            ("bring_in = 3", "bring_in = 3\nblinds_or_straddles = [0, 0, 0]"),
        ],
    );
    told_of(
        FOUR,
        &[(
            "actions",
            "bring_in = 1\nactions",
            "line 5: a bring-in is for stud; here there are blinds (S-4)",
        )],
    );
    // Who has less than the ante is refused by the referee, not by the reader.
    let poor = stud.replace("[1, 1, 1]", "[1, 1, 0.50]").replace("100, 100]", "100, 0.50]");
    match one(&poor) {
        Outcome::Refused { refusal, .. } => assert_eq!(refusal.clause.id(), "ST-6"),
        Outcome::Played(_) => panic!("it was played"),
    }
}

#[test]
fn keys_of_ours_are_the_standards_or_begin_with_an_underscore() {
    let last = "_limit = '4-8'\n";
    told_of(
        FOUR,
        &[
            (
                last,
                "_limit = '4-8'\nblinds = [2, 4, 0, 0]\n",
                "line 8: \"blinds\" is no key of a hand history",
            ),
            (last, "rulebook = 'x'\n_limit = '4-8'\n", "line 7: \"rulebook\" is no key of a hand history"),
            (last, "_limit = '4-8'\n_clauses = ['HE-4', 'HE-44']\n", "line 8: \"HE-44\" is no clause"),
            ("variant = 'FT'", "variant = 'PX'", "line 1: the variant \"PX\" is none of the rulebook's"),
            ("variant = 'FT'", "variant = 'PO'", "line 1: the variant \"PO\" is omaha"),
            ("variant = 'FT'", "variant = 'FR'\n_game = 'holdem'", "line 1: the variant \"FR\" is razz"),
        ],
    );
    is_fine(
        FOUR,
        &[
            (
                last,
                "_limit = '4-8'\n_mine = 1\nvenue = 'Bay'\nhand = 7\ntime = 10:00:00\ncurrency_symbol = '$'\n",
            ),
            (last, "_limit = '4-8'\n_clauses = ['HE-4']\nplayers = ['A', 'B', 'C', 'D']\n"),
        ],
    );
    // What another room wrote is replayed as it stands.
    let theirs = "variant = 'FT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\n\
                  starting_stacks = [20, 20]\nactions = []\nroom = 'x'\n";
    assert_eq!(set_up(theirs), Ok(()));
}

#[test]
fn stacks_of_ours_are_compared_to_the_cent() {
    let played = FOUR.replace(
        "actions = []",
        "actions = ['d dh p1 AsKs', 'd dh p2 2c7d', 'd dh p3 3c8d', 'd dh p4 4c9d', 'p3 f', 'p4 f', 'p1 f']",
    );
    let contradicts = |stacks: &str| {
        let text = format!("{played}finishing_stacks = {stacks}\n");
        let record = phh::read(&text).unwrap().remove(0);
        match Replayer::default().replay(&record).unwrap() {
            Outcome::Played(played) => played.contradicted(&record).is_some(),
            Outcome::Refused { action, refusal, .. } => panic!("{action}: {refusal}"),
        }
    };
    assert!(!contradicts("[98, 102, 100, 100]"));
    assert!(contradicts("[98.50, 101.50, 100, 100]") && contradicts("[98, 102, 100]"));
}
