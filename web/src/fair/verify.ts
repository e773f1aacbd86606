// Checks a revealed shuffle here, in the browser, with nothing but the figures that were published.
import { say } from '../lib/voice';
import type { Card, Entropy, RevealedShuffle } from '../protocol';
import { shuffle } from './chacha';
import { sha256 as sha256ByHand } from './sha256';

export interface Verdict {
  /** Is the seed the one that was committed to before the wagers? */
  commitment: boolean;
  /** The seed that was dealt from, with everybody's words in it. */
  combined: string;
  /** The order of the cards that follows from it. */
  order: Card[];
  /** How many cards came out of this shuffle, and at which one the deal went astray, if it did. */
  dealt: number;
  astray: number | null;
  good: boolean;
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error(say('page-not-number-hex'));
  return Uint8Array.from(hex.match(/../g) ?? [], (b) => parseInt(b, 16));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return sha256ByHand(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** SHA-256 over a label, the house's seed, and each entry with its length as eight little-endian bytes before it. */
export async function combinedSeed(houseSeed: Uint8Array, entropy: Entropy[]): Promise<Uint8Array> {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [text.encode('cardroom shuffle 1'), houseSeed];
  for (const entry of entropy) {
    const words = text.encode(entry.text);
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(words.length), true);
    parts.push(length, words);
  }
  const all = new Uint8Array(parts.reduce((a, p) => a + p.length, 0));
  parts.reduce((at, p) => (all.set(p, at), at + p.length), 0);
  return sha256(all);
}

export async function verify(r: RevealedShuffle): Promise<Verdict> {
  const seed = fromHex(r.seed);
  const commitment = toHex(await sha256(seed)) === r.commitment.toLowerCase();
  const combined = await combinedSeed(seed, r.entropy);
  const order = shuffle(combined, r.cards);
  const wrong = r.dealt.findIndex((card, i) => card !== order[i]);
  const astray = wrong < 0 ? null : wrong;
  return { commitment, combined: toHex(combined), order, dealt: r.dealt.length, astray, good: commitment && astray === null };
}
