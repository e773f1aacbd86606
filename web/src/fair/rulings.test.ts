import { expect, test } from 'vitest';
import type { RecordView } from '../protocol';
import { rulingsOf } from './rulings';

const record = (seq: number, ...events: unknown[]): RecordView =>
  ({ seq, at: 1000 * seq, by: 1, events, says: [] }) as unknown as RecordView;

test('rulings of both games are read from the log, with author and reason', () => {
  const ruled = (ruling: unknown): unknown => ({ ruled: { author: 'Flo', reason: 'a card fell', ruling } });
  const found = rulingsOf([
    record(1, { blackjack: 'insurance_offered' }, { room: { paused: { on: true } } }),
    record(2, { blackjack: ruled('void_round') }),
    record(3, { room: ruled({ poker: { dead: { player: 7 } } }) }, { room: ruled({ pause: { on: true } }) }),
  ]);
  expect(found.map((r) => [r.seq, r.what])).toEqual([
    [2, 'void round'],
    [3, 'dead player 7'],
    [3, 'pause on'],
  ]);
  expect(found[0]).toMatchObject({ author: 'Flo', reason: 'a card fell', at: 2000 });
});
