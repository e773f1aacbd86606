import { expect, test } from 'vitest';
import { ask, bankFees, baseFees, circleFee, isShown, limits, litSeat } from './ask';
import { Betting, type Purse } from './betting.svelte';
import { BOUNDS, EMPTY, PEOPLE, ROUND, RULES, SCHEDULE } from './fixture';
import { applyEvent, sceneOf } from './scene';
import type { Moves, View } from './types';

const setting = { rules: RULES, schedule: SCHEDULE, me: 1, name: (p: number) => PEOPLE[p - 1]!.name };
const at = (n: number, awaits: View['awaits']): View => ({ ...ROUND.slice(0, n).reduce(applyEvent, sceneOf(EMPTY)).view, awaits });
const moves: Moves = { hit: true, stand: false, double: 20, double_min: 0.5, split: false, surrender: true, chart: 'hit' };

test('a forced move says why, and what else is open', () => {
  const view = at(11, { for: 'action', player: 1, seat: 2, hand: 1, moves });
  const a = ask(view, PEOPLE, setting);
  expect(a).toMatchObject({ kind: 'act', total: '11', why: 'Hard 11: no stand. Hit, double or surrender.', chart: 'Chart 1A' });
  expect(litSeat(view)).toBe(2);
});

test('nothing is asked before the felt shows it', () => {
  const view = at(11, { for: 'action', player: 1, seat: 2, hand: 1, moves });
  const a = ask(view, PEOPLE, setting);
  const scene = (n: number) => ROUND.slice(0, n).reduce(applyEvent, sceneOf(EMPTY));
  expect(isShown(a, scene(11), true)).toBe(true);
  const before = [...ROUND.keys()].filter(
    (n) => n < 11 && (scene(n).view.circles.find((c) => c.seat === 2)?.hands[0]?.cards.length ?? 0) < 2,
  );
  expect(before.length).toBeGreaterThan(3);
  for (const n of before) expect(isShown(a, scene(n), true), `event ${n}`).toBe(false);
  expect(isShown(a, scene(before.at(-1)!), false), 'a felt that has caught up').toBe(true);
  const bank = ask(at(0, { for: 'bank_offer', player: 1, seat: 2, turn: 1 }), PEOPLE, setting);
  expect(isShown(bank, scene(11), true)).toBe(false);
  expect(isShown(bank, scene(ROUND.length), true)).toBe(true);
});

test('others wait and are told for whom', () => {
  const view = at(11, { for: 'action', player: 2, seat: 5, hand: 1, moves });
  expect(ask(view, PEOPLE, setting)).toEqual({ kind: 'wait', text: 'Kim in seat 5 decides on 16.' });
});

test('the bank’s offer names its fee and its bounds', () => {
  const a = ask(at(0, { for: 'bank_offer', player: 1, seat: 2, turn: 1 }), PEOPLE, setting);
  expect(a).toEqual({ kind: 'bank', turn: 1, spots: [2], chair: 2, stack: 200, least: 5, most: 200, fees: [0.5, 5] });
  expect(ask(at(0, { for: 'any_bank' }), PEOPLE, setting)).toMatchObject({ kind: 'bank', turn: null });
  const elsewhere = ask(at(0, { for: 'bank_offer', player: 1, seat: 3, turn: 1 }), PEOPLE, setting);
  expect(elsewhere, 'Livermore: at the spot of the wager').toMatchObject({ kind: 'bank', spots: [3], chair: 2 });
});

test('the bank does not bet; a bystander is invited', () => {
  expect(ask(at(1, { for: 'wagers' }), PEOPLE, { ...setting, me: 3 }).kind).toBe('wait');
  expect(ask(at(1, { for: 'wagers' }), PEOPLE, { ...setting, me: 9 })).toEqual({ kind: 'sit', text: 'Pick an open seat to play.' });
  expect(ask(at(1, { for: 'wagers' }), PEOPLE, setting)).toMatchObject({ kind: 'bet', placed: [] });
});

