// What everybody got out of the pots, in words: halves named, and the chip that could not be divided shown.
import { comma, say, told } from '../lib/voice';
import { cents, money } from '../lib/money';
import type { PokerAward, PokerCalled } from '../protocol';
import { calledWords } from './hands';

/** The chips of an award beyond what the others who tied for the same part got. */
export function oddChips(award: PokerAward, all: PokerAward[]): number {
  const tied = all.filter((a) => a.pot === award.pot && a.part === award.part && a.part !== 'returned');
  return tied.length < 2 ? 0 : (cents(award.amount) - Math.min(...tied.map((a) => cents(a.amount)))) / 100;
}

/**
 * What a place in the hand got out of all pots: `HIGH $12, LOW $5.50 with the odd $0.50`; empty for nothing. Where there is
 * little room the odd chip is left out.
 */
export function wonBy(place: number, all: PokerAward[], odd = true): string {
  return (['whole', 'high', 'low', 'returned'] as const)
    .map((part) => {
      const mine = all.filter((a) => a.seat === place && a.part === part);
      const sum = (of: (a: PokerAward) => number): number => mine.reduce((t, a) => t + cents(of(a)), 0) / 100;
      const over = odd ? sum((a) => oddChips(a, all)) : 0;
      const amount = money(sum((a) => a.amount));
      if (!mine.length) return '';
      return over > 0 ? say('poker-part-odd', { part, amount, over: money(over) }) : say('poker-part', { part, amount });
    })
    .filter(Boolean)
    .join(comma());
}

/** A pot that was pushed, or a half of one. */
export interface Pushed {
  name: string;
  /** The same where there is little room. */
  short: string;
  half: 'high' | 'low' | 'whole';
  amount: number;
  odd: number;
}

/** What pots are called: the only one, or the main pot and side pots by number. */
export const potName = (pot: number, several: boolean): { name: string; short: string } =>
  !several
    ? { name: say('poker-pot'), short: say('poker-pot') }
    : pot === 0
      ? { name: say('poker-main-pot'), short: say('poker-main') }
      : { name: say('poker-side-pot', { pot }), short: say('poker-side', { pot }) };

/** Pots that were pushed, by halves: where there is no room for a line each. */
export function halves(pots: Pushed[]): Pushed[] {
  if (pots.length <= 2 || pots.every((p) => p.half === 'whole')) return pots;
  return (['high', 'low', 'whole'] as const).flatMap((half) => {
    const of = pots.filter((p) => p.half === half);
    const several = of.length > 1;
    const name = {
      high: several ? say('poker-high-halves') : say('poker-high-half'),
      low: several ? say('poker-low-halves') : say('poker-low-half'),
      whole: say('poker-without-low'),
    }[half];
    return of.length ? [{ name, short: name, half, amount: of.reduce((t, p) => t + cents(p.amount), 0) / 100, odd: 0 }] : [];
  });
}

/** The hand that won: of a hand that is worth something both ways only the half that brought chips. */
export function wonWith(place: number, all: PokerAward[], hand: PokerCalled): string {
  const parts = new Set(all.filter((a) => a.seat === place).map((a) => a.part));
  const half = parts.has('high') === parts.has('low') ? null : parts.has('high') ? hand.high : hand.low;
  return half ? told(half) : calledWords(hand);
}

/** The pots after they were pushed: one line each, split into HIGH and LOW where they were. */
export function pushed(all: PokerAward[]): Pushed[] {
  const pots = [...new Set(all.filter((a) => a.part !== 'returned').map((a) => a.pot))].sort((a, b) => a - b);
  const sum = (of: PokerAward[]): number => of.reduce((t, a) => t + cents(a.amount), 0) / 100;
  return pots.flatMap((pot): Pushed[] => {
    const of = all.filter((a) => a.pot === pot && a.part !== 'returned');
    const { name, short } = potName(pot, pots.length > 1);
    const [high, low] = [sum(of.filter((a) => a.part === 'high')), sum(of.filter((a) => a.part === 'low'))];
    if (low === 0) return [{ name, short, half: 'whole', amount: sum(of), odd: 0 }];
    return [
      {
        name: say('poker-high-half-2', { name }),
        short: say('poker-high-half-3', { short }),
        half: 'high',
        amount: high,
        odd: (cents(high) - cents(low)) / 100,
      },
      { name: say('poker-low-half-2', { name }), short: say('poker-low-half-3', { short }), half: 'low', amount: low, odd: 0 },
    ];
  });
}
