// A newcomer's first minutes: two clicks to a seat, a round understood by watching it, on a desk and on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, until } from './house';
import { ANSWERS, pressAny } from './people';
import { DESKTOP, person, PHONE, shot, violations } from './room';

const { room, browser } = await house();

/** Answers whatever the table asks until the log says that a round is over: by clicking. */
async function playARound(page: Page, picture = ''): Promise<void> {
  const over = page.getByText(/The round is over/);
  const before = await over.count();
  await until(
    'the round is over',
    async () => (await over.count()) > before,
    async () => {
      if (picture && (await page.getByRole('group', { name: 'Your moves' }).isVisible())) {
        await shot(page, picture);
        picture = '';
      }
      await pressAny(page, ANSWERS);
    },
  );
}

test('two clicks to a seat at a Pure 21.5 table, and a whole round', async () => {
  const { context, page } = await person(browser, room, DESKTOP);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).waitFor();
  await shot(page, 'lobby-desktop');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).click();
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await page.locator('section.seat.mine').waitFor();

  await playARound(page, 'blackjack-desktop');
  const log = page.getByRole('log').filter({ visible: true });
  expect(await log.getByText(/(paid|collected|push)/).count()).toBeGreaterThan(0);
  await log
    .getByRole('button', { name: /Why\? RND-11/ })
    .last()
    .click();
  await page
    .getByText(/never (wins|loses|win)/i)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('the same on a phone: my seat is at the bottom centre and nothing has to be scrolled', async () => {
  const { context, page } = await person(browser, room, PHONE);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).waitFor();
  await shot(page, 'lobby-phone');
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).click();
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  const mine = page.locator('section.seat.mine');
  await mine.waitFor();
  const box = (await mine.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - PHONE.width / 2)).toBeLessThan(4);
  const moves = page.getByRole('group', { name: 'Your moves' });
  await until(
    'my hand is asked',
    () => moves.isVisible(),
    () => pressAny(page, [/^Let it pass/, /^(Bet|Repeat) \$/]),
  );
  // Read in one go: a question may be over before the last of its buttons has been measured.
  const boxes = await moves.evaluate((m) =>
    [...m.querySelectorAll('button')].map((b) => b.getBoundingClientRect()).map((r) => ({ bottom: r.bottom, height: r.height })),
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const at of boxes) {
    expect(at.bottom, 'a move is below the edge of the screen').toBeLessThanOrEqual(PHONE.height);
    expect(at.height).toBeGreaterThanOrEqual(44);
  }
  await shot(page, 'blackjack-phone');
  expect(await violations(page)).toEqual([]);
  await context.close();
});
