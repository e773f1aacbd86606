// Clauses as the school cites them, from the page's own book of clauses, whose sources say where we decided something ourselves.
import type { Cited } from '../lab/types';
import { clauses } from '../lib/clauses';

/** All clauses by their ids. */
export async function cited(): Promise<Record<string, Cited>> {
  const all = Object.entries(await clauses());
  return Object.fromEntries(all.map(([id, clause]) => [id, { id, ...clause, decided: false }]));
}
