// Sheets that go on paper: what stands on one is fetched again while it is open, when somebody comes back to it and before it is
// printed. So nobody prints a sheet without the signature that somebody else gave a moment ago.

import { room } from '../net/room.svelte';

/** How long a sheet on the screen may be older than the books, in ms. */
const OLDER = 10_000;
const last = $state({ fetched: 0 });
const open = new Set<() => Promise<void>>();

/** When what is shown was fetched: a sheet says so on paper. */
export const asOf = (): number => last.fetched || room.now();

/** What a sheet shows has come. */
export function fetched(): void {
  last.fetched = room.now();
}

/** Fetches every open sheet again. Where the room does not answer the older one stays, and says of when it is: a page is as old as
 *  the oldest of its parts. */
export async function freshen(): Promise<void> {
  const parts = await Promise.allSettled([...open].map((again) => again()));
  if (parts.every((part) => part.status === 'fulfilled')) fetched();
}

/** Fetches a part of a long page again before it is printed, and not in between; gives what ends it, for an effect. */
export function freshOnPaper(again: () => Promise<void>): () => void {
  open.add(again);
  return () => void open.delete(again);
}

/** Keeps a sheet fresh from now on; gives what ends it, for an effect. `again` throws where it fetched nothing. */
export function keepFresh(again: () => Promise<void>): () => void {
  open.add(again);
  const seen = (): void => void (document.visibilityState === 'visible' && again().then(fetched, () => {}));
  const timer = setInterval(seen, OLDER);
  addEventListener('focus', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    open.delete(again);
    clearInterval(timer);
    removeEventListener('focus', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}
