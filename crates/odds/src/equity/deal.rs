//! A deal in the making: which cards are known, which are to come, and what the hands are worth once all are there.

use super::game::{self, Making};
use super::question::{Holding, Question};
use super::settle::{Numbers, PLAYERS, Tally};
use cards::Card;
use cards::ranking::{Block, Joker, LANES, Omaha, OmahaHole, Packed};
use games::poker::{Order, Split, Worth};

/// The most cards that can be to come.
pub const SLOTS: usize = 53;
/// Where a card goes that belongs to the board.
pub const BOARD: usize = PLAYERS;

/// A question as the dealing needs it: rows of cards, the last of them the board, and the places still empty.
#[derive(Clone)]
pub struct Deal {
    /// How hands are made and what wins.
    pub making: Making,
    /// What takes the pot.
    pub wins: Split,
    /// What hands are worth by the game's own ranking.
    pub worth: fn(Order, &[Card], &[Card]) -> Option<Worth>,
    /// How many hands there are.
    pub players: usize,
    /// The cards of each hand, and of the board at [`BOARD`].
    pub rows: [[Card; 7]; PLAYERS + 1],
    /// How many cards of each row there will be.
    pub lengths: [usize; PLAYERS + 1],
    /// The empty places, row by row.
    pub slots: Vec<(usize, usize)>,
    /// The cards that may fill them.
    pub live: Vec<Card>,
}

impl Deal {
    /// The deal behind a question; the hands of ranges are left empty and must be put in.
    pub fn new(question: &Question) -> Deal {
        let mut deal = Deal {
            making: game::making(question.game),
            wins: question.game.split(),
            worth: question.game.form().worth,
            players: question.hands.len(),
            rows: [[Card::JOKER; 7]; PLAYERS + 1],
            lengths: [0; PLAYERS + 1],
            slots: Vec::new(),
            live: question.live(),
        };
        for (player, hand) in question.hands.iter().enumerate() {
            match hand {
                Holding::Cards { kept, .. } => deal.fill(player, kept, question.missing(hand)),
                Holding::Range(_) => deal.lengths[player] = 2,
            }
        }
        deal.fill(BOARD, &question.board, question.missing_board());
        deal
    }

    fn fill(&mut self, row: usize, cards: &[Card], missing: usize) {
        self.rows[row][..cards.len()].copy_from_slice(cards);
        self.lengths[row] = cards.len() + missing;
        self.slots.extend((cards.len()..cards.len() + missing).map(|place| (row, place)));
    }

    /// The empty places by rows: whose, and how many.
    pub fn groups(&self) -> Vec<(usize, usize)> {
        let mut groups: Vec<(usize, usize)> = Vec::new();
        for &(row, _) in &self.slots {
            match groups.last_mut() {
                Some((last, count)) if *last == row => *count += 1,
                _ => groups.push((row, 1)),
            }
        }
        groups
    }

    /// The cards of a row that are known.
    pub fn known(&self, row: usize) -> &[Card] {
        let missing = self.slots.iter().filter(|(slot_row, _)| *slot_row == row).count();
        &self.rows[row][..self.lengths[row] - missing]
    }

    /// Is the pot split between high and low?
    pub fn is_split(&self) -> bool {
        self.wins == Split::HighLow
    }
}

/// The tables that a game's hands are ranked with; they are made when they are first needed.
#[derive(Clone, Copy)]
enum Tables {
    None,
    Omaha(Omaha),
    Joker(Joker),
    OneByOne,
}

/// Collects complete deals, thirty-two at a time, and settles them.
pub struct Showdowns {
    tables: Tables,
    wins: Split,
    players: usize,
    blocks: [Block; PLAYERS],
    numbers: Numbers,
    /// Hole cards of Omaha that do not change from deal to deal.
    holes: [Option<OmahaHole>; PLAYERS],
    lane: usize,
    /// What was settled.
    pub tally: Tally,
}

