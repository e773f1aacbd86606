// The waiting lists: one for every game and limit at which a table is open.
import { limits } from '../blackjack/ask';
import type { ListFor, TableSummary } from '../protocol';
import { dealtFirst } from './deals';

/** Names a list. */
export const keyOf = (list: ListFor): string => `${list.game} ${list.limit}`;

/** The lists with what they are called; first those with a table that a person deals. */
export function listsOf(tables: TableSummary[]): [string, { title: string; list: ListFor }][] {
  const lists = new Map<string, { title: string; list: ListFor }>();
  for (const t of tables.filter((t) => !t.closed).sort(dealtFirst)) {
    const list = { game: t.game, limit: t.min };
    if (!lists.has(keyOf(list))) lists.set(keyOf(list), { title: `${t.title} ${limits(t)}`, list });
  }
  return [...lists];
}
