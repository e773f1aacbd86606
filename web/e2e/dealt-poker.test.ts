// Poker that a person deals with real cards: the console tells what comes next, takes what came, and answers what went
// wrong with the procedure; on a tablet, a desktop and a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, came, inReach, rulesSo, says, touch } from './console';
import { house, until } from './house';
import { logged, openTable, player, press, pressAny } from './people';
import { atRest, DESKTOP, PHONE, shot, violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

/** Everybody checks, calls or brings in until the dealer is asked for something. */
async function bets(players: Page[]): Promise<void> {
  await asked(dealer, /^Wait for seat/);
  await until(
    'the end of the betting',
    async () => !(await says(dealer)).startsWith('Wait for seat'),
    async () => {
      for (const page of players) await pressAny(page, [/^Check/, /^Call/, /^Bring in/]);
    },
  );
}
/** Nothing is wider than the screen, what is to be pressed is big enough, and axe finds nothing. */
async function fits(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await atRest(page);
  const found = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    small: [...document.querySelectorAll('main button:not(.why)')]
      .map((b) => b.getBoundingClientRect())
      .filter((r) => r.width > 0 && (r.width < 43.5 || r.height < 43.5)).length,
  }));
  expect(found, `${size.width}×${size.height}`).toEqual({ wide: 0, small: 0 });
  expect(await violations(page), `${size.width}×${size.height}`).toEqual([]);
}
const TABLET = { width: 1024, height: 768 };
const SMALL = { width: 360, height: 740 };

