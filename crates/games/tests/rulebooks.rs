//! House files: the shipped ones are sound, and every way of getting one wrong is found, with its line and clause.

use chips::Money;
use games::Flaw;
use games::blackjack::Surrender;
use games::rulebook::Houses;
use voice::Voice;

const BASE: &str = include_str!("../../../houses/21st-century/21st-century-8.0.toml");

/// What is wrong with the 21st Century file after one change of its text.
fn problems(from: &str, to: &str) -> Vec<Flaw> {
    assert!(BASE.contains(from), "the file has {from}");
    let mut houses = Houses::shipped();
    houses.add("test/house", "test.toml".into(), BASE.replacen(from, to, 1));
    houses.load("test/house").expect_err("something is wrong")
}

fn finds(from: &str, to: &str, clause: Option<&str>, words: &str) {
    let found = problems(from, to);
    let line = BASE[..BASE.find(from).expect("there")].lines().count();
    let hit = found.iter().find(|p| p.what.to_string().contains(words) && p.clause.map(|c| c.id()) == clause);
    let hit = hit.unwrap_or_else(|| panic!("{to}: {found:?}"));
    assert_eq!(hit.file, "test.toml");
    assert!(hit.line.abs_diff(line) <= 2, "{to}: {hit} is not near line {line}");
}

#[test]
fn shipped_houses_are_sound_and_the_template_lists_what_is_left_to_choose_d10() {
    let houses = Houses::shipped();
    for id in
        ["aviator/pure-21.5", "ocean-view/pure-21.5", "livermore/pure-21.5", "21st-century/21st-century-8.0"]
    {
        assert!(!houses.load(id).expect("sound").is_template(), "{id}");
    }
    let template = houses.load("txb/pure-21.5").expect("sound");
    let keys: Vec<&str> = template.choices.iter().map(|c| c.key.as_str()).collect();
    assert_eq!(keys, ["backline", "both_over", "buster", "schedules", "settle"]);
}

#[test]
fn a_house_that_extends_the_template_must_choose_d10() {
    let mut houses = Houses::shipped();
    houses.add("new/game", "new.toml".into(), "extends = \"txb/pure-21.5\"\nhouse = \"New\"\n".into());
    let found = houses.load("new/game").expect_err("nothing is chosen");
    for key in ["backline", "both_over", "buster", "schedules", "settle"] {
        assert!(
            found
                .iter()
                .any(|p| p.clause.is_some_and(|c| c.id() == "D10") && p.what.to_string().contains(key)),
            "{key}: {found:?}"
        );
    }
}

#[test]
fn what_houses_say_is_what_the_house_table_says() {
    let houses = Houses::shipped();
    let load = |id: &str| houses.load(id).expect("sound");
    assert_eq!(load("livermore/pure-21.5").rules.surrender, Surrender::None);
    assert_eq!(load("livermore/pure-21.5").rules.decks, (1, 8), "D24");
    assert_eq!(load("aviator/pure-21.5").rules.decks, (1, 8));
    assert_eq!(load("aviator/pure-21.5").rules.circles.most, Some(6));
    let ocean = load("ocean-view/pure-21.5");
    let fee = |option, dollars: f64| {
        ocean.schedule(option).expect("an option").bank_fee(Money::from_dollars(dollars).expect("money"))
    };
    for (option, action, expected) in [
        (1, 50.0, 0.5),
        (1, 50.5, 1.0),
        (1, 100.0, 1.0),
        (1, 200.0, 2.0),
        (1, 300.0, 3.0),
        (1, 300.5, 5.0),
        (2, 500.0, 4.0),
        (2, 800.0, 6.0),
        (2, 9e6, 10.0),
        (3, 600.0, 4.0),
        (4, 1000.0, 8.0),
        (4, 1000.5, 12.0),
        (5, 300.0, 2.0),
        (5, 1000.0, 5.0),
        (5, 2500.0, 10.0),
        (5, 2500.5, 25.0),
    ] {
        assert_eq!(
            fee(option, action),
            Money::from_dollars(expected).expect("money"),
            "{option}: {action} (RND-5)"
        );
    }
}

