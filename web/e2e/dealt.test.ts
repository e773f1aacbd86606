// Tables that a person deals, so that every card is known: split, double, the 8-8-8 push, an exhausted bank, insurance,
// surrender, and what happens when something goes wrong.
import { expect, test } from 'vitest';
import { rulesSo } from './console';
import { house, until } from './house';
import { bet, deal, logged, openTable, player, press, pressAny, takeBank } from './people';
import { person, shot, violations } from './room';

const { room, browser, boss, dealer } = await house(['boss', 'dealer']);

test('split, double, an 8-8-8 push and an exhausted bank, settled seat by seat', async () => {
  const table = await openTable(boss, room, 'ocean-view/pure-21.5', 'Pure by hand');
  await shot(boss, 'floor-desktop');
  expect(await violations(boss)).toEqual([]);
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const [one, two, bank] = [
    await player(browser, room, table, 1),
    await player(browser, room, table, 2),
    await player(browser, room, table, 7),
  ];
  await press(dealer, /^The shoe is shuffled/);
  await until(
    'the bank is offered to seat 7',
    () => bank.getByLabel('Bank wager in dollars').isVisible(),
    async () => {
      for (const page of [one, two]) await pressAny(page, [/^Let it pass/]);
    },
  );
  await takeBank(bank, 30);
  await logged(bank, 'You take the bank with $30, turn 1.');
  await bet(one, 1, { base: [5, 5] });
  await bet(two, 2, { base: [5, 5, 5, 5], buster: [1, 1] });
  await press(dealer, /^No more bets/);
  await deal(dealer, '8h', '5c', '8s', '8d', '6d', 'down');

  // Seat 1 splits its eights; the first hand is a hard 11, which must hit: standing is not offered, and it says why.
  await press(one, /^Split/);
  await deal(dealer, '3c', 'Kh');
  await one.getByText(/Hard 11: no stand\. Hit or double/).waitFor();
  expect(await one.getByRole('button', { name: /^Stand/ }).count()).toBe(0);
  await press(one, /^Double \$10/);
  await deal(dealer, 'Th');
  await press(one, /^Stand/);

  await press(two, /^Hit/);
  await deal(dealer, '4d');
  await press(two, /^Hit/);
  await deal(dealer, 'Qd');
  await shot(dealer, 'dealer-desktop');
  expect(await violations(dealer)).toEqual([]);
  await deal(dealer, '8c', '8h');
  // Wager by wager, so that the floor can rule until the last pay-off; or all at once.
  await dealer.getByText('Pay seat 1, hand 1 $20.', { exact: true }).waitFor();
  await press(dealer, /^Done: the next wager/);
  await dealer.getByText('Pay seat 1, hand 2 $10.', { exact: true }).waitFor();
  await press(dealer, /^All the rest is settled/);

  // The dealer is told how to settle: where the button goes, then seat by seat, Buster too.
  const settling = dealer.getByRole('region', { name: 'What was settled' });
  await settling.getByText(/Action starts at seat 1/).waitFor();
  await settling.getByText('Pay seat 1, hand 1 $20 (21 against 24, over).').waitFor();
  await settling.getByText(/Return \$2 to seat 2, Buster: not covered by the bank/).waitFor();
  await logged(one, 'You, seat 1, hand 1: 21 against 24, over, paid $20.');
  await logged(one, 'You, seat 1, hand 2: 18 against 24, over, paid $10.');
  await logged(two, 'You, seat 2: 25, over, against 24, over, a push, the wager goes back.');
  await logged(two, 'You, seat 2, Buster: the bank is over with 3 cards, $2 returned: not covered.');
  await logged(bank, 'The round is over: the bank loses $30.');
  await logged(bank, /The hole card counts 8: seat 8, which has no wager, so the next one that has. Action starts at seat 1./);
  for (const page of [one, two, bank]) await page.context().close();
});

