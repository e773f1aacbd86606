// What the table asks of me right now, and how it is put: the one place that turns the referee's `awaits` into an offer.
import { money } from '../lib/money';
import type { Clock, PersonAtTable, TableFrame } from '../protocol';
import type { Scene } from './scene';
import { totalText } from './total';
import type { HandView, Moves, Rules, Schedule, Seat, View } from './types';
import { task } from './words';

export type Ask =
  | { kind: 'sit'; text: string }
  | { kind: 'bank'; turn: number | null; seat: Seat; stack: number; least: number; most: number; fees: [number, number] }
  | { kind: 'bet'; placed: Seat[]; ready: boolean; stack: number }
  | { kind: 'insurance'; seat: Seat; amount: number }
  | {
      kind: 'act';
      seat: Seat;
      hand: number;
      of: number;
      moves: Moves;
      cards: string[];
      total: string;
      wager: number;
      why: string;
      chart: string;
    }
  | { kind: 'wait'; text: string };

export interface Setting {
  rules: Rules;
  me: number | null;
  name(player: number): string;
}

export function ask(view: View, people: PersonAtTable[], s: Setting): Ask {
  const mine = view.people.find((p) => p.player === s.me);
  const awaits = view.awaits;
  if (!mine) {
    const free = s.rules.seats - view.people.filter((p) => p.seat).length;
    return { kind: 'sit', text: free ? 'Pick an open seat to play.' : 'All seats are taken. Put yourself on the waiting list.' };
  }
  const person = people.find((p) => p.player === s.me);
  if (person?.leaving) return { kind: 'wait', text: 'You leave when this round is over.' };
  switch (awaits.for) {
    case 'bank_offer':
      if (awaits.player === s.me) return bank(view, mine, mine.seat!, awaits.turn);
      return { kind: 'wait', text: `The bank is offered to ${s.name(awaits.player)} in seat ${awaits.seat}.` };
    case 'any_bank':
      if (!mine.seat) return { kind: 'wait', text: 'Nobody banks yet. A seated player can take the bank.' };
      return bank(view, mine, mine.seat, null);
    case 'wagers':
      if (view.bank?.player === s.me) return { kind: 'wait', text: 'You bank this round. Players place their bets.' };
      return {
        kind: 'bet',
        placed: view.circles.filter((c) => c.player === s.me).map((c) => c.seat),
        ready: person?.ready ?? false,
        stack: mine.stack,
      };
    case 'insurance':
      if (awaits.player === s.me) return { kind: 'insurance', seat: awaits.seat, amount: awaits.amount };
      return { kind: 'wait', text: `Seat ${awaits.seat} is asked about insurance.` };
    case 'action': {
      const circle = view.circles.find((c) => c.seat === awaits.seat);
      const hand = circle?.hands[awaits.hand - 1];
      if (awaits.player !== s.me || !hand) {
        return {
          kind: 'wait',
          text: `${s.name(awaits.player)} in seat ${awaits.seat} decides${hand ? ` on ${totalText(hand.total)}` : ''}.`,
        };
      }
      return {
        kind: 'act',
        seat: awaits.seat,
        hand: awaits.hand,
        of: circle!.hands.length,
        moves: awaits.moves,
        cards: hand.cards,
        total: totalText(hand.total),
        wager: hand.wager,
        why: why(hand, awaits.moves),
        chart: s.rules.must_stand === 'hard-19' ? 'Chart 1A' : 'Why?',
      };
    }
    case 'nobody':
      return { kind: 'wait', text: 'The table is between two rounds.' };
    case 'dealer':
      return { kind: 'wait', text: `The dealer’s turn: ${lower(task(awaits.task))}` };
  }
}

function bank({ bounds }: View, mine: View['people'][number], seat: Seat, turn: number | null): Ask {
  return { kind: 'bank', turn, seat, stack: mine.stack, least: bounds.bank_least, most: mine.bank_most, fees: bounds.bank_fees };
}

/**
 * What the chart forces and what it leaves open: `Hard 20: no hit. Stand, double, split or surrender.` Doubling, splitting
 * and surrendering are not what the chart is about.
 */
export function why(hand: HandView, moves: Moves): string {
  if (!moves.chart) return '';
  const stand = moves.chart === 'stand';
  const open = [stand ? 'stand' : 'hit', moves.double > 0 && 'double', moves.split && 'split', moves.surrender && 'surrender'].filter(
    (x): x is string => !!x,
  );
  const count = `${hand.total.soft ? 'Soft' : 'Hard'} ${hand.total.points}`;
  const rest = list(open);
  return `${count}: no ${stand ? 'hit' : 'stand'}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`;
}

const list = (words: string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Does the felt show already what the question is about? The cards of the hand that is asked, or that the last round is over. */
export function isShown(a: Ask, scene: Scene, behind: boolean): boolean {
  if (!behind) return true;
  if (a.kind === 'act' && !scene.view.bank?.cards.length) return false;
  if (a.kind === 'act') return scene.view.circles.find((c) => c.seat === a.seat)?.hands[a.hand - 1]?.cards.length === a.cards.length;
  if (a.kind === 'bank' || a.kind === 'bet') return scene.ended !== null || scene.view.circles.every((c) => c.hands.length === 0);
  return a.kind !== 'insurance' || scene.view.awaits.for === 'insurance';
}

/** Whose turn it is: the seat that is lit. */
export function litSeat(view: View): Seat | null {
  const a = view.awaits;
  return a.for === 'action' || a.for === 'insurance' || a.for === 'bank_offer' ? a.seat : null;
}

/** `$5–$200`, `$5–no limit`; at fixed-limit poker `$2/$4`, as people say it. */
export const limits = (s: { min: number; max: number | null; fixed?: boolean }): string =>
  s.fixed && s.max !== null ? `${money(s.min)}/${money(s.max)}` : `${money(s.min)}–${s.max === null ? 'no limit' : money(s.max)}`;

/** The player-dealer's fees as they stand on the sign. */
export function bankFees(s: Schedule): string {
  if (!s.bank_fees.length) return 'no fee';
  return s.bank_fees.map((b) => `${b.to === null ? `${money(b.from)} and more` : `to ${money(b.to)}`} ${money(b.fee)}`).join(' · ');
}

export const clockOf = (frame: TableFrame | null): Clock | null => frame?.clock ?? null;
