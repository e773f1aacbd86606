// Chips that I am about to bet: they lie on the circles in outline until I place them, and only then does the table know.
import { say } from '../lib/voice';
import { money, sum } from '../lib/money';
import { circleFee } from './ask';
import type { Bounds, PlayerFees, Play, Seat, View } from './types';

export interface Bet {
  base: number;
  buster: number;
}

/** Why a circle may not hold as much as this; empty where it may. */
function tooMuch(bet: Bet, kind: keyof Bet, bounds: Bounds): string {
  if (kind === 'base')
    return bet.base > (bounds.base_most ?? Infinity) ? say('felt-most-base-circle', { base_most: money(bounds.base_most ?? 0) }) : '';
  if (bet.base === 0) return say('felt-buster-bet-goes-base-wager');
  const most = busterMost(bet, bounds);
  return bet.buster > most ? say('felt-buster-bet-most', { most: money(most) }) : '';
}

const busterMost = (bet: Bet, { buster }: Bounds): number => (buster ? Math.min(buster.most ?? Infinity, bet.base * buster.per_base) : 0);

/** Why chips that lie in a circle cannot be placed like that, by the referee's bounds; empty where they can. */
export function faultOf(bet: Bet, bounds: Bounds): string {
  if (bet.base === 0 && bet.buster > 0) return say('felt-buster-bet-goes-base-wager');
  if (bet.base < bounds.base_least) return say('felt-least-base-circle', { base_least: money(bounds.base_least) });
  if (!bounds.buster || bet.buster === 0) return '';
  const { least } = bounds.buster;
  const most = busterMost(bet, bounds);
  if (bet.buster < least) return say('felt-buster-bet-least-add-press', { least: money(least) });
  return bet.buster > most ? say('felt-buster-bet-most-here-press', { most: money(most) }) : '';
}

type Bets = Record<Seat, Bet>;

export const amountOf = (bets: Bets): number => sum(...Object.values(bets).flatMap((b) => [b.base, b.buster]));
/** What the table takes for bets. */
export const feesOf = (bets: Bets, fees: PlayerFees): number =>
  sum(...Object.values(bets).map((b) => (b.base > 0 ? circleFee(fees, b.base, b.buster) : 0)));

/** What one has to bet with: the stack, and what it costs. */
export interface Purse {
  stack: number;
  fees: PlayerFees;
}

const affords = ({ stack, fees }: Purse, bets: Bets): boolean => sum(amountOf(bets), feesOf(bets, fees)) <= stack;

/** What is said to somebody whose chips were not on the felt when the bets were closed. */
export function missedBet(amount: number, reason: string): string {
  return reason
    ? say('felt-not-round-refused', { amount: money(amount), reason })
    : say('felt-not-round-lay-there-but', { amount: money(amount) });
}

export class Betting {
  /** The chip in my hand. */
  chip = $state(5);
  drafts: Record<Seat, Bet> = $state({});
  /** What I bet last round, to repeat in one press. */
  last: Record<Seat, Bet> = $state({});

  get total(): number {
    return Object.values(this.drafts).reduce((a, d) => sum(a, d.base, d.buster), 0);
  }
  /** Why the last chip did not go where it was put. */
  why = $state('');

  get empty(): boolean {
    return this.total === 0;
  }

  /**
   * Puts a chip on a circle, unless it is more than the limit or than I have; a circle that already holds my wager is changed from
   * what lies there.
   */
  add(seat: Seat, kind: keyof Bet, held: Bets, bounds: Bounds, stack: number, amount = this.chip): void {
    const now = this.drafts[seat] ?? held[seat] ?? { base: 0, buster: 0 };
    const next = { ...now, [kind]: sum(now[kind], amount) };
    this.why = tooMuch(next, kind, bounds);
    const drafts = { ...this.drafts, [seat]: next };
    // What lies in a circle that is changed comes back first.
    const back = Object.keys(drafts).map((key) => held[Number(key)] ?? { base: 0, buster: 0 });
    if (!this.why && amountOf(drafts) > sum(stack, ...back.flatMap((b) => [b.base, b.buster])))
      this.why = say('felt-not-that-many-chips', { stack: money(stack) });
    if (!this.why) this.drafts = drafts;
  }

  clear(): void {
    this.drafts = {};
    this.why = '';
  }

  repeat(): void {
    this.drafts = { ...this.last };
  }

  /** All circles with so many times as much, in whole chips, as far as limits and stack allow; nothing changes where they do not. */
  scale(bets: Bets, factor: number, bounds: Bounds, purse: Purse): void {
    const whole = (x: number): number => Math.floor((x * factor) / bounds.chip + 1e-9) * bounds.chip;
    const next = Object.fromEntries(Object.entries(bets).map(([seat, b]) => [seat, { base: whole(b.base), buster: whole(b.buster) }]));
    this.why =
      Object.values(next)
        .map((b) => tooMuch(b, 'base', bounds) || faultOf(b, bounds))
        .find((fault) => fault) ?? '';
    if (!this.why && !affords(purse, next)) this.why = say('felt-not-that-many-chips', { stack: money(purse.stack) });
    if (!this.why) this.drafts = next;
  }

  /** Can last round's bet be laid out again, fees and all? */
  repeats(purse: Purse): boolean {
    return this.empty && Object.keys(this.last).length > 0 && affords(purse, this.last);
  }

  /** The bet that one press places: what I laid out, or last round's, or the minimum on my own circle; nothing that I cannot pay. */
  usual(own: Seat | null, bounds: Bounds, purse: Purse): Bets {
    if (!this.empty) return this.drafts;
    if (this.repeats(purse)) return this.last;
    const least: Bets = own ? { [own]: { base: bounds.base_least, buster: 0 } } : {};
    return affords(purse, least) ? least : {};
  }

  /** The plays that bring the table from what lies there to these bets. */
  plays(bets: Record<Seat, Bet>, view: View, me: number): Play[] {
    const plays: Play[] = [];
    for (const [key, bet] of Object.entries(bets)) {
      const seat = Number(key);
      const held = view.circles.find((c) => c.seat === seat && c.player === me);
      if (held && held.base === bet.base && held.buster === bet.buster) continue;
      if (held) plays.push({ take_back: { seat } });
      if (bet.base > 0 || bet.buster > 0) plays.push({ wager: { seat, base: bet.base, buster: bet.buster } });
    }
    return plays;
  }
}
