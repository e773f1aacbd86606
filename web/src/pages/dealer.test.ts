// The dealer's console in a pretended page: a finger that taps twice answers one question, not the next one too.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun, hand } from '../components/console-fixture';
import { EMPTY, MISHAPS, PEOPLE, ROUND, RULES } from '../blackjack/fixture';
import { applyEvent, sceneOf } from '../blackjack/scene';
import { room } from '../net/room.svelte';
import type { TableFrame, TableInfo } from '../protocol';
import Dealer from './Dealer.svelte';

type Watcher = Parameters<typeof room.watch>[1];
const bj = { ...ROUND.slice(0, 9).reduce(applyEvent, sceneOf(EMPTY)).view, game: 'blackjack' };
const info = { table: 1, name: 'One', dealing: 'human', real_chips: true, game: { game: 'blackjack', rules: RULES, mishaps: MISHAPS } };
const frame = (seq: number, awaits: unknown): TableFrame =>
  ({
    table: 1,
    seq,
    version: seq,
    records: [],
    people: PEOPLE,
    waiting: [],
    paused: false,
    called: null,
    view: { ...bj, awaits },
  }) as never;
const hole = { for: 'dealer', task: { card: 'hole' } };
const bank = { for: 'dealer', task: { card: 'bank' } };
const decides = (seat: number): unknown => ({
  for: 'action',
  player: 1,
  seat,
  hand: 1,
  moves: { hit: true, stand: true, double: 0, double_min: 0, split: false, surrender: false, chart: 'hit' },
});

let table: Watcher;
let sent: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'Date'] });
  sent = [];
  vi.spyOn(room, 'watch').mockImplementation((_, on) => {
    table = on;
    return () => {};
  });
  vi.spyOn(room, 'command').mockImplementation((_, command) => Promise.resolve(void sent.push(command)) as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(awaits: unknown): Promise<void> {
  render(Dealer, { id: 1 });
  table.table(info as unknown as TableInfo, frame(1, awaits));
  await tick();
}
async function comes(seq: number, awaits: unknown): Promise<void> {
  table.frame(frame(seq, awaits));
  await tick();
}
const tap = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

test('the second tap of a double tap does not answer the question that came up under the finger', async () => {
  await open(hole);
  await tap('It lies face down');
  vi.advanceTimersByTime(100);
  await comes(2, decides(2));
  vi.advanceTimersByTime(200);
  await tap('Stand');
  expect(sent).toEqual([{ dealer: 'hole_down' }]);
  vi.advanceTimersByTime(450);
  await tap('Stand');
  expect(sent.slice(1)).toEqual([{ dealer: { act: { seat: 2, hand: 1, action: 'stand' } } }]);
});

test('the second tap on “no more bets” names no card and calls no cut card, wherever they come up', async () => {
  await open({ for: 'wagers' });
  const tapAt = (name: string): Promise<boolean> => {
    const button = screen.getByRole('button', { name });
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 260, 180, 60));
    return fireEvent.click(button, { clientX: 60, clientY: 290 });
  };
  await tapAt('No more bets');
  vi.advanceTimersByTime(100);
  await comes(2, bank);
  vi.advanceTimersByTime(200);
  await tapAt('The cut card came');
  await tapAt('king of hearts');
  expect(sent).toEqual([{ dealer: 'close_wagers' }]);
  // What is rare stands behind the cards, not first.
  const names = screen.getAllByRole('button').map((b) => b.getAttribute('aria-label') ?? b.textContent.trim());
  expect(names.indexOf('The cut card came')).toBeGreaterThan(names.indexOf('two of spades'));
  vi.advanceTimersByTime(450);
  await tapAt('The cut card came');
  expect(sent.slice(1)).toEqual([{ dealer: 'cut_card' }]);
});

