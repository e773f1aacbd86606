// The dealer's console of blackjack in words: how a round is settled, whom to ask what, and what the floor ruled.
import { expect, test } from 'vitest';
import type { RecordView, Sentence } from '../protocol';
import { askMove, follow, notesOf, passedOver, remember, troubles } from './console';
import { CASINO, EMPTY, plain, ROUND } from './fixture';
import { applyEvent, sceneOf } from './scene';
import type { Happened, HandView, Moves } from './types';

const record = (...events: Happened[]): RecordView => ({
  seq: 1,
  at: 0,
  by: null,
  events: events.map(({ event }) => ({ blackjack: event })),
  says: events.flatMap(({ says }, i) => says.map((s) => ({ ...s, event: i }))),
  counted: events.flatMap(({ counted }, i) => counted.map((c) => ({ ...c, event: i }))),
});

test('after the last card the dealer is told where the button goes and what to do at each seat, with the clause', () => {
  const notes = follow(
    notesOf(sceneOf(EMPTY)),
    ROUND.map((e) => record(e)),
  );
  expect(notes.button?.text).toContain('Action starts at seat 2');
  expect(notes.lines).toEqual([
    { text: 'Pay seat 2 $30, return $10: not covered by the bank (21 against 25, over).', clause: 'GR-3' },
    { text: 'Return $2 to seat 2, Buster: not covered by the bank (the bank is over with 3 cards).', clause: 'BB-4' },
    { text: 'Collect $5 from seat 5, return $5 (surrendered).', clause: 'DSS-6' },
  ]);
  expect(notes.result?.text).toBe('The round is over: the bank loses $25.');
  // The next round's wagers clear it.
  const next = follow(notes, [
    record(
      plain({ bank_taken: { player: 3, seat: 7, wager: 30, turn: 2 } }),
      plain({ wagered: { player: 1, seat: 2, base: 5, buster: 0 } }),
    ),
  ]);
  expect(next.lines.length).toBe(3);
  expect(follow(next, [record(plain({ wagers_closed: { total_action: 5 } }))]).lines).toEqual([]);
});

test('a ruling is told with its author, its reason and what to do with the cards', () => {
  const ruled = { ruled: { author: 'Frank', reason: 'two cards together', ruling: 'void_round' } } as const;
  const what = { telling: { id: 'bj-ruled-void' } };
  const says = { id: 'floor-ruled', args: { what, author: { text: 'Frank' }, reason: { text: 'two cards together' } } };
  const voided: Sentence = { says, clause: 'L-CAS-16', tone: 'rule', event: 0 };
  const { ruled: told } = follow(notesOf(sceneOf(EMPTY)), [record(...ROUND.slice(0, 8), plain(ruled, voided))]);
  expect([told?.text, told?.clause]).toEqual(['The floor voids the round; everything goes back.', 'L-CAS-16']);
  expect(told?.by).toBe('Frank: “two cards together”');
  expect(told?.steps.map((s) => s.text).join(' ')).toContain('Take all cards into the discard rack.');
});

test('whoever comes in the middle of a round finds what was collected and ruled in it', () => {
  const says = {
    id: 'floor-ruled',
    args: { what: { telling: { id: 'bj-ruled-reversed' } }, author: { text: 'Frank' }, reason: { text: 'a nine' } },
  };
  const said: Sentence = { says, clause: 'ROOM-17', tone: 'rule', event: 0 };
  const reverse = plain({ ruled: { author: 'Frank', reason: 'a nine', ruling: { reverse: {} } } }, said);
  const before = [record(...ROUND, reverse)];
  const notes = notesOf(sceneOf(EMPTY));
  const back = remember(notes, before);
  expect([back.ruled?.reversed, back.ruled?.by, back.fees]).toEqual([true, 'Frank: “a nine”', []]);
  expect(remember(back, []).ruled).toBe(back.ruled);
  const anew = [...before, record(plain({ round_ended: { bank_result: 5 } }))];
  expect([remember(notes, anew).ruled, follow(notes, anew).ruled]).toEqual([null, null]);
  expect(remember(notes, [record(...ROUND, reverse, plain({ wagers_closed: { total_action: 5 } }))]).ruled).toBeNull();
  // So it is with every ruling: when all is settled by it nothing of it is left to be done.
  const ruling = { correct: { at: 'bank', nth: 1, card: '6d' } } as const;
  const corrected = plain({ ruled: { author: 'Frank', reason: 'a six', ruling } }, said);
  const middle = [record(...ROUND.slice(0, -1), corrected)];
  expect(follow(notes, middle).ruled?.by).toBe('Frank: “a six”');
  expect(follow(notes, [...middle, record(...ROUND.slice(-1))]).ruled).toBeNull();
});

const FEE: Sentence = { says: { id: 'bj-bank-fee-taken', args: { amount: { money: 0.5 } } }, clause: 'RND-2', tone: 'chips', event: 0 };
/** The round, with a sentence about the fee of its bank. */
const CHARGED = ROUND.map((h) => (typeof h.event === 'object' && 'bank_fee_taken' in h.event ? { ...h, says: [FEE] } : h));

