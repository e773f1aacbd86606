// The school opens without a network once it was visited: its files are given to the room's service worker to keep.
import wasm from '../lab/engine.wasm?url';

/** Asks the worker to keep what this page is made of; where there is none (plain HTTP, a test) the page works as long as it is open.
 * `besides`: what was kept before stays. */
export function keepOffline(besides = false): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const here = new URL('./', location.href).href;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  const own = loaded.filter((name) => name.startsWith(`${here}assets/`));
  const keep = [...new Set([here, new URL(wasm, location.href).href, ...own])];
  void navigator.serviceWorker.ready.then((worker) => worker.active?.postMessage({ keep, besides }));
}
