// Where odds come from: the room computes them exactly, once per rulebook.
import { get } from '../net/api';
import type { NearestPrice, Report } from './types';

const known = new Map<string, Promise<Report | NearestPrice>>();

/** The price of a rulebook, as it is or with a rule changed for the sake of argument: `surrender=none`. */
export function reportOf(house: string, game: string, change = ''): Promise<Report | NearestPrice> {
  const path = `/api/odds/${encodeURIComponent(house)}/${encodeURIComponent(game)}${change ? `?change=${encodeURIComponent(change)}` : ''}`;
  const asked = known.get(path) ?? get<Report | NearestPrice>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