#[test]
fn every_way_of_getting_a_file_wrong_is_found() {
    finds("insurance = true", "insurrance = true", None, "unknown field");
    finds("decks = [6, 8]", "decks = [0, 9]", Some("RND-1"), "1 to 8");
    finds("decks = [6, 8]", "decks = [8, 6]", Some("RND-1"), "1 to 8");
    finds("usual_decks = 6", "usual_decks = 2", Some("RND-1"), "usual");
    finds("seats = 8", "seats = 9", Some("D6"), "seats");
    finds("chip = 0.50", "chip = 0.25", Some("D1"), "half");
    finds("chip = 0.50", "chip = 0.02", Some("D1"), "fractions of a cent");
    finds("chip = 0.50", "chip = 0", Some("D1"), "chip unit");
    finds("natural = \"6:5\"", "natural = \"6-5\"", None, "not odds");
    finds("natural = \"6:5\"", "natural = \"7:3\"", Some("D1"), "fractions of a cent");
    finds("peek = \"ace\"", "peek = \"never\"", Some("DSS-7"), "never peeks");
    finds("peek = \"ace\"", "peek = \"king\"", None, "unknown variant");
    finds("double = \"any-but-21\"", "double = \"never\"", Some("DSS-1"), "doubled");
    finds("split_hands = 5", "split_hands = 6", Some("DSS-3"), "5 hands");
    finds("split_hands_aces = 3", "split_hands_aces = 0", Some("DSS-3"), "not 0");
    finds("must_hit = 11", "must_hit = 17", Some("RND-8"), "above 16");
    finds("bank_turns = 2", "bank_turns = 3", Some("RND-12"), "two hands");
    finds(
        "buster_settles = \"after-all-game-wagers\"",
        "buster_settles = \"with-its-circle\"",
        Some("BB-7"),
        "second pass",
    );
    finds("pays = [1, 3, 5, 25, 100, 500]", "pays = [1, 3, 5]", Some("BB-4"), "six lines");
    finds("pays = [1, 3, 5, 25, 100, 500]", "pays = [3, 1, 5, 25, 100, 500]", Some("BB-4"), "less");
    finds("player_fee = 0.50", "player_fee = \"5%\"", Some("RND-4"), "percentage");
    finds("player_fee = 0.50", "player_fee = -1", Some("RND-4"), "a fee");
    finds("player_fee = 0.50", "player_fee = 0.505", Some("D1"), "whole cents");
    finds("limit = [10, 300]", "limit = [300, 10]", Some("RND-1"), "limit");
    finds("limit = [10, 300]", "limit = [10, \"unlimited\"]", None, "no limit");
    finds("limit = [10, 300]", "limit = [10.25, 300]", Some("D1"), "whole chips");
}

/// Exactly on this line of the changed text, and nothing else is wrong.
fn finds_at(from: &str, to: &str, words_of_line: &str, clause: &str, words: &str) {
    let text = BASE.replacen(from, to, 1);
    let line = text.lines().position(|l| l.contains(words_of_line)).expect("there") + 1;
    let found = problems(from, to);
    assert_eq!(found.len(), 1, "{to}: {found:?}");
    let Flaw { file, line: at, what, clause: under } = &found[0];
    assert_eq!((file.as_str(), *at, under.map(|c| c.id())), ("test.toml", line, Some(clause)), "{what}");
    assert!(what.to_string().contains(words), "{what}");
}

