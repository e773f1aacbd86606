// The floor's console: accounts and roles, tables opened with any rulebook and limit, paused, ruled at and closed; waiting
// lists are kept.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { told } from '../src/lib/voice';
import type { RulebookRow, TableSummary } from '../src/protocol';
import { house, lobby, until } from './house';
import { logged, manager, player, press, pressAny, staff, unfold } from './people';
import { person, PHONE, shot, violations } from './room';

// The owner's own rulebooks: one that changes a shipped one, one of poker at a limit nobody else has, one with a mistake.
const own = mkdtempSync(join(tmpdir(), 'cardroom-houses-'));
mkdirSync(join(own, 'night-owl'));
writeFileSync(
  join(own, 'night-owl', 'late-21.5.toml'),
  `extends = "ocean-view/pure-21.5"
house = "Night Owl"
name = "Late 21.5"
[[schedules]]
option = 1
limit = [3, 60]
player_fee = 0.50
bank_fees = [{ from = 1, fee = 2 }]
[[schedules]]
option = 4
limit = [10, "no limit"]
player_fee = 0
bank_fees = [{ from = 1, fee = 2 }]
`,
);
writeFileSync(
  join(own, 'night-owl', 'holdem.toml'),
  `extends = "ocean-view/holdem"
house = "Night Owl"
[[limits]]
fixed = [7, 14]
fee = [3, 4]
`,
);
writeFileSync(join(own, 'night-owl', 'wrong.toml'), 'extends = "ocean-view/pure-21.5"\nseats = 40\n');
afterAll(() => rmSync(own, { recursive: true, force: true }));

const { room, browser } = await house([], ['--houses', own]);
const boss = await manager(browser, room);

async function open(rulebook: string, limit: string, name: string, bots: number): Promise<number> {
  await boss.goto(`${room.url}/#/floor`);
  await boss.locator(`option[value="${rulebook}"]`).waitFor({ state: 'attached' });
  await unfold(boss);
  await boss.getByLabel('Rulebook').selectOption(rulebook);
  const options = boss.getByLabel('Limit and schedule');
  await options.selectOption({
    label: (await options.locator('option').allTextContents()).find((t) => `${t} · `.includes(`: ${limit} · `))!,
  });
  await boss.getByLabel('Name', { exact: true }).fill(name);
  await boss.getByLabel('Dealt by').selectOption('virtual');
  await boss.getByLabel('Programs for company').fill(String(bots));
  await boss.getByRole('button', { name: 'Open the table' }).click();
  const heading = boss.getByRole('heading', { name: new RegExp(`^\\d+\\. ${name}$`) });
  await heading.waitFor();
  return Number(/^(\d+)/.exec((await heading.textContent())!)![1]);
}
const line = async (table: number): Promise<TableSummary> => (await lobby(room)).find((t) => t.table === table)!;
const onPlan = (name: string) => boss.getByRole('listitem').filter({ has: boss.getByRole('heading', { name: new RegExp(`${name}$`) }) });
const closed = async (pages: Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

test('the first run’s link makes the manager, who gives a dealer their role', async () => {
  const dealer = await staff(browser, room, boss, 'Duc', 'dealer');
  await dealer.goto(`${room.url}/#/me`);
  await dealer.getByText('Duc, dealer.').waitFor();
  await dealer.context().close();
});

test('every rulebook the room was started with is there with every limit, and the owner’s own are dealt', async () => {
  await boss.goto(`${room.url}/#/floor`);
  const rows = (await (await fetch(`${room.url}/api/rulebooks`)).json()) as RulebookRow[];
  const usable = rows.filter((r) => r.problem === null);
  const [rulebook, limit] = [boss.getByLabel('Rulebook'), boss.getByLabel('Limit and schedule')];
  await boss.locator('option[value="night-owl/holdem"]').waitFor({ state: 'attached' });
  await unfold(boss);
  expect(await rulebook.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value).sort())).toEqual(
    usable.map((r) => r.id).sort(),
  );
  for (const row of usable) {
    await rulebook.selectOption(row.id);
    // What it costs is said where two schedules share a limit, and below the choice for the one that is chosen.
    const shared = (o: RulebookRow['options'][number]): boolean => row.options.filter((other) => other.limit === o.limit).length > 1;
    const fees = (o: RulebookRow['options'][number]): string => told(o.fees, { me: null, name: String });
    expect(await limit.locator('option').allTextContents(), row.id).toEqual(
      row.options.map((o) => `${o.option}: ${o.limit}${shared(o) ? ` · ${fees(o)}` : ''}`),
    );
    await limit.selectOption(String(row.options.at(-1)!.option));
    expect(await limit.inputValue(), row.id).toBe(String(row.options.at(-1)!.option));
    await boss
      .getByText(fees(row.options.at(-1)!))
      .first()
      .waitFor();
  }
  await boss.getByText(/wrong\.toml:2/).waitFor();

  const late = await open('night-owl/late-21.5', '$10–no limit', 'Late', 3);
  expect([(await line(late)).house, (await line(late)).min, (await line(late)).max]).toEqual(['night-owl', 10, null]);
  const guest = await player(browser, room, late);
  await guest.getByText('Late 21.5').first().waitFor();
  const table = await open('night-owl/holdem', '$7/$14 fixed limit', 'Owls', 0);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 2)];
  await Promise.race(players.map((p) => p.getByRole('button', { name: /^Raise to \$14/ }).waitFor()));

  // On the plan: how long the last hand is ago.
  await boss.getByText('Last hand').first().waitFor();
  const clock = onPlan('Owls').getByText('Last hand').locator('xpath=following-sibling::dd[1]');
  expect(await clock.textContent()).toBe('none yet');
  await until(
    'the hand is over',
    async () => (await line(table)).last_round !== null,
    async () => {
      for (const page of players) await pressAny(page, [/^Fold/]);
    },
  );
  await onPlan('Owls')
    .getByText(/^\d+ s ago$/)
    .waitFor();
  expect(await violations(boss)).toEqual([]);
  await closed([guest, ...players]);
});

