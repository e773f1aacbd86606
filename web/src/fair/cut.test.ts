import { expect, test } from 'vitest';
import { DECK } from '../lib/cards';
import * as cut from './cut';
import { fromHex, toHex } from './verify';

const filled = (byte: number): cut.Hash => new Uint8Array(32).fill(byte);

test('the vectors of a cut in docs/shuffle.md', () => {
  const decks = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => cut.deckOf(cut.deckSeed(filled(1), i), cut.fresh(52)!));
  const roots = decks.map((d) => d.tree.at(-1)![0]!);
  const links = [filled(2), filled(3)];
  const tips = links.map((l) => toHex(cut.tipOf(l)));
  expect(tips[0]).toBe('af9987165ea891b67df1e0fb365a6b4858e2496cd35924b9141c1ef6669b90bc');
  expect(toHex(roots[0]!)).toBe('a4d859e752153e2ed0773eb3b7f2c1899741ab2e02e069699307d2f4f32436cc');
  expect(toHex(cut.published(roots))).toBe('827cac044cab6903076d76d8cf27d7e208266d95f372844fb13124fbcf809d57');
  const cutters = [
    { player: 4, tip: tips[0]!, key: '05'.repeat(32) },
    { player: 7, tip: tips[1]!, key: '' },
  ];
  const digest = cut.digestOf(8, { shuffle: 3, cut: 1, cards: 52, roots: roots.map(toHex), cutters, places: [4, 7, 9] });
  expect(toHex(digest)).toBe('f644aeb47e59cb582d85f24b358ecf3f4abeea4995bfde09e5f67b0ff0c99b51');
  const { deck, order } = cut.outcome(digest, links, 8, 52);
  expect(deck).toBe(2);
  expect(order.slice(0, 12)).toEqual([22, 13, 5, 35, 33, 24, 1, 26, 30, 2, 37, 51]);
  const dealt = order.slice(0, 12).map((place) => DECK[decks[deck]!.cards[place]!]);
  expect(dealt.join(' ')).toBe('Qh Kd 9d 6c Ad 8c 9s 8s 2s 7s Kh 7d');
  const seed = cut.deckSeed(filled(1), 2);
  expect(toHex(cut.saltOf(seed, 22))).toBe('feed8667c55d0e3676bcac414fb741d76cbcaacdeab1233364fe63b2d2f43e4c');
  expect(toHex(cut.stubSeed(seed, 2))).toBe('ddd94e76c1bcfd015413681bba172d1825f797a152ae0d680b674a9a78dfd021');
  const path = pathOf(decks[2]!.tree, 22);
  expect([path.length, toHex(path[0]!)]).toEqual([6, '3b3e33e375d523f201e2eb1d6e4ea5b3dc82da11e575a65b454724d04dd80445']);
});

/** The hashes beside the way from a place to the root. */
const pathOf = (tree: cut.Hash[][], place: number): cut.Hash[] => tree.flatMap((level, up) => level[(place >> up) ^ 1] ?? []);

test('a card opens at its place in its deck, and nowhere else', () => {
  for (const cards of [1, 2, 30, 36, 52, 53]) {
    const deck = cut.deckOf(filled(9), cut.fresh(53)!.slice(0, cards));
    const root = deck.tree.at(-1)![0]!;
    for (const place of [0, cards >> 1, cards - 1]) {
      const [salt, path, card] = [cut.saltOf(filled(9), place), pathOf(deck.tree, place), deck.cards[place]!];
      expect(cut.liesAt(root, cards, place, card, salt, path)).toBe(true);
      expect(cut.liesAt(root, cards, place, (card + 1) % 53, salt, path)).toBe(false);
      expect(cut.liesAt(root, cards, place + 1, card, salt, path)).toBe(false);
      expect(cut.liesAt(root, cards, place, card, filled(0), path)).toBe(false);
      expect(cut.liesAt(root, cards, place, card, salt, [...path, filled(0)])).toBe(false);
      expect(cut.liesAt(root, cards, place, card, salt, path.slice(1))).toBe(false);
    }
  }
});

test('hashes have 32 bytes, fresh decks their cards', () => {
  expect(() => cut.bytes32('00')).toThrow();
  expect(cut.bytes32('ff'.repeat(32))).toEqual(fromHex('ff'.repeat(32)));
  expect([36, 52, 53].map((n) => cut.fresh(n)!.length)).toEqual([36, 52, 53]);
  expect(cut.fresh(36)![0]).toBe(DECK.indexOf('6c'));
  expect(cut.fresh(51)).toBe(null);
});

test('the seven decks of a hand are hashed in no time', () => {
  const all = (): void => [0, 1, 2, 3, 4, 5, 6].forEach((i) => cut.rootOf(filled(i), cut.fresh(52)!));
  all();
  const best = Math.min(...[0, 1, 2, 3, 4].map(() => timed(all)));
  // A phone's core is three or four times as slow as ours; the room's own machine may be busy.
  expect(best).toBeLessThan(20);
});

function timed(what: () => void): number {
  const from = performance.now();
  what();
  return performance.now() - from;
}
