// Every check of a shuffle, by a house that cheats at just that. `scripts/check_shuffle.py` finds out the same from a saved proof.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as c from './cut';
import { filled, House, keys, TABLE } from './fixture';
import { judge, type Check, type Known } from './judge';
import { proofOf } from './proof';
import type { CutShuffle, CutVoided } from '../protocol';
import { toHex } from './verify';

let house: House;
let other: string;
const folder = mkdtempSync(join(tmpdir(), 'cardroom-proof-'));
beforeAll(async () => {
  house = await House.open();
  other = (await keys()).hex;
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** What the Python checker says of a proof: its status, and the lines that are bad. */
function python(proof: object): Promise<{ status: number; bad: string[]; lines: number }> {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, JSON.stringify(proof));
  const script = join(__dirname, '../../../scripts/check_shuffle.py');
  return new Promise((done) =>
    execFile('python3', [script, file], (error, out) => {
      const lines = out.trim().split('\n');
      done({ status: error ? Number(error.code) : 0, bad: lines.filter((l) => l.startsWith('BAD')), lines: lines.length });
    }),
  );
}

const badOf = async (s: CutShuffle, known: Known): Promise<Check[]> =>
  (await judge(s, known)).filter((step) => step.verdict === 'bad').map((step) => step.check);

const save = (s: CutShuffle, k: Known): object => proofOf(s, k.shoe, k.houseKey);

/** Signs what is cut again, so that only what was changed is wrong. */
async function signAgain(s: CutShuffle): Promise<void> {
  for (const story of s.cuts) {
    const digest = c.digestOf(TABLE, story.cutting);
    story.cutting.signature = await house.key.sign(digest);
    story.cut!.cuts[0]!.signature = await house.player.sign(digest);
  }
}

test.each([36, 52, 53])('an honest hand with a deck of %i is good, with and without a stub that was made up again', async (cards) => {
  for (const stub of [true, false]) {
    const s = await house.poker(cards, stub);
    const steps = await judge(s, house.known(s));
    expect(steps.filter((step) => step.verdict !== 'good')).toEqual([]);
    const all = [
      'published',
      'decks',
      'numbers',
      'house',
      'among',
      'kept',
      'links',
      'signatures',
      'deck',
      'others',
      'cards',
      'order',
      'seen',
    ];
    expect(steps.map((step) => step.check).sort()).toEqual(all.sort());
    expect(steps.find((step) => step.check === 'others')?.n).toBe(7);
    expect(steps.find((step) => step.check === 'cards')?.n).toBe(stub ? 7 : 6);
    expect(await python(save(s, house.known(s)))).toMatchObject({ status: 0, bad: [] });
  }
});

test('an honest shoe is good', async () => {
  const s = await house.shoe();
  const steps = await judge(s, house.known(s));
  expect(steps.filter((step) => step.verdict !== 'good')).toEqual([]);
  expect(steps.map((step) => step.check)).toEqual(expect.arrayContaining(['seed', 'shoe', 'dealt', 'seen', 'links']));
  expect(await python(save(s, house.known(s)))).toMatchObject({ status: 0, bad: [] });
});

const OTHER = toHex(filled(99));
/** What a house does to a hand of poker, what that is called, and how the checker's line begins; none where it cannot know. */
const POKER: [string, Check[], RegExp | null, (s: CutShuffle, known: Known) => unknown][] = [
  ['other decks than were published', ['published'], null, (_, k) => (k.commitment = OTHER)],
  ['decks that are not those of the commitment', ['published'], /published/, (s, k) => (s.commitment = k.commitment = OTHER)],
  ['fewer decks than eight', ['decks'], /^BAD {2}table/, (s) => (s.decks = 7)],
  ['seven decks to choose from', ['decks'], /as many decks/, (s) => s.cuts[0]!.cutting.roots.pop()],
  ['an answer to another cut', ['numbers'], null, (s) => (s.cuts[0]!.cut!.cut = 5)],
  [
    'a link for a voided cut that is not behind its tip',
    ['links', 'voided'],
    /links lie behind/,
    (s) => (voidFirst(s).cuts[0]!.link = OTHER),
  ],
  ['a cut that is left out', ['numbers'], /the next one/, (s) => (s.cuts[0]!.cutting.cut = s.cuts[0]!.cut!.cut = 2)],
  ['no signature of the house', ['house'], /signed by the house/, (s) => (s.cuts[0]!.cutting.signature = '')],
  ['somebody else’s signature', ['house'], /signed by the house/, (_, k) => (k.houseKey = other)],
  ['another story than I was told', ['among'], null, (_, k) => (k.shown.get(1)!.digest = OTHER)],
  ['another link than mine', ['kept'], null, (_, k) => (k.shown.get(1)!.link = OTHER)],
  ['a cut in my name that I never made', ['kept'], null, (_, k) => k.shown.delete(1)],
  ['a cut that never came', ['came'], /of 2 cut/, (s) => (s.cuts[1]!.cut = null)],
  ['a link that is not behind its tip', ['links'], /links lie behind/, (s) => (s.cuts[0]!.cut!.cuts[1]!.link = OTHER)],
  ['a cutter who is left out', ['links'], /1 of 2 cut/, (s) => s.cuts[0]!.cut!.cuts.pop()],
  ['a cutter too many', ['links'], /3 of 2 cut/, (s) => s.cuts[0]!.cut!.cuts.push({ player: 9, link: OTHER, signature: '' })],
  ['links in another order', ['links'], /2 of 2 cut/, (s) => s.cuts[0]!.cut!.cuts.reverse()],
  ['a player’s signature that is none', ['signatures'], /signed by those/, (s) => (s.cuts[0]!.cut!.cuts[0]!.signature = '00'.repeat(64))],
  ['another deck than was cut', ['deck'], /is dealt/, (s) => (s.cuts[0]!.cut!.deck ^= 1)],
  ['a deck that is not proper', ['others'], /others are proper/, (s) => (s.cuts[0]!.cut!.seeds![3] = OTHER)],
  ['a deck that stays closed', ['others'], /others are proper/, (s) => s.cuts[0]!.cut!.seeds!.pop()],
  ['another card than was fixed', ['cards'], /those that were fixed/, (s) => swap(s, 'card')],
  ['another salt', ['cards'], /those that were fixed/, (s) => (s.cards[0]!.cards[0]!.salt = OTHER)],
  ['another path', ['cards'], /those that were fixed/, (s) => (s.cards[0]!.cards[0]!.path![2] = OTHER)],
  ['one of my own cards that was not fixed', ['cards'], /those that were fixed/, (s) => (s.mine[0]!.cards[0]!.salt = OTHER)],
  ['a card from the made-up stub that was not fixed', ['cards'], /^BAD {2}cut 2: 1 cards/, (s) => (s.cards[2]!.cards[0]!.salt = OTHER)],
  ['cards in another order', ['order'], /in the order of the cut/, (s) => swap(s, 'dealt')],
  ['cards that nobody cut', ['order'], /without a cut/, (s) => (s.cards[0]!.cut = 9)],
  ['a card that I saw and that was never opened', ['seen'], null, (s, k) => k.seen.set(2, [...k.seen.get(2)!, missing(s)])],
  ['a voided cut', ['voided'], /of 2 cut/, (s) => voidFirst(s)],
  ['nothing readable', ['links', 'deck', 'order'], /cannot be read/, (s) => (s.cuts[1]!.cut!.cuts[0]!.link = 'xyz')],
];

function swap(s: CutShuffle, what: 'card' | 'dealt'): void {
  const [a, b] = s.cards[0]!.cards as unknown as [Record<string, unknown>, Record<string, unknown>];
  [a[what], b[what]] = [b[what], a[what]];
}

function missing(s: CutShuffle): string {
  const there = [...s.cards, ...s.mine].flatMap((g) => g.cards).map((o) => o.card);
  return ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].find((card) => !there.includes(card))!;
}

