// A trial exam is as long as this, and so many of a hundred questions have to be right. One that was begun is kept on the device.
import type { Given } from './types';

export const QUESTIONS = 10;
export const PASS = 80;
/** So many of them have to be right. */
export const NEEDED = Math.ceil((QUESTIONS * PASS) / 100);

const KEPT = 'cardroom.school.trial';

export interface KeptTrial {
  rulebook: string;
  seed: number;
  answers: Given[][];
}

/** The trial of a rulebook that was begun and not ended. */
export function keptTrial(rulebook: () => string, store: Pick<Storage, 'getItem'> = localStorage): KeptTrial | null {
  try {
    const kept = JSON.parse(store.getItem(KEPT) ?? 'null') as KeptTrial | null;
    return kept && kept.rulebook === rulebook() && Array.isArray(kept.answers) ? kept : null;
  } catch {
    return null;
  }
}

export function keepTrial(trial: KeptTrial | null, store: Pick<Storage, 'setItem' | 'removeItem'> = localStorage): void {
  try {
    if (trial) store.setItem(KEPT, JSON.stringify(trial));
    else store.removeItem(KEPT);
  } catch {
    // A device without room for it: a reload begins anew.
  }
}
