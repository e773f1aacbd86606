import { expect, test } from 'vitest';
import { coaching } from './coach';
import type { HandView } from './types';

const hand = (part: Partial<HandView>): HandView =>
  ({
    game: 'holdem',
    stud: false,
    awards: [],
    pot: 60,
    board: ['2c', '7d', 'Kh'],
    players: [
      { stack: 200, status: 'in', cards: [{ card: 'As' }, { card: 'Ks' }] },
      { stack: 90, status: 'in', cards: [{ card: null }, { card: null }] },
      { stack: 0, status: 'all-in', cards: [{ card: null }, { card: null }] },
      { stack: 50, status: 'folded', cards: [] },
    ],
    ...part,
  }) as unknown as HandView;

test('a call has a price, and needs a chance: what is put in, of what is in the middle then', () => {
  const told = coaching(hand({}), 0, 20)!;
  expect([told.call, told.pot, told.others]).toEqual([20, 60, 2]);
  expect(told.need).toBeCloseTo(0.25, 12);
  expect(told.question).toEqual({ game: 'holdem', hands: ['AsKs', 'random', 'random'], board: '2c7dKh' });
});

test('a call for less costs what is there, a check nothing', () => {
  expect(coaching(hand({}), 1, 100)!.call).toBe(90);
  expect(coaching(hand({}), 0, null)!.need).toBe(0);
});

test('the coach asks about no hand but mine: what others hold is never in the question', () => {
  const shown = hand({});
  shown.players[1]!.cards = [{ card: 'Qs' }, { card: 'Qd' }] as HandView['players'][number]['cards'];
  expect(coaching(shown, 0, 20)!.question!.hands).toEqual(['AsKs', 'random', 'random']);
});

test('where my cards are not known, or compare otherwise, there are pot odds alone', () => {
  expect(coaching(hand({}), 1, 20)!.question).toBeNull();
  expect(coaching(hand({ stud: true }), 0, 20)!.question).toBeNull();
  expect(coaching(hand({}), null, 20)).toBeNull();
  expect(coaching(hand({ awards: [{}] as HandView['awards'] }), 0, 20)).toBeNull();
});
