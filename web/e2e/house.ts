// What every file of browser tests starts with: a room of its own, a browser, and the staff it needs. Accounts and roles are
// made over the REST API, so that a file is about what it is about; floor.test.ts makes them by hand.
import type { Browser, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Me, OpenTable, SignatureRow, TableInfo, TableSummary } from '../src/protocol';
import { launch, person, Room } from './room';

export const PASSWORD = 'long enough to count';

type Staff = 'boss' | 'dealer';
export type House<S extends Staff = never> = { room: Room; browser: Browser } & Record<S, Page>;

/** Opens a room for this file, with a browser and with the staff that is named, and closes everything after its tests. */
export async function house<S extends Staff = never>(staff: S[] = [], args: string[] = []): Promise<House<S>> {
  const room = await Room.open(args);
  let browser: Browser | undefined;
  const close = async (): Promise<void> => {
    await browser?.close();
    await room.close();
  };
  afterAll(close);
  try {
    browser = await launch();
    const boss = staff.length ? await manager(browser, room) : null;
    const people: Partial<Record<Staff, Page | null>> = { boss };
    if (boss && (staff as Staff[]).includes('dealer')) people.dealer = await withRole(browser, room, boss, 'Duc', 'dealer');
    return { room, browser, ...people } as House<S>;
  } catch (e) {
    await close();
    throw e;
  }
}

/** Asks the REST API something from a page, with its cookie. */
export async function api<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const sent = body === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const r = await fetch(path, sent);
      return { ok: r.ok, said: await r.text() };
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.said}`);
  return (answer.said ? JSON.parse(answer.said) : undefined) as T;
}

/** The manager's account, by the link of the first run, at the floor. */
async function manager(browser: Browser, room: Room): Promise<Page> {
  const { page } = await person(browser, room);
  await api(page, '/api/claim', { token: room.token, name: 'Marisol', password: PASSWORD });
  await page.goto(`${room.url}/#/floor`);
  await page.reload();
  await page.getByRole('heading', { name: 'Floor' }).waitFor();
  return page;
}

/** Makes an account, or signs in to it: a test that is tried again finds its people. */
async function account(page: Page, name: string): Promise<Me> {
  const who = { name, password: PASSWORD };
  return api<Me>(page, '/api/account', who).catch((e: Error) => {
    if (!e.message.includes('web-taken')) throw e;
    return api<Me>(page, '/api/login', who);
  });
}

/** An account with a role, given by the manager. */
export async function withRole(browser: Browser, room: Room, boss: Page, name: string, role: string): Promise<Page> {
  const { page } = await person(browser, room);
  const me = await account(page, name);
  await api(boss, `/api/people/${me.player}/role`, { role });
  await page.reload();
  return page;
}

/** Somebody signs whatever waits for their signature: roles that two people give, among others. */
export async function signAll(page: Page): Promise<void> {
  const waiting = await api<SignatureRow[]>(page, '/api/signatures');
  for (const w of waiting.filter((w) => w.signs)) await api(page, `/api/signatures/${w.entry}/sign`, {});
}

/** Opens a table over the REST API: dealt by a person, without company, unless the order says otherwise. */
export const open = (boss: Page, order: Partial<OpenTable> & { house: string }): Promise<TableInfo> =>
  api<TableInfo>(boss, '/api/tables', { name: '', game: '', option: 1, dealing: 'human', bots: 0, ...order });

/** All tables, as the lobby has them. */
export const lobby = async (room: Room): Promise<TableSummary[]> => (await (await fetch(`${room.url}/api/lobby`)).json()) as TableSummary[];

/**
 * Waits until something holds, doing something meanwhile; looks again every few hundredths of a second. A table moves on by
 * itself, so what is done meanwhile may well come too late once.
 */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  meanwhile: () => Promise<unknown> = async () => null,
  patience = 90_000,
): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await holds()) return;
    await meanwhile();
    await new Promise((r) => setTimeout(r, 40));
  }
  throw new Error(`It never came to this: ${what}`);
}