test('insurance and surrender at 21st Century', async () => {
  const table = await openTable(boss, room, '21st-century/21st-century-8.0', 'Century by hand');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const bank = await player(browser, room, table, 7);
  await press(dealer, /^The shoe is shuffled/);
  await takeBank(bank, 100);
  const [one, two] = [await player(browser, room, table, 1), await player(browser, room, table, 2)];
  await bet(one, 1, { base: [5, 5] });
  await bet(two, 2, { base: [5, 5, 5, 5] });
  await press(dealer, /^No more bets/);
  await deal(dealer, 'Th', '9h', 'Ad', '6c', '9d', 'down');
  await press(one, /^Insure \$5/);
  await press(two, /^No insurance/);
  await press(dealer, /^No natural/);
  await logged(one, /insurance: no natural, \$5 collected/);
  await press(one, /^Surrender/);
  await press(two, /^Stand/);
  await deal(dealer, '6h', 'Kc');
  await press(dealer, /^All the rest is settled/);
  await logged(one, 'You, seat 1: surrendered, $5 collected.');
  await logged(two, 'You, seat 2: 18 against 17, paid $20.');
  for (const page of [one, two, bank]) await page.context().close();
});

test('somebody stands behind the seats and bets on another hand (D9, D23)', async () => {
  const table = await openTable(boss, room, 'aviator/pure-21.5', 'Behind by hand');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const bank = await player(browser, room, table, 7);
  await press(dealer, /^The shoe is shuffled/);
  await takeBank(bank, 100);
  const one = await player(browser, room, table, 1);
  await bet(one, 1, { base: [5, 5] });
  const { context, page: behind } = await person(browser, room);
  await behind.goto(`${room.url}/#/table/${table}`);
  await press(behind, /^Stand behind the seats/);
  await press(behind, /^Bet \$2 behind seat 1/);
  await behind.getByRole('button', { name: /^Take back \$2 behind seat 1/ }).waitFor();
  await press(dealer, /^No more bets/);
  await deal(dealer, 'Th', '7s', '9c', 'down');
  await press(one, /^Stand/);
  await deal(dealer, 'Kd');
  await press(dealer, /^All the rest is settled/);
  await logged(behind, /behind the circle: 19 against 17, paid \$2/);
  await context.close();
  for (const page of [one, bank]) await page.context().close();
});

test('something goes wrong: the dealer calls, the floor voids the round, everything goes back', async () => {
  const table = await openTable(boss, room, 'livermore/pure-21.5', 'Trouble by hand');
  await dealer.goto(`${room.url}/#/deal/${table}`);
  const bank = await player(browser, room, table, 4);
  await press(dealer, /^The shoe is shuffled/);
  await takeBank(bank, 50);
  const one = await player(browser, room, table, 5);
  await bet(one, 5, { base: [5] });
  await press(dealer, /^No more bets/);
  await deal(dealer, '9h', '7s');
  await press(dealer, /^Something went wrong/);
  await dealer.getByLabel('What happened').fill('Two cards came out of the shoe together');
  await shot(dealer, 'dealer-trouble-desktop');
  await press(dealer, /^Call the floor to this table/);
  await dealer.getByText(/You called the floor/).waitFor();
  await dealer.getByLabel('What happened').waitFor({ state: 'detached' });
  await boss.goto(`${room.url}/#/floor`);
  await boss
    .getByRole('listitem')
    .filter({ hasText: 'Trouble by hand' })
    .getByText(/The floor is called.*Two cards came out of the shoe together/)
    .waitFor();

  await boss.goto(`${room.url}/#/deal/${table}`);
  // What the dealer called for is the reason already.
  await press(boss, /^Rule on it/);
  expect(await boss.getByLabel('What happened').inputValue()).toBe('Two cards came out of the shoe together');
  await rulesSo(boss, /void it, everything goes back/);
  await logged(one, /The floor voids the round; everything goes back. Marisol: “Two cards came out of the shoe together”/);
  // The ruling is announced at the console, the call is answered, and the old report is gone.
  const ruled = dealer.getByRole('status', { name: 'The floor has ruled' });
  await ruled.getByText(/Marisol: “Two cards came out of the shoe together”/).waitFor();
  await ruled.getByText(/Take all cards into the discard rack/).waitFor();
  expect(await dealer.getByText(/You called the floor/).count()).toBe(0);
  expect(await dealer.getByLabel('What happened').count()).toBe(0);
  await one.context().close();
  await bank.context().close();
});
