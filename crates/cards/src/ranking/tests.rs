//! What the clauses say about particular hands.

use super::*;
use crate::parse_cards;

fn cards(text: &str) -> Vec<Card> {
    parse_cards(text).unwrap()
}

#[test]
fn hands_are_what_they_are() {
    for (hand, made, kickers) in [
        ("7s7d7hJsJd", "FullHouse 7-7-7-J-J", ""),
        ("AsKsQsJsTs2d3d", "RoyalFlush A-K-Q-J-10", ""),
        ("9s8s7s6s5s", "StraightFlush 9-8-7-6-5", ""),
        ("6s6d6h6cKd", "FourOfAKind 6-6-6-6-K", "K"),
        ("As9s7s5s2s", "Flush A-9-7-5-2", "9-7-5-2"),
        ("As2d3h4c5s", "Straight 5-4-3-2-A", ""),
        ("3s3d3hTcKd", "ThreeOfAKind 3-3-3-K-10", "K-10"),
        ("AsAd6h6cKd", "TwoPair A-A-6-6-K", "K"),
        ("7s7dAhKc4s", "OnePair 7-7-A-K-4", "A-K-4"),
        ("KsQd9h7c2s", "HighCard K-Q-9-7-2", "Q-9-7-2"),
    ] {
        assert_eq!(format!("{:?}", high(&cards(hand))), made);
        assert_eq!(high(&cards(hand)).kickers(), kickers);
    }
    for (hand, made) in [
        ("8s6d4h2cAs", "NoPair 8-6-4-2-A"),
        ("3s3dKh8c2s", "Pair 3-3-K-8-2"),
        ("3s3d2h2c8s", "TwoPair 3-3-2-2-8"),
        ("3s3d3hTcAs", "Trips 3-3-3-10-A"),
        ("3s3d3hAcAs", "FullHouse 3-3-3-A-A"),
        ("AsAdAhAcKs", "Quads A-A-A-A-K"),
    ] {
        assert_eq!(format!("{:?}", ace_to_five(&cards(hand))), made);
    }
}

#[test]
fn the_joker_of_draw_is_what_dr_10_says() {
    for (hand, made) in [
        ("AsAdAhAcJk", "FiveAces A-A-A-A-A"),
        ("KsKdKhKcJk", "FourOfAKind K-K-K-K-A"),
        ("AsAdKhKcJk", "FullHouse A-A-A-K-K"),
        ("KsKdQhQcJk", "TwoPair K-K-Q-Q-A"),
        ("KsKd9h4cJk", "OnePair K-K-A-9-4"),
        ("Ks9d5h4cJk", "HighCard A-K-9-5-4"),
        ("2s3d4h5cJk", "Straight 6-5-4-3-2"),
        ("As2d3h4cJk", "Straight 5-4-3-2-A"),
        ("KsQdJhTcJk", "Straight A-K-Q-J-10"),
        ("AsKsQsTsJk", "RoyalFlush A-K-Q-J-10"),
        ("9s8s7s6sJk", "StraightFlush 10-9-8-7-6"),
        ("As9s5s2sJk", "Flush A-K-9-5-2"),
    ] {
        assert_eq!(format!("{:?}", draw_high(&cards(hand))), made, "{hand}");
    }
    // The highest card not in the flush: there is no double-ace flush.
    assert_eq!(draw_high(&cards("As9s5s2sJk")), draw_high(&cards("AdKd9d5d2d")));
    assert_eq!(draw_high(&cards("KsKd9h4cJk")), draw_high(&cards("KhKcAd9s4s")));
    assert!(draw_high(&cards("AsAdAhAcJk")) > draw_high(&cards("AsKsQsTsJs")));
}

#[test]
fn the_categories_of_draw_stand_in_the_order_of_dr_9() {
    let best_first = [
        "AsAdAhAcJk", // five aces
        "AsKsQsJsTs", // royal flush
        "KsQsJsTs9s", // straight flush
        "KsKdKhKcAs", // four of a kind
        "AsAdAhKcKs", // full house
        "AsKsQsJs9s", // flush
        "AsKdQhJcTs", // straight
        "AsAdAhKcQs", // three of a kind
        "AsAdKhKcQs", // two pair
        "AsAdKhQcJs", // one pair
        "AsKdQhJc9s", // high card
    ];
    for pair in best_first.windows(2) {
        let (better, worse) = (draw_high(&cards(pair[0])), draw_high(&cards(pair[1])));
        assert!(better > worse && better.category() > worse.category(), "{pair:?}");
    }
}

