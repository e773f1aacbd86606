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

/** Frames of a page pass through our hands. */
async function watch(page: Page, fromPage: (m: FromClient) => boolean, fromRoom: (text: string) => string = String): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((text) => void (fromPage(JSON.parse(String(text)) as FromClient) && server.send(text)));
    server.onMessage((text) => ws.send(fromRoom(String(text))));
  });
}

const sit = (page: Page): Promise<void> => page.getByRole('button', { name: /^Sit in seat/ }).first().click(); // prettier-ignore

test('two pages of one browser show the same link for the same cut, and an answer that is lost is no harm', async () => {
  const cuts: [CutFrame[], CutFrame[]] = [[], []];
  const { page, context } = await person(browser, room);
  const table = (await lobby(room)).find((t) => t.game === 'omaha-hi-lo' && t.bots > 0 && t.taken < t.seats)!.table;
  const pages = [page, await context.newPage()];
  for (const [i, each] of pages.entries()) {
    // What the first page answers never arrives.
    await watch(each, (m) => m.do !== 'cut' || (cuts[i]!.push(m), i === 1));
    await each.goto(`${room.url}/#/table/${table}`);
    await each.reload();
    await each.locator('section.seat').first().waitFor();
  }
  await sit(page);
  const answer = (): Promise<unknown> => pressAny(page, POKER);
  await until('both have cut', async () => cuts.every((c) => c.length > 0) && goodMark(page).isVisible(), answer);
  await goodMark(pages[1]!).waitFor();
  const isSame = (a: CutFrame, b: CutFrame): boolean => a.shuffle === b.shuffle && a.cut === b.cut;
  for (const a of cuts[0]) for (const b of cuts[1]) expect(a.link === b.link).toBe(isSame(a, b));
  expect(cuts[0].some((a) => cuts[1].some((b) => isSame(a, b)))).toBe(true);
  await context.close();
});

test('a house that deals another deck than was cut is red at once, and stays red', async () => {
  const { page } = await person(browser, room);
  await watch(
    page,
    () => true,
    (text) => text.replace(/"deck":(\d),"seeds"/, (_, deck: string) => `"deck":${(Number(deck) + 1) % 8},"seeds"`),
  );
  const table = (await lobby(room)).find((t) => t.game === 'holdem' && t.bots > 0 && t.taken < t.seats)!.table;
  await page.goto(`${room.url}/#/table/${table}`);
  await page.reload();
  await sit(page);
  await until('the mark is red', () => redMark(page).isVisible(), () => pressAny(page, POKER)); // prettier-ignore
  await redMark(page).click();
  await page.getByText('Another deck was dealt than follows from the cuts.').first().waitFor();
  await page.getByText('Something is wrong at this table.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
