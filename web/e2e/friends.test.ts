// Playing with friends: somebody opens a private table on a desktop, a friend comes by its link on a phone, the host seats them,
// they play, the table pauses and goes on, and whoever has not the link finds nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { atRest, launch, person, PHONE, Room, shot, violations } from './room';

let browser: Browser;
let room: Room;
beforeAll(async () => {
  [browser, room] = await Promise.all([launch(), Room.open(['--fast', '--decision-seconds', '600'])]);
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

/** Presses Check or Call whenever it is there, and shows hands, until so many hands are over. */
async function play(pages: Page[], hands: number): Promise<void> {
  const over = async (): Promise<boolean> => (await pages[0]!.locator('[role=log] li', { hasText: /\bwins?\b/ }).count()) >= hands;
  const until = Date.now() + 60_000;
  while (!(await over())) {
    expect(Date.now()).toBeLessThan(until);
    for (const page of pages) {
      const move = page.getByRole('button', { name: /^(Check|Call|Show)/ }).first();
      if (await move.isVisible().catch(() => false)) await move.click({ timeout: 2000 }).catch(() => null);
    }
    await pages[0]!.waitForTimeout(50);
  }
}

test('a host and a friend on a phone play at a table of their own', async () => {
  const { page: host } = await person(browser, room);
  await host.getByRole('link', { name: 'Play with friends' }).click();
  await host.getByRole('heading', { name: 'Play with friends' }).waitFor();
  await host.getByLabel('Game').selectOption('ocean-view/holdem');
  await host.getByLabel('Programs at the table').fill('1');
  await host.getByRole('radio', { name: /Newcomer/ }).check();
  await atRest(host);
  expect(await violations(host)).toEqual([]);
  await shot(host, 'friends-desktop');
  await host.getByRole('button', { name: 'Open the table' }).click();

  // The link is shown at once, and as a code.
  const dialog = host.getByRole('dialog');
  await dialog.waitFor();
  const link = await dialog.getByLabel('The link to this table').inputValue();
  expect(link).toMatch(/#\/join\/\d+\/[a-z2-9]{12}$/);
  await dialog.getByRole('img', { name: /code for a camera/ }).waitFor();
  await dialog.getByRole('button', { name: 'Back to the table' }).click();
  await host
    .getByRole('button', { name: /Sit.*3/ })
    .first()
    .click();

  // The friend is nobody yet, says a name and is there.
  const { page: friend } = await person(browser, room, PHONE);
  await friend.goto(link);
  await friend.getByLabel('What shall they call you?').fill('Frieda');
  await atRest(friend);
  expect(await violations(friend)).toEqual([]);
  await shot(friend, 'friends-join-phone');
  await friend.getByRole('button', { name: 'Come in' }).click();
  await friend.getByRole('button', { name: /^Invite/ }).waitFor();
  expect(friend.url()).toMatch(/#\/table\/\d+$/);

  // The host sees who came, and gives her a seat.
  await host.getByRole('button', { name: /^Host/ }).click();
  await dialog.getByLabel('A seat for Frieda').waitFor();
  await atRest(host);
  expect(await violations(host)).toEqual([]);
  await shot(host, 'friends-host-desktop');
  await dialog.getByRole('button', { name: /^Seat ?: ?Frieda/ }).click();
  await dialog.getByRole('button', { name: /^Remove ?: ?Frieda/ }).waitFor();
  await dialog.getByRole('button', { name: 'Back to the table' }).click();
  await play([host, friend], 1);
  await atRest(friend);
  expect(await violations(friend)).toEqual([]);
  await shot(friend, 'friends-table-phone');

  // Paused is paused for everybody.
  await host.getByRole('button', { name: /^(Invite|Host)/ }).click();
  await dialog.getByRole('button', { name: 'Pause the table' }).click();
  await dialog.getByRole('button', { name: 'Go on' }).waitFor();
  await dialog.getByRole('button', { name: 'Go on' }).click();

  // A friend is no host, and a stranger finds nothing.
  await friend.getByRole('button', { name: /^Invite/ }).click();
  expect(await friend.getByRole('button', { name: 'Pause the table' }).count()).toBe(0);
  await friend.getByRole('button', { name: 'Back to the table' }).click();
  const { page: stranger } = await person(browser, room);
  const table = /join\/(\d+)/.exec(link)![1]!;
  await stranger.goto(`${room.url}/#/table/${table}`);
  await stranger.getByText(`There is no table ${table}`).waitFor();
  await stranger.goto(`${room.url}/#/join/${table}/aaaaaaaaaaaa`);
  await stranger.reload();
  await stranger.getByText('This table is private: come by its link.').waitFor();

  // The host closes it, once more asked.
  await dialog.getByRole('button', { name: 'Close the table' }).click();
  await dialog.getByRole('button', { name: 'Close it for everybody' }).click();
  // A hand that is on is played to its end, and then everybody leaves.
  await friend
    .getByText(/leaves? when the round is over|is closed/)
    .first()
    .waitFor();
});
