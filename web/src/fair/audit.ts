// All of a table's shuffles, from its public log: which seeds were opened, and which poker decks.
import type { Committed, RecordView } from '../protocol';
import type { Opened } from './private';

export interface Shuffles {
  /** Numbers of the shuffles whose seed was opened. */
  revealed: number[];
  /** Decks of which the seen cards were opened, with what had been published and mixed in before. */
  decks: { committed: Committed; opened: Opened }[];
}

export function shufflesOf(records: RecordView[]): Shuffles {
  const published = new Map<number, Committed>();
  const found: Shuffles = { revealed: [], decks: [] };
  for (const event of records.flatMap((r) => r.events)) {
    if (!('room' in event)) continue;
    const e = event.room;
    if ('committed' in e) published.set(e.committed.shuffle, { ...e.committed, entropy: [] });
    if ('entropy_added' in e) {
      const { shuffle, player, text } = e.entropy_added;
      const c = published.get(shuffle);
      if (c) c.entropy = [...c.entropy, { player, text }];
    }
    if ('revealed' in e) found.revealed.push(e.revealed.shuffle);
    if ('opened' in e) {
      const committed = published.get(e.opened.shuffle);
      if (committed) found.decks.push({ committed, opened: e.opened });
    }
  }
  return found;
}
