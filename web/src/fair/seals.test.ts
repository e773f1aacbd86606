import { beforeEach, expect, test } from 'vitest';
import type { Loss, SealProof, Seals } from '../protocol';
import { keys } from './fixture';
import { hashOf, keep, look, recall, receive, type Asks, type Memory } from './seals';
import { fromHex, sha256 } from './verify';

const label = new TextEncoder().encode('cardroom seal-signature 1');
const record = (byte: string): string => byte.repeat(32);

/** A house whose books have one record under each of so many seals; `rewrite` changes the hash of one record. */
async function house(
  seals: number,
  rewrite: Record<number, string> = {},
  by = keys(),
): Promise<{ asks: Asks; proofs: SealProof[]; key: string }> {
  const signer = await by;
  const proofs: SealProof[] = [];
  for (let n = 1; n <= seals; n++) {
    const before = proofs.at(-1)?.seal.hash ?? record('00');
    const records = [{ hash: rewrite[n] ?? record(`a${n}`), turns: [n, n + 1] }];
    const proof = { seal: { pit: 0, number: n, at: 100 + n, hash: '', signature: '' }, before, records };
    proof.seal.hash = await hashOf(proof);
    proof.seal.signature = await signer.sign(new Uint8Array([...label, ...fromHex(proof.seal.hash)]));
    proofs.push(proof);
  }
  const newest = async (): Promise<Seals> => ({ key: signer.hex, newest: [proofs.at(-1)!.seal], losses: [] });
  return { asks: { newest, seal: async (_, n) => proofs[n - 1] ?? null }, proofs, key: signer.hex };
}

const NOTHING: Memory = { key: '', seals: [], receipts: [] };
beforeEach(() => localStorage.clear());

test('a seal is hashed as the room does it', async () => {
  // The figures are those of docs/ledger.md, by hand: SHA-256 over the label, the numbers, the hash before, and two records.
  const seal = { pit: 3, number: 2, at: 5, hash: '', signature: '' };
  const records = [
    { hash: record('11'), turns: [7] },
    { hash: record('22'), turns: [] },
  ];
  expect(await hashOf({ seal, before: record('00'), records })).toBe('928f1c274ec8b6e3873b3782c1c969300f5d26d37389b61cecd8490d98ae72e2');
});

test('who comes back finds what they remember, and remembers what is newest', async () => {
  const signer = keys();
  const then = await house(3, {}, signer);
  const first = await look(NOTHING, then.asks);
  expect(first).toEqual({ found: 'good', memory: { key: then.key, seals: [then.proofs[2]!.seal], receipts: [] } });
  keep(receive(first.memory, { hash: record('a2'), pit: 0, seal: 2 }, 1));
  const now = await house(4, {}, signer);
  const again = await look(recall(), now.asks);
  expect(again.found).toBe('good');
  expect(again.memory.seals).toEqual([now.proofs[3]!.seal]);
  expect(again.memory.receipts).toHaveLength(1);
});

test('a room that no longer has it is found out, and what was right stays remembered', async () => {
  const signer = keys();
  const { memory } = await look(NOTHING, (await house(3, {}, signer)).asks);
  const mine = receive(memory, { hash: record('a2'), pit: 0, seal: 2 }, 1);
  const rewritten = await house(4, { 2: record('bb') }, signer);
  expect(await look(mine, rewritten.asks)).toEqual({ memory: mine, found: 'seal' });
  expect((await look(mine, (await house(2, {}, signer)).asks)).found).toBe('seal');
  expect((await look(mine, (await house(3)).asks)).found).toBe('key');
  // Somebody who saw no later seal still misses their own record.
  expect((await look({ ...mine, seals: [] }, rewritten.asks)).found).toBe('receipt');
});

test('an end that was lost with a database and is on paper is told apart from one that was rewritten', async () => {
  const signer = keys();
  const house3 = await house(3, {}, signer);
  const { memory } = await look(NOTHING, house3.asks);
  const mine = receive(memory, { hash: record('a3'), pit: 0, seal: 3 }, 1);
  const now = await house(4, { 3: record('bb') }, signer);
  const loss: Loss = {
    pit: 0,
    after: 2,
    hash: now.proofs[1]!.seal.hash,
    lost: 3,
    lost_hash: memory.seals[0]!.hash,
    at: 200,
    signature: '',
  };
  // SHA-256 over the label, pit, seal, its hash, the lost seal, its hash and the time, as docs/ledger.md says.
  const number = (n: number): number[] => [n, 0, 0, 0, 0, 0, 0, 0];
  const said = [...number(0), ...number(2), ...fromHex(loss.hash), ...number(3), ...fromHex(loss.lost_hash), ...number(200)];
  const digest = await sha256(new Uint8Array([...new TextEncoder().encode('cardroom loss 1'), ...said]));
  const signed = new Uint8Array([...new TextEncoder().encode('cardroom loss-signature 1'), ...digest]);
  loss.signature = await (await signer).sign(signed);
  const says = (losses: Loss[]): Asks => ({ ...now.asks, newest: async () => ({ ...(await now.asks.newest()), losses }) });
  const found = async (losses: Loss[]): Promise<string> => (await look(mine, says(losses))).found;
  expect(await found([])).toBe('seal');
  expect(await found([loss])).toBe('lost');
  expect((await look(mine, says([loss]))).memory.seals).toEqual([now.proofs[3]!.seal]);
  // What was sealed after the loss has the same number, and was rewritten.
  const since = mine.seals.map((seal) => ({ ...seal, at: 201 }));
  expect((await look({ ...mine, seals: since }, says([loss]))).found).toBe('seal');
  const told = receive({ ...mine, seals: [], receipts: [] }, { hash: record('a3'), pit: 0, seal: 3 }, 201);
  expect((await look(told, says([loss]))).found).toBe('receipt');
  // What the house did not sign, what lies elsewhere, and what does not reach so far, is no word.
  expect(await found([{ ...loss, lost: 9 }])).toBe('seal');
  expect(await found([{ ...loss, signature: await (await keys()).sign(signed) }])).toBe('seal');
  const early = await house(4, { 2: record('cc') }, signer);
  expect((await look(mine, { ...early.asks, newest: async () => ({ ...(await early.asks.newest()), losses: [loss] }) })).found).toBe(
    'seal',
  );
});

test('a seal that the house did not sign is no seal', async () => {
  const there = await house(3);
  const other = await keys();
  there.proofs[2]!.seal.signature = await other.sign(fromHex(there.proofs[2]!.seal.hash));
  expect((await look(NOTHING, there.asks)).found).toBe('signature');
});

test('where the browser cannot check signatures it says so', async () => {
  const there = await house(2);
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  try {
    const seen = { ...NOTHING, key: there.key, seals: [there.proofs[0]!.seal] };
    expect((await look(seen, there.asks)).found).toBe('unchecked');
    expect((await look({ ...seen, key: record('cc') }, there.asks)).found).toBe('key');
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  }
});

test("of records of one's own the last sixty are remembered", () => {
  let memory = NOTHING;
  for (let n = 0; n < 70; n++) memory = receive(memory, { hash: String(n), pit: 0, seal: n }, n);
  expect(memory.receipts.map((r) => r.seal)).toEqual(Array.from({ length: 60 }, (_, n) => n + 10));
});
