// What changed is put into what was there.
import { expect, test } from 'vitest';
import { changed } from './changes';

test('values, members of lists, keys that come and go', () => {
  const before = { seats: [{ stack: 5 }, { stack: 3, bet: 1 }], pot: 2, board: ['As'] };
  const after = changed(before, { seats: { 1: { stack: [2], bet: [] } }, board: { 1: ['Kd'] }, street: ['turn'] });
  expect(after).toEqual({ seats: [{ stack: 5 }, { stack: 2 }], pot: 2, board: ['As', 'Kd'], street: 'turn' });
  expect(before).toEqual({ seats: [{ stack: 5 }, { stack: 3, bet: 1 }], pot: 2, board: ['As'] });
});

test('a list is given whole, and nothing else is made anew', () => {
  const before = { a: { b: 1 }, c: [1, 2, 3] };
  const after = changed(before, { c: [[]] }) as typeof before;
  expect(after).toEqual({ a: { b: 1 }, c: [] });
  expect(after.a).toBe(before.a);
  expect(changed({ a: 1 }, [{ b: null }])).toEqual({ b: null });
});
