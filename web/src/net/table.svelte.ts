// One table as this tab knows it: its sign, its latest frame, and the commands that go to it.
import type { Opened } from '../fair/private';
import type { Committed, Refusal, TableCommand, TableFrame, TableInfo } from '../protocol';
import { say, told } from '../lib/voice';
import { Refused, room } from './room.svelte';

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
  /** The last poker deck whose seen cards were opened, with what had been published of it. */
  opened: { committed: Committed; opened: Opened } | null = $state.raw(null);
  chat: { name: string; text: string }[] = $state.raw([]);

  #stop: () => void;

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
      chat: (name, text) => (this.chat = [...this.chat, { name, text }].slice(-100)),
    });
  }

  #take(frame: TableFrame): void {
    for (const e of frame.records.flatMap((r) => r.events)) {
      if (!('room' in e) || !('opened' in e.room)) continue;
      const { opened } = e.room;
      // What was published of the deck stands in an earlier frame; after the hand it is gone from the view.
      const published = [this.frame, frame].flatMap((f) => [...(f?.shuffle?.in_use ?? []), ...(f?.shuffle?.next ? [f.shuffle.next] : [])]);
      const committed = published.find((c) => c.shuffle === opened.shuffle);
      if (committed) this.opened = { committed, opened };
    }
    this.frame = frame;
    this.since = Date.now();
  }

  close(): void {
    this.#stop();
  }

  name(player: number): string {
    return this.frame?.people.find((p) => p.player === player)?.name ?? say('page-player-3', { player });
  }

  /** Sends commands one after the other; stops at the first refusal, which is shown. True when all were carried out. */
  async send(...commands: TableCommand[]): Promise<boolean> {
    this.refusal = null;
    this.sending++;
    try {
      for (const command of commands) await room.command(this.id, command);
      return true;
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      this.refusal = e.refusal;
      return false;
    } finally {
      this.sending--;
    }
  }
}