#[test]
fn what_a_table_must_not_be_opened_by_is_found_on_its_line() {
    let named = "name = \"21st Century Blackjack 8.0\"";
    finds_at(named, "name = \"\"", "name = \"\"", "RND-1", "the name on the sign is empty");
    let house = "house = \"21st Century Gaming Concepts\"";
    finds_at(house, "house = \" \"", "house = \" \"", "RND-1", "the house on the sign is empty");
    finds_at("option = 1\nposted_by", "option = 0\nposted_by", "option = 0", "RND-4", "numbered from 1");
    let table = "[buster]\n";
    let with = |keys: &str| format!("[buster]\n{keys}\n");
    finds_at(table, &with("min = 0.75"), "min = 0.75", "D1", "not in whole chips of $0.50");
    finds_at(table, &with("max = 5.25"), "max = 5.25", "D1", "not in whole chips of $0.50");
    finds_at(table, &with("within_table_limit = true\nmax = 5"), "max = 5", "BB-2", "below the table's $10");
    finds_at(table, &with("within_table_limit = true\nmin = 5"), "min = 5", "BB-2", "below the table's $10");
    finds_at(table, &with("min = 301"), "min = 301", "BB-2", "at most the base wager, which goes to $300");
    finds_at(table, &with("min = 5\nmax = 3"), "min = 5", "BB-2", "above the most");
    finds_at(table, &with("max = -1"), "max = -1", "BB-2", "an amount above zero");
    finds_at(table, &with("min = 0"), "min = 0", "BB-2", "an amount above zero");
    let twice = "\n[[schedules]]\noption = 1\nlimit = [5, 6]\nplayer_fee = 0\nbank_fees = [{ from = 1, fee = 1 }] # new\n";
    let fees = "bank_fees = [{ from = 1, to = 100, fee = 1 }, { from = 101, fee = 2 }]\n";
    let found = problems(fees, &format!("{fees}{twice}"));
    let line = BASE[..BASE.find(fees).expect("there")].lines().count() + 4;
    assert_eq!(
        (found.len(), found[0].line, found[0].what.to_string().as_str()),
        (1, line, "schedule option 1 stands twice")
    );
    let side = "[[side_bets]]\nname = \"\"\nlimit = \"x\"\n\n[buster]\n";
    finds_at(table, side, "name = \"\"", "D21", "listed by its name");
    let far = fees.replace("to = 100", "to = 9e9").replace("from = 101", "from = 9e9");
    let found = problems(fees, &far);
    assert!(found.iter().any(|p| p.what.to_string().contains("no amount of a table")), "{found:?}");
    let negative = fees.replace("from = 1,", "from = -1,");
    finds_at(fees, &negative, "from = -1", "RND-5", "begins");
    finds_at("[buster]", "template = true\n[buster]", "template = true", "D10", "[choose]");
}

#[test]
fn a_stored_blackjack_file_is_not_asked_what_was_not_asked_when_it_was_opened() {
    let text = BASE.replacen("option = 1\nposted_by", "option = 0\nposted_by", 1);
    let book = Houses::stored(&[("test/house".into(), text)]).load("test/house").expect("as it was opened");
    assert_eq!(book.schedule(0).map(|s| s.min), Some(Money::dollars(10)));
}

#[test]
fn brackets_must_meet_to_the_dollar_rnd_5() {
    let fees = "bank_fees = [{ from = 1, to = 100, fee = 1 }, { from = 101, fee = 2 }]";
    let to = |brackets: &str| format!("bank_fees = [{brackets}]");
    finds(fees, &to("{ from = 1, to = 100, fee = 1 }, { from = 100, fee = 2 }"), Some("RND-5"), "overlap");
    finds(fees, &to("{ from = 1, to = 100, fee = 1 }, { from = 103, fee = 2 }"), Some("RND-5"), "gap");
    finds(fees, &to("{ from = 1, to = 100, fee = 1 }"), Some("RND-5"), "gap");
    finds(fees, &to("{ from = 1, fee = 1 }, { from = 101, fee = 2 }"), Some("RND-5"), "overlap");
    finds(fees, &to("{ from = 50, fee = 1 }"), Some("RND-5"), "gap");
    finds(fees, &to(""), Some("RND-5"), "missing");
    finds(fees, &to("{ from = 1, to = 0, fee = 1 }, { from = 101, fee = 2 }"), Some("RND-5"), "ends before");
    let six: Vec<String> =
        (0..5).map(|i| format!("{{ from = {}, to = {}, fee = {i} }}", i * 10 + 1, i * 10 + 10)).collect();
    finds(fees, &to(&format!("{}, {{ from = 51, fee = 9 }}", six.join(", "))), Some("RND-4"), "five at most");
    finds(
        fees,
        &to("{ from = 1, to = 100, fee = \"1 percent\" }, { from = 101, fee = 2 }"),
        Some("RND-4"),
        "percentage",
    );
}

