// One table as this tab knows it: its sign, its latest frame, and the commands that go to it.
import type { Fair, Keeper } from '../fair/keeper';
import type { Refusal, TableCommand, TableFrame, TableInfo } from '../protocol';
import { say, told } from '../lib/voice';
import { gesture } from '../lib/company.svelte';
import { settings } from '../lib/settings.svelte';
import { Refused, room, Waits, type Spoken } from './room.svelte';

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  frame: TableFrame | null = $state.raw(null);
  /** When the frame came, by this machine's clock. */
  since = $state(0);
  /** Commands on their way. */
  sending = $state(0);
  /** The last refusal, until the next command. */
  refusal: Refusal | null = $state.raw(null);
  /** The same in words. */
  refused = $derived(this.refusal ? told(this.refusal.says, { me: room.me?.player ?? null, name: (p) => this.name(p) }) : '');
  /** What was asked for and waits for a second signature, until the next command. */
  waits = $state('');
  /** What was found out about the shuffles here, by whoever plays. */
  fair: Fair | null = $state.raw(null);
  chat: Spoken[] = $state.raw([]);
  /** It is a private table, and I may see it no longer. */
  dismissed = $state(false);

  #stop: () => void;
  /** Cuts for me and looks after the shuffles, from when I sit down. */
  #keeper: Promise<Keeper> | null = null;
  #seated = false;

  constructor(
    readonly id: number,
    /** A whole view, then every frame after it. */
    private readonly on: { view(frame: TableFrame, info: TableInfo): void; frame(frame: TableFrame, before: TableFrame | null): void },
  ) {
    this.#stop = room.watch(id, {
      table: (info, frame) => {
        this.info = info;
        this.#take(frame);
        this.on.view(frame, info);
      },
      frame: (frame) => {
        const before = this.frame;
        this.#take(frame);
        this.on.frame(frame, before);
      },
      opened: () => this.#seated && this.#lay(),
      chat: (line) => this.#hear(line),
      // Who never saw it finds no such table.
      dismissed: () => (this.dismissed = this.info !== null),
    });
  }

  #hear(line: Spoken): void {
    this.chat = [...this.chat, line].slice(-100);
    if (line.emote && !settings.muted.includes(line.name)) gesture(line.player, line.emote);
  }

  /** What people were called whom this tab has seen here: they are spoken of after they have gone. */
  #names: Record<number, string> = {};

  #take(frame: TableFrame): void {
    this.frame = frame;
    // What took effect waits no longer.
    if (frame.signed) this.waits = '';
    for (const p of [...frame.people, ...(frame.guests ?? [])]) this.#names[p.player] = p.name;
    this.since = Date.now();
    const { info } = this;
    const me = room.me?.player;
    const seated = !!info && !!frame.shuffle && me !== undefined && frame.people.some((p) => p.player === me);
    if (seated) this.#keeper ??= import('../fair/attend').then(({ attend }) => attend(info, me, (fair) => (this.fair = fair)));
    void this.#keeper?.then((keeper) => keeper.take(frame));
    if (seated && !this.#seated) this.#lay();
    this.#seated = seated;
  }

  /** Whoever sits down, or comes back to their seat, lays a cut. */
  #lay(): void {
    void this.#keeper?.then((keeper) => keeper.connected());
  }

  close(): void {
    this.#stop();
  }

  /** What I may bring: of my wallet, or of a private table's own chips. */
  get purse(): number {
    return this.info?.private?.most ?? room.me?.wallet ?? 0;
  }

  name(player: number): string {
    return this.#names[player] ?? say('page-player-3', { player });
  }

  /** Whoever deals where nobody has tapped in taps in by it. */
  #tappedIn(commands: TableCommand[]): TableCommand[] {
    const deals = commands.some((c) => typeof c === 'object' && 'dealer' in c);
    const nobody = this.info?.dealing === 'human' && !!this.frame && !this.frame.dealer;
    return deals && nobody && room.may('deal') ? [{ tap: { on: true } }, ...commands] : commands;
  }

  /** Sends commands one after the other; stops at the first refusal, or at what waits, which is shown. True when all were carried out. */
  async send(...commands: TableCommand[]): Promise<boolean> {
    this.refusal = null;
    this.waits = '';
    this.sending++;
    try {
      for (const command of this.#tappedIn(commands)) await room.command(this.id, command);
      return true;
    } catch (e) {
      if (e instanceof Waits) this.waits = e.message;
      else if (e instanceof Refused) this.refusal = e.refusal;
      else throw e;
      return false;
    } finally {
      this.sending--;
    }
  }
}
