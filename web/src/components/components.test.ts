// Components in a pretended page: what they show, what they offer, what they ask for.
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Ask } from '../blackjack/ask';
import { Betting, faultOf, missedBet } from '../blackjack/betting.svelte';
import { BOUNDS, EMPTY, PEOPLE, ROUND, RULES, SCHEDULE } from '../blackjack/fixture';
import { applyEvent, sceneOf } from '../blackjack/scene';
import Backline from './Backline.svelte';
import BankOffer from './BankOffer.svelte';
import BetBar from './BetBar.svelte';
import ChipStack from './ChipStack.svelte';
import Felt from './Felt.svelte';
import Log from './Log.svelte';
import MoveBar from './MoveBar.svelte';
import PlayingCard from './PlayingCard.svelte';
import SeatPlate from './SeatPlate.svelte';
import SeatSpot from './SeatSpot.svelte';
import TwoCircles from './TwoCircles.svelte';

const act: Extract<Ask, { kind: 'act' }> = {
  kind: 'act',
  seat: 2,
  hand: 1,
  of: 1,
  cards: ['8h', '3d'],
  total: '11',
  wager: 20,
  why: 'Hard 11: no stand. Hit or double.',
  chart: 'Chart 1A',
  moves: { hit: true, stand: false, double: 20, double_min: 0.5, split: false, surrender: false, chart: 'hit' },
};

test('a card says its name, and carries the word of its deck', () => {
  render(PlayingCard, { card: 'Kd', word: 'BONUS' });
  expect(screen.getByRole('img', { name: 'king of diamonds' })).toBeTruthy();
  expect(screen.getByText('BONUS')).toBeTruthy();
});

test('each court card has its letter twice and wears what is its own', () => {
  const drawn = (card: string): string[] => {
    const { container, unmount } = render(PlayingCard, { card });
    const uses = [...container.querySelectorAll('use')].map((u) => u.getAttribute('href')!);
    unmount();
    return uses;
  };
  for (const rank of 'JQK') {
    expect(drawn(`${rank}s`).filter((href) => href === `#rank-${rank}`).length).toBe(2);
    expect(drawn(`${rank}s`)).toContain(`#court-${rank}`);
  }
  expect(drawn('Ts').filter((href) => href.startsWith('#court')).length).toBe(0);
});

test('a face-down card gives nothing away', () => {
  const { container } = render(PlayingCard, { card: null });
  expect(screen.getByRole('img', { name: 'face-down card' })).toBeTruthy();
  expect(container.querySelector('[href^="#rank"]')).toBeNull();
});

test('a stack reads as an amount', () => {
  render(ChipStack, { amount: 32.5, label: 'Seat 2 wager' });
  expect(screen.getByRole('img', { name: 'Seat 2 wager $32.50' })).toBeTruthy();
});

test('only legal moves are offered, and a forced one says why', async () => {
  const onact = vi.fn();
  render(MoveBar, { ask: act, busy: false, onact });
  expect(screen.queryByRole('button', { name: /stand/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /surrender/i })).toBeNull();
  expect(screen.getByText(/Hard 11: no stand/)).toBeTruthy();
  screen.getByRole('button', { name: /^hit/i }).click();
  screen.getByRole('button', { name: /^double \$20/i }).click();
  expect(onact.mock.calls).toEqual([['hit'], [{ double: 20 }]]);
});

test('while a move is on its way nothing can be pressed twice', () => {
  render(MoveBar, { ask: act, busy: true, onact: vi.fn() });
  expect((screen.getByRole('button', { name: /^hit/i }) as HTMLButtonElement).disabled).toBe(true);
});

test('the bank’s offer says what it costs and what can be lost, and can be declined', () => {
  const ontake = vi.fn();
  const ondecline = vi.fn();
  render(BankOffer, {
    ask: { kind: 'bank', turn: 1, spots: [2], chair: 2, stack: 200, least: 5, most: 195, fees: [0.5, 5] },
    unit: 0.5,
    busy: false,
    ontake,
    ondecline,
  });
  expect(screen.getByText(/fee of \$0.50 to \$5/)).toBeTruthy();
  expect(screen.getAllByText(/win or lose at most what you put up/).length).toBe(2);
  screen.getByRole('button', { name: /let it pass/i }).click();
  expect(ondecline).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: /^bank \$50/i }).click();
  expect(ontake).toHaveBeenCalledWith(50, 2);
  expect(screen.queryByText(/spot/), 'the own chair goes without saying').toBeNull();
});