test('a card that is tapped twice came once; when it really comes again it is tapped again', async () => {
  await open(bank);
  await tap('king of hearts');
  await comes(2, bank);
  vi.advanceTimersByTime(300);
  await tap('king of hearts');
  expect(sent).toEqual([{ dealer: { card: { card: 'Kh' } } }]);
  vi.advanceTimersByTime(450);
  await tap('king of hearts');
  expect(sent.length).toBe(2);
});

test('whoever taps elsewhere is not held up', async () => {
  await open(bank);
  const king = screen.getByRole('button', { name: 'king of hearts' });
  vi.spyOn(king, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 44, 44));
  const queen = screen.getByRole('button', { name: 'queen of hearts' });
  vi.spyOn(queen, 'getBoundingClientRect').mockReturnValue(new DOMRect(148, 100, 44, 44));
  await fireEvent.click(king, { clientX: 120, clientY: 120 });
  await comes(2, bank);
  vi.advanceTimersByTime(50);
  await fireEvent.click(queen, { clientX: 170, clientY: 120 });
  expect(sent).toEqual([{ dealer: { card: { card: 'Kh' } } }, { dealer: { card: { card: 'Qh' } } }]);
});

test('cards that a scanner reads while the one before is on its way wait for it, whole and in their order', async () => {
  const answers: (() => void)[] = [];
  vi.mocked(room.command).mockImplementation((_, command) => {
    sent.push(command);
    return new Promise((done) => answers.push(() => done(0)));
  });
  await open(bank);
  for (const key of ['K', 'h', 'Enter', '7', 'c', 'Enter', 'q', 'd', 'Enter']) await fireEvent.keyDown(document.body, { key });
  await tick();
  expect(sent).toEqual([{ dealer: { card: { card: 'Kh' } } }]);
  for (const card of ['7c', 'Qd']) {
    answers.at(-1)!();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ dealer: { card: { card } } }));
  }
  expect(sent.length).toBe(3);
});

test('the card that a scanner reads behind a hand that is shown belongs to the next hand', async () => {
  let answered = (): void => {};
  vi.mocked(room.command).mockImplementation((_, command) => {
    sent.push(command);
    return new Promise((done) => (answered = () => done(0)));
  });
  const shows = (seq: number, seat: number): TableFrame => {
    const next = { says: { id: 'task-draw', args: { seat: { number: seat } } }, clause: 'S-8', cards: 2, down: 0 };
    const shown = { ...hand, deck: 'full', phase: 'showdown', awaits: { turn: { turn: 'show', seat }, offers: [] } };
    return { ...frame(seq, null), dealer: { player: 9, name: 'Duc' }, view: { ...begun, hand: shown, next } } as never;
  };
  const scan = async (cards: string): Promise<void> => {
    for (const key of cards) await fireEvent.keyDown(document.body, { key });
  };
  render(Dealer, { id: 1 });
  table.table({ ...info, game: { game: 'poker', seats: 9 } } as never, shows(1, 0));
  await tick();
  await scan('Kh7cQd');
  table.frame(shows(2, 2));
  answered();
  // The next card of the scanner comes when the page has heard of the hand before.
  await new Promise((heard) => setImmediate(heard));
  await scan('5s');
  await tick();
  const show = (seat: number, ...cards: string[]): unknown => ({ dealer: { poker: { command: { do: 'show', seat, cards } } } });
  expect(sent).toEqual([show(0, 'Kh', '7c'), show(2, 'Qd', '5s')]);
});

const line = (seq: number): unknown => ({ says: { id: 'deal-seat-4', args: { seat: { number: seq } } }, clause: null, tone: 'action' });
const record = (seq: number, over = {}): unknown => ({ seq, at: 0, by: null, events: [], counted: [], says: [line(seq)], ...over });
const lines = (): string[] => [...screen.getByRole('log').querySelectorAll('.text')].map((l) => l.textContent!);
const live = (seq: number, over = {}): void => table.frame({ ...frame(seq, bank), records: [record(seq, over)] as never });

