//! House files of poker: one dialect, extended, found wrong with file, line and clause; and the texts of old books.

use chips::Money;
use games::Flaw;
use games::poker::phh::{self, Replayer};
use games::poker::{Betting, Event, Game, HouseGame, Limit, Order, Part, Seat};
use games::rulebook::Houses;
use voice::Voice;

const HEAD: &str = "game = \"holdem\"\nhouse = \"X\"\nname = \"X\"\n";
const STUD: &str = "game = \"stud\"\nhouse = \"X\"\nname = \"X\"\n";
const OLD_HOLDEM: &str = include_str!("data/houses-0.1.0/holdem.toml");
const OLD_STUD: &str = include_str!("data/houses-0.1.0/stud.toml");

fn read(text: &str) -> Result<HouseGame, Vec<Flaw>> {
    let mut houses = Houses::shipped();
    houses.add("test/game", "test.toml".into(), text.to_string());
    houses.poker("test/game")
}

/// The one thing that is wrong with a text: its line, its clause, and words of it.
fn finds(text: &str, line: usize, clause: Option<&str>, words: &str) {
    let found = read(text).expect_err("something is wrong");
    assert_eq!(found.len(), 1, "{text}\n{found:?}");
    let Flaw { file, line: at, what, clause: under } = &found[0];
    assert_eq!((file.as_str(), *at, under.map(|c| c.id())), ("test.toml", line, clause), "{text}\n{what}");
    assert!(what.to_string().contains(words), "{what}");
}

/// A file of hold'em with one limit, on lines 4 to 6, and what more it says.
fn holdem(more: &str) -> String {
    format!("{HEAD}[[limits]]\nfixed = [3, 6]\nfee = [4, 5]\n{more}")
}

/// A file of stud with one limit, on lines 4 to 8.
fn stud(ante: &str, bring_in: &str) -> String {
    format!("{STUD}[[limits]]\nfixed = [3, 6]\nfee = [4, 5]\nante = {ante}\nbring_in = {bring_in}\n")
}

#[test]
fn every_game_is_shipped_at_all_twenty_limits_pfee3_pfee4() {
    for game in &Game::ALL[..11] {
        let house = HouseGame::shipped(&format!("ocean-view/{}", game.id())).unwrap();
        assert_eq!((house.game, house.seats), (*game, game.most_seats()));
        assert_eq!(house.limits.len(), 20);
        assert_eq!(house.at("3-6").unwrap().fee_for(6), Money::dollars(4));
        assert_eq!(house.at("3-6").unwrap().fee_for(7), Money::dollars(5));
        assert_eq!(house.at("2-4").unwrap().fee_for(2), Money::dollars(2));
        assert_eq!(house.at("50-100").unwrap().fee_for(9), Money::dollars(6));
        assert_eq!(house.at("5-100").unwrap().fee_for(9), Money::dollars(5));
        assert_eq!(house.at("1-6").unwrap().fee_for(9), Money::dollars(4));
    }
}

#[test]
fn every_game_can_be_dealt_and_every_code_of_hand_histories_has_a_rulebook_o1() {
    let houses = Houses::shipped();
    let dealt: Vec<HouseGame> = houses.ids().filter_map(|id| houses.poker(id).ok()).collect();
    for game in Game::ALL {
        assert!(dealt.iter().any(|house| house.game == game), "{} is dealt nowhere", game.id());
        for (betting, code) in game.form().codes {
            let has = |house: &HouseGame| house.limits.iter().any(|r| Betting::of(r.limit) == *betting);
            assert!(dealt.iter().any(|house| house.game == game && has(house)), "{code} is dealt nowhere");
        }
    }
}

#[test]
fn blinds_are_the_small_bet_and_half_of_it_rounded_down_s4() {
    let house = HouseGame::shipped("ocean-view/holdem").unwrap();
    let blinds = |id: &str| house.at(id).map(|r| (r.small_blind, r.big_blind)).unwrap();
    assert_eq!(blinds("3-6"), (Money::dollars(1), Money::dollars(3)));
    assert_eq!(blinds("15-30"), (Money::dollars(7), Money::dollars(15)));
    assert_eq!(blinds("1-6"), (Money::dollars(1), Money::dollars(1)));
}

#[test]
fn a_spread_limit_may_have_no_maximum_s2() {
    let text = format!("{HEAD}[[limits]]\nspread = [5]\nfee = [4, 5]");
    let rules = read(&text).unwrap().at("5-").unwrap();
    assert_eq!(rules.limit, Limit::Spread { min: Money::dollars(5), max: None });
}

