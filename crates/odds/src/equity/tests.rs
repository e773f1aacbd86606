//! Known equities, and engines against each other.

use super::*;
use cards::{Card, parse_cards};

fn question(game: Game, hands: &[&str], board: &str) -> Question {
    Question {
        game,
        hands: hands.iter().map(|text| read_hand(game, text).unwrap()).collect(),
        board: parse_cards(board).unwrap(),
        dead: Vec::new(),
    }
}

fn solved(game: Game, hands: &[&str], board: &str) -> Answer {
    solve(&question(game, hands, board), &Options::default(), &Progress::default()).unwrap()
}

#[test]
fn aces_against_kings() {
    let answer = solved(Game::Holdem, &["AsAh", "KdKc"], "");
    assert!(answer.exact);
    assert_eq!(answer.deals, 1_712_304);
    assert_eq!(answer.hands[0].deals, (1_388_072, 6_538));
    assert_eq!(answer.hands[1].deals, (317_694, 6_538));
}

#[test]
fn omaha_hi_lo_before_the_flop() {
    let answer = solved(Game::OmahaHiLo, &["As2sAh3h", "KdQdJcTc"], "");
    assert!(answer.exact);
    assert_eq!(answer.deals, 1_086_008);
    assert_eq!(format!("{:.5}", answer.hands[0].equity), "0.67289");
}

#[test]
fn a_pair_of_aces_against_any_hand() {
    let answer = solved(Game::Holdem, &["AsAh", "random"], "");
    assert!(answer.exact);
    assert_eq!(answer.deals, 1225 * 1_712_304);
    assert_eq!(format!("{:.4}", answer.hands[0].equity), "0.8520");
}

/// Every completion of a deal, settled by the slow way of showing hands.
fn by_hand(question: &Question) -> Vec<f64> {
    let deal = deal::Deal::new(question);
    let mut shares = vec![0.0; question.hands.len()];
    let mut count = 0.0;
    fill(&mut deal.clone(), 0, &deal.slots, &mut |deal| {
        let hands: Vec<Vec<Card>> =
            (0..deal.players).map(|p| deal.rows[p][..deal.lengths[p]].to_vec()).collect();
        let board = &deal.rows[deal::BOARD][..deal.lengths[deal::BOARD]];
        for (share, shown) in shares.iter_mut().zip(showdown(question.game, &hands, board).unwrap()) {
            *share += shown.share;
        }
        count += 1.0;
    });
    shares.into_iter().map(|share| share / count).collect()
}

/// Fills the slots in every order, which counts each deal equally often.
fn fill(deal: &mut deal::Deal, at: usize, slots: &[(usize, usize)], each: &mut dyn FnMut(&deal::Deal)) {
    let Some((row, place)) = slots.get(at) else { return each(deal) };
    for i in 0..deal.live.len() {
        let card = deal.live.remove(i);
        deal.rows[*row][*place] = card;
        fill(deal, at + 1, slots, each);
        deal.live.insert(i, card);
    }
}

#[test]
fn the_engines_agree_with_showing_every_hand() {
    for (game, hands, board) in [
        (Game::Holdem, &["AsKs", "QdQc", "7h6h"][..], "2s9sTd"),
        (Game::HoldemHiLo, &["As2s", "QdQc", "7h6h"], "3s9s4d"),
        (Game::Omaha, &["AsKs2d3d", "QhQd7c8c"], "4s9s5d"),
        (Game::OmahaHiLo, &["AsKs2d3d", "QhQd7c8c", "Ac2c4h4c"], "4s9s5d"),
        (Game::CrazyPineapple, &["AsKs", "QdQc"], "2s9sTdJd"),
        (Game::Draw, &["AsAdAcJk", "KsKdQsQd2h/2h"], ""),
        (Game::Draw, &["AsKsQsJs", "2d3d4d5d6c"], ""),
        (Game::Lowball, &["As2d3h8c9c/9c", "7s5d4h2c"], ""),
        (Game::Stud, &["AsAdKsQh2c3c4d", "7h7d8s9s2d", "KdKhJdTs5h6h"], ""),
        (Game::StudHiLo, &["As2d3s4h9cTcJd", "7h7d8s6s2c"], ""),
        (Game::Razz, &["As2d3s4h9cTc", "7h5d8s6s2cKcKd"], ""),
        (Game::Razz, &["As2d3s4h9cTc", "7h5d8s6s2cKc"], "5c"),
        (Game::ShortDeck, &["AhKh", "TcTd"], "Th8h6s"),
        (Game::SingleDraw, &["2c3d4h7sKs/Ks", "8c7d5h4d2d"], ""),
        (Game::TripleDraw, &["2c3d4h7sKs/Ks", "9c7d5h4d2d/9c"], ""),
        (Game::Badugi, &["Ac2d3h3s/3s", "5c6d7hTs"], ""),
    ] {
        let question = question(game, hands, board);
        let expected = by_hand(&question);
        let answer = solve(&question, &Options::default(), &Progress::default()).unwrap();
        assert!(answer.exact);
        for (share, expected) in answer.hands.iter().zip(&expected) {
            assert!((share.equity - expected).abs() < 1e-12, "{game:?} {hands:?}: {share:?} {expected}");
        }
        let one = Options { threads: 3, ..Options::default() };
        assert_eq!(solve(&question, &one, &Progress::default()).unwrap().hands, answer.hands);
    }
}

