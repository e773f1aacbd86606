// A table told to the keeper event by event: it cuts, follows what comes of it, and says what it found.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as c from './cut';
import { began, dealt, filled, House, TABLE } from './fixture';
import { Keeper, RETRIES, type Fair } from './keeper';
import type { Signer } from './keys';
import { Links } from './links';
import type { Cut, CutShuffle, TableFrame, TableInfo } from '../protocol';
import { toHex } from './verify';

let house: House;
let kept: Map<string, string>;
let sent: { shuffle: number; cut: number; link: string; signature: string }[];
let laid: string[];
let fair: Fair | null;
let handedOut: CutShuffle | null;
let seq: number;
let houseKey: string | null;
beforeAll(async () => void (house = await House.open()));
beforeEach(() => {
  [kept, sent, laid, fair, handedOut, seq, houseKey] = [new Map(), [], [], null, null, 10, null];
});

/** The room is asked for a shuffle. */
let asks: () => Promise<CutShuffle | null>;
beforeEach(() => void (asks = async () => structuredClone(handedOut)));

const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
const poker = { table: TABLE, game: { game: 'poker', deck: 52 } } as TableInfo;
const ME = 4;
function keeper(info: TableInfo = poker): Keeper {
  const signer: Signer = { key: house.player.hex, sign: (digest) => house.player.sign(digest) };
  return new Keeper(ME, info, new Links(store, 'me'), signer, {
    lay: async (tip) => {
      laid.push(tip);
      return seq;
    },
    cut: (shuffle, cut, link, signature) => void sent.push({ shuffle, cut, link, signature }),
    shuffle: () => asks(),
    houseKey: async () => houseKey,
    firstKey: (_, key) => key,
    changed: (found) => (fair = found),
  });
}

/** A keeper that has laid its tip. */
async function connected(): Promise<Keeper> {
  const k = keeper();
  k.connected();
  await waitFor(() => expect(laid).toHaveLength(1));
  return k;
}

const frame = (events: object[], shuffle: object = {}): TableFrame =>
  ({
    seq: events.length ? ++seq : seq,
    records: events.length ? [{ seq, events: events.map((e) => ('poker' in e || 'blackjack' in e ? e : { room: e })) }] : [],
    shuffle: { in_use: [], next: null, cutting: null, voided: 0, revealed: null, ...shuffle },
  }) as unknown as TableFrame;

/** An honest hand in which I cut with what I laid. */
const hand = (number = 3) => house.hand(number, () => laid.at(-1)!);

const waitFor = <T>(what: () => T): Promise<T> => vi.waitFor(what, { timeout: 5000 });
const bad = (): string[] => (fair?.verdicts ?? []).flatMap((v) => v.steps.filter((s) => s.verdict === 'bad').map((s) => s.check));

test('it lays a tip, shows the link behind it, signed, and finds the hand good', async () => {
  const k = await connected();
  const h = await hand();
  const cutting = await h.cutting();
  k.take(frame([{ committed: h.committed }], { next: h.committed }));
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(toHex(c.tipOf(c.bytes32(sent[0]!.link)))).toBe(laid[0]);
  const { cut, story } = await h.cut(cutting, sent[0]!.link);
  expect(cut.cuts[0]!.signature).toBe(sent[0]!.signature);
  k.take(frame([{ cut }, { shuffle_used: { shuffle: 3 } }], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.mark).toBe('good'));
  expect(fair!.verdicts[0]).toMatchObject({ shuffle: 3, whole: false });
  handedOut = story;
  k.take(frame([{ cards_opened: { shuffle: 3, cut: 1, cards: [], over: true } }]));
  await waitFor(() => expect(fair!.verdicts[0]).toMatchObject({ whole: true, mark: 'good' }));
  // My link is the room's next tip: nothing has to be laid again.
  expect(laid).toHaveLength(1);
  expect(bad()).toEqual([]);
});

test('a page that is loaded again in the middle of a cut shows the same link, and goes on', async () => {
  const before = keeper();
  before.connected();
  const h = await hand();
  const cutting = await h.cutting();
  const now = { next: h.committed, cutting };
  before.take(frame([], now));
  await waitFor(() => expect(sent).toHaveLength(1));
  const after = keeper();
  after.take(frame([], now));
  after.connected();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  after.take(frame([{ cut: (await h.cut(cutting, sent[0]!.link)).cut }, { shuffle_used: { shuffle: 3 } }], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.mark).toBe('good'));
});

