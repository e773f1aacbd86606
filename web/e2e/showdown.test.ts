// The showdown in real browsers: what wins is shown and what is beaten is mucked without asking, and no key throws a hand
// away that wins. A person deals chosen cards.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Croupier } from './croupier';
import { house, open, until } from './house';
import { logged, player, press, pressAny } from './people';
import { violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

const PAIR = 'As Kd',
  STRAIGHT = '9h 8h',
  BOARD = '7s Td Ac 6c 2h';

/** Two players at the showdown of a hand of hold'em, the one with these cards before the other; both like it that way, each in one tab or two. */
async function showdown(
  one: string,
  two: string,
  likes: { showdown?: boolean },
  tabs = false,
): Promise<{ first: Page; second: Page; close(): Promise<void> }> {
  const info = await open(boss, { house: 'ocean-view/holdem' });
  const croupier = await Croupier.at(dealer, info.table);
  const pages: Page[] = [];
  for (const seat of [1, 2]) {
    const page = await player(browser, room, info.table, seat);
    await page.evaluate((likes) => localStorage.setItem('cardroom.settings', likes), JSON.stringify(likes));
    await page.reload();
    await page.locator('section.seat.mine').waitFor();
    pages.push(page);
    if (tabs) await (await page.context().newPage()).goto(page.url());
  }
  await croupier.shuffle();
  const [a, b] = [one.split(' '), two.split(' ')];
  await croupier.deal(`${a[0]} ${b[0]} ${a[1]} ${b[1]} ${BOARD}`);
  await until(
    'the showdown',
    async () => (await croupier.view()).hand?.phase === 'showdown',
    async () => {
      for (const page of pages) await pressAny(page, [/^Check/, /^Call/]);
    },
  );
  const { places, people } = await croupier.view();
  const at = (place: number): Page => pages[people.find((p) => p.player === places[place])!.seat - 1]!;
  return {
    first: at(0),
    second: at(1),
    close: async () => {
      await croupier.check();
      for (const page of pages) await page.context().close();
    },
  };
}

test('whoever shows first has a moment, and a hand that wins is shown without asking', async () => {
  const { first, second, close } = await showdown(PAIR, STRAIGHT, {});
  const begun = Date.now();
  await logged(second, /^You show/);
  await logged(second, /^You win \$/);
  expect(Date.now() - begun, 'nobody waits for a clock to run out').toBeLessThan(15_000);
  await logged(first, /^You show/);
  await close();
});

test('two tabs of one player do it once, and neither complains', async () => {
  const { first, second, close } = await showdown(STRAIGHT, PAIR, {}, true);
  await logged(second, /^You muck/);
  for (const page of [first, second].flatMap((p) => p.context().pages())) {
    await logged(page, /wins? \$/);
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await close();
});

test('a beaten hand is mucked without asking, and nobody sees it', async () => {
  const { first, second, close } = await showdown(STRAIGHT, PAIR, {});
  await logged(second, /^You muck/);
  await logged(first, /^You win \$/);
  expect(await first.getByText(/ace of spades/).count()).toBe(0);
  await close();
});

test('who wants to be asked is told how the hand stands, and no single key throws away one that wins', async () => {
  const { first, second, close } = await showdown(PAIR, STRAIGHT, { showdown: false });
  await first.locator('p.what', { hasText: 'You show first, or throw your hand away unseen.' }).waitFor();
  await first.keyboard.press('c');
  await second.locator('p.what', { hasText: 'Your hand wins against what is shown.' }).waitFor();
  // A showdown takes nothing from the time bank: there are twenty seconds, and not thirty more.
  expect(Number(/^\d+/.exec((await second.getByRole('timer').getAttribute('aria-label'))!)![0])).toBeLessThan(30);
  expect(await violations(second)).toEqual([]);
  // The key that folds does nothing here, and that of the muck asks once more, however often it is pressed.
  for (const key of ['f', 'f', 'x', 'x', 'f']) await second.keyboard.press(key);
  await second.getByText('Throw it away and give up the pot?').waitFor();
  expect(await violations(second)).toEqual([]);
  await second.keyboard.press('n');
  await second.getByRole('button', { name: /^Muck/ }).click();
  await press(second, /^Keep it/);
  await second.keyboard.press('c');
  await logged(second, /^You win \$/);
  await close();
});

test('a hand that wins may be mucked all the same, in two steps; a beaten one goes in one', async () => {
  const { first, second, close } = await showdown(STRAIGHT, PAIR, { showdown: false });
  await first.getByRole('button', { name: /^Show/ }).waitFor();
  await first.keyboard.press('x');
  await first.keyboard.press('y');
  await logged(first, /^You muck/);
  await logged(second, /^You win \$/);
  await close();
  const other = await showdown(STRAIGHT, PAIR, { showdown: false });
  await other.first.getByRole('button', { name: /^Show/ }).click();
  await other.second.locator('p.what', { hasText: 'Your hand is beaten by what is shown.' }).waitFor();
  await other.second.keyboard.press('x');
  await logged(other.second, /^You muck/);
  await other.close();
});
