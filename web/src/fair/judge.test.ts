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
function python(proof: object): Promise<{ status: number; bad: string[]; last: string }> {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, JSON.stringify(proof));
  const script = join(__dirname, '../../../scripts/check_shuffle.py');
  return new Promise((done) =>
    execFile('python3', [script, file], (error, out) => {
      const lines = out.trim().split('\n');
      done({ status: error ? Number(error.code) : 0, bad: lines.filter((l) => l.startsWith('BAD')), last: lines.at(-1)! });
    }),
  );
}

const badOf = async (s: CutShuffle, known: Known): Promise<Check[]> =>
  (await judge(s, known)).filter((step) => step.verdict === 'bad').map((step) => step.check);

const save = (s: CutShuffle, k: Known): object => proofOf(s, k);

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
      'places',
    ];
    expect(steps.map((step) => step.check).sort()).toEqual(all.sort());
    expect(steps.find((step) => step.check === 'others')?.n).toBe(7);
    expect(steps.find((step) => step.check === 'cards')?.n).toBe(stub ? 6 : 5);
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
  ['another story than I was told', ['among'], /cut by me/, (_, k) => (k.shown.get(1)!.digest = OTHER)],
  ['another link than mine', ['kept'], null, (_, k) => (k.shown.get(1)!.link = OTHER)],
  ['a cut in my name that I never made', ['kept'], /cut by me/, (_, k) => k.shown.delete(1)],
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
  ['a card from the made-up stub that was not fixed', ['cards'], /^BAD {2}cut 2: 1 cards/, (s) => (s.cards[1]!.cards[0]!.salt = OTHER)],
  ['cards in another order', ['order'], /in the order of the cut/, (s) => swap(s, 'dealt')],
  ['cards that nobody cut', ['order'], /without a cut/, (s) => (s.cards[0]!.cut = 9)],
  ['a card that I saw and that was never opened', ['seen'], /lie open where/, (s, k) => (k.followed!.came[1]!.card = missing(s))],
  ['one of my cards that stays closed', ['seen'], /lie open where/, (s) => s.mine[0]!.cards.shift()],
  ['cards of the first deck that are not those that I hold', ['seen'], /lie open where/, (_, k) => trade(k, 0, 2)],
  ['a card in my hand that came for the board', ['seen'], /lie open where/, (_, k) => trade(k, 0, 5)],
  ['a card that is opened where none came', ['order'], /lie open where/, (_, k) => k.followed!.came.splice(5, 1)],
  ['a card before it was cut', ['order'], /without a cut/, (_, k) => k.followed!.came.push({ cut: 0, dealt: 0, card: null, seat: 0 })],
  [
    'a tabled hand that was dealt to another',
    ['seen'],
    /tabled/,
    (s, k) => k.followed!.tabled.push({ seat: 1, card: s.cards[0]!.cards[0]!.card }),
  ],
  ['a player dealt in who was not cut for', ['places'], /dealt in/, (_, k) => k.followed!.players!.push(9)],
  ['players in another order', ['places'], /dealt in/, (_, k) => k.followed!.players!.reverse()],
  ['cards that do not go around', ['places'], /went around/, (_, k) => swapSeats(k)],
  ['a cutter who is not dealt in', ['places'], /dealt in/, (s) => (s.cuts[0]!.cutting.places = [4])],
  ['a deck of another size', ['decks'], /as many decks and cards/, (_, k) => (k.size = 52)],
  ['a stub that was never made up again', ['decks'], null, (_, k) => k.followed!.scrambled.clear()],
  ['a cut after which everybody had cut and that came to nothing', ['wasted'], /of 2 cut/, (s) => (voidFirst(s).missing = [])],
  ['a cut that is not mine although I am dealt in', ['kept'], /cut by me/, (_, k) => k.shown.delete(2)],
  ['a voided cut', ['voided'], /of 2 cut/, (s) => voidFirst(s)],
  ['nothing readable', ['links', 'deck', 'order'], /cannot be read/, (s) => (s.cuts[1]!.cut!.cuts[0]!.link = 'xyz')],
];

function swap(s: CutShuffle, what: 'card' | 'dealt'): void {
  const [a, b] = s.cards[0]!.cards as unknown as [Record<string, unknown>, Record<string, unknown>];
  [a[what], b[what]] = [b[what], a[what]];
}

/** What I saw at two places, the other way round. */
function trade(k: Known, one: number, two: number): void {
  const came = k.followed!.came;
  [came[one]!.card, came[two]!.card] = [came[two]!.card, came[one]!.card];
}

