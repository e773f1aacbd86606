// My links at a table: a chain of hashes from 32 random bytes, kept in this browser. What is shown is written down before it goes
// out, and a link is shown for one cut only: whoever asks for it for another one gets nothing.
import { bytes32, tipOf, type Hash } from './cut';
import { toHex } from './verify';

/** So many cuts until a chain is used up and the next one is laid. */
export const LENGTH = 1024;

/** What was shown last, and for what. */
export interface Shown {
  shuffle: number;
  cut: number;
  digest: string;
  tip: string;
  link: string;
}

interface Kept {
  seed: string;
  /** The tip that is laid: so many hashes after the seed. */
  at: number;
  last: Shown | null;
  /** Everything that was shown for the shuffle of the last one. */
  shown?: Shown[];
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Pages of a browser that have one chain between them use it one after the other. */
export const alone = async <T>(what: () => T): Promise<T> =>
  globalThis.navigator?.locks ? ((await navigator.locks.request('cardroom.cut', async () => what())) as T) : what();

const random = (): Hash => crypto.getRandomValues(new Uint8Array(32));

/** All hashes from a seed on; the last is the first tip. */
function chain(seed: Hash, length: number): Hash[] {
  const all = [seed];
  while (all.length <= length) all.push(tipOf(all.at(-1)!));
  return all;
}

export class Links {
  #kept: Kept;
  #chain: Hash[];
  /** Lost with the page, because the browser keeps nothing: no other page can show its links then. */
  #fleeting = false;

  constructor(
    private readonly store: Store,
    private readonly name: string,
    private readonly length = LENGTH,
  ) {
    this.#kept = this.#read() ?? { seed: '', at: 0, last: null };
    this.#chain = this.#kept.seed ? chain(bytes32(this.#kept.seed), length) : [];
    if (this.#kept.at === 0) this.renew();
  }

  /** A new chain: the old one is used up, or somebody asked for a link of it twice. */
  renew(): void {
    const seed = random();
    this.#chain = chain(seed, this.length);
    this.#write({ seed: toHex(seed), at: this.length, last: this.#kept.last, shown: this.#kept.shown });
  }

  /** What is laid at the table. */
  tip(): string {
    this.#reread();
    if (this.#kept.at === 0) this.renew();
    return toHex(this.#chain[this.#kept.at]!);
  }

  /** Is this a tip of the chain that is in use? */
  has(tip: string): boolean {
    this.#reread();
    return this.#chain.some((link) => toHex(link) === tip);
  }

  get last(): Shown | null {
    return this.#kept.last;
  }

  /** What was shown for a shuffle, as long as none was shown for another. */
  of(shuffle: number): Shown[] {
    this.#reread();
    const { last, shown } = this.#kept;
    return (shown ?? (last ? [last] : [])).filter((s) => s.shuffle === shuffle);
  }

  /** The link behind a tip, for what is cut: none where the tip is not mine, or its link was shown for something else. */
  show(what: Omit<Shown, 'link'>): string | null {
    this.#reread();
    const { at, last, seed } = this.#kept;
    if (last?.tip === what.tip) return last.digest === what.digest ? last.link : null;
    if (at === 0 || toHex(this.#chain[at]!) !== what.tip) return null;
    const link = toHex(this.#chain[at - 1]!);
    const shown = { ...what, link };
    return this.#write({ seed, at: at - 1, last: shown, shown: [...this.of(what.shuffle), shown] }) ? link : null;
  }

  /** Another page of this browser may have shown a link meanwhile. */
  #reread(): void {
    if (this.#fleeting) return;
    const kept = this.#read();
    if (!kept) return;
    if (kept.seed !== this.#kept.seed) this.#chain = chain(bytes32(kept.seed), this.length);
    this.#kept = kept;
  }

  #read(): Kept | null {
    try {
      const kept = JSON.parse(this.store.getItem(this.name) ?? 'null') as Kept | null;
      return kept && bytes32(kept.seed) && kept.at >= 0 && kept.at <= this.length ? kept : null;
    } catch {
      return null;
    }
  }

  /** False where it could not be written and an older state may be read again: that chain is not used any more. */
  #write(kept: Kept): boolean {
    const fresh = kept.at === this.length;
    this.#kept = kept;
    if (this.#fleeting) return true;
    try {
      this.store.setItem(this.name, JSON.stringify(kept));
      return true;
    } catch {
      this.#fleeting = true;
      try {
        this.store.removeItem(this.name);
      } catch {
        // Nothing was ever written there.
      }
      if (!fresh) this.renew();
      return fresh;
    }
  }
}
