// A deck nobody chose, in real browsers: the mark at the table, what was checked, the proof of it as a file, a reload in the middle of a
// cut, and a house that lies about one.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FromClient } from '../src/protocol';
import { house, lobby, open, until } from './house';
import { ANSWERS, player, pressAny } from './people';
import { person, root, violations } from './room';

const { room, browser, boss } = await house(['boss']);
const POKER = [/^Check/, /^Call \$/, /^Fold/, /^Bring in/, /^Stand pat/, /^Show/, /^Muck/, /^Post/];

/** What `scripts/check_shuffle.py` ends with. */
const checked = (file: string): Promise<number> =>
  new Promise((done) => execFile('python3', [join(root, 'scripts', 'check_shuffle.py'), file], (e) => done(e ? Number(e.code) : 0)));

const goodMark = (page: Page) => page.getByRole('button', { name: 'Shuffles checked: all fair' });
const redMark = (page: Page) => page.getByRole('button', { name: /^A shuffle does not check out/ });

/** Plays until a shuffle was looked at as a whole and found good, opens the page of it by the mark, and saves the proof. */
async function proofOf(page: Page, answers: RegExp[], save: RegExp): Promise<string> {
  await until('the mark is good', () => goodMark(page).isVisible(), () => pressAny(page, answers)); // prettier-ignore
  await goodMark(page).click();
  const whole = page.locator('details.good', { has: page.getByRole('button', { name: save, includeHidden: true }) }).first();
  await until('a shuffle was checked as a whole', async () => (await whole.count()) > 0, () => pressAny(page, answers)); // prettier-ignore
  expect(await page.locator('details.red').count()).toBe(0);
  expect(await redMark(page).isVisible()).toBe(false);
  if (!(await whole.getByRole('button', { name: save }).isVisible())) await whole.locator('summary').click();
  const download = page.waitForEvent('download');
  await whole.getByRole('button', { name: save }).click();
  return (await download).path();
}

/** One byte of what somebody showed, turned over. */
function spoil(file: string): string {
  const proof = JSON.parse(readFileSync(file, 'utf8'));
  const cut = proof.shuffle.cuts.find((s: { cut: unknown }) => s.cut).cut.cuts[0];
  cut.link = (cut.link[0] === '0' ? '1' : '0') + cut.link.slice(1);
  const spoilt = `${file}.spoilt`;
  writeFileSync(spoilt, JSON.stringify(proof));
  return spoilt;
}

test('hold’em with programs: the mark is good, and the saved hand checks out in Python', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'holdem' && t.bots > 0 && t.taken < t.seats)!.table;
  const page = await player(browser, room, table);
  const file = await proofOf(page, POKER, /^Save this hand/);
  expect(await checked(file)).toBe(0);
  expect(await checked(spoil(file))).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test('blackjack with programs: every round of a shoe is cut, and the shoe checks out when it is opened', async () => {
  const { table } = await open(boss, { house: 'aviator/pure-21.5', name: 'Cut', decks: 1, dealing: 'virtual', bots: 2 });
  const page = await player(browser, room, table);
  const file = await proofOf(page, ANSWERS, /^Save this shoe/);
  expect(await checked(file)).toBe(0);
  expect(await checked(spoil(file))).toBe(1);
  await page.context().close();
});

type CutFrame = Extract<FromClient, { do: 'cut' }>;

/** A page whose frames pass through our hands. */
async function watched(fromPage: (m: FromClient) => boolean, fromRoom: (text: string) => string = String): Promise<Page> {
  const { page } = await person(browser, room);
  await page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((text) => void (fromPage(JSON.parse(String(text)) as FromClient) && server.send(text)));
    server.onMessage((text) => ws.send(fromRoom(String(text))));
  });
  return page;
}

test('a page that is loaded again in the middle of a cut shows the same link for it', async () => {
  const cuts: CutFrame[] = [];
  let hold = true;
  const page = await watched((m) => {
    if (m.do !== 'cut') return true;
    cuts.push(m);
    return !hold;
  });
  const table = (await lobby(room)).find((t) => t.game === 'omaha-hi-lo' && t.bots > 0 && t.taken < t.seats)!.table;
  await page.goto(`${room.url}/#/table/${table}`);
  await page.reload();
  await page.getByRole('button', { name: /^Sit in seat/ }).first().click(); // prettier-ignore
  const same = (): boolean =>
    cuts.some((a, i) => cuts.some((b, j) => j > i && a.shuffle === b.shuffle && a.cut === b.cut && a.link === b.link));
  await until(
    'the same cut was asked for again',
    async () => same(),
    async () => {
      const before = cuts.length;
      await pressAny(page, POKER);
      if (cuts.length === before || same()) return;
      await page.reload();
    },
  );
  // No link was ever shown for two cuts.
  for (const a of cuts) for (const b of cuts) if (a.link === b.link) expect([a.shuffle, a.cut]).toEqual([b.shuffle, b.cut]);
  hold = false;
  await page.context().close();
});

test('a house that deals another deck than was cut is red at once, and stays red', async () => {
  const page = await watched(
    () => true,
    (text) => text.replace(/"deck":(\d),"seeds"/, (_, deck: string) => `"deck":${(Number(deck) + 1) % 8},"seeds"`),
  );
  const table = (await lobby(room)).find((t) => t.game === 'holdem' && t.bots > 0 && t.taken < t.seats)!.table;
  await page.goto(`${room.url}/#/table/${table}`);
  await page.reload();
  await page.getByRole('button', { name: /^Sit in seat/ }).first().click(); // prettier-ignore
  await until('the mark is red', () => redMark(page).isVisible(), () => pressAny(page, POKER)); // prettier-ignore
  await redMark(page).click();
  await page.getByText('Another deck was dealt than follows from the cuts.').first().waitFor();
  await page.getByText('Something is wrong at this table.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