test('a fee is told until it is down the slot, and never that of a round that is over, also to whoever comes later', () => {
  const empty = notesOf(sceneOf(EMPTY));
  const closed = CHARGED.slice(0, 5).map((e) => record(e));
  const told = (records: RecordView[]): [number, number] => [follow(empty, records).fees.length, remember(empty, records).fees.length];
  expect(told(closed)).toEqual([1, 1]);
  expect(remember(empty, closed).fees[0]!.clause).toBe('RND-2');
  // The dealer says so, cards come, the round is void, or it is over and the next is bet on.
  const said = { ...record(), events: [{ room: { dealer_said: { what: 'collected', by: 'Duc' } } }] } as RecordView;
  expect(told([...closed, said])).toEqual([0, 0]);
  expect(told(CHARGED.slice(0, 6).map((e) => record(e)))).toEqual([0, 0]);
  expect(told([...closed, record(plain({ ruled: { author: 'Frank', reason: 'a', ruling: 'void_round' } }))])).toEqual([0, 0]);
  const over = CHARGED.map((e) => record(e));
  expect(told(over)).toEqual([0, 0]);
  const next = record(plain({ bank_taken: { player: 3, seat: 7, wager: 30, turn: 2 } }));
  expect(told([...over, next])).toEqual([0, 0]);
});

test('whoever comes between two rounds finds what was settled in the last one, as who was there does', () => {
  const live = follow(
    notesOf(sceneOf(EMPTY)),
    ROUND.map((e) => record(e)),
  );
  const told = ({ button, lines, result }: typeof live): unknown => ({ button, lines, result });
  const next = record(plain({ bank_taken: { player: 3, seat: 7, wager: 30, turn: 2 } }));
  const between = notesOf(sceneOf({ ...EMPTY, rounds: 1 }));
  for (const after of [[], [next]]) {
    const back = remember(between, [...ROUND.map((e) => record(e)), ...after]);
    expect(told(back)).toEqual(told(live));
    expect(back.scene).toBe(between.scene);
  }
  // Once the next wagers are closed it is gone, and half a round tells nothing of its settlement.
  const closed = record(plain({ wagers_closed: { total_action: 5 } }));
  expect(remember(between, [...ROUND.map((e) => record(e)), next, closed]).lines).toEqual([]);
  expect(
    remember(
      between,
      ROUND.slice(-4).map((e) => record(e)),
    ).lines,
  ).toEqual([]);
});

test('what a ruling has settled anew does not stay in the order of the settlement', () => {
  const settled = ROUND.slice(
    0,
    ROUND.findIndex(({ event }) => typeof event === 'object' && 'round_ended' in event),
  );
  const ruling = { wager: { seat: 2, hand: 1, wager: 'buster', fate: 'return' } } as const;
  const notes = follow(notesOf(sceneOf(EMPTY)), [
    record(...settled, plain({ ruled: { author: 'Frank', reason: 'it lay beside the circle', ruling } })),
  ]);
  expect(notes.lines.map((l) => l.clause)).toEqual(['GR-3']);
});

test('a corrected card lies on the felt', () => {
  const ruling = { correct: { at: { hand: { seat: 2, hand: 1 } }, nth: 1, card: '9h' } } as const;
  const before = ROUND.slice(0, 9).reduce(applyEvent, sceneOf(EMPTY));
  const counted = [{ event: 0, at: ruling.correct.at, total: { points: 12, soft: false, natural: false }, over: false }];
  const after = applyEvent(before, { event: { ruled: { author: 'Frank', reason: 'a nine', ruling } }, counted, says: [] });
  expect(after.view.circles[0]!.hands[0]!.cards).toEqual(['9h', '3d']);
  expect(after.view.circles[0]!.hands[0]!.total.points).toBe(12);
});

test('only the legal moves are asked for, and the forced one is said', () => {
  const moves: Moves = { hit: true, stand: false, double: 10, double_min: 0.5, split: false, surrender: true, chart: 'hit' };
  const hand = { total: { points: 11, soft: false, natural: false } } as HandView;
  expect(askMove({ for: 'action', player: 1, seat: 5, hand: 1, moves }, hand)).toBe(
    'Ask seat 5 on hard 11: hit, double or surrender. The chart says hit: seat 5 may not stand.',
  );
});

test('everything that goes wrong has numbered steps, each with its clause', () => {
  const all = troubles(CASINO);
  expect(all.map((t) => t.what)).toEqual(CASINO.reportable.map((r) => r.what));
  for (const t of all) {
    expect(t.steps.length).toBeGreaterThanOrEqual(3);
    expect(t.steps.map((s) => s.clause)).toEqual([...t.steps.slice(1).map(() => CASINO.floor), t.clause]);
  }
});

test('of the hands that nobody is asked about the last before this one says why', () => {
  const total = { points: 19, soft: false, natural: false };
  const open = { total: { ...total, points: 12 } };
  const ace = { total: { points: 21, soft: true, natural: false }, not_asked: 'split_ace' };
  const circles = [
    { seat: 3, hands: [{ total, not_asked: 'chart' }] },
    { seat: 4, hands: [open, ace, open] },
    { seat: 7, hands: [{ total: { points: 21, soft: false, natural: true }, not_asked: 'natural' }] },
  ];
  const at = (seat: number, hand: number, drawing = false): string | null => {
    const awaits = drawing ? { for: 'dealer', task: { card: { hand: { seat, hand } } } } : { for: 'action', seat, hand };
    return passedOver({ ...EMPTY, bank: { seat: 5 }, circles, awaits } as unknown as typeof EMPTY);
  };
  // From the left of the bank at seat 5: seat 7, seat 3, seat 4.
  expect(at(7, 1)).toBeNull();
  expect(at(3, 1)).toMatch(/^Seat 7, .*: not asked, it is a natural\.$/);
  expect(at(4, 1)).toBe('Seat 3, hard 19: not asked, the chart says stand.');
  expect(at(4, 3)).toMatch(/^Seat 4, hand 2, .*21: not asked, a split ace gets one card\.$/);
  expect(at(4, 3, true)).toBe(at(4, 3));
});
