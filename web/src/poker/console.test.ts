// The dealer's console of a poker table: which cards are out, what may go wrong when, and what is reported.
import { expect, test } from 'vitest';
import { deckOf, notIn, inTheHand, openCards, seatOf, troubles } from './console';
import type { PokerReportable } from '../protocol';
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
    street: 'before-the-flop',
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
const mishap = (over: Partial<PokerReportable>): PokerReportable => ({
  what: 'flop-early',
  clause: 'HE-14',
  seat: false,
  cards: [3, 3],
  burn: false,
  ...over,
});
const told = (over: Partial<PokerReportable>) => troubles(hand({ reportable: [mishap(over)] }))[0]!;

test('what the referee lists is offered in words, and reported as it asks for it', () => {
  const early = told({});
  expect([early.clause, early.cards, early.seat, early.label]).toEqual(['HE-14', [3, 3], false, 'The flop was turned too early']);
  expect(early.report(0, ['2c', '3c', '4c'])).toEqual([{ do: 'early', cards: ['2c', '3c', '4c'] }]);
  expect(told({ what: 'none-burned' }).report(0, [])).toEqual([{ do: 'misburn', count: 0 }]);
  expect(told({ what: 'two-burned', cards: [0, 0] }).report(0, [])).toEqual([{ do: 'misburn', count: 2 }]);
  const second = told({ what: 'two-burned', cards: [1, 1] });
  expect([second.ask, second.report(0, ['4h'])]).toEqual([
    'Which card was burned second? Turn it up: it goes to the first player.',
    [{ do: 'misburn', count: 2, card: '4h' }],
  ]);
  expect(told({ what: 'last-card-up', seat: true }).report(2, ['9s'])).toEqual([{ do: 'exposed', seat: 2, card: '9s' }]);
  expect(told({ what: 'extra', cards: [0, 1] }).ask).toContain('Which card');
  expect(told({ what: 'extra', cards: [0, 0] }).ask).toBeUndefined();
  expect(troubles(hand({ phase: 'showdown' }))).toEqual([]);
});

test('too many flop cards: the burn that is due is reported with them', () => {
  expect(told({ what: 'flop-over', burn: true }).report(0, ['2c', '3c', '4c', '5c'])).toEqual([
    { do: 'burn', card: null },
    { do: 'over', cards: ['2c', '3c', '4c', '5c'] },
  ]);
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
  expect((['full', 'with-joker', 'short'] as const).map((deck) => deckOf({ deck }).length)).toEqual([52, 53, 36]);
  expect(notIn({ deck: 'short' })).toHaveLength(16);
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
