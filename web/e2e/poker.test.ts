// A hand of each family of poker, dealt by the room and played to the showdown by two people in their browsers.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, lobby, until } from './house';
import { player, pressAny } from './people';
import { PHONE, shot, violations } from './room';

const { room, browser } = await house();

/** Stays in at every price until chips have been awarded, and gives the number of answers. */
async function playToTheEnd(pages: Page[], pictures: Record<number, string>): Promise<number> {
  let answers = 0;
  let won = false;
  await until(
    'chips are awarded',
    async () => won,
    async () => {
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
        // A hand that everybody else gave up at once is none to the showdown.
        won ||= answers > 2 && (await page.locator('.won').count()) > 0;
        if (won) return;
      }
    },
  );
  return answers;
}

for (const [game, family] of [
  ['holdem', 'board'],
  ['crazy-pineapple-hi-lo', 'pineapple'],
  ['lowball', 'draw'],
  ['stud-hi-lo', 'stud'],
] as const) {
  test(`a hand of ${game} to the showdown`, async () => {
    const table = (await lobby(room)).find((t) => t.game === game);
    expect(table, `${game} is on the floor`).toBeDefined();
    const one = await player(browser, room, table!.table);
    const two = await player(browser, room, table!.table, 0, PHONE);
    const answers = await playToTheEnd([one, two], { 0: `poker-${family}-desktop`, 1: `poker-${family}-phone` });
    expect(answers).toBeGreaterThan(2);
    await one.getByRole('tab', { name: 'Fairness' }).click();
    await one.locator('details.good').first().waitFor();
    expect(await one.locator('details.red').count()).toBe(0);
    await one.getByRole('button', { name: 'Check it here' }).click();
    await one.getByText(/^✓ Everything that was published of this shuffle fits/).waitFor();
    expect(await violations(one)).toEqual([]);
    expect(await violations(two)).toEqual([]);
    await one.context().close();
    await two.context().close();
  });
}