test('limits and fees as on the sign', () => {
  expect(limits(SCHEDULE)).toBe('$5–no limit');
  expect(limits({ min: 2, max: 50 })).toBe('$2–$50');
  expect(limits({ min: 2, max: 4, fixed: true })).toBe('$2/$4');
  expect(bankFees(SCHEDULE)).toBe('to $50 $0.50 · $51 and more $5');
  expect(baseFees(SCHEDULE.player_fees)).toBe('none');
  const base = [
    { from: 5, to: 50, fee: 1 },
    { from: 51, to: null, fee: 3 },
  ];
  const fees = { base, backline: 0.5, buster: 2 };
  expect(baseFees(fees)).toBe('$1–$3');
  expect([circleFee(fees, 50, 0), circleFee(fees, 50.5, 0), circleFee(fees, 5, 1)]).toEqual([1, 3, 3]);
});

const purse = (stack: number): Purse => ({ stack, fees: SCHEDULE.player_fees });

test('one press bets the minimum, then repeats the last bet', () => {
  const b = new Betting();
  expect(b.usual(2, BOUNDS, purse(200))).toEqual({ 2: { base: 5, buster: 0 } });
  b.last = { 2: { base: 15, buster: 1 } };
  expect(b.usual(2, BOUNDS, purse(200))).toEqual({ 2: { base: 15, buster: 1 } });
  b.add(2, 'base', {}, BOUNDS, 200, 25);
  b.add(2, 'buster', {}, BOUNDS, 200, 1);
  expect(b.usual(2, BOUNDS, purse(200))).toEqual({ 2: { base: 25, buster: 1 } });
  expect(b.total).toBe(26);
});

test('nothing is offered that one cannot pay: not last round’s bet, and not the least one', () => {
  const b = new Betting();
  b.last = { 2: { base: 30, buster: 0 } };
  expect(b.repeats(purse(30))).toBe(true);
  expect(b.repeats(purse(29))).toBe(false);
  expect(b.usual(2, BOUNDS, purse(29))).toEqual({ 2: { base: 5, buster: 0 } });
  expect(b.usual(2, BOUNDS, purse(4))).toEqual({});
  const dear = { stack: 30, fees: { base: [{ from: 5, to: null, fee: 1 }], backline: 0, buster: 0 } };
  expect(b.repeats(dear), 'the fee has to be paid too').toBe(false);
});

test('twice and half as much, in whole chips, and not beyond stack or limit', () => {
  const b = new Betting();
  const least = { 2: { base: 5, buster: 0 } };
  b.scale(least, 2, BOUNDS, purse(200));
  expect(b.drafts).toEqual({ 2: { base: 10, buster: 0 } });
  b.scale(b.drafts, 0.5, BOUNDS, purse(200));
  b.scale(b.drafts, 0.5, BOUNDS, purse(200));
  expect([b.drafts, b.why]).toEqual([least, 'At least $5 on a base circle.']);
  b.scale(b.drafts, 2, BOUNDS, purse(9));
  expect([b.drafts, b.why]).toEqual([least, 'You have $9 before you, and no more.']);
});

test('no chip goes onto a circle above the limit or above the stack, and it says why', () => {
  const b = new Betting();
  const limited = { ...BOUNDS, base_most: 50 };
  b.add(2, 'base', {}, limited, 200, 25);
  b.add(2, 'base', {}, limited, 200, 25);
  b.add(2, 'base', {}, limited, 200, 25);
  expect(b.drafts).toEqual({ 2: { base: 50, buster: 0 } });
  expect(b.why).toMatch(/At most \$50/);
  b.add(3, 'base', {}, limited, 60, 25);
  expect([b.total, b.why]).toEqual([50, 'You have $60 before you, and no more.']);
  // What lies in a circle already comes back before it is changed.
  b.clear();
  b.add(2, 'base', { 2: { base: 25, buster: 0 } }, limited, 25, 25);
  expect([b.total, b.why]).toEqual([50, '']);
  b.add(3, 'buster', {}, limited, 200, 1);
  expect(b.why).toMatch(/goes with a base wager/);
});

test('a bet that lies there already is taken back before it is changed', () => {
  const b = new Betting();
  const view = at(2, { for: 'wagers' });
  b.add(2, 'base', { 2: { base: 20, buster: 2 } }, BOUNDS, 200, 5);
  expect(b.plays(b.drafts, view, 1)).toEqual([{ take_back: { seat: 2 } }, { wager: { seat: 2, base: 25, buster: 2 } }]);
  expect(b.plays({ 2: { base: 20, buster: 2 } }, view, 1)).toEqual([]);
});
