// Ed25519 by the browser: what I saw is signed with a key that never leaves this browser. Where there is none, nothing is signed.
import { bytes32, type Hash } from './cut';
import { fromHex, toHex } from './verify';

const NAME = 'Ed25519';

export interface Signer {
  /** The public key, in hex; empty where nothing is signed. */
  key: string;
  sign(digest: Hash): Promise<string>;
}

const UNSIGNED: Signer = { key: '', sign: async () => '' };
/** So long a browser may look for its key. */
const PATIENCE = 1500;

/** The keys of this browser; null where it keeps none. */
function open(): Promise<IDBDatabase | null> {
  return new Promise((done) => {
    if (!globalThis.indexedDB) return done(null);
    const asked = indexedDB.open('cardroom', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('keys');
    asked.onsuccess = () => done(asked.result);
    asked.onerror = asked.onblocked = () => done(null);
  });
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error(NAME));
  });

async function pairOf(player: number): Promise<CryptoKeyPair> {
  const base = await open();
  const kept = base && (await answer<CryptoKeyPair | undefined>(base.transaction('keys').objectStore('keys').get(player)));
  if (kept) return kept;
  const pair = (await crypto.subtle.generateKey(NAME, false, ['sign', 'verify'])) as CryptoKeyPair;
  // Two pages at once make two pairs: the first that is written is the one.
  const keys = base?.transaction('keys', 'readwrite').objectStore('keys');
  if (!keys) return pair;
  const before = await answer<CryptoKeyPair | undefined>(keys.get(player));
  if (before) return before;
  // A browser that cannot keep keys: this one lasts as long as the page.
  await answer(keys.put(pair, player)).catch(() => null);
  return pair;
}

/** Who signs for a player in this browser. */
export async function signerOf(player: number): Promise<Signer> {
  if (!globalThis.crypto?.subtle) return UNSIGNED;
  try {
    const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error(NAME)), PATIENCE));
    const { privateKey, publicKey } = await Promise.race([pairOf(player), late]);
    return {
      key: toHex(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
      sign: async (digest) => toHex(new Uint8Array(await crypto.subtle.sign(NAME, privateKey, digest))),
    };
  } catch {
    return UNSIGNED;
  }
}

/** Is this a signature over a digest? Null where the browser cannot tell. */
export async function isSigned(key: string, digest: Hash, signature: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  let publicKey: CryptoKey;
  try {
    const probe = bytes32(key);
    publicKey = await crypto.subtle.importKey('raw', probe, NAME, false, ['verify']);
  } catch (e) {
    return e instanceof DOMException && e.name === 'NotSupportedError' ? null : false;
  }
  try {
    return await crypto.subtle.verify(NAME, publicKey, fromHex(signature), digest);
  } catch {
    return false;
  }
}
