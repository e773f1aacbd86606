// Rounds and hands of a table put to the referee: over or not, ruled on, voided, and with a hole card that nobody has seen.
import { expect, test } from 'vitest';
import type { BlackjackEvent, PokerEvent, RecordView } from '../protocol';
import { openHandOf, roundFrom, roundOf } from './fromtable';

const record = (seq: number, events: unknown[]): RecordView => ({ seq, at: 0, by: null, events, says: [] }) as unknown as RecordView;
const table = (...events: BlackjackEvent[]): RecordView[] => events.map((e, i) => record(i + 1, [{ blackjack: e }]));
const hand = (n: number) => ({ hand: { seat: 4, hand: n } });
const began: BlackjackEvent[] = [
  { bank_taken: { player: 1, seat: 3, wager: 60, turn: 1 } },
  { wagered: { player: 2, seat: 4, base: 10, buster: 5 } },
  { backlined: { player: 5, seat: 4, amount: 5 } },
  { taken_back: { player: 5, seat: 4, amount: 5 } },
  { bank_fee_taken: { player: 1, amount: 1, from_bank: 1 } },
  { card_dealt: { to: hand(1), card: 'Ts' } },
  { card_dealt: { to: 'bank', card: '6d' } },
  { card_dealt: { to: hand(1), card: '9s' } },
  { card_dealt: { to: 'hole', card: null } },
];
const asked = (...events: BlackjackEvent[]) => {
  const records = table(...began, ...events);
  return roundOf('aviator/pure-21.5', 1, 6, roundFrom(records, 0)!);
};

test('a round that is not over is asked as far as it was seen', () => {
  expect(asked({ acted: { player: 2, seat: 4, hand: 1, action: 'stand' } })).toEqual({
    rulebook: 'aviator/pure-21.5',
    schedule: 1,
    decks: 6,
    bank: { seat: 3, wager: 59, turn: 1, player: 'person 1' },
    wagers: [{ seat: 4, base: 10, buster: 5, player: 'person 2' }],
    cards: 'Ts 6d 9s',
    actions: ['4.1 stand'],
  });
});

test('a hole card goes where it was dealt, and what the floor ruled is asked too', () => {
  const shown: BlackjackEvent[] = [
    { acted: { player: 2, seat: 4, hand: 1, action: { double: 10 } } },
    { card_dealt: { to: hand(1), card: '2c' } },
    { ruled: { author: 'Dana', reason: 'a card was passed', ruling: { foul: { seat: 4, hand: 1 } } } },
    { hole_shown: { card: 'Kh' } },
    { card_dealt: { to: 'bank', card: '8c' } },
    { round_ended: { bank_result: 10 } },
  ];
  expect(asked(...shown)).toMatchObject({ cards: 'Ts 6d 9s Kh 2c 8c', actions: ['4.1 double 10', '4.1 foul'] });
  const voided: BlackjackEvent[] = [
    { acted: { player: 2, seat: 4, hand: 1, action: 'hit' } },
    { card_dealt: { to: hand(1), card: '2c' } },
    { ruled: { author: 'Dana', reason: 'the shoe fell', ruling: 'void_round' } },
    { round_ended: { bank_result: 0 } },
  ];
  expect(asked(...voided)).toMatchObject({ cards: 'Ts 6d 9s', actions: ['4.1 hit'] });
});

const place = (seat: number, blind: number, in_turn: boolean) => ({
  player: seat,
  seat,
  big: false,
  entry: { stack: 100, ante: 0, dead: 0, blind, in_turn },
});

test('a hand of poker that is under way is asked with the cards that its viewer sees', () => {
  const places = [place(2, 2, true), place(5, 4, true), place(7, 0, false)];
  const events = [
    { hand_began: { number: 1, button: 7, places, passed: [], dues: {} } },
    { hand: { event: 'posted', seat: 0, amount: 2, forced: 'blind' } },
    ...[0, 1, 2].map((seat) => ({ hand: { event: 'dealt', seat, cards: [seat === 1 ? 'As' : null], up: false } })),
    { hand: { event: 'raised', seat: 2, to: 8 } },
    { hand: { event: 'folded', seat: 0 } },
  ] as unknown as PokerEvent[];
  const records = [
    record(
      1,
      events.map((poker) => ({ poker })),
    ),
  ];
  expect(openHandOf('ocean-view/holdem', '4-8', records)).toEqual({
    rulebook: 'ocean-view/holdem',
    limit: '4-8',
    stacks: [100, 100, 100],
    button: 3,
    blinds: [2, 4, 0],
    actions: ['d dh p1 ??', 'd dh p2 As', 'd dh p3 ??', 'p3 cbr 8', 'p1 f'],
  });
  expect(openHandOf('ocean-view/holdem', '4-8', [...records, record(2, [{ poker: { hand_ended: { drop: 4 } } }])])).toBeNull();
});
