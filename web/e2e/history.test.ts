// What is over: a hand of poker stepped through on the felt from my own chair, passed on as a file that the room's own
// referee replays, and everything I played on one page.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSummary } from '../src/protocol';
import { faults } from './geometry';
import { ANSWERS, pressAny } from './people';
import { binary, launch, person, PHONE, Room, shot, violations } from './room';

let room: Room;
let browser: Browser;
let me: Page;
let table = 0;

beforeAll(async () => {
  room = await Room.open();
  browser = await launch();
  me = (await person(browser, room)).page;
  const lobby = (await (await fetch(`${room.url}/api/lobby`)).json()) as TableSummary[];
  table = lobby.find((t) => t.game === 'holdem' && t.bots > 0)!.table;
});
afterAll(async () => {
  await browser?.close();
  await room?.close();
});

test('a hand of hold’em, stepped through from my chair', async () => {
  await me.goto(`${room.url}/#/table/${table}`);
  await me.getByRole('button', { name: /^Sit in seat/ }).first().click();
  await me.locator('section.seat.mine').waitFor();
  const log = me.getByRole('log').filter({ visible: true });
  let answered = false;
  for (let i = 0; i < 400 && !(answered && (await log.getByText(/ wins \$/).count()) > 0); i++) {
    if (await pressAny(me, [/^Check/, /^Call/, /^Show/])) answered = true;
    await me.waitForTimeout(100);
  }
  const dealt = (await log.getByText(/^You are dealt/).first().textContent())!;
  await me.goto(`${room.url}/#/rounds`);
  const replay = me.getByRole('link', { name: /^Replay/ });
  for (let i = 0; i < 40 && (await replay.count()) === 0; i++) {
    await me.waitForTimeout(500);
    await me.reload();
  }
  await shot(me, 'rounds-desktop');
  expect(await violations(me)).toEqual([]);
  await replay.last().click();

  const scrubber = me.getByRole('slider', { name: 'Step through the hand' });
  await scrubber.waitFor();
  const last = Number(await scrubber.getAttribute('max'));
  expect(last).toBeGreaterThan(5);
  // My own cards lie open before me; those of the others do not, until they are shown.
  await me.getByText(dealt).waitFor({ timeout: 2000 }).catch(() => null);
  for (let i = 0; i < last && !(await me.getByText(/^You are dealt/).isVisible()); i++) await me.getByRole('button', { name: 'One step on' }).click();
  expect(await me.getByText(/^You are dealt/).first().textContent()).toContain(dealt.trim().replace(/\.$/, '').split(' ').at(-1)!);
  const mine = await me.getByRole('group', { name: /^Your cards/ }).getAttribute('aria-label');
  expect(mine).not.toMatch(/face-down/);
  expect(await me.getByRole('group', { name: /^Cards of seat/ }).first().getAttribute('aria-label')).toMatch(/face-down card/);
  await scrubber.fill(String(last));
  await me.locator('.won').first().waitFor();
  await scrubber.fill(String(Math.round(last * 0.7)));
  await shot(me, 'history-poker-desktop');
  expect(await violations(me)).toEqual([]);
  expect(await faults(me, true)).toEqual([]);

  const download = me.waitForEvent('download');
  await me.getByRole('button', { name: 'Save as PHH' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^table-\d+-hand-\d+\.phh$/);
  const path = join(room.data, file.suggestedFilename());
  await file.saveAs(path);
  const told = JSON.parse(execFileSync(binary(), ['replay', '--json', path]).toString()) as { finishing_stacks: number[] };
  expect(told.finishing_stacks.length).toBeGreaterThan(1);
}, 300_000);

test('the same address shows a stranger the rail’s side of it', async () => {
  const address = me.url();
  const { page, context } = await person(browser, room, PHONE);
  await page.goto(address);
  await page.getByRole('slider', { name: 'Step through the hand' }).waitFor();
  expect(await page.getByRole('group', { name: /^Your cards/ }).count()).toBe(0);
  await shot(page, 'history-poker-phone');
  expect(await faults(page, true)).toEqual([]);
  await context.close();
});

test('blackjack and poker on one page, with what they brought', async () => {
  await me.goto(`${room.url}/#/`);
  await me.getByRole('button', { name: /^Play .*Pure 21\.5/ }).click();
  await me.getByRole('button', { name: /^Sit in seat/ }).first().click();
  const over = me.getByText(/The round is over/);
  const settled = me.getByRole('log').filter({ visible: true }).getByText(/^You, seat \d/);
  for (let i = 0; i < 400 && !((await over.count()) > 0 && (await settled.count()) > 0); i++) {
    await pressAny(me, ANSWERS);
    await me.waitForTimeout(150);
  }
  await me.goto(`${room.url}/#/rounds`);
  await me.getByRole('row', { name: /Pure 21\.5/ }).first().waitFor();
  await me.getByRole('row', { name: /Texas/ }).first().waitFor();
  await me.getByText(/together/).waitFor();
  await me.getByRole('row', { name: /Pure 21\.5/ }).first().getByRole('link', { name: /^Replay/ }).click();
  await me.getByRole('slider', { name: 'Step through the round' }).waitFor();
  await me.goto(`${room.url}/#/rounds/1`);
  await me.getByText(/may not read what other people played/).waitFor();
});
