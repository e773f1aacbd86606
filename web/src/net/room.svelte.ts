// The connection to the room: one WebSocket for all tables of this tab. It comes back by itself, watches again from where
// it was, and sends every unanswered command again with its old id, so that nothing is lost and nothing happens twice.
import { say, speakTo, told, withWords } from '../lib/voice';
import type {
  Deed,
  Emote,
  FromClient,
  FromServer,
  Me,
  Page,
  RecordReceipt,
  Refusal,
  TableCommand,
  TableFrame,
  TableInfo,
  TableSummary,
  Telling,
} from '../protocol';
import { get, post, Trouble } from './api';
import { changed } from './changes';

/** What somebody said. */
export type Spoken = { player: number; name: string; text: string; emote?: Emote; at: number };

type Watcher = {
  /** The last frame, whole. */
  last: TableFrame | null;
  /** Was the whole asked for, because a frame was lost on the way? */
  behind: boolean;
  table(info: TableInfo, frame: TableFrame): void;
  frame(frame: TableFrame): void;
  chat(line: Spoken): void;
  /** Nothing more comes from here for this person. */
  dismissed?(): void;
  /** The connection is there again. */
  opened(): void;
};
type Pending = { frame: FromClient; done: (seq: number) => void; failed: (refusal: Refusal) => void; waits: (says: Telling) => void };

/** A room that has been silent for so long is asked, one that does not answer in time is away, and then it is given up. */
const [SILENCE, ANSWER, GONE, TICK] = [1000, 1500, 8000, 250];
/** How often the room is told that somebody is here, at most. */
const TOUCHED = 15_000;

/** The code of a connection that another machine goes on with, and within what time those come back who had it. */
const [RESTART, JITTER] = [1012, 200];

/** Whether the room still has what this browser remembers of its books. */
export interface History {
  wrong: boolean;
  /** Its end was lost with a database, and that is on paper. */
  lost: boolean;
  says: string;
}

const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
};

/** A ruling that is written down and waits for a second signature. */
export class Waits extends Error {
  constructor(readonly says: Telling) {
    super(told(says));
  }
}

