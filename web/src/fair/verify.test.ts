import { expect, test } from 'vitest';
import { DECK } from '../lib/cards';
import { shuffle, Stream } from './chacha';
import { sha256 } from './sha256';
import { combinedSeed, fromHex, toHex, verify } from './verify';

test('the stream is ChaCha20: blocks 0 and 1 of the all-zero key (RFC 8439, A.1, test vectors 1 and 2)', () => {
  const s = new Stream(new Uint8Array(32));
  const words = Array.from({ length: 20 }, () => s.word());
  expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  // Block 1 begins with the bytes 9f 07 e7 be 55 51 38 7a.
  expect(words.slice(16, 18)).toEqual([0xbee7079f, 0x7a385155]);
});

test('a shuffle keeps every card', () => {
  expect([...shuffle(new Uint8Array(32).fill(7), DECK)].sort()).toEqual([...DECK].sort());
});

async function published(entropy: { player: number; text: string }[]) {
  const seed = new Uint8Array(32).fill(3);
  const commitment = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
  const order = shuffle(await combinedSeed(seed, entropy), DECK);
  return { shuffle: 1, commitment, seed: toHex(seed), entropy, cards: DECK, dealt: order.slice(0, 20) };
}

test('an honest shuffle is found good', async () => {
  const v = await verify(await published([{ player: 1, text: 'blow on the dice' }, { player: 2, text: 'ünïcode' }]));
  expect(v.good).toBe(true);
  expect(v.dealt).toBe(20);
});

test('another seed, other words and a swapped card are all found out', async () => {
  const honest = await published([{ player: 1, text: 'a' }]);
  expect((await verify({ ...honest, seed: '04'.repeat(32) })).commitment).toBe(false);
  expect((await verify({ ...honest, entropy: [{ player: 1, text: 'b' }] })).good).toBe(false);
  const dealt = [...honest.dealt];
  [dealt[4], dealt[9]] = [dealt[9]!, dealt[4]!];
  expect(await verify({ ...honest, dealt })).toMatchObject({ commitment: true, astray: 4, good: false });
});

test('hex is read strictly', () => {
  expect(fromHex('00ff')).toEqual(new Uint8Array([0, 255]));
  expect(() => fromHex('xyz')).toThrow();
});

test('our own SHA-256 is the browser’s', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(toHex(sha256(bytes))).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
  }
});
