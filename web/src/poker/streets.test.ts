// What stands beside a player in the hand.
import { expect, test } from 'vitest';
import { stateWords } from './streets';

test('what was asked for and drawn stands beside a player, also beside one who is all-in', () => {
  const of = (status: 'in' | 'all-in' | 'folded' | 'dead', drew: number | null, asked?: number): string =>
    stateWords({ status, drew, ...(asked === undefined ? {} : { asked }) });
  expect([of('in', null), of('in', null, 3), of('in', null, 0), of('in', 2, 2), of('in', 0)]).toEqual([
    '',
    'wants 3 cards',
    'wants no card',
    'drew 2',
    'pat',
  ]);
  expect([of('all-in', null), of('all-in', 1), of('all-in', null, 1)]).toEqual(['all in', 'all in · drew 1', 'all in · wants 1 card']);
  expect([of('folded', 2), of('dead', 2)]).toEqual(['folded', 'dead hand']);
});