const FEE: &str = "player_fee = 0.50";

/// What is found where such fees stand instead of the one for all.
fn finds_in_fees(fees: &str, clause: &str, words: &str) {
    let to = format!("player_fee = {{ {fees} }}");
    finds_at(FEE, &to, &to, clause, words);
}

#[test]
fn fees_by_kind_of_wager_are_checked_on_their_line_rnd_4() {
    let (base, line) = ("base = 1", |brackets: &str| format!("base = [{brackets}]"));
    finds_in_fees("base = -1", "RND-4", "a fee is nothing or an amount");
    finds_in_fees("base = \"2 %\"", "RND-4", "percentage");
    finds_in_fees("base = 1, buster = \"half a percent\"", "RND-4", "percentage");
    finds_in_fees("base = 1, buster = -0.50", "RND-4", "a fee is nothing or an amount");
    finds_in_fees(&format!("{base}, backline = 1"), "RND-4", "backline bets are not taken here");
    finds_in_fees(&line(""), "RND-4", "the fees of a base wager are missing");
    finds_in_fees(&line("{ from = 20, fee = 1 }"), "RND-4", "a base wager from $10 to $20 has no fee");
    let two = "{ from = 10, to = 50, fee = 1 }, { from = 60, fee = 2 }";
    finds_in_fees(&line(two), "RND-4", "a base wager between $50 and $60 has no fee");
    finds_in_fees(&line(&two.replace("60", "40")), "RND-4", "overlap");
    finds_in_fees(&line("{ from = 10, to = 299, fee = 1 }"), "RND-4", "a base wager above $299 has no fee");
    finds_in_fees(&line("{ from = 10, fee = \"1%\" }"), "RND-4", "percentage");
    let found = problems(FEE, "player_fee = { base = 0.505 }");
    assert_eq!(found[0].clause.map(|c| c.id()), Some("D1"), "{found:?}");
    for nonsense in ["{ backline = 1 }", "[1, 2]", "{ base = 1, double = 1 }", "{ base = { from = 1 } }"] {
        assert_eq!(problems(FEE, &format!("player_fee = {nonsense}")).len(), 1, "{nonsense}");
    }
    // Five rates in all: two of the bank, and as many different ones as players pay.
    let three = "{ base = [{ from = 10, to = 50, fee = 1 }, { from = 51, to = 300, fee = 2 }], buster = 3 }";
    let mut houses = Houses::shipped();
    houses.add("a/a", "a.toml".into(), BASE.replacen(FEE, &format!("player_fee = {three}"), 1));
    assert!(houses.load("a/a").is_ok());
    let four = three.replace(
        "{ from = 51, to = 300, fee = 2 }",
        "{ from = 51, to = 60, fee = 2 }, { from = 61, fee = 4 }",
    );
    let found = problems(FEE, &format!("player_fee = {four}"));
    assert!(found[0].what.to_string().contains("6 collection rates"), "{found:?}");
}

