// ChaCha20's keystream, written out: 20 rounds, key = the 32-byte seed, nonce zero, block counter from zero.

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 16);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 12);
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 8);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 7);
}

/** The stream of numbers that a seed stands for. */
export class Stream {
  readonly #start: Uint32Array;
  #block = new Uint32Array(16);
  #at = 16;

  constructor(seed: Uint8Array) {
    if (seed.length !== 32) throw new Error('A seed has 32 bytes.');
    const key = new DataView(seed.buffer, seed.byteOffset, 32);
    // "expand 32-byte k", as little-endian words; then the key, a 64-bit counter, and a nonce of zero.
    this.#start = new Uint32Array([
      0x61707865,
      0x3320646e,
      0x79622d32,
      0x6b206574,
      ...Array.from({ length: 8 }, (_, i) => key.getUint32(4 * i, true)),
      0,
      0,
      0,
      0,
    ]);
  }

  /** The next 32-bit word. */
  word(): number {
    if (this.#at === 16) this.#fill();
    return this.#block[this.#at++]!;
  }

  /** A number drawn evenly from `0..bound`: words from the largest multiple of the bound on are thrown away. */
  below(bound: number): number {
    const usable = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const word = this.word();
      if (word < usable) return word % bound;
    }
  }

  #fill(): void {
    const s = Uint32Array.from(this.#start);
    for (let i = 0; i < 10; i++) {
      quarter(s, 0, 4, 8, 12);
      quarter(s, 1, 5, 9, 13);
      quarter(s, 2, 6, 10, 14);
      quarter(s, 3, 7, 11, 15);
      quarter(s, 0, 5, 10, 15);
      quarter(s, 1, 6, 11, 12);
      quarter(s, 2, 7, 8, 13);
      quarter(s, 3, 4, 9, 14);
    }
    for (let i = 0; i < 16; i++) s[i] = s[i]! + this.#start[i]!;
    this.#block = s;
    this.#at = 0;
    if (++this.#start[12]! === 2 ** 32) this.#start[13]!++;
  }
}

/** Fisher–Yates from the last card to the second, each swapped with one drawn evenly from those up to itself. */
export function shuffleWith<T>(stream: Stream, things: readonly T[]): T[] {
  const all = [...things];
  for (let i = all.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

export const shuffle = <T>(seed: Uint8Array, cards: readonly T[]): T[] => shuffleWith(new Stream(seed), cards);
