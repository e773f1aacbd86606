// Was a shuffle fair? Everything that docs/shuffle.md lists, from what was published of it and what I know myself.
import type { Card } from '../lib/cards';
import { shuffle } from './chacha';
import * as c from './cut';
import { isSigned } from './keys';
import { indexOf } from './private';
import { sha256 } from './sha256';
import type { CardsOpened, Cut, CutShuffle, CutStory, Cutting } from '../protocol';
import { toHex } from './verify';

export type Check =
  | 'published'
  | 'decks'
  | 'numbers'
  | 'house'
  | 'among'
  | 'kept'
  | 'came'
  | 'links'
  | 'signatures'
  | 'deck'
  | 'others'
  | 'cards'
  | 'order'
  | 'seen'
  | 'seed'
  | 'shoe'
  | 'dealt'
  | 'voided'
  | 'given';

export interface Step {
  check: Check;
  /** Unchecked: this browser cannot tell. */
  verdict: 'good' | 'bad' | 'unchecked';
  /** How many there were of what was checked. */
  n: number;
}

/** What is known beside what was published. */
export interface Known {
  /** Who I am, where I play. */
  me: number | null;
  /** What was published ahead, as I saw it then. */
  commitment: string | null;
  poker: boolean;
  /** How many decks the shoe has. */
  shoe: number;
  /** The house's public key; none as long as none was seen. */
  houseKey: string | null;
  /** What I showed, by the cut's number, and from which cut on that is all I showed. */
  shown: Map<number, { digest: string; link: string }>;
  from: number;
  /** The cards that I saw dealt, by the cut's number, and whether those that were opened are all there by now. */
  seen: Map<number, Card[]>;
  over: boolean;
}

/** One line of a verdict, gathered from many places. */
class Tally {
  readonly steps = new Map<Check, Step>();

  note(check: Check, good: boolean | null, n = 1): void {
    const step = this.steps.get(check) ?? { check, verdict: 'good', n: 0 };
    step.n += n;
    if (good === false) step.verdict = 'bad';
    else if (good === null && step.verdict === 'good') step.verdict = 'unchecked';
    this.steps.set(check, step);
  }
}

const lower = (hex: string): string => hex.toLowerCase();
/** What cannot even be read is wrong. */
const holds = (what: () => boolean): boolean => {
  try {
    return what();
  } catch {
    return false;
  }
};
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Seeds of decks that were found to have their roots: a shuffle is looked at several times. */
const proper = new Map<string, boolean>();
async function isProper(seed: string, root: string, cards: number): Promise<boolean> {
  const name = `${cards} ${seed} ${root}`;
  if (!proper.has(name)) {
    // The page has its turn between two decks.
    await pause();
    const fresh = c.fresh(cards);
    proper.set(name, !!fresh && holds(() => toHex(c.rootOf(c.bytes32(seed), fresh)) === lower(root)));
    if (proper.size > 64) proper.delete(proper.keys().next().value!);
  }
  return proper.get(name)!;
}

export async function judge(s: CutShuffle, known: Known): Promise<Step[]> {
  const all = new Tally();
  all.note('published', known.commitment === null || lower(known.commitment) === lower(s.commitment));
  all.note('decks', s.decks === (known.poker ? c.DECKS : 1));
  let cut = false;
  for (const [i, story] of s.cuts.entries()) {
    // Whoever came in the middle has not heard of the first ones yet.
    const first = known.over ? 1 : s.cuts[0]!.cutting.cut;
    all.note('numbers', story.cutting.shuffle === s.shuffle && story.cutting.cut === first + i);
    committed(all, s, story.cutting, known.poker, cut);
    await judgeCut(all, s, story, known);
    if (!story.cut && !story.voided && (known.over || i + 1 < s.cuts.length)) all.note('came', false);
    if (story.voided) all.note('voided', false);
    cut ||= !!story.cut;
  }
  if (known.poker) opened(all, s, known);
  else if (s.seed !== null) {
    try {
      shoe(all, s, known, s.seed);
    } catch {
      all.note('dealt', false);
    }
  }
  return [...all.steps.values()];
}

/** Is what is cut what was published? Once a deck is chosen, only a stub of it is cut again. */
function committed(all: Tally, s: CutShuffle, cutting: Cutting, poker: boolean, cut: boolean): void {
  if (!poker) all.note('published', cutting.roots.length === 1 && lower(cutting.roots[0]!) === lower(s.commitment));
  else if (cut) all.note('decks', cutting.roots.length === 1 && cutting.cards <= (s.cuts[0]?.cutting.cards ?? 0));
  else {
    all.note('decks', cutting.roots.length === c.DECKS && c.fresh(cutting.cards) !== null);
    all.note(
      'published',
      holds(() => toHex(c.published(cutting.roots.map(c.bytes32))) === lower(s.commitment)),
    );
  }
}

