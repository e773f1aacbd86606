// Without seeing the screen: a round or a hand of every game on the floor, played from the accessibility tree alone. What is open is
// said once, when it is one's turn, and nothing else is read out.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, lobby, until } from './house';
import { person } from './room';

const { room, browser } = await house();

/** What a screen reader has of the page. */
const tree = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

/** The buttons of a tree that can be pressed. */
const buttons = (snapshot: string): string[] =>
  [...snapshot.matchAll(/- button "([^"]*)"(?! \[disabled\])/g)].map((m) => m[1]!).filter((name) => !/\[disabled\]/.test(name));

/** What is answered, the first that is there: the way of somebody who wants to see the hand to its end. */
const ANSWERS = [
  /^Let it pass/,
  /^Bet \$/,
  /^No insurance/,
  /^Stand\b/,
  /^Hit/,
  /^Check/,
  /^Call \$/,
  /^Bring in/,
  /^Show/,
  /^Throw it away/,
];

/** Keeps what the one live region says, every time it says something. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as unknown as { heard: string[] }).heard = heard;
    const region = document.querySelector('[data-turn]')!;
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

async function plays(table: number, title: string): Promise<void> {
  const { context, page } = await person(browser, room);
  await page.goto(`${room.url}/#/table/${table}`);
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await page.getByRole('region', { name: /your seat/ }).waitFor();
  await listen(page);
  const heard = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  let answers = 0;
  let now = '';
  const over = async (): Promise<boolean> => {
    now = await tree(page);
    return answers > 0 && /The round is over|wins? (\$|the hand)/.test(now);
  };
  await until(`${title} comes to a result`, over, async () => {
    if (!/status: "?Your turn\. /.test(now)) return;
    const open = buttons(now);
    const name = open.find((b) => ANSWERS.some((a) => a.test(b)));
    const answer = name ?? open.find((b) => /: throw away, key/.test(b));
    if (!answer) return;
    const button = page.getByRole('button', { name: answer, exact: true }).first();
    const pressed = await button.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (pressed && name) answers++;
  });
  expect(answers, `${title}: asked, and answered from what is said`).toBeGreaterThan(0);
  const all = await heard();
  expect(all.filter((h) => h.includes('Your turn')).length, title).toBeGreaterThan(0);
  expect(
    all.filter((h, i) => h && h === all[i - 1]),
    'said once',
  ).toEqual([]);
  expect(await page.getByRole('log').first().getAttribute('aria-live')).toBe('off');
  await context.close();
}

test('every game of the floor is played from the accessibility tree alone', async () => {
  const tables = (await lobby(room)).filter((t) => t.bots > 0);
  const games = [...new Map(tables.map((t) => [t.game, t])).values()];
  expect(games.length).toBe(12);
  for (let i = 0; i < games.length; i += 6) await Promise.all(games.slice(i, i + 6).map((t) => plays(t.table, t.title)));
}, 600_000);
