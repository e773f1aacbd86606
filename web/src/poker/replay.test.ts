import { expect, test } from 'vitest';
import type { HandReplay, HandStep } from '../protocol';
import { chairsAt, stepLines } from './replay';

const view = {
  people: [{ player: 7, seat: 3, stack: 38, place: 1, new: false, owes: false, ways_in: [], entrance: null, comes_in: null }],
  button: 3,
  rounds: 4,
  drop: 3,
  on: true,
  voided: false,
  places: [5, 7],
  mine: 1,
  hand: null,
  next: null,
  procedures: [],
};
const step = (over: Partial<HandStep>): HandStep => ({ events: [], says: [], view, ...over });
const name = (place: number): string => ['Kim', 'Ada'][place]!;
const to = { me: null, name };

test('a step tells the dealer’s words, and my own cards to me', () => {
  expect(
    stepLines(
      step({
        says: [
          {
            says: { id: 'hand-bets', args: { who: { player: 0 }, to: { money: 4 }, all_in: { word: 'no' } } },
            clause: 'HE-2',
            tone: 'action',
            event: 0,
          },
        ],
      }),
      name,
      to,
    ),
  ).toEqual([{ text: 'Kim bets $4', clause: 'HE-2' }]);
  const dealt = step({
    events: [
      { poker: { hand: { event: 'dealt', seat: 0, cards: [null], up: false } } },
      { poker: { hand: { event: 'dealt', seat: 1, cards: ['As'], up: false } } },
      { poker: { hand: { event: 'dealt', seat: 1, cards: ['Kd'], up: false } } },
    ],
  });
  expect(stepLines(dealt, name, to).map((l) => l.text)).toEqual(['You are dealt A♠ K♦.']);
  expect(stepLines({ ...dealt, view: { ...view, mine: null } }, name, to).map((l) => l.text)).toEqual(['Cards are dealt face down.']);
});

test('what others throw away is counted, what I throw away is named', () => {
  const thrown = (seat: number, cards: (string | null)[]): HandStep =>
    step({ events: [{ poker: { hand: { event: 'discarded', seat, cards } } }] });
  expect(stepLines(thrown(0, [null, null]), name, to)[0]!.text).toBe('Kim throws 2 away.');
  expect(stepLines(thrown(1, ['2c', '3d']), name, to)[0]!.text).toBe('You throw 2♣ 3♦ away.');
  expect(stepLines(thrown(0, []), name, to)[0]!.text).toBe('Kim stands pat.');
});

test('chairs are those of the hand, with the stacks of the step', () => {
  const replay = { seats: 4, people: [{ player: 7, name: 'Ada', seat: 3, chips: 40, result: -2 }] } as HandReplay;
  expect(chairsAt(replay, step({}), 7)[2]).toEqual({ seat: 3, name: 'You', stack: 38, place: 1, away: false });
  expect(chairsAt(replay, step({}), null)[2]!.name).toBe('Ada');
  expect(chairsAt(replay, step({}), 7)[0]!.name).toBeNull();
});
