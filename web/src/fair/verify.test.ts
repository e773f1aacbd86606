import { expect, test } from 'vitest';
import { DECK } from '../lib/cards';
import { shuffle, Stream } from './chacha';
import { sha256 } from './sha256';
import { indexOf, leafOf, orderOf, rootOf, verifyDeck } from './private';
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
  const v = await verify(
    await published([
      { player: 1, text: 'blow on the dice' },
      { player: 2, text: 'ünïcode' },
    ]),
  );
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

test('the test vectors of docs/shuffle.md', async () => {
  const seed = new Uint8Array(32).fill(1);
  expect(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)))).toBe(
    '72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793',
  );
  expect(toHex(await combinedSeed(seed, []))).toBe('9118dcc7bb42399aeca43983afe55b6d018024c3d501c7919dfe71bffbaae0da');
  const both = await combinedSeed(seed, [
    { player: 1, text: 'ann' },
    { player: 2, text: 'ben' },
  ]);
  expect(toHex(both)).toBe('dc7d2761412cdf4ad7ba390cfd80d6f16df7fe66d16e08745777e853eb4e5fc4');
  const first = (seed: Uint8Array, cards: string[]): string => shuffle(seed, cards).slice(0, 12).join(' ');
  const zeros = new Uint8Array(32);
  expect(first(zeros, DECK)).toBe('3c 9s Ad Qs Ah 3s 8s Jh Tc As 7c 8c');
  expect(first(zeros, [...DECK, 'Jk'])).toBe('6h 8c 6c Ad 7s 8d Ts 9h 5c 8s 7d 5h');
  expect(first(both, Array(6).fill(DECK).flat() as string[])).toBe('Js 9c 5h 5c Qd 6c Ad Js Qs Kh 2s 3c');
});

test('a deck that is opened card by card is checked, and every kind of cheating is found out', async () => {
  const salts = DECK.map((_, i) => (i + 1).toString(16).padStart(64, '0'));
  const house = shuffle(new Uint8Array(32).fill(9), DECK);
  const leaves = await Promise.all(house.map((card, place) => leafOf(salts[place]!, place, card)));
  const committed = { shuffle: 4, commitment: await rootOf(leaves), entropy: [{ player: 1, text: 'mine' }] };
  const order = await orderOf(committed.commitment, committed.entropy, 52);
  const cards = [0, 1, 5].map((dealt) => ({ dealt, place: order[dealt]!, card: house[order[dealt]!]!, salt: salts[order[dealt]!]! }));
  const opened = { shuffle: 4, leaves, cards };
  expect(await verifyDeck(committed, opened)).toMatchObject({ good: true, cards: 3 });
  const other = DECK.find((c) => c !== cards[0]!.card)!;
  expect((await verifyDeck(committed, { ...opened, cards: [{ ...cards[0]!, card: other }] })).wrongCards).toEqual([other]);
  expect((await verifyDeck(committed, { ...opened, cards: [{ ...cards[0]!, dealt: 1 }] })).wrongOrder).toEqual([cards[0]!.card]);
  expect((await verifyDeck({ ...committed, commitment: '00'.repeat(32) }, opened)).commitment).toBe(false);
  expect([indexOf('2c'), indexOf('As'), indexOf('Jk')]).toEqual([0, 51, 52]);
});
