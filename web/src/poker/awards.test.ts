import { expect, test } from 'vitest';
import type { Arg, PokerAward, Telling } from '../protocol';
import { halves, oddChips, pushed, wonBy, wonWith } from './awards';

const award = (seat: number, amount: number, part: PokerAward['part'], pot = 0): PokerAward => ({
  seat,
  amount,
  pot,
  part,
  clause: 'HE-5',
});

test('the odd chip is named where hands tied', () => {
  const all = [award(0, 7, 'whole'), award(2, 6.5, 'whole')];
  expect(oddChips(all[0]!, all)).toBe(0.5);
  expect(wonBy(0, all)).toBe('$7 with the odd $0.50');
  expect(wonBy(2, all)).toBe('$6.50');
  expect(wonBy(1, all)).toBe('');
});

test('only the half that won is named', () => {
  const all = [award(1, 23, 'high'), award(2, 23, 'low'), award(3, 4, 'high', 1), award(3, 4, 'low', 1)];
  const ranks = (rank: string): Arg => ({ telling: { id: 'made-ranks', args: { rank: { word: rank } } } });
  const pair = (rank: string): Telling => ({ id: 'made-pair', args: { ranks: ranks(rank) } });
  const low = (cards: string): Telling => ({ id: 'made-low', args: { cards: { text: cards } } });
  const twoPair = { id: 'made-two-pair', args: { first: ranks('jack'), second: ranks('nine') } };
  const both = { high: pair('ten'), low: low('8-5-4-2-A') };
  expect(wonWith(1, all, { high: twoPair, low: low('8-7-5-2-A') })).toBe('jacks and nines');
  expect(wonWith(2, all, both)).toBe('8-5-4-2-A low');
  expect(wonWith(3, all, both)).toBe('pair of tens, 8-5-4-2-A low');
  expect(wonWith(1, all, { high: pair('jack'), low: null })).toBe('pair of jacks');
  expect(wonWith(2, all, { high: null, low: low('8-5-4-2-A') })).toBe('8-5-4-2-A low');
});

test('halves are named, and one hand may win both', () => {
  const all = [award(1, 10, 'high'), award(1, 5, 'low'), award(3, 4, 'low'), award(2, 3, 'returned')];
  expect(wonBy(1, all)).toBe('HIGH $10, LOW $5 with the odd $1');
  expect(wonBy(2, all)).toBe('back $3');
  expect(pushed(all)).toEqual([
    { name: 'Pot, HIGH half', short: 'Pot, HIGH half', half: 'high', amount: 10, odd: 1 },
    { name: 'Pot, LOW half', short: 'Pot, LOW half', half: 'low', amount: 9, odd: 0 },
  ]);
});

test('side pots keep their names; a pot without a low is one pot', () => {
  expect(pushed([award(0, 20, 'whole'), award(1, 8, 'whole', 1)])).toEqual([
    { name: 'Main pot', short: 'Main', half: 'whole', amount: 20, odd: 0 },
    { name: 'Side pot 1', short: 'Side 1', half: 'whole', amount: 8, odd: 0 },
  ]);
});

test('where there is little room, pots are told together', () => {
  const all = [award(1, 10, 'high'), award(1, 4, 'high', 1), award(2, 9, 'low'), award(2, 4, 'low', 1), award(3, 3, 'returned', 2)];
  expect(wonBy(1, all)).toBe('HIGH $14');
  expect(wonBy(2, all)).toBe('LOW $13');
  expect(wonBy(3, all)).toBe('back $3');
  const tied = [award(0, 7, 'whole'), award(2, 6.5, 'whole')];
  expect(wonBy(0, tied, false)).toBe('$7');
  expect(halves(pushed(all))).toEqual([
    { name: 'HIGH halves', short: 'HIGH halves', half: 'high', amount: 14, odd: 0 },
    { name: 'LOW halves', short: 'LOW halves', half: 'low', amount: 13, odd: 0 },
  ]);
  expect(halves(pushed(all.slice(0, 1)))).toEqual(pushed(all.slice(0, 1)));
});
