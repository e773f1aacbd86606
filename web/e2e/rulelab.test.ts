// The rule lab in the browser: games of the nearer hand, legal profiles, the bank at a table, and a table opened with what was changed.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './house';
import { DESKTOP, person, PHONE, shot, violations } from './room';

const { room, browser, boss } = await house(['boss']);

const panel = (page: Page, name: string): Locator => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });
const costs = (page: Page): Locator => panel(page, 'What it costs');

async function lab(size = PHONE): Promise<Page> {
  const { page } = await person(browser, room, size);
  await page.goto(`${room.url}/#/lab/rules`);
  await costs(page).getByText('−1.808 %').waitFor();
  return page;
}

test('a game in which the nearer hand wins is priced, charted and changed by its keys', async () => {
  const page = await lab();
  await page.getByLabel(/^House/).selectOption({ label: 'The Open House · Closest to Twenty-Two' });
  await costs(page).getByText('−1.158 %').first().waitFor();
  await costs(page).getByText('As it is posted.').waitFor();
  const keys = page.locator('.keys').first();
  await keys.getByLabel('A tie pays').fill('1:5');
  await keys.getByLabel('A tie pays').press('Tab');
  await costs(page)
    .getByText(/^−2\.9\d\d %/)
    .first()
    .waitFor();
  const ms = Number(/in (\d+) ms/.exec((await costs(page).textContent())!)![1]);
  console.log(`a game of the nearer hand priced in ${ms} ms`);
  for (const [key, to] of [
    ['Target', '20'],
    ['The bank stands on', '18'],
    ['Aces that may count 11', '31'],
    ['Must stand from', '16'],
  ] as const) {
    await keys.getByLabel(key).fill(to);
    await keys.getByLabel(key).press('Tab');
  }
  await keys.getByLabel('Equally near').selectOption('push');
  await costs(page).getByText('How hands compare, nearest to 20').waitFor();
  await costs(page)
    .getByText(/moves? (is another|are others) than as posted|As it is posted/)
    .waitFor();
  await page.getByText('Two cards by their exact worth').click();
  expect(await costs(page).getByRole('row', { name: /^6-8 / }).count()).toBeGreaterThan(0);
  // What contradicts the game is refused in words, with its clause.
  await page.getByText('All other keys of the file').click();
  await page.locator('.keys').getByLabel('When half the wager may be given up').selectOption('first-two');
  await costs(page).getByRole('alert').filter({ hasText: 'surrender' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await costs(page).getByRole('alert').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
});

test('a rulebook is held against a profile; what fails is shown in cards, mended with one tap and priced', async () => {
  const page = await lab();
  const profile = panel(page, 'Held against a profile');
  await profile.getByRole('button', { name: /Blackjack-style games/ }).click();
  await profile.getByText('held invalid by a trial court', { exact: false }).waitFor();
  await profile.getByText('Nothing here is legal advice. The text', { exact: false }).waitFor();
  const clause = (id: string): Locator => profile.locator('.clause', { has: page.locator('.tag', { hasText: new RegExp(`^${id}$`) }) });
  const bust = clause('REG-BJ-2');
  await bust.locator('.answer', { hasText: 'fails' }).waitFor();
  await bust.getByText(/^22 \(.*loses$/).waitFor();
  expect(await bust.locator('.felt svg').count()).toBeGreaterThan(3);
  await clause('REG-PD-1').locator('.answer', { hasText: 'passes' }).waitFor();
  await clause('REG-BJ-4a').locator('.answer', { hasText: 'undecided' }).waitFor();
  await clause('REG-BJ-7').getByText('a secondary source that quotes it').waitFor();
  await clause('REG-PD-2').getByText('It changes no price.').waitFor();
  await bust.getByText(/The player's wager becomes [+−]\d\.\d\d %, a change of/).waitFor();
  await shot(page, 'lab-profile-phone');
  await clause('REG-PD-2').getByRole('button', { name: 'Change it' }).click();
  await clause('REG-PD-2').locator('.answer', { hasText: 'passes' }).waitFor();
  expect(await violations(page)).toEqual([]);
  // All of them at once: what is left is for no key to mend, and the lab says what such a game costs.
  await profile.getByRole('button', { name: 'Change it' }).first().click();
  await costs(page).getByText('How hands compare, nearest to 22').waitFor();
  await profile.locator('.counts .fail', { hasText: '1' }).waitFor();
  expect(await profile.locator('.clause.fail .tag').allTextContents()).toEqual(['REG-BJ-8']);
  await costs(page)
    .locator('.big', { hasText: /^−1\.\d\d\d %/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await clause('REG-BJ-2').locator('.answer', { hasText: 'fails' }).waitFor();
});

test('the bank at a table is simulated with its errors within five seconds, and begins anew when a key changes', async () => {
  const page = await lab();
  const bank = panel(page, 'The bank at a table');
  await bank.getByLabel('Bank wager').fill('100');
  await bank.getByLabel('Bank wager').press('Tab');
  const start = Date.now();
  await bank.getByRole('button', { name: 'Sit in the bank' }).click();
  await bank.getByText(/rounds dealt…$/).waitFor();
  const first = Date.now() - start;
  await bank.getByText(/rounds dealt\.$/).waitFor();
  const took = Date.now() - start;
  const rounds = (await bank.getByText(/rounds dealt\.$/).textContent())!.trim();
  console.log(`the bank: first figures in ${first} ms, ${rounds} in ${took} ms`);
  expect(took).toBeLessThan(5000);
  expect(await bank.locator('.error-bar').count()).toBe(5);
  await bank.getByText('What this bank wins in a round').waitFor();
  expect(await violations(page)).toEqual([]);
  await bank.scrollIntoViewIfNeeded();
  await shot(page, 'lab-bank-phone');
  // A changed rule is another table: the price does not wait for the simulation, and what was simulated counts no more.
  await page.locator('.keys').getByLabel('Surrender').selectOption('none');
  await bank.getByText(/rounds dealt…$/).waitFor();
  await page.locator('.keys').getByLabel('Double on').selectOption('10-11');
  await bank.getByText(/rounds dealt…$/).waitFor();
  const when = (of: Locator): Promise<number> => of.waitFor().then(() => Date.now());
  const price = costs(page).getByText(/moves are others than as posted/);
  const [priced, dealt] = await Promise.all([when(price), when(bank.getByText(/rounds dealt\.$/))]);
  expect(priced).toBeLessThanOrEqual(dealt);
  await bank.getByLabel('Wager in each').fill('7.77');
  await bank.getByLabel('Wager in each').press('Tab');
  await bank.getByRole('alert').waitFor();
});

test('the manager opens a table with what was changed, and nobody else can', async () => {
  const page = await lab(DESKTOP);
  expect(await page.getByRole('button', { name: 'Open a table with it' }).count()).toBe(0);
  await boss.goto(`${room.url}/#/lab/rules`);
  await costs(boss).getByText('−1.808 %').waitFor();
  await boss.locator('.keys').getByLabel('A natural pays').fill('3:2');
  await boss.locator('.keys').getByLabel('A natural pays').press('Tab');
  await costs(boss).getByText('−1.808 %').waitFor({ state: 'detached' });
  await boss.getByRole('button', { name: 'Open a table with it' }).click();
  await boss.getByRole('link', { name: 'Go there' }).click();
  await boss.locator('.felt').first().waitFor();
  const table = Number(/table\/(\d+)/.exec(boss.url())![1]);
  const info = (await (await fetch(`${room.url}/api/tables/${table}`)).json()) as { house: string; game: { rules: { natural: string } } };
  expect([info.house, info.game.rules.natural]).toEqual(['lab', '3:2']);
});