/** A command that the referee refused. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(told(refusal.says));
  }
}

class Room {
  me: Me | null = $state.raw(null);
  /** Has the room told us whether we are somebody? */
  asked = $state(false);
  status: 'idle' | 'connecting' | 'open' | 'lost' = $state('idle');
  notice = $state('');
  /** Whether the room still has what this browser remembers of its books. */
  history: History | null = $state.raw(null);
  lobby: TableSummary[] | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #watchers = new Map<number, Watcher>();
  #pending = new Map<string, Pending>();
  #lobbyWatchers = 0;
  /** The lobby as far as it came, by number. */
  #tables = new Map<number, TableSummary>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  /** When the question went out that nothing has been heard since; none while there is no such question. */
  #waits: number | null = null;
  #heard = 0;
  /** How many notices there were. */
  #said = 0;
  /** When the room was last told that somebody is here. */
  #touched = 0;
  /** How far the room's clock is ahead of ours. */
  #ahead = 0;

  /** Does the room let us do this? What a role allows is the room's to say. */
  may(deed: Deed): boolean {
    return this.me?.may.includes(deed) ?? false;
  }

  /** Does the room open this page to us? */
  opens(page: Page): boolean {
    return this.me?.pages.includes(page) ?? false;
  }

  /** Finds out who we are; somebody new stays nobody until they do something. */
  async start(): Promise<void> {
    try {
      // Nobody is no error, and no line in anybody's console.
      this.me = await get<Me | null>('/api/visitor');
      this.#speak();
      this.#connect();
    } catch (e) {
      if (!(e instanceof Trouble)) throw e;
    } finally {
      this.asked = true;
    }
  }

  /** Makes sure that we are somebody: a guest, if nothing else. */
  async someone(name = ''): Promise<Me> {
    if (!this.me) {
      this.me = await post<Me>('/api/guest', { name });
      this.#connect();
    }
    return this.me;
  }

  /** Whoever comes is spoken to in the language they chose, on whichever machine. */
  #speak(): void {
    if (this.me?.language) void speakTo(this.me.language);
  }

  /** After a login or logout everything starts over with the new person. */
  become(me: Me | null): void {
    this.me = me;
    this.#speak();
    this.#socket?.close();
    this.#socket = null;
    if (me) this.#connect();
  }

  /** Locks this session of the staff: the room shows it nothing more, and what waits for an answer is not asked again. */
  async lock(): Promise<void> {
    await post('/api/lock');
    this.#pending.clear();
    if (this.me) this.become({ ...this.me, locked: true });
  }

  /** Somebody touches the page: the room is told now and then, so that it does not lock the session of whoever works here. */
  touched(): void {
    if (this.me?.locks == null || this.me.locked || Date.now() - this.#touched < TOUCHED) return;
    this.#touched = Date.now();
    void post('/api/here').catch(() => undefined);
  }

  /** The time on the room's clock: what it says about when something happened is compared with this. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  watch(table: number, watcher: Omit<Watcher, 'last' | 'behind'>): () => void {
    const mine: Watcher = { ...watcher, last: null, behind: false };
    this.#watchers.set(table, mine);
    this.#look(table, null);
    return () => {
      // From one page of a table to another the new page watches before the old one stops.
      if (this.#watchers.get(table) !== mine) return;
      this.#watchers.delete(table);
      this.#send({ do: 'unwatch', table });
    };
  }

  /** Asks for a table's frames, from the last one on that was seen. */
  #look(table: number, last: TableFrame | null): void {
    this.#send(last ? { do: 'watch', table, changes: true, from: last.seq } : { do: 'watch', table, changes: true });
  }

  watchLobby(): () => void {
    this.#lobbyWatchers++;
    this.#send({ do: 'watch_lobby', on: true });
    return () => {
      if (--this.#lobbyWatchers === 0) this.#send({ do: 'watch_lobby', on: false });
    };
  }

  /** Asks for something at a table: the seq of its record, a `Refused`, or a `Waits`. Waits through lost connections. */
  command(table: number, command: TableCommand): Promise<number> {
    const id = newId();
    const frame: FromClient = { do: 'command', id, table, command };
    return new Promise((done, fail) => {
      this.#pending.set(id, {
        frame,
        done,
        failed: (refusal) => fail(new Refused(refusal)),
        waits: (says) => fail(new Waits(says)),
      });
      this.#send(frame);
    });
  }

  /** Shows a link. What came of it is told by the frames that follow. */
  cut(table: number, shuffle: number, cut: number, link: string, signature: string): void {
    this.#send({ do: 'cut', table, shuffle, cut, link, signature });
  }

  chat(table: number, text: string): void {
    this.#send({ do: 'chat', table, text });
  }

  emote(table: number, emote: Emote): void {
    this.#send({ do: 'chat', table, text: '', emote });
  }

  #send(frame: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #connect(): void {
    // Whoever was given a password is not let in before they have chosen another, nor a locked session before it is opened.
    if (this.#socket || !this.me || this.me.password_due || this.me.locked) return;
    clearTimeout(this.#retry);
    if (this.status === 'idle') this.status = 'connecting';
    const url = new URL('/ws', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => this.#socket === socket && this.#opened();
    socket.onmessage = (m) => {
      if (this.#socket === socket) this.#answers();
      if (this.#socket === socket) this.#receive(JSON.parse(m.data as string) as FromServer);
    };
    socket.onclose = (e) => this.#closed(socket, e.code === RESTART);
  }

  #opened(): void {
    this.status = 'open';
    this.#attempt = 0;
    this.#answers();
    for (const [table, w] of this.#watchers) this.#look(table, w.last);
    if (this.#lobbyWatchers) this.#send({ do: 'watch_lobby', on: true });
    for (const p of this.#pending.values()) this.#send(p.frame);
    for (const w of this.#watchers.values()) w.opened();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#listen(), TICK);
  }

  /** The room was heard. */
  #answers(): void {
    this.#heard = Date.now();
    this.#waits = null;
    if (this.status === 'lost') this.status = 'open';
  }

  /** Asks a room that is silent whether it is there, says so when it does not answer, and lets a dead connection go. */
  #listen(): void {
    const now = Date.now();
    if (this.#waits === null) {
      if (now - this.#heard < SILENCE) return;
      this.#waits = now;
      this.#send({ do: 'ping', n: 1 });
    } else if (now - this.#waits > GONE) this.#drop();
    else if (now - this.#waits > ANSWER) this.status = 'lost';
  }

  /** Gives a connection up that does not answer: closing it would wait for an answer, too. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#closed(socket);
    socket.close();
  }

  /** The machine says whether it has a network. */
  network(there: boolean): void {
    if (!there) {
      if (this.#socket) this.status = 'lost';
    } else if (this.#socket) {
      this.#waits = Date.now();
      this.#send({ do: 'ping', n: 1 });
    } else if (this.me) {
      clearTimeout(this.#retry);
      void this.#return();
    }
  }

  /** `elsewhere`: another machine goes on with it, and nobody need be told of that unless it is not there. */
  #closed(socket: WebSocket, elsewhere = false): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    if (!this.me) {
      this.status = 'idle';
      return;
    }
    if (elsewhere && this.#attempt === 0) {
      // Many come at once: each at another moment.
      this.#attempt = 1;
      this.#retry = setTimeout(() => this.#connect(), Math.random() * JITTER);
      return;
    }
    this.status = 'lost';
    const wait = Math.min(300 * 2 ** this.#attempt++, 5000);
    this.#retry = setTimeout(() => void this.#return(), wait);
  }

  /** Comes back; a session that is over makes us nobody again instead of knocking for ever. */
  async #return(): Promise<void> {
    try {
      const me = await get<Me | null>('/api/visitor');
      this.me = me;
      if (!me || me.locked) {
        this.#pending.clear();
        this.status = 'idle';
        return;
      }
    } catch (e) {
      if (!(e instanceof Trouble)) throw e;
    }
    this.#connect();
  }

  async #lookBack(): Promise<void> {
    const { lookBack } = await import('./history');
    this.history = (await lookBack()) ?? this.history;
  }

  async #remember(receipt: RecordReceipt): Promise<void> {
    const { remember } = await import('./history');
    remember(receipt, Date.now() + this.#ahead);
  }

  /** A notice, or the end of the last one: what is said while its words are fetched counts more. */
  #notices(says: Telling | null): void {
    this.#said++;
    const mine = this.#said;
    if (!says) this.notice = '';
    else withWords(says, () => mine === this.#said && (this.notice = told(says)));
  }

  #receive(m: FromServer): void {
    switch (m.type) {
      case 'hello':
        this.me = m.you;
        this.#ahead = m.now - Date.now();
        void this.#lookBack();
        break;
      case 'wallet':
        if (this.me) this.me = { ...this.me, wallet: m.wallet };
        break;
      case 'lobby':
        if (m.anew) this.#tables = new Map();
        for (const table of m.tables) this.#tables.set(table.table, table);
        // Half a lobby is not shown.
        if (m.rest === 0) this.lobby = [...this.#tables.values()];
        break;
      case 'table': {
        const w = this.#watchers.get(m.info.table);
        if (w) {
          w.last = m.frame;
          w.behind = false;
          w.table(m.info, m.frame);
        }
        break;
      }
      case 'frame':
      case 'changes': {
        const w = this.#watchers.get(m.table);
        if (!w) break;
        const { last } = w;
        if (m.type === 'frame') w.last = m;
        else if (last?.version === m.from) {
          const { change, ...news } = m;
          w.last = { ...(change ? (changed(last, change) as TableFrame) : last), ...news };
        } else {
          // What is missing comes with the whole.
          if (!w.behind) this.#look(m.table, last);
          w.behind = true;
          break;
        }
        w.behind = false;
        w.frame(w.last);
        break;
      }
      case 'done':
        this.#pending.get(m.id)?.done(m.seq);
        if (m.receipt) void this.#remember(m.receipt);
        this.#pending.delete(m.id);
        break;
      case 'refused': {
        const pending = this.#pending.get(m.id);
        this.#pending.delete(m.id);
        if (pending) withWords(m.refusal.says, () => pending.failed(m.refusal));
        break;
      }
      case 'waits': {
        const pending = this.#pending.get(m.id);
        this.#pending.delete(m.id);
        if (pending) withWords(m.says, () => pending.waits(m.says));
        break;
      }
      case 'chat':
        this.#watchers.get(m.table)?.chat(m);
        break;
      case 'notice':
        this.#notices(m.says);
        break;
      case 'error':
        // A private table that somebody may see no longer: its host asked them to leave, or has closed it.
        if (m.says.id === `private-not-in`) this.#watchers.get(Number((m.says.args?.table as { number?: number })?.number))?.dismissed?.();
        console.warn(say('page-room-did-not-understand'), told(m.says));
        break;
      case 'pong':
        break;
    }
  }
}

export const room = new Room();
addEventListener('offline', () => room.network(false));
addEventListener('online', () => room.network(true));
