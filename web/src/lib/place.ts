// Where staff see a table, with what may be ruled about it.
import { room } from '../net/room.svelte';
import type { Dealing } from '../protocol';

/** At its dealer's console, where it has one; else at the table itself. */
export const tablePlace = (table: number, dealing: Dealing | null): string =>
  dealing === 'human' && room.opens('deal') ? `#/deal/${table}` : `#/table/${table}`;
