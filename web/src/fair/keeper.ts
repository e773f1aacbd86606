// Cuts for me at a table, and looks after every shuffle there: nothing is shown before what is cut was checked, and whatever comes of
// it is checked as it comes. What it found is told to the page.
import type { Card } from '../lib/cards';
import { digestOf } from './cut';
import { judge, type Check, type Known, type Step } from './judge';
import type { Signer } from './keys';
import type { Links } from './links';
import { cardsIn } from './seen';
import type { CardsOpened, Cut, CutShuffle, CutStory, Cutting, CutVoided, RoomEvent, TableFrame, TableInfo } from '../protocol';
import { toHex } from './verify';

export type Mark = 'none' | 'good' | 'red';

/** What was found out about a shuffle. */
export interface Verdict {
  shuffle: number;
  mark: Mark;
  steps: Step[];
  /** Was it looked at as a whole, after the hand or the shoe? */
  whole: boolean;
}

/** What the page needs to know: the mark, what was found last, and every red one of this visit. */
export interface Fair {
  mark: Mark;
  verdicts: Verdict[];
  houseKey: string | null;
}

/** The ways out of here. */
export interface Ways {
  /** Lays a tip; the seq of its record, or none where it was not taken. */
  lay(tip: string, key: string): Promise<number | null>;
  cut(shuffle: number, cut: number, link: string, signature: string): void;
  /** A shuffle as the room hands it out; none where it does not. Fails where the connection is down. */
  shuffle(shuffle: number): Promise<CutShuffle | null>;
  houseKey(): Promise<string | null>;
  changed(fair: Fair): void;
}

interface Live {
  story: CutShuffle;
  known: Known;
  /** What was found beside the judge. */
  red: Check[];
  done: boolean;
}

/** So many shuffles are remembered. */
const REMEMBERED = 12;

