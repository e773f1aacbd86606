// Calls for the floor, as those who run tables hear of them: which ones nobody has answered yet, in what words, and where to go.
import { tablePlace } from '../lib/place';
import { say } from '../lib/voice';
import type { TableSummary } from '../protocol';

/** A call is known by its table and its moment: who calls again is heard again. */
export const keyOf = (t: TableSummary): string => `${t.table} ${t.called?.at ?? ''}`;

/** The tables that have called, and to which nobody has said that they come. */
export const unanswered = (lobby: TableSummary[]): TableSummary[] => lobby.filter((t) => t.called && t.called.comes === null);

/** Where a table's call, and what may be ruled about it, stand: at its dealer's console, where it has one. */
export const place = (t: TableSummary): string => tablePlace(t.table, t.dealing);

/** The table, and what was called. */
export const says = (t: TableSummary): string => (t.called?.text ? say('plan-called-to', { name: t.name, text: t.called.text }) : t.name);
