// A newcomer's first minutes: two clicks to a seat, a round understood by watching it, on a desk and on a phone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS, pressAny } from './people';
import { DESKTOP, launch, person, PHONE, Room, shot, violations } from './room';

let room: Room;
let browser: Browser;

beforeAll(async () => {
  room = await Room.open();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** Answers whatever the table asks until the log says that a round is over: by clicking. */
async function playARound(page: Page, picture = ''): Promise<void> {
  const over = page.getByText(/The round is over/);
  const before = await over.count();
  for (let i = 0; i < 240 && (await over.count()) <= before; i++) {
    if (picture && (await page.getByRole('group', { name: 'Your moves' }).isVisible())) {
      await shot(page, picture);
      picture = '';
    }
    await pressAny(page, ANSWERS);
    await page.waitForTimeout(250);
  }
  expect(await over.count()).toBeGreaterThan(before);
}

test('two clicks to a seat at a Pure 21.5 table, and a whole round', async () => {
  const { context, page } = await person(browser, room, DESKTOP);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).waitFor();
  await shot(page, 'lobby-desktop');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).click();
  await page.getByRole('button', { name: /^Sit in seat/ }).first().click();
  await page.locator('section.seat.mine').waitFor();

  await playARound(page, 'blackjack-desktop');
  const log = page.getByRole('log').filter({ visible: true });
  expect(await log.getByText(/(paid|collected|push)/).count()).toBeGreaterThan(0);
  await log.getByRole('button', { name: /Why\? RND-11/ }).last().click();
  await page.getByText(/never (wins|loses|win)/i).first().waitFor();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('the same on a phone: my seat is at the bottom centre and nothing has to be scrolled', async () => {
  const { context, page } = await person(browser, room, PHONE);
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).waitFor();
  await shot(page, 'lobby-phone');
  await page.getByRole('button', { name: /^Play .*Pure 21\.5/ }).click();
  await page.getByRole('button', { name: /^Sit in seat/ }).first().click();
  const mine = page.locator('section.seat.mine');
  await mine.waitFor();
  const box = (await mine.boundingBox())!;
  expect(Math.abs(box.x + box.width / 2 - PHONE.width / 2)).toBeLessThan(4);
  const moves = page.getByRole('group', { name: 'Your moves' });
  for (let i = 0; i < 200; i++) {
    if (await moves.isVisible()) {
      for (const button of await moves.getByRole('button').all()) {
        const at = (await button.boundingBox())!;
        expect(at.y + at.height, 'a move is below the edge of the screen').toBeLessThanOrEqual(PHONE.height);
        expect(at.height).toBeGreaterThanOrEqual(44);
      }
      await shot(page, 'blackjack-phone');
      expect(await violations(page)).toEqual([]);
      await context.close();
      return;
    }
    await pressAny(page, [/^Let it pass/, /^(Bet|Repeat) \$/]);
    await page.waitForTimeout(200);
  }
  throw new Error('My hand was never asked.');
});
