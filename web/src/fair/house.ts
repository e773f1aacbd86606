// The key that the house signs with. The first one that is seen is kept: from then on nothing else is the house's signature.
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
  if (key) {
    try {
      store.setItem(NAME, key);
    } catch {
      // A browser that keeps nothing asks again.
    }
  }
  return key;
}
