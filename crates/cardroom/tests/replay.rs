//! `cardroom replay` as a person runs it: exit status, the line of a bad action, other houses, and the story.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn cardroom(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cardroom")).args(args).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A folder of this test's own, with these files in it.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for (file, text) in files {
        let path = dir.join(file);
        std::fs::create_dir_all(path.parent().expect("it has a folder")).unwrap();
        std::fs::write(path, text).unwrap();
    }
    dir
}

fn replay(dir: &Path, files: &[&str], more: &[&str]) -> (Option<i32>, Vec<Value>, String) {
    let paths: Vec<String> = files.iter().map(|f| dir.join(f).display().to_string()).collect();
    let mut args = vec!["replay", "--json"];
    args.extend(more);
    args.extend(paths.iter().map(String::as_str));
    let output = cardroom(&args);
    let lines = text(&output.stdout).lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    (output.status.code(), lines, text(&output.stderr))
}

const HEAD: &str = "variant = 'FT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [20, 20]
";

fn hand(actions: &str) -> String {
    format!("{HEAD}actions = [{actions}]\n")
}

#[test]
fn the_exit_status_is_the_worst_of_all_files() {
    let played = hand("'d dh p1 AsKs', 'd dh p2 2c7d', 'p2 f'");
    let refused = hand("'d dh p1 AsKs', 'd dh p2 2c7d', 'p1 cc'");
    let files = [
        ("a.phh", played.as_str()),
        ("b.phh", &refused),
        ("c.phh", "variant = "),
        ("d.phhs", "[1]\nx = 1\n"),
    ];
    let dir = folder("replay-status", &files);
    let (code, lines, _) = replay(&dir, &["a.phh"], &[]);
    assert_eq!(code, Some(0));
    let a = &lines[0];
    assert_eq!((&a["finishing_stacks"], &a["drop"]), (&serde_json::json!([21, 19]), &serde_json::json!(0)));
    assert_eq!((&a["key"], a["file"].as_str()), (&Value::Null, dir.join("a.phh").to_str()));
    let (code, lines, _) = replay(&dir, &["a.phh", "b.phh"], &[]);
    assert_eq!((code, lines.len()), (Some(1), 2));
    let refusal = &lines[1]["refused"];
    assert_eq!((refusal["action"].as_str(), refusal["clause"].as_str()), (Some("p1 cc"), Some("HE-4")));
    let (code, lines, errors) = replay(&dir, &["c.phh", "b.phh", "a.phh"], &[]);
    assert_eq!((code, lines.len()), (Some(2), 2), "{errors}");
    assert!(errors.contains("c.phh: line 1"), "{errors}");
    assert_eq!(replay(&dir, &["d.phhs"], &[]).0, Some(2));
    assert_eq!(replay(&dir, &["none.phh"], &[]).0, Some(2));
}

#[test]
fn a_file_of_many_hands_names_each_by_its_key() {
    let played = hand("'d dh p1 AsKs', 'd dh p2 2c7d', 'p2 f'");
    let refused = hand("'p2 f', 'p2 f'");
    let dir = folder("replay-many", &[("m.phhs", &format!("[1]\n{played}[7]\n{refused}"))]);
    let (code, lines, _) = replay(&dir, &["m.phhs"], &[]);
    assert_eq!((code, lines[0]["key"].as_str(), lines[1]["key"].as_str()), (Some(1), Some("1"), Some("7")));
    assert!(lines[0].get("refused").is_none() && lines[1].get("refused").is_some());
}

#[test]
fn a_bad_action_is_named_by_its_own_line_and_number() {
    let actions = "\n  # who is 'dealt' what\n  'd dh p1 AsKs', \"d dh p2 2c7d\",\n  'p2 dance',\n";
    let dir = folder(
        "replay-line",
        &[("a.phh", &hand(actions)), ("b.phhs", &format!("[4]\n{}[5]\n{}", hand("'p2 f'"), hand(actions)))],
    );
    let (code, _, errors) = replay(&dir, &["a.phh"], &[]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("a.phh: line 10: action 3, \"p2 dance\""), "{errors}");
    let (code, _, errors) = replay(&dir, &["b.phhs"], &[]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("b.phhs: line 19: action 3, \"p2 dance\""), "{errors}");
    let refused = hand("\n  'd dh p1 AsKs',\n  'd dh p2 2c7d',\n  'p1 cc',\n");
    let dir = folder("replay-refused-line", &[("c.phh", &refused)]);
    let told = cardroom(&["replay", "--no-color", &dir.join("c.phh").display().to_string()]);
    assert!(text(&told.stdout).contains("refused: \"p1 cc\" (line 10, action 3)"), "{}", text(&told.stdout));
}

