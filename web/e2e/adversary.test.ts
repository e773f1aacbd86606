// A house that cheats (tests/adversary/house.patch: the real room, but for a few lines), judged by the browser as it is, by the checker in a
// page of Python from the proof that the browser saved; and one that puts other books in place of its own. `make adversary` builds the first.
import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { lobby, until } from './house';
import { player, pressAny } from './people';
import { launch, Room, root } from './room';

const POKER = [/^Check/, /^Call \$/, /^Fold/, /^Show/, /^Muck/, /^Post/];
const redMark = (page: Page) => page.getByRole('button', { name: /^A shuffle does not check out/ });
const goodMark = (page: Page) => page.getByRole('button', { name: 'Shuffles checked: all fair' });

/** What `scripts/check_shuffle.py` ends with, and says. */
const checked = (file: string): Promise<[number, string]> =>
  new Promise((done) =>
    execFile('python3', [join(root, 'scripts', 'check_shuffle.py'), file], (e, said) => done([e ? Number(e.code) : 0, said])),
  );

const browser: Browser = await launch();
afterAll(() => browser.close());

/** A guest at a table of hold'em with programs. */
async function guest(room: Room): Promise<Page> {
  const table = (await lobby(room)).find((t) => t.game === 'holdem' && t.bots > 0 && t.taken < t.seats)!.table;
  return player(browser, room, table);
}

const dishonest = process.env.CARDROOM_DISHONEST_ROOM;

describe.skipIf(!dishonest)('a house that', () => {
  test.each([
    ['stack', 'deals other cards than were cut', /A card that was opened is not the one that had been fixed/],
    ['grind', 'looks for better decks once it has seen the links', /A deck that was not dealt stays closed, or is not a proper one/],
    ['double', 'has decks with two aces of spades', /A deck that was not dealt stays closed, or is not a proper one/],
    ['void', 'cuts again until it likes the deck', /A cut came to nothing after everybody had cut/],
    ['withhold', 'does not open the cards it shows', /A card that you saw was never opened/],
  ])('%s: %s is red, and named', async (kind, _, says) => {
    const room = await Room.open([], { path: join(root, 'web', dishonest!), env: { CARDROOM_DISHONEST: kind } });
    try {
      const page = await guest(room);
      await until('the mark is red', () => redMark(page).isVisible(), () => pressAny(page, POKER)); // prettier-ignore
      await redMark(page).click();
      const red = page.locator('details.red').filter({ hasText: says }).first();
      await red.waitFor({ state: 'attached' });
      const save = red.getByRole('button', { name: /^Save this hand/ });
      await until('the proof can be saved', async () => save.isVisible() || (await red.locator('summary').click(), false), () => pressAny(page, POKER)); // prettier-ignore
      const download = page.waitForEvent('download');
      await save.click();
      const [status, said] = await checked(await (await download).path());
      expect([status, said.includes('BAD')]).toEqual([1, true]);
      await page.context().close();
    } finally {
      await room.close();
    }
  });

  test('forgets who laid a cut: they see no mark', async () => {
    const room = await Room.open([], { path: join(root, 'web', dishonest!), env: { CARDROOM_DISHONEST: 'forget' } });
    try {
      // Of two who come one after the other it forgets one, whose number is odd.
      const pages = [await guest(room), await guest(room)];
      const both = async (): Promise<boolean[]> => Promise.all(pages.map((page) => goodMark(page).isVisible()));
      const answers = (): Promise<unknown> => Promise.all(pages.map((page) => pressAny(page, POKER)));
      await until('one of them is content', async () => (await both()).includes(true), answers);
      const until_ = Date.now() + 15_000;
      await until('a few more hands were played', () => Promise.resolve(Date.now() > until_), answers);
      expect((await both()).filter(Boolean).length).toBe(1);
      for (const page of pages) await page.context().close();
    } finally {
      await room.close();
    }
  });
});

test('a house that puts older books in place of its own is found out by who was there', async () => {
  const room = await Room.open();
  const older = `${room.data}-older`;
  try {
    const page = await guest(room);
    await until('a hand was checked', () => goodMark(page).isVisible(), () => pressAny(page, POKER)); // prettier-ignore
    await room.restart(() => cpSync(room.data, older, { recursive: true }));
    const seals = async (): Promise<number> => {
      const { newest } = (await (await fetch(`${room.url}/api/seals`)).json()) as { newest: { number: number }[] };
      return Math.max(...newest.map((s) => s.number));
    };
    const before = await seals();
    await page.reload();
    const slowly = async (): Promise<void> => {
      await pressAny(page, POKER);
      await new Promise((r) => setTimeout(r, 1000));
    };
    await until('the room goes on', async () => (await seals()) > before + 30, slowly);
    await page.reload();
    await page.locator('section.seat').first().waitFor();
    // It has looked, and remembers what is newest now.
    await page.waitForFunction(
      (n) => JSON.parse(localStorage.getItem('cardroom.seals') ?? '{"seals":[]}').seals[0]?.number > n,
      before + 30,
    );
    expect(await page.getByText(/no longer has a seal|written anew/).count()).toBe(0);
    await room.restart(() => {
      rmSync(room.data, { recursive: true });
      cpSync(older, room.data, { recursive: true });
    });
    await page.reload();
    await page.getByText(/no longer has a seal|written anew/).first().waitFor(); // prettier-ignore
    await page.context().close();
  } finally {
    rmSync(older, { recursive: true, force: true });
    await room.close();
  }
});
