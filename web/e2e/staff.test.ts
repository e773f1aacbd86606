// Whoever works here, at a tablet that others use too: sessions that are locked and opened again.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { api, house, PASSWORD } from './house';
import { atRest, PHONE, shot, violations } from './room';

const { room, boss } = await house(['boss']);
const PIN = '204951';

/** Nothing is wider than the screen, and axe finds nothing. */
async function sound(page: Page): Promise<void> {
  await atRest(page);
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
  expect(await violations(page)).toEqual([]);
}

/** What the room answers to this browser. */
const answers = (page: Page, path: string): Promise<number> => page.evaluate(async (path) => (await fetch(path)).status, path);

test('a manager chooses a PIN, locks the tablet, and opens it again where it was', async () => {
  await boss.goto(`${room.url}/#/me`);
  const keep = boss.getByRole('button', { name: 'Keep this PIN' });
  await boss.getByLabel('Six digits').fill('123456');
  await boss.getByLabel('Your password').fill(PASSWORD);
  await keep.click();
  await boss.getByText('A PIN has six digits, not all the same and not in a row.').waitFor();
  await boss.getByLabel('Six digits').fill(PIN);
  await keep.click();
  await boss.getByText('Kept: it opens your locked sessions.').waitFor();
  await sound(boss);
  await boss.goto(`${room.url}/#/floor`);
  await boss.getByRole('heading', { name: 'Open a table' }).waitFor();
  await boss.getByRole('button', { name: 'Lock', exact: true }).click();
  await boss.getByRole('heading', { name: 'Locked' }).waitFor();
  // Neither the page nor the room shows anything of the floor any more, and a reload does not help.
  expect(await boss.getByRole('heading').count()).toBe(1);
  expect(await answers(boss, '/api/people')).toBe(423);
  await boss.reload();
  await boss.getByLabel('PIN', { exact: true }).fill('999000');
  await boss.getByRole('button', { name: 'Open' }).click();
  await boss.getByText('That is not your PIN. 2 more tries, then you sign in again.').waitFor();
  await sound(boss);
  await shot(boss, 'locked-desktop');
  await boss.setViewportSize(PHONE);
  await sound(boss);
  await shot(boss, 'locked-phone');
  await boss.setViewportSize({ width: 1440, height: 900 });
  await boss.getByLabel('PIN', { exact: true }).fill(PIN);
  await boss.getByRole('button', { name: 'Open' }).click();
  await boss.getByRole('heading', { name: 'Open a table' }).waitFor();
  expect(await answers(boss, '/api/people')).toBe(200);
});

test('every page of a locked session is locked, also those that were open beside it', async () => {
  const beside = await boss.context().newPage();
  await beside.goto(`${room.url}/#/cage`);
  await beside.getByRole('heading', { name: 'The book' }).waitFor();
  await boss.getByRole('button', { name: 'Lock', exact: true }).click();
  await beside.getByRole('heading', { name: 'Locked' }).waitFor();
  await beside.getByRole('button', { name: 'Use the password' }).click();
  await beside.getByLabel('Password').fill(PASSWORD);
  await beside.getByRole('button', { name: 'Open' }).click();
  await beside.getByRole('heading', { name: 'The book' }).waitFor();
  await beside.close();
  await boss.reload();
  await boss.getByRole('heading', { name: 'Open a table' }).waitFor();
});

test('the house says after how many minutes sessions are locked', async () => {
  await boss.goto(`${room.url}/#/floor`);
  const minutes = boss.getByLabel('Lock after so many minutes (0: never)');
  await minutes.fill('3');
  await boss.getByRole('button', { name: 'Set the limits' }).click();
  await boss.getByText('Set.', { exact: true }).waitFor();
  expect((await api<{ idle_minutes: number }>(boss, '/api/settings')).idle_minutes).toBe(3);
});

test('three wrong PINs end the session', async () => {
  await boss.getByRole('button', { name: 'Lock', exact: true }).click();
  for (const [wrong, left] of [
    ['100200', '2 more tries'],
    ['200300', 'One more try'],
    ['300400', ''],
  ]) {
    await boss.getByLabel('PIN', { exact: true }).fill(wrong!);
    await boss.getByRole('button', { name: 'Open' }).click();
    if (left) await boss.getByText(left).waitFor();
    else await boss.getByText('Nobody is signed in here.').waitFor();
  }
  expect(await answers(boss, '/api/people')).toBe(401);
  expect(await boss.getByRole('heading', { name: 'Locked' }).count()).toBe(0);
});
