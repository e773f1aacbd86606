// The tables of the lobby: what is left of them when somebody looks for one.
import type { Family, TableSummary } from '../protocol';

export type Order = 'table' | 'low' | 'high' | 'company' | 'average';

export interface Wish {
  family: Family | 'all';
  search: string;
  /** Only tables with an open seat. */
  open: boolean;
  order: Order;
}

/** What a row is searched by: words in any order. */
const told = (t: TableSummary): string => `${t.table} ${t.name} ${t.title} ${t.house} ${t.game}`.toLowerCase();

const BY: Record<Order, (a: TableSummary, b: TableSummary) => number> = {
  table: () => 0,
  low: (a, b) => a.min - b.min,
  high: (a, b) => b.min - a.min,
  company: (a, b) => b.taken - a.taken,
  average: (a, b) => (b.average ?? 0) - (a.average ?? 0),
};

/** The tables somebody wishes for, in the order they wish; equals in the order of the room. */
export function sought(tables: TableSummary[], wish: Wish): TableSummary[] {
  const words = wish.search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (t: TableSummary): boolean =>
    (wish.family === 'all' || t.family === wish.family) &&
    (!wish.open || (!t.closed && t.taken < t.seats)) &&
    (!words.length || words.every((w) => told(t).includes(w)));
  return tables.filter(fits).sort((a, b) => BY[wish.order](a, b) || a.table - b.table);
}

/** Which rows of a long list are on the screen, with some to spare on both sides. */
export function onScreen(count: number, row: number, top: number, height: number, spare = 6): { from: number; to: number } {
  const from = Math.min(Math.max(0, Math.floor(top / row) - spare), Math.max(0, count - 1));
  return { from, to: Math.min(count, Math.max(from, Math.ceil((top + height) / row) + spare)) };
}
