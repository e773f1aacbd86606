// At the table with a mouse and a keyboard: pages that follow each other, and keys that do what the bar says.
import { test } from 'vitest';
import { house, lobby } from './house';
import { player } from './people';

const { room, browser } = await house();

test('from a table to its history and back, by link and by the browser’s own way, the table answers', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const page = await player(browser, room, table);
  const seat = page.locator('section.seat.mine');
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByRole('link', { name: 'History of this table' }).click();
  await page.getByRole('heading', { name: /^History of/ }).waitFor();
  await page.goBack();
  await seat.waitFor();
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByRole('link', { name: 'History of this table' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await seat.waitFor();
  // It is not only a picture: what is done here comes back.
  await page.getByRole('tab', { name: 'Me' }).click();
  await page.getByRole('button', { name: 'Sit out' }).click();
  await seat.getByText('sits out').waitFor();
  await page.context().close();
});
