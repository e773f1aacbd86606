// The history of a table in a pretended page: a record of the log leads somewhere, whichever it is.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROUND, RULES } from '../blackjack/fixture';
import { signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { RecordView } from '../protocol';
import History from './History.svelte';

const record = (seq: number, events: typeof ROUND): RecordView => ({
  seq,
  at: seq * 1000,
  by: null,
  events: events.map(({ event }) => ({ blackjack: event })),
  says: [],
  counted: [],
});
/** A dealer entered the move that the round begins with. */
const entered: RecordView = { ...record(9, ROUND), by: 77, entered_by: 77 };
/** What the floor says between two rounds, about the one before. */
const word: RecordView = {
  ...record(5, []),
  at: Date.UTC(2026, 10, 15, 20),
  says: [
    {
      says: {
        id: 'floor-ruled',
        args: { what: { telling: { id: 'floor-heard' } }, author: { text: 'Flo' }, reason: { text: 'the result stands' } },
      },
      clause: 'L-CAS-16',
      tone: 'rule',
      event: 0,
    },
  ],
};
let called: Record<number, string> = {};
const log = [record(2, ROUND.slice(0, 6)), record(3, ROUND.slice(6)), word, entered, record(24, ROUND.slice(0, 3))];
const info = { table: 16, name: 'BJ One', title: 'Blackjack', decks: 6, game: { game: 'blackjack', decks: 6, rules: RULES } };

beforeEach(() => {
  vi.spyOn(room, 'watch').mockReturnValue(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      const answer = path.includes('/history?') ? log : path.includes('/names') ? called : path === '/api/day' ? { gaming_day: {} } : info;
      return new Response(JSON.stringify(answer));
    }),
  );
});
const shown = async (from: number): Promise<string> => {
  render(History, { id: 16, from });
  const list = await screen.findByLabelText<HTMLSelectElement>('Round');
  await waitFor(() => expect(list.value).not.toBe(''));
  return list.value;
};

test('a record inside of a round opens that round', async () => {
  expect(await shown(3)).toBe('2');
  expect(screen.queryByText(/belongs to no finished round/)).toBeNull();
});

test('a record outside of all finished rounds opens the nearest one, and says so', async () => {
  expect(await shown(24)).toBe('9');
  expect(screen.getByText(/^That record belongs to no finished round/)).toBeTruthy();
});

test('a move that somebody else entered says by whom, to those who may know it', async () => {
  called = {};
  expect(await shown(9)).toBe('9');
  await screen.findByText('Entered by the dealer.');
  cleanup();
  called = { 77: 'Duc' };
  await shown(9);
  await screen.findByText('Entered by Duc.');
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('staff go back to the dealer’s console, where a call stands; everybody else to the table', async () => {
  const back = (): string | null => screen.getByRole('link', { name: 'Back to the table' }).getAttribute('href');
  Object.assign(info, { dealing: 'human' });
  await shown(3);
  expect(back()).toBe('#/table/16');
  cleanup();
  signIn({ name: 'Flora', role: 'floor', may: ['rule'], pages: ['floor', 'deal'] });
  await shown(3);
  expect(back()).toBe('#/deal/16');
  room.me = null;
});

test('where somebody has three hands their cards are listed below the felt, step by step', async () => {
  const at = ROUND.findIndex(({ event }) => typeof event === 'object' && 'acted' in event);
  const split = { ...ROUND[at]!, event: { acted: { player: 1, seat: 2, hand: 1, action: 'split' } } } as (typeof ROUND)[number];
  const card = ROUND.find(({ event }) => typeof event === 'object' && 'card_dealt' in event)!;
  const came = { ...card, event: { card_dealt: { to: { hand: { seat: 2, hand: 1 } }, card: '8s' } } } as (typeof ROUND)[number];
  log.push(record(40, [...ROUND.slice(0, at), split, came, split, ...ROUND.slice(at + 1)]));
  expect(await shown(40)).toBe('40');
  expect(await screen.findByRole('heading', { name: 'On the felt' })).toBeTruthy();
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '999' } });
  await waitFor(() => expect(screen.getByText('2, hand 3')).toBeTruthy());
  cleanup();
  await shown(9);
  expect(screen.queryByRole('heading', { name: 'On the felt' })).toBeNull();
});

test('what the floor ruled after a round stands below it, and not below the next', async () => {
  await shown(2);
  const after = await screen.findByRole('region', { name: 'What the floor ruled after it' });
  expect(after.textContent.replace(/\s+/g, ' ')).toContain('2026-11-15 12:00:00 · The floor has heard the call. Flo: “the result stands”');
  cleanup();
  await shown(9);
  expect(screen.queryByText(/the result stands/)).toBeNull();
});

test('on paper a round bears its day and time, and of when the sheet is', async () => {
  await shown(2);
  expect(document.querySelector('p.on-paper + .controls')).toBeTruthy();
  const paper = [...document.querySelectorAll('p.on-paper')].map((p) => p.textContent.replace(/\s+/g, ' ').trim());
  expect(paper).toContainEqual(expect.stringMatching(/^1969-12-31 · Round .*16:00:02/));
  expect(paper.at(-1)).toMatch(/^As of \d{4}-\d\d-\d\d \d\d:\d\d/);
});
