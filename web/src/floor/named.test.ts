// A seat is said once where its owner has no name, in every language that the words have.
import { expect, test } from 'vitest';
import { once } from './named';

test('who is called by a seat is not said to sit there', () => {
  expect(once('Seat 3, seat 3, stands on 17.')).toBe('Seat 3 stands on 17.');
  expect(once('Seat 10, seat 10, folds. Seat 1 bets.')).toBe('Seat 10 folds. Seat 1 bets.');
  expect(once('Seat 1, seat 10, stands.')).toBe('Seat 1, seat 10, stands.');
  expect(once('Ann, seat 3, stands.')).toBe('Ann, seat 3, stands.');
});
