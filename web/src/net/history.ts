// Looks whether the room still has what this browser remembers of its books, and remembers what comes. Loaded when somebody is here.
import { keep, look, recall, receive, type Asks, type Found } from '../fair/seals';
import { more, say } from '../lib/voice';
import type { RecordReceipt, SealProof, Seals } from '../protocol';
import { get, Trouble } from './api';
import type { History } from './room.svelte';

const SAYS: Record<Found, () => string> = {
  good: () => say('seals-good'),
  unchecked: () => say('seals-unchecked'),
  lost: () => say('seals-lost'),
  key: () => say('seals-key'),
  seal: () => say('seals-seal'),
  signature: () => say('seals-signature'),
  receipt: () => say('seals-receipt'),
};

const asks: Asks = {
  newest: () => get<Seals>('/api/seals'),
  seal: async (pit, number) => {
    try {
      return await get<SealProof>(`/api/seals/${pit}/${number}`);
    } catch (e) {
      // Only a room that answers that it has none has none.
      if (e instanceof Trouble && e.status === 404) return null;
      throw e;
    }
  },
};

/** What was found; null where the room did not answer. */
export async function lookBack(): Promise<History | null> {
  try {
    const { memory, found } = await look(recall(), asks);
    // Receipts that came meanwhile stay.
    keep({ ...memory, receipts: recall().receipts });
    await more();
    return { wrong: !['good', 'unchecked', 'lost'].includes(found), lost: found === 'lost', says: SAYS[found]() };
  } catch (e) {
    if (e instanceof Trouble) return null;
    throw e;
  }
}

export function remember(receipt: RecordReceipt, at: number): void {
  keep(receive(recall(), receipt, at));
}