#[test]
fn what_cannot_be_dealt_is_found_on_its_line() {
    finds(&stud("1", "1").replace("[[limits]]", "raises = 4\n[[limits]]"), 4, Some("ST-3"), "three raises");
    let uncapped = stud("1", "1").replace("[[limits]]", "heads_up_uncapped = true\n[[limits]]");
    finds(&uncapped, 4, Some("ST-3"), "for two players too");
    finds(&stud("1", "1").replace("[[limits]]", "seats = 9\n[[limits]]"), 4, Some("S-1"), "2 to 8 seats");
    finds(&holdem("").replace("[[limits]]", "seats = 1\n[[limits]]"), 4, Some("S-1"), "2 to 9 seats");
    finds(&stud("1", "1").replace("ante = 1\n", ""), 4, Some("S-4"), "stud needs an ante");
    finds(&stud("1", "1").replace("bring_in = 1\n", ""), 4, Some("S-4"), "stud needs an ante");
    finds(&stud("0", "1"), 7, Some("S-4"), "stud needs an ante");
    finds(&stud("1", "4"), 8, Some("S-4"), "the bring-in is above the small bet");
    finds(&format!("{STUD}[[limits]]\nfee = [4, 5]"), 4, Some("HE-2"), "either fixed or spread");
    finds(
        &format!("{HEAD}[[limits]]\nfixed = [3, 6]\nfee = [4, 5]\n[[limits]]\nfee = [4, 5]"),
        7,
        Some("HE-2"),
        "either",
    );
    finds(&holdem("spread = [1, 2]"), 4, Some("HE-2"), "either fixed or spread");
    finds(&holdem("").replace("[3, 6]", "[6, 3]"), 5, Some("S-2"), "the lower one first");
    finds(&holdem("").replace("[3, 6]", "[0, 6]"), 5, Some("S-2"), "have to be dollars");
    finds(&holdem("").replace("fixed = [3, 6]", "spread = [-3]"), 5, Some("S-2"), "have to be dollars");
    finds(&holdem("ante = 1"), 7, Some("S-4"), "antes and bring-ins are for stud");
    finds(&holdem("bring_in = 1"), 7, Some("S-4"), "antes and bring-ins are for stud");
    finds(HEAD, 0, Some("HE-2"), "no [[limits]]");
    finds(&holdem("").replace("holdem", "holdm"), 1, None, "not \"holdm\"");
    finds(&holdem("").replace("holdem", "poker"), 1, None, "not \"poker\"");
    finds(&holdem("").replace("house = \"X\"\n", ""), 0, Some("PFEE-2"), "`house` is missing");
    finds(&holdem("").replace("name = \"X\"\n", ""), 0, Some("PFEE-2"), "`name` is missing");
    finds(&holdem("colour = 1"), 7, None, "colour");
    finds(&holdem("").replace("[3, 6]", "[3, nan]"), 5, None, "not an amount in dollars");
    finds(&holdem("").replace("[3, 6]", "[3, inf]"), 5, None, "not an amount in dollars");
    finds(&holdem("").replace("[4, 5]", "[4, 5.005]"), 6, Some("D1"), "whole cents");
    finds(&holdem("").replace("[4, 5]", "[4, \"5%\"]"), 6, None, "amount in dollars");
}

