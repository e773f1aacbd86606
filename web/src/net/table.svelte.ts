// One table as this tab knows it: its sign, its latest frame, and the commands that go to it.
import type { LogLine } from '../blackjack/words';
import type { Opened } from '../fair/private';
import type { Committed, FloorRuling, Refusal, RoomEvent, TableCommand, TableFrame, TableInfo } from '../protocol';
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
    return this.frame?.people.find((p) => p.player === player)?.name ?? `player ${player}`;
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

/** What happened around the game, in words. */
export function tellRoom(event: RoomEvent, name: (player: number) => string): LogLine | null {
  if ('committed' in event) return { text: `Shuffle ${event.committed.shuffle} is committed to: add words of your own under Fairness.` };
  if ('entropy_added' in event)
    return { text: `${name(event.entropy_added.player)} adds words to shuffle ${event.entropy_added.shuffle}.` };
  if ('shuffle_used' in event) return null;
  if ('revealed' in event) return { text: `The seed of shuffle ${event.revealed.shuffle} is open: check it under Fairness.` };
  if ('opened' in event) return { text: `The cards everybody saw of deck ${event.opened.shuffle} are open: check them under Fairness.` };
  if ('timed_out' in event)
    return { text: `${name(event.timed_out.player)} ran out of time: the rulebook’s move is played.`, clause: 'D12' };
  if ('sat_out' in event) return { text: `${name(event.sat_out.player)} ${event.sat_out.on ? 'sits out' : 'is back'}.` };
  if ('leaving' in event) return { text: `${name(event.leaving.player)} leaves when the round is over.` };
  if ('waiting' in event)
    return { text: `${name(event.waiting.player)} ${event.waiting.on ? 'is on the waiting list' : 'is off the waiting list'}.` };
  if ('passes_bank' in event)
    return {
      text: `${name(event.passes_bank.player)} ${event.passes_bank.on ? 'lets every bank pass' : 'wants to be asked to bank again'}.`,
      clause: 'RND-12',
    };
  if ('ruled' in event)
    return {
      text: `${rulingWords(event.ruled.ruling, name)} ${event.ruled.author}: “${event.ruled.reason}”`,
      clause: 'L-CAS-16',
      tone: 'rule',
    };
  if ('paused' in event) return null;
  if ('floor_called' in event)
    return { text: `${event.floor_called.by} calls the floor: “${event.floor_called.text}”`, clause: 'L-CAS-16', tone: 'rule' };
  if ('floor_came' in event) return null;
  return 'muted' in event ? { text: `${name(event.muted.player)} ${event.muted.on ? 'may not chat any more' : 'may chat again'}.` } : null;
}

/** What the floor ruled, in words. */
export function rulingWords(ruling: FloorRuling, name: (player: number) => string): string {
  if (ruling === 'seen') return 'The floor has heard the call.';
  if ('pause' in ruling) return ruling.pause.on ? 'The floor pauses the table.' : 'The table goes on.';
  if ('off_list' in ruling) return `The floor takes ${name(ruling.off_list.player)} off the waiting list.`;
  if ('mute' in ruling)
    return ruling.mute.on ? `The floor silences ${name(ruling.mute.player)}.` : `${name(ruling.mute.player)} may speak again.`;
  if ('send_away' in ruling) return `The floor sends ${name(ruling.send_away.player)} away.`;
  return 'The floor rules.';
}
