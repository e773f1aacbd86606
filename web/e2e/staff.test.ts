// Whoever works here, at a tablet that others use too: sessions that are locked and opened again, and passkeys, made and used by
// a device that Chromium plays.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { api, house, PASSWORD } from './house';
import { atRest, DESKTOP, person, PHONE, Room, shot, violations } from './room';

const { room, boss, browser } = await house(['boss']);
/** The same room by its name: at an address of numbers browsers have no passkeys. */
const named = Object.assign(Object.create(Room.prototype) as Room, room, { url: room.url.replace('127.0.0.1', 'localhost') });
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
  await boss.setViewportSize(DESKTOP);
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
  await boss.getByRole('button', { name: 'Keep these settings' }).click();
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

/** A device in the browser of this page, whose owner it knows or does not know. */
async function device(page: Page): Promise<{ knows(owner: boolean): Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { knows: (isUserVerified) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }) };
}

test('a passkey is made, signs in, opens the lock, and is removed', async () => {
  const { page } = await person(browser, named);
  const phone = await device(page);
  const signIn = async (): Promise<void> => {
    await page.goto(`${named.url}/#/me`);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };
  await api(page, '/api/login', { name: 'Marisol', password: PASSWORD });
  await page.goto(`${named.url}/#/me`);
  await page.reload();
  await page.getByText('You have none yet.').waitFor();
  await page.getByLabel('What you call the device').fill('My phone');
  await page.getByLabel('Your password, to add or remove one').fill(PASSWORD);
  await phone.knows(false);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(/^The device gave no passkey/).waitFor();
  await phone.knows(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Kept: “My phone” signs you in from now on.').waitFor();
  await sound(page);
  await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded();
  await shot(page, 'passkeys-desktop');
  await page.setViewportSize(PHONE);
  await sound(page);
  await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded();
  await shot(page, 'passkeys-phone');
  await page.setViewportSize(DESKTOP);
  // The lock, by passkey: the password is not offered any more.
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByRole('heading', { name: 'Locked' }).waitFor();
  expect(await page.getByRole('button', { name: 'Use the password' }).count()).toBe(0);
  await sound(page);
  await page.getByRole('button', { name: 'Open with a passkey' }).click();
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  expect(await answers(page, '/api/people')).toBe(200);
  // The door: the password alone is refused, the passkey comes in without a name.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Name').fill('Marisol');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in to an account', exact: true }).click();
  await page.getByText(/^You have a passkey: use that\./).waitFor();
  await sound(page);
  await shot(page, 'sign-in-desktop');
  await signIn();
  await page.getByText('Marisol, manager.').waitFor();
  await page
    .getByText(/last used/)
    .first()
    .waitFor();
  await page.getByLabel('Your password, to add or remove one').fill(PASSWORD);
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByText('Removed: “My phone” opens nothing any more.').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signIn();
  await page.getByText(/^Nobody here has this passkey/).waitFor();
  expect(await answers(page, '/api/people')).toBe(401);
  await api(page, '/api/login', { name: 'Marisol', password: PASSWORD });
  const journal = await api<{ rows: { says: unknown }[] }>(page, '/api/journal?limit=50');
  expect(JSON.stringify(journal.rows)).toContain('journal-passkey-removed');
  await page.goto(`${named.url}/#/floor`);
  await page.reload();
  await page.getByLabel('Whoever has a passkey').waitFor();
  await page.getByRole('heading', { name: 'At the door' }).scrollIntoViewIfNeeded();
  await shot(page, 'house-door-desktop');
});