test('the offer lies on the felt where the bank will be; on a phone held upright it does not', async () => {
  const offer = createRawSnippet(() => ({ render: () => '<p>the offer</p>' }));
  const props = {
    scene: sceneOf(EMPTY),
    truth: EMPTY,
    rules: RULES,
    title: 'Pure',
    people: PEOPLE,
    me: 1,
    counting: null,
    betting: new Betting(),
    onsit: vi.fn(),
    onbet: vi.fn(),
    offer,
  };
  const size = (width: number, height: number): void => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  };
  size(1000, 600);
  const wide = render(Felt, props);
  flushSync();
  expect(wide.container.querySelector('.bank')!.textContent).toContain('the offer');
  wide.unmount();
  size(360, 480);
  const upright = render(Felt, props);
  flushSync();
  expect(upright.container.textContent).not.toContain('the offer');
  upright.unmount();
  vi.restoreAllMocks();
});

test('a bank at another spot than the own chair says where, and is taken there (L-CAS-14)', () => {
  const ontake = vi.fn();
  const bank = { kind: 'bank' as const, chair: 4, stack: 200, least: 5, most: 200, fees: [0.5, 5] as [number, number] };
  const first = render(BankOffer, {
    ask: { ...bank, turn: 1, spots: [5] },
    unit: 0.5,
    busy: false,
    ontake,
    ondecline: vi.fn(),
  });
  expect(screen.getByText(/bank at spot 5/)).toBeTruthy();
  screen.getByRole('button', { name: /^bank \$50/i }).click();
  expect(ontake).toHaveBeenCalledWith(50, 5);
  first.unmount();
  render(BankOffer, { ask: { ...bank, turn: null, spots: [5, 6] }, unit: 0.5, busy: false, ontake, ondecline: vi.fn() });
  screen.getByRole('button', { name: 'Spot 6' }).click();
  flushSync();
  screen.getByRole('button', { name: /^bank \$50/i }).click();
  expect(ontake).toHaveBeenLastCalledWith(50, 6);
});

test('one press bets the minimum', () => {
  const onplace = vi.fn();
  render(BetBar, {
    ask: { kind: 'bet', placed: [], ready: false, stack: 200 },
    betting: new Betting(),
    bounds: BOUNDS,
    fees: SCHEDULE.player_fees,
    own: 2,
    busy: false,
    onplace,
    ontakeback: vi.fn(),
    onready: vi.fn(),
  });
  screen.getByRole('button', { name: /^bet \$5/i }).click();
  expect(onplace).toHaveBeenCalledOnce();
});

test('a bet says what it costs by the kind and the size of its wagers (RND-4)', () => {
  const betting = new Betting();
  betting.add(2, 'base', {}, BOUNDS, 200, 50);
  betting.add(3, 'base', {}, BOUNDS, 200, 51);
  betting.add(3, 'buster', {}, BOUNDS, 200, 5);
  const base = [
    { from: 5, to: 50, fee: 1 },
    { from: 51, to: 200, fee: 3 },
  ];
  render(BetBar, {
    ask: { kind: 'bet', placed: [], ready: false, stack: 200 },
    betting,
    bounds: BOUNDS,
    fees: { base, backline: 0.5, buster: 2 },
    own: 2,
    busy: false,
    onplace: vi.fn(),
    ontakeback: vi.fn(),
    onready: vi.fn(),
  });
  expect(screen.getByText(/\$6/), '$1 and $3, and $2 for the Buster bet').toBeTruthy();
});

test('a bet that would be refused cannot be laid out, and the bar says why', () => {
  const betting = new Betting();
  betting.add(2, 'base', {}, BOUNDS, 200, 5);
  betting.add(2, 'buster', {}, BOUNDS, 200, 6);
  render(BetBar, {
    ask: { kind: 'bet', placed: [], ready: false, stack: 200 },
    betting,
    bounds: BOUNDS,
    fees: SCHEDULE.player_fees,
    own: 2,
    busy: false,
    onplace: vi.fn(),
    ontakeback: vi.fn(),
    onready: vi.fn(),
  });
  expect(screen.getByText(/A Buster bet is at most \$5 here/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^bet \$5/i })).toBeTruthy();
  const strict = { ...BOUNDS, buster: { ...BOUNDS.buster!, least: 5 } };
  expect(faultOf({ base: 15, buster: 1 }, strict)).toMatch(/at least \$5/);
  expect(faultOf({ base: 15, buster: 5 }, strict)).toBe('');
  expect(missedBet(16, 'A Buster bet is at least $5.')).toMatch(/not in this round: \$16 .* at least \$5/);
});

test('where a person deals, the dealer closes the bets', () => {
  render(BetBar, {
    ask: { kind: 'bet', placed: [2], ready: true, stack: 200 },
    betting: new Betting(),
    bounds: BOUNDS,
    fees: SCHEDULE.player_fees,
    own: 2,
    human: true,
    busy: false,
    onplace: vi.fn(),
    ontakeback: vi.fn(),
    onready: vi.fn(),
  });
  expect(screen.getByText(/The dealer closes the bets/)).toBeTruthy();
});

