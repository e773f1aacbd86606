// The keys that others sign with. The first one of the house that is seen is kept: from then on nothing else is its signature. The
// first one of a player is kept, too: another one may be another device of theirs, and is told.
import { get } from '../net/api';
import type { Store } from './links';

const NAME = 'cardroom.house';
/** So long the room may take to tell; a cut does not wait for it. */
const PATIENCE = 1000;

export async function houseKey(store: Store): Promise<string | null> {
  const kept = store.getItem(NAME);
  if (kept) return kept;
  const asked = get<{ key?: string }>('/api/seals').then(
    ({ key }) => (key && /^[0-9a-f]{64}$/i.test(key) ? key.toLowerCase() : null),
    () => null,
  );
  const key = await Promise.race([asked, new Promise<null>((done) => setTimeout(() => done(null), PATIENCE))]);
  if (key) keep(store, NAME, key);
  return key;
}

/** The first key that a player was seen with. */
export function firstKey(store: Store, player: number, key: string): string {
  const name = `cardroom.key.${player}`;
  const kept = store.getItem(name);
  if (!kept) keep(store, name, key);
  return kept ?? key;
}

function keep(store: Store, name: string, key: string): void {
  try {
    store.setItem(name, key);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
