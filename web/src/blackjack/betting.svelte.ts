// Chips that I am about to bet: they lie on the circles in outline until I place them, and only then does the table know.
import { sum } from '../lib/money';
import type { Play, Schedule, Seat, View } from './types';

export interface Bet {
  base: number;
  buster: number;
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
  usual(own: Seat | null, schedule: Schedule): Record<Seat, Bet> {
    if (!this.empty) return this.drafts;
    if (Object.keys(this.last).length) return this.last;
    return own ? { [own]: { base: schedule.min, buster: 0 } } : {};
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