#[test]
fn what_a_table_must_not_be_opened_by_is_found_on_its_line() {
    finds(&holdem("").replace("[4, 5]", "[-4, 5]"), 6, Some("PFEE-3"), "a fee is nothing or an amount");
    finds(&holdem("").replace("[4, 5]", "[4, -5]"), 6, Some("PFEE-3"), "a fee is nothing or an amount");
    let spread = holdem("").replace("fixed", "spread").replace("[4, 5]", "[4, -5]");
    finds(&spread, 6, Some("PFEE-4"), "a fee is nothing or an amount");
    finds(&holdem("blinds = [-1, 3]"), 7, Some("S-4"), "a blind is an amount above zero");
    finds(&holdem("blinds = [1, -3]"), 7, Some("S-4"), "a blind is an amount above zero");
    finds(&holdem("blinds = [0, 3]"), 7, Some("S-4"), "a blind is an amount above zero");
    finds(&holdem("blinds = [3, 1]"), 7, Some("S-4"), "the big blind is below the small one");
    finds(&holdem("blinds = [2, 4]"), 7, Some("S-4"), "the big blind is above the bet");
    let twice = "[[limits]]\nfixed = [3, 6]\nfee = [1, 2]\n";
    finds(&holdem(twice), 8, Some("PFEE-3"), "the limit 3-6 stands twice");
    finds(&holdem(&twice.replace("fixed", "spread")), 8, Some("PFEE-4"), "the limit 3-6 stands twice");
    finds(&stud("3.50", "1"), 7, Some("S-4"), "the ante is above the small bet");
    finds(&format!("{}blinds = [1, 3]", stud("1", "1")), 9, Some("S-4"), "no blinds");
    finds(&holdem("").replace("name = \"X\"", "name = \" \""), 3, Some("PFEE-2"), "the name on the sign");
    finds(&holdem("").replace("house = \"X\"", "house = \"\""), 2, Some("PFEE-2"), "the house on the sign");
    finds(&holdem("").replace("[3, 6]", "[3, 2_000_000_000]"), 5, Some("S-2"), "no amount of a table");
    finds(&holdem("").replace("[4, 5]", "[4, 2_000_000_000]"), 6, Some("S-2"), "no amount of a table");
    let many: String = (1..=256).map(|n| format!("[[limits]]\nfixed = [{n}, {n}]\nfee = [1, 2]\n")).collect();
    finds(&format!("{HEAD}{many}"), 4 + 3 * 255, Some("PFEE-3"), "at most 255 limits");
    assert!(read(&holdem("blinds = [1, 3]")).is_ok() && read(&stud("0.25", "3")).is_ok());
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let text = holdem("blinds = [3, 1]").replace("[4, 5]", "[-4, 5]").replace("name = \"X\"", "name = \"\"");
    let lines: Vec<usize> = read(&text).unwrap_err().iter().map(|p| p.line).collect();
    assert_eq!(lines, [3, 6, 7]);
}

#[test]
fn a_file_says_only_what_differs_from_the_one_it_extends() {
    let text = "extends = \"ocean-view/holdem\"\nhouse = \"Bay\"\nraises = 4\n";
    let (own, ours) = (read(text).unwrap(), HouseGame::shipped("ocean-view/holdem").unwrap());
    assert_eq!((own.house.as_str(), own.name.as_str(), own.game), ("Bay", "Texas Hold'em", Game::Holdem));
    assert_eq!((own.limits[0].raises, own.limits[0].limit), (Some(4), ours.limits[0].limit));
    let limits = format!("{text}[[limits]]\nspread = [2]\nfee = [3, 4]\n");
    assert_eq!(read(&limits).unwrap().limits.len(), 1);
    finds(&format!("{limits}blinds = [5, 2]"), 7, Some("S-4"), "the big blind is below");
    finds("extends = \"bay/none\"\ngame = \"razz\"\n", 1, None, "which does not exist");
    finds("game = \"razz\"\nextends = \"txb/pure-21.5\"\n", 2, None, "which is for blackjack");
    finds("extends = \"test/game\"\ngame = \"razz\"\n", 0, None, "extends itself");
    // What is inherited is found where it stands.
    let found = read("extends = \"ocean-view/poker\"\ngame = \"razz\"\nname = \"Razz\"\n").unwrap_err();
    let poker = include_str!("../../../houses/ocean-view/poker.toml");
    let line = poker.lines().position(|l| l.starts_with("heads_up_uncapped")).unwrap() + 1;
    assert_eq!((found[0].file.as_str(), found[0].line), ("houses/ocean-view/poker.toml", line));
    assert_eq!((found.len(), found[0].clause.map(|c| c.id())), (1, Some("ST-3")));
    // A stud game of its own limits has its own antes; those of the file it extends are not taken for them.
    let own = "extends = \"ocean-view/razz\"\n[[limits]]\nfixed = [2, 4]\nfee = [1, 2]\nbring_in = 1\n";
    finds(own, 2, Some("S-4"), "stud needs an ante");
}