test('the log is quiet, and every ruling in it can be asked why', () => {
  render(Log, {
    log: [
      { id: 1, text: 'You stand on 18.', clause: 'RND-8' },
      { id: 2, text: 'Ada sits down.' },
    ],
  });
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  expect(screen.getAllByRole('button', { name: /why\? RND-8/i }).length).toBe(1);
});

test('the log follows through a slow frame, and leaves whoever reads further up in peace', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (f: FrameRequestCallback) => frames.push(f));
  const drawn = (): void => frames.splice(0).forEach((f) => f(0));
  const lines = (n: number) => Array.from({ length: n }, (_, i) => ({ id: i, text: `Line ${i}` }));
  const { rerender } = render(Log, { log: lines(20) });
  const log = screen.getByRole('log');
  let top = 0;
  Object.defineProperties(log, {
    clientHeight: { value: 100 },
    scrollHeight: { get: () => log.querySelectorAll('li').length * 20 },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, log.scrollHeight - 100)) },
  });
  await rerender({ log: lines(30) });
  drawn();
  expect(top).toBe(500);
  // Twice ten lines come before the page tells that it was scrolled.
  for (const n of [40, 50]) {
    await rerender({ log: lines(n) });
    log.dispatchEvent(new Event('scroll'));
    drawn();
  }
  expect(top).toBe(900);
  top = 300;
  log.dispatchEvent(new Event('scroll'));
  await rerender({ log: lines(60) });
  drawn();
  expect(top).toBe(300);
  top = 1100;
  log.dispatchEvent(new Event('scroll'));
  await rerender({ log: lines(70) });
  drawn();
  expect(top).toBe(1300);
  vi.unstubAllGlobals();
});

test('whoever sits out or is away is told so in words of their own', async () => {
  const away = PEOPLE.map((p) => (p.player === 1 ? { ...p, sitting_out: true } : p.player === 2 ? { ...p, connected: false } : p));
  const scene = sceneOf(EMPTY);
  const { container, rerender } = render(Felt, {
    scene,
    truth: EMPTY,
    rules: RULES,
    title: 'Pure 21.5',
    people: away,
    me: 1,
    counting: null,
    betting: new Betting(),
    onsit: vi.fn(),
    onbet: vi.fn(),
  });
  const plates = (): (string | null)[] => [...container.querySelectorAll('.plate .name')].map((n) => n.textContent);
  expect(plates()).toContain('You sit out');
  expect(plates()).toContain('Kim away');
  // With real chips nobody needs a screen to play: nobody is away for having none.
  await rerender({ real: true });
  expect(plates()).toContain('You sit out');
  expect(plates()).toContain('Kim');
});

test('on a phone on its side my own stack stays in sight while my hand is played', () => {
  const { view } = ROUND.slice(0, 11).reduce(applyEvent, sceneOf(EMPTY));
  const seat = (mine: boolean) => ({
    seat: 2,
    place: { x: 70, y: 90, w: 130, h: 110 },
    shape: 'flat' as const,
    cardWidth: 36,
    circle: view.circles.find((c) => c.seat === 2)!,
    behind: 0,
    bank: view.bank,
    person: PEOPLE[0]!,
    stack: 178,
    mine,
    myCircle: mine,
    lit: false,
    litHand: 1,
    dim: false,
    button: false,
    count: null,
    lines: [],
    words: 'none' as const,
    buster: true,
    draft: null,
    canSit: false,
    canBet: false,
    onsit: vi.fn(),
    onbet: vi.fn(),
  });
  const { unmount } = render(SeatSpot, seat(true));
  expect(screen.getByText('$178')).toBeTruthy();
  unmount();
  render(SeatSpot, seat(false));
  expect(screen.queryByText('$178')).toBeNull();
});

test('the felt shows eight seats, the bank and its coverage, and lights whose turn it is', () => {
  const scene = ROUND.slice(0, 11).reduce(applyEvent, sceneOf(EMPTY));
  const truth = { ...scene.view, awaits: { for: 'action' as const, player: 1, seat: 2, hand: 1, moves: act.moves } };
  const { container } = render(Felt, {
    scene: { ...scene, view: truth },
    truth,
    rules: RULES,
    title: 'Pure 21.5',
    people: PEOPLE,
    me: 1,
    counting: null,
    betting: new Betting(),
    onsit: vi.fn(),
    onbet: vi.fn(),
  });
  expect(container.querySelectorAll('section.seat').length).toBe(8);
  expect(container.querySelector('section.seat.lit')?.getAttribute('aria-label')).toBe('Seat 2, Ada, your seat');
  // $30 banked, $30 and a Buster bet of $2 on the felt: nothing more is covered.
  expect(screen.getByText(/covers no more/)).toBeTruthy();
  expect(screen.getByRole('group', { name: /The bank: showing 6/ })).toBeTruthy();
  // Whoever sits already is not offered another seat.
  expect(screen.queryByRole('button', { name: /^Sit in seat/ })).toBeNull();
});

