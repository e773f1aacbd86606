// The floor's rulings at a table, from its public log: who ruled what, when and why (L-CAS-16).
import type { RecordView } from '../protocol';

export interface RulingLine {
  seq: number;
  at: number;
  author: string;
  reason: string;
  /** What was ruled, in the words of the protocol made readable: `void round`, `pause: on`. */
  what: string;
}

/** `{ pause: { on: true } }` is "pause on", `{ blackjack: 'void_round' }` is "void round". */
function words(ruling: unknown): string {
  if (typeof ruling !== 'object' || ruling === null) return String(ruling).replaceAll('_', ' ');
  const parts = Object.entries(ruling).map(([key, value]) => {
    if (key === 'blackjack' || key === 'poker') return words(value);
    if (typeof value === 'boolean') return value ? `${key}` : `not ${key}`;
    return `${key.replaceAll('_', ' ')} ${words(value)}`;
  });
  return parts.join(', ');
}

export function rulingsOf(records: RecordView[]): RulingLine[] {
  return records.flatMap((r) =>
    r.events.flatMap((event) => {
      const inner: unknown = 'room' in event ? event.room : 'blackjack' in event ? event.blackjack : null;
      if (typeof inner !== 'object' || inner === null || !('ruled' in inner)) return [];
      const { author, reason, ruling } = inner.ruled as { author: string; reason: string; ruling: unknown };
      return [{ seq: r.seq, at: r.at, author, reason, what: words(ruling) }];
    }),
  );
}
