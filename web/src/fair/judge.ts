// Was a shuffle fair? Everything that docs/shuffle.md lists, from what was published of it and what I know myself.
import { DECK, type Card } from '../lib/cards';
import { shuffle } from './chacha';
import * as c from './cut';
import type { Followed } from './follow';
import { isSigned } from './keys';
import { indexOf } from './private';
import { sha256 } from './sha256';
import type { CardsOpened, Cut, CutShuffle, CutStory, Cutting, TableInfo } from '../protocol';
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
  | 'places'
  | 'keys'
  | 'voided'
  | 'wasted'
  | 'named'
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
  /** How many decks the shoe has; 0 at poker. */
  shoe: number;
  /** How many cards the deck of the game has; 0 at blackjack. */
  size: number;
  /** The house's public key; none as long as none was seen. */
  houseKey: string | null;
  /** What I showed, by the cut's number, and from which cut on that is all I showed. */
  shown: Map<number, { digest: string; link: string }>;
  from: number;
  /** The first key that was seen of each player. */
  keys: Map<number, string>;
  /** What I saw being dealt; null for somebody who was not there. */
  followed: Followed | null;
  /** Are the cards that were opened all there by now? */
  over: boolean;
}

/** How many cards the deck of a table's game has; 0 at blackjack. */
export const deckSize = ({ game }: TableInfo): number => (game.game === 'poker' ? game.deck : 0);

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
/** The page has its turn. A page that nobody looks at gets its messages all the same, while its clocks are held up. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });

/** Seeds of decks that were found to have their roots: a shuffle is looked at several times. */
const proper = new Map<string, boolean>();
async function isProper(seed: string, root: string, cards: number): Promise<boolean> {
  const name = `${cards} ${seed} ${root}`;
  if (!proper.has(name)) {
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
  let before: Cutting | null = null;
  for (const [i, story] of s.cuts.entries()) {
    // Whoever came in the middle has not heard of the first ones yet.
    const first = known.over ? 1 : s.cuts[0]!.cutting.cut;
    all.note('numbers', story.cutting.shuffle === s.shuffle && story.cutting.cut === first + i);
    committed(all, s, story.cutting, known, before);
    await judgeCut(all, s, story, known);
    if (!story.cut && !story.voided && (known.over || i + 1 < s.cuts.length)) all.note('came', false);
    if (story.voided) all.note(story.voided.missing.length ? 'voided' : 'wasted', false);
    if (story.cut) before = story.cutting;
  }
  if (known.poker) opened(all, s, known);
  else if (s.seed !== null) {
    try {
      shoe(all, s, known, s.seed);
    } catch {
      all.note('dealt', false);
    }
  } else if (known.over && before) all.note('given', false);
  return [...all.steps.values()];
}

/** Is what is cut what was published? What was cut is cut again only after cards came: a shoe, or a stub that was made up again. */
function committed(all: Tally, s: CutShuffle, cutting: Cutting, { poker, size, followed }: Known, before: Cutting | null): void {
  all.note(
    'places',
    cutting.cutters.every((p) => cutting.places.includes(p.player)),
  );
  if (!poker) {
    all.note('published', cutting.roots.length === 1 && lower(cutting.roots[0]!) === lower(s.commitment));
    if (before) all.note('decks', cutting.cards < before.cards);
  } else if (before) {
    const due = !followed?.whole.has(before.cut) || followed.scrambled.has(before.cut);
    all.note('decks', due && cutting.roots.length === 1 && cutting.cards <= size);
  } else {
    all.note('decks', cutting.roots.length === c.DECKS && cutting.cards === size);
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
  all.note('house', known.houseKey ? await isSigned(known.houseKey, digest, cutting.signature) : null);
  for (const { player, key } of cutting.cutters) if (known.keys.has(player) && known.keys.get(player) !== key) all.note('keys', null);
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

/** Poker: is every opened card where the cut says, once, and is every card that I saw opened where it came? */
function opened(all: Tally, s: CutShuffle, known: Known): void {
  const groups = [...s.cards, ...s.mine];
  const made = s.cuts.filter((story) => story.cut);
  for (const story of made) {
    const cards = groups.filter((g) => g.cut === story.cutting.cut).flatMap((g) => g.cards);
    openedAfter(all, s, story, cards);
  }
  const cutless = groups.filter((g) => !made.some((story) => story.cutting.cut === g.cut));
  if (s.cuts.length && cutless.some((g) => g.cards.length)) all.note('order', false);
  if (!known.followed || !made.length) return;
  if (known.followed.came.some((x) => x.cut === 0)) all.note('order', false);
  dealtIn(all, made[0]!.cutting, known.followed);
  const heard = made.every((story) => known.followed!.whole.has(story.cutting.cut));
  if (!heard) all.note('seen', null, 0);
  seen(all, s, known.followed, known.over, heard);
}

/** Poker: are those dealt in for whom it was cut, and does each get the card that is theirs, twice around at least? */
function dealtIn(all: Tally, { cut, places }: Cutting, { players, came }: Followed): void {
  if (!players) return;
  all.note('places', players.length === places.length && players.every((p, i) => p === places[i]));
  const around = came.filter((x) => x.cut === cut && x.dealt < 2 * places.length);
  all.note(
    'places',
    around.every((x) => x.seat === x.dealt % places.length),
  );
}

/** Poker: every card that left the deck lies open where it left it, as far as I saw it, and nothing else does. */
function seen(all: Tally, s: CutShuffle, { came, whole, tabled }: Followed, over: boolean, heard: boolean): void {
  const at = (x: { cut: number; dealt: number }): string => `${x.cut} ${x.dealt}`;
  const open = new Map(
    [...s.cards, ...s.mine].flatMap((g) => g.cards.map((o) => [at({ cut: g.cut, dealt: o.dealt }), { ...o, cut: g.cut }])),
  );
  for (const x of came) {
    const card = open.get(at(x))?.card;
    if (x.card !== null && (over || card !== undefined)) all.note('seen', card === x.card);
  }
  if (!over) return;
  const left = new Set(came.map(at));
  for (const o of open.values()) if (whole.has(o.cut) && !left.has(at(o))) all.note('order', false);
  // A hand that was tabled is made of what its place was dealt.
  for (const { seat, card } of heard ? tabled : [])
    all.note(
      'seen',
      came.some((x) => x.seat === seat && open.get(at(x))?.card === card),
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
  all.note('shoe', isShoe(s.fresh, known.shoe, known.followed?.table ?? null), s.fresh.length);
  let order = shuffle(c.bytes32(seed), s.fresh);
  for (const { cutting, cut, after } of s.cuts) {
    const rest = order.slice(after);
    all.note('numbers', rest.length === cutting.cards, 0);
    if (!cut || rest.length !== cutting.cards) continue;
    const places = outcomeOf(cutting, cut, c.digestOf(s.table, cutting)).order;
    order = [...order.slice(0, after), ...places.map((p) => rest[p]!)];
  }
  all.note('dealt', s.dealt.length <= order.length && s.dealt.every((card, i) => card === order[i]), s.dealt.length);
  if (known.followed) sequence(all, s, known.followed, known.shown);
}

/** Blackjack: did the cards come as I saw them, one after the other and no others? */
function sequence(all: Tally, s: CutShuffle, { came, whole }: Followed, shown: Known['shown']): void {
  const made = s.cuts.filter((story) => story.cut).map((story) => ({ cut: story.cutting.cut, after: story.after }));
  const parts = [{ cut: 0, after: 0 }, ...made];
  for (const [i, { cut, after }] of parts.entries()) {
    const mine = came.filter((x) => x.cut === cut);
    const dealt = s.dealt.slice(after, parts[i + 1]?.after);
    const same = mine.every((x) => x.dealt < dealt.length && (x.card === null || x.card === dealt[x.dealt]));
    const heard = whole.has(cut);
    all.note('seen', same && (!heard || mine.length === dealt.length), mine.filter((x) => x.card !== null).length);
    if (!heard && shown.has(cut)) all.note('seen', null, 0);
  }
  if (came.some((x) => !parts.some((part) => part.cut === x.cut))) all.note('seen', false, 0);
}

/** Is this a shoe of so many decks as they come from the box, without the cards that lie on the table, and those only? */
function isShoe(fresh: Card[], decks: number, table: { card: Card | null }[] | null): boolean {
  const whole: Card[] = Array<Card[]>(decks).fill(DECK).flat();
  const gone = less(whole, fresh);
  const rest = less(whole, gone);
  const as = rest.length === fresh.length && rest.every((card, i) => card === fresh[i]);
  if (!table) return as;
  const lies = table.flatMap(({ card }) => card ?? []);
  return as && gone.length === table.length && less(gone, lies).length === gone.length - lies.length;
}

/** Cards without others, of which the first ones go. */
function less(cards: Card[], others: Card[]): Card[] {
  const left = [...cards];
  for (const card of others) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}