impl Showdowns {
    /// For the showdowns of this deal.
    pub fn new(deal: &Deal) -> Showdowns {
        let tables = match deal.making {
            Making::BestOfSeven => Tables::None,
            Making::TwoAndThree => Tables::Omaha(Omaha::new()),
            Making::FiveWithJoker => Tables::Joker(Joker::new()),
            Making::OneByOne => Tables::OneByOne,
        };
        let mut holes = [None; PLAYERS];
        if let Tables::Omaha(omaha) = tables {
            for (player, hole) in holes[..deal.players].iter_mut().enumerate() {
                *hole = deal.known(player).try_into().ok().map(|cards| omaha.hole(cards));
            }
        }
        Showdowns {
            tables,
            wins: deal.wins,
            players: deal.players,
            blocks: std::array::from_fn(|_| Block::default()),
            numbers: Numbers::default(),
            holes,
            lane: 0,
            tally: Tally::default(),
        }
    }

    /// Takes a complete deal; settles when thirty-two are there.
    #[inline(always)]
    pub fn add(&mut self, deal: &Deal) {
        let lane = self.lane;
        match self.tables {
            Tables::None => {
                let board = Packed::from(&deal.rows[BOARD][..deal.lengths[BOARD]]);
                for player in 0..self.players {
                    let own = Packed::from(&deal.rows[player][..deal.lengths[player]]);
                    self.blocks[player].set(lane, own + board);
                }
            }
            Tables::Omaha(omaha) => self.add_omaha(omaha, deal, lane),
            Tables::OneByOne => self.add_one_by_one(deal, lane),
            Tables::Joker(joker) => {
                for player in 0..self.players {
                    let [a, b, c, d, e, ..] = deal.rows[player];
                    let place = match self.wins {
                        Split::Low => joker.lowball_place(&[a, b, c, d, e]),
                        _ => joker.draw_place(&[a, b, c, d, e]),
                    };
                    self.numbers.high[player][lane] = u32::from(place) + 1;
                }
            }
        }
        self.lane += 1;
        if self.lane == LANES {
            self.settle();
        }
    }

    #[inline(always)]
    fn add_omaha(&mut self, omaha: Omaha, deal: &Deal, lane: usize) {
        let [a, b, c, d, e, ..] = deal.rows[BOARD];
        let board = omaha.board(&[a, b, c, d, e]);
        for player in 0..self.players {
            let hole = self.holes[player].unwrap_or_else(|| {
                let [a, b, c, d, ..] = deal.rows[player];
                omaha.hole(&[a, b, c, d])
            });
            self.numbers.high[player][lane] = u32::from(omaha.high_place(&hole, &board)) + 1;
            if self.wins == Split::HighLow {
                self.numbers.low[player][lane] = u32::from(omaha.low_place(&hole, &board));
            }
        }
    }

    /// Games without tables of their own: one half of the pot, won by whatever their ranking says.
    fn add_one_by_one(&mut self, deal: &Deal, lane: usize) {
        let board = &deal.rows[BOARD][..deal.lengths[BOARD]];
        for player in 0..self.players {
            let worth = (deal.worth)(Order::Usual, &deal.rows[player][..deal.lengths[player]], board);
            let made = worth.and_then(|w| w.high.or(w.low));
            self.numbers.high[player][lane] = made.map_or(0, |made| made.order());
        }
    }

    /// Settles the deals that have been collected, however few.
    #[inline(always)]
    pub fn settle(&mut self) {
        if self.lane == 0 {
            return;
        }
        if let Tables::None = self.tables {
            for player in 0..self.players {
                rank_block(&self.blocks[player], player, self.wins, &mut self.numbers);
            }
        }
        let weights = std::array::from_fn(|lane| u32::from(lane < self.lane));
        self.tally.settle(self.players, self.wins == Split::HighLow, &self.numbers, &weights);
        self.lane = 0;
    }
}

/// What a player's hands of seven cards are worth.
#[inline(always)]
pub fn rank_block(block: &Block, player: usize, wins: Split, numbers: &mut Numbers) {
    match wins {
        Split::Low => numbers.high[player] = block.low::<7>().numbers(),
        Split::High => numbers.high[player] = block.high::<7>().numbers(),
        Split::HighLow => {
            numbers.high[player] = block.high::<7>().numbers();
            numbers.low[player] = block.eight_or_better().map(u32::from);
        }
    }
}
