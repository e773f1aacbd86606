// The floor's console: tables are opened with a rulebook and a limit, paused, ruled at and closed; waiting lists are kept.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../src/protocol';
import { logged, manager, player, press, pressAny } from './people';
import { launch, person, PHONE, Room, shot, violations } from './room';

let room: Room;
let browser: Browser;
let boss: Page;

beforeAll(async () => {
  room = await Room.open();
  browser = await launch();
  boss = await manager(browser, room);
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

async function open(rulebook: string, limit: string, name: string, bots: number): Promise<number> {
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByLabel('Rulebook').selectOption(rulebook);
  const options = boss.getByLabel('Limit and schedule');
  await options.selectOption({ label: (await options.locator('option').allTextContents()).find((t) => t.endsWith(limit))! });
  await boss.getByLabel('Name').fill(name);
  await boss.getByLabel('Dealt by').selectOption('virtual');
  await boss.getByLabel('Programs for company').fill(String(bots));
  await boss.getByRole('button', { name: 'Open the table' }).click();
  const heading = boss.getByRole('heading', { name: new RegExp(`^\\d+\\. ${name}$`) });
  await heading.waitFor();
  return Number(/^(\d+)/.exec((await heading.textContent())!)![1]);
}
const lobby = async (table: number): Promise<TableSummary> =>
  ((await (await fetch(`${room.url}/api/lobby`)).json()) as TableSummary[]).find((t) => t.table === table)!;

test('a spread-limit table is opened, played, paused with a reason, and goes on', async () => {
  const table = await open('ocean-view/holdem', ': $3–$100 spread', 'Spread', 0);
  expect([(await lobby(table)).min, (await lobby(table)).max]).toEqual([3, 100]);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 2)];
  // A spread game has a slider and a typed amount.
  await Promise.race(players.map((p) => p.getByRole('slider', { name: /^Amount to raise/i }).waitFor()));

  await boss.getByRole('button', { name: 'Run Spread' }).click();
  const run = boss.getByRole('region', { name: 'Run Spread' });
  await run.getByText(/spread limit \$3–\$100/).waitFor();
  expect(await run.getByRole('button', { name: 'Pause the table' }).isDisabled()).toBe(true);
  await run.getByLabel(/^Reason/).fill('A chip rolled off');
  await run.getByRole('button', { name: 'Pause the table' }).click();
  await run.getByText('The table is paused.').waitFor();
  await logged(players[0]!, /The floor pauses the table\. Marisol: “A chip rolled off”/);
  expect((await lobby(table)).paused).toBe(true);
  await shot(boss, 'floor-run-desktop');
  expect(await violations(boss)).toEqual([]);

  await run.getByLabel(/^Reason/).fill('Found it');
  await run.getByRole('button', { name: 'Go on' }).click();
  await run.getByText('The table goes on.').waitFor();
  await run.getByLabel(/^Reason/).fill('Cards fell on the floor');
  await run.getByRole('button', { name: 'Void the hand' }).click();
  await logged(players[1]!, /The floor voids the hand; everything goes back/);
  for (const page of players) await page.context().close();
});

test('a kill table is opened from the floor, and a pot is killed at it', async () => {
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByLabel('Rulebook').selectOption('ocean-view/lowball');
  await boss.getByText(/^Pots can be killed at this table/).waitFor();
  const table = await open('ocean-view/lowball', ': $4/$8', 'Killers', 0);
  const summary = await lobby(table);
  expect([summary.game, summary.min, summary.max]).toEqual(['lowball', 4, 8]);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 2)];
  // The dealer waits a moment after two cards; whoever misses it has the next hand.
  for (let i = 0; i < 300 && !(await players[0]!.getByText(/killed pot/i).isVisible()); i++) {
    for (const page of players) await pressAny(page, [/^Kill the pot/, /^Check/, /^Call/, /^Stand pat/, /^Show/]);
    await players[0]!.waitForTimeout(60);
  }
  await players[0]!.getByText(/killed pot/i).waitFor();
  await logged(players[1]!, /kills the pot with/);
  for (const page of players) await page.context().close();
});

test('the waiting list is seen by name, and somebody is sent away to make room', async () => {
  const table = await open('ocean-view/razz', ': $2/$4', 'Full house', 7);
  const last = await player(browser, room, table, (await openSeat(table)));
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/table/${table}`);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByRole('button', { name: /^Leave the list/ }).waitFor();
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByRole('button', { name: 'Run Full house' }).click();
  const run = boss.getByRole('region', { name: 'Run Full house' });
  const waiting = run.getByRole('listitem').filter({ has: boss.getByRole('button', { name: /^Take off the list/ }) });
  await waiting.first().waitFor();
  await run.getByLabel(/^Reason/).fill('Called twice, not there');
  await run.getByRole('button', { name: /^Take off the list/ }).click();
  await run.getByText('Nobody waits.').waitFor();
  await page.getByRole('button', { name: 'Join the waiting list' }).waitFor();
  await run.getByLabel(/^Reason/).fill('Abuse of the dealer');
  await run.getByRole('button', { name: /^Send away Guest/ }).first().click();
  await logged(page, /The floor sends .* away/);
  await page.context().close();
  await last.context().close();
});

async function openSeat(table: number): Promise<number> {
  const { page, context } = await person(browser, room);
  await page.goto(`${room.url}/#/table/${table}`);
  const label = await page.getByRole('button', { name: /^Sit in seat/ }).first().textContent();
  await context.close();
  return Number(/\d+/.exec(label!)![0]);
}

test('a table is closed, and the floor fits a phone', async () => {
  const table = await open('ocean-view/stud', ': $2/$4', 'Last call', 0);
  const item = boss.getByRole('listitem').filter({ has: boss.getByRole('heading', { name: /Last call$/ }) });
  await press(boss, /^Close Last call/);
  await boss.getByText('Last call closes.').waitFor();
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/table/${table}`);
  await page.getByRole('button', { name: 'Sit in seat 1', exact: true }).click();
  await page.getByText(/This table is closed/).waitFor();
  await page.context().close();
  await boss.setViewportSize(PHONE);
  await item.first().waitFor();
  const [wide, screen] = await boss.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
  expect(await violations(boss)).toEqual([]);
});