test('one hand is declared dead, with a reason; what it put in stays, and the others play on', async () => {
  const table = await open('ocean-view/holdem', '$2/$4 fixed limit', 'Muck', 0);
  const players = [await player(browser, room, table, 2), await player(browser, room, table, 5), await player(browser, room, table, 8)];
  await boss.getByRole('button', { name: 'Manage Muck' }).click();
  const run = boss.getByRole('region', { name: 'Manage Muck' });
  // The third to sit down may have missed the first hand: the floor sees who holds cards.
  const dead = run.getByRole('button', { name: /^Declare the hand dead of / });
  await dead.first().waitFor();
  expect(await dead.first().isDisabled()).toBe(true);
  await run.getByLabel(/^Reason/).fill('Mixed with the muck');
  const who = /of (.*)$/.exec((await dead.first().getAttribute('aria-label'))!)![1]!;
  await dead.first().click();
  await run.getByRole('button', { name: 'Yes, I rule so' }).click();
  await run.getByText(`${who}’s hand is dead.`).waitFor();
  for (const page of players) await logged(page, /The floor declares (your|.+’s) hand dead\. Marisol: “Mixed with the muck”/);
  // The hand comes to its end without it, and the next one is dealt to everybody.
  const hands = (await line(table)).rounds;
  await until(
    'the next hand',
    async () => (await line(table)).rounds > hands,
    async () => {
      for (const page of players) await pressAny(page, [/^Fold/]);
    },
  );
  await boss.getByRole('button', { name: 'Done' }).click();
  await closed(players);
});

