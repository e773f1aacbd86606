// The connection to a room that is only pretended: a lobby that comes in parts.
import { beforeEach, expect, test, vi } from 'vitest';
import type { FromServer, Me, TableSummary } from '../protocol';

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
  send(): void {}
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
