// An honest house, for tests: shuffles as the room hands them out, with everything that opens them.
import { DECK, JOKER, type Card } from '../lib/cards';
import { shuffle } from './chacha';
import * as c from './cut';
import type { Came, Followed } from './follow';
import type { Known } from './judge';
import type { CardsOpened, Cut, CutShuffle, CutStory, Cutter, Cutting, OpenedCard, PlayerCut } from '../protocol';
import { toHex } from './verify';

export const filled = (byte: number): c.Hash => new Uint8Array(32).fill(byte);
export const TABLE = 8;

interface Keys {
  hex: string;
  sign(digest: c.Hash): Promise<string>;
}

export async function keys(): Promise<Keys> {
  const pair = (await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair;
  const hex = toHex(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  return { hex, sign: async (digest) => toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, digest))) };
}

/** The house and two players: 4, who signs, and 7, who cannot. */
export class House {
  private constructor(
    readonly key: Keys,
    readonly player: Keys,
  ) {}

  static async open(): Promise<House> {
    return new House(await keys(), await keys());
  }

  cutters(links: c.Hash[]): Cutter[] {
    const tip = (i: number): string => toHex(c.tipOf(links[i]!));
    return [
      { player: 4, tip: tip(0), key: this.player.hex },
      { player: 7, tip: tip(1), key: '' },
    ];
  }

  async cutting(shuffle: number, cut: number, cards: number, roots: c.Hash[], links: c.Hash[]): Promise<Cutting> {
    const what = { shuffle, cut, cards, roots: roots.map(toHex), cutters: this.cutters(links), places: [4, 7] };
    return { ...what, signature: await this.key.sign(c.digestOf(TABLE, what)) };
  }

  async cuts(cutting: Cutting, links: c.Hash[]): Promise<PlayerCut[]> {
    const signature = await this.player.sign(c.digestOf(TABLE, cutting));
    return [
      { player: 4, link: toHex(links[0]!), signature },
      { player: 7, link: toHex(links[1]!), signature: '' },
    ];
  }

  /** One cut that was made, of decks with these seeds, and what follows. */
  async story(cutting: Cutting, links: c.Hash[], seeds: c.Hash[], after = 0): Promise<{ story: CutStory; deck: number; order: number[] }> {
    const { deck, order } = c.outcome(c.digestOf(TABLE, cutting), links, cutting.roots.length, cutting.cards);
    const cut = { shuffle: cutting.shuffle, cut: cutting.cut, cuts: await this.cuts(cutting, links), deck };
    const others = seeds.filter((_, i) => i !== deck).map(toHex);
    return { story: { cutting, cut: seeds.length > 1 ? { ...cut, seeds: others } : cut, voided: null, after }, deck, order };
  }