test('a connection that comes back is answered once more, and a frame that repeats is not', async () => {
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = await h.cutting();
  const now = { next: h.committed, cutting };
  k.take(frame([{ cutting }], now));
  k.take(frame([], now));
  await waitFor(() => expect(sent).toHaveLength(1));
  k.connected();
  k.take(frame([], now));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('decks other than those that were published get no link, and are red', async () => {
  const k = keeper();
  k.connected();
  const [published, dealt] = [await hand(3), await hand(4)];
  const cutting = { ...(await dealt.cutting()), shuffle: 3 };
  k.take(frame([], { next: published.committed }));
  k.take(frame([{ cutting }], { next: published.committed, cutting }));
  await waitFor(() => expect(fair?.mark).toBe('red'));
  expect(bad()).toContain('published');
  expect(sent).toEqual([]);
});

test('what is published cannot be exchanged', async () => {
  const k = keeper();
  const h = await hand();
  k.take(frame([], { next: h.committed }));
  k.take(frame([], { next: { ...h.committed, commitment: '00'.repeat(32) } }));
  await waitFor(() => expect(fair?.mark).toBe('red'));
  expect(bad()).toContain('published');
});

test('a key of the house that was seen once makes unsigned cuts red, and gets them no link', async () => {
  houseKey = house.key.hex;
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = { ...(await h.cutting()), signature: '' };
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(bad()).toEqual(['house']));
  expect(sent).toEqual([]);
});

test('who is not among the cutters has no mark', async () => {
  const k = keeper();
  const h = await hand();
  const cutting = await h.cutting(1, toHex(filled(8)));
  cutting.cutters.shift();
  const { deck } = c.outcome(c.digestOf(TABLE, cutting), [filled(4)], 8, 52);
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7].filter((i) => i !== deck).map((i) => toHex(c.deckSeed(filled(3), i)));
  const cut: Cut = { shuffle: 3, cut: 1, cuts: [{ player: 7, link: toHex(filled(4)), signature: '' }], deck, seeds };
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  k.take(frame([{ cut }], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.mark).toBe('none'));
  expect([sent, bad()]).toEqual([[], []]);
});

test('a link that is asked for twice is not shown again: red, and a new chain is laid', async () => {
  const k = await connected();
  const [h, other] = [await hand(3), await hand(5)];
  const first = await h.cutting();
  k.take(frame([{ cutting: first }], { next: h.committed, cutting: first }));
  await waitFor(() => expect(sent).toHaveLength(1));
  k.take(frame([{ cut: (await h.cut(first, sent[0]!.link)).cut }], { in_use: [h.committed] }));
  const again = await other.cutting(1, laid[0]);
  k.take(frame([{ cutting: again }], { next: other.committed, cutting: again }));
  await waitFor(() => expect(fair?.mark).toBe('red'));
  expect(bad()).toContain('among');
  expect(sent).toHaveLength(1);
  expect(laid).toHaveLength(2);
  expect(laid[1]).not.toBe(laid[0]);
});

test('who signs is not asked to cut without a key', async () => {
  const k = await connected();
  const h = await hand();
  const cutting = await h.cutting();
  cutting.cutters[0]!.key = '';
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(bad()).toContain('among'));
  expect(sent).toEqual([]);
});

test('what was frozen before my tip was laid is no fault', async () => {
  const h = await hand();
  const cutting = await h.cutting(1, toHex(filled(8)));
  const k = keeper();
  k.take(frame([], { next: h.committed, cutting }));
  k.connected();
  await new Promise((done) => setTimeout(done, 50));
  expect(sent).toEqual([]);
  expect(fair?.mark ?? 'none').toBe('none');
});

test('a cut with another link than mine is red, and stays so', async () => {
  const { k, h, cutting } = await playing();
  k.take(frame([{ cut: (await h.cut(cutting, toHex(filled(9)))).cut }], { in_use: [h.committed] }));
  await waitFor(() => expect(bad()).toEqual(expect.arrayContaining(['links', 'kept'])));
  const next = await hand(4);
  const honest = await next.cutting(1, sent[0]!.link);
  k.take(frame([{ cutting: honest }], { next: next.committed, cutting: honest }));
  await waitFor(() => expect(fair?.mark).toBe('red'));
});