const RAZZ: &str = "game = \"razz\"\nhouse = \"Bay\"\nname = \"Razz\"\nseats = 6\n
[[limits]]\nfixed = [7, 14]\nfee = [1, 2]\nante = 1\nbring_in = 2\n";

const BAY: &str = "_game = 'razz'
starting_stacks = [100, 100]
actions = ['d dh p1 2c3cKd', 'd dh p2 4c5c6d', 'p1 pb', 'p2 cbr 7', 'p1 cc', 'd burn ??', 'd dh p1 Qd', 'd dh p2 7d', 'p2 cbr 7', 'p1 f']
_rulebook = 'bay/razz'
_limit = '7-14'
";

#[test]
fn a_folder_of_houses_serves_replay_check_deal_and_rank() {
    let files = [
        ("houses/bay/razz.toml", RAZZ.to_string()),
        ("houses/bay/stud.toml", RAZZ.replace("razz", "stud").replace("ante = 1\n", "")),
        ("a.phh", BAY.to_string()),
        ("b.phh", BAY.replace("bay/razz", "bay/nothing")),
        ("c.phh", BAY.replace("bay/razz", "bay/stud")),
        ("r.toml", "rulebook = \"bay/razz\"\nbank = { seat = 1, wager = 10 }\ncards = \"Tc\"\nwagers = []\nactions = []\n".into()),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let dir = folder("replay-houses", &files);
    let houses = dir.join("houses").display().to_string();
    let (code, lines, errors) = replay(&dir, &["a.phh"], &["--houses", &houses]);
    assert_eq!(code, Some(0), "{errors}");
    assert_eq!(lines[0]["finishing_stacks"], serde_json::json!([92, 107]));
    assert_eq!(lines[0]["drop"], 1);
    assert_eq!(replay(&dir, &["a.phh"], &[]).0, Some(2), "without the folder there is no such house");
    let (code, _, errors) = replay(&dir, &["b.phh"], &["--houses", &houses]);
    assert!(code == Some(2) && errors.contains("bay/razz") && errors.contains("line 4"), "{errors}");
    let (code, _, errors) = replay(&dir, &["c.phh"], &["--houses", &houses]);
    assert!(code == Some(2) && errors.contains("stud.toml:6") && errors.contains("S-4"), "{errors}");

    let check = cardroom(&["check", "--houses", &houses, "bay/razz", "ocean-view/razz"]);
    assert_eq!(text(&check.stdout), "bay/razz: sound\nocean-view/razz: sound\n");
    let check = cardroom(&["check", "--houses", &houses]);
    assert_eq!(check.status.code(), Some(1));
    assert!(text(&check.stdout).contains("stud.toml:6: 7-14: stud needs an ante"), "{}", text(&check.stdout));
    let file = dir.join("houses/bay/razz.toml").display().to_string();
    assert!(cardroom(&["check", &file]).status.success());

    let deal = cardroom(&["deal", "--houses", &houses, &dir.join("r.toml").display().to_string()]);
    assert_eq!(deal.status.code(), Some(2));
    assert!(text(&deal.stderr).contains("is for razz"), "{}", text(&deal.stderr));

    let rank = |game: &str| {
        text(&cardroom(&["rank", "--json", "--houses", &houses, "--game", game, "2c3c4c5c6c7c8c"]).stdout)
    };
    assert_eq!(rank("bay/razz"), rank("razz"));
    assert!(rank("bay/razz").contains("6-5-4-3-2 low"));
    assert_eq!(cardroom(&["rank", "--game", "bay/razz", "2c3c4c5c6c7c8c"]).status.code(), Some(2));
}

#[test]
fn finishing_stacks_that_contradict_the_hand_are_told() {
    let played = hand("'d dh p1 AsKs', 'd dh p2 2c7d', 'p2 f'");
    let files = [
        ("right.phh", format!("{played}finishing_stacks = [21, 19]\n")),
        ("wrong.phh", format!("{played}finishing_stacks = [22, 18]\n")),
        ("short.phh", format!("{played}finishing_stacks = [21]\n")),
        ("cut.phh", format!("{played}finishing_stacks = [20.50, 19.50]\n")),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let dir = folder("replay-contradicts", &files);
    let (code, lines, _) = replay(&dir, &["right.phh"], &[]);
    assert_eq!((code, lines[0].get("contradicts")), (Some(0), None));
    assert_eq!(replay(&dir, &["cut.phh"], &[]).0, Some(0), "another room may cut a chip in two");
    let (code, lines, _) = replay(&dir, &["wrong.phh"], &[]);
    assert_eq!(code, Some(1));
    assert_eq!(lines[0]["finishing_stacks"], serde_json::json!([21, 19]));
    assert_eq!(lines[0]["contradicts"], serde_json::json!({ "finishing_stacks": [22, 18] }));
    let (code, lines, _) = replay(&dir, &["short.phh", "right.phh"], &[]);
    assert_eq!((code, &lines[0]["contradicts"]["finishing_stacks"]), (Some(1), &serde_json::json!([21])));
    let told = cardroom(&["replay", "--no-color", &dir.join("wrong.phh").display().to_string()]);
    let words = "the file has other finishing stacks (line 8): $22, $18";
    assert!(told.status.code() == Some(1) && text(&told.stdout).contains(words), "{}", text(&told.stdout));
}

#[test]
fn a_hand_of_ours_with_posts_that_are_not_the_rulebooks_cannot_be_read() {
    let reversed =
        BAY.replace("actions", "antes = [1, 2]\nactions").replace("_rulebook", "colour = 1\n_rulebook");
    let dir = folder("replay-posts", &[("houses/bay/razz.toml", RAZZ), ("a.phh", &reversed)]);
    let houses = dir.join("houses").display().to_string();
    let (code, lines, errors) = replay(&dir, &["a.phh"], &["--houses", &houses]);
    assert_eq!((code, lines.len()), (Some(2), 0));
    assert!(errors.contains("a.phh: line 5: \"colour\" is no key of a hand history"), "{errors}");
    std::fs::write(dir.join("a.phh"), reversed.replace("colour", "_colour")).unwrap();
    let (code, _, errors) = replay(&dir, &["a.phh"], &["--houses", &houses]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("a.phh: line 3: an ante of $2 is not the rulebook's, $1 (S-4)"), "{errors}");
}

#[test]
fn a_player_with_less_than_the_ante_is_refused_by_its_clause() {
    let poor =
        BAY.replace("bay/", "ocean-view/").replace("7-14", "10-20").replace("[100, 100]", "[100, 0.50]");
    let dir = folder("replay-ante", &[("a.phh", &poor)]);
    let (code, lines, _) = replay(&dir, &["a.phh"], &[]);
    assert_eq!((code, lines[0]["refused"]["clause"].as_str()), (Some(1), Some("ST-6")));
}

#[test]
fn the_story_reads_like_a_hand_history() {
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/poker/holdem-side-pots.phh");
    let told = text(&cardroom(&["replay", "--no-color", scenario]).stdout);
    for line in [
        "Texas Hold'em, $4/$8 fixed limit",
        "player 3 ($100), on the button",
        "  player 1 posts the small blind of $2",
        "  player 2 posts the big blind of $4",
        "  collection: $4, pot $44  [PFEE-1]",
        "— turn, pot $64 (main $56, side $8) —",
        "  board: [3c 4d 9h] [Ts]",
        "  player 2 wins $40 (side pot 1) with pair of kings  [HE-5]",
        "  player 1 wins $56 (the main pot) with pair of aces  [HE-5]",
        "  player 1: $56 (+$36)",
        "  drop: $4",
    ] {
        assert!(told.lines().any(|l| l == line), "{line} is not in\n{told}");
    }
}

/// A history of another room is refereed as it is, and printed in PHH.
#[test]
fn a_history_of_pokerstars_is_read() {
    let history = "PokerStars Hand #1: Hold'em No Limit ($1/$2 USD) - 2024/01/01 12:00:00 ET
Table 'Example' 2-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Ben ($100 in chips)
Ann: posts small blind $1
Ben: posts big blind $2
*** HOLE CARDS ***
Ann: folds
";
    let dir =
        folder("stars", &[("one.txt", history), ("other.txt", &history.replace("Hold'em", "Courchevel"))]);
    let (status, told, _) = replay(&dir, &["one.txt"], &[]);
    assert_eq!((status, &told[0]["finishing_stacks"]), (Some(0), &serde_json::json!([101, 99])));
    let output = cardroom(&["replay", "--phh", &dir.join("one.txt").display().to_string()]);
    assert!(text(&output.stdout).contains("d dh p1 ????"), "{}", text(&output.stdout));
    let (status, _, wrong) = replay(&dir, &["other.txt"], &[]);
    assert_eq!(status, Some(2));
    assert!(wrong.contains("Courchevel"), "{wrong}");
}