  /** A hand of poker: two cards for each, one is burned, a board, and perhaps a stub that is made up again for one more card. */
  async poker(cards = 53, withStub = true): Promise<CutShuffle> {
    const fresh = c.fresh(cards)!;
    const seeds = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => c.deckSeed(filled(1), i));
    const decks = seeds.map((seed) => c.deckOf(seed, fresh));
    const roots = decks.map((d) => d.tree.at(-1)![0]!);
    const links = [filled(2), filled(3)];
    const one = await this.story(await this.cutting(3, 1, cards, roots, links), links, seeds);
    const deck = decks[one.deck]!;
    const open = (n: number[], cut: number, over = false): CardsOpened => ({
      shuffle: 3,
      cut,
      cards: n.map((dealt) => opened(deck, seeds[one.deck]!, one.order, dealt)),
      over,
    });
    const all: CutShuffle = {
      table: TABLE,
      shuffle: 3,
      commitment: toHex(c.published(roots)),
      decks: 8,
      cuts: [one.story],
      cards: [open([5, 6, 7], 1)],
      mine: [open([0, 2], 1)],
      seed: null,
      fresh: [],
      dealt: [],
    };
    if (withStub) await this.stub(all, deck.cards, seeds[one.deck]!, one.order);
    return all;
  }

  /** The cards that were not dealt yet become a deck of their own, and one card comes from it. */
  private async stub(all: CutShuffle, cards: number[], seed: c.Hash, order: number[]): Promise<void> {
    const left = order
      .slice(8)
      .map((place) => cards[place]!)
      .sort((a, b) => a - b);
    const stubSeed = c.stubSeed(seed, 2);
    const stub = c.deckOf(stubSeed, left);
    const links = [filled(12), filled(13)];
    const cutting = await this.cutting(3, 2, left.length, [stub.tree.at(-1)![0]!], links);
    const two = await this.story(cutting, links, [stubSeed], 8);
    all.cuts.push(two.story);
    all.cards.push({ shuffle: 3, cut: 2, cards: [opened(stub, stubSeed, two.order, 0)], over: false });
  }

  /** A shoe of two decks: two rounds, both cut, nine cards in the first. */
  async shoe(without: Card[] = []): Promise<CutShuffle> {
    const seed = filled(6);
    const fresh = [...DECK, ...DECK];
    for (const card of without) fresh.splice(fresh.indexOf(card), 1);
    let order = shuffle(seed, fresh);
    const cuts: CutStory[] = [];
    const commitment = c.bytes32(await sha(seed));
    for (const [i, after] of [0, 9].entries()) {
      const links = [filled(20 + i), filled(30 + i)];
      const made = await this.story(await this.cutting(5, i + 1, order.length - after, [commitment], links), links, [seed], after);
      const rest = order.slice(after);
      order = [...order.slice(0, after), ...made.order.map((p) => rest[p]!)];
      cuts.push(made.story);
    }
    const dealt = order.slice(0, 17);
    return {
      table: TABLE,
      shuffle: 5,
      commitment: toHex(commitment),
      decks: 1,
      cuts,
      cards: [],
      mine: [],
      seed: toHex(seed),
      fresh,
      dealt,
    };
  }

  /** A hand in which player 4 cuts with a tip that was laid, event by event; the other's link follows from the cut's number. */
  async hand(number: number, laid: () => string) {
    const seeds = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => c.deckSeed(filled(number), i));
    const decks = seeds.map((seed) => c.deckOf(seed, c.fresh(52)!));
    const roots = decks.map((d) => d.tree.at(-1)![0]!);
    const committed = { shuffle: number, commitment: toHex(c.published(roots)), decks: 8, entropy: [] };
    const cutting = async (cut = 1, tip = laid()): Promise<Cutting> => {
      const made = await this.cutting(number, cut, 52, roots, [filled(2), filled(3 + cut)]);
      made.cutters[0]!.tip = tip;
      return { ...made, signature: await this.key.sign(c.digestOf(TABLE, made)) };
    };
    type Made = { cut: Cut; story: CutShuffle; open: (...came: number[]) => CardsOpened };
    const cut = async (what: Cutting, link: string): Promise<Made> => {
      const { story, deck, order } = await this.story(what, [c.bytes32(link), filled(3 + what.cut)], seeds);
      const open = (...came: number[]): CardsOpened => {
        const cards = came.map((dealt) => opened(decks[deck]!, seeds[deck]!, order, dealt));
        return { shuffle: number, cut: what.cut, cards, over: false };
      };
      const all = { table: TABLE, shuffle: number, commitment: committed.commitment, decks: 8, cuts: [story], cards: [], mine: [] };
      return { cut: story.cut!, story: { ...all, seed: null, fresh: [], dealt: [] }, open };
    };
    return { committed, cutting, cut };
  }

  /** The first round of a shoe of two decks, in which player 4 cuts with a tip that was laid. */
  async round(tip: string) {
    const seed = filled(6);
    const commitment = await sha(seed);
    const committed = { shuffle: 5, commitment, decks: 1, entropy: [] };
    const made = await this.cutting(5, 1, 104, [c.bytes32(commitment)], [filled(2), filled(4)]);
    made.cutters[0]!.tip = tip;
    const cutting = { ...made, signature: await this.key.sign(c.digestOf(TABLE, made)) };
    const cut = async (link: string): Promise<CutShuffle> => {
      const { story } = await this.story(cutting, [c.bytes32(link), filled(4)], [seed]);
      const all = { table: TABLE, shuffle: 5, commitment, decks: 1, cuts: [story], cards: [], mine: [] };
      return { ...all, seed: null, fresh: [], dealt: [] };
    };
    return { committed, cutting, cut };
  }

  /** What player 4 knows of an honest shuffle that is over. */
  known(s: CutShuffle): Known {
    const shown = s.cuts.map(({ cutting, cut }): [number, { digest: string; link: string }] => [
      cutting.cut,
      { digest: toHex(c.digestOf(TABLE, cutting)), link: cut!.cuts[0]!.link },
    ]);
    const poker = s.decks > 1;
    return {
      me: 4,
      commitment: s.commitment,
      poker,
      shoe: poker ? 0 : 2,
      size: poker ? s.cuts[0]!.cutting.cards : 0,
      houseKey: this.key.hex,
      keys: new Map(),
      shown: new Map(shown),
      from: 1,
      followed: poker ? pokerSeen(s) : shoeSeen(s),
      over: true,
    };
  }
}

