// What each kind of poker asks of its players, in real browsers: chosen cards are dealt by a person, so every hand ends
// as it must.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Croupier } from './croupier';
import { api, house, lobby, open, until } from './house';
import { logged, player, press, pressAny } from './people';
import { person, shot, violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

/** A table dealt by Duc with so many players, and a hand begun. Heads-up the first place in the hand is the big blind. */
async function table(
  house: string,
  players: number,
  option = 1,
): Promise<{ croupier: Croupier; seats: Page[]; id: number; close(): Promise<void> }> {
  const info = await open(boss, { house: `ocean-view/${house}`, option });
  const croupier = await Croupier.at(dealer, info.table);
  const seats: Page[] = [];
  for (let i = 1; i <= players; i++) seats.push(await player(browser, room, info.table, i));
  await croupier.shuffle();
  return {
    croupier,
    seats,
    id: info.table,
    close: async () => {
      await croupier.check();
      for (const page of seats) await page.context().close();
    },
  };
}

/** Whoever is asked presses one of these, until nobody is any more or something shows on the first page. */
const all = (seats: Page[], names: RegExp[], holds: () => Promise<boolean>): Promise<void> =>
  until(String(holds), holds, async () => {
    for (const page of seats) await pressAny(page, names);
  });
const shown = (page: Page, text: string | RegExp) => (): Promise<boolean> => page.getByText(text).first().isVisible();

test('spread limit: a slider, presets and a typed amount, all within the spread', async () => {
  const option = await optionOf('holdem', { spread: { min: 2, max: 10 } });
  const { croupier, seats, close } = await table('holdem', 2, option);
  await croupier.deal('As 7d Ad 2c');
  await all(seats, [/^Check/, /^Call/], shown(seats[0]!, /^flop$/i)).catch(() => null);
  await croupier.deal('Kh 9s 4d');
  const first = await whoseTurn(seats);
  const slider = first.getByRole('slider', { name: /Amount to bet/ });
  await slider.waitFor();
  expect(await slider.getAttribute('min')).toBe('2');
  expect(await slider.getAttribute('max')).toBe('10');
  await slider.fill('7');
  await first.getByRole('button', { name: /^Bet \$7/ }).waitFor();
  await first.getByRole('textbox', { name: /Amount in dollars, \$2 to \$10/ }).fill('11');
  // Nothing can be built that would be refused.
  await first.getByRole('button', { name: /^Bet \$10/ }).waitFor();
  await first.getByRole('button', { name: /^\$10/ }).click();
  expect(await violations(first)).toEqual([]);
  await shot(first, 'poker-spread-desktop');
  await first.keyboard.press('r');
  await logged(first, /You bet \$10/);
  const other = seats.find((s) => s !== first)!;
  await other.getByRole('button', { name: /^Call \$10/ }).waitFor();
  // A raise is at least as much as the bet before it.
  expect(await other.getByRole('slider').getAttribute('min')).toBe('20');
  await close();
});

test('a killed pot: the kill button lies before who killed it, and the limits are doubled', async () => {
  const { croupier, seats, close } = await table('lowball', 3);
  await croupier.deal('As 7d 9c 2d Kc 3h');
  const kill = seats[0]!.getByRole('button', { name: /^Kill the pot/ });
  const killer = await first(seats, (p) => p.getByRole('button', { name: /^Kill the pot/ }));
  expect(killer).toBeDefined();
  await kill.waitFor();
  await kill.click();
  await seats[1]!.getByText('KILL', { exact: true }).waitFor();
  expect(await seats[1]!.locator('section.seat', { hasText: 'KILL' }).getAttribute('aria-label')).toMatch(/^Seat 1,/);
  await croupier.deal('4s 4d 4c 5s 5d 5c 6s 6d 6c');
  const asked = await whoseTurn(seats);
  await asked.getByText(/killed pot, \$4\/\$8/i).waitFor();
  // The blind was $2: the kill is $4, and a raise makes it $8.
  await asked.getByRole('button', { name: /^Raise to \$8/ }).waitFor();
  await close();
});

test('the draw: cards are picked by tap and by key, the joker is unmistakable', async () => {
  const { croupier, seats, close } = await table('draw', 2);
  await croupier.deal('Jk 8d As 8c Ad 8h 7s 2c 3d Kd');
  const joker = await first(seats, (p) => p.getByRole('group', { name: /^Your cards: joker/ }));
  await all(
    seats,
    [/^Check/, /^Call/],
    async () =>
      (await joker.getByText('Tap the cards you throw away, or keep them all.').first().isVisible()) ||
      (await seats
        .find((s) => s !== joker)!
        .getByText('Tap the cards')
        .first()
        .isVisible()),
  );
  await all(
    seats.filter((s) => s !== joker),
    [/^Stand pat/],
    shown(joker, /Tap the cards/),
  );
  await joker.getByRole('button', { name: 'seven of spades: throw away, key 4' }).click();
  await joker.keyboard.press('5');
  await joker.getByRole('button', { name: /^Draw 2/ }).waitFor();
  await shot(joker, 'poker-joker-desktop');
  await joker.keyboard.press('p');
  await croupier.deal('Kc Kh');
  await all(
    seats.filter((s) => s !== joker),
    [/^Stand pat/],
    async () => (await joker.getByRole('group', { name: /^Your cards: .*king of/ }).count()) > 0,
  );
  const cards = await joker.getByRole('group', { name: /^Your cards/ }).getAttribute('aria-label');
  expect(cards).toMatch(/joker/);
  expect(cards).not.toMatch(/seven of spades|three of diamonds/);
  await logged(joker, 'You throw 7♠ 3♦ away.');
  await logged(
    seats.find((s) => s !== joker)!,
    /throws 2 away/,
  );
  await close();
});

test('pineapple: one of three cards is thrown away after the flop, by tap', async () => {
  const { croupier, seats, close } = await table('crazy-pineapple', 2);
  await croupier.deal('As 7d Ad 7c Kd 2c Kh 9s 4d');
  await all(seats, [/^Check/, /^Call/], shown(seats[0]!, /^Tap the card you throw away\./));
  for (const page of seats) {
    await page.getByRole('button', { name: /throw away, key 3$/ }).click();
    await press(page, /^Throw it away/);
    await page
      .getByRole('group', { name: /^Your cards/ })
      .filter({ hasNot: page.locator('button') })
      .waitFor();
    await page.waitForFunction(() => document.querySelectorAll('section.seat.mine .cards svg').length === 2);
  }
  await croupier.deal('2h');
  await seats[0]!.getByText(/^turn/i).first().waitFor();
  await close();
});

test('hi-lo: both halves are named, the odd chip goes to the high half', async () => {
  const { croupier, seats, close } = await table('holdem-hi-lo', 3);
  // Left of the button first: the small blind folds its dollar, one has three kings, one a seven low.
  await croupier.deal('9h Kh 2c 9d Kd 7c');
  const folds = await first(seats, (p) => p.getByRole('group', { name: /^Your cards: nine of hearts/ }));
  const others = seats.filter((s) => s !== folds);
  await all(others, [/^Check/, /^Call/], async () => (await pressAny(folds, [/^Fold/])) !== null);
  await all(others, [/^Check/, /^Call/], shown(others[0]!, /^Collection/));
  await croupier.deal('Kc 4d 5s As Qd');
  await all(others, [/^Check/, /^Call/, /^Show/], async () => (await others[0]!.locator('.won').count()) >= 2);
  // Five dollars less the collection of two: three cannot be halved.
  const won = (await others[0]!.locator('.won').allTextContents()).map((w) => w.split(' · ')[0]).sort();
  expect(won).toEqual(['HIGH $2', 'LOW $1']);
  await others[0]!.getByText('Pot, HIGH half with the odd $1').waitFor();
  await others[0]!.getByText('Pot, LOW half').waitFor();
  await logged(others[0]!, /wins? \$2 \(high half of the pot\)/);
  await shot(others[0]!, 'poker-hilo-desktop');
  await close();
});

test('what I say beforehand never mucks a free check, and a call cancels itself when the price changes', async () => {
  const { croupier, seats, close } = await table('holdem', 2);
  await croupier.deal('As 7d Ad 2c');
  const one = await whoseTurn(seats);
  const two = seats.find((s) => s !== one)!;
  // The other one may check or fold beforehand; the bet is called, so its check is free.
  await two.getByLabel('Check or fold').check();
  await press(one, /^Call/);
  await logged(two, /You check/);
  expect(await two.getByText('folded').count()).toBe(0);
  await croupier.deal('Kh 9s 4d');
  const asked = await whoseTurn(seats);
  const waits = seats.find((s) => s !== asked)!;
  await waits.getByLabel('Check', { exact: true }).check();
  await press(asked, /^Bet/);
  // The price has changed: the plan is gone, and it is asked.
  await waits.getByRole('button', { name: /^Call/ }).waitFor();
  await press(waits, /^Raise/);
  await asked.getByRole('button', { name: /^Call/ }).waitFor();
  // Facing a bet, the same words fold.
  await waits.getByLabel(/^Call \$/).waitFor({ state: 'detached' });
  await press(asked, /^Call/);
  await croupier.deal('2h');
  const third = await whoseTurn(seats);
  const last = seats.find((s) => s !== third)!;
  await last.getByLabel('Check or fold').check();
  await press(third, /^Bet/);
  await logged(third, /folds/);
  await close();
});

test('two tabs of one player stay in step', async () => {
  const { croupier, seats, id, close } = await table('holdem', 2);
  await croupier.deal('As 7d Ad 2c');
  const one = await whoseTurn(seats);
  const tab = await one.context().newPage();
  await tab.goto(`${room.url}/#/table/${id}`);
  await tab.getByRole('button', { name: /^Call/ }).waitFor();
  await press(tab, /^Call/);
  await one.getByRole('button', { name: /^Call/ }).waitFor({ state: 'detached' });
  const other = seats.find((s) => s !== one)!;
  await press(other, /^Check/);
  await croupier.deal('Kh 9s 4d');
  for (const page of [one, tab])
    await page.getByRole('group', { name: 'The board: king of hearts, nine of spades, four of diamonds' }).waitFor();
  await tab.close();
  await close();
});

test('the time bank: said so when it runs, and what is used is gone', async () => {
  const info = await open(boss, { house: 'ocean-view/holdem', dealing: 'virtual' });
  const seats = [await player(browser, room, info.table, 1), await player(browser, room, info.table, 2)];
  const slow = await whoseTurn(seats);
  const timer = slow.getByRole('timer');
  const whole = Number(/^(\d+)/.exec((await timer.getAttribute('aria-label'))!)![1]);
  expect(whole).toBeGreaterThan(40);
  await slow.getByRole('timer', { name: /from the time bank/ }).waitFor({ timeout: 40_000 });
  // Of the thirty seconds in the bank three and more are used up before an answer comes.
  await slow.waitForFunction(
    () => Number(/^\d+/.exec(document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? '')?.[0] ?? 99) <= 27,
  );
  await press(slow, /^Call/);
  await all(
    seats.filter((s) => s !== slow),
    [/^Check/, /^Call/],
    async () => slow.getByRole('button', { name: /^Check/ }).isVisible(),
  );
  const left = Number(/^(\d+)/.exec((await timer.getAttribute('aria-label'))!)![1]);
  // Twenty seconds for the decision, and of the thirty in the bank at least two are used up.
  expect(left).toBeLessThanOrEqual(48);
  for (const page of seats) await page.context().close();
});

test('all eleven games are opened, dealt and played to a result with programs for company', async () => {
  const tables = (await lobby(room)).filter((t) => t.game !== 'blackjack' && t.bots > 0);
  const games = new Map(tables.map((t) => [t.game, t.table]));
  expect([...games.keys()].sort()).toEqual([
    'crazy-pineapple',
    'crazy-pineapple-hi-lo',
    'draw',
    'holdem',
    'holdem-hi-lo',
    'lowball',
    'omaha',
    'omaha-hi-lo',
    'razz',
    'stud',
    'stud-hi-lo',
  ]);
  await Promise.all(
    [...games].map(async ([game, id]) => {
      const { context, page } = await person(browser, room);
      await page.goto(`${room.url}/#/table/${id}`);
      await page
        .getByRole('button', { name: /^Sit in seat/ })
        .first()
        .click();
      await page.locator('section.seat.mine').waitFor();
      // Eleven tables at once: each page presses its own buttons, so that nobody waits for the test to come round.
      const answered = await page.evaluate(async () => {
        let answers = 0;
        for (let i = 0; i < 1000; i++) {
          const told = [...document.querySelectorAll('[role=log] li')].some((li) => / wins? \$/.test(li.textContent ?? ''));
          if (answers > 0 && told) return answers;
          const pick = document.querySelector<HTMLButtonElement>('button.pick');
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('.moves button:not(:disabled)')];
          const press = buttons.find((b) => /^(Check|Call|Bring in|Stand pat|Show|Throw it away)/.test(b.textContent?.trim() ?? ''));
          if (press) {
            answers++;
            press.click();
          } else if (pick && pick.getAttribute('aria-pressed') === 'false') pick.click();
          await new Promise((r) => setTimeout(r, 200));
        }
        return -answers;
      });
      expect(answered, `${game} asked me and came to a result`).toBeGreaterThan(0);
      await context.close();
    }),
  );
}, 240_000);

/** The page on which the table asks for a bet now. */
const whoseTurn = (seats: Page[]): Promise<Page> => first(seats, (p) => p.locator('.moves button'));

/** The first page on which something shows. */
async function first(seats: Page[], what: (page: Page) => ReturnType<Page['locator']>): Promise<Page> {
  let found: Page | undefined;
  await until('somebody sees it', async () => {
    for (const page of seats) if (!found && (await what(page).first().isVisible())) found = page;
    return found !== undefined;
  });
  return found!;
}

/** The number of a limit in the house's list, by asking for tables until it is the right one. */
async function optionOf(game: string, limit: unknown): Promise<number> {
  for (let option = 1; option < 40; option++) {
    const info = await open(boss, { house: `ocean-view/${game}`, option });
    await api(boss, `/api/tables/${info.table}/close`, {});
    if (info.game.game === 'poker' && JSON.stringify(info.game.rules.limit) === JSON.stringify(limit)) return option;
  }
  throw new Error('The house has no such limit.');
}