export class Keeper {
  readonly #live = new Map<number, Live>();
  readonly #published = new Map<number, string>();
  readonly #verdicts = new Map<number, Verdict>();
  #houseKey: string | null = null;
  /** From which record on my tip was laid, and which one the room has, as far as I know. */
  #laid = Infinity;
  #tip: string | null = null;
  /** Shuffles that cards come from, or will. */
  #open = new Set<number>();
  #answered = '';
  /** The last cut that was made: what is dealt now came after it. */
  #dealing: { shuffle: number; cut: number } | null = null;
  #wrong = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly me: number,
    private readonly info: TableInfo,
    private readonly links: Links,
    private readonly signer: Signer,
    private readonly ways: Ways,
  ) {
    this.#queue(async () => void (this.#houseKey = await ways.houseKey()));
    // A page that was loaded again takes up what the one before it had begun.
    if (links.last) this.#fetch(links.last.shuffle);
  }

  /** The connection is there, or there again: what I lay is laid, and asked once more I answer once more. */
  connected(): void {
    this.#answered = '';
    this.#tip = null;
    this.#laid = Infinity;
    this.#lay();
  }

  take(frame: TableFrame): void {
    const now = [...(frame.shuffle?.in_use ?? []), ...(frame.shuffle?.next ? [frame.shuffle.next] : [])];
    now.forEach((c) => this.#publish(c));
    this.#open = new Set(now.map((c) => c.shuffle));
    for (const record of frame.records) {
      for (const event of record.events) {
        if ('room' in event) this.#hear(event.room, record.seq);
        else this.#see(cardsIn(event));
      }
    }
    if (frame.shuffle?.cutting) this.#cutting(frame.shuffle.cutting, frame.seq);
  }

  #hear(e: RoomEvent, seq: number): void {
    if ('committed' in e) this.#publish(e.committed);
    if ('cutting' in e) this.#cutting(e.cutting, seq);
    if ('cut' in e) this.#cut(e.cut);
    if ('cut_voided' in e) this.#voided(e.cut_voided);
    if ('cards_opened' in e) this.#opened(e.cards_opened);
    if ('revealed' in e) this.#finish(e.revealed.shuffle);
    if ('shuffle_used' in e) this.#used(e.shuffle_used.shuffle);
  }

  /** Cards come from another shuffle now: as long as nobody has cut it, there is nothing to mark. */
  #used(shuffle: number): void {
    if (this.#dealing?.shuffle === shuffle) return;
    this.#dealing = null;
    this.#of(shuffle);
    this.#review(shuffle);
  }

  #publish({ shuffle, commitment, decks }: { shuffle: number; commitment: string; decks?: number }): void {
    if (!decks) return;
    const before = this.#published.get(shuffle);
    if (before === undefined) this.#published.set(shuffle, commitment);
    else if (before !== commitment) this.#accuse(shuffle, 'published');
  }

  #see(cards: Card[]): void {
    const live = this.#dealing && this.#live.get(this.#dealing.shuffle);
    if (!live || !cards.length) return;
    const { cut } = this.#dealing!;
    live.known.seen.set(cut, [...(live.known.seen.get(cut) ?? []), ...cards]);
  }

  /** What is known of a shuffle so far. */
  #of(shuffle: number): Live {
    const found = this.#live.get(shuffle);
    if (found) return found;
    const game = this.info.game;
    const poker = game.game === 'poker';
    const last = this.links.last;
    const mine = last?.shuffle === shuffle ? last : null;
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
        houseKey: this.#houseKey,
        shown: new Map(mine ? [[mine.cut, mine]] : []),
        from: mine?.cut ?? Infinity,
        seen: new Map(),
        over: false,
      },
      red: [],
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
    if (this.info.game.game === 'poker') for (const n of this.#live.keys()) if (n < cutting.shuffle) this.#finish(n);
    const live = this.#of(cutting.shuffle);
    live.known.from = Math.min(live.known.from, cutting.cut);
    const before = this.#storyOf(cutting.shuffle, cutting.cut);
    if (!before) live.story.cuts.push({ cutting, cut: null, voided: null, after: 0 });
    else if (digestHex(this.info.table, before.cutting) !== digestHex(this.info.table, cutting)) this.#accuse(cutting.shuffle, 'among');
    this.#queue(() => this.#answer(live, cutting, seq));
  }

  /** Shows my link, if I am asked, and if what is cut is what was published. */
  async #answer(live: Live, cutting: Cutting, seq: number): Promise<void> {
    const mine = cutting.cutters.find((c) => c.player === this.me);
    const digest = digestHex(this.info.table, cutting);
    if (!mine || digest === null || this.#answered === digest || this.#storyOf(cutting.shuffle, cutting.cut)?.cut) return;
    this.#answered = digest;
    live.known.houseKey = this.#houseKey;
    const steps = await judge(live.story, { ...live.known, over: false });
    if (steps.some((s) => s.verdict === 'bad' && s.check !== 'voided')) return this.#found(cutting.shuffle, live, steps);
    const { shuffle, cut } = cutting;
    // Without my key among what is cut, nobody could tell that I was told another story.
    const link = mine.key === this.signer.key ? this.links.show({ shuffle, cut, digest, tip: mine.tip }) : null;
    if (link === null) return this.#refuse(live, cutting, seq);
    const signature = await this.signer.sign(digestOf(this.info.table, cutting));
    live.known.shown.set(cut, { digest, link });
    this.ways.cut(shuffle, cut, link, signature);
  }

  /** A tip that I did not lay, or whose link was shown for another cut already. */
  #refuse(live: Live, cutting: Cutting, seq: number): void {
    live.known.from = cutting.cut + 1;
    this.links.renew();
    this.#tip = null;
    const told = seq > this.#laid;
    this.#laid = Infinity;
    this.#lay();
    // What was frozen before my tip had come is nobody's fault.
    if (told) this.#accuse(cutting.shuffle, 'among');
  }

  #cut(cut: Cut): void {
    this.#dealing = { shuffle: cut.shuffle, cut: cut.cut };
    this.#made(cut, (story) => (story.cut = cut));
  }

  #voided(voided: CutVoided): void {
    if (voided.missing.includes(this.me)) this.#tip = null;
    this.#made(voided, (story) => (story.voided = voided));
  }

  /** Something came of a cut: my link is the next tip. */
  #made(made: Cut | CutVoided, note: (story: CutStory) => void): void {
    this.#tip = made.cuts.find((c) => c.player === this.me)?.link ?? this.#tip;
    this.#lay();
    const story = this.#storyOf(made.shuffle, made.cut);
    if (!story) return;
    note(story);
    this.#review(made.shuffle);
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

  #fetch(shuffle: number, over = false): void {
    void this.ways.shuffle(shuffle).then(
      (story) => this.#queue(() => this.#fetched(shuffle, story, over || !this.#open.has(shuffle))),
      // No connection: the next page asks again.
      () => null,
    );
  }

  async #fetched(shuffle: number, story: CutShuffle | null, over: boolean): Promise<void> {
    if (story?.cuts) {
      const live = this.#of(shuffle);
      // What is being cut is not in the story yet.
      const open = live.story.cuts.filter((c) => !story.cuts.some((other) => other.cutting.cut === c.cutting.cut));
      live.story = { ...story, cuts: [...story.cuts, ...open] };
      live.known.over = over;
    } else if (over && this.#live.has(shuffle)) this.#accuse(shuffle, 'given');
    await this.#judge(shuffle);
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
    const made = live.story.cuts.filter((s) => s.cut).at(-1);
    const among = made?.cutting.cutters.some((c) => c.player === this.me);
    const mark = bad.length ? 'red' : among ? 'good' : 'none';
    this.#verdicts.delete(shuffle);
    this.#verdicts.set(shuffle, { shuffle, mark, steps, whole: live.known.over });
    for (const [n, v] of this.#verdicts) if (this.#verdicts.size > REMEMBERED && v.mark !== 'red') this.#verdicts.delete(n);
    const verdicts = [...this.#verdicts.values()].sort((a, b) => b.shuffle - a.shuffle);
    this.ways.changed({ mark: this.#wrong ? 'red' : verdicts[0]!.mark, verdicts, houseKey: this.#houseKey });
  }

  /** Lays my tip, unless the room has it already. */
  #lay(): void {
    const tip = this.links.tip();
    if (tip === this.#tip) return;
    this.#tip = tip;
    void this.ways.lay(tip, this.signer.key).then((seq) => {
      if (seq !== null) this.#laid = Math.min(this.#laid, seq);
      // It is not taken while I am asked to cut: then what I show is the next tip, or the next cut tells.
      else if (this.#tip === tip) this.#tip = null;
    });
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
