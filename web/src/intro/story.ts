// The introduction's rounds: recorded by the referee from scenarios/introduction (crates/games/tests/introduction.rs), played event
// by event. Where somebody at the table would be asked, whoever plays is asked; everything else happens by itself.
import { film, peopleOf, type Frame, type Round } from '../blackjack/rounds';
import type { Event, Happened, Move, Rules, View } from '../blackjack/types';
import type { Names } from '../blackjack/words';
import type { PersonAtTable } from '../protocol';
import type { WORDS } from '../terms/explain';

export interface Recorded {
  rules: Rules;
  names: string[];
  me: number;
  steps: Happened[];
}

/** What I am asked to do: what I then did in the record. */
export type Asked = { bank: number } | { base: number; buster: number } | { move: Move };

export interface Story {
  frames: Frame[];
  people: PersonAtTable[];
  seats: View['people'];
  asks: (Asked | null)[];
  means: ((typeof WORDS)[number] | null)[];
}

/** What I did with this event, if it was me. */
function askedOf(event: Event, me: number, mine: number): Asked | null {
  if (typeof event !== 'object') return null;
  if ('bank_taken' in event && event.bank_taken.player === me) return { bank: event.bank_taken.wager };
  if ('wagered' in event && event.wagered.player === me) return { base: event.wagered.base, buster: event.wagered.buster };
  if ('acted' in event && event.acted.seat === mine) return { move: event.acted.action };
  return null;
}

/** The word that an event is an example of. */
function wordOf(event: Event): Story['means'][number] {
  if (typeof event !== 'object') return null;
  if ('bank_taken' in event) return 'bank';
  if ('fee_taken' in event || 'bank_fee_taken' in event) return 'fee';
  if ('button_placed' in event) return 'action';
  if ('settled' in event) return event.settled.uncovered > 0 ? 'covers' : event.settled.wager === 'buster' ? 'buster' : null;
  return null;
}

export function story({ names, me, steps, rules }: Recorded, you: string): Story {
  const round: Round = { from: 0, to: 0, at: 0, events: steps, entered: {}, bankResult: null, voided: false };
  const named: Names = { me, name: (p) => (p === me ? you : (names[p] ?? '')) };
  const seats = peopleOf(round);
  const mine = seats.find((p) => p.player === me)!.seat!;
  return {
    frames: film(round, named, seats, Math.max(...rules.decks) * 52),
    people: seats.map(({ player }) => ({
      player,
      name: named.name(player),
      bot: false,
      connected: true,
      sitting_out: false,
      leaving: false,
      passes_bank: false,
      muted: false,
      ready: false,
      face: 0,
    })),
    seats,
    asks: steps.map(({ event }) => askedOf(event, me, mine)),
    means: steps.map(({ event }) => wordOf(event)),
  };
}
