import { expect, test } from 'vitest';
import type { TableSummary } from '../protocol';
import { lastRound, span, STILL_AFTER, stillFor } from './pace';

const NOW = 1_700_000_000_000;
const table = (over: Partial<TableSummary>): TableSummary => ({
  table: 1,
  name: 'One',
  house: 'ocean-view',
  game: 'holdem',
  title: 'Texas Hold’em',
  min: 2,
  max: 4,
  fees: { id: 'room-pot-fees', args: { few: { money: 2 }, many: { money: 3 } } },
  fixed: true,
  seats: 9,
  taken: 2,
  free: [],
  bots: 0,
  waiting: 0,
  watching: 0,
  average: null,
  family: 'blackjack',
  banked: false,
  rounds: 5,
  last_round: NOW - 20_000,
  waits_since: NOW - 20_000,
  paused: false,
  called: null,
  dealing: 'virtual',
  ...over,
});

test('spans as people say them', () => {
  expect([-5, 999, 59_999, 60_000, 3_599_999, 3_600_000, 7_500_000].map(span)).toEqual([
    '0 s',
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h',
    '2 h 5 min',
  ]);
});

test('the last hand, or that there was none', () => {
  expect(lastRound(table({}), NOW)).toBe('20 s ago');
  expect(lastRound(table({ last_round: null }), NOW)).toBe('none yet');
});

test('a table stands still when people have waited long enough, and not because it is empty or paused', () => {
  expect(stillFor(table({}), NOW)).toBeNull();
  expect(stillFor(table({}), NOW - 20_000 + STILL_AFTER - 1)).toBeNull();
  expect(stillFor(table({}), NOW - 20_000 + STILL_AFTER)).toBe(STILL_AFTER);
  expect(stillFor(table({ paused: true }), NOW + 3_600_000)).toBeNull();
  // Nobody but programs: nothing is expected of it.
  expect(stillFor(table({ waits_since: null }), NOW + 3_600_000)).toBeNull();
  // Somebody has just sat down at a table where nothing has been played for an hour.
  expect(stillFor(table({ last_round: NOW - 3_600_000, waits_since: NOW - 1000 }), NOW)).toBeNull();
});
