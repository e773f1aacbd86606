// A shuffle with all that is needed to check it, as a file to keep: scripts/check_shuffle.py reads it.
import type { CutShuffle } from '../protocol';

export interface Proof {
  /** The house's Ed25519 key, in hex; empty where none was seen. */
  house_key: string;
  /** How many decks the shoe has; 0 at poker. */
  shoe: number;
  shuffle: CutShuffle;
}

export const proofOf = (shuffle: CutShuffle, shoe: number, houseKey: string | null): Proof => ({
  house_key: houseKey ?? '',
  shoe,
  shuffle,
});
