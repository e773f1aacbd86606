// The bell of those who run tables, in a pretended page: every call is heard, until somebody comes.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { route } from '../lib/route.svelte';
import { room } from '../net/room.svelte';
import type { TableSummary } from '../protocol';
import { pretend } from '../net/fixture';
import FloorBell from './FloorBell.svelte';

const rung = vi.hoisted(() => vi.fn());
vi.mock('../lib/sound', () => ({ ring: rung, chime: vi.fn(), play: vi.fn() }));

const table = (table: number, at: number | null, comes: string | null = null): TableSummary =>
  ({
    table,
    name: `T${table}`,
    dealing: 'virtual',
    called: at === null ? null : { by: 'Duc', text: 'a card fell', player: null, stops: false, comes, at },
  }) as unknown as TableSummary;
async function lobby(...tables: TableSummary[]): Promise<void> {
  room.lobby = tables;
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(room, 'watchLobby').mockReturnValue(() => {});
  rung.mockClear();
  document.title = 'Lobby · Cardroom';
  room.lobby = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  room.lobby = null;
});

test('each call rings, also one that comes as another is answered, and also where the tab is hidden', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(FloorBell);
  await lobby(table(1, 100), table(2, null));
  expect(rung).toHaveBeenCalledTimes(1);
  await lobby(table(1, null), table(2, 200));
  expect(rung).toHaveBeenCalledTimes(2);
  await lobby(table(1, null), table(2, 300));
  expect(rung).toHaveBeenCalledTimes(3);
});

test('it lies on no page of the table that called, nor on its replay, and tells of every other', async () => {
  render(FloorBell);
  await lobby(table(1, 100), table(2, 100));
  for (const path of ['/table/1', '/deal/1', '/table/1/history/7']) {
    route.path = path;
    await tick();
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(['#/table/2']);
  }
  route.path = '/';
});

test('it stands on the pages of the floor too, which are longer than a screen', async () => {
  render(FloorBell);
  await lobby(table(1, 100));
  for (const path of ['/floor', '/shift', '/shift/1', '/day', '/lists']) {
    route.path = path;
    await tick();
    expect(screen.getByRole('alert').textContent, path).toContain('a card fell');
  }
  route.path = '/';
});

test('it rings again every twenty seconds until somebody comes, and the tab is called so meanwhile', async () => {
  render(FloorBell);
  await lobby(table(1, 100));
  expect(screen.getByRole('link', { name: /T1.*a card fell/ }).getAttribute('href')).toBe('#/table/1');
  expect(document.title).toBe('The floor is called · Lobby · Cardroom');
  vi.advanceTimersByTime(41_000);
  expect(rung).toHaveBeenCalledTimes(3);
  // Another page has another name; the call stands before it.
  document.title = 'Books · Cardroom';
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe('The floor is called · Books · Cardroom');
  await lobby(table(1, 100, 'Flo'));
  vi.advanceTimersByTime(60_000);
  expect(rung).toHaveBeenCalledTimes(3);
  expect(document.title).toBe('Books · Cardroom');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('on a locked page it rings and says which table calls, and nothing else', async () => {
  const { asked } = pretend({ '/api/lobby': [table(1, 100), table(2, null)] });
  render(FloorBell, { locked: true });
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/T1$/));
  expect(rung).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).not.toContain('a card fell');
  expect(room.watchLobby).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});