/** The stub's cut came to nothing, after player 4 had shown a link. */
function voidFirst(s: CutShuffle): CutVoided {
  const story = s.cuts[1]!;
  story.voided = { shuffle: 3, cut: 2, missing: [7], cuts: story.cut!.cuts.slice(0, 1) };
  story.cut = null;
  s.cards.pop();
  return story.voided;
}

test.each(POKER)('poker, %s: %j', async (_, checks, line, cheat) => {
  const s = await house.poker();
  const known = house.known(s);
  cheat(s, known);
  const bad = await badOf(s, known);
  expect(bad).toEqual(expect.arrayContaining(checks));
  if (!line) return;
  const found = await python(save(s, known));
  expect(found.status).toBe(1);
  expect(found.bad.some((l) => line.test(l)), found.bad.join('\n')).toBe(true); // prettier-ignore
});

test('two cards of the deck that are the same, and one that is none of it, are found out where they are opened', async () => {
  const s = await house.poker(52, false);
  const known = house.known(s);
  s.cards[1]!.cards[0]!.card = s.cards[0]!.cards[0]!.card;
  expect(await badOf(s, known)).toEqual(expect.arrayContaining(['order']));
  expect((await python(save(s, known))).bad.some((l) => /no card twice/.test(l))).toBe(true);
  s.cards[1]!.cards[0]!.card = 'Jk';
  expect(await badOf(s, known)).toEqual(expect.arrayContaining(['order']));
  expect((await python(save(s, known))).bad.some((l) => /of this deck/.test(l))).toBe(true);
});

