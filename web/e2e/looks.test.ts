// People at the tables: a table to look at for who comes in, names and faces, emotes, notes, the coach at poker, a round as a picture.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { player } from './people';
import { atRest, launch, person, PHONE, Room, shot, violations } from './room';

let browser: Browser;
let room: Room;
beforeAll(async () => {
  [browser, room] = await Promise.all([launch(), Room.open(['--fast', '--decision-seconds', '600'])]);
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

test('who comes in sees a table at which something happens, and can go there', async () => {
  for (const viewport of [undefined, PHONE]) {
    const { page } = await person(browser, room, viewport);
    const live = page.getByRole('region', { name: /^Live now: / });
    await live.waitFor();
    // It goes on: what lies on the felt changes without anybody doing anything.
    const felt = live.locator('.felt').first();
    const before = await felt.innerHTML();
    await expect.poll(() => felt.innerHTML(), { timeout: 10_000 }).not.toBe(before);
    await atRest(page);
    expect(await violations(page)).toEqual([]);
    await shot(page, viewport ? 'lobby-live-phone' : 'lobby-live-desktop');
    await live.getByRole('button', { name: /^Take a seat/ }).click();
    await page.locator('main.shell').waitFor();
    await page.context().close();
  }
});

/** Opens the chat of a table. */
async function chat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('group', { name: 'Say without typing' }).waitFor();
}

test('a name and a face are chosen at once, and others see them; an emote is seen beside who says it, a note by who wrote it', async () => {
  const ann = await player(browser, room, 2, 5);
  await ann.goto(`${room.url}/#/me`);
  await ann.getByLabel('What you are called').fill('Annabel');
  await ann.getByRole('button', { name: 'Take this name' }).click();
  await ann.getByText('Annabel', { exact: false }).first().waitFor();
  await ann
    .getByRole('button', { name: / on .*, (plain|with a ring|halved|quartered)$/ })
    .nth(4)
    .click();
  await ann.locator('.faces [aria-pressed=true]').waitFor();
  await atRest(ann);
  expect(await violations(ann)).toEqual([]);
  await ann.goto(`${room.url}/#/table/2`);
  await ann.locator('section.seat.mine').waitFor();

  const ben = await player(browser, room, 2, 6);
  await ben.locator('.plate', { hasText: 'Annabel' }).locator('svg').waitFor();
  const seen = await ben.request.get(`${room.url}/api/live`);
  expect(seen.ok()).toBe(true);
  await chat(ann);
  await ann.getByRole('button', { name: 'Nice hand!' }).click();
  await ben.locator('.plate', { hasText: 'Annabel' }).locator('.emote', { hasText: 'Nice hand!' }).waitFor();
  await chat(ben);
  await ben.locator('ul.chat', { hasText: 'Annabel Nice hand!' }).waitFor();
  await ben.getByText('People here').click();
  await ben.getByRole('button', { name: 'Note on Annabel' }).click();
  await ben.getByRole('textbox', { name: 'Note on Annabel' }).fill('doubles on anything');
  await ben.getByRole('button', { name: 'Keep' }).click();
  await ben.getByText('Kept.').waitFor();
  await atRest(ben);
  expect(await violations(ben)).toEqual([]);
  await shot(ben, 'table-people-desktop');
  await ben.reload();
  await ben.locator('.name[title="doubles on anything"]').waitFor();
  // It is nobody else's to read.
  expect(await ann.evaluate(async () => (await fetch('/api/remarks')).json())).toEqual({});
  await Promise.all([ann.context().close(), ben.context().close()]);
});

test('the coach tells what a call needs and what the cards have, at a table that allows it and nowhere else', async () => {
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/friends`);
  const open = async (allowed: boolean): Promise<void> => {
    await page.goto(`${room.url}/#/friends`);
    await page.getByLabel('Game').selectOption('ocean-view/holdem');
    await page.getByLabel('Programs at the table').fill('2');
    await page.getByLabel('Let everybody ask the coach').setChecked(allowed);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: /Sit/ }).first().click();
    await page.getByRole('tab', { name: 'Me' }).click();
  };
  await open(true);
  await page.getByLabel('Coach: pot odds').check();
  const coach = page.getByRole('note', { name: 'Coach' });
  await coach.getByText(/Your chance against (one unknown hand|2 unknown hands): \d+/).waitFor({ timeout: 30_000 });
  expect(await coach.textContent()).toMatch(/to win \$\d+|Checking costs nothing/);
  await shot(page, 'poker-coach-desktop');
  await open(false);
  await page.locator('section.seat.mine').waitFor();
  await page
    .getByRole('button', { name: /^(Check|Call|Fold)/ })
    .first()
    .waitFor({ timeout: 30_000 });
  expect(await page.getByLabel('Coach: pot odds').count()).toBe(0);
  expect(await coach.count()).toBe(0);
  await page.context().close();
});

test('a round has a picture, with a card for other sites, and the way back to its replay', async () => {
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/table/2/history`);
  const link = page.getByRole('link', { name: 'Picture' });
  await expect
    .poll(
      async () => {
        await page.reload();
        return link.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  const address = await link.getAttribute('href');
  await page.goto(`${room.url}/${address}`);
  await page.getByRole('img').waitFor();
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/rounds\/\d+\/picture\.svg$/);
  expect(await violations(page)).toEqual([]);
  await shot(page, 'round-picture-desktop');
  await page.getByRole('link', { name: 'Replay it step by step' }).click();
  await page.getByRole('heading', { name: /History|history/ }).waitFor();
  await page.context().close();
});
