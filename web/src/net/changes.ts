// What changed at a table, put into what was there: nothing that did not change is made anew.
import type { Change } from '../protocol';

type Parts = Record<string, unknown>;

/** The new value: `[value]` stands for itself, and an object goes into what was there by its keys. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Parts) }) as Parts;
  for (const [key, part] of Object.entries(change)) {
    if (!part) continue;
    if (Array.isArray(part) && !part.length) delete after[key];
    else after[key] = changed(after[key], part);
  }
  return after;
}
