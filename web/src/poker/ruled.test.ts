import { expect, test } from 'vitest';
import type { RecordView, Sentence, TableEvent } from '../protocol';
import { followRuled } from './ruled';

const said = (id: string, event = 0, args = {}): Sentence => ({ says: { id, args }, clause: 'ROOM-12', tone: 'rule', event }) as Sentence;
const poker = (event: unknown): TableEvent => ({ poker: event }) as TableEvent;
const record = (seq: number, events: TableEvent[], says: Sentence[] = []): RecordView => ({ seq, at: seq, by: null, events, says });
const ruling = (reason: string, what: unknown): TableEvent =>
  ({ room: { ruled: { author: 'Frank', reason, ruling: what } } }) as TableEvent;
const ruled = (seq: number, reason: string, what: unknown): RecordView =>
  record(seq, [ruling(reason, what)], [said('floor-ruled', 0, { what: { telling: { id: 'floor-heard' } } })]);
const began = poker({ hand_began: { number: 2, places: [] } });

test('the floor’s last word stands until the next hand begins', () => {
  const word = followRuled(null, [ruled(1, 'I come', 'coming'), ruled(2, 'the call stands', 'seen')]);
  expect(word).toEqual({
    text: 'The floor has heard the call.',
    by: 'Frank: “the call stands”',
    clause: 'ROOM-12',
    steps: [],
    reversed: false,
  });
  expect(followRuled(word, [ruled(3, 'loud', { mute: { player: 3, on: true } })])).toEqual(word);
  expect(followRuled(word, [record(4, [began])])).toBeNull();
});

test('a settlement that was reversed asks for what was wrong until a card is named again or the pot is pushed', () => {
  const back = followRuled(null, [ruled(1, 'the river was a queen', { poker: 'reverse' })]);
  expect(back?.reversed).toBe(true);
  const named = poker({ hand: { event: 'named-again', from: 'Qc', to: 'Qs' } });
  expect(followRuled(back, [record(2, [named])])?.reversed).toBe(false);
  expect(followRuled(back, [record(2, [poker({ hand: { event: 'awarded', lines: [], uncalled: null } })])])?.reversed).toBe(false);
});
