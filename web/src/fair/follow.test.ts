// Cards are counted as they leave the deck, whoever sees them.
import { expect, test } from 'vitest';
import { Follower } from './follow';
import type { TableEvent } from '../protocol';

const hand = (event: string, rest: object): TableEvent => ({ poker: { hand: { event, ...rest } } }) as unknown as TableEvent;
const dealt = (seat: number, ...cards: (string | null)[]): TableEvent => hand('dealt', { seat, cards, up: false });
const shoe = (what: object): TableEvent => ({ blackjack: what }) as unknown as TableEvent;
const card = (to: unknown, name: string | null): TableEvent => shoe({ card_dealt: { to, card: name } });
const placed = (f: Follower, shuffle: number): unknown[] => f.of(shuffle).came.map((x) => [x.cut, x.dealt, x.card, x.seat]);

test('poker: hidden and burned cards are counted, and a stub that was made up again from its own cut on', () => {
  const f = new Follower();
  f.cut(3, 2);
  f.used(3);
  f.see({ poker: { hand_began: { places: [{ player: 4 }, { player: 7 }] } } } as unknown as TableEvent);
  [dealt(0, 'As'), dealt(1, null), hand('burned', { card: null }), hand('boarded', { cards: ['2c', '3c'] })].forEach((e) => f.see(e));
  f.see(hand('scrambled', {}));
  f.cut(3, 3);
  [hand('common-dealt', { card: '4c' }), hand('shown', { seat: 1, cards: ['Kd', null] })].forEach((e) => f.see(e));
  expect(placed(f, 3)).toEqual([[2, 0, 'As', 0], [2, 1, null, 1], [2, 2, null, null], [2, 3, '2c', null], [2, 4, '3c', null], [3, 0, '4c', null]]); // prettier-ignore
  expect(f.of(3)).toMatchObject({ players: [4, 7], scrambled: new Set([2]), tabled: [{ seat: 1, card: 'Kd' }], whole: new Set([2, 3]) });
});

test('poker: a card that comes before the stub was cut has no cut', () => {
  const f = new Follower();
  f.cut(3, 1);
  f.used(3);
  [hand('scrambled', {}), dealt(0, 'As')].forEach((e) => f.see(e));
  expect(placed(f, 3)).toEqual([[0, 0, 'As', 0]]);
});

test('blackjack: the hole card is booked where it was dealt, also when another shoe was cut meanwhile', () => {
  const f = new Follower();
  f.see(shoe({ round_ended: {} }));
  f.used(5);
  f.cut(5, 1);
  [shoe({ wagers_closed: {} }), card({ hand: { seat: 1, hand: 0 } }, '5c'), card('bank', '6c'), card('hole', null)].forEach((e) =>
    f.see(e),
  );
  f.used(6);
  f.cut(6, 1);
  [card({ hand: { seat: 1, hand: 0 } }, '7c'), shoe({ hole_shown: { card: 'Td' } })].forEach((e) => f.see(e));
  expect(placed(f, 5)).toEqual([[1, 0, '5c', null], [1, 1, '6c', null], [1, 2, 'Td', null]]); // prettier-ignore
  expect(placed(f, 6)).toEqual([[1, 0, '7c', null]]);
  expect([f.of(5).table, f.of(6).table?.map((x) => x.card)]).toEqual([[], ['5c', '6c', 'Td']]);
});

test('blackjack: a round without a cut of its own is uncut, and its cards follow those before', () => {
  const f = new Follower();
  f.used(5);
  f.cut(5, 1);
  [shoe({ wagers_closed: {} }), card('bank', '6c')].forEach((e) => f.see(e));
  expect(f.of(5).uncut).toBe(false);
  [shoe({ round_ended: {} }), shoe({ wagers_closed: {} }), card('bank', '7c')].forEach((e) => f.see(e));
  expect([f.of(5).uncut, placed(f, 5)]).toEqual([true, [[1, 0, '6c', null], [1, 1, '7c', null]]]); // prettier-ignore
  f.cut(5, 2);
  expect(f.of(5).uncut).toBe(false);
});

test('after records were missed nothing is claimed until the next cut', () => {
  const f = new Follower();
  f.used(5);
  f.cut(5, 1);
  f.see(card('bank', '6c'));
  f.gap(5);
  f.see(card('bank', '7c'));
  expect([placed(f, 5), f.of(5).whole.has(1)]).toEqual([[[1, 0, '6c', null]], false]);
  f.cut(5, 2);
  f.see(card('bank', '8c'));
  expect([placed(f, 5).at(-1), f.of(5).whole.has(2)]).toEqual([[2, 0, '8c', null], true]);
});

test('after records were missed what is dealt from is what the table says', () => {
  const f = new Follower();
  f.used(5);
  f.gap(7);
  expect(f.shuffle).toBe(7);
  f.gap(null);
  expect(f.shuffle).toBe(null);
});
