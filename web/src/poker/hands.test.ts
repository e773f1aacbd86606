import { expect, test } from 'vitest';
import type { PokerEvent, RecordView, Sentence, Telling } from '../protocol';
import { hands } from './hands';

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
const events: PokerEvent[] = [
  began,
  { hand: { event: 'dealt', seat: 0, cards: [null, null], up: false } },
  { hand: { event: 'dealt', seat: 1, cards: ['9c', 'Th'], up: false } },
  { hand: { event: 'called', seat: 0, amount: 2 } },
  { hand: { event: 'discarded', seat: 0, cards: [null, null] } },
  { hand: { event: 'discarded', seat: 1, cards: [] } },
  { hand: { event: 'boarded', cards: ['7c', 'Ts', 'Jk'] } },
  { hand_ended: { drop: 2 } },
];
const tellings: [number, Telling, string | null][] = [
  [3, { id: 'hand-calls', args: { who: { player: 1 }, amount: { money: 2 }, all_in: { word: 'no' } } }, null],
  [6, { id: 'hand-board', args: { cards: { cards: ['7c', 'Ts'] } } }, 'HE-4'],
  [8, { id: 'table-hand-begins', args: { number: { number: 8 } } }, null],
];

test('hands are cut out of the log with what was said in them; what lies face down is told to its owner alone', () => {
  const says: Sentence[] = tellings.map(([event, told, clause]) => ({ says: told, clause, tone: 'action', event }));
  const records: RecordView[] = [{ seq: 3, at: 0, by: null, says, events: [...events, began].map((poker) => ({ poker })) }];
  const all = hands(records, { me: 2, name: (p) => ['', 'Ada', 'Kim'][p]! });
  expect(all.length).toBe(1);
  expect(all[0]!.number).toBe(7);
  expect(all[0]!.lines).toEqual([
    { text: 'You are dealt 9♣ 10♥.' },
    { text: 'Ada calls $2' },
    { text: 'Ada throws 2 away.' },
    { text: 'Kim stands pat.' },
    { text: 'Board: 7♣ 10♠', clause: 'HE-4' },
  ]);
});
