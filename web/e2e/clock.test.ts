// One clock for felt, bar, log and sound: nothing is told before it can be seen. And what the browser is told: that the room is away,
// that nobody is signed in, files as small as it takes them.
import { expect, test } from 'vitest';
import { house, lobby } from './house';
import { player } from './people';
import { DESKTOP } from './room';

const { room, browser } = await house();

test('a room that does not answer is said to be away within three seconds, and back when it is', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const page = await player(browser, room, table);
  const lost = page.getByText(/connection is lost/);
  expect(await lost.count()).toBe(0);
  room.pause();
  try {
    await lost.waitFor({ timeout: 3500 });
  } finally {
    room.resume();
  }
  await lost.waitFor({ state: 'detached', timeout: 3000 });
  // The machine itself may know it sooner.
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await lost.waitFor({ timeout: 500 });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await lost.waitFor({ state: 'detached', timeout: 3000 });
  await page.context().close();
});

test('a newcomer’s console is empty, and scripts come compressed', async () => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const complaints: string[] = [];
  const packed = new Map<string, string>();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && complaints.push(m.text()));
  page.on('response', (r) => packed.set(new URL(r.url()).pathname, r.headers()['content-encoding'] ?? ''));
  await page.goto(room.url);
  await page.getByRole('button', { name: /^Play / }).waitFor();
  expect(complaints).toEqual([]);
  const scripts = [...packed].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  // Browsers take brotli over TLS and on the machine itself; elsewhere gzip.
  expect(scripts.filter(([, encoding]) => encoding !== 'br' && encoding !== 'gzip')).toEqual([]);
  await context.close();
});