function swapSeats({ followed }: Known): void {
  const [a, b] = [followed!.came[2]!, followed!.came[3]!];
  [a.seat, b.seat] = [b.seat, a.seat];
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
  s.cards[0]!.cards[2]!.card = s.cards[0]!.cards[0]!.card;
  expect(await badOf(s, known)).toEqual(expect.arrayContaining(['order']));
  expect((await python(save(s, known))).bad.some((l) => /no card twice/.test(l))).toBe(true);
  s.cards[0]!.cards[2]!.card = 'Jk';
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

const LAY = { cut: 1, dealt: 0, card: 'As', seat: null };

/** The same for a shoe. */
const SHOE: [string, Check[], RegExp | null, (s: CutShuffle, known: Known) => unknown][] = [
  ['another shoe than was published', ['published'], null, (_, k) => (k.commitment = OTHER)],
  ['roots that are not the commitment', ['published'], /published/, (s) => (s.cuts[1]!.cutting.roots[0] = OTHER)],
  ['another seed', ['seed', 'dealt'], /the seed of the shoe/, (s) => (s.seed = OTHER)],
  ['a card too often', ['shoe'], /are of 2 decks/, (s) => (s.fresh[0] = s.fresh[1]!)],
  ['another card than the order says', ['dealt'], /in the order of the cuts/, (s) => s.dealt.reverse()],
  ['a cut of fewer cards than are left', ['numbers'], /that were left/, (s) => (s.cuts[1]!.after = 8)],
  ['a round in another order than I saw', ['seen'], /as I saw them/, (_, k) => trade(k, 3, 4)],
  ['a card that I did not see coming', ['seen'], /as I saw them/, (_, k) => k.followed!.came.splice(8, 1)],
  [
    'a card that I saw and that never came',
    ['seen'],
    /as I saw them/,
    (s, k) => k.followed!.came.push({ cut: 2, dealt: 8, card: s.dealt[0]!, seat: null }),
  ],
  ['decks that are not as they come from the box', ['shoe'], /are of 2 decks/, (s) => s.fresh.reverse()],
  ['a card that is taken out of the shoe', ['shoe'], /are of 2 decks/, (s) => s.fresh.splice(7, 1)],
  ['a shoe that lacks cards although the table was empty', ['shoe'], /are of 2 decks/, (_, k) => (k.followed!.table = [LAY])],
  ['cards that were cut again before one was dealt', ['decks'], /as many decks and cards/, (s) => (s.cuts[1]!.cutting.cards = 104)],
  ['a shoe that is never opened', ['given'], /cannot be read/, (s) => (s.seed = null)],
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

test('a shoe that begins in the middle of a round lacks what lies on the table, and nothing else', async () => {
  const s = await house.shoe(['As', '2c']);
  const known = house.known(s);
  const lay = (...cards: (string | null)[]): unknown => (known.followed!.table = cards.map((card) => ({ ...LAY, card })));
  for (const [cards, bad] of [
    [['As', '2c'], []],
    [['2c', null], []],
    [['As'], ['shoe']],
    [['As', '3c'], ['shoe']],
    [[], ['shoe']],
  ] as const) {
    // prettier-ignore
    lay(...cards);
    expect(await badOf(s, known)).toEqual(bad);
    expect(await python(save(s, known))).toMatchObject({ status: bad.length });
  }
});

test('who missed a part of it does not claim to have seen it', async () => {
  const s = await house.poker();
  const known = house.known(s);
  known.followed!.whole.delete(2);
  known.followed!.came.pop();
  const steps = await judge(s, known);
  expect(steps.filter((step) => step.verdict !== 'good').map((step) => [step.check, step.verdict])).toEqual([['seen', 'unchecked']]);
  expect(await python(save(s, known))).toMatchObject({ status: 0, last: expect.stringContaining('did not see all') as string });
});

test('a proof of somebody who did not play holds, and says no more than that', async () => {
  for (const s of [await house.poker(), await house.shoe()]) {
    const { shoe } = house.known(s);
    const found = await python({ shuffle: s, shoe: shoe || null, house_key: house.key.hex });
    expect(found).toMatchObject({ status: 0, bad: [], last: expect.stringContaining('What was published fits') as string });
  }
});

test('another key of somebody else is told, and is no fault', async () => {
  const s = await house.poker();
  const known = { ...house.known(s), keys: new Map([[4, other]]) };
  const steps = await judge(s, known);
  expect(steps.filter((step) => step.verdict !== 'good').map((step) => [step.check, step.verdict])).toEqual([['keys', 'unchecked']]);
});

test('without a key of the house, unsigned is no fault; with one it is', async () => {
  const s = await house.poker();
  const known = { ...house.known(s), houseKey: null };
  s.cuts.forEach((story) => (story.cutting.signature = ''));
  expect(await badOf(s, known)).toEqual([]);
  expect((await judge(s, known)).find((step) => step.check === 'house')?.verdict).toBe('unchecked');
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
