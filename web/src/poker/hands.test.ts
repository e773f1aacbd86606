import { expect, test } from 'vitest';
import type { PokerEvent, RecordView } from '../protocol';
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
  { hand: { event: 'posted', seat: 1, amount: 2, forced: 'blind' } },
  { hand: { event: 'dealt', seat: 0, cards: [null, null], up: false } },
  { hand: { event: 'called', seat: 0, amount: 2 } },
  { hand: { event: 'called', seat: 1, amount: 0 } },
  { hand: { event: 'procedure', steps: [{ number: 1, text: 'put 9h aside, give player 2 another card', clause: 'HE-17' }] } },
  { hand: { event: 'boarded', cards: ['7c', 'Ts', 'Jk'] } },
  { hand: { event: 'awarded', lines: [{ seat: 1, amount: 2, pot: 0, part: 'high', clause: 'HE-5' }], uncalled: null } },
  { hand_ended: { drop: 2 } },
];

test('hands are cut out of the log and told; what lies face down stays so', () => {
  const records: RecordView[] = [{ seq: 3, at: 0, by: null, says: [], events: [...events, began].map((poker) => ({ poker })) }];
  const all = hands(records, (p) => ['', 'Ada', 'Kim'][p]!);
  expect(all.length).toBe(1);
  expect(all[0]!.number).toBe(7);
  expect(all[0]!.lines.map((l) => l.text)).toEqual([
    'Kim posts $2 (blind).',
    'Ada is dealt ▮ ▮.',
    'Ada calls $2.',
    'Kim checks.',
    '1. put 9♥ aside, give Kim another card',
    'The board: 7♣ 10♠ the joker.',
    'Kim gets $2 for the high half.',
  ]);
});
