// The log of a poker table for whoever rules there: its history has the hand's events without words, its replay has both.
import { get } from '../net/api';
import type { HandReplay, RecordView, TableEvent } from '../protocol';
import { hands } from './hands';

const NOBODY = { me: null, name: String };
/** The hand's own events; people come and go beside it. */
const ofHand = (events: TableEvent[]): number =>
  events.filter((e) => 'poker' in e && ('hand' in e.poker || 'hand_began' in e.poker || 'hand_ended' in e.poker)).length;

/** The records with what was said in the last hand that is over. */
export async function withLastHand(table: number, records: RecordView[]): Promise<RecordView[]> {
  const last = hands(records, NOBODY).at(-1);
  if (!last || last.lines.length) return records;
  const replay = await get<HandReplay>(`/api/tables/${table}/hands/${last.from}`).catch(() => null);
  return replay ? tellHand(records, last, replay) : records;
}

/** Each step of a hand is told with the record in which it happened. */
export function tellHand(records: RecordView[], { from, to }: { from: number; to: number }, replay: HandReplay): RecordView[] {
  const steps = [...replay.steps];
  let owed = 0;
  return records.map((record) => {
    if (record.seq < from || record.seq > to) return record;
    owed += ofHand(record.events);
    const said: RecordView['says'] = [];
    while (steps.length && (owed > 0 || record.seq === to)) {
      const step = steps.shift()!;
      owed -= ofHand(step.events);
      said.push(...step.says);
    }
    return { ...record, says: [...said, ...record.says] };
  });
}
