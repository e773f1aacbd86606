// A player calls the floor, at blackjack and at poker: the table stands still, it rings at the floor's page, and the floor
// ends it with a word.
import { expect, test } from 'vitest';
import { house } from './house';
import { logged, openTable, player, press } from './people';
import { atRest, PHONE, violations } from './room';

const { room, browser, boss } = await house(['boss']);

test.each([
  ['ocean-view/holdem', 'Dispute at poker'],
  ['aviator/pure-21.5', 'Dispute at blackjack'],
])('%s: a player calls the floor, and the floor has the last word', async (rulebook, name) => {
  const table = await openTable(boss, room, rulebook, name, 'virtual');
  const [ann, ben] = [await player(browser, room, table, 2), await player(browser, room, table, 3)];
  // At poker somebody is asked as soon as two sit; at blackjack nobody is before somebody banks.
  const timer = rulebook.endsWith('holdem') ? ben.getByRole('timer') : null;
  await timer?.waitFor();
  await ann.getByRole('tab', { name: 'Me' }).click();
  await ann.getByLabel('What is it about?').fill('the pot is short');
  await press(ann, /^Call the floor/);
  await ben.locator('.notice.urgent').waitFor();
  await logged(ben, /calls the floor: “the pot is short”/);
  const stood = await timer?.getAttribute('aria-label');
  expect(await ben.getByRole('button', { name: /^Take my call back/ }).count()).toBe(0);
  await ann.getByRole('button', { name: /^Take my call back/ }).waitFor();
  await ben.setViewportSize(PHONE);
  await atRest(ben);
  expect(await violations(ben)).toEqual([]);

  // The bell is heard and seen on whatever page, and covers nothing.
  const bell = boss.getByRole('alert').getByRole('link', { name: `${name}: “the pot is short”` });
  for (const page of ['shift', 'day', 'lists', 'floor']) {
    await boss.goto(`${room.url}/#/${page}`);
    await bell.first().waitFor();
    expect(await violations(boss), page).toEqual([]);
  }
  await boss.getByRole('button', { name: `Manage ${name}` }).click();
  const call = boss.getByRole('region', { name: new RegExp(name) });
  await call.getByLabel('The floor’s word').fill('counted, and it is right');
  expect(await timer?.getAttribute('aria-label'), 'the clock stands').toBe(stood);
  await call.getByRole('button', { name: /^Say it: the table goes on/ }).click();
  await logged(ben, /counted, and it is right/);
  await ben.locator('.notice.urgent').waitFor({ state: 'detached' });
  await bell.first().waitFor({ state: 'detached' });
  for (const page of [ann, ben]) await page.context().close();
});