test('a house that cuts all decks again after they were cut is found out', async () => {
  const s = await house.poker(52, false);
  const again = structuredClone(s.cuts[0]!);
  again.cutting.cut = again.cut!.cut = 2;
  s.cuts.push(again);
  await signAgain(s);
  const known = house.known(s);
  expect(await badOf(s, known)).toContain('decks');
  expect((await python(save(s, known))).bad.some((l) => /cut 2: the next one, of as many decks/.test(l))).toBe(true);
});

/** The same for a shoe. */
const SHOE: [string, Check[], RegExp | null, (s: CutShuffle, known: Known) => unknown][] = [
  ['another shoe than was published', ['published'], null, (_, k) => (k.commitment = OTHER)],
  ['roots that are not the commitment', ['published'], /published/, (s) => (s.cuts[1]!.cutting.roots[0] = OTHER)],
  ['another seed', ['seed', 'dealt'], /the seed of the shoe/, (s) => (s.seed = OTHER)],
  ['a card too often', ['shoe'], /are of 2 decks/, (s) => (s.fresh[0] = s.fresh[1]!)],
  ['another card than the order says', ['dealt'], /in the order of the cuts/, (s) => s.dealt.reverse()],
  ['a cut of fewer cards than are left', ['numbers'], /that were left/, (s) => (s.cuts[1]!.after = 8)],
  ['a round in another order than I saw', ['seen'], null, (s, k) => k.seen.set(1, s.dealt.slice(1, 10))],
  ['links that are not behind their tips', ['links', 'dealt'], /links lie behind/, (s) => (s.cuts[0]!.cut!.cuts[1]!.link = OTHER)],
];

test.each(SHOE)('blackjack, %s: %j', async (_, checks, line, cheat) => {
  const s = await house.shoe();
  const known = house.known(s);
  cheat(s, known);
  expect(await badOf(s, known)).toEqual(expect.arrayContaining(checks));
  if (!line) return;
  const found = await python(save(s, known));
  expect(found.status).toBe(1);
  expect(found.bad.some((l) => line.test(l)), found.bad.join('\n')).toBe(true); // prettier-ignore
});

test('without a key of the house, unsigned is no fault; with one it is', async () => {
  const s = await house.poker();
  const known = { ...house.known(s), houseKey: null };
  s.cuts.forEach((story) => (story.cutting.signature = ''));
  expect(await badOf(s, known)).toEqual([]);
  expect(await python(save(s, known))).toMatchObject({ status: 0 });
});

test('a browser that cannot check signatures says so', async () => {
  const s = await house.poker();
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  try {
    const steps = await judge(s, house.known(s));
    expect(steps.filter((step) => step.verdict === 'unchecked').map((step) => step.check)).toEqual(['house', 'signatures']);
    expect(steps.some((step) => step.verdict === 'bad')).toBe(false);
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  }
});
