// What axe finds wrong, in every theme and with both decks: at the lobby, in the introduction, at a table of either family; words
// of the felt are explained in the colours of the page.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, lobby } from './house';
import { atRest, DESKTOP, person, shot, violations } from './room';

const { room, browser } = await house();

/** Sizes and a theme that no other test has pictures of. */
const SIZES = { tablet: { width: 768, height: 1024 }, landscape: { width: 844, height: 390 }, 2560: { width: 2560, height: 1440 } };
async function pictures(page: Page, name: string, theme: string): Promise<void> {
  if (theme === 'dark') return shot(page, `${name}-dark`);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await atRest(page);
    await shot(page, `${name}-${size}`);
  }
  await page.setViewportSize(DESKTOP);
  await atRest(page);
}

for (const theme of ['light', 'dark'])
  for (const fourColour of [false, true])
    test(`nothing is wrong for axe in the ${theme} theme with ${fourColour ? 'four' : 'two'} colours`, async () => {
      const { page, context } = await person(browser, room);
      await page.evaluate((likes) => localStorage.setItem('cardroom.settings', likes), JSON.stringify({ theme, fourColour }));
      await page.reload();
      const found: string[] = [];
      const look = async (what: string): Promise<void> => {
        await atRest(page);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        found.push(...(await violations(page)).map((v) => `${what}: ${v}`));
      };
      await page.getByRole('heading', { name: 'Lobby' }).waitFor();
      await look('lobby');
      if (!fourColour) await pictures(page, 'lobby', theme);
      await page.goto(`${room.url}/#/intro`);
      await page.getByRole('button', { name: /^Bet \$10/ }).waitFor();
      await look('introduction');
      for (const banked of [true, false]) {
        const { table } = (await lobby(room)).find((t) => (t.game === 'blackjack') === banked)!;
        await page.goto(`${room.url}/#/table/${table}`);
        const drop = page.getByRole('button', { name: /^drop/ });
        await drop.waitFor();
        await look(banked ? 'blackjack' : 'poker');
        if (!fourColour) await pictures(page, banked ? 'blackjack' : 'poker', theme);
        await drop.click();
        const note = page.getByRole('note').filter({ hasText: 'fall through this slot' });
        await note.waitFor();
        expect(await note.evaluate((e) => getComputedStyle(e).color === getComputedStyle(document.documentElement).color)).toBe(true);
        await page.keyboard.press('Escape');
        await note.waitFor({ state: 'hidden' });
      }
      expect(found).toEqual([]);
      await context.close();
    });
