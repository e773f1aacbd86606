import { expect, test } from 'vitest';
import { count } from './count';

test('one of a thing is one thing, and none is none', () => {
  expect([0, 1, 2, 1200].map((n) => count(n, 'hands'))).toEqual(['no hands', '1 hand', '2 hands', '1,200 hands']);
});