test('a bet behind another hand is placed and taken back (D9)', async () => {
  const onbet = vi.fn();
  const ontakeback = vi.fn();
  const circle = (seat: number, player: number) => ({ seat, player, base: 10, buster: 0, insurance: null, fee: 0, hands: [] });
  render(Backline, {
    view: { circles: [circle(2, 1), circle(5, 2), circle(7, 3)], backlines: [{ player: 1, seat: 7, amount: 20 }] },
    me: 1,
    bounds: BOUNDS,
    fee: 0.5,
    busy: false,
    name: (p) => ['', 'Ada', 'Kim', 'Rosa'][p]!,
    onbet,
    ontakeback,
  });
  expect(
    screen.getAllByRole('option').map((o) => o.textContent),
    'not behind oneself, not twice',
  ).toEqual(['seat 5, Kim']);
  screen.getByRole('button', { name: /^Bet \$5 behind seat 5/ }).click();
  expect(onbet).toHaveBeenCalledWith(5, 5);
  screen.getByRole('button', { name: 'Take back $20 behind seat 7' }).click();
  expect(ontakeback).toHaveBeenCalledWith(7);
});

test('who bets behind others and nowhere else says that they are done, where the table waits for it (D23)', async () => {
  const onready = vi.fn();
  const props = {
    view: { circles: [], backlines: [] },
    me: 1,
    bounds: BOUNDS,
    fee: 0,
    busy: false,
    name: String,
    onbet: vi.fn(),
    ontakeback: vi.fn(),
    onready,
  };
  const { rerender } = render(Backline, props);
  expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
  await rerender({ ...props, waits: true });
  screen.getByRole('button', { name: 'Ready' }).click();
  expect(onready).toHaveBeenCalled();
  await rerender({ ...props, waits: true, ready: true });
  expect(screen.queryByRole('button', { name: 'Ready' })).toBeNull();
  expect(screen.getByText('You are ready. The deal starts when everybody is.')).toBeTruthy();
});

test('the floor orders two circles a player while people wait, and takes it back (L-CAS-12)', async () => {
  const onrule = vi.fn();
  const { rerender } = render(TwoCircles, { most: 2, on: false, ready: true, onrule });
  const control = screen.getByRole('region', { name: 'Circles a player' });
  expect(control.textContent).toContain('For when people wait for a seat: from then on a player holds at most 2, until you take it back.');
  screen.getByRole('button', { name: 'At most 2 from now on' }).click();
  expect(onrule).toHaveBeenLastCalledWith({ two_circles: { on: true } }, expect.any(String));
  await rerender({ most: 2, on: true, ready: true, onrule });
  screen.getByRole('button', { name: 'As many circles as usual again' }).click();
  expect(onrule).toHaveBeenLastCalledWith({ two_circles: { on: false } }, expect.any(String));
});

test('a third-party provider is marked at its seat (RND-12)', () => {
  const props = {
    scene: sceneOf(EMPTY),
    rules: RULES,
    title: 'Pure 21.5',
    people: PEOPLE,
    me: 1,
    counting: null,
    betting: new Betting(),
    onsit: vi.fn(),
    onbet: vi.fn(),
  };
  const provider = { ...EMPTY, people: EMPTY.people.map((p) => ({ ...p, third_party: p.player === 2 })) };
  const { container, unmount } = render(Felt, { ...props, truth: EMPTY });
  expect(container.querySelector('.provider')).toBeNull();
  unmount();
  const marked = render(Felt, { ...props, scene: sceneOf(provider), truth: provider });
  expect(marked.container.querySelectorAll('.provider').length).toBe(1);
  expect(marked.container.querySelector('.provider')?.getAttribute('title')).toMatch(/third-party provider/);
});

test('a third-party provider is marked on the plate, and nobody else', async () => {
  const plate = {
    seat: 2,
    person: PEOPLE[0]!,
    provider: true,
    mine: false,
    stack: 50,
    showStack: true,
    instead: '',
    taken: 'open' as const,
    button: false,
    count: null,
    canSit: false,
    onsit: vi.fn(),
  };
  const { rerender } = render(SeatPlate, plate);
  expect(screen.getByTitle('A third-party provider of proposition player services').textContent).toBe('TPP');
  await rerender({ ...plate, provider: false });
  expect(screen.queryByText('TPP')).toBeNull();
});
