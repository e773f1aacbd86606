// Cuts for me at a table, and looks after every shuffle there: nothing is shown before what is cut was checked, and whatever comes of
// it is checked as it comes. What it found is told to the page.
import { digestOf } from './cut';
import { Follower } from './follow';
import { deckSize, judge, type Check, type Known, type Step } from './judge';
import type { Signer } from './keys';
import { alone, type Links } from './links';
import type { CardsOpened, Cut, CutShuffle, CutStory, Cutting, CutVoided, RoomEvent, TableEvent, TableFrame, TableInfo } from '../protocol';
import { toHex } from './verify';

export type Mark = 'none' | 'good' | 'red';

/** What was found out about a shuffle. */
export interface Verdict {
  shuffle: number;
  mark: Mark;
  steps: Step[];
  /** Was it looked at as a whole, after the hand or the shoe? */
  whole: boolean;
  /** What my browser knows of it beside what was published. */
  known: Known;
}

/** What the page needs to know: the mark, what was found last, and every red one of this visit. */
export interface Fair {
  mark: Mark;
  verdicts: Verdict[];
  houseKey: string | null;
  /** Does another device of mine cut here? */
  elsewhere: boolean;
}

/** The ways out of here. */
export interface Ways {
  /** Lays a tip; the seq of its record, or none where it was not taken. */
  lay(tip: string, key: string): Promise<number | null>;
  cut(shuffle: number, cut: number, link: string, signature: string): void;
  /** A shuffle as the room hands it out; none where it does not. Fails where the connection is down. */
  shuffle(shuffle: number): Promise<CutShuffle | null>;
  houseKey(): Promise<string | null>;
  /** The first key that a player was seen with. */
  firstKey(player: number, key: string): string;
  changed(fair: Fair): void;
}

interface Live {
  story: CutShuffle;
  known: Known;
  /** What was found beside the judge. */
  red: Check[];
  /** When I heard of a cut, and when I had shown my link for it. */
  asked: Map<number, { at: number; shown: number }>;
  /** Was a part of it not heard? */
  missed: boolean;
  done: boolean;
}

/** So many shuffles are remembered. */
const REMEMBERED = 12;
/** So many the room has at hand, at least, after they are over. */
const AT_HAND = 3;
/** So long is waited before a room that cannot be reached is asked for a shuffle again, in milliseconds. */
export const RETRIES = [1000, 5000, 20_000];
/** Who has shown a link within so many milliseconds was in time; the room waits for two seconds. */
const IN_TIME = 1000;
/** After so many cuts of a shuffle that came to nothing after I had shown a link I show no more. */
const MOST_VOIDED = 3;
/** What is red for the hand and does not keep me from cutting it again. */
const COMES_TO_NOTHING: Check[] = ['voided', 'wasted'];

