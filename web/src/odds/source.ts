// Where odds come from: the room computes them exactly, once per rulebook.
import { get } from '../net/api';
import type { NearestPrice, Report } from './types';

const known = new Map<string, Promise<Report | NearestPrice>>();

/** The house of tables that are dealt by a file of their own: each by its own, so that the table is asked for. */
export const OWN = 'lab';

/** The price of a table's rulebook, as it is or with a rule changed for the sake of argument: `surrender=none`. */
export function reportOf(of: { house: string; table: number }, game: string, change = ''): Promise<Report | NearestPrice> {
  const query = new URLSearchParams({ ...(change && { change }), ...(of.house === OWN && { table: String(of.table) }) });
  const path = `/api/odds/${encodeURIComponent(of.house)}/${encodeURIComponent(game)}?${query.toString()}`;
  const asked = known.get(path) ?? get<Report | NearestPrice>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
