// People who speak the protocol without a page of their own: they fill a table, deal it with chosen cards and play what a
// test wants played, all against the real server. One browser page holds their connections.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Me, OpenTable, TableCommand, TableFrame, TableInfo } from '../src/protocol';
import { person, type Room } from './room';

const PASSWORD = 'long enough to count';

/** What the page keeps of one connection. */
interface Line {
  socket: WebSocket;
  frame: TableFrame | null;
  answers: Map<string, (answer: { seq: number; refused?: string }) => void>;
}
/** All connections, and who waits for a frame: no timers, which a browser slows down in a page that nobody looks at. */
type Lines = { lines: Line[]; table: number; heard: (() => void) | null };

/** Somebody in the room, by the cookie of a session. */
export class Guest {
  constructor(
    private readonly room: Room,
    readonly me: Me,
    readonly token: string,
  ) {}

  /** Asks the REST API for something, as this person. */
  async post<T>(path: string, body: unknown): Promise<T> {
    return (await post<T>(this.room, path, body, this.token)).said;
  }

  /** A browser of this person's own. */
  async browse(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    await context.addCookies([{ name: 'cardroom', value: this.token, url: this.room.url }]);
    // What these people do is done by the script: their pages do nothing of their own at a showdown.
    await context.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('cardroom.settings', '{"showdown":false}');
    });
    return context;
  }
}

async function post<T>(room: Room, path: string, body: unknown, token = ''): Promise<{ said: T; token: string }> {
  const headers = { 'content-type': 'application/json', ...(token ? { cookie: `cardroom=${token}` } : {}) };
  const answer = await fetch(`${room.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await answer.json().catch(() => null)) as T;
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return { said, token: /cardroom=([0-9a-f]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? token };
}

export async function guest(room: Room, name: string): Promise<Guest> {
  const { said, token } = await post<Me>(room, '/api/guest', { name });
  return new Guest(room, said, token);
}
/** Whoever opens the link of a new room. */
export async function claim(room: Room): Promise<Guest> {
  const { said, token } = await post<Me>(room, '/api/claim', { token: room.token, name: 'Marisol', password: PASSWORD });
  return new Guest(room, said, token);
}
/** Somebody with an account, to whom the manager gives a role. */
export async function employ(room: Room, boss: Guest, name: string, role: string): Promise<Guest> {
  const { said, token } = await post<Me>(room, '/api/account', { name, password: PASSWORD });
  await boss.post(`/api/people/${said.player}/role`, { role });
  return new Guest(room, said, token);
}
export const openTable = (boss: Guest, order: Partial<OpenTable> & { house: string }): Promise<TableInfo> =>
  boss.post('/api/tables', { name: '', game: '', option: 1, dealing: 'human', bots: 0, ...order });

/** Some people who go from table to table together, each over a connection of their own. */
export class Company {
  table = 0;
  private constructor(
    private readonly page: Page,
    readonly people: Guest[],
  ) {}

  static async of(browser: Browser, room: Room, people: Guest[]): Promise<Company> {
    const { context, page } = await person(browser, room);
    await page.goto(`${room.url}/healthz`);
    for (const who of people) {
      // The browser says who it is when a connection is made: from then on the connection is that person's.
      await context.addCookies([{ name: 'cardroom', value: who.token, url: room.url }]);
      await page.evaluate(connect);
    }
    return new Company(page, people);
  }

  /** All walk over to a table. */
  async go(table: number): Promise<void> {
    this.table = table;
    await this.page.evaluate(watch, table);
  }

  /** Has somebody do something, and waits until everybody has seen it. */
  async does(who: Guest, command: TableCommand): Promise<void> {
    const refused = await this.page.evaluate(say, [this.people.indexOf(who), this.table, command] as const);
    if (refused) throw new Error(`${who.me.name}: ${JSON.stringify(command)}: ${refused}`);
  }

  /** The table as somebody sees it. */
  async sees(who: Guest): Promise<TableFrame> {
    return this.page.evaluate((i) => (globalThis as unknown as Lines).lines[i]!.frame!, this.people.indexOf(who));
  }

  who(player: number): Guest {
    return this.people.find((p) => p.me.player === player)!;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

/** In the page: one more connection. */
function connect(): Promise<void> {
  const keep = globalThis as unknown as Lines;
  keep.lines ??= [];
  const line: Line = { socket: new WebSocket(`ws://${location.host}/ws`), frame: null, answers: new Map() };
  keep.lines.push(line);
  line.socket.onmessage = (e) => {
    const said = JSON.parse(e.data as string);
    const frame: TableFrame | null = said.type === 'table' ? said.frame : said.type === 'frame' ? said : null;
    if (frame?.table === keep.table) line.frame = frame;
    if (said.type === 'done') line.answers.get(said.id)?.({ seq: said.seq });
    if (said.type === 'refused') line.answers.get(said.id)?.({ seq: 0, refused: said.refusal.reason });
    keep.heard?.();
  };
  return new Promise((up) => (line.socket.onopen = () => up()));
}

/** In the page: all connections look at this table, and have seen it. */
async function watch(table: number): Promise<void> {
  const keep = globalThis as unknown as Lines;
  const left = keep.table;
  keep.table = table;
  for (const line of keep.lines) {
    line.frame = null;
    if (left) line.socket.send(JSON.stringify({ do: 'unwatch', table: left }));
    line.socket.send(JSON.stringify({ do: 'watch', table }));
  }
  while (keep.lines.some((l) => !l.frame)) await new Promise<void>((on) => (keep.heard = on));
}

/** In the page: a command over one connection; done when all have a view that includes it. */
async function say([i, table, command]: readonly [number, number, TableCommand]): Promise<string | undefined> {
  const keep = globalThis as unknown as Lines;
  const { lines } = keep;
  const line = lines[i]!;
  const id = `company-${crypto.randomUUID()}`;
  const answer = await new Promise<{ seq: number; refused?: string }>((done) => {
    line.answers.set(id, done);
    line.socket.send(JSON.stringify({ do: 'command', id, table, command }));
  });
  while (lines.some((l) => (l.frame?.seq ?? 0) < answer.seq)) await new Promise<void>((on) => (keep.heard = on));
  return answer.refused;
}
