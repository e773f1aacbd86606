// What the school says: seats by their numbers, and answers in words.
import { breakdown } from '../lib/chips';
import { money } from '../lib/money';
import { say, told, type Listener } from '../lib/voice';
import { choicesOf, type Given, type Graded, type Part } from './types';

/** Players of a question are called by their seats; those behind a seat by the seat they stand behind. */
export const listener: Listener = {
  me: null,
  name: (player) => (player > 20 ? say('school-backline-of', { seat: player - 20 }) : say('lab-seat', { seat: player })),
};

/** Is it cut with as few chips as there can be? */
export const fewest = (cut: number[], sum: number): boolean =>
  cut.length > 0 && cut.length === breakdown(sum).reduce((n, c) => n + c.count, 0);

/** An answer in words. */
export function worded(part: Part, given: Given): string {
  if ('amount' in given) return money(given.amount);
  if ('chips' in given) {
    const { pays, takes } = given.chips;
    if (pays) return say('school-paid', { amount: money(pays) });
    return takes ? say('school-taken', { amount: money(takes) }) : say('school-left');
  }
  const name = (i: number): string => {
    const choice = choicesOf(part.form)[i];
    return choice ? told(choice.says, listener) : '–';
  };
  return 'pick' in given ? name(given.pick) : given.order.map(name).join(' → ');
}

/** Over or under, and by how much. */
export function offBy(graded: Graded): string {
  if (!graded.off) return '';
  // Of what is taken from a player, too little is said as what is missing in the rack.
  if ('chips' in graded.key && graded.key.chips.takes > 0) {
    return 'over' in graded.off
      ? say('school-took-less', { amount: money(graded.off.over) })
      : say('school-took-more', { amount: money(graded.off.under) });
  }
  return 'over' in graded.off
    ? say('school-over', { amount: money(graded.off.over) })
    : say('school-under', { amount: money(graded.off.under) });
}

const TITLES: Record<string, () => string> = {
  total: () => say('school-drill-total'),
  'bank-draws': () => say('school-drill-bank-draws'),
  button: () => say('school-drill-button'),
  collection: () => say('school-drill-collection'),
  worth: () => say('school-drill-worth'),
  settle: () => say('school-drill-settle'),
  'wrong-payment': () => say('school-drill-wrong-payment'),
  blinds: () => say('school-drill-blinds'),
  action: () => say('school-drill-action'),
  'side-pots': () => say('school-drill-side-pots'),
  award: () => say('school-drill-award'),
  procedure: () => say('school-drill-procedure'),
};

/** What a drill is called. */
export const titleOf = (drill: string): string => TITLES[drill]?.() ?? drill;
