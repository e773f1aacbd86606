import { expect, test } from 'vitest';
import { changers, otherCounts, saysOf } from './says';
import type { HandView } from './types';

const five = Array.from({ length: 5 }, () => ({ card: null, up: false }));
const player = (over: object = {}): object => ({ stack: 40, bet: 0, status: 'in', cards: five, drew: null, shown: false, ...over });
const hand = (over: object = {}): HandView =>
  ({
    knocks: true,
    plays_board: false,
    players: [player(), player()],
    awaits: { turn: { turn: 'draw', seat: 0 }, offers: [{ offer: 'ask', seat: 0 }] },
    ...over,
  }) as unknown as HandView;

test('in my turn to draw I may say how many, or knock', () => {
  expect(saysOf(hand(), 0)).toEqual({ number: true, change: null, knock: 'pat', board: false });
  expect(saysOf(hand(), 1)).toEqual({ number: false, change: null, knock: null, board: false });
  expect(saysOf(null, 0).number).toBe(false);
});

test('who drew last may take another number, as many as it held', () => {
  const drew = hand({
    players: [player(), player({ drew: 2, threw: 2, cards: five.slice(2) })],
    awaits: { turn: { turn: 'dealer', task: { task: 'deal', seat: 1, up: false } }, offers: [{ offer: 'ask', seat: 1 }] },
  });
  expect(saysOf(drew, 1).change).toEqual({ drew: 2, counts: [0, 1, 3, 4, 5] });
  expect(saysOf(drew, 0).change).toBeNull();
  expect(changers(drew)).toEqual([1]);
  expect(otherCounts(drew.players[0]!)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a knock is a check where checking is free, and only where a knock means something', () => {
  const moves = { fold: true, check: true, call: null, raise: null, bring_in: null };
  const bet = (over: object, knocks: boolean): string | null =>
    saysOf(hand({ knocks, awaits: { turn: { turn: 'bet', seat: 0, moves: { ...moves, ...over } }, offers: [] } }), 0).knock;
  expect(bet({}, true)).toBe('check');
  expect(bet({ check: false, call: 4 }, true)).toBeNull();
  expect(bet({}, false)).toBeNull();
});

test('the board is played by whoever is asked to show, where the referee allows it', () => {
  const show = { awaits: { turn: { turn: 'show', seat: 1 }, offers: [] }, knocks: undefined };
  expect(saysOf(hand({ ...show, plays_board: true }), 1).board).toBe(true);
  expect(saysOf(hand({ ...show, plays_board: true }), 0).board).toBe(false);
  expect(saysOf(hand(show), 1).board).toBe(false);
});
