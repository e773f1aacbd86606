// One clock for felt, bar, log and sound: nothing is told before it can be seen. And what the browser is told: that the room is away,
// that nobody is signed in, files as small as it takes them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house, lobby, until } from './house';
import { ANSWERS, player, pressAny } from './people';
import { DESKTOP } from './room';

const { room, browser } = await house();

/** Looks at the page in every frame: what the bar says a seat decides on, and what that seat's cards count on the felt. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    (globalThis as unknown as { seen: string[] }).seen = seen;
    const look = (): void => {
      const bar = document.querySelector('section.bar')?.textContent ?? '';
      const decides = /in seat (\d+) decides on (?:soft )?(\d+)/.exec(bar);
      if (decides) {
        const seat = document.querySelector(`section.seat[aria-label^="Seat ${decides[1]},"]`);
        const counts = seat?.querySelector('.hands')?.textContent ?? '';
        const same = new RegExp(`(^|\\D)${decides[2]}(\\D|$)`).test(counts);
        seen.push(same ? 'same' : `the bar says ${decides[0]}, the felt ${counts}`);
      }
      // The settlement is told to its end before the next bank is.
      const lines = [...document.querySelectorAll('aside [role=log] li')].map((li) => li.textContent ?? '');
      const since = lines.slice(lines.findLastIndex((l) => /takes the bank/.test(l)));
      const over = since.some((l) => /round is over/.test(l));
      if (/bank is offered/.test(bar) && !over && document.querySelector('section.seat .outcome'))
        seen.push('offered before the round was over');
      requestAnimationFrame(look);
    };
    look();
  });
}

test('the bar tells nothing that the felt does not show', async () => {
  const table = (await lobby(room)).find((t) => t.game === 'blackjack' && t.bots > 0)!.table;
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.goto(`${room.url}/#/table/${table}`);
  await page
    .getByRole('button', { name: /^Sit in seat/ })
    .first()
    .click();
  await page.locator('section.seat.mine').waitFor();
  await watchBar(page);
  const told = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  await until(
    'somebody has decided for a while',
    async () => (await told()).length > 60,
    () => pressAny(page, ANSWERS),
    200_000,
  );
  const all = await told();
  expect(all.filter((t) => t !== 'same')).toEqual([]);
  await context.close();
});

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
  await lost.waitFor({ timeout: 2000 });
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
  // A few bytes only grow when they are packed.
  const tiny = (length: string | undefined): boolean => Number(length ?? Infinity) < 200;
  page.on('response', (r) => {
    const { 'content-encoding': encoding = '', 'content-length': length } = r.headers();
    if (encoding || !tiny(length)) packed.set(new URL(r.url()).pathname, encoding);
  });
  await page.goto(room.url);
  await page.getByRole('button', { name: /^Play / }).waitFor();
  expect(complaints).toEqual([]);
  const scripts = [...packed].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  // Browsers take brotli over TLS and on the machine itself; elsewhere gzip.
  expect(scripts.filter(([, encoding]) => encoding !== 'br' && encoding !== 'gzip')).toEqual([]);
  await context.close();
});
