import { expect, test } from 'vitest';
import type { Arg, RecordView, Sentence, Telling } from '../protocol';
import { rulingsOf } from './rulings';

const record = (seq: number, ...says: Sentence[]): RecordView => ({ seq, at: 1000 * seq, by: 1, events: [], says });
const sentence = (says: Telling): Sentence => ({ says, clause: 'L-CAS-16', tone: 'rule', event: 0 });
const ruled = (id: string, args: Record<string, Arg> = {}): Sentence =>
  sentence({ id: 'floor-ruled', args: { what: { telling: { id, args } }, author: { text: 'Flo' }, reason: { text: 'a card fell' } } });

test('rulings of both games are read from the log, with author and reason', () => {
  const found = rulingsOf([
    record(1, sentence({ id: 'bj-insurance-offered' })),
    record(2, ruled('bj-ruled-void')),
    record(3, ruled('floor-declares-dead', { player: { player: 7 } }), ruled('floor-pauses', { on: { word: 'yes' } })),
  ]);
  expect(found.map((r) => [r.seq, r.what])).toEqual([
    [2, 'The floor voids the round; everything goes back.'],
    [3, 'The floor declares 7’s hand dead.'],
    [3, 'The floor pauses the table.'],
  ]);
  expect(found[0]).toMatchObject({ author: 'Flo', reason: 'a card fell', at: 2000 });
});