#[test]
fn fees_are_taken_before_a_card_is_dealt_rnd_4() {
    let when = |when: &str| format!("{FEE}\nfees_taken = \"{when}\"");
    let words = "fees are taken before any card is dealt";
    finds_at(FEE, &when("after-the-deal"), "fees_taken", "RND-4", words);
    for sound in ["before-the-deal", "with-each-wager"] {
        let mut houses = Houses::shipped();
        houses.add("a/a", "a.toml".into(), BASE.replacen(FEE, &when(sound), 1));
        assert!(houses.load("a/a").is_ok(), "{sound}");
    }
}

#[test]
fn buster_limits_of_a_schedule_are_checked_on_their_line_bb_2() {
    let limit = |limit: &str| format!("{FEE}\nbuster_limit = {limit}");
    let finds = |at: &str, clause, words| finds_at(FEE, &limit(at), "buster_limit", clause, words);
    finds("[0, 5]", "BB-2", "an amount above zero");
    finds("[5, 3]", "BB-2", "above the most");
    finds("[0.75, 5]", "D1", "not in whole chips of $0.50");
    finds("[1, 5.25]", "D1", "not in whole chips of $0.50");
    finds("[301, \"no limit\"]", "BB-2", "at most the base wager, which goes to $300");
    let found = problems(FEE, &limit("[1, \"half\"]"));
    assert!(found[0].what.to_string().contains("no limit"), "{found:?}");
    let within = BASE.replacen("[buster]\n", "[buster]\nwithin_table_limit = true\n", 1);
    let mut houses = Houses::shipped();
    houses.add("a/a", "a.toml".into(), within.replacen(FEE, &limit("[5, 50]"), 1));
    let found = houses.load("a/a").expect_err("below the table's minimum");
    assert!(found[0].what.to_string().contains("below the table's $10"), "{found:?}");
    let without = BASE.replacen("pays = [1, 3, 5, 25, 100, 500]", "pays = []", 1);
    houses.add("a/a", "a.toml".into(), without.replacen(FEE, &limit("[5, 50]"), 1));
    let found = houses.load("a/a").expect_err("there is no such bet");
    assert!(found[0].what.to_string().contains("no Buster bet here"), "{found:?}");
}

#[test]
fn the_sign_and_the_rules_say_the_fee_of_each_kind_of_wager_and_when_it_is_taken_rnd_1() {
    let mut houses = Houses::shipped();
    let juniper = include_str!("../../../scenarios/houses/juniper/pure-21.5.toml");
    houses.add("juniper/pure-21.5", "juniper.toml".into(), juniper.into());
    let book = houses.load("juniper/pure-21.5").expect("sound");
    let sign = |option| {
        let posted = book.sign(book.schedule(option).expect("there")).posted(Voice::english());
        let line = |l: &games::rulebook::PostedLine| format!("{}: {}: {}", l.group, l.what, l.figure);
        posted.lines.iter().map(line).collect::<Vec<_>>()
    };
    let rules = |option| {
        let chapters = book.rules.chapters(book.schedule(option).expect("there"), 6);
        let says = chapters.iter().flat_map(|c| &c.rules).map(|r| r.says.to_string());
        says.collect::<Vec<_>>().join("\n")
    };
    let before = "Collection, taken before the deal";
    let with = "Collection, taken with each wager; of the player-dealer before the deal";
    for (option, line) in [
        (1, format!("{before}: Base wager $5–$50: $1")),
        (1, format!("{before}: Base wager $51–$200: $3")),
        (1, format!("{before}: Backline bet: $0.50")),
        (1, format!("{before}: Buster bet: $2")),
        (1, "Wagers: Buster bet: $2–$10, at most the base wager".into()),
        (2, format!("{with}: Base wager: $1")),
        (2, format!("{with}: Backline bet: none")),
        (2, format!("{with}: Buster bet: $0.50")),
        (2, "Wagers: Buster bet: $1–$25, at most the base wager".into()),
        (3, format!("{with}: Players: $2 per wager per circle")),
        (3, "Wagers: Buster bet: $5 or more, at most the base wager".into()),
    ] {
        assert!(sign(option).contains(&line), "{option}: {line}: {:?}", sign(option));
    }
    for (option, words) in [
        (
            1,
            "Fees of players: base wager to $50 $1, base wager to $200 $3, backline bet $0.50, Buster bet $2.",
        ),
        (1, "Fees are taken before the deal and never depend on who wins."),
        (1, "It is at least $2, at most $10, never more than the base wager."),
        (2, "Fees of players: base wager $1, backline bet no fee, Buster bet $0.50."),
        (2, "A player’s fee is taken as the wager is placed, the bank’s before the deal; they never depend"),
        (3, "Fee per circle: $2."),
    ] {
        assert!(rules(option).contains(words), "{option}: {words}: {}", rules(option));
    }
}