#[test]
fn a_template_of_poker_cannot_be_dealt_and_leaves_its_choices_to_the_games_d10() {
    let mut houses = Houses::shipped();
    let keys: Vec<String> = houses.check("ocean-view/poker").unwrap().into_iter().map(|c| c.key).collect();
    assert_eq!(keys, ["game", "name"]);
    let dealt = houses.poker("ocean-view/poker").unwrap_err();
    assert!(
        dealt[0].what.to_string().contains("a template: a file that extends it chooses game, name"),
        "{dealt:?}"
    );
    houses.add("new/game", "new.toml".into(), "extends = \"ocean-view/poker\"\n".into());
    let found = houses.poker("new/game").unwrap_err();
    for key in ["`game` is not chosen", "`name` is not chosen"] {
        let hit = |p: &Flaw| p.what.to_string().contains(key) && p.clause.is_some_and(|c| c.id() == "D10");
        assert!(found.iter().any(hit), "{found:?}");
    }
    finds(
        "game = \"poker\"\ntemplate = true\n[[limits]]\nfixed = [2, 4]\nfee = [1, 2]",
        2,
        Some("D10"),
        "[choose]",
    );
    let lame = "game = \"poker\"\ntemplate = true\n[choose]\nname = \"x\"\n[[limits]]\nfixed = [2, 4]\nfee = [1, -2]";
    finds(lame, 7, Some("PFEE-3"), "a fee");
}

#[test]
fn every_shipped_file_is_sound() {
    let houses = Houses::shipped();
    for id in houses.ids() {
        assert!(houses.check(id).is_ok(), "{id}: {:?}", houses.check(id));
    }
    let ocean_view = |id: &&str| id.starts_with("ocean-view/");
    assert_eq!(houses.ids().filter(ocean_view).filter(|id| houses.poker(id).is_ok()).count(), 11);
}

#[test]
fn old_keys_are_refused_with_the_name_they_have_now() {
    let found = read(OLD_HOLDEM).unwrap_err();
    let told: Vec<(usize, String)> = found.iter().map(|p| (p.line, p.what.to_string())).collect();
    let told: Vec<(usize, &str)> = told.iter().map(|(line, what)| (*line, what.as_str())).collect();
    let expected = [
        (4, "the key `title` is called `name`"),
        (8, "the key `heads-up-uncapped` is called `heads_up_uncapped`"),
        (12, "the key `limit` is called `limits`"),
    ];
    assert_eq!(told, expected);
    let found = read(OLD_STUD).unwrap_err();
    assert!(
        found.iter().any(|p| (p.line, p.what.to_string().as_str()) == (15, "the key `bring-in` is called `bring_in`"))
    );
}

fn stored(text: &str) -> HouseGame {
    Houses::stored(&[("old/game".to_string(), text.to_string())]).poker("old/game").unwrap()
}

#[test]
fn a_text_of_an_old_book_is_read_in_the_dialect_it_was_written_in() {
    assert_eq!(Some(stored(OLD_HOLDEM)), HouseGame::shipped("ocean-view/holdem"));
    assert_eq!(Some(stored(OLD_STUD)), HouseGame::shipped("ocean-view/stud"));
}

#[test]
fn a_table_that_was_opened_stays_what_it_was_opened_by() {
    let unsound = OLD_HOLDEM.replacen("fee = [2, 3]", "fee = [-2, 3]\nblinds = [2, 1]", 1);
    let unsound = unsound.replacen("title = \"Texas Hold'em\"", "title = \"\"", 1);
    let (house, first) = (stored(&unsound), stored(&unsound).limits[0]);
    assert_eq!(house.limits.len(), 20);
    assert_eq!((first.fee.0, first.small_blind), (Money::dollars(-2), Money::dollars(2)));
    assert!(read(&unsound).is_err());
    // What could not be dealt then cannot be dealt now.
    let houses = Houses::stored(&[("old/game".into(), OLD_STUD.replace("ante = 0.25", "ante = 0"))]);
    assert!(houses.poker("old/game").is_err());
}

#[test]
fn a_stored_chain_needs_no_file_of_the_product() {
    let shipped = Houses::shipped();
    let ids = ["ocean-view/razz", "ocean-view/poker"];
    let files: Vec<(String, String)> =
        ids.iter().map(|id| (id.to_string(), shipped.text(id).unwrap().to_string())).collect();
    assert_eq!(Houses::stored(&files).poker(ids[0]).ok(), HouseGame::shipped(ids[0]));
    assert!(Houses::stored(&files[..1]).poker(ids[0]).is_err());
}

#[test]
fn raises_may_be_without_a_cap_o2() {
    let limit = "[[limits]]\nspread = [2]\nfee = [0, 0]\n";
    let rules = |key: &str| read(&format!("{HEAD}{key}{limit}")).unwrap().limits[0];
    assert_eq!(rules("raises = \"no-cap\"\n").raises, None);
    assert_eq!(rules("raises = 4\n").raises, Some(4));
    assert_eq!(rules("").raises, Some(3));
    finds(&format!("{HEAD}raises = \"many\"\n{limit}"), 4, None, "raises");
    let stud = "[[limits]]\nfixed = [2, 4]\nfee = [0, 0]\nante = 1\nbring_in = 1\n";
    finds(&format!("{STUD}raises = \"no-cap\"\n{stud}"), 4, Some("ST-3"), "three raises, always");
}