export class Keeper {
  readonly #live = new Map<number, Live>();
  readonly #published = new Map<number, string>();
  readonly #verdicts = new Map<number, Verdict>();
  readonly #follower = new Follower();
  readonly #keys = new Map<number, string>();
  #houseKey: string | null = null;
  readonly #ready: Promise<void>;
  /** The last record that I heard. */
  #seq: number | null = null;
  /** From which record on my tip was laid, and which one the room has, as far as I know. */
  #laid = Infinity;
  #tip: string | null = null;
  /** Another device of mine has laid its tip here. */
  #elsewhere = false;
  /** How often I was asked to cut with a tip that is not mine and may have been laid before I came. */
  #strange = 0;
  /** Shuffles that cards come from, or will. */
  #open = new Set<number>();
  #answered = '';
  #wrong = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly me: number,
    private readonly info: TableInfo,
    private readonly links: Links,
    private readonly signer: Signer,
    private readonly ways: Ways,
  ) {
    this.#ready = ways.houseKey().then(
      (key) => void (this.#houseKey = key),
      () => undefined,
    );
    this.#queue(() => this.#ready);
    // A page that was loaded again takes up what the one before it had begun.
    if (links.last) this.#fetch(links.last.shuffle);
  }

  /** The connection is there, or there again: what I lay is laid, and asked once more I answer once more. */
  connected(): void {
    this.#answered = '';
    this.#tip = null;
    this.#laid = Infinity;
    this.#elsewhere = false;
    // What was shown over the old connection may not have come.
    for (const { asked } of this.#live.values()) for (const times of asked.values()) times.at = -Infinity;
    this.#lay();
  }

  take(frame: TableFrame): void {
    const first = frame.records[0]?.seq ?? frame.seq + 1;
    const from = frame.shuffle?.in_use.at(-1)?.shuffle ?? null;
    if (this.#seq === null) this.#follower.gap(from);
    else if (first > this.#seq + 1) this.#missed(from);
    const now = [...(frame.shuffle?.in_use ?? []), ...(frame.shuffle?.next ? [frame.shuffle.next] : [])];
    now.forEach((c) => this.#publish(c));
    this.#seq = frame.seq;
    const gone = [...this.#open].filter((n) => !now.some((c) => c.shuffle === n));
    this.#open = new Set(now.map((c) => c.shuffle));
    for (const record of frame.records) {
      for (const event of record.events) {
        if ('room' in event) this.#hear(event.room, record.seq);
        else this.#see(event);
      }
    }
    if (frame.shuffle?.cutting) this.#cutting(frame.shuffle.cutting, frame.seq);
    // What is not dealt from any more is over, whatever was said about it.
    gone.forEach((n) => this.#finish(n));
  }

  /** Records are missing: what they told is looked up, and nobody is blamed for what is not at hand any more. */
  #missed(from: number | null): void {
    this.#follower.gap(from);
    for (const [n, live] of this.#live) {
      live.missed = true;
      if (!live.done) this.#fetch(n);
    }
  }

  #see(event: TableEvent): void {
    this.#follower.see(event);
    const { shuffle } = this.#follower;
    const begins =
      ('poker' in event && 'hand_began' in event.poker) ||
      ('blackjack' in event && typeof event.blackjack !== 'string' && 'wagers_closed' in event.blackjack);
    if (!begins) return;
    if (shuffle === null) return this.#tell();
    this.#of(shuffle);
    this.#review(shuffle);
    if ('poker' in event) this.#finishBefore(shuffle);
  }

  #finishBefore(shuffle: number): void {
    for (const n of this.#live.keys()) if (n < shuffle) this.#finish(n);
  }

  #hear(e: RoomEvent, seq: number): void {
    if ('committed' in e) this.#publish(e.committed);
    if ('cut_laid' in e && e.cut_laid.player === this.me) this.#heardLaid(e.cut_laid);
    if ('cutting' in e) this.#cutting(e.cutting, seq);
    if ('cut' in e) this.#cut(e.cut);
    if ('cut_voided' in e) this.#voided(e.cut_voided);
    if ('cards_opened' in e) this.#opened(e.cards_opened);
    // Shoes are opened in their order.
    if ('revealed' in e) this.#finishBefore(e.revealed.shuffle + 1);
    if ('shuffle_used' in e) this.#used(e.shuffle_used.shuffle);
  }

  /** Cards come from another shuffle now: as long as nobody has cut it, there is nothing to mark. */
  #used(shuffle: number): void {
    // A shoe that follows another in the middle of a round leaves it closed until there is nothing hidden on the table.
    if (!this.#follower.isRoundOn) this.#finishBefore(shuffle);
    this.#follower.used(shuffle);
    this.#of(shuffle);
    this.#review(shuffle);
  }

  /** A tip was laid in my name. If this browser did not, another device of mine cuts from now on. */
  #heardLaid({ tip, key }: { tip: string; key: string }): void {
    const mine = key === this.signer.key && this.links.has(tip);
    if (mine === !this.#elsewhere) return;
    this.#elsewhere = !mine;
    this.#tell();
  }

  #publish({ shuffle, commitment, decks }: { shuffle: number; commitment: string; decks?: number }): void {
    if (!decks) return;
    const before = this.#published.get(shuffle);
    if (before === undefined) this.#published.set(shuffle, commitment);
    else if (before !== commitment) this.#accuse(shuffle, 'published');
  }

  /** What is known of a shuffle so far. */
  #of(shuffle: number): Live {
    const found = this.#live.get(shuffle);
    if (found) return found;
    const game = this.info.game;
    const poker = game.game === 'poker';
    const mine = this.links.of(shuffle);
    const live: Live = {
      story: {
        table: this.info.table,
        shuffle,
        commitment: this.#published.get(shuffle) ?? '',
        decks: poker ? 8 : 1,
        cuts: [],
        cards: [],
        mine: [],
        seed: null,
        fresh: [],
        dealt: [],
      },
      known: {
        me: this.me,
        commitment: this.#published.get(shuffle) ?? null,
        poker,
        shoe: game.game === 'blackjack' ? game.decks : 0,
        size: deckSize(this.info),
        houseKey: this.#houseKey,
        shown: new Map(mine.map((s) => [s.cut, s])),
        from: mine[0]?.cut ?? Infinity,
        keys: this.#keys,
        followed: this.#follower.of(shuffle),
        over: false,
      },
      red: [],
      asked: new Map(),
      missed: false,
      done: false,
    };
    this.#live.set(shuffle, live);
    if (this.#live.size > REMEMBERED) this.#live.delete(this.#live.keys().next().value!);
    return live;
  }

  #storyOf(shuffle: number, cut: number): CutStory | null {
    return this.#live.get(shuffle)?.story.cuts.find((s) => s.cutting.cut === cut) ?? null;
  }

  #cutting(cutting: Cutting, seq: number): void {
    // A hand that is followed by another is over, whatever was said about it.
    if (this.info.game.game === 'poker') this.#finishBefore(cutting.shuffle);
    const live = this.#of(cutting.shuffle);
    live.known.from = Math.min(live.known.from, cutting.cut);
    if (!live.asked.has(cutting.cut)) live.asked.set(cutting.cut, { at: performance.now(), shown: Infinity });
    const before = this.#storyOf(cutting.shuffle, cutting.cut);
    if (!before) live.story.cuts.push({ cutting, cut: null, voided: null, after: 0 });
    else if (digestHex(this.info.table, before.cutting) !== digestHex(this.info.table, cutting)) this.#accuse(cutting.shuffle, 'among');
    for (const { player, key } of cutting.cutters)
      if (player !== this.me && key && !this.#keys.has(player)) this.#keys.set(player, this.ways.firstKey(player, key));
    // Nothing that is looked at in the meantime keeps me from cutting in time.
    this.#answer(live, cutting, seq).catch((e: unknown) => console.error(e));
  }

  /** Shows my link, if I am asked, and if what is cut is what was published. */
  async #answer(live: Live, cutting: Cutting, seq: number): Promise<void> {
    await this.#ready;
    const mine = cutting.cutters.find((c) => c.player === this.me);
    const digest = digestHex(this.info.table, cutting);
    if (!mine || digest === null || this.#answered === digest) return;
    // It is cut already, by another page of this browser perhaps.
    if (this.#storyOf(cutting.shuffle, cutting.cut)?.cut && this.links.has(mine.tip)) return;
    this.#answered = digest;
    live.known.houseKey = this.#houseKey;
    const { shuffle, cut } = cutting;
    const nothing = live.story.cuts.filter((s) => s.voided && live.known.shown.has(s.cutting.cut));
    if (nothing.length >= MOST_VOIDED) return this.#review(shuffle);
    const steps = await judge(live.story, { ...live.known, over: false });
    if (steps.some((s) => s.verdict === 'bad' && !COMES_TO_NOTHING.includes(s.check))) return this.#found(shuffle, live, steps);
    // Without my key among what is cut, nobody could tell that I was told another story.
    const link = mine.key === this.signer.key ? await alone(() => this.links.show({ shuffle, cut, digest, tip: mine.tip })) : null;
    if (link === null) return this.#refuse(live, cutting, seq);
    const signature = await this.signer.sign(digestOf(this.info.table, cutting));
    live.known.shown.set(cut, { digest, link });
    const asked = live.asked.get(cut)!;
    asked.shown = Math.min(asked.shown, performance.now());
    this.ways.cut(shuffle, cut, link, signature);
  }

  /** A tip that I did not lay, or whose link was shown for another cut already. */
  async #refuse(live: Live, cutting: Cutting, seq: number): Promise<void> {
    live.known.from = cutting.cut + 1;
    // My other device shows what it has laid.
    if (this.#elsewhere) return this.#review(cutting.shuffle);
    await alone(() => this.links.renew());
    this.#tip = null;
    // What was frozen before my tip had come is nobody's fault, once.
    const told = seq > this.#laid || ++this.#strange > 1;
    this.#laid = Infinity;
    this.#lay();
    if (told) this.#accuse(cutting.shuffle, 'among');
  }

  #cut(cut: Cut): void {
    this.#follower.cut(cut.shuffle, cut.cut);
    this.#made(cut, (story) => (story.cut = cut));
  }

  #voided(voided: CutVoided): void {
    if (voided.missing.includes(this.me)) {
      [this.#tip, this.#elsewhere] = [null, false];
      const asked = this.#live.get(voided.shuffle)?.asked.get(voided.cut);
      if (asked && asked.shown - asked.at <= IN_TIME) this.#accuse(voided.shuffle, 'named');
    }
    this.#made(voided, (story) => (story.voided = voided));
  }

  /** Something came of a cut: my link is the next tip. */
  #made(made: Cut | CutVoided, note: (story: CutStory) => void): void {
    this.#tip = made.cuts.find((c) => c.player === this.me)?.link ?? this.#tip;
    this.#lay();
    const story = this.#storyOf(made.shuffle, made.cut);
    if (!story) return;
    note(story);
    if (made.cuts.some((c) => c.player === this.me)) this.#shownElsewhere(story.cutting);
    this.#review(made.shuffle);
  }

  /** Something was cut in my name: another page of this browser may have shown it, or another device what it had laid. */
  #shownElsewhere({ shuffle, cut, cutters }: Cutting): void {
    const { known } = this.#live.get(shuffle)!;
    if (known.shown.has(cut)) return;
    const shown = this.links.of(shuffle).find((s) => s.cut === cut);
    if (shown) known.shown.set(cut, shown);
    else if (!cutters.some((c) => c.player === this.me && this.links.has(c.tip))) known.from = cut + 1;
  }

  #opened(opened: CardsOpened): void {
    const live = this.#live.get(opened.shuffle);
    if (!live) return;
    live.story.cards.push(opened);
    if (opened.over) this.#finish(opened.shuffle);
    else this.#review(opened.shuffle);
  }

  /** Looks at a shuffle as a whole, as the room hands it out now. */
  #finish(shuffle: number): void {
    const live = this.#live.get(shuffle);
    if (!live || live.done) return;
    live.done = true;
    this.#fetch(shuffle, true);
  }

  #fetch(shuffle: number, over = false, tries = 0): void {
    this.ways.shuffle(shuffle).then(
      (story) => this.#queue(() => this.#fetched(shuffle, story, over || (this.#seq !== null && !this.#open.has(shuffle)))),
      () => {
        if (tries < RETRIES.length) setTimeout(() => this.#fetch(shuffle, over, tries + 1), RETRIES[tries]);
        else if (over) this.#accuse(shuffle, 'given');
      },
    );
  }

  async #fetched(shuffle: number, story: CutShuffle | null, over: boolean): Promise<void> {
    if (story?.cuts) {
      const live = this.#of(shuffle);
      // What is being cut is not in the story yet.
      const open = live.story.cuts.filter((c) => !story.cuts.some((other) => other.cutting.cut === c.cutting.cut));
      live.story = { ...story, cuts: [...story.cuts, ...open] };
      live.known.over = over;
    } else if (over && this.#isAtHand(shuffle)) this.#accuse(shuffle, 'given');
    await this.#judge(shuffle);
  }

  /** Does the room have to hand it out? Whoever was away for long comes too late for what happened meanwhile. */
  #isAtHand(shuffle: number): boolean {
    const live = this.#live.get(shuffle);
    return !!live && !live.missed && Math.max(...this.#published.keys()) - shuffle <= AT_HAND;
  }

  #review(shuffle: number): void {
    this.#queue(() => this.#judge(shuffle));
  }

  async #judge(shuffle: number): Promise<void> {
    const live = this.#live.get(shuffle);
    if (!live) return;
    live.known.houseKey = this.#houseKey;
    live.known.commitment = this.#published.get(shuffle) ?? live.known.commitment;
    this.#found(shuffle, live, await judge(live.story, live.known));
  }

  #accuse(shuffle: number, check: Check): void {
    const live = this.#of(shuffle);
    if (!live.red.includes(check)) live.red.push(check);
    this.#review(shuffle);
  }

  #found(shuffle: number, live: Live, judged: Step[]): void {
    const steps = judged.filter((s) => !live.red.includes(s.check));
    steps.push(...live.red.map((check): Step => ({ check, verdict: 'bad', n: 1 })));
    const bad = steps.filter((s) => s.verdict === 'bad');
    if (bad.some((s) => s.check !== 'voided')) this.#wrong = true;
    const mark = bad.length ? 'red' : this.#isMine(live) ? 'good' : 'none';
    this.#verdicts.delete(shuffle);
    this.#verdicts.set(shuffle, { shuffle, mark, steps, whole: live.known.over, known: live.known });
    for (const [n, v] of this.#verdicts) if (this.#verdicts.size > REMEMBERED && v.mark !== 'red') this.#verdicts.delete(n);
    this.#tell();
  }

  /** Did I cut what is dealt: the last round of a shoe, and of a hand or a shoe that is done everything that was cut for me? */
  #isMine({ story, known }: Live): boolean {
    const made = story.cuts.filter((s) => s.cut);
    const dealt = known.poker || known.over ? made.filter((s) => s.cutting.places.includes(this.me)) : made.slice(-1);
    const shown = ({ cutting }: CutStory): boolean =>
      known.shown.get(cutting.cut)?.digest === digestHex(this.info.table, cutting) &&
      cutting.cutters.some((c) => c.player === this.me && c.key === this.signer.key);
    return !!dealt.length && dealt.every(shown) && !known.followed?.uncut;
  }

  /** The mark is that of what is dealt now, and red for what is cut after it. */
  #tell(): void {
    const verdicts = [...this.#verdicts.values()].sort((a, b) => b.shuffle - a.shuffle);
    const now = this.#follower.shuffle;
    const red = this.#wrong || verdicts.some((v) => v.mark === 'red' && v.shuffle >= (now ?? 0));
    const mark = red ? 'red' : (verdicts.find((v) => v.shuffle === now)?.mark ?? 'none');
    this.ways.changed({ mark, verdicts, houseKey: this.#houseKey, elsewhere: this.#elsewhere });
  }

  /** Lays my tip, unless the room has it already, or another device of mine cuts here. */
  #lay(): void {
    if (this.#elsewhere) return;
    void alone(() => this.links.tip()).then((tip) => this.#lays(tip));
  }

  async #lays(tip: string): Promise<void> {
    if (tip === this.#tip) return;
    this.#tip = tip;
    const seq = await this.ways.lay(tip, this.signer.key);
    if (seq !== null) this.#laid = Math.min(this.#laid, seq);
    // It is not taken while I am asked to cut: then what I show is the next tip, or the next cut tells.
    else if (this.#tip === tip) this.#tip = null;
  }

  /** One after the other, in the order in which it came. */
  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((e: unknown) => console.error(e));
  }
}

function digestHex(table: number, cutting: Cutting): string | null {
  try {
    return toHex(digestOf(table, cutting));
  } catch {
    return null;
  }
}
