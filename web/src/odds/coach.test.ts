import { expect, test } from 'vitest';
import { mistake, nameOfMove, openOnly } from './coach';

const worths = { hit: -0.54, stand: -0.5404, surrender: -0.5 };

test('the best move costs nothing, another one costs the difference', () => {
  expect(mistake(worths, 'surrender', 20)).toBeNull();
  expect(mistake(worths, 'hit', 20)).toBe('Coach: to surrender would have been worth $0.80 more on average (4.0 % of the wager).');
  expect(mistake({ hit: 0.1, stand: 0.0994 }, 'stand', 5)).toContain('less than a cent');
});

test('what is not open is not advised', () => {
  expect(openOnly(worths, ['hit', 'stand'])).toEqual({ hit: -0.54, stand: -0.5404 });
  expect(nameOfMove({ double: 5 })).toBe('double');
});
