// The coach: what each legal move is worth, and what the last one cost. Figures come from the room's exact analysis.
import { say } from '../lib/voice';
import type { Move } from '../blackjack/types';
import type { Card } from '../lib/cards';
import { money } from '../lib/money';
import { get } from '../net/api';
import { OWN } from './source';

export type MoveName = 'hit' | 'stand' | 'double' | 'split' | 'surrender';
export type Worths = Partial<Record<MoveName, number>>;

export const nameOfMove = (move: Move): MoveName => (typeof move === 'string' ? move : 'double');

/** Asks the room what each move of a hand is worth per unit of its wager. */
export async function advice(of: { house: string; table: number }, cards: Card[], up: Card, afterSplit: boolean): Promise<Worths> {
  const query = new URLSearchParams({ cards: cards.join(''), up, split: String(afterSplit) });
  if (of.house === OWN) query.set('table', String(of.table));
  const told = await get<{ moves: Record<string, number> }>(`/api/odds/${encodeURIComponent(of.house)}/blackjack/hand?${query.toString()}`);
  return told.moves as Worths;
}

/** Only what is open now, so that the best of it is really the best. */
export const openOnly = (worths: Worths, open: MoveName[]): Worths =>
  Object.fromEntries(Object.entries(worths).filter(([m]) => open.includes(m as MoveName))) as Worths;

/** What a move cost against the best one, in words; nothing where it was the best. */
export function mistake(worths: Worths, chosen: MoveName, wager: number): string | null {
  const got = worths[chosen];
  const [best, most] = (Object.entries(worths) as [MoveName, number][]).reduce((a, b) => (b[1] > a[1] ? b : a), ['stand', -Infinity] as [
    MoveName,
    number,
  ]);
  if (got === undefined || most - got < 0.0005) return null;
  const cost = (most - got) * wager;
  return say('odds-coach-would-been-worth-more', {
    best,
    cost: cost < 0.01 ? say('odds-less-than-cent') : money(Math.round(cost * 100) / 100),
    to_fixed: ((most - got) * 100).toFixed(1),
  });
}
