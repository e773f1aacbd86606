// How long a state update takes until it is painted, with a full table: measured with the browser's own tracing.
import { expect, test } from 'vitest';
import { manager, openTable, player, press, staff, takeBank, bet, deal } from './people';
import { launch, Room } from './room';

interface TraceEvent { name: string; ph: string; ts: number; dur?: number; tid: number; pid: number; args?: { data?: { type?: string } } }

/**
 * What an update costs: the task that takes the frame (or the timer that plays the next step of it), and the style, layout
 * and paint that follow before the next one. Layouts inside the script are forced ones.
 */
function measure(trace: TraceEvent[]): { count: number; median: number; forced: number; words: string } {
  const spans = trace.filter((e) => e.ph === 'X' && e.dur !== undefined);
  const isUpdate = (e: TraceEvent): boolean => e.name === 'TimerFire' || (e.name === 'EventDispatch' && e.args?.data?.type === 'message');
  // Several pages are open in this browser: the busiest thread is looked at.
  const thread = (e: TraceEvent): string => `${e.pid}/${e.tid}`;
  const busy = new Map<string, number>();
  for (const e of spans.filter(isUpdate)) busy.set(thread(e), (busy.get(thread(e)) ?? 0) + 1);
  const main = [...busy].sort((a, b) => b[1] - a[1])[0]?.[0];
  const own = spans.filter((e) => thread(e) === main).sort((a, b) => a.ts - b.ts);
  const updates = own.filter(isUpdate);
  const drawing = own.filter((e) => ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'].includes(e.name));
  const within = (e: TraceEvent, u: TraceEvent): boolean => e.ts >= u.ts && e.ts + e.dur! <= u.ts + u.dur!;
  const forced = drawing.filter((e) => (e.name === 'Layout' || e.name === 'UpdateLayoutTree') && e.dur! > 500 && updates.some((u) => within(e, u)));
  const costs = updates
    .map((u, i) => {
      const until = Math.min(u.ts + 40_000, updates[i + 1]?.ts ?? Infinity);
      return (u.dur! + drawing.filter((e) => e.ts >= u.ts + u.dur! && e.ts < until).reduce((a, e) => a + e.dur!, 0)) / 1000;
    })
    .sort((a, b) => a - b);
  const at = (share: number): number => costs[Math.min(costs.length - 1, Math.floor(costs.length * share))] ?? 0;
  const words = `${costs.length} updates: median ${at(0.5).toFixed(2)} ms, p90 ${at(0.9).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, most ${(costs.at(-1) ?? 0).toFixed(2)} ms; ${forced.length} forced layouts`;
  return { count: costs.length, median: at(0.5), forced: forced.length, words };
}

test('an update of a full table is on the screen within 16 ms of the browser’s time', async () => {
  const room = await Room.open();
  const browser = await launch();
  try {
    const boss = await manager(browser, room);
    const dealer = await staff(browser, room, boss, 'Duc', 'dealer');
    const table = await openTable(boss, room, 'ocean-view/pure-21.5', 'Full');
    await dealer.goto(`${room.url}/#/deal/${table}`);
    const bank = await player(browser, room, table, 8);
    await press(dealer, /^The shoe is shuffled/);
    await takeBank(bank, 150);
    const seats = [1, 2, 3, 4, 5, 6, 7];
    const others = [];
    for (const seat of seats) {
      const page = await player(browser, room, table, seat);
      await bet(page, seat, { base: [5], buster: [1] });
      others.push(page);
    }
    const watcher = bank;
    const client = await watcher.context().newCDPSession(watcher);
    const trace: TraceEvent[] = [];
    client.on('Tracing.dataCollected', (d) => trace.push(...(d.value as unknown as TraceEvent[])));
    await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] } });
    await press(dealer, /^No more bets/);
    await deal(dealer, ...seats.map((s) => `${s + 1}h`), '6s', ...seats.map((s) => `${s + 1}c`), 'down');
    await watcher.waitForTimeout(500);
    const done = new Promise((r) => client.once('Tracing.tracingComplete', r));
    await client.send('Tracing.end');
    await done;

    const figures = measure(trace);
    console.log(figures.words);
    expect(figures.count).toBeGreaterThan(10);
    expect(figures.median).toBeLessThan(16);
    // Nothing asks the browser for a layout in the middle of an update: that would be done twice.
    expect(figures.forced).toBe(0);
    for (const page of others) await page.context().close();
  } finally {
    await browser.close();
    await room.close();
  }
});