test('a cut that never comes after I showed my link is red', async () => {
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = await h.cutting();
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
  handedOut = { ...(await h.cut(cutting, sent[0]!.link)).story, cuts: [] };
  const next = await hand(4);
  const other = await next.cutting(1, sent[0]!.link);
  k.take(frame([{ cutting: other }], { next: next.committed, cutting: other }));
  await waitFor(() => expect(bad()).toContain('came'));
});

test('two stories of one cut are red', async () => {
  const { k, h, cutting } = await playing();
  const other = { ...cutting, cutters: cutting.cutters.slice(0, 1) };
  k.take(frame([{ cutting: other }], { next: h.committed, cutting: other }));
  await waitFor(() => expect(bad()).toContain('among'));
  expect(sent).toHaveLength(1);
});

test('a voided cut is red for its hand, my next link goes into the next one, and the hand after it is good again', async () => {
  const k = keeper();
  k.connected();
  const h = await hand();
  const one = await h.cutting();
  k.take(frame([{ cutting: one }], { next: h.committed, cutting: one }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const voided = { shuffle: 3, cut: 1, missing: [7], cuts: [{ player: ME, link: sent[0]!.link, signature: sent[0]!.signature }] };
  const two = await h.cutting(2, sent[0]!.link);
  k.take(frame([{ cut_voided: voided }, { cutting: two }], { next: h.committed, cutting: two }));
  await waitFor(() => expect(sent).toHaveLength(2));
  k.take(frame([{ cut: (await h.cut(two, sent[1]!.link)).cut }], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.verdicts[0]?.steps.some((s) => s.check === 'deck')).toBe(true));
  expect([fair!.mark, bad()]).toEqual(['red', ['voided']]);
  const next = await hand(4);
  const three = await next.cutting(1, sent[1]!.link);
  handedOut = null;
  k.take(frame([{ cutting: three }], { next: next.committed, in_use: [h.committed], cutting: three }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(laid).toHaveLength(1);
});

test('who showed a link and is said to be missing lays the tip behind it again, and says so', async () => {
  const { k, h } = await playing();
  k.take(frame([{ cut_voided: { shuffle: 3, cut: 1, missing: [ME, 7], cuts: [] } }], { next: h.committed }));
  await waitFor(() => expect(laid.at(-1)).toBe(sent[0]!.link));
  await waitFor(() => expect(bad().sort()).toEqual(['named', 'voided']));
  // Whoever is said to be missing although it had cut is told so as long as the page is open.
  expect(fair!.mark).toBe('red');
});

test('a card that I saw and that is never opened is red; a room that does not hand out the hand is, too', async () => {
  for (const there of [true, false]) {
    [kept, sent, laid, fair, handedOut] = [new Map(), [], [], null, null];
    const k = keeper();
    k.connected();
    const h = await hand();
    const cutting = await h.cutting();
    k.take(frame([{ cutting }], { next: h.committed, cutting }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { cut, story } = await h.cut(cutting, sent[0]!.link);
    k.take(frame([{ cut }, { shuffle_used: { shuffle: 3 } }, dealt(0, 'As')], { in_use: [h.committed] }));
    handedOut = there ? story : null;
    k.take(frame([{ cards_opened: { shuffle: 3, cut: 1, cards: [], over: true } }]));
    await waitFor(() => expect(bad()).toEqual([there ? 'seen' : 'given']));
  }
});

test('a hand that nobody cut has no mark, whatever the one before it had', async () => {
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = await h.cutting();
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const { cut, story } = await h.cut(cutting, sent[0]!.link);
  k.take(frame([{ cut }, { shuffle_used: { shuffle: 3 } }], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.mark).toBe('good'));
  handedOut = story;
  k.take(frame([{ cards_opened: { shuffle: 3, cut: 1, cards: [], over: true } }, { shuffle_used: { shuffle: 4 } }]));
  await waitFor(() => expect(fair?.verdicts.map((v) => [v.shuffle, v.mark])).toEqual([[4, 'none'], [3, 'good']])); // prettier-ignore
  expect(fair?.mark).toBe('none');
});

/** A keeper that has shown its link for a hand, which is dealt now. */
async function playing(number = 3, k = keeper()) {
  k.connected();
  await waitFor(() => expect(laid).not.toHaveLength(0));
  const h = await hand(number);
  const cutting = await h.cutting(1, sent.at(-1)?.link ?? laid.at(-1)!);
  const before = sent.length;
  k.take(frame([{ committed: h.committed }, { cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  const made = await h.cut(cutting, sent.at(-1)!.link);
  const begin = (...events: object[]): void =>
    k.take(frame([{ cut: made.cut }, { shuffle_used: { shuffle: number } }, ...events], { in_use: [h.committed] }));
  return { k, h, cutting, begin, ...made };
}
const over = (shuffle = 3) => ({ cards_opened: { shuffle, cut: 1, cards: [], over: true } });

test('cards are opened where they came, also those that nobody showed me being counted; elsewhere they are red', async () => {
  for (const [at, found] of [
    [[0, 2, 5], []],
    [[0, 1, 5], ['seen']],
    [
      [0, 2, 6],
      ['order', 'seen'],
    ],
  ] as const) {
    // prettier-ignore
    [kept, sent, laid, fair, handedOut] = [new Map(), [], [], null, null];
    const { k, begin, open, story } = await playing();
    const [one, two, three] = open(0, 2, 5).cards.map((o) => o.card);
    const burned = { poker: { hand: { event: 'burned', card: null, up: false } } };
    const boarded = { poker: { hand: { event: 'boarded', cards: [three] } } };
    begin(began(4, 7), dealt(0, one!), dealt(1, null), dealt(0, two!), dealt(1, null), burned, boarded);
    handedOut = { ...story, mine: [open(...at.slice(0, 2))], cards: [open(at[2])] };
    k.take(frame([over()]));
    await waitFor(() => expect(fair?.verdicts[0]?.whole).toBe(true));
    expect(bad().sort()).toEqual(found);
  }
});

test('a hand that is tabled was dealt to whoever tables it', async () => {
  for (const [seat, found] of [
    [1, []],
    [0, ['seen']],
  ] as const) {
    // prettier-ignore
    [kept, sent, laid, fair, handedOut] = [new Map(), [], [], null, null];
    const { k, begin, open, story } = await playing();
    const [mine, theirs] = open(0, 1).cards.map((o) => o.card);
    begin(began(4, 7), dealt(0, mine!), dealt(1, null), { poker: { hand: { event: 'shown', seat, cards: [theirs] } } });
    handedOut = { ...story, mine: [open(0)], cards: [open(1)] };
    k.take(frame([over()]));
    await waitFor(() => expect(fair?.verdicts[0]?.whole).toBe(true));
    expect(bad()).toEqual(found);
  }
});

test('others than were cut for, or in another order, are red when the hand begins', async () => {
  for (const [players, found] of [
    [[4, 7], []],
    [[7, 4], ['places']],
    [[4, 7, 9], ['places']],
  ] as const) {
    // prettier-ignore
    [kept, sent, laid, fair, handedOut] = [new Map(), [], [], null, null];
    const { begin } = await playing();
    begin(began(...players));
    await waitFor(() => expect(fair?.verdicts[0]?.steps.some((s) => s.check === 'deck')).toBe(true));
    expect(bad()).toEqual(found);
  }
});

test('a tip in my name that the house made is never good, and red the second time', async () => {
  const k = await connected();
  // The room never says that it has taken what I lay.
  seq = -5;
  for (const [number, mark] of [
    [3, 'none'],
    [4, 'red'],
  ] as const) {
    // prettier-ignore
    const h = await hand(number);
    const forged = await h.cutting(1, toHex(c.tipOf(filled(77))));
    k.take(frame([{ cutting: forged }], { next: h.committed, cutting: forged }));
    const { cut } = await h.cut(forged, toHex(filled(77)));
    k.take(frame([{ cut }, { shuffle_used: { shuffle: number } }, began(4, 7)], { in_use: [h.committed] }));
    await waitFor(() => expect(fair?.verdicts.find((v) => v.shuffle === number)?.steps.some((s) => s.check === 'deck')).toBe(true));
    await waitFor(() => expect(fair?.mark).toBe(mark));
  }
  expect(sent).toEqual([]);
});

test('a hand that comes from nowhere has no mark, whatever the one before it had', async () => {
  const { k, h, begin } = await playing();
  begin(began(4, 7));
  await waitFor(() => expect(fair?.mark).toBe('good'));
  k.take(frame([began(4, 7), dealt(0, 'As')], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.mark).toBe('none'));
});

test('a room that cannot be reached is asked again, and blamed in the end', async () => {
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (what: () => void, ms: number) => {
    waits.push(ms);
    queueMicrotask(what);
  });
  try {
    const { k, begin } = await playing();
    begin(began(4, 7));
    asks = () => Promise.reject(new Error('down'));
    k.take(frame([over()]));
    await waitFor(() => expect(bad()).toEqual(['given']));
    expect(waits.filter((ms) => RETRIES.includes(ms))).toEqual(RETRIES);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a mark does not outlast what it was for while records are missed', async () => {
  const { k, h, story, begin } = await playing();
  begin(began(4, 7));
  await waitFor(() => expect(fair?.mark).toBe('good'));
  handedOut = story;
  seq += 5;
  k.take(frame([], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.verdicts[0]?.steps.find((s) => s.check === 'seen')?.verdict).toBe('unchecked'));
  expect(fair!.mark).toBe('good');
  const other = await hand(4);
  seq += 5;
  k.take(frame([], { in_use: [other.committed] }));
  await waitFor(() => expect(fair?.mark).toBe('none'));
  expect(bad()).toEqual([]);
});

test.each([
  [40, 5],
  [0, 9],
])('what the room has not at hand any more for whoever missed %i records, up to shuffle %i, is nobody’s fault', async (records, number) => {
  const { k, begin } = await playing();
  begin(began(4, 7));
  await waitFor(() => expect(fair?.mark).toBe('good'));
  handedOut = null;
  seq += records;
  const next = await hand(number);
  k.take(frame([], { next: next.committed }));
  const cutting = await next.cutting(1, sent[0]!.link);
  k.take(frame([{ cutting }], { next: next.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await new Promise((done) => setTimeout(done, 50));
  expect(bad()).toEqual([]);
});

test('a cut that comes to nothing after everybody had cut stays red, and after three I show no more', async () => {
  const k = await connected();
  const h = await hand();
  for (let n = 1; n <= 4; n++) {
    const cutting = await h.cutting(n, sent.at(-1)?.link ?? laid[0]!);
    k.take(frame([{ cutting }], { next: h.committed, cutting }));
    if (n === 4) break;
    await waitFor(() => expect(sent).toHaveLength(n));
    const { cut } = await h.cut(cutting, sent.at(-1)!.link);
    k.take(frame([{ cut_voided: { shuffle: 3, cut: n, missing: [], cuts: cut.cuts } }], { next: h.committed }));
    await waitFor(() => expect(bad()).toEqual(['wasted']));
  }
  await new Promise((done) => setTimeout(done, 50));
  expect(sent).toHaveLength(3);
  expect(fair!.mark).toBe('red');
});

test('it cuts in time where clocks are held up and another hand is still looked at', async () => {
  const { k, h, begin } = await playing();
  vi.stubGlobal('setTimeout', () => 0);
  try {
    begin(began(4, 7));
    const next = await hand(4);
    const cutting = await next.cutting(1, sent[0]!.link);
    k.take(frame([{ cutting }], { in_use: [h.committed], next: next.committed, cutting }));
    const late = Date.now() + 20_000;
    while (Date.now() < late && sent.length < 2) await new Promise((done) => setImmediate(done));
    expect(sent).toHaveLength(2);
    while (Date.now() < late && fair?.mark !== 'good') await new Promise((done) => setImmediate(done));
    expect(fair?.mark).toBe('good');
  } finally {
    vi.unstubAllGlobals();
  }
});

test('another device of mine cuts: no mark and no blame here, and I lay nothing until it is gone', async () => {
  const k = await connected();
  const tip = toHex(c.tipOf(filled(66)));
  k.take(frame([{ cut_laid: { player: ME, tip: laid[0], key: house.player.hex } }]));
  k.take(frame([{ cut_laid: { player: ME, tip, key: '0c'.repeat(32) } }]));
  await waitFor(() => expect(fair?.elsewhere).toBe(true));
  const h = await hand();
  const cutting = await h.cutting(1, tip);
  cutting.cutters[0]!.key = '';
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  const { cut } = await h.cut(cutting, toHex(filled(66)));
  k.take(frame([{ cut }, { shuffle_used: { shuffle: 3 } }, began(4, 7)], { in_use: [h.committed] }));
  await waitFor(() => expect(fair?.verdicts[0]?.steps.some((s) => s.check === 'deck')).toBe(true));
  expect([fair!.mark, bad(), sent, laid.length]).toEqual(['none', [], [], 1]);
  const next = await hand(4);
  const two = await next.cutting(1, toHex(filled(66)));
  k.take(frame([{ cutting: two }], { in_use: [h.committed], next: next.committed, cutting: two }));
  await waitFor(() => expect(fair?.verdicts[0]?.shuffle).toBe(4));
  k.take(frame([{ cut_voided: { shuffle: 4, cut: 1, missing: [ME, 7], cuts: [] } }], { next: next.committed }));
  await waitFor(() => expect(laid).toHaveLength(2));
});

test('what another page of this browser cut is mine; what another device cut is not, and both are heard at once', async () => {
  const one = await playing();
  const behind = keeper();
  behind.take(frame([]));
  behind.take(
    frame([{ cutting: one.cutting }, { cut: one.cut }, { shuffle_used: { shuffle: 3 } }, began(4, 7)], { in_use: [one.h.committed] }),
  );
  await waitFor(() => expect(fair?.mark).toBe('good'));
  const next = await hand(4);
  const cutting = await next.cutting(1, toHex(c.tipOf(filled(66))));
  cutting.cutters[0]!.key = '';
  const { cut } = await next.cut(cutting, toHex(filled(66)));
  const laidThere = { cut_laid: { player: ME, tip: cutting.cutters[0]!.tip, key: '' } };
  handedOut = one.story;
  behind.take(frame([laidThere, { cutting }, { cut }, { shuffle_used: { shuffle: 4 } }, began(4, 7)], { in_use: [next.committed] }));
  await waitFor(() => expect(fair?.verdicts[0]).toMatchObject({ shuffle: 4, mark: 'none' }));
  expect([fair!.mark, bad()]).toEqual(['none', []]);
});

test('pages of one browser show links one after the other', async () => {
  let free = (): void => {};
  const locks = { request: async (_: string, what: () => unknown) => (await new Promise<void>((done) => (free = done)), what()) };
  const k = await connected();
  const h = await hand();
  const cutting = await h.cutting();
  vi.stubGlobal('navigator', { locks });
  try {
    k.take(frame([{ cutting }], { next: h.committed, cutting }));
    await new Promise((done) => setTimeout(done, 50));
    expect(sent).toEqual([]);
    free();
    await waitFor(() => expect(sent).toHaveLength(1));
  } finally {
    vi.unstubAllGlobals();
  }
});

/** A shoe of two decks at blackjack: a round that I cut, and whatever follows. */
async function shoe() {
  const k = keeper({ table: TABLE, game: { game: 'blackjack', decks: 2 } } as TableInfo);
  k.connected();
  await waitFor(() => expect(laid).toHaveLength(1));
  const { committed, cutting, cut } = await house.round(laid[0]!);
  const now = { in_use: [committed] };
  k.take(frame([{ committed }, { shuffle_used: { shuffle: 5 } }], now));
  k.take(frame([{ cutting }], { ...now, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const story = await cut(sent[0]!.link);
  k.take(
    frame(
      [{ cut: story.cuts[0]!.cut }, { blackjack: { wagers_closed: {} } }, { blackjack: { card_dealt: { to: 'bank', card: 'As' } } }],
      now,
    ),
  );
  await waitFor(() => expect(fair?.mark).toBe('good'));
  return { k, now, story };
}

test('a round that nobody cut has no mark, although the one before it was cut', async () => {
  const { k, now } = await shoe();
  k.take(frame([{ blackjack: { round_ended: {} } }, { blackjack: { wagers_closed: {} } }], now));
  await waitFor(() => expect(fair?.mark).toBe('none'));
});

test('a shoe that another one follows in the middle of a round is opened when that one is done, and not before', async () => {
  const { k, now, story } = await shoe();
  const second = { shuffle: 6, commitment: '0a'.repeat(32), decks: 1, entropy: [] };
  const both = { in_use: [...now.in_use, second] };
  handedOut = story;
  k.take(frame([{ shuffle_used: { shuffle: 6 } }, { blackjack: { round_ended: {} } }, { blackjack: { wagers_closed: {} } }], both));
  k.take(frame([{ blackjack: { round_ended: {} } }], both));
  await new Promise((done) => setTimeout(done, 50));
  expect(bad()).toEqual([]);
  // Between rounds nothing is hidden any more.
  k.take(frame([{ shuffle_used: { shuffle: 7 } }], both));
  await waitFor(() => expect(fair?.verdicts.find((v) => v.shuffle === 5)?.mark).toBe('red'));
});

test('a shoe that is not dealt from any more and is never opened is red', async () => {
  const { k, story } = await shoe();
  handedOut = story;
  k.take(frame([{ blackjack: { round_ended: {} } }]));
  await waitFor(() => expect(bad()).toEqual(['given']));
});
