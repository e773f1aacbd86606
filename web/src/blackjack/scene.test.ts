import { describe, expect, test } from 'vitest';
import { EMPTY, plain, ROUND } from './fixture';
import { LINGER, plan } from './plan';
import { applyEvent, inCircle, sceneOf, walk, type Scene } from './scene';
import type { View } from './types';
import { totalText } from './total';
import type { Event, Happened } from './types';
import { lineOf } from './words';

const names = { me: 1, name: (p: number) => ['', 'Ada', 'Kim', 'Rosa'][p]! };
const play = (events: Happened[], from: Scene = sceneOf(EMPTY)): Scene => events.reduce(applyEvent, from);
const upTo = (name: string): Happened[] =>
  ROUND.slice(
    0,
    ROUND.findIndex(({ event }) => typeof event === 'object' && name in event),
  );
const chips = (s: Scene): number =>
  s.view.people.reduce((a, p) => a + p.stack, 0) +
  s.view.circles.reduce((a, c) => a + inCircle(c) + c.buster, 0) +
  s.view.drop +
  (s.view.bank ? s.view.bank.wager + s.view.bank.result : 0);

test('what the bank covers beside the felt counts bets behind a circle, doubles and splits', () => {
  const covers = (...events: Event[]): number | undefined =>
    [...ROUND.slice(0, 2), ...events.map((event) => plain(event))].reduce(applyEvent, sceneOf(EMPTY)).view.bank?.covers;
  expect(covers(), '$30 banked, $20 and a Buster bet of $2 on the felt').toBe(8);
  const behind: Event = { backlined: { player: 2, seat: 2, amount: 5 } };
  expect(covers(behind)).toBe(3);
  expect(covers(behind, { taken_back: { player: 2, seat: 2, amount: 5 } })).toBe(8);
  expect(covers({ acted: { player: 1, seat: 2, hand: 1, action: { double: 20 } } }), 'more than it covers').toBe(-12);
});

test('a wager that the floor ruled on once it was paid is told as it was settled in the end, and so is what came after it', () => {
  const line = (seat: number, paid: number, collected = 0): Happened =>
    plain({
      settled: {
        seat,
        hand: 1,
        player: seat === 2 ? 1 : 2,
        wager: 'base',
        amount: 10,
        outcome: paid ? 'win' : 'lose',
        paid,
        collected,
        uncovered: 0,
        clause: 'GR-6',
      },
    });
  const ruling = { wager: { seat: 5, hand: 1, wager: 'base', fate: 'take' } } as const;
  const ruled = plain({ ruled: { author: 'Frank', reason: 'capped', ruling } });
  const s = play([...upTo('settled'), line(2, 10), line(5, 10), ruled]);
  expect(s.lines.map((l) => l.seat)).toEqual([2]);
  expect(play([line(5, 0, 10)], s).lines.map((l) => [l.seat, l.paid, l.collected])).toEqual([
    [2, 10, 0],
    [5, 0, 10],
  ]);
  expect(play([plain({ ruled: { author: 'Frank', reason: 'seen', ruling: { two_circles: { on: true } } } })], s).lines).toEqual(s.lines);
});

test('totals are told as they are called out', () => {
  expect(totalText({ points: 21, soft: true, natural: true })).toBe('21.5');
  expect(totalText({ points: 17, soft: true, natural: false })).toBe('soft 17');
  expect(totalText({ points: 15, soft: false, natural: false })).toBe('15');
});

test('no chip is lost between two frames', () => {
  let s = sceneOf(EMPTY);
  const before = chips(s);
  for (const event of ROUND) {
    s = applyEvent(s, event);
    expect(chips(s), JSON.stringify(event)).toBe(before);
  }
});

test('a fee that was taken with its wager goes back with it', () => {
  const placed = { player: 1, seat: 2, base: 50, buster: 10 };
  const s = play([plain({ wagered: placed }), plain({ fee_taken: { player: 1, seat: 2, amount: 1.5 } })]);
  expect([s.view.drop, chips(s)]).toEqual([1.5, chips(sceneOf(EMPTY))]);
  const back = plain({ taken_back: { player: 1, seat: 2, amount: 60, fee: 1.5 } });
  expect(play([back], s).view.people).toEqual(EMPTY.people);
  expect(play([back], s).view.drop).toBe(0);
  const steps = plan(s, [back], EMPTY, names);
  expect(steps.flatMap((step) => step.flights.map((f) => f.amount))).toEqual([60, 1.5]);
});

test('a round leaves everybody with what the settlement says', () => {
  const s = play(ROUND);
  // The bank of $30 wins back $5 of the $30 it lost and still lies with its owner until the next frame.
  expect(s.view.people.map((p) => p.stack)).toEqual([230, 195, 469.5]);
  expect(s.ended).toEqual({ bank_result: -25 });
  expect(s.view.bank?.result).toBe(-25);
  expect(s.view.drop).toBe(0.5);
});

test('the hole card is turned over in its place, second from the left', () => {
  const s = play(upTo('button_placed'));
  expect(s.view.bank?.cards).toEqual(['6s', 'Kd']);
  expect(s.view.bank?.hole_down).toBe(false);
});

