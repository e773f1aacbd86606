// A table for tests: a Pure 21.5 house with three people, and a round told as events.
import type { Bounds, Event, Happened, Rules, Schedule, View } from './types';

export const RULES: Rules = {
  decks: [6, 8],
  seats: 8,
  natural: '6:5',
  peek: 'ace-or-ten',
  insurance: false,
  must_stand: 'hard-19',
  must_hit: 11,
  dealer_hits_soft_17: true,
  both_over: '888-pushes',
  double: 'any',
  double_for_less: true,
  double_after_split: true,
  split_tens: 'same-value',
  split_hands: 4,
  split_hands_tens: 4,
  split_hands_aces: 4,
  split_aces_one_card: true,
  surrender: 'first-two',
  backline: false,
  circles: { most: null, adjacent: false, while_waiting: null },
  deal_from: 'left-of-bank',
  settle: 'button-from-bank',
  buster_settles: 'with-its-circle',
  buster: { pays: [2, 2, 4, 15, 50, 250], min: 1, max: 25, within_table_limit: false },
  bank_turns: 2,
  bank_eligibility: 'anyone',
  chip: 0.5,
};

export const SCHEDULE: Schedule = {
  option: 1,
  min: 5,
  max: null,
  player_fee: 0,
  bank_fees: [
    { from: 1, to: 50, fee: 0.5 },
    { from: 51, to: null, fee: 5 },
  ],
  posted_by: null,
};

export const BOUNDS: Bounds = {
  chip: 0.5,
  base_least: 5,
  base_most: null,
  buster: { least: 1, most: 25, per_base: 1 },
  bank_least: 5,
  bank_fees: [0.5, 5],
};

export const EMPTY: View = {
  phase: 'offering',
  awaits: { for: 'any_bank' },
  rounds: 0,
  shoe_left: 312,
  shoe_size: 312,
  drop: 0,
  total_action: 0,
  two_circles: false,
  bounds: BOUNDS,
  people: [
    { player: 1, seat: 2, stack: 200, third_party: false, bank_most: 195 },
    { player: 2, seat: 5, stack: 200, third_party: false, bank_most: 195 },
    { player: 3, seat: 7, stack: 500, third_party: false, bank_most: 495 },
  ],
  bank: null,
  circles: [],
  backlines: [],
};

/** An event after which nothing counts otherwise. */
export const plain = (event: Event): Happened => ({ event, counted: [] });

/** A card after which its hand counts so much. */
const counts = (event: Event, points: number): Happened => {
  const at = typeof event === 'object' && 'card_dealt' in event ? event.card_dealt.to : 'bank';
  return { event, counted: [{ event: 0, at, total: { points, soft: false, natural: false }, over: points > 21 }] };
};

/** Player 3 banks $30; seat 2 bets $20 with $2 on Buster and doubles, seat 5 bets $10 and surrenders; the bank goes over. */
export const ROUND: Happened[] = [
  plain({ bank_taken: { player: 3, seat: 7, wager: 30, turn: 1 } }),
  plain({ wagered: { player: 1, seat: 2, base: 20, buster: 2 } }),
  plain({ wagered: { player: 2, seat: 5, base: 10, buster: 0 } }),
  plain({ wagers_closed: { total_action: 32 } }),
  plain({ bank_fee_taken: { player: 3, amount: 0.5 } }),
  counts({ card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: '8h' } }, 8),
  counts({ card_dealt: { to: { hand: { seat: 5, hand: 1 } }, card: 'Tc' } }, 10),
  counts({ card_dealt: { to: 'bank', card: '6s' } }, 6),
  counts({ card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: '3d' } }, 11),
  counts({ card_dealt: { to: { hand: { seat: 5, hand: 1 } }, card: '6c' } }, 16),
  plain({ card_dealt: { to: 'hole', card: null } }),
  plain({ acted: { player: 1, seat: 2, hand: 1, action: { double: 20 } } }),
  counts({ card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: 'Ks' } }, 21),
  plain({ acted: { player: 2, seat: 5, hand: 1, action: 'surrender' } }),
  counts({ hole_shown: { card: 'Kd' } }, 16),
  plain({ button_placed: { count: 13, counted_to: 6, seat: 2 } }),
  counts({ card_dealt: { to: 'bank', card: '9s' } }, 25),
  plain({
    settled: {
      seat: 2,
      hand: 1,
      player: 1,
      wager: 'base',
      amount: 40,
      outcome: 'win',
      paid: 30,
      collected: 0,
      uncovered: 10,
      clause: 'GR-3',
    },
  }),
  plain({
    settled: {
      seat: 2,
      hand: null,
      player: 1,
      wager: 'buster',
      amount: 2,
      outcome: 'win',
      paid: 0,
      collected: 0,
      uncovered: 2,
      clause: 'BB-4',
    },
  }),
  plain({
    settled: {
      seat: 5,
      hand: 1,
      player: 2,
      wager: 'base',
      amount: 10,
      outcome: 'surrender',
      paid: 0,
      collected: 5,
      uncovered: 0,
      clause: 'DSS-6',
    },
  }),
  plain({ round_ended: { bank_result: -25 } }),
];
