// Chips that I am about to bet: they lie on the circles in outline until I place them, and only then does the table know.
import { say } from '../lib/voice';
import { money, sum } from '../lib/money';
import type { Bounds, Play, Seat, View } from './types';

export interface Bet {
  base: number;
  buster: number;
}

/** Why chips that lie in a circle cannot be placed like that, by the referee's bounds; empty where they can. */
export function faultOf(bet: Bet, bounds: Bounds): string {
  if (bet.base === 0 && bet.buster > 0) return say('felt-buster-bet-goes-base-wager');
  if (bet.base < bounds.base_least) return say('felt-least-base-circle', { base_least: money(bounds.base_least) });
  if (!bounds.buster || bet.buster === 0) return '';
  const { least } = bounds.buster;
  const most = Math.min(bounds.buster.most ?? Infinity, bet.base * bounds.buster.per_base);
  if (bet.buster < least) return say('felt-buster-bet-least-add-press', { least: money(least) });
  return bet.buster > most ? say('felt-buster-bet-most-here-press', { most: money(most) }) : '';
}

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
  get empty(): boolean {
    return this.total === 0;
  }

  /** Puts a chip on a circle; a circle that already holds my wager is changed from what lies there. */
  add(seat: Seat, kind: keyof Bet, placed: Bet | null, amount = this.chip): void {
    const now = this.drafts[seat] ?? placed ?? { base: 0, buster: 0 };
    this.drafts[seat] = { ...now, [kind]: sum(now[kind], amount) };
  }

  clear(): void {
    this.drafts = {};
  }

  repeat(): void {
    this.drafts = { ...this.last };
  }

  /** The bet that one press places: what I laid out, or last round's, or the minimum on my own circle. */
  usual(own: Seat | null, bounds: Bounds): Record<Seat, Bet> {
    if (!this.empty) return this.drafts;
    if (Object.keys(this.last).length) return this.last;
    return own ? { [own]: { base: bounds.base_least, buster: 0 } } : {};
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