#[test]
fn the_joker_of_lowball_is_the_lowest_missing_rank() {
    let made = |hand: &str| format!("{:?}", lowball(&cards(hand)));
    assert_eq!(made("As2d3h4cJk"), "NoPair 5-4-3-2-A");
    assert_eq!(made("3s3dAh2cJk"), "Pair 3-3-4-2-A");
    assert_eq!(made("KsQdJhTcJk"), "NoPair K-Q-J-10-A");
    assert!(lowball(&cards("7s5d4h3cJk")).is_seven_or_better());
    assert!(!lowball(&cards("8s5d4h3cJk")).is_seven_or_better());
    assert!(!lowball(&cards("5s5d4h3cJk")).is_seven_or_better());
}

#[test]
fn lows_are_ordered_from_the_wheel_to_quad_kings() {
    let best_first = [
        "5s4d3h2cAs",
        "6s4d3h2cAs",
        "6s5d3h2cAs",
        "7s4d3h2cAs",
        "KsQdJhTc9s",
        "AsAd4h3c2s",
        "KsKdQhJcTs",
        "2s2dAhAc3s",
        "KsKdQhQcJs",
        "AsAdAh3c2s",
        "KsKdKhQcJs",
        "AsAdAh2c2s",
        "KsKdKhQcQs",
        "AsAdAhAc2s",
        "KsKdKhKcQs",
    ];
    for pair in best_first.windows(2) {
        assert!(ace_to_five(&cards(pair[0])) > ace_to_five(&cards(pair[1])), "{pair:?}");
    }
}

#[test]
fn omaha_plays_exactly_two() {
    let board = cards("AsKsQsJs2d");
    let made = |hole: &str| format!("{:?}", omaha_high(&cards(hole), &board));
    assert_eq!(made("9sAdAhAc"), "ThreeOfAKind A-A-A-K-Q");
    assert_eq!(made("Ts3sAhAc"), "Flush A-K-Q-10-3");
    assert_eq!(made("TsTd9h9c"), "Straight K-Q-J-10-9");
    assert_eq!(omaha_eight_or_better(&cards("3s4dKhKc"), &board), None);
    assert_eq!(
        omaha_eight_or_better(&cards("As2dKhKc"), &cards("3s4s5dTdTc")).unwrap().ranks(),
        [5, 4, 3, 2, 1]
    );
    assert_eq!(omaha_eight_or_better(&cards("As2d3h4c"), &cards("5s6sTdTcTh")), None);
}

#[test]
fn boards_showing_compare_by_sets_then_high_cards() {
    assert!(showing_high(&cards("2s2d")) > showing_high(&cards("AsKd")));
    assert!(showing_high(&cards("AsKdQh")) > showing_high(&cards("AcKhJh")));
    assert!(showing_high(&cards("3s3d2h2c")) > showing_high(&cards("AsAdKhQc")));
    assert_eq!(showing_high(&cards("AsKd")), showing_high(&cards("AdKh")));
    assert!(showing_high(&cards("9c3h5d6h6s")) > showing_high(&cards("AsKdQhJc")));
    assert!(showing_high(&cards("2s4s6s8sTs")) > showing_high(&cards("AsAdAhKc")));
    assert!(showing_low(&cards("As2d3h4c6s")) > showing_low(&cards("As2d3h4c7s")));
    assert!(showing_low(&cards("As2d")) > showing_low(&cards("As3d")));
    assert!(showing_low(&cards("KsQd")) > showing_low(&cards("AsAd")));
}

#[test]
fn the_best_five_stand_in_order() {
    let shown = |five: [Card; 5]| five.iter().map(Card::to_string).collect::<String>();
    assert_eq!(shown(best_five_high(&cards("2s7d7hJsJd7cKs"))), "7h7d7cJsJd");
    assert_eq!(shown(best_five_high(&cards("As2d3h4c5sKdQd"))), "5s4c3h2dAs");
    assert_eq!(shown(best_five_high(&cards("KsKdQhQcJk"))), "KsKdQhQcJk");
    assert_eq!(shown(best_five_high(&cards("9s8s7s6sJk"))), "Jk9s8s7s6s");
    assert_eq!(shown(best_five_low(&cards("As2d3h4cJk"))), "Jk4c3h2dAs");
    assert_eq!(shown(best_five_low(&cards("As8d3h6c2sKdKh"))), "8d6c3h2sAs");
    assert_eq!(shown(best_omaha_high(&cards("9sAdAh3c"), &cards("AsKsQsJs2d"))), "AsAhAdKsQs");
}
