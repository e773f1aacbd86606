// Bets behind other people's circles, in browsers: who stands is waited for at a table that the room deals (D9, D23), the bank
// covers what lies there, and everybody is told what their own money came to. And a player who signs: the dealer enters it.
import { expect, test } from 'vitest';
import { house, open, until } from './house';
import { bet, deal, logged, player, press, pressAny, takeBank } from './people';
import { person, violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

test('who stands bets behind the last circle of a table that the room deals, and the deal waits for it', async () => {
  const { table } = await open(boss, { house: 'aviator/pure-21.5', dealing: 'virtual' });
  const ann = await player(browser, room, table, 1);
  const bank = await player(browser, room, table, 4);
  const { page: rosa } = await person(browser, room);
  await rosa.goto(`${room.url}/#/table/${table}`);
  await press(rosa, /^Stand behind the seats/);
  await until(
    'the bank is offered to seat 4',
    () => bank.getByLabel('Bank wager in dollars').isVisible(),
    () => pressAny(ann, [/^Let it pass/]),
  );
  await takeBank(bank, 100);
  await rosa.getByText('Nobody has bet yet whose hand you could bet on.').waitFor();
  // One press bets and is ready: nobody but Rosa is left, and the bets stay open for her.
  await bet(ann, 1, { base: [25] });
  await rosa.getByLabel('The bet in dollars').fill('10');
  await press(rosa, /^Bet \$10 behind seat 1/);
  await rosa.getByRole('button', { name: 'Take back $10 behind seat 1' }).waitFor();
  await rosa.getByText('covers $65 more').waitFor();
  expect(await violations(rosa)).toEqual([]);
  await press(rosa, /^Ready$/);
  await logged(rosa, /No more bets/);
  await until(
    'the round is settled',
    async () => (await rosa.getByText(/^behind: /).count()) > 0,
    () => pressAny(ann, [/^No insurance/, /^Stand/, /^Hit/]),
  );
  for (const page of [ann, bank, rosa]) await page.context().close();
});

test('the seat tells what its player won, whoever bets behind it; and the dealer enters what a player signs', async () => {
  const { table } = await open(boss, { house: 'aviator/pure-21.5' });
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const ann = await player(browser, room, table, 1);
  const bank = await player(browser, room, table, 4);
  const { page: rosa } = await person(browser, room);
  await rosa.goto(`${room.url}/#/table/${table}`);
  await press(rosa, /^Stand behind the seats/);
  await press(dealer, /^The shoe is shuffled/);
  await until(
    'the bank is offered to seat 4',
    () => bank.getByLabel('Bank wager in dollars').isVisible(),
    () => pressAny(ann, [/^Let it pass/]),
  );
  await takeBank(bank, 100);
  await bet(ann, 1, { base: [25] });
  await rosa.getByLabel('The bet in dollars').fill('10');
  await press(rosa, /^Bet \$10 behind seat 1/);
  // Her bet arrives while the dealer's hand is on its way: a touch that comes too soon is made again.
  await until(
    'the cards are dealt',
    () => dealer.getByRole('button', { name: 'ten of hearts', exact: true }).isVisible(),
    () => pressAny(dealer, [/^No more bets/]),
  );
  await deal(dealer, 'Th', '9d', '5c', 'down');
  // Ann sweeps with her hand; the dealer sees it.
  const signs = dealer.getByRole('group', { name: 'What seat 1 signs' });
  await signs.getByRole('button', { name: 'Hit' }).click();
  await deal(dealer, '3d');
  await signs.getByRole('button', { name: 'Stand' }).click();
  await deal(dealer, '8s');
  await press(dealer, /^All the rest is settled/);
  const seat = rosa.locator('section.seat').first();
  await seat.getByText('+$25', { exact: true }).waitFor();
  await seat.getByText('behind: +$10', { exact: true }).waitFor();
  await ann.locator('section.seat.mine').getByText('+$25', { exact: true }).waitFor();
  expect(await ann.getByText(/^behind: paid/).count()).toBe(0);
  for (const page of [ann, bank, rosa]) await page.context().close();
});
