// What is asked about a hand of the past, and how the answer is shown.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { more } from '../lib/voice';
import EquityBars from '../components/EquityBars.svelte';
import { equityQuestion } from './equity';
import type { HandView } from './types';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../lab/source', () => ({ ask: asked }));

const cards = (text: string): { card: string | null; up: boolean }[] =>
  text.split(' ').map((card) => ({ card: card === '??' ? null : card, up: false }));
const at = (board: string[], hands: string[], over: Partial<HandView> = {}): HandView =>
  ({
    game: 'short-deck',
    board,
    stud: false,
    awards: [],
    players: hands.map((text) => ({ status: 'in', cards: cards(text) })),
    ...over,
  }) as unknown as HandView;
const FLOP = ['7h', 'Th', '2d'];

beforeAll(async () => void (await more()));

test('the hands that are still in are asked about, with what was shown in the end and not before', () => {
  const last = at([...FLOP, '4c', 'Ks'], ['Ah Qh', '7c 7d', '?? ??']);
  expect(equityQuestion(at(FLOP, ['?? ??', '?? ??', '?? ??']), last)).toEqual({
    places: [0, 1, 2],
    asked: { game: 'short-deck', hands: ['AhQh', '7c7d', 'random'], board: '7hTh2d' },
  });
  const folded = at(FLOP, ['Ah Qh', '7c 7d', '?? ??']);
  folded.players[2]!.status = 'folded';
  expect(equityQuestion(folded, last)!.asked.hands).toEqual(['AhQh', '7c7d']);
});

test('nothing is asked where nothing is compared: one hand left, no cards known, the pot awarded, stud', () => {
  const two = ['Ah Qh', '7c 7d'];
  const last = at(FLOP, two);
  expect(equityQuestion(at(FLOP, ['Ah Qh']), last)).toBeNull();
  expect(equityQuestion(at(FLOP, two), at(FLOP, ['?? ??', '?? ??']))).toBeNull();
  expect(equityQuestion(at(FLOP, two, { stud: true }), last)).toBeNull();
  expect(equityQuestion(at(FLOP, two, { awards: [{ seat: 0, amount: 1, pot: 0, part: 'whole', clause: 'S-8' }] }), last)).toBeNull();
});

test('the answer is a bar for each hand, with its share and whether its cards were seen', async () => {
  asked.mockResolvedValue({ hands: [{ equity: 0.254 }, { equity: 0.746 }] });
  const last = at(FLOP, ['Ah Qh', '?? ??']);
  render(EquityBars, { now: last, last, name: (place: number) => ['Ada', 'Bo'][place]! });
  await vi.waitFor(() => expect(screen.getByText('75 %')).toBeTruthy());
  expect(asked).toHaveBeenCalledWith('equity', { game: 'short-deck', hands: ['AhQh', 'random'], board: '7hTh2d' });
  expect([...document.querySelectorAll('.equity li')].map((li) => li.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Ada 25 %',
    'Bo (cards not shown) 75 %',
  ]);
});