#[test]
fn files_that_extend_nothing_or_themselves_are_refused() {
    let mut houses = Houses::shipped();
    houses.add("a/a", "a.toml".into(), "extends = \"a/b\"\n".into());
    assert!(houses.load("a/a").expect_err("no parent")[0].what.to_string().contains("does not exist"));
    houses.add("a/b", "b.toml".into(), "extends = \"a/a\"\n".into());
    assert!(houses.load("a/a").expect_err("a circle")[0].what.to_string().contains("extends itself"));
    assert!(houses.load("no/such").is_err());
}

#[test]
fn one_key_can_be_changed_for_pricing() {
    let houses = Houses::shipped();
    let changed = |changes: &[&str]| houses.load_changed("aviator/pure-21.5", changes);
    let book = changed(&["surrender=none", "natural=3:2", "buster.pays=[2,2,4,15,50,250]"]).expect("sound");
    assert_eq!(book.rules.surrender, Surrender::None);
    assert_eq!(book.rules.natural.to_string(), "3:2");
    assert_eq!(book.rules.buster.as_ref().expect("a Buster bet").pays[5], 250);
    assert!(changed(&["surrender=sometimes"]).is_err() && changed(&["surrender"]).is_err());
    assert!(changed(&["nonsense=1"]).is_err() && changed(&["decks=[9,9]"]).is_err());
}

/// Whoever changes a key is told about the change, not about a line of a file that says something else.
#[test]
fn a_change_that_cannot_be_is_named_and_not_a_line_of_a_file() {
    let houses = Houses::shipped();
    for (change, told) in [
        ("split_hands=200", "split_hands=200: a circle has 1 (no splitting) to 5 hands, not 200 (DSS-3)"),
        (
            "split_hands=-1",
            "split_hands=-1: cannot change split_hands: integer -1 is not what it holds: a whole number",
        ),
        (
            "decks=40",
            "decks=40: cannot change decks: integer 40 is not what it holds: two numbers like [6, 8]",
        ),
        ("must_hit=21", "must_hit=21: a chart that forces a hit above 16 is not this game (RND-8)"),
        (
            "natural=7:3",
            "surrender=none, natural=7:3: a natural on a $0.50 wager pays 7:3 and comes out in fractions of a cent (D1)",
        ),
        (
            "nonsense=1",
            "nonsense=1: cannot change nonsense: a house file has no such key; it has game, extends",
        ),
        ("buster=5", "buster=5: cannot change buster: integer 5 is not what it holds: several keys"),
    ] {
        let problems =
            houses.load_changed("aviator/pure-21.5", &["surrender=none", change]).expect_err(change);
        assert!(problems[0].to_string().starts_with(told), "{}", problems[0]);
    }
}

