import { expect, test } from 'vitest';
import { soFar } from './sofar';
import type { HandView } from './types';

const of = (game: HandView['game'], cards: string, board = ''): string | null => {
  const split = (text: string): string[] => text.split(' ').filter(Boolean);
  const player = {
    stack: 10,
    bet: 0,
    in_pot: 0,
    status: 'in',
    cards: split(cards).map((card) => ({ card, up: false })),
    drew: null,
    shown: false,
    hand: null,
    button: false,
  };
  return soFar({ game, board: split(board), common: null, players: [player] } as unknown as HandView, 0);
};

test('stud is named on every street', () => {
  expect(of('stud', '7s Kd 7c')).toBe('pair of sevens');
  expect(of('stud', '7s Kd 7c Kh')).toBe('kings and sevens');
  expect(of('stud', '6s 6d 6c Kh')).toBe('three sixes');
  expect(of('stud', 'As Kd 7c')).toBe('ace high');
  expect(of('stud', 'As 2d 3c 4h 5s')).toBe('five-high straight');
  expect(of('razz', '7s Ad 7c 3h')).toBe('7-3-A so far, 1 paired');
});

test('of three cards of pineapple the best two play', () => {
  expect(of('crazy-pineapple', 'As Ah Ad')).toBe('pair of aces');
  expect(of('crazy-pineapple', '9s 9h Kd', '9c 2d Ks')).toBe('three nines');
  expect(of('crazy-pineapple', 'As Ks 2h', 'Qs 5s 9s')).toBe('ace-high flush');
  // Three hearts in the hand: only two of them may be used.
  expect(of('crazy-pineapple', 'Ah Kh 2h', 'Qh 5h 9s')).toBe('ace high');
});

test('two cards of hold’em are named before the flop; what lies face down is not', () => {
  expect(of('holdem', 'As Ad')).toBe('pair of aces');
  expect(of('holdem', 'Ts Jk')).toBeNull();
  expect(of('omaha', 'As Ad Kc Kd')).toBeNull();
});
