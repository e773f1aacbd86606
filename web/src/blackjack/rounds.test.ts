import { expect, test } from 'vitest';
import type { RecordView } from '../protocol';
import { ROUND } from './fixture';
import { film, peopleOf, rounds } from './rounds';

const record = (seq: number, events: typeof ROUND): RecordView => ({
  seq,
  at: seq * 1000,
  by: null,
  events: events.map(({ event }) => ({ blackjack: event })),
  says: events.flatMap(({ says }, i) => says.map((s) => ({ ...s, event: i }))),
  counted: events.flatMap(({ counted }, i) => counted.map((c) => ({ ...c, event: i }))),
});
const names = { me: null, name: (p: number) => `P${p}` };

test('a log is cut where rounds end, and a half round at the front is left off', () => {
  const log = [record(1, ROUND.slice(15)), record(2, ROUND.slice(0, 6)), record(3, ROUND.slice(6)), record(4, ROUND.slice(0, 3))];
  const all = rounds(log);
  expect(all.map((r) => [r.from, r.to, r.bankResult])).toEqual([[2, 3, -25]]);
});

test('a round is a film of scenes, from the bank that is taken to the last line', () => {
  const round = rounds([record(1, ROUND)])[0]!;
  expect(peopleOf(round)).toEqual([
    { player: 3, seat: 7, stack: 0, third_party: false, bank_most: 0, bank_spots: [] },
    { player: 1, seat: 2, stack: 0, third_party: false, bank_most: 0, bank_spots: [] },
    { player: 2, seat: 5, stack: 0, third_party: false, bank_most: 0, bank_spots: [] },
  ]);
  const frames = film(round, names, peopleOf(round), 312);
  expect(frames.length).toBe(ROUND.length);
  expect(frames[0]!.scene.view.circles).toEqual([]);
  expect(frames[0]!.line!.text).toContain('takes the bank');
  expect(frames.at(-1)!.line!.text).toBe('The round is over: the bank loses $25.');
  expect(frames.at(-1)!.scene.lines.length).toBe(3);
});

test('a round that the floor voids is a round of the history, called void; one whose bank falls short too, once there were wagers', () => {
  const event = (e: unknown): (typeof ROUND)[number] => ({ event: e, says: [], counted: [] }) as never;
  const ruled = event({ ruled: { author: 'Flo', reason: 'the shoe fell', ruling: 'void_round' } });
  const short = event({ bank_fell_short: { player: 3, seat: 7, fee: 2 } });
  const closed = ROUND.findIndex(({ event: e }) => typeof e === 'object' && 'wagers_closed' in e);
  const log = [
    record(1, [...ROUND.slice(0, 9), ruled]),
    record(2, ROUND),
    record(3, [...ROUND.slice(0, closed), short]),
    record(4, [...ROUND.slice(0, closed + 1), short]),
  ];
  expect(rounds(log).map((r) => [r.from, r.voided, r.bankResult])).toEqual([
    [1, true, null],
    [2, false, -25],
    [4, true, null],
  ]);
  const frames = film(rounds(log)[0]!, names, [], 312);
  expect(frames.at(-1)!.scene.view.circles).toEqual([]);
});

test('the film of a round whose settlement was reversed ends with what was settled anew', () => {
  const event = (e: unknown): (typeof ROUND)[number] => ({ event: e, says: [], counted: [] }) as never;
  const reversed = event({ ruled: { author: 'Flo', reason: 'the last card', ruling: { reverse: {} } } });
  const named = event({ named_again: { at: 'bank', nth: 3, was: '9s', card: '2s' } });
  const settled = ROUND.filter(({ event: e }) => typeof e === 'object' && 'settled' in e);
  const round = rounds([record(1, ROUND), record(2, [reversed, named, ...settled, event({ round_ended: { bank_result: -25 } })])])[0]!;
  const { scene } = film(round, names, peopleOf(round), 312).at(-1)!;
  expect([round.to, scene.view.bank!.cards, scene.view.bank!.result]).toEqual([2, ['6s', 'Kd', '2s'], -25]);
  expect(scene.lines.length).toBe(settled.length);
});
