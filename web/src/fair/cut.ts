// A deck that nobody chose: hashes, trees and orders of docs/shuffle.md, as crates/cards/src/cut.rs has them.
import { shuffle, shuffleWith, Stream } from './chacha';
import { sha256 } from './sha256';
import { fromHex } from './verify';

/** 32 bytes. */
export type Hash = Uint8Array<ArrayBuffer>;

/** How many decks the house commits to for a hand of poker. */
export const DECKS = 8;

const text = new TextEncoder();

/** SHA-256 over a label and parts that follow each other. */
export function hash(label: string, ...parts: ArrayLike<number>[]): Hash {
  const all = new Uint8Array(parts.reduce((a, p) => a + p.length, label.length));
  text.encodeInto(label, all);
  let at = label.length;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return sha256(all);
}

export const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((x, i) => x === b[i]);

/** Eight little-endian bytes. */
const number = (n: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(n), true);
  return bytes;
};

export const tipOf = (link: Hash): Hash => hash('cardroom link 2', link);
export const deckSeed = (house: Hash, deck: number): Hash => hash('cardroom deck seed 2', house, [deck]);
export const published = (roots: Hash[]): Hash => hash('cardroom decks 2', ...roots);
export const leafOf = (salt: Hash, place: number, card: number): Hash => hash('cardroom card 2', salt, [place, card]);
const node = (left: Hash, right: Hash): Hash => hash('cardroom node 2', left, right);
const stubSecret = (seed: Hash): Hash => hash('cardroom stub secret 2', seed);
export const saltOf = (seed: Hash, place: number): Hash => hash('cardroom salt 2', seed, [place]);
export const stubSeed = (seed: Hash, cut: number): Hash => hash('cardroom stub 2', stubSecret(seed), number(cut));

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The cards of a fresh deck of so many, by their numbers: all, all and the joker, or those from the six up. */
export const fresh = (cards: number): number[] | null =>
  cards === 52 || cards === 53 ? upTo(0, cards) : cards === 36 ? upTo(16, 52) : null;

/** A deck as its seed makes it: the cards place by place, and the tree, the leaves first. */
export function deckOf(seed: Hash, cards: number[]): { cards: number[]; tree: Hash[][] } {
  const order = shuffle(seed, cards);
  const tree = [order.map((card, place) => leafOf(saltOf(seed, place), place, card))];
  tree[0]!.push(hash('cardroom stub leaf 2', stubSecret(seed)));
  for (let level = tree[0]!; level.length > 1; tree.push(level)) {
    const below = level;
    level = upTo(0, Math.ceil(below.length / 2)).map((i) =>
      2 * i + 1 < below.length ? node(below[2 * i]!, below[2 * i + 1]!) : below[2 * i]!,
    );
  }
  return { cards: order, tree };
}

export const rootOf = (seed: Hash, cards: number[]): Hash => deckOf(seed, cards).tree.at(-1)![0]!;

/** Does this card lie at this place of the deck of so many cards that has this root? */
export function liesAt(root: Hash, cards: number, place: number, card: number, salt: Hash, path: Hash[]): boolean {
  if (!(place >= 0 && place < cards)) return false;
  let [at, level, top] = [place, cards + 1, leafOf(salt, place, card)];
  const rest = [...path];
  for (; level > 1; at >>= 1, level = Math.ceil(level / 2)) {
    if ((at ^ 1) >= level) continue;
    const beside = rest.shift();
    if (!beside) return false;
    top = at % 2 === 0 ? node(top, beside) : node(beside, top);
  }
  return rest.length === 0 && same(top, root);
}

/** What is cut, as it goes over the wire. */
export interface ToCut {
  shuffle: number;
  cut: number;
  cards: number;
  roots: string[];
  cutters: { player: number; tip: string; key: string }[];
  places: number[];
}

/** What is signed. */
export function digestOf(table: number, c: ToCut): Hash {
  const cutters = c.cutters.flatMap((p) => [number(p.player), bytes32(p.tip), p.key ? bytes32(p.key) : new Uint8Array(32)]);
  const numbers = [table, c.shuffle, c.cut, c.cards, c.roots.length, c.cutters.length, c.places.length].map(number);
  return hash('cardroom cutting 2', ...numbers, ...c.roots.map(bytes32), ...cutters, ...c.places.map(number));
}

/** 32 bytes in hex; anything else is none. */
export function bytes32(hex: string): Hash {
  const bytes = fromHex(hex);
  if (bytes.length !== 32) throw new RangeError(hex);
  return bytes;
}

/** What follows from a cut: which of so many decks is dealt, and in which order the places of so many cards come. */
export function outcome(digest: Hash, links: Hash[], decks: number, cards: number): { deck: number; order: number[] } {
  const stream = new Stream(hash('cardroom cut 2', digest, ...links));
  const deck = decks > 1 ? stream.below(decks) : 0;
  return { deck, order: shuffleWith(stream, upTo(0, cards)) };
}
