// A room on three nodes that are restarted one after the other, while somebody plays: the page says nothing and plays on.
import type { TableSummary } from '../src/protocol';
import { afterAll, expect, test } from 'vitest';
import { Nodes } from './nodes';
import { ANSWERS, player, pressAny } from './people';
import { launch } from './room';

const nodes = await Nodes.open();
const browser = nodes ? await launch() : null;
afterAll(async () => {
  await browser?.close();
  await nodes?.close();
});

test.skipIf(!nodes)('nodes that are restarted one after the other are not noticed by who plays', async () => {
  const tables = (await (await fetch(`${nodes!.url}/api/lobby`)).json()) as TableSummary[];
  const table = tables.find((one) => one.family === 'blackjack' && one.taken < one.seats - 1)!;
  const page = await player(browser!, nodes!, table.table);
  // Whatever the page says that is not of the game, and how long it went without a line in its log.
  await page.evaluate(() => {
    const seen = { alarms: [] as string[], lines: 0, last: performance.now(), longest: 0 };
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) {
          const text = node.textContent?.trim() ?? '';
          const element = node instanceof Element ? node : node.parentElement;
          if (element?.closest('[role=alert], p.lost, .error') && text) seen.alarms.push(text);
          if (element?.closest('[role=log]')) {
            seen.longest = Math.max(seen.longest, performance.now() - seen.last);
            seen.last = performance.now();
            seen.lines++;
          }
        }
    }).observe(document.body, { childList: true, subtree: true });
  });
  type Seen = { alarms: string[]; lines: number; longest: number };
  const seen = (): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  let playing = true;
  const pressed: string[] = [];
  const play = (async () => {
    while (playing) {
      const label = await pressAny(page, ANSWERS);
      if (label) pressed.push(label);
      else await page.waitForTimeout(20);
    }
  })();
  await expect.poll(() => pressed.length, { timeout: 60_000 }).toBeGreaterThan(3);
  await page.evaluate(() => Object.assign((window as unknown as { seen: Seen }).seen, { longest: 0, last: performance.now() }));
  for (const n of [0, 1, 2]) {
    const [before, lines] = [pressed.length, (await seen()).lines];
    await nodes!.restart(n);
    await expect.poll(() => pressed.length, { timeout: 60_000 }).toBeGreaterThan(before + 3);
    expect((await seen()).lines).toBeGreaterThan(lines);
  }
  playing = false;
  await play;
  const { alarms, longest } = await seen();
  console.log(`${pressed.length} decisions through three restarts; the longest time without a line in the log ${Math.round(longest)} ms`);
  expect(alarms).toEqual([]);
  await page.context().close();
});
