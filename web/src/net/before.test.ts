import { expect, test } from 'vitest';
import type { BlackjackEvent, PokerEvent, RecordView, Sentence, TableInfo, Telling } from '../protocol';
import { soFarLines } from './before';

const names = { me: null, name: (p: number) => ['', 'Ada', 'Kim'][p]! };
const record = (events: RecordView['events']): RecordView => ({ seq: 3, at: 0, by: null, says: [], events });
const entry = { stack: 40, ante: 0, dead: 0, blind: 0, in_turn: false };
const began: PokerEvent = {
  hand_began: {
    number: 7,
    button: 2,
    passed: [],
    dues: { big: 2, owing: [], jumps: null, kills: null },
    places: [
      { player: 1, seat: 1, entry, big: false },
      { player: 2, seat: 2, entry, big: true },
    ],
  },
};
const over: PokerEvent[] = [began, { hand: { event: 'called', seat: 0, amount: 2 } }, { hand_ended: { drop: 2 } }];
const on: PokerEvent[] = [
  began,
  { hand: { event: 'posted', seat: 1, amount: 2, forced: 'blind' } },
  { hand: { event: 'folded', seat: 0 } },
];
const poker = { game: { game: 'poker' } } as TableInfo;

test('a log begins with what happened in the hand that is on, and with no other', async () => {
  const tellings: [number, Telling][] = [
    [1, { id: 'hand-calls', args: { who: { player: 1 }, amount: { money: 2 }, all_in: { word: 'no' } } }],
    [3, { id: 'table-hand-begins', args: { number: { number: 7 } } }],
    [5, { id: 'hand-folds', args: { who: { player: 1 } } }],
  ];
  const says: Sentence[] = tellings.map(([event, told]) => ({ says: told, clause: null, tone: 'action', event }));
  const records = [{ ...record([...over, ...on].map((e) => ({ poker: e }))), says }];
  const lines = (await soFarLines(records, poker, names)).map((l) => l.text);
  expect(lines).toEqual(['You came in the middle of a hand. This is what happened in it before.', 'Hand 7 begins.', 'Ada folds']);
});

test('a round of blackjack is told from its bank on; where it began too long ago, that is said', async () => {
  const events: BlackjackEvent[] = [
    { bank_taken: { player: 2, seat: 5, wager: 50, turn: 1 } },
    { wagered: { player: 1, seat: 2, base: 10, buster: 0 } },
  ];
  const info = { game: { game: 'blackjack', decks: 8 } } as TableInfo;
  const tellings: Telling[] = [
    { id: 'bj-bank-taken', args: { player: { player: 2 }, seat: { number: 5 }, wager: { money: 50 }, turn: { number: 1 } } },
    { id: 'bj-wagered', args: { player: { player: 1 }, seat: { number: 2 }, base: { money: 10 } } },
  ];
  const says: Sentence[] = tellings.map((told, event) => ({ says: told, clause: null, tone: 'action', event }));
  const told = async (from: number): Promise<string[]> => {
    const late = says.slice(from).map((s) => ({ ...s, event: s.event - from }));
    const records = [{ ...record(events.slice(from).map((e) => ({ blackjack: e }))), says: late }];
    return (await soFarLines(records, info, names)).map((l) => l.text);
  };
  expect((await told(0)).slice(1)).toEqual(['Kim, seat 5, takes the bank with $50, turn 1.', 'Ada bets $10 on circle 2.']);
  expect(await told(1)).toEqual(['You came in the middle of a round: the log begins here.']);
});
