// At the table with a mouse and a keyboard: pages that follow each other, and keys that do what the bar says.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Me } from '../src/protocol';
import { api, house, lobby, open } from './house';
import { bet, deal, logged, player, press, takeBank } from './people';
import { atRest, DESKTOP, PHONE } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

test('from a table to its history and back, by link and by the browser’s own way, the table answers', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const page = await player(browser, room, table);
  const seat = page.locator('section.seat.mine');
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByRole('link', { name: 'History of this table' }).click();
  await page.getByRole('heading', { name: /^History of/ }).waitFor();
  await page.goBack();
  await seat.waitFor();
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByRole('link', { name: 'History of this table' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await seat.waitFor();
  // It is not only a picture: what is done here comes back.
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByRole('button', { name: 'Sit out' }).click();
  await seat.getByText('You sit out').waitFor();
  await page.context().close();
});

/** A table at which somebody banks and somebody else is asked for a bet. */
async function bettor(): Promise<{ page: Page; close(): Promise<void> }> {
  const { table } = await open(boss, { house: 'ocean-view/pure-21.5' });
  const bank = await player(browser, room, table, 1);
  const page = await player(browser, room, table, 3);
  await dealer.goto(`${room.url}/#/deal/${table}`);
  await press(dealer, /^The shoe is shuffled/);
  await takeBank(bank, 100);
  await page.getByRole('button', { name: /^Bet \$/ }).waitFor();
  return {
    page,
    close: async () => {
      await bank.context().close();
      await page.context().close();
    },
  };
}

test('Enter bets what the mouse has laid out, and adds nothing to it', async () => {
  const { page, close } = await bettor();
  await page.getByRole('button', { name: /^\$25 chip/ }).click();
  await page.getByRole('button', { name: /^Base circle 3/ }).click();
  await page.getByRole('button', { name: /^Bet \$25/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Your bet is placed.').waitFor();
  await page.getByRole('button', { name: 'Base circle 3, $25: add a chip' }).waitFor();
  // Whoever walks there with the keyboard presses what has the focus.
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: /^Bet \$/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Base circle 3/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Base circle 3, $25: add a chip' }).waitFor();
  expect(await page.getByText('Your bet is placed.').count()).toBe(0);
  await close();
});

test('no more can be laid out than one has, and the bar says so', async () => {
  const { page, close } = await bettor();
  await page.getByRole('button', { name: /^\$100 chip/ }).click();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: /^Base circle 3/ }).click();
  await page.getByText('You have $200 before you, and no more.').waitFor();
  await page.getByRole('button', { name: 'Base circle 3, $200: add a chip' }).waitFor();
  await page.getByRole('button', { name: /^Bet \$200/ }).waitFor();
  await close();
});

test('who has lost everything brings more from the bar, and is given play chips again when the wallet is empty (ROOM-13)', async () => {
  const { table } = await open(boss, { house: 'ocean-view/pure-21.5' });
  const bank = await player(browser, room, table, 1);
  const page = await player(browser, room, table, 3);
  const me = await api<Me>(page, '/api/me');
  await api(boss, '/api/cage/redeem', { id: 'felt-empty-0001', player: me.player, amount: me.wallet, reason: 'all of it' });
  await dealer.goto(`${room.url}/#/deal/${table}`);
  await press(dealer, /^The shoe is shuffled/);
  await takeBank(bank, 200);
  await bet(page, 3, { base: [100, 100] });
  await press(dealer, /^No more bets/);
  await deal(dealer, '9h', '7s', '4d', 'down');
  await press(page, /^Stand/);
  await deal(dealer, 'Kd');
  await press(dealer, /^All the rest is settled/);
  // The bank paid its fee out of the bank and covered so much less.
  await page.getByText('You have $2 left. It takes $5 to go on.').waitFor();
  await page.getByRole('button', { name: 'Get play chips again' }).click();
  await page.getByRole('button', { name: 'Bring $200' }).click();
  await page.getByText('It takes $5 to go on.').waitFor({ state: 'detached' });
  await page.locator('section.seat.mine').getByText('$202').first().waitFor();
  await bank.context().close();
  await page.context().close();
});

test('the keys of the table go on after a setting was ticked', async () => {
  const { page, close } = await bettor();
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByLabel('Four-colour deck').check();
  const five = await page.getByRole('button', { name: /^\$5 chip, key/ }).getAttribute('aria-label');
  await page.keyboard.press(five!.at(-1)!);
  await page.getByRole('button', { name: /^Base circle 3, \$5/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Your bet is placed.').waitFor();
  // What belongs to the box is still the box's.
  await page.keyboard.press('Space');
  expect(await page.getByLabel('Four-colour deck').isChecked()).toBe(false);
  await close();
});

test('the sign leaves the bar free at every size, and makes way for Escape and for a tap elsewhere', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const page = await player(browser, room, table);
  const head = page.locator('header button[aria-expanded]').first();
  const body = page.locator('.sign .body');
  for (const size of [DESKTOP, { width: 1280, height: 620 }, PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await head.click();
    await atRest(page);
    const [sign, bar] = [(await body.boundingBox())!, (await page.locator('section.bar').boundingBox())!];
    const apart = sign.y + sign.height <= bar.y || sign.x + sign.width <= bar.x;
    expect(apart, `${size.width} × ${size.height}: ${JSON.stringify({ sign, bar })}`).toBe(true);
    expect(sign.height).toBeGreaterThan(150);
    await page.keyboard.press('Escape');
    await body.waitFor({ state: 'detached' });
  }
  await page.setViewportSize(DESKTOP);
  await head.click();
  await body.getByText(/The sign that every table of this game must show/).click();
  expect(await body.isVisible()).toBe(true);
  await page.locator('section.bar').click({ position: { x: 2, y: 2 } });
  await body.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a program is called by its name alone, whoever banks', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const page = await player(browser, room, table);
  await logged(page, /takes the bank|bank is offered/);
  expect(await page.getByText('(bank)').count()).toBe(0);
  await page.context().close();
});
