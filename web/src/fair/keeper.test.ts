// A table told to the keeper event by event: it cuts, follows what comes of it, and says what it found.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as c from './cut';
import { filled, House, TABLE } from './fixture';
import { Keeper, type Fair } from './keeper';
import type { Signer } from './keys';
import { Links } from './links';
import type { Cut, CutShuffle, Cutting, TableFrame, TableInfo } from '../protocol';
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

const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
const info = { table: TABLE, game: { game: 'poker' } } as TableInfo;
const ME = 4;

function keeper(): Keeper {
  const signer: Signer = { key: house.player.hex, sign: (digest) => house.player.sign(digest) };
  return new Keeper(ME, info, new Links(store, 'me'), signer, {
    lay: async (tip) => {
      laid.push(tip);
      return seq++;
    },
    cut: (shuffle, cut, link, signature) => void sent.push({ shuffle, cut, link, signature }),
    shuffle: async () => structuredClone(handedOut),
    houseKey: async () => houseKey,
    changed: (found) => (fair = found),
  });
}

const frame = (events: object[], shuffle: object = {}): TableFrame =>
  ({
    seq: ++seq,
    records: events.length ? [{ seq, events: events.map((e) => ('poker' in e ? e : { room: e })) }] : [],
    shuffle: { in_use: [], next: null, cutting: null, voided: 0, revealed: null, ...shuffle },
  }) as unknown as TableFrame;

/** An honest hand in which I cut with what I laid; the other's link is 03… */
async function hand(number = 3) {
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => c.deckSeed(filled(number), i));
  const decks = seeds.map((seed) => c.deckOf(seed, c.fresh(52)!));
  const roots = decks.map((d) => d.tree.at(-1)![0]!);
  const committed = { shuffle: number, commitment: toHex(c.published(roots)), decks: 8, entropy: [] };
  const cutting = async (cut = 1, tip = laid.at(-1)!): Promise<Cutting> => {
    const made = await house.cutting(number, cut, 52, roots, [filled(2), filled(3 + cut)]);
    made.cutters[0]!.tip = tip;
    return { ...made, signature: await house.key.sign(c.digestOf(TABLE, made)) };
  };
  const cut = async (what: Cutting, link: string): Promise<{ cut: Cut; story: CutShuffle }> => {
    const links = [c.bytes32(link), filled(3 + what.cut)];
    const { story } = await house.story(what, links, seeds);
    const all = { table: TABLE, shuffle: number, commitment: committed.commitment, decks: 8, cuts: [story], cards: [], mine: [] };
    return { cut: story.cut!, story: { ...all, seed: null, fresh: [], dealt: [] } };
  };
  return { committed, cutting, cut };
}

const waitFor = <T>(what: () => T): Promise<T> => vi.waitFor(what, { timeout: 5000 });
const bad = (): string[] => (fair?.verdicts ?? []).flatMap((v) => v.steps.filter((s) => s.verdict === 'bad').map((s) => s.check));

test('it lays a tip, shows the link behind it, signed, and finds the hand good', async () => {
  const k = keeper();
  k.connected();
  expect(laid).toHaveLength(1);
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
  after.take(frame([{ cut: (await h.cut(cutting, sent[0]!.link)).cut }], { in_use: [h.committed] }));
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
  const k = keeper();
  k.connected();
  await waitFor(() => expect(laid).toHaveLength(1));
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
  const k = keeper();
  k.connected();
  await waitFor(() => expect(laid).toHaveLength(1));
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
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = await h.cutting();
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
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
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = await h.cutting();
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
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

test('who showed a link too late lays the tip behind it again', async () => {
  const k = keeper();
  k.connected();
  const h = await hand();
  const cutting = await h.cutting();
  k.take(frame([{ cutting }], { next: h.committed, cutting }));
  await waitFor(() => expect(sent).toHaveLength(1));
  k.take(frame([{ cut_voided: { shuffle: 3, cut: 1, missing: [ME], cuts: [] } }], { next: h.committed }));
  expect(laid.at(-1)).toBe(sent[0]!.link);
  await waitFor(() => expect(fair?.mark).toBe('red'));
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
    const dealt = { poker: { hand: { event: 'dealt', seat: 0, cards: ['As', null], up: false } } };
    k.take(frame([{ cut }, { shuffle_used: { shuffle: 3 } }, dealt], { in_use: [h.committed] }));
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
