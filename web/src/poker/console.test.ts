// The dealer's console of a poker table: which cards are out, what may go wrong when, and what is reported.
import { expect, test } from 'vitest';
import { deckOf, inTheHand, openCards, seatOf, troubles } from './console';
import type { HandView, PokerView } from './types';

const player = (cards: [string | null, boolean][], status = 'in') => ({
  stack: 100,
  bet: 0,
  in_pot: 0,
  status,
  cards: cards.map(([card, up]) => ({ card, up })),
  drew: null,
  shown: false,
  hand: null,
  button: false,
});
const hand = (over: Partial<HandView>): HandView =>
  ({
    game: 'holdem',
    limit: { fixed: { small: 2, big: 4 } },
    phase: 'betting',
    street: 'before the flop',
    board: [],
    exposed: [],
    burned: 0,
    common: null,
    pot: 3,
    pots: [],
    drop: 0,
    killer: null,
    players: [
      player([
        [null, false],
        [null, false],
      ]),
      player(
        [
          [null, false],
          [null, false],
        ],
        'folded',
      ),
    ],
    awaits: { turn: { turn: 'nobody' }, offers: [] },
    awards: [],
    ...over,
  }) as HandView;
const ids = (h: HandView): string[] => troubles(h).map((t) => t.id);

test('the flop can be too early only while people bet before it, and asks for three cards', () => {
  const early = troubles(hand({})).find((t) => t.id === 'early')!;
  expect([early.clause, early.cards, early.seat]).toEqual(['HE-14', [3, 3], false]);
  expect(early.report(0, ['2c', '3c', '4c'])).toEqual([{ do: 'early', cards: ['2c', '3c', '4c'] }]);
  expect(troubles(hand({ street: 'turn' })).find((t) => t.id === 'early')!.label).toBe('The river was turned too early');
  expect(ids(hand({ street: 'river' }))).not.toContain('early');
  expect(ids(hand({ phase: 'dealing' }))).not.toContain('early');
});

test('too many flop cards: the burn that is due is reported with them', () => {
  const over = troubles(
    hand({ phase: 'dealing', street: 'flop', awaits: { turn: { turn: 'dealer', task: { task: 'burn' } }, offers: [] } }),
  )[0]!;
  expect(over.report(0, ['2c', '3c', '4c', '5c'])).toEqual([
    { do: 'burn', card: null },
    { do: 'over', cards: ['2c', '3c', '4c', '5c'] },
  ]);
});

test('every family has its own list, and the showdown none', () => {
  expect(ids(hand({ game: 'stud', phase: 'dealing', street: 'seventh street' }))).toEqual([
    'exposed',
    'off-table',
    'misburn-2',
    'misburn-0',
    'short',
    'extra',
  ]);
  expect(troubles(hand({ game: 'lowball', phase: 'drawing', street: 'draw' })).map((t) => t.clause)).toEqual([
    'LB-7',
    'LB-8',
    'S-19',
    'DR-1',
  ]);
  expect(troubles(hand({ game: 'draw', street: 'draw' })).map((t) => t.clause)).toEqual(['DR-1', 'DR-1']);
  expect(troubles(hand({ game: 'badugi', street: 'second draw' })).map((t) => t.clause)).toEqual(['DR-1', 'DR-1']);
  expect(troubles(hand({ game: 'triple-draw', phase: 'drawing', street: 'third draw' })).map((t) => t.clause)).toEqual([
    'O-11',
    'O-11',
    'S-19',
    'DR-1',
  ]);
  expect(troubles(hand({ phase: 'showdown' }))).toEqual([]);
});

test('cards that lie open are out of the deck; the joker is in it for draw games only', () => {
  const stud = hand({
    game: 'stud',
    exposed: ['9h'],
    players: [
      player([
        [null, false],
        ['Kd', true],
      ]),
    ] as HandView['players'],
  });
  expect(openCards(stud)).toEqual(['9h', 'Kd']);
  expect(['stud', 'lowball', 'triple-draw', 'badugi', 'short-deck'].map((g) => deckOf(g).length)).toEqual([52, 53, 52, 52, 36]);
});

test('places are told as seats, and only those still in are asked for', () => {
  const view = {
    people: [
      { player: 1, seat: 7, place: 0 },
      { player: 2, seat: 3, place: 1 },
    ],
    hand: hand({}),
  } as unknown as PokerView;
  expect([seatOf(view, 0), seatOf(view, 1)]).toEqual([7, 3]);
  expect(inTheHand(view)).toEqual([0]);
});
