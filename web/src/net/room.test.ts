// The connection to a room that is only pretended: a lobby that comes in parts, tables that tell what changed.
import { beforeEach, expect, test, vi } from 'vitest';
import type { FromClient, FromServer, Me, TableFrame, TableInfo, TableSummary } from '../protocol';

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  onopen = (): void => {};
  onclose = (_: { code: number }): void => {};
  onmessage = (_: { data: string }): void => {};
  constructor() {
    Socket.last = this;
  }
  static sent: FromClient[] = [];
  send(text: string): void {
    Socket.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {}
}

const says = (frame: FromServer): void => Socket.last.onmessage({ data: JSON.stringify(frame) });
const table = (number: number, taken = 0): TableSummary => ({ table: number, taken }) as TableSummary;

beforeEach(() => vi.stubGlobal('WebSocket', Socket));

test('a lobby that comes in parts is shown whole, and changes one table at a time', async () => {
  const { room } = await import('./room.svelte');
  room.become({ player: 1, password_due: false } as Me);
  Socket.last.onopen();
  says({ type: 'lobby', anew: true, rest: 2, tables: [table(1), table(2)] });
  expect(room.lobby).toBeNull();
  says({ type: 'lobby', anew: false, rest: 0, tables: [table(3), table(4)] });
  expect(room.lobby?.map((t) => t.table)).toEqual([1, 2, 3, 4]);
  says({ type: 'lobby', anew: false, rest: 0, tables: [table(2, 5), table(5)] });
  expect(room.lobby?.map((t) => [t.table, t.taken])).toEqual([
    [1, 0],
    [2, 5],
    [3, 0],
    [4, 0],
    [5, 0],
  ]);
  says({ type: 'lobby', anew: true, rest: 0, tables: [table(9)] });
  expect(room.lobby?.map((t) => t.table)).toEqual([9]);
  room.become(null);
});

test('a machine that hands over is left without a word, and one that is gone is not', async () => {
  vi.useFakeTimers();
  const { room } = await import('./room.svelte');
  room.become({ player: 1, password_due: false } as Me);
  Socket.last.onopen();
  expect(room.status).toBe('open');
  const before = Socket.last;
  before.onclose({ code: 1012 });
  expect(room.status).toBe('open');
  await vi.advanceTimersByTimeAsync(250);
  expect(Socket.last).not.toBe(before);
  // Nobody is there to go on with it: now it is said.
  Socket.last.onclose({ code: 1012 });
  expect(room.status).toBe('lost');
  room.become(null);
  vi.useRealTimers();
});

test('a table tells what changed, and whoever missed something asks for the whole, once', async () => {
  const { room } = await import('./room.svelte');
  room.become({ player: 1, password_due: false } as Me);
  Socket.last.onopen();
  Socket.sent = [];
  const seen: TableFrame[] = [];
  const whole = { table: 7, seq: 3, version: 5, records: [], clock: null, watching: 1, people: [{ name: 'a' }] } as unknown as TableFrame;
  const take = (frame: TableFrame): number => seen.push(frame);
  const stop = room.watch(7, { table: (_, frame) => take(frame), frame: take, chat: () => {}, opened: () => {} });
  expect(Socket.sent).toEqual([{ do: 'watch', table: 7, changes: true }]);
  says({ type: 'table', info: { table: 7 } as TableInfo, frame: whole });
  const news = { type: 'changes' as const, table: 7, records: [], clock: null };
  says({ ...news, seq: 4, from: 5, version: 6, change: { watching: [2] } });
  expect(seen.at(-1)).toMatchObject({ seq: 4, version: 6, watching: 2, people: [{ name: 'a' }] });
  expect(seen.at(-1)?.people).toBe(seen[0]?.people);
  // Version 7 is lost on the way.
  says({ ...news, seq: 6, from: 7, version: 8, change: { watching: [4] } });
  says({ ...news, seq: 7, from: 8, version: 9 });
  expect(Socket.sent.slice(1)).toEqual([{ do: 'watch', table: 7, changes: true, from: 4 }]);
  expect(seen).toHaveLength(2);
  says({ ...whole, type: 'frame', seq: 7, version: 9 });
  says({ ...news, seq: 8, from: 9, version: 10, change: { people: { 0: { name: ['b'] } } } });
  expect(seen.at(-1)).toMatchObject({ seq: 8, people: [{ name: 'b' }] });
  expect(Socket.sent).toHaveLength(2);
  stop();
  room.become(null);
});
