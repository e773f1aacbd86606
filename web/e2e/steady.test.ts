// What must not go wrong: the server restarts in the middle of a decision, two tabs of one player, the keyboard alone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, until } from './house';
import { bet, deal, logged, openTable, player, press, takeBank } from './people';
import { person } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

test('the server restarts while my hand is asked: a quiet banner, then the same question, and nothing is lost or doubled', async () => {
  const table = await openTable(boss, room, 'ocean-view/pure-21.5', 'Steady');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const bank = await player(browser, room, table, 7);
  await press(dealer, /^The shoe is shuffled/);
  await takeBank(bank, 100);
  const one = await player(browser, room, table, 1);
  await bet(one, 1, { base: [5, 5] });
  const second = await one.context().newPage();
  await second.goto(`${room.url}/#/table/${table}`);
  await press(dealer, /^No more bets/);
  await deal(dealer, '9h', '7s', '4d', 'down');
  await one.getByText('9♥ 4♦ = 13').waitFor();
  await second.getByText('9♥ 4♦ = 13').waitFor();

  await room.restart();
  await one.getByText(/connection is lost/).waitFor({ state: 'detached', timeout: 30_000 });
  await one.getByText('9♥ 4♦ = 13').waitFor();
  await press(one, /^Hit/);
  await dealer.getByText(/Deal a card to seat 1/).waitFor({ timeout: 30_000 });
  await deal(dealer, '2c');
  // Both tabs show the same hand, and either may act.
  await one.getByText('9♥ 4♦ 2♣ = 15').waitFor();
  await second.getByText('9♥ 4♦ 2♣ = 15').waitFor();
  await press(second, /^Stand/);
  await logged(one, 'You stand on 15.');
  expect(await one.getByRole('log').filter({ visible: true }).getByText('You hit 13.').count()).toBe(1);
  await deal(dealer, 'Kd');
  await press(dealer, /^All the rest is settled/);
  await logged(one, 'You, seat 1: 15 against 17, $10 collected.');
  await logged(second, 'You, seat 1: 15 against 17, $10 collected.');
  await one.context().close();
  await bank.context().close();
});

/** Tabs forward until a control with this text has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    if (name.test(text.trim())) return;
  }
  throw new Error(`Nothing called ${String(name)} can be reached with Tab.`);
}

test('a round with the keyboard alone', async () => {
  const { context, page } = await person(browser, room);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).waitFor();
  await tabTo(page, /^Play .*Pure 21\.5/);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .waitFor();
  await tabTo(page, /^Sit in seat/);
  await page.keyboard.press('Enter');
  await page.locator('section.seat.mine').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  const over = page.getByText(/The round is over/);
  let laid = false;
  await until(
    'the round is over',
    async () => (await over.count()) > 0,
    async () => {
      if (await page.getByRole('button', { name: /^Let it pass/ }).isVisible()) await page.keyboard.press('n');
      else if (
        !laid &&
        (await page
          .getByRole('button', { name: /^Bet \$/ })
          .first()
          .isVisible())
      ) {
        // Two five-dollar chips by their key, then the bet.
        const key = /key (\d)/.exec((await page.getByRole('button', { name: /^\$5 chip/ }).getAttribute('aria-label'))!)![1]!;
        await page.keyboard.press(key);
        await page.keyboard.press(key);
        await page.getByRole('button', { name: /^Bet \$10/ }).waitFor();
        await page.keyboard.press('Enter');
        laid = true;
      } else if (await page.getByRole('button', { name: /^Stand/ }).isVisible()) await page.keyboard.press('s');
      else if (await page.getByRole('button', { name: /^Hit/ }).isVisible()) await page.keyboard.press('h');
    },
  );
  expect(laid).toBe(true);
  await over.first().waitFor();
  await context.close();
});
