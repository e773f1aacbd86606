// The rest of the room: fairness checked in the browser, history stepped through, rules, account, cage and books.
import { expect, test } from 'vitest';
import { house, open, until } from './house';
import { ANSWERS, pressAny } from './people';
import { atRest, person, PHONE, shot, violations } from './room';

const { room, browser, boss } = await house(['boss']);
// One deck is shuffled before every round, so every round's shuffle is opened when it is over.
const { table } = await open(boss, { house: 'aviator/pure-21.5', name: 'One deck', decks: 1, dealing: 'virtual', bots: 3 });
const guest = (await person(browser, room)).page;
await guest.goto(`${room.url}/#/table/${table}`);

test('whoever sits down cuts, and any shuffle that is opened is checked here', async () => {
  await guest.getByRole('tab', { name: 'Fairness' }).click();
  await guest.getByText(/^Sit down, and your browser cuts/).waitFor();
  await guest
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await guest.locator('section.seat.mine').waitFor();
  const check = guest.getByRole('button', { name: 'Check it here' });
  await until(
    'a shuffle that I cut can be checked',
    async () => (await check.isVisible()) && (await guest.locator('details.good button').count()) > 0,
    () => pressAny(guest, ANSWERS),
  );
  await check.click();
  await guest.getByText(/^✓ Everything that was published of this shuffle fits/).waitFor();
  expect(await violations(guest)).toEqual([]);
  await shot(guest, 'fairness-desktop');
});

test('a finished round is stepped through in the history', async () => {
  const log = guest.getByRole('log').first();
  await guest.getByRole('tab', { name: 'Log' }).click();
  await log
    .getByText(/The round is over/)
    .first()
    .waitFor({ state: 'attached' });
  await guest.goto(`${room.url}/#/table/${table}/history`);
  const scrubber = guest.getByRole('slider', { name: 'Step through the round' });
  await scrubber.waitFor();
  await guest.getByText(/^Step 1 of \d+.* takes? the bank/).waitFor();
  await guest.getByRole('button', { name: 'One step on' }).click();
  await guest.getByText(/^Step 2 of \d+/).waitFor();
  const last = Number(await scrubber.getAttribute('max'));
  await scrubber.fill(String(last));
  await guest
    .getByText(/The round is over: the bank/)
    .filter({ visible: true })
    .waitFor();
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Save as a scenario' }).click();
  expect((await download).suggestedFilename()).toMatch(/^table-\d+-round-\d+\.toml$/);
  await scrubber.fill(String(last - 2));
  await shot(guest, 'history-desktop');
  expect(await violations(guest)).toEqual([]);
});

test('rules, account, cage and books: each says what it is for, and axe finds nothing', async () => {
  for (const [page, path, ready] of [
    [guest, '/rules', 'Who wins'],
    [guest, '/me', 'How it looks and sounds'],
    [boss, '/cage', 'The book'],
    [boss, '/audit', 'Player-dealers'],
    [boss, '/floor', 'Open a table'],
    [boss, '/shift', 'Shifts so far'],
    [boss, '/count', 'Count sheets'],
  ] as const) {
    await page.goto(`${room.url}/#${path}`);
    await page.getByRole('heading', { name: ready }).waitFor();
    expect(await page.locator('.purpose').count()).toBe(1);
    await atRest(page);
    expect(await violations(page), path).toEqual([]);
  }
  await boss.goto(`${room.url}/#/audit`);
  await boss.getByRole('button', { name: /^Check all here One deck/ }).click();
  await boss.getByText(/✓ \d+ shuffles, \d+ cards: all as committed/).waitFor({ timeout: 30_000 });
  await shot(boss, 'books-desktop');
});

test('chips go over the counter, and a mistake is corrected by a second entry', async () => {
  await boss.goto(`${room.url}/#/cage`);
  const who = boss.getByLabel('Whose wallet');
  await who.locator('option').nth(1).waitFor({ state: 'attached' });
  await who.selectOption({ index: 1 });
  await boss.getByLabel('Amount').fill('25');
  await boss.getByLabel('Why, if it is out of the ordinary').fill('bought in');
  await boss.getByRole('button', { name: 'Issue chips' }).click();
  await boss.getByRole('button', { name: 'Yes, issue $25' }).click();
  await boss.getByText(/\$25 issued to/).waitFor();
  // The book is read anew after an entry: the row of this one, not whatever stood first before.
  await boss
    .getByRole('row')
    .filter({ hasText: 'bought in' })
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await boss.getByLabel(/^Why is entry/).fill('typed one too many');
  await boss.getByRole('button', { name: 'Write the correction' }).click();
  await boss.getByText(/^Entry \d+ is corrected/).waitFor();
  await boss.getByText('typed one too many').waitFor();
});

test('pages fit a phone: nothing is wider than the screen', async () => {
  const { page } = await person(browser, room, PHONE);
  for (const path of ['/', '/rules', '/me', '/odds', `/table/${table}/history`]) {
    await page.goto(`${room.url}/#${path}`);
    await page.getByRole('heading').first().waitFor();
    await atRest(page);
    const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide, path).toBeLessThanOrEqual(screen!);
  }
  // The odds page has the widest tables: chart and fee table show their last column without a swipe.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${room.url}/#/odds`);
  await page.getByRole('heading', { name: 'How to play' }).waitFor({ timeout: 60_000 });
  await page.getByRole('columnheader', { name: 'Together' }).waitFor();
  const hidden = await page
    .locator('.table-scroll')
    .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent!.slice(0, 30)));
  expect(hidden).toEqual([]);
  // Every round ends somehow.
  await page.getByRole('row', { name: 'together 100.00 %' }).waitFor();
  await shot(page, 'odds-phone');
});

test('who may not see a page is told so, and nothing else; addresses that lead nowhere lead back', async () => {
  const { page } = await person(browser, room);
  for (const path of ['floor', 'cage', 'audit', 'shift', 'count']) {
    await page.goto(`${room.url}/#/${path}`);
    await page.getByRole('alert').filter({ hasText: 'This page is for the staff' }).waitFor();
    expect(await page.getByRole('button').count(), path).toBe(0);
    expect(await page.getByText('$0', { exact: true }).count(), path).toBe(0);
  }
  await page.goto(`${room.url}/#/table/999`);
  await page.getByText('There is no table 999 in this room.').waitFor();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('heading', { name: 'Lobby' }).waitFor();
  expect((await page.goto(`${room.url}/foo/bar`))!.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await page.getByRole('heading', { name: 'Lobby' }).waitFor();
});
