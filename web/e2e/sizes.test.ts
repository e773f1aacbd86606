// Every page at every size: nothing overlaps, nothing is cut off, nothing is too small to press.
// CARDROOM_SHOTS=folder keeps the pictures. Tables in play are looked at with CARDROOM_SOAK=1 (`make soak`): which cards come
// and where the button lies is never twice the same, so that it takes many looks to see everything.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol';
import { faults, SIZES } from './geometry';
import { manager, pressAny } from './people';
import { launch, person, Room } from './room';

let room: Room;
let browser: Browser;
let boss: Page;
const kept = process.env.CARDROOM_SHOTS;
const found: string[] = [];

beforeAll(async () => {
  room = await Room.open();
  browser = await launch();
  boss = await manager(browser, room);
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** The same person at a desk and with a phone in the hand: two browsers, one cookie. */
async function both(path: string): Promise<{ phone: Page; desk: Page; close(): Promise<void> }> {
  const first = await person(browser, room, SIZES[0]);
  await first.page.goto(`${room.url}/#${path}`);
  await first.page.evaluate(() => fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' }));
  await first.page.reload();
  const context = await browser.newContext({ viewport: SIZES[5]!, storageState: await first.context.storageState(), reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await desk.goto(`${room.url}/#${path}`);
  return { phone: first.page, desk, close: async () => { await first.context.close(); await context.close(); } };
}

/** Looks at a page at every size it is made for; `scrolls` names a heading of a page that may be longer than the screen. */
async function look(name: string, phone: Page, desk: Page, scrolls?: string): Promise<void> {
  for (const size of SIZES) {
    const page = size.width < 1000 ? phone : desk;
    await page.setViewportSize(size);
    // A page that scrolls is loaded at its size, as it would be; a table must also bear being turned round.
    if (scrolls) {
      await page.reload();
      await page.getByRole('heading', { name: scrolls }).first().waitFor({ timeout: 60_000 });
    }
    // The felt measures itself after the window has its new size.
    await page.waitForFunction((w) => document.documentElement.clientWidth === w, size.width, { timeout: 5000 }).catch(() => null);
    await page.evaluate(async () => { for (let i = 0; i < 4; i++) await new Promise((done) => requestAnimationFrame(done)); });
    await page.waitForTimeout(120);
    const label = `${name} at ${size.width}×${size.height}`;
    found.push(...(await faults(page, !!scrolls)).map((f) => `${label}: ${f}`));
    if (kept) {
      mkdirSync(kept, { recursive: true });
      await page.screenshot({ path: join(kept, `${name}-${size.width}x${size.height}.png`) });
    }
  }
}

function nothing(): void {
  const all = found.splice(0);
  if (kept) console.log(all.join('\n'));
  expect(all).toEqual([]);
}

async function open(house: string, name: string, bots: number): Promise<number> {
  const order = { name, house, game: '', option: 1, dealing: 'virtual', bots };
  const info = await boss.evaluate(
    (body) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((r) => r.json()),
    JSON.stringify(order),
  );
  return (info as TableInfo).table;
}

test.runIf(process.env.CARDROOM_SOAK)('a full blackjack table: an open seat, my bet, my turn, the settlement', async () => {
  const table = await open('ocean-view/pure-21.5', 'Full of twenty-one', 7);
  const { phone, desk, close } = await both(`/table/${table}`);
  await phone.getByRole('button', { name: /^Sit in seat/ }).first().waitFor();
  await desk.getByRole('button', { name: /^Sit in seat/ }).first().waitFor();
  await look('blackjack-sit', phone, desk);
  await desk.getByRole('button', { name: /^Sit in seat/ }).first().click();
  await phone.locator('section.seat.mine').waitFor();
  const looked = new Set<string>();
  const asks: [string, RegExp][] = [['bank', /^Let it pass/], ['bet', /^(Bet|Repeat) \$/], ['act', /^(Stand|Hit)/]];
  for (let i = 0; i < 400 && looked.size < 4; i++) {
    for (const [what, button] of asks) {
      if (looked.has(what) || !(await desk.getByRole('button', { name: button }).first().isVisible())) continue;
      looked.add(what);
      await look(`blackjack-${what}`, phone, desk);
    }
    if (!looked.has('settled') && (await desk.locator('.outcome').count()) > 4) {
      looked.add('settled');
      await look('blackjack-settled', phone, desk);
    }
    await pressAny(desk, [/^Let it pass/, /^(Bet|Repeat) \$/, /^No insurance/, /^Stand/, /^Hit/]);
    await desk.waitForTimeout(80);
  }
  expect(looked).toContain('act');
  expect(looked).toContain('settled');
  nothing();
  await close();
}, 240_000);

for (const [game, what] of [['holdem', 'board'], ['stud', 'stud'], ['draw', 'draw']] as const) {
  test.runIf(process.env.CARDROOM_SOAK)(`a full table of ${game}: an open seat and my turn`, async () => {
    const table = await open(`ocean-view/${game}`, `Full of ${game}`, 8);
    const { phone, desk, close } = await both(`/table/${table}`);
    await desk.getByRole('button', { name: /^Sit in seat/ }).first().waitFor();
    await desk.getByRole('button', { name: /^Sit in seat/ }).first().click();
    await phone.locator('section.seat.mine').waitFor();
    let turns = 0;
    let awarded = false;
    const deep = game === 'holdem' ? 3 : 2;
    for (let i = 0; i < 600 && !(turns > deep && awarded); i++) {
      const moves = desk.locator('.moves');
      if (await moves.first().isVisible()) {
        turns++;
        if (turns === 1 || turns === deep) await look(`${what}-turn${turns}`, phone, desk);
      }
      if (!awarded && turns >= deep && (await desk.locator('.won').count()) > 0) {
        awarded = true;
        await look(`${what}-won`, phone, desk);
      }
      await pressAny(desk, [/^Check/, /^Call/, /^Bring in/, /^Stand pat/, /^Show/]);
      await desk.waitForTimeout(80);
    }
    expect(turns).toBeGreaterThanOrEqual(deep);
    nothing();
    await close();
  }, 240_000);
}

test('lobby, odds, rules, my chips', async () => {
  const { phone, desk, close } = await both('/');
  for (const page of [phone, desk]) await page.getByRole('button', { name: /^Play / }).waitFor();
  await look('lobby', phone, desk, 'Lobby');
  for (const [path, heading] of [['/odds', 'How to play'], ['/rules', 'Rules'], ['/me', 'My chips']] as const) {
    for (const page of [phone, desk]) {
      await page.goto(`${room.url}/#${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 60_000 });
    }
    await look(path.slice(1), phone, desk, heading);
  }
  nothing();
  await close();
}, 240_000);

test('cage and books', async () => {
  const context = await browser.newContext({ viewport: SIZES[0]!, storageState: await boss.context().storageState(), hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const phone = await context.newPage();
  for (const [path, heading] of [['/cage', 'Cage'], ['/audit', 'Books']] as const) {
    for (const page of [phone, boss]) {
      await page.goto(`${room.url}/#${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await look(path.slice(1), phone, boss, heading);
  }
  nothing();
  await context.close();
}, 120_000);