test('the dealer has the felt and no log', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json([])));
  await open(bank);
  expect(screen.queryByRole('log')).toBeNull();
});

test('who rules reads at the console what happened, before they came and since', async () => {
  room.me = { player: 9, name: 'Flo', may: ['rule'], pages: [] } as never;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json([record(1), record(2)])));
  try {
    render(Dealer, { id: 1 });
    table.table(info as unknown as TableInfo, frame(2, bank));
    await vi.waitFor(() => expect(lines()).toEqual(['Seat 1', 'Seat 2']));
    live(3);
    await vi.waitFor(() => expect(lines()).toEqual(['Seat 1', 'Seat 2', 'Seat 3']));
    expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/api/tables/1/history?from=0&limit=300'), expect.anything());
  } finally {
    room.me = null;
  }
});

test('what happens while the history is fetched is told once and in its order, whether the history has it or not', async () => {
  room.me = { player: 9, name: 'Flo', may: ['rule'], pages: [] } as never;
  const asked: [string, (answer: unknown) => void][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (path) => new Promise((done) => asked.push([String(path), (answer) => done(Response.json(answer))])),
  );
  const answers = (what: string): ((answer: unknown) => void)[] => asked.flatMap(([path, done]) => (path.includes(what) ? [done] : []));
  const duc = { entered_by: 12 };
  try {
    await open(bank);
    live(2, duc);
    live(3);
    await vi.waitFor(() => expect(lines()).toEqual(['Seat 3']));
    answers('/history')[0]!([record(1), record(2, duc)]);
    await vi.waitFor(() => expect(answers('/names')).toHaveLength(2));
    // Who entered the second one is known for the history first, for the frame last.
    answers('/names')[1]!({ 12: 'Duc' });
    await vi.waitFor(() => expect(lines()).toHaveLength(3));
    answers('/names')[0]!({ 12: 'Duc' });
    live(4);
    await new Promise((told) => setImmediate(told));
    expect(lines()).toEqual(['Seat 1', expect.stringMatching(/^Seat 2 .*Duc/), 'Seat 3', 'Seat 4']);
  } finally {
    room.me = null;
  }
});

test('a page that is opened between two rounds has what was settled, and no fee of the round that is over', async () => {
  const fee = { says: { id: 'bj-bank-fee-taken', args: { amount: { money: 0.5 } } }, clause: 'RND-2', tone: 'chips' };
  const history = ROUND.map(({ event, says, counted }, i) => {
    const charged = typeof event === 'object' && 'bank_fee_taken' in event;
    const told = (charged ? [fee] : says).map((s) => ({ ...s, event: 0 }));
    return record(i + 1, { events: [{ blackjack: event }], says: told, counted: counted.map((c) => ({ ...c, event: 0 })) });
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(history)));
  render(Dealer, { id: 1 });
  const offer = { ...EMPTY, game: 'blackjack', rounds: 1, awaits: { for: 'bank_offer', player: 1, seat: 2 } };
  table.table(info as unknown as TableInfo, { ...frame(history.length, null), view: offer } as never);
  await vi.waitFor(() => expect(screen.getByRole('region', { name: 'What was settled' }).textContent).toContain('Pay seat 2 $30'));
  expect(screen.queryByRole('region', { name: 'Collection' })).toBeNull();
  expect(screen.queryByText(/into the drop/)).toBeNull();
});

test('a table that is closed says so and offers nothing, once what was in play is over', async () => {
  await open(bank);
  table.frame({ ...frame(2, bank), closed: 1_700_000_000_000 });
  await tick();
  expect(screen.getByText('The floor closes this table. This round is the last: deal it to its end.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'king of hearts' })).toBeTruthy();
  const idle = { ...frame(3, { for: 'any_bank' }), closed: 1_700_000_000_000 };
  table.frame({ ...idle, view: { ...EMPTY, game: 'blackjack', awaits: { for: 'any_bank' } } as never });
  await tick();
  expect(screen.getByText('This table is closed')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
