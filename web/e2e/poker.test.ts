// A hand of each family of poker, dealt by the room and played to the showdown by two people in their browsers.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../src/protocol';
import { pressAny } from './people';
import { launch, person, PHONE, Room, shot, violations } from './room';

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

async function sitAt(table: number, viewport?: { width: number; height: number }): Promise<Page> {
  const { page } = await person(browser, room, viewport);
  await page.goto(`${room.url}/#/table/${table}`);
  await page.getByRole('button', { name: /^Sit in seat/ }).first().click();
  await page.locator('section.seat.mine').waitFor();
  return page;
}

/** Stays in at every price until chips have been awarded, and gives the number of answers. */
async function playToTheEnd(pages: Page[], pictures: Record<number, string>): Promise<number> {
  let answers = 0;
  for (let i = 0; i < 300; i++) {
    for (const [n, page] of pages.entries()) {
      if (pictures[n] && answers > 3 && (await page.locator('.moves').first().isVisible())) {
        await shot(page, pictures[n]!);
        delete pictures[n];
      }
      if (await pressAny(page, [/^Check/, /^Call/, /^Bring in/, /^Stand pat/, /^Show/])) answers++;
      const pick = page.getByRole('button', { name: /throw away, key 1$/ });
      if ((await page.getByRole('button', { name: 'Throw it away' }).isVisible()) && (await pick.isVisible())) {
        await pick.click();
        await pressAny(page, [/^Throw it away/]);
        answers++;
      }
      if ((await page.locator('.won').count()) > 0) return answers;
    }
    await pages[0]!.waitForTimeout(120);
  }
  throw new Error('No chips were ever awarded.');
}

for (const [game, family] of [['holdem', 'board'], ['crazy-pineapple-hi-lo', 'pineapple'], ['lowball', 'draw'], ['stud-hi-lo', 'stud']] as const) {
  test(`a hand of ${game} to the showdown`, async () => {
    const tables = (await (await fetch(`${room.url}/api/lobby`)).json()) as TableSummary[];
    const table = tables.find((t) => t.game === game);
    expect(table, `${game} is on the floor`).toBeDefined();
    const one = await sitAt(table!.table);
    const two = await sitAt(table!.table, PHONE);
    const answers = await playToTheEnd([one, two], { 0: `poker-${family}-desktop`, 1: `poker-${family}-phone` });
    expect(answers).toBeGreaterThan(2);
    await one.getByRole('tab', { name: 'Fairness' }).click();
    await one.getByRole('button', { name: /^Check deck \d+ here/ }).click();
    await one.getByText('✓ This deck was fair.').waitFor();
    expect(await violations(one)).toEqual([]);
    expect(await violations(two)).toEqual([]);
    await one.context().close();
    await two.context().close();
  });
}