test('a split makes two hands, and each counts from its own card', () => {
  const at = { hand: { seat: 2, hand: 1 } };
  const counted = [{ event: 0, at, total: { points: 21, soft: true, natural: false }, over: false }];
  const s = play([
    plain({ bank_taken: { player: 3, seat: 7, wager: 100, turn: 1 } }),
    plain({ wagered: { player: 1, seat: 2, base: 10, buster: 0 } }),
    plain({ card_dealt: { to: at, card: 'Ah' } }),
    plain({ card_dealt: { to: at, card: 'Ac' } }),
    plain({ acted: { player: 1, seat: 2, hand: 1, action: 'split' } }),
    { event: { card_dealt: { to: at, card: 'Kc' } }, counted, says: [] },
  ]);
  const hands = s.view.circles[0]!.hands;
  expect(hands.map((h) => h.cards)).toEqual([['Ah', 'Kc'], ['Ac']]);
  expect(hands.map((h) => h.total.points)).toEqual([21, 0]);
  expect(hands[0]!.total).toEqual({ points: 21, soft: true, natural: false });
  expect(s.view.people[0]!.stack).toBe(180);
});

test('whoever starts the next round finds the table cleared', () => {
  const s = play([...ROUND, plain({ bank_taken: { player: 3, seat: 7, wager: 50, turn: 2 } })]);
  expect(s.view.circles).toEqual([]);
  expect(s.lines).toEqual([]);
  expect(s.view.bank?.turn).toBe(2);
});

test('the action button walks round and round, passing over the bank', () => {
  expect(walk(3, 5, 2, 8)).toEqual([3, 4, 5]);
  expect(walk(9, 3, 1, 8)).toEqual([2, 3, 4, 5, 6, 7, 8, 2, 3]);
});

describe('the plan of a frame', () => {
  const truth = { ...EMPTY, rounds: 1 };
  const steps = plan(sceneOf(EMPTY), ROUND, truth, names);

  test('ends with the truth', () => {
    expect(steps.at(-1)!.scene.view).toBe(truth);
    expect(steps.at(-1)!.scene.lines).toEqual([]);
  });

  test('keeps the finished round on the felt for a while', () => {
    const over = steps.find((s) => s.scene.ended);
    expect(over!.hold).toBe(LINGER);
    expect(over!.scene.view.circles.length).toBe(2);
  });

  test('sends chips where they go: paid to the circle, collected to the bank, the rest home', () => {
    const all = steps.flatMap((s) => s.flights);
    expect(all).toContainEqual({ from: 'bank', to: 'base-2', amount: 30 });
    expect(all).toContainEqual({ from: 'base-5', to: 'bank', amount: 5 });
    expect(all).toContainEqual({ from: 'base-5', to: 'stack-5', amount: 5 });
    expect(all).toContainEqual({ from: 'stack-7', to: 'drop', amount: 0.5 });
  });

  test('counts the button over thirteen seats', () => {
    expect(steps.find((s) => s.walk.length)!.walk.length).toBe(13);
  });

  test('tells whose turn it is only once everything is shown', () => {
    const asks: View['awaits'] = { for: 'bank_offer', player: 1, seat: 2, turn: 1 };
    const all = plan(sceneOf({ ...EMPTY, awaits: { for: 'wagers' } }), ROUND, { ...truth, awaits: asks }, names);
    const told = all.map((s) => s.scene.view.awaits.for);
    expect(told.at(-1)).toBe('bank_offer');
    expect(told.slice(0, -1).filter((a) => a !== 'nobody' && a !== 'wagers' && a !== 'action')).toEqual([]);
    expect(told[ROUND.findIndex(({ event }) => typeof event === 'object' && 'settled' in event)]).toBe('nobody');
  });

  test('an empty frame is the view alone', () => {
    expect(plan(sceneOf(EMPTY), [], truth, names).map((s) => s.scene.view)).toEqual([truth]);
  });
});

describe('the log', () => {
  const lines = ROUND.flatMap(({ says }) => says.map((said) => lineOf(said, names)));

  test('tells the round in the words of the table', () => {
    const all = lines.map((line) => line.text);
    expect(all).toContain('Rosa, seat 7, takes the bank with $30, turn 1.');
    expect(all).toContain('You bet $20 and $2 on Buster on circle 2.');
    expect(all).toContain('You double 11 for $20.');
    expect(all).toContain('Kim, seat 5, surrenders 16: half the wager.');
    expect(all).toContain('The hole card is K♦: the bank has 16.');
    expect(all).toContain('The hole card counts 13: seat 6, which has no wager, so the next one that has. Action starts at seat 2.');
    expect(all).toContain('The bank draws 9♠: over with 25.');
    expect(all).toContain('You, seat 2: 21 against 25, over, paid $30, $10 returned: not covered.');
    expect(all).toContain('The round is over: the bank loses $25.');
  });

  test('keeps the clause and the tone of a sentence', () => {
    const settled = lines.find((line) => line.text.startsWith('You, seat 2'));
    expect([settled?.clause, settled?.tone]).toEqual(['GR-3', 'money']);
    expect(lines[1]).toEqual({ text: 'You bet $20 and $2 on Buster on circle 2.' });
  });

  test('comes with the steps of the felt', () => {
    const told = plan(sceneOf(EMPTY), ROUND, EMPTY, names).flatMap((step) => (step.line ? [step.line.text] : []));
    expect(told).toEqual(lines.map((line) => line.text));
  });
});