#[test]
fn the_sign_shows_name_limits_fees_and_pay_table_rnd_1() {
    let houses = Houses::shipped();
    let book = houses.load("ocean-view/pure-21.5").expect("sound");
    let sign = book.sign(book.schedule(1).expect("option 1")).posted(Voice::english());
    let text = sign.to_text();
    for words in
        ["PURE 21.5 BLACKJACK", "$5–no limit", "$301+", "$0.50", "$1–$25", "250:1", "zero collection"]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(sign.to_html().contains("<td>Table limit</td><td>$5–no limit</td>"));
    let livermore = houses.load("livermore/pure-21.5").expect("sound");
    let text = livermore.sign(livermore.schedule(1).expect("option 1")).posted(Voice::english()).to_text();
    assert!(text.contains("GEGA-002675") && text.contains("GEGA-002678"), "{text}");
}

#[test]
fn red_flex_is_listed_and_cannot_be_placed_d21() {
    let book = Houses::shipped().load("livermore/pure-21.5").expect("sound");
    assert_eq!(book.side_bets.len(), 1);
    let sign = book.sign(book.schedule(1).expect("option 1")).posted(Voice::english()).to_text();
    assert!(sign.contains("Red Flex") && sign.contains("not offered"));
    let scenario = "rulebook = \"livermore/pure-21.5\"\nbank = { seat = 3, wager = 100 }\ncards = \"2c\"\n\
                    wagers = [{ seat = 4, base = 10, red_flex = 5 }]\n";
    assert!(
        games::scenario::Scenario::parse(scenario)
            .expect_err("no such wager")
            .what
            .to_string()
            .contains("red_flex")
    );
}

#[test]
fn a_sign_has_either_limit_of_the_buster_bet_alone_and_says_which_figures_are_an_example_rnd_1() {
    let houses = Houses::shipped();
    let sign = |id: &str, changes: &[&str]| {
        let book = houses.load_changed(id, changes).expect("sound");
        book.sign(book.schedule(1).expect("option 1")).posted(Voice::english()).to_text()
    };
    let century = "21st-century/21st-century-8.0";
    assert!(sign(century, &["buster.min=5"]).contains("$5 or more, at most the base wager"));
    assert!(sign(century, &["buster.max=20"]).contains("up to $20, at most the base wager"));
    for (id, example) in [(century, true), ("livermore/pure-21.5", true), ("aviator/pure-21.5", false)] {
        assert_eq!(sign(id, &[]).contains("are an example"), example, "{id}");
    }
}

#[test]
fn where_the_nearer_hand_wins_nothing_rests_on_a_bust_n_1_n_8() {
    let houses = Houses::shipped();
    let finds = |changes: &[&str], clause: &str, words: &str| {
        let found = houses.load_changed("open/closest-22", changes).expect_err("a flaw");
        let is = |flaw: &&Flaw| {
            flaw.clause.is_some_and(|c| c.id() == clause) && flaw.what.to_string().contains(words)
        };
        assert!(found.iter().any(|flaw| is(&flaw)), "{changes:?}: {found:?}");
    };
    finds(&["target=11"], "N-1", "12 to 31");
    finds(&["target=32"], "N-1", "12 to 31");
    finds(&["bank_stands_on=32"], "N-5", "2 to 31");
    finds(&["must_hit=18"], "N-4", "forces a hit");
    finds(&["win_pays=2:3"], "D1", "fractions of a cent");
    for off in ["peek=ace", "insurance=true", "double=any", "split_hands=4", "surrender=first-two"] {
        finds(&[off], "N-8", off.split('=').next().expect("a key"));
    }
    finds(&["must_stand=hard-19"], "N-8", "must_stand");
    finds(&["buster.pays=[1,2,3,4,5,6]"], "N-8", "buster");
    finds(&["scoring=bust"], "N-1", "scoring = \"nearest\"");
    finds(&["third_parties=0"], "TP-1", "one third-party");
    finds(&["third_party_turns=3"], "TP-2", "two hands");
    let quarter = houses.load_changed("open/closest-22", &["target=22.25"]).expect("sound");
    assert_eq!(quarter.rules.nearest.map(|n| n.target.to_string()).as_deref(), Some("22.25"));
}
