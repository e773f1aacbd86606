import { expect, test } from 'vitest';
import type { HandReplay, RecordView, Sentence, TableEvent } from '../protocol';
import { tellHand } from './log';
import { followRuled } from './ruled';

const said = (id: string, event = 0, args = {}): Sentence => ({ says: { id, args }, clause: 'L-CAS-16', tone: 'rule', event }) as Sentence;
const poker = (event: unknown): TableEvent => ({ poker: event }) as TableEvent;
const bet = (seat: number): TableEvent => poker({ hand: { event: 'called', seat, amount: 2 } });
const record = (seq: number, events: TableEvent[], says: Sentence[] = []): RecordView => ({ seq, at: seq, by: null, events, says });
const ruling = (reason: string, what: unknown): TableEvent =>
  ({ room: { ruled: { author: 'Frank', reason, ruling: what } } }) as TableEvent;
const ruled = (seq: number, reason: string, what: unknown): RecordView =>
  record(seq, [ruling(reason, what)], [said('floor-ruled', 0, { what: { telling: { id: 'floor-heard' } } })]);
const began = poker({ hand_began: { number: 2, places: [] } });

test('every step of the last hand is told where it happened, between what was said around it', () => {
  const records = [
    record(3, [poker({ joined: {} })], [said('before')]),
    record(4, [began, bet(0)]),
    record(5, [{ room: { floor_comes: { by: 'Frank' } } } as TableEvent], [said('around')]),
    record(6, [bet(1)]),
    record(7, [bet(2), poker({ hand_ended: { drop: 0 } })]),
    record(8, [], [said('after')]),
  ];
  const step = (id: string, ...events: TableEvent[]): HandReplay['steps'][number] => ({ events, says: [said(id)] }) as never;
  const steps = [step('began', began), step('first', bet(0)), step('second', bet(1)), step('third', bet(2)), step('pushed')];
  const told = tellHand(records, { from: 4, to: 7 }, { steps } as HandReplay);
  expect(told.map((r) => r.says.map((s) => s.says.id))).toEqual([
    ['before'],
    ['began', 'first'],
    ['around'],
    ['second'],
    ['third', 'pushed'],
    ['after'],
  ]);
});

test('the floor’s last word stands until the next hand begins', () => {
  const word = followRuled(null, [ruled(1, 'I come', 'coming'), ruled(2, 'the call stands', 'seen')]);
  expect(word).toEqual({ text: 'The floor has heard the call.', by: 'Frank: “the call stands”', clause: 'L-CAS-16', steps: [] });
  expect(followRuled(word, [ruled(3, 'loud', { mute: { player: 3, on: true } })])).toEqual(word);
  expect(followRuled(word, [record(4, [began])])).toBeNull();
});
