// Checks a poker deck that was committed to card by card: the cards everybody saw are opened, the folded ones stay private.
import { isJoker, RANKS, SUITS, type Card } from '../lib/cards';
import type { Committed, OpenedCard } from '../protocol';
import { shuffle } from './chacha';
import { combinedSeed, fromHex, sha256, toHex } from './verify';

export interface Opened {
  shuffle: number;
  leaves: string[];
  cards: OpenedCard[];
}

export interface DeckVerdict {
  /** Do the leaves hash to what was published before the hand? */
  commitment: boolean;
  /** Cards whose leaf is not theirs, and cards that were not dealt in the order the words give. */
  wrongCards: Card[];
  wrongOrder: Card[];
  cards: number;
  good: boolean;
}

/** The number of a card: 4 × rank + suit, and 52 for the joker. */
export const indexOf = (card: Card): number => (isJoker(card) ? 52 : 4 * RANKS.indexOf(card[0]!) + SUITS.indexOf(card[1] as never));

const text = new TextEncoder();
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((a, p) => a + p.length, 0));
  parts.reduce((at, p) => (all.set(p, at), at + p.length), 0);
  return all;
};

export const leafOf = async (salt: string, place: number, card: Card): Promise<string> =>
  toHex(await sha256(join(text.encode('cardroom card 1'), fromHex(salt), new Uint8Array([place, indexOf(card)]))));

export const rootOf = async (leaves: string[]): Promise<string> =>
  toHex(await sha256(join(text.encode('cardroom deck 1'), ...leaves.map(fromHex))));

/** In which order the places of the deck are dealt. */
export async function orderOf(commitment: string, entropy: Committed['entropy'], cards: number): Promise<number[]> {
  const seed = await combinedSeed(fromHex(commitment), entropy);
  return shuffle(
    seed,
    Array.from({ length: cards }, (_, i) => i),
  );
}

export async function verifyDeck(committed: Pick<Committed, 'commitment' | 'entropy'>, opened: Opened): Promise<DeckVerdict> {
  const commitment = (await rootOf(opened.leaves)) === committed.commitment.toLowerCase();
  const order = await orderOf(committed.commitment, committed.entropy, opened.leaves.length);
  const wrongCards: Card[] = [];
  const wrongOrder: Card[] = [];
  for (const c of opened.cards) {
    if ((await leafOf(c.salt, c.place, c.card)) !== opened.leaves[c.place]?.toLowerCase()) wrongCards.push(c.card);
    if (order[c.dealt] !== c.place) wrongOrder.push(c.card);
  }
  return { commitment, wrongCards, wrongOrder, cards: opened.cards.length, good: commitment && !wrongCards.length && !wrongOrder.length };
}
