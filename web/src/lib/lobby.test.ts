import { expect, test } from 'vitest';
import type { TableSummary } from '../protocol';
import { onScreen, sought, type Wish } from './lobby';

const all: Wish = { family: 'all', search: '', open: false, order: 'table' };
const table = (n: number, part: Partial<TableSummary> = {}): TableSummary => ({
  table: n,
  name: `Aviator ${n}`,
  house: 'aviator',
  game: 'blackjack',
  family: 'blackjack',
  title: 'Pure 21.5',
  min: 5,
  max: 100,
  fees: { id: 'room-fees', args: {} },
  fixed: false,
  seats: 8,
  taken: 2,
  free: [],
  bots: 0,
  waiting: 0,
  watching: 0,
  banked: true,
  average: null,
  rounds: 0,
  last_round: null,
  waits_since: null,
  paused: false,
  called: null,
  dealing: 'virtual',
  ...part,
});

test('tables are found by words in any order, by family, by open seats, and in the order that is wished', () => {
  const tables = [
    table(1, { taken: 8 }),
    table(2, { family: 'board', title: 'Texas Hold’em', name: 'Ocean View 2', min: 20, average: 90 }),
    table(3, { family: 'up_cards', title: 'Razz', min: 10, average: 120, taken: 5 }),
  ];
  const found = (wish: Partial<Wish>): number[] => sought(tables, { ...all, ...wish }).map((t) => t.table);
  expect(found({ search: 'ocean TEXAS' })).toEqual([2]);
  expect(found({ search: '3' })).toEqual([3]);
  expect(found({ family: 'up_cards' })).toEqual([3]);
  expect(found({ open: true })).toEqual([2, 3]);
  expect(found({ order: 'high' })).toEqual([2, 3, 1]);
  expect(found({ order: 'company' })).toEqual([1, 3, 2]);
  expect(found({ order: 'average' })).toEqual([3, 2, 1]);
});

test('of five thousand rows those on the screen are drawn, to the last one', () => {
  expect(onScreen(5000, 64, -200, 800)).toEqual({ from: 0, to: 16 });
  expect(onScreen(5000, 64, 64 * 2500, 800)).toEqual({ from: 2494, to: 2519 });
  expect(onScreen(5000, 64, 64 * 5000 - 800, 800)).toEqual({ from: 4981, to: 5000 });
  expect(onScreen(0, 64, 900, 800)).toEqual({ from: 0, to: 0 });
  expect(onScreen(3, 64, 90_000, 800), 'a list that has become short').toEqual({ from: 2, to: 3 });
});