test('a spread-limit table is opened, played, paused with a reason, and goes on', async () => {
  const table = await open('ocean-view/holdem', '$3–$100 spread limit', 'Spread', 0);
  expect([(await line(table)).min, (await line(table)).max]).toEqual([3, 100]);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 2)];
  // A spread game has a slider and a typed amount.
  await Promise.race(players.map((p) => p.getByRole('slider', { name: /^Amount to raise/i }).waitFor()));

  await boss.getByRole('button', { name: 'Manage Spread' }).click();
  const run = boss.getByRole('region', { name: 'Manage Spread' });
  await run.getByText(/\$3–\$100 spread limit/).waitFor();
  expect(await run.getByRole('button', { name: 'Pause the table' }).isDisabled()).toBe(true);
  await run.getByLabel(/^Reason/).fill('A chip rolled off');
  await run.getByRole('button', { name: 'Pause the table' }).click();
  await run.getByText('The table is paused.').waitFor();
  await logged(players[0]!, /The floor pauses the table\. Marisol: “A chip rolled off”/);
  expect((await line(table)).paused).toBe(true);
  await shot(boss, 'floor-run-desktop');
  expect(await violations(boss)).toEqual([]);

  await run.getByLabel(/^Reason/).fill('Found it');
  await run.getByRole('button', { name: 'Go on' }).click();
  await run.getByText('The table goes on.').waitFor();
  await run.getByLabel(/^Reason/).fill('Cards fell on the floor');
  await run.getByRole('button', { name: 'Void the hand' }).click();
  await run.getByRole('button', { name: 'Yes, void the hand' }).click();
  await logged(players[1]!, /The floor voids the hand; everything goes back/);
  await closed(players);
});

test('a kill table is opened from the floor, and a pot is killed at it', async () => {
  await boss.goto(`${room.url}/#/floor`);
  await boss.locator('option[value="ocean-view/lowball"]').waitFor({ state: 'attached' });
  await unfold(boss);
  await boss.getByLabel('Rulebook').selectOption('ocean-view/lowball');
  await boss.getByText(/^Pots can be killed at this table/).waitFor();
  const table = await open('ocean-view/lowball', '$4/$8 fixed limit', 'Killers', 0);
  const summary = await line(table);
  expect([summary.game, summary.min, summary.max]).toEqual(['lowball', 4, 8]);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 2)];
  // The dealer waits a moment after two cards; whoever misses it has the next hand.
  await until(
    'a killed pot',
    () => players[0]!.getByText(/killed pot/i).isVisible(),
    async () => {
      for (const page of players) await pressAny(page, [/^Kill the pot/, /^Check/, /^Call/, /^Stand pat/, /^Show/]);
    },
  );
  await logged(players[1]!, /kills? the pot with/);
  await closed(players);
});

test('the waiting list is seen by name, and somebody is sent away to make room', async () => {
  const table = await open('ocean-view/razz', '$2/$4 fixed limit', 'Full house', 7);
  const last = await player(browser, room, table);
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/table/${table}`);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await page.getByRole('button', { name: /^Leave the list/ }).waitFor();
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByRole('button', { name: 'Manage Full house' }).click();
  const run = boss.getByRole('region', { name: 'Manage Full house' });
  const waiting = run.getByRole('listitem').filter({ has: boss.getByRole('button', { name: /^Take off the list/ }) });
  await waiting.first().waitFor();
  await run.getByLabel(/^Reason/).fill('Called twice, not there');
  await run.getByRole('button', { name: /^Take off the list/ }).click();
  await run.getByText('Nobody waits.').waitFor();
  await page.getByRole('button', { name: 'Join the waiting list' }).waitFor();
  await until('the first reason is put away', async () => (await run.getByLabel(/^Reason/).inputValue()) === '');
  await run.getByLabel(/^Reason/).fill('Abuse of the dealer');
  await run
    .getByRole('button', { name: /^Send away Guest/ })
    .first()
    .click();
  await run.getByText(/ leaves, and does not sit here again today\. The reason for the books: “Abuse of the dealer”$/).waitFor();
  await run.getByRole('button', { name: 'Yes, I rule so' }).click();
  await logged(page, /The floor sends .* away/);
  await page.context().close();
  await last.context().close();
});

test('a table is closed, and the floor fits a phone', async () => {
  const table = await open('ocean-view/stud', '$2/$4 fixed limit', 'Last call', 0);
  await press(boss, /^Close Last call/);
  await onPlan('Last call').getByLabel('Why it closes').fill('the day is over');
  await press(boss, /^Close the table Last call/);
  await boss.getByText('Last call closes.').waitFor();
  const { page } = await person(browser, room);
  await page.goto(`${room.url}/#/table/${table}`);
  await page.getByText('This table is closed', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Sit in seat/ }).count()).toBe(0);
  await page.context().close();
  await boss.setViewportSize(PHONE);
  await onPlan('Last call').first().waitFor({ state: 'detached' });
  const [wide, screen] = await boss.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
  expect(await violations(boss)).toEqual([]);
});