#[test]
fn samples_agree_with_every_deal() {
    for (game, hands, board) in [
        (Game::Holdem, &["AsKs", "QdQc"][..], ""),
        (Game::Holdem, &["TT+, AKs", "QdQc", "98s"], ""),
        (Game::Holdem, &["AsKs", "Ad"], ""),
        (Game::HoldemHiLo, &["As2s", "QdQc", "7h6h"], ""),
        (Game::Omaha, &["AsKs2d3d", "QhQd7c8c"], "4s9s5d"),
        (Game::OmahaHiLo, &["AsKs2d3d", "QhQd7c8c"], ""),
        (Game::CrazyPineapple, &["AsKs2d", "QhQd7c"], "4s9s5d"),
        (Game::CrazyPineappleHiLo, &["As3s2d", "QhQd7c"], ""),
        (Game::Draw, &["AsAd", "KsKdQsQd"], ""),
        (Game::Lowball, &["As2d3h", "7s5d4h2c"], ""),
        (Game::Stud, &["AsAdKsQh2c", "7h7d8s9s2d"], ""),
        (Game::StudHiLo, &["As2d3s4h9c", "7h7d8s6s2c"], ""),
        (Game::Razz, &["As2d3s4h9c", "7h5d8s6s2c"], ""),
    ] {
        let question = question(game, hands, board);
        let all = solve(&question, &Options::default(), &Progress::default()).unwrap();
        let random = Options { patience: 0.0, error: 0.004, ..Options::default() };
        let some = solve(&question, &random, &Progress::default()).unwrap();
        assert!(all.exact && !some.exact, "{game:?} {hands:?}");
        let total: f64 = all.hands.iter().map(|share| share.equity).sum();
        assert!((total - 1.0).abs() < 1e-9);
        for (exact, sampled) in all.hands.iter().zip(&some.hands) {
            let off = (exact.equity - sampled.equity).abs();
            assert!(
                sampled.error <= 0.004 && off < 2.3 * sampled.error + 1e-9,
                "{game:?} {hands:?} {exact:?} {sampled:?}"
            );
            assert!((exact.high - sampled.high).abs() < 0.01 && (exact.scoop - sampled.scoop).abs() < 0.012);
        }
        let one = Options { threads: 1, ..random };
        assert_eq!(solve(&question, &one, &Progress::default()).unwrap(), some);
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let refused = |game: Game, hands: &[&str], board: &str| {
        let hands = hands.iter().map(|text| read_hand(game, text)).collect::<Result<Vec<_>, _>>();
        let board = parse_cards(board).unwrap();
        let question = hands.map(|hands| Question { game, hands, board, dead: Vec::new() });
        question.and_then(|question| question.check()).unwrap_err()
    };
    for (game, hands, board, part) in [
        (Game::Holdem, &["AsKs"][..], "", "S-1"),
        (Game::Holdem, &["AsKs", "AsQd"], "", "twice"),
        (Game::Holdem, &["AsKs", "JkQd"], "", "HE-6"),
        (Game::Holdem, &["AsKsQs", "KdQd"], "", "too many"),
        (Game::Holdem, &["AsKs", "KdQd"], "2c3c", "HE-1"),
        (Game::Draw, &["AsKs", "KdQd"], "2c3c4c", "no board"),
        (Game::Stud, &["AsKs", "KdQd"], "2c3c", "ST-10"),
        (Game::Draw, &["AsKsQsJs2d/3d", "KdQd"], "", "not in"),
        (Game::CrazyPineapple, &["AsKsQs", "KdQd"], "2c3c4c5c", "CP-1"),
        (Game::Omaha, &["AK", "KdQd"], "", "not a card"),
        (Game::Stud, &["As", "Kd", "Ks", "Kh", "Qd", "Qs", "Js", "Jd", "Ts"], "", "to come"),
    ] {
        let why = refused(game, hands, board);
        assert!(why.to_string().contains(part), "{game:?} {hands:?}: {why}");
    }
}

#[test]
fn exact_is_never_answered_with_a_sample() {
    let options = Options { exact: true, ..Options::default() };
    for (game, hands) in [
        (Game::Holdem, &["random", "random", "random", "random"][..]),
        (Game::CrazyPineapple, &["AsKsQs", "random"]),
        (Game::Stud, &["As", "Ks", "Qs", "random"]),
    ] {
        let why = solve(&question(game, hands, ""), &options, &Progress::default()).unwrap_err();
        assert!(why.to_string().contains("--exact"), "{why}");
    }
}

/// Words made of what people type, in no order: they are read or refused, and what is read can be asked.
#[test]
fn no_text_can_break_the_reader() {
    let pieces = [
        "As", "Kd", "Td", "10h", "2c", "Jk", "AK", "s", "o", "+", "-", ",", "/", " ", "TT", "?", "random",
        "é", "9",
    ];
    let mut luck = sample::Luck::new(3, 3);
    let mut asked = 0;
    for _ in 0..20_000 {
        let game = Game::ALL[luck.below(Game::ALL.len())];
        let mut hands = Vec::new();
        for _ in 0..2 + luck.below(3) {
            let text: String = (0..luck.below(6)).map(|_| pieces[luck.below(pieces.len())]).collect();
            hands.extend(read_hand(game, &text));
        }
        let board = (0..luck.below(6))
            .map(|_| game::deck(game)[luck.below(game::deck(game).len().min(52))])
            .collect();
        let question = Question { game, hands, board, dead: Vec::new() };
        if question.check().is_ok() {
            let options = Options { error: 0.5, patience: 0.0, threads: 1, ..Options::default() };
            asked += usize::from(asked < 60 && solve(&question, &options, &Progress::default()).is_ok());
        }
    }
    assert_eq!(asked, 60);
}