test('hold’em by hand: the flop comes too early, and the hand goes on to its showdown', async () => {
  const table = await openTable(boss, room, 'ocean-view/holdem', 'Holdem by hand');
  await dealer.goto(room.url);
  await dealer.getByRole('button', { name: /^Tap in.*Holdem by hand/ }).click();
  await asked(dealer, /a hand needs two players/);
  const players = [await player(browser, room, table, 2), await player(browser, room, table, 5), await player(browser, room, table, 8)];
  await press(dealer, /^Shuffled and cut/);
  await asked(dealer, /^Deal every player two cards face down, seat 5 first/);
  await press(dealer, /^All 6 lie face down/);
  await asked(dealer, /^Wait for seat 2: call \$2, make it \$4 or fold/);
  await players[0]!.getByRole('button', { name: /^Call/ }).click();
  await asked(dealer, /^Wait for seat 5/);

  await press(dealer, /^Something went wrong/);
  await press(dealer, /^The flop was turned too early/);
  await touch(dealer, 'Kh', '9c', '4d');
  await fits(dealer, TABLET);
  await press(dealer, /^Report K♥ 9♣ 4♦/);
  const steps = dealer.getByRole('region', { name: 'What has to be done' });
  await steps.getByText('1. Take the whole flop back; the burn stays').click();
  await steps.getByText('4. Turn a new flop, without another burn').waitFor();
  expect(await steps.getByRole('checkbox').evaluateAll((boxes) => boxes.map((b) => (b as HTMLInputElement).checked))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await steps.getByRole('button', { name: /HE-14/ }).first().click();
  await dealer.getByRole('dialog', { name: 'Rule HE-14' }).waitFor();
  await dealer.keyboard.press('Escape');
  await logged(players[0]!, /Dealer 1\. take the whole flop back/i);

  await bets(players);
  await asked(dealer, /^Turn three, without a burn: the flop/);
  for (const size of [{ width: 768, height: 1024 }, PHONE]) await inReach(dealer, size);
  await dealer.setViewportSize(DESKTOP);
  // This dealer wants to be asked again, for once.
  const again = dealer.getByLabel('Ask again before a card counts');
  await again.check();
  await touch(dealer, 'Kh', '7s');
  await dealer.getByRole('button', { name: /1 more$/ }).waitFor();
  await dealer.getByRole('button', { name: 'Undo' }).click();
  await touch(dealer, '8d', '2c');
  for (const size of [{ width: 768, height: 1024 }, { width: 844, height: 390 }, SMALL, TABLET]) await fits(dealer, size);
  await shot(dealer, 'dealer-poker-tablet');
  await fits(dealer, PHONE);
  await shot(dealer, 'dealer-poker-phone');
  await fits(dealer, DESKTOP);
  await shot(dealer, 'dealer-poker-desktop');
  await dealer.getByRole('button', { name: /K♥ 8♦ 2♣ — confirm$/ }).click();
  await asked(dealer, /^Wait for seat/);
  await bets(players);
  await asked(dealer, /^Burn one, turn one: the turn/);
  expect(await dealer.getByRole('button', { name: 'king of hearts', exact: true }).isDisabled()).toBe(true);
  await again.uncheck();
  for (const size of [{ width: 768, height: 1024 }, PHONE]) await inReach(dealer, size);
  await dealer.setViewportSize(DESKTOP);
  await came(dealer, '5s');
  await bets(players);
  await came(dealer, 'Qc');
  await bets(players);

  await asked(dealer, /^Seat 5 shows: name its two face-down cards/);
  expect(await players[1]!.getByRole('group', { name: /^Your cards: face-down card, face-down card/ }).count()).toBe(1);
  await came(dealer, 'Ks', '3h');
  await asked(dealer, /^Seat 8 shows/);
  await press(dealer, /^It mucks/);
  await asked(dealer, /^Seat 2 shows/);
  await came(dealer, '8h', '8s');
  await asked(dealer, /^Shuffle and cut; then begin hand 2/);
  await logged(players[0]!, /wins? .*the pot/);
  for (const page of players) await page.context().close();
});

test('a misdeal is the floor’s to declare, and a card named wrongly the floor’s to correct', async () => {
  const table = await openTable(boss, room, 'ocean-view/omaha', 'Omaha by hand');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const players = [await player(browser, room, table, 3), await player(browser, room, table, 6)];
  await press(dealer, /^Shuffled and cut/);
  await press(dealer, /^All 8 lie face down/);
  await bets(players);
  await came(dealer, '2c', '3c', '4c');
  await press(dealer, /^Something went wrong/);
  await dealer.getByLabel('What happened').fill('The four is a diamond');
  await press(dealer, /^Call the floor/);
  await dealer.getByText(/You called the floor/).waitFor();

  await boss.goto(`${room.url}/#/deal/${table}`);
  await press(boss, /^Rule on it/);
  expect(await boss.getByLabel('What happened').inputValue()).toBe('The four is a diamond');
  await press(boss, /^4♣/);
  await boss.getByRole('button', { name: 'four of diamonds', exact: true }).click();
  await boss.getByRole('button', { name: /^4♣ is 4♦: correct it/ }).waitFor();
  await atRest(boss);
  await shot(boss, 'dealer-poker-ruling-desktop');
  expect(await violations(boss)).toEqual([]);
  await press(boss, /^4♣ is 4♦: correct it/);
  await players[0]!.getByRole('group', { name: /^The board: .*four of diamonds/ }).waitFor();
  await logged(players[0]!, /The floor corrects a card: 4♣ is 4♦\. Marisol: “The four is a diamond”/);

  await press(boss, /^Rule, or reverse/);
  await boss.getByLabel('What happened').fill('Two decks were in play');
  await rulesSo(boss, /^Misdeal: void the hand/);
  await logged(players[1]!, /The floor voids the hand; everything goes back/);
  // The report was about the hand that is void: it is gone by itself, and the next hand can begin.
  await dealer.getByRole('button', { name: /^Shuffled and cut/ }).waitFor();
  await asked(dealer, /^Shuffle and cut; then begin hand 2/);
  for (const page of players) await page.context().close();
});

test('stud by hand: a hole card is turned up, and the hand goes on to its showdown', async () => {
  const table = await openTable(boss, room, 'ocean-view/stud', 'Stud by hand');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 4)];
  await press(dealer, /^Shuffled and cut/);
  await asked(dealer, /^Deal every player two cards face down/);
  await press(dealer, /^Something went wrong/);
  await press(dealer, /^A hole card was turned up/);
  await press(dealer, /^Seat 4/);
  await touch(dealer, '2c');
  await press(dealer, /^Report 2♣/);
  const steps = dealer.getByRole('region', { name: 'What has to be done' });
  await steps.getByText(/Deal seat 4's third card down; the hand cannot be forced low/).waitFor();
  await press(dealer, /^All 3 lie face down/);
  await asked(dealer, /^Deal seat 1 its third card, face up/);
  await came(dealer, '9h');
  await press(dealer, /^It lies face down/);
  await bets(players);
  const ups = ['Kd', 'Jc', 'Ts', '7h', '6d', '5c'];
  for (const street of ['fourth', 'fifth', 'sixth']) {
    await asked(dealer, new RegExp(`^Burn one; deal seat \\d its ${street} card, face up`));
    await came(dealer, ups.shift()!);
    if (street === 'sixth') await shot(dealer, 'dealer-stud-desktop');
    await came(dealer, ups.shift()!);
    // Somebody bets, so that something is left in the pot after the collection.
    if (street === 'fifth') {
      let bet: string | null = null;
      await until(
        'a bet',
        async () => bet !== null,
        async () => {
          for (const page of players) bet ??= await pressAny(page, [/^Bet \$/]);
        },
      );
    }
    await bets(players);
  }
  await fits(dealer, PHONE);
  await shot(dealer, 'dealer-stud-phone');
  await dealer.setViewportSize(DESKTOP);
  await asked(dealer, /^Burn one; deal every player one card face down/);
  await press(dealer, /^Both lie face down/);
  await bets(players);
  for (const cards of [
    ['As', 'Ad', 'Ah'],
    ['Qs', 'Qd', 'Qh'],
  ]) {
    await asked(dealer, /shows: name its (two|three) face-down cards/);
    await came(dealer, ...(/two/.test(await says(dealer)) ? cards.slice(0, 2) : cards));
  }
  await asked(dealer, /^Shuffle and cut; then begin hand 2/);
  await logged(players[0]!, /wins? .*the pot/);
  for (const page of players) await page.context().close();
});

test('lowball by hand: the pot is killed after two cards, and the draw is entered by its number', async () => {
  const table = await openTable(boss, room, 'ocean-view/lowball', 'Lowball by hand');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const players = [await player(browser, room, table, 1), await player(browser, room, table, 4)];
  await press(dealer, /^Shuffled and cut/);
  await press(dealer, /^All 4 lie face down/);
  await asked(dealer, /^Everybody has two cards: wait for a kill/);
  await players[1]!.getByRole('button', { name: /^Kill the pot/ }).click();
  await dealer.getByText(/killed pot/).waitFor();
  await press(dealer, /^All 6 lie face down/);
  await bets(players);
  await press(dealer, /^One is burned/);
  for (const n of [2, 0]) {
    await asked(dealer, /^Ask seat \d how many cards it wants/);
    await dealer.getByRole('button', { name: n ? String(n) : 'Pat', exact: true }).click();
    if (n) await press(dealer, /lie face down$/);
  }
  await bets(players);
  await asked(dealer, /shows: name its five face-down cards/);
  await fits(dealer, SMALL);
  await dealer.setViewportSize(DESKTOP);
  await dealer.getByRole('button', { name: 'joker', exact: true }).click();
  await came(dealer, 'Ac', '2d', '3h', '4s');
  await press(dealer, /^It mucks/);
  await asked(dealer, /^Shuffle and cut; then begin hand 2/);
  for (const page of players) await page.context().close();
});