const followed = (came: Came[], cuts: number[]): Followed => ({
  came,
  whole: new Set(cuts),
  tabled: [],
  players: null,
  scrambled: new Set(),
  table: null,
  uncut: false,
});

/** What player 4 saw of a hand: everything that was opened, where it came; of the rest that it came. */
function pokerSeen(s: CutShuffle): Followed {
  const groups = [...s.cards, ...s.mine];
  const card = (cut: number, dealt: number): Card | null =>
    groups.filter((g) => g.cut === cut).flatMap((g) => g.cards).find((o) => o.dealt === dealt)?.card ?? null; // prettier-ignore
  const first = [0, 1, 2, 3, 4, 5, 6, 7].map((dealt) => ({ cut: 1, dealt, card: card(1, dealt), seat: dealt < 4 ? dealt % 2 : null }));
  const stub = s.cuts.length > 1 ? [{ cut: 2, dealt: 0, card: card(2, 0), seat: null }] : [];
  const all = followed([...first, ...stub], s.cuts.map((story) => story.cutting.cut)); // prettier-ignore
  return { ...all, players: [4, 7], scrambled: new Set(stub.length ? [1] : []) };
}

/** What player 4 saw of a shoe: all but the third card of the first round, which stayed down. */
function shoeSeen(s: CutShuffle): Followed {
  const after = s.cuts[1]!.after;
  const came = s.dealt.map((card, i) => {
    const cut = i < after ? 1 : 2;
    return { cut, dealt: i < after ? i : i - after, card: i === 2 ? null : card, seat: null };
  });
  return { ...followed(came, [0, 1, 2]), table: [] };
}

const sha = async (bytes: c.Hash): Promise<string> => toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

export const cardOf = (number: number): Card => DECK[number] ?? JOKER;

function opened(deck: { cards: number[]; tree: c.Hash[][] }, seed: c.Hash, order: number[], dealt: number): OpenedCard {
  const place = order[dealt]!;
  const path = deck.tree.flatMap((level, up) => level[(place >> up) ^ 1] ?? []).map(toHex);
  return { dealt, place, card: cardOf(deck.cards[place]!), salt: toHex(c.saltOf(seed, place)), path };
}

/** A hand begins, with these players. */
export const began = (...players: number[]) => ({ poker: { hand_began: { places: players.map((player) => ({ player })) } } });
export const dealt = (seat: number, card: string | null) => ({ poker: { hand: { event: 'dealt', seat, cards: [card], up: false } } });
