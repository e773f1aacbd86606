// What this browser remembers of the room's books: the house's key, seals it saw, and what it was told of records of its own. When
// it comes back it asks for all of that, and says so when the room no longer has it: then its history was written anew.
import type { Loss, RecordReceipt, SealProof, Seals, SealView } from '../protocol';
import { bytes32, type Hash } from './cut';
import { isSigned } from './keys';
import { sha256, toHex } from './verify';

/** What came of it: all is there, this browser cannot check signatures, the end was lost and that is on paper, or what is wrong. */
export type Found = 'good' | 'unchecked' | 'lost' | 'key' | 'seal' | 'signature' | 'receipt';

export interface Memory {
  /** The house's key; empty before the first visit. */
  key: string;
  /** The newest seal that was seen of every pit. */
  seals: SealView[];
  /** The last records of one's own, and when each was told, by the house's clock. */
  receipts: (RecordReceipt & { at?: number })[];
}

/** How to ask the room; null where it has no such thing. */
export interface Asks {
  newest(): Promise<Seals>;
  seal(pit: number, number: number): Promise<SealProof | null>;
}

const KEY = 'cardroom.seals';
/** So many records of one's own are remembered, and so many of them are asked for when one comes back. */
const RECEIPTS = 60;
const ASKED = 5;

export function recall(): Memory {
  try {
    return { key: '', seals: [], receipts: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return { key: '', seals: [], receipts: [] };
  }
}

export function keep(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}

/** A record of one's own was written. */
export function receive(memory: Memory, receipt: RecordReceipt, at: number): Memory {
  return { ...memory, receipts: [...memory.receipts, { ...receipt, at }].slice(-RECEIPTS) };
}

const number = (n: number): number[] => [...new Uint8Array(new BigUint64Array([BigInt(n)]).buffer)];
const text = (words: string): number[] => [...new TextEncoder().encode(words)];

/** The hash of a seal, as docs/ledger.md says. */
export async function hashOf({ seal, before, records }: SealProof): Promise<string> {
  const sealed = records.flatMap((r) => [...bytes32(r.hash), ...number(r.turns.length), ...r.turns.flatMap(number)]);
  const head = [...text('cardroom seal 2'), ...number(seal.pit), ...number(seal.number), ...number(seal.at)];
  return toHex(await sha256(new Uint8Array([...head, ...bytes32(before ?? ''), ...sealed])));
}

/** Did the house sign this seal? Null where the browser cannot tell. */
function signedBy(key: string, seal: SealView): Promise<boolean | null> {
  const signed = new Uint8Array([...text('cardroom seal-signature 1'), ...bytes32(seal.hash)]) as Hash;
  return isSigned(key, signed, seal.signature);
}

/** Did the house sign that this end of its books was lost, and does it still have the last seal before that? */
async function onPaper(key: string, loss: Loss, asks: Asks): Promise<boolean> {
  const { pit, after, hash, lost, lost_hash, at, signature } = loss;
  const said = [...number(pit), ...number(after), ...bytes32(hash), ...number(lost), ...bytes32(lost_hash), ...number(at)];
  const digest = await sha256(new Uint8Array([...text('cardroom loss 1'), ...said]));
  const signed = new Uint8Array([...text('cardroom loss-signature 1'), ...digest]) as Hash;
  if (!(await isSigned(key, signed, signature))) return false;
  return after === 0 || (await asks.seal(pit, after))?.seal.hash === hash;
}

/** Was a seal of that time lost with a database, and is that on paper? What was sealed since then has the same numbers and no excuse. */
async function isLost(now: Seals, pit: number, seal: number, at: number, asks: Asks): Promise<boolean> {
  for (const loss of now.losses) {
    const among = loss.pit === pit && seal > loss.after && seal <= loss.lost && at <= loss.at;
    if (among && (await onPaper(now.key, loss, asks))) return true;
  }
  return false;
}

/** Does a record of one's own lie under its seal, and is that the house's? */
async function lies(key: string, receipt: RecordReceipt, asks: Asks): Promise<Found> {
  const proof = await asks.seal(receipt.pit, receipt.seal);
  if (!proof || !proof.records.some((r) => r.hash === receipt.hash)) return 'receipt';
  if ((await hashOf(proof)) !== proof.seal.hash) return 'receipt';
  const signed = await signedBy(key, proof.seal);
  return signed === null ? 'unchecked' : signed ? 'good' : 'signature';
}

/** Asks the room for everything that is remembered. What is remembered afterwards is what was right. */
export async function look(memory: Memory, asks: Asks): Promise<{ memory: Memory; found: Found }> {
  const now = await asks.newest();
  if (memory.key && memory.key !== now.key) return { memory, found: 'key' };
  let lost = false;
  for (const seen of memory.seals) {
    const there = await asks.seal(seen.pit, seen.number);
    if (there?.seal.hash === seen.hash) continue;
    if (!(await isLost(now, seen.pit, seen.number, seen.at, asks))) return { memory, found: 'seal' };
    lost = true;
  }
  const signed = await Promise.all(now.newest.map((seal) => signedBy(now.key, seal)));
  if (signed.includes(false)) return { memory, found: 'signature' };
  let found: Found = signed.includes(null) ? 'unchecked' : 'good';
  for (const receipt of memory.receipts.slice(-ASKED)) {
    const lay = await lies(now.key, receipt, asks);
    if (lay === 'receipt' && (await isLost(now, receipt.pit, receipt.seal, receipt.at ?? 0, asks))) {
      lost = true;
      continue;
    }
    if (lay === 'receipt' || lay === 'signature') return { memory, found: lay };
    if (lay === 'unchecked') found = lay;
  }
  return { memory: { ...memory, key: now.key, seals: now.newest }, found: lost ? 'lost' : found };
}
