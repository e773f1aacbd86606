// What players say at a poker table beside their moves: how many cards they draw and another number after all, a knock, that
// they play the board; at a table with the virtual dealer and in the console of one that a person deals.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, until } from './house';
import { logged, openTable, player, press, pressAny } from './people';
import { atRest, PHONE, violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

const asked = (page: Page, text: RegExp): Promise<void> => page.locator('.now', { hasText: text }).waitFor();
const sees = (page: Page, name: RegExp): Promise<boolean> => page.getByRole('button', { name }).first().isVisible();

/** Both check or call until one of them is asked for cards; gives who draws first, and who last. */
async function untilTheDraw(players: Page[]): Promise<[Page, Page]> {
  let first: Page | null = null;
  await until(
    'the draw',
    async () => {
      for (const page of players) if (await sees(page, /^Stand pat/)) first = page;
      return first !== null;
    },
    async () => {
      for (const page of players) await pressAny(page, [/^Check/, /^Call/]);
    },
  );
  return [first!, players.find((p) => p !== first)!];
}

test('the number of cards is said, a knock is a pat hand and a check, and the last to draw changes its mind from pat', async () => {
  const table = await openTable(boss, room, 'ocean-view/draw', 'Draw', 'virtual');
  const players = [await player(browser, room, table, 2), await player(browser, room, table, 5)];
  const [first, last] = await untilTheDraw(players);
  await first.getByRole('button', { name: /^Say: pat/ }).waitFor();
  await first.keyboard.press('1');
  await press(first, /^Say: one card/);
  await first.getByText('You said: one card.').waitFor();
  await first.setViewportSize(PHONE);
  await atRest(first);
  expect(await violations(first)).toEqual([]);
  await first.setViewportSize({ width: 1440, height: 900 });
  await first.keyboard.press('1');
  await press(first, /^Say instead: pat/);
  await first.getByText('You said: pat.').waitFor();
  await press(first, /^Knock: pat/);

  await press(last, /^Knock: pat/);
  await last.getByText('You stand pat. Another number after all?').waitFor();
  await first.getByText(/drew last and may change the number for a moment/).waitFor();
  await press(last, /^Make it 1$/);
  await last.getByText('You said: one card.').waitFor();
  await last.keyboard.press('1');
  await press(last, /^Draw 1/);
  await press(first, /^Knock: check/);
  for (const page of players) await page.context().close();
});

test('a player says that it plays the board', async () => {
  const table = await openTable(boss, room, 'ocean-view/holdem', 'Board', 'virtual');
  const players = [await player(browser, room, table, 2), await player(browser, room, table, 5)];
  await until(
    'the showdown',
    async () => (await sees(players[0]!, /^I play the board/)) || (await sees(players[1]!, /^I play the board/)),
    async () => {
      for (const page of players) await pressAny(page, [/^Check/, /^Call/]);
    },
  );
  for (const page of players) if (await sees(page, /^I play the board/)) await press(page, /^I play the board/);
  await logged(players[0]!, /plays? the board/);
  for (const page of players) await page.context().close();
});

test('the dealer of a table by hand enters knocks and another number, and a flop of five that came too early', async () => {
  const draw = await openTable(boss, room, 'ocean-view/draw', 'Draw by hand');
  await dealer.goto(`${room.url}/#/deal/${draw}`);
  let players = [await player(browser, room, draw, 1), await player(browser, room, draw, 4)];
  await press(dealer, /^Shuffled and cut/);
  await press(dealer, /^All 10 lie face down/);
  const bets = async (): Promise<void> => {
    await asked(dealer, /^Wait for seat/);
    await until(
      'the end of the betting',
      async () => !/^Wait for seat/.test((await dealer.locator('.now').textContent()) ?? ''),
      async () => {
        for (const page of players) await pressAny(page, [/^Check/, /^Call/]);
      },
    );
  };
  await bets();
  await press(dealer, /^One is burned/);
  await asked(dealer, /how many cards it wants/);
  await press(dealer, /^It knocks: pat/);
  await asked(dealer, /how many cards it wants/);
  await press(dealer, /^It knocks: pat/);
  // The last to draw may change until somebody acts: it takes two after all.
  await asked(dealer, /^Wait for seat/);
  await dealer.getByRole('button', { name: /^2 for seat \d instead/ }).click();
  await press(dealer, /^Both lie face down/);
  await asked(dealer, /^Wait for seat/);
  await press(dealer, /^Seat \d knocks: a check/);
  await bets();
  for (const page of players) await page.context().close();

  const flop = await openTable(boss, room, 'ocean-view/holdem', 'Five on the flop');
  await dealer.goto(`${room.url}/#/deal/${flop}`);
  players = [await player(browser, room, flop, 2), await player(browser, room, flop, 5)];
  await press(dealer, /^Shuffled and cut/);
  await press(dealer, /^All 4 lie face down/);
  await asked(dealer, /^Wait for seat/);
  await press(dealer, /^Something went wrong/);
  await press(dealer, /^The flop was turned too early/);
  await dealer.getByText('Touch every card that was turned. A flop has 3.').waitFor();
  for (const card of ['king of hearts', 'nine of clubs', 'four of diamonds', 'two of spades', 'jack of clubs'])
    await dealer.getByRole('button', { name: card, exact: true }).click();
  await press(dealer, /^Report K♥ 9♣ 4♦ 2♠ J♣/);
  await dealer.getByRole('region', { name: 'What has to be done' }).getByText('1. Take the whole flop back; the burn stays').waitFor();
  await bets();
  await asked(dealer, /^Turn three, without a burn: the flop/);
  for (const page of players) await page.context().close();
});
