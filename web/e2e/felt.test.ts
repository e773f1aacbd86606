// At the table with a mouse and a keyboard: pages that follow each other, and keys that do what the bar says.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, lobby, open } from './house';
import { logged, player, press, takeBank } from './people';
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
    const [sign, bar] = [(await body.boundingBox())!, (await page.getByRole('region', { name: 'Your turn' }).boundingBox())!];
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
  await page.getByRole('region', { name: 'Your turn' }).click({ position: { x: 2, y: 2 } });
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
