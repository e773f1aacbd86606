import { expect, test } from 'vitest';
import type { Sentence, Telling } from '../protocol';
import { words } from './hands';

const names = ['Ada', 'Bo', 'Ada'];
const said = (says: Telling, me: number | null = 0): string => {
  const sentence: Sentence = { says, clause: null, tone: 'action', event: 0 };
  return words(sentence, { me, name: (player) => names[player]! });
};
const calls = (player: number): Telling => ({
  id: 'hand-calls',
  args: { who: { player }, amount: { money: 2 }, all_in: { word: 'no' } },
});

test('the log speaks to whom it speaks of, whatever others are called', () => {
  expect(said(calls(0))).toBe('You call $2');
  expect(said(calls(1))).toBe('Bo calls $2');
  expect(said(calls(2))).toBe('Ada calls $2');
  expect(said(calls(0), null)).toBe('Ada calls $2');
  expect(said({ id: 'hand-dead', args: { who: { player: 0 } } })).toBe('Your hand is dead');
  expect(said({ id: 'hand-goes-back', args: { who: { player: 0 }, amount: { money: 4 } } })).toBe('$4 goes back to you');
  expect(said({ id: 'hand-goes-back', args: { who: { player: 1 }, amount: { money: 4 } } })).toBe('$4 goes back to Bo');
});

test('cards are written as people write them', () => {
  const showing: Telling = {
    id: 'hand-dealt-showing',
    args: { who: { player: 1 }, cards: { cards: ['4s'] }, showing: { cards: ['Ts', '8h', '4s'] } },
  };
  expect(said(showing)).toBe('Bo is dealt 4♠, showing 10♠ 8♥ 4♠');
  expect(said({ id: 'hand-board', args: { cards: { cards: ['Kh', '9s', '4d'] } } })).toBe('Board: K♥ 9♠ 4♦');
});
