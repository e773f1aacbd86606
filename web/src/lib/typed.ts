// Cards that are typed, or come from a scanner or a shoe that types: rank and suit in either order, `Kh`, `hk`, `10d`.
import { RANKS, SUITS, type Card, type Suit } from './cards';

/** What was typed of a card that is not whole yet. */
export interface Typed {
  rank: string;
  suit: string;
}
export const NOTHING: Typed = { rank: '', suit: '' };

/** One key more: what stands there then, or the card that it makes whole. Keys that name nothing change nothing. */
export function typeKey(typed: Typed, key: string): { typed: Typed; card: Card | null } {
  const rank = key === '0' ? 'T' : key.toUpperCase();
  const suit = key.toLowerCase() as Suit;
  const next = { ...typed };
  if (key.length !== 1) return { typed, card: null };
  if (RANKS.includes(rank)) next.rank = rank;
  else if (SUITS.includes(suit)) next.suit = suit;
  else return { typed, card: null };
  return next.rank && next.suit ? { typed: NOTHING, card: next.rank + next.suit } : { typed: next, card: null };
}
