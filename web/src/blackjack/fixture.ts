// A table for tests: a Pure 21.5 house with three people, and a round told as events.
import type { Arg, BlackjackMishaps, PersonAtTable, Sentence, Telling, Tone } from '../protocol';
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
  casino_rules: false,
  buster_settles: 'with-its-circle',
  buster: { pays: [2, 2, 4, 15, 50, 250], min: 1, max: 25, within_table_limit: false },
  bank_turns: 2,
  bank_eligibility: 'anyone',
  chip: 0.5,
};

/** What may go wrong at a house whose rulebook has no penalties, and at one that has them. */
const decided = (floor: string): BlackjackMishaps => ({
  floor,
  reportable: (['misnamed', 'bet-misentered', 'paid-wrongly', 'exposed', 'off-table', 'extra', 'misdeal'] as const).map((what) => ({
    what,
    clause: floor,
  })),
});
export const MISHAPS = decided('FLOOR-1');
export const CASINO: BlackjackMishaps = {
  floor: 'L-CAS-16',
  reportable: [...decided('L-CAS-16').reportable, { what: 'switched', clause: 'L-CAS-6' }, { what: 'wager-removed', clause: 'L-CAS-4' }],
};

export const SCHEDULE: Schedule = {
  option: 1,
  min: 5,
  max: null,
  buster_limit: null,
  player_fees: { base: [{ from: 0, to: null, fee: 0 }], backline: 0, buster: 0 },
  fees_taken: 'before-the-deal',
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
    { player: 1, seat: 2, stack: 200, third_party: false, bank_most: 200, bank_spots: [2] },
    { player: 2, seat: 5, stack: 200, third_party: false, bank_most: 200, bank_spots: [5] },
    { player: 3, seat: 7, stack: 500, third_party: false, bank_most: 500, bank_spots: [7] },
  ],
  bank: null,
  circles: [],
  backlines: [],
};

/** An event after which nothing counts otherwise. */
export const plain = (event: Event, ...says: Sentence[]): Happened => ({ event, counted: [], says });

/** A card after which its hand counts so much. */
const counts = (event: Event, points: number, ...says: Sentence[]): Happened => {
  const at = typeof event === 'object' && 'card_dealt' in event ? event.card_dealt.to : 'bank';
  return { event, counted: [{ event: 0, at, total: { points, soft: false, natural: false }, over: points > 21 }], says };
};

const said = (tone: Tone, clause: string | null, id: string, args: Record<string, Arg>): Sentence => ({
  says: { id, args },
  clause,
  tone,
  event: 0,
});
const total = (id: string, points: number): Arg => ({ telling: { id, args: { points: { number: points } } } });
const chips = (...all: [string, number][]): Arg => ({ tellings: all.map(([id, amount]) => ({ id, args: { amount: { money: amount } } })) });

/** A settlement of which nothing but the reason matters. */
const because = (clause: string, seat: number, why: Telling, wager: string): Sentence =>
  said('chips', clause, 'bj-settled', {
    player: { player: seat === 2 ? 1 : 2 },
    seat: { number: seat },
    hand: { number: 0 },
    wager: { word: wager },
    why: { telling: why },
    chips: { tellings: [{ id: 'bj-chips-none' }] },
  });

/** Player 3 banks $30; seat 2 bets $20 with $2 on Buster and doubles, seat 5 bets $10 and surrenders; the bank goes over. */
export const ROUND: Happened[] = [
  plain(
    { bank_taken: { player: 3, seat: 7, wager: 30, turn: 1 } },
    said('rule', 'RND-2', 'bj-bank-taken', { player: { player: 3 }, seat: { number: 7 }, wager: { money: 30 }, turn: { number: 1 } }),
  ),
  plain(
    { wagered: { player: 1, seat: 2, base: 20, buster: 2 } },
    said('action', null, 'bj-wagered-buster', { player: { player: 1 }, seat: { number: 2 }, base: { money: 20 }, buster: { money: 2 } }),
  ),
  plain({ wagered: { player: 2, seat: 5, base: 10, buster: 0 } }),
  plain({ wagers_closed: { total_action: 32 } }),
  plain({ bank_fee_taken: { player: 3, amount: 0.5 } }),
  counts({ card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: '8h' } }, 8),
  counts({ card_dealt: { to: { hand: { seat: 5, hand: 1 } }, card: 'Tc' } }, 10),
  counts({ card_dealt: { to: 'bank', card: '6s' } }, 6),
  counts({ card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: '3d' } }, 11),
  counts({ card_dealt: { to: { hand: { seat: 5, hand: 1 } }, card: '6c' } }, 16),
  plain({ card_dealt: { to: 'hole', card: null } }),
  plain(
    { acted: { player: 1, seat: 2, hand: 1, action: { double: 20 } } },
    said('action', 'DSS-1', 'bj-double', {
      player: { player: 1 },
      seat: { number: 2 },
      hand: { number: 0 },
      total: total('bj-total', 11),
      less: { word: 'no' },
      amount: { money: 20 },
    }),
  ),
  counts({ card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: 'Ks' } }, 21),
  plain(
    { acted: { player: 2, seat: 5, hand: 1, action: 'surrender' } },
    said('action', 'DSS-6', 'bj-surrender', {
      player: { player: 2 },
      seat: { number: 5 },
      hand: { number: 0 },
      total: total('bj-total', 16),
    }),
  ),
  counts(
    { hole_shown: { card: 'Kd' } },
    16,
    said('cards', 'RND-9', 'bj-hole-shown', { card: { card: 'Kd' }, total: total('bj-total', 16) }),
  ),
  plain(
    { button_placed: { count: 13, counted_to: 6, seat: 2 } },
    said('rule', 'RND-9', 'bj-button-moved', { count: { number: 13 }, counted_to: { number: 6 }, seat: { number: 2 } }),
  ),
  counts(
    { card_dealt: { to: 'bank', card: '9s' } },
    25,
    said('cards', 'RND-10', 'bj-bank-draws', { card: { card: '9s' }, total: total('bj-total-over', 25) }),
  ),
  plain(
    {
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
    },
    said('chips', 'GR-3', 'bj-settled', {
      player: { player: 1 },
      seat: { number: 2 },
      hand: { number: 0 },
      wager: { word: 'base' },
      why: {
        telling: {
          id: 'bj-why-against',
          args: { hand: total('bj-total', 21), over: { word: 'no' }, bank: total('bj-compared-over', 25) },
        },
      },
      chips: chips(['bj-chips-paid', 30], ['bj-chips-uncovered', 10]),
    }),
  ),
  plain(
    {
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
    },
    because('BB-4', 2, { id: 'bj-why-bust', args: { cards: { number: 3 } } }, 'buster'),
  ),
  plain(
    {
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
    },
    because('DSS-6', 5, { id: 'bj-why-surrendered' }, 'base'),
  ),
  plain({ round_ended: { bank_result: -25 } }, said('chips', 'RND-11', 'bj-round-lost', { amount: { money: 25 } })),
];

export const PEOPLE: PersonAtTable[] = ['Ada', 'Kim', 'Rosa'].map((name, i) => ({
  player: i + 1,
  name,
  bot: false,
  connected: true,
  sitting_out: false,
  leaving: false,
  passes_bank: false,
  muted: false,
  ready: false,
  face: 0,
}));
