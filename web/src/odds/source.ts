// Where odds come from: the room computes them exactly, once per rulebook and number of decks.
import { get } from '../net/api';
import type { Report } from './types';

const known = new Map<string, Promise<Report>>();

export function reportOf(house: string, game: string, decks?: number): Promise<Report> {
  const path = `/api/odds/${encodeURIComponent(house)}/${encodeURIComponent(game)}${decks ? `?decks=${decks}` : ''}`;
  const asked = known.get(path) ?? get<Report>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}
