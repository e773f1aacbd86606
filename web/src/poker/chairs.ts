// Who sits where at a poker table, as the felt shows it.
import { money } from '../lib/money';
import { say } from '../lib/voice';
import type { PersonAtTable } from '../protocol';
import { comeBackCosts } from './ask';
import type { PokerView } from './types';

export interface Chair {
  seat: number;
  player?: number | undefined;
  face?: number | undefined;
  name: string | null;
  stack: number;
  /** The place in the hand, counted from the left of the button; none for somebody who is not dealt in. */
  place: number | null;
  away: boolean;
  /** Why nobody is dealt in here: `sits out, owes $3`. */
  out?: string;
}

/** With real chips nobody needs a screen to play: who has none open is not away. */
export function chairsOf(
  seats: number,
  view: PokerView,
  people: PersonAtTable[],
  name: (player: number) => string,
  real: boolean,
): Chair[] {
  return Array.from({ length: seats }, (_, i) => {
    const p = view.people.find((x) => x.seat === i + 1);
    const who = p ? people.find((x) => x.player === p.player) : null;
    return {
      seat: i + 1,
      player: p?.player,
      face: who?.face,
      name: p ? name(p.player) : null,
      stack: p?.stack ?? 0,
      place: p?.place ?? null,
      away: !real && !!who && !who.bot && !who.connected,
      out: who?.sitting_out
        ? p!.owes
          ? say('poker-sits-out-owes', { ways_in: money(comeBackCosts(p!.ways_in)) })
          : say('poker-sits-out')
        : p && p.place === null && view.on && p.ways_in.length
          ? say('poker-waits-come')
          : '',
    };
  });
}