#[test]
fn pot_limit_is_a_limit_of_its_own_o3() {
    let game = read(&format!("{HEAD}[[limits]]\npot = 2\nfee = [0, 0]\n")).unwrap();
    assert_eq!(game.at("2-pot").unwrap().limit, Limit::Pot { min: Money::dollars(2) });
    assert_eq!(game.limits[0].big_blind, Money::dollars(2));
    finds(
        &format!("{HEAD}[[limits]]\npot = 2\nspread = [2]\nfee = [0, 0]\n"),
        4,
        Some("HE-2"),
        "up to the pot",
    );
    finds(&format!("{HEAD}[[limits]]\npot = 0\nfee = [0, 0]\n"), 5, Some("S-2"), "have to be dollars");
    let stud = "[[limits]]\npot = 2\nfee = [0, 0]\nante = 1\nbring_in = 1\n";
    finds(&format!("{STUD}{stud}"), 5, Some("O-3"), "stud is not played at pot limit");
}

#[test]
fn a_short_deck_house_chooses_whether_the_full_house_beats_the_flush_o5() {
    let short = |choice: &str| {
        let head = "game = \"short-deck\"\nhouse = \"X\"\nname = \"X\"\n";
        read(&format!("{head}{choice}[[limits]]\nspread = [2]\nfee = [0, 0]\n")).unwrap().limits[0].order
    };
    assert_eq!(short(""), Order::Usual);
    assert_eq!(short("full_house_beats_flush = false\n"), Order::Usual);
    assert_eq!(short("full_house_beats_flush = true\n"), Order::FullHouseFirst);
    finds(&format!("full_house_beats_flush = true\n{}", holdem("")), 1, Some("O-5"), "short deck");
}

#[test]
fn a_posting_lifts_the_qualifier_of_stud_high_low_sthl1() {
    const HAND: &str = include_str!("../../../scenarios/poker/stud-hi-lo-no-low.phh");
    let with = |choice: &str| {
        let text = format!("extends = \"ocean-view/stud-hi-lo\"\nhouse = \"X\"\nname = \"X\"\n{choice}");
        read(&text).unwrap()
    };
    let sign = |house: &HouseGame| house.sign(&house.limits[0]).posted(Voice::english()).to_text();
    for choice in ["", "low_qualifier = \"8-or-better\"\n"] {
        let house = with(choice);
        assert!(house.limits.iter().all(|r| r.order == Order::Usual), "{choice}");
        assert!(sign(&house).contains("eight or better"));
        assert_eq!(settled(HAND, house), [(1, Part::Whole, "STHL-1")]);
    }
    let house = with("low_qualifier = \"none\"\n");
    assert!(house.limits.iter().all(|r| r.order == Order::AnyLow));
    assert!(sign(&house).contains("Any hand is good for low"), "{}", sign(&house));
    // The same cards: T-9-3-2-A is a low now, and gets its half.
    assert_eq!(settled(HAND, house), [(1, Part::High, "STHL-2"), (0, Part::Low, "STHL-1")]);
    finds(&format!("low_qualifier = \"none\"\n{}", holdem("")), 1, Some("STHL-1"), "stud high-low");
    let text = "extends = \"ocean-view/stud-hi-lo\"\nhouse = \"X\"\nname = \"X\"\nlow_qualifier = \"nine\"\n";
    finds(text, 4, None, "8-or-better");
}

/// Who gets what part of the pot in a hand, when it is played by these rules, and by which clause.
fn settled(hand: &str, house: HouseGame) -> Vec<(Seat, Part, &'static str)> {
    let mut replayer = Replayer::new(move |_| Ok(house.clone()));
    let hand = hand.replace("finishing_stacks = [96, 99]\n", "");
    replayer.replay(&phh::read(&hand).unwrap()[0]).unwrap();
    let lines = replayer.events().iter().filter_map(|event| match event {
        Event::Awarded { lines, .. } => Some(lines.clone()),
        _ => None,
    });
    lines.flatten().map(|line| (line.seat, line.part, line.clause.id())).collect()
}
