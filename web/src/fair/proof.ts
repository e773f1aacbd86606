// A shuffle with all that is needed to check it, as a file to keep: scripts/check_shuffle.py reads it.
import type { Card } from '../lib/cards';
import type { CutShuffle } from '../protocol';
import type { Came } from './follow';
import type { Known } from './judge';

export interface Proof {
  /** The house's Ed25519 key, in hex; empty where none was seen. */
  house_key: string;
  /** How many decks the shoe has; 0 at poker. */
  shoe: number;
  /** How many cards the deck has; 0 at blackjack. */
  size: number;
  /** Who I am, where I played, and what I signed, cut by cut. */
  me: number | null;
  shown: { cut: number; digest: string }[];
  /** Every card that left the deck or shoe, as I saw it, and the cuts after which I saw all that came. */
  seen: Came[];
  whole: number[];
  /** Poker: hands that were tabled, card by card, and who was dealt in. */
  tabled: { seat: number; card: Card }[];
  players: number[] | null;
  /** A shoe: the cards that lay on the table as it began; null where I was not there, or for one that I never saw. */
  table: (Card | null)[] | null;
  shuffle: CutShuffle;
}

export const proofOf = (shuffle: CutShuffle, { houseKey, shoe, size, me, shown, followed }: Known): Proof => ({
  house_key: houseKey ?? '',
  shoe,
  size,
  me,
  shown: [...shown].map(([cut, { digest }]) => ({ cut, digest })),
  seen: followed?.came ?? [],
  whole: [...(followed?.whole ?? [])],
  tabled: followed?.tabled ?? [],
  players: followed?.players ?? null,
  table: followed?.table?.map(({ card }) => card) ?? null,
  shuffle,
});
