// The floor's rulings at a table, from its public log: who ruled what, when and why (L-CAS-16).
import { told, type Listener } from '../lib/voice';
import type { Arg, RecordView } from '../protocol';

export interface RulingLine {
  seq: number;
  at: number;
  author: string;
  reason: string;
  /** What was ruled. */
  what: string;
}

const text = (arg: Arg | undefined): string => (arg && 'text' in arg ? arg.text : '');

export const rulingsOf = (records: RecordView[], to: Listener = { me: null, name: String }): RulingLine[] =>
  records.flatMap((r) =>
    r.says.flatMap(({ says: { id, args } }) =>
      id === 'floor-ruled' && args?.what && 'telling' in args.what
        ? [{ seq: r.seq, at: r.at, author: text(args.author), reason: text(args.reason), what: told(args.what.telling, to) }]
        : [],
    ),
  );