async function judgeCut(all: Tally, s: CutShuffle, { cutting, cut, voided }: CutStory, known: Known): Promise<void> {
  let digest: c.Hash;
  try {
    digest = c.digestOf(s.table, cutting);
  } catch {
    return all.note('links', false);
  }
  if (known.houseKey) all.note('house', await isSigned(known.houseKey, digest, cutting.signature));
  const shown = known.shown.get(cutting.cut);
  if (shown) all.note('among', shown.digest === toHex(digest));
  const made = cut ?? voided;
  if (!made) return;
  all.note('numbers', made.shuffle === s.shuffle && made.cut === cutting.cut, 0);
  // All of them in their order; of a cut that came to nothing, all but those who are missing.
  const there = new Set(made.cuts.map((p) => p.player));
  const asked = cutting.cutters.filter((p) => !voided?.missing.includes(p.player));
  const complete = made.cuts.length === asked.length && asked.every((p) => there.has(p.player));
  all.note('links', complete && (!cut || asked.every((p, i) => p.player === cut.cuts[i]!.player)), 0);
  for (const p of made.cuts) {
    const cutter = cutting.cutters.find((other) => other.player === p.player);
    all.note('links', !!cutter && holds(() => toHex(c.tipOf(c.bytes32(p.link))) === lower(cutter.tip)));
    if (cutter?.key) all.note('signatures', await isSigned(cutter.key, digest, p.signature));
    if (known.me === p.player && cutting.cut >= known.from) all.note('kept', shown?.link === lower(p.link));
  }
  if (cut) await follows(all, cutting, cut, digest);
}

/** Which deck, and that the other ones are proper. */
async function follows(all: Tally, cutting: Cutting, cut: Cut, digest: c.Hash): Promise<void> {
  const decks = cutting.roots.length;
  all.note(
    'deck',
    holds(() => outcomeOf(cutting, cut, digest).deck === cut.deck),
  );
  const seeds = cut.seeds ?? [];
  if (decks === 1) return;
  all.note('others', seeds.length === decks - 1, 0);
  const roots = cutting.roots.filter((_, i) => i !== cut.deck);
  for (const [i, seed] of seeds.entries()) all.note('others', await isProper(seed, roots[i] ?? '', cutting.cards));
}

const outcomeOf = (cutting: Cutting, cut: Cut, digest: c.Hash): { deck: number; order: number[] } =>
  c.outcome(
    digest,
    cut.cuts.map((p) => c.bytes32(p.link)),
    cutting.roots.length,
    cutting.cards,
  );

/** Poker: is every opened card where the cut says, once, and is every card that I saw among them? */
function opened(all: Tally, s: CutShuffle, known: Known): void {
  const groups = [...s.cards, ...s.mine];
  for (const story of s.cuts.filter((other) => other.cut)) {
    const cards = groups.filter((g) => g.cut === story.cutting.cut).flatMap((g) => g.cards);
    openedAfter(all, s, story, cards);
  }
  const cutless = groups.filter((g) => !s.cuts.some((story) => story.cut && story.cutting.cut === g.cut));
  if (s.cuts.length && cutless.some((g) => g.cards.length)) all.note('order', false);
  if (!known.over) return;
  const names = new Set(groups.flatMap((g) => g.cards).map((o) => o.card));
  // A card that went back into a stub that was made up again is opened where it came last.
  const last = Math.max(...known.seen.keys());
  const seen = new Set(known.seen.get(last));
  if (seen.size)
    all.note(
      'seen',
      [...seen].every((card) => names.has(card)),
      seen.size,
    );
}

function openedAfter(all: Tally, s: CutShuffle, { cutting, cut }: CutStory, cards: CardsOpened['cards']): void {
  const order = (() => {
    try {
      return outcomeOf(cutting, cut!, c.digestOf(s.table, cutting)).order;
    } catch {
      return [];
    }
  })();
  const [root, n] = [cutting.roots[cut!.deck] ?? '', cutting.cards];
  const fresh = c.fresh(n);
  const at = new Map<Card, number>();
  for (const o of cards) {
    const card = indexOf(o.card);
    all.note(
      'cards',
      holds(() => c.liesAt(c.bytes32(root), n, o.place, card, c.bytes32(o.salt), (o.path ?? []).map(c.bytes32))),
    );
    // A card that lies at two places, or is none of this deck, makes the deck an improper one.
    const twice = (at.get(o.card) ?? o.place) !== o.place;
    at.set(o.card, o.place);
    all.note('order', order[o.dealt] === o.place && !twice && (fresh?.includes(card) ?? true));
  }
}

/** Blackjack: the shoe that was opened, cut by cut. */
function shoe(all: Tally, s: CutShuffle, known: Known, seed: string): void {
  all.note('seed', toHex(sha256(c.bytes32(seed))) === lower(s.commitment));
  const count = new Map<Card, number>();
  for (const card of s.fresh) count.set(card, (count.get(card) ?? 0) + 1);
  all.note('shoe', !!s.fresh.length && [...count.values()].every((n) => n <= known.shoe), s.fresh.length);
  let order = shuffle(c.bytes32(seed), s.fresh);
  for (const { cutting, cut, after } of s.cuts) {
    const rest = order.slice(after);
    all.note('numbers', rest.length === cutting.cards, 0);
    if (!cut || rest.length !== cutting.cards) continue;
    const places = outcomeOf(cutting, cut, c.digestOf(s.table, cutting)).order;
    order = [...order.slice(0, after), ...places.map((p) => rest[p]!)];
  }
  all.note('dealt', s.dealt.length <= order.length && s.dealt.every((card, i) => card === order[i]), s.dealt.length);
  for (const [number, cards] of known.seen) {
    const here = s.cuts.findIndex((story) => story.cutting.cut === number);
    const next = s.cuts.slice(here + 1).find((story) => story.cut);
    const dealt = s.dealt.slice(s.cuts[here]?.after ?? 0, next?.after);
    all.note('seen', within(cards, dealt), cards.length);
  }
}

/** Is every one of these cards among those, as often? */
function within(cards: Card[], all: Card[]): boolean {
  const left = [...all];
  return cards.every((card) => {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}
