// What the table asks of me right now, and how it is put: the one place that turns the referee's `awaits` into an offer.
import { comma, say, sentence } from '../lib/voice';
import { cardName } from '../lib/cards';
import { money, signed, sum } from '../lib/money';
import type { Clock, PersonAtTable, TableFrame } from '../protocol';
import type { Scene } from './scene';
import { totalText } from './total';
import type { HandView, Moves, PlayerFees, Rules, Schedule, Seat, View } from './types';
import { task } from './words';

export type Ask =
  | { kind: 'sit'; text: string }
  | {
      kind: 'bank';
      turn: number | null;
      /** The spots at which it can be taken; where that is not the own chair, the offer says so. */
      spots: Seat[];
      chair: Seat | null;
      stack: number;
      least: number;
      most: number;
      fees: [number, number];
    }
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
    return { kind: 'sit', text: free ? say('felt-pick-open-seat-play') : say('felt-all-seats-taken-put-yourself') };
  }
  const person = people.find((p) => p.player === s.me);
  if (person?.leaving) return { kind: 'wait', text: say('felt-leave-when-round-over') };
  switch (awaits.for) {
    case 'bank_offer':
      if (awaits.player === s.me) return bank(view, mine, [awaits.seat], awaits.turn);
      return { kind: 'wait', text: say('felt-bank-offered-seat', { player: s.name(awaits.player), seat: awaits.seat }) };
    case 'any_bank':
      if (!mine.bank_spots.length) return { kind: 'wait', text: say('felt-nobody-banks-yet-seated-player') };
      return bank(view, mine, mine.bank_spots, null);
    case 'wagers':
      if (view.bank?.player === s.me) return { kind: 'wait', text: say('felt-bank-round-players-place-their') };
      return {
        kind: 'bet',
        placed: view.circles.filter((c) => c.player === s.me).map((c) => c.seat),
        ready: person?.ready ?? false,
        stack: mine.stack,
      };
    case 'insurance':
      if (awaits.player === s.me) return { kind: 'insurance', seat: awaits.seat, amount: awaits.amount };
      return { kind: 'wait', text: say('felt-seat-asked-about-insurance', { seat: awaits.seat }) };
    case 'action': {
      const circle = view.circles.find((c) => c.seat === awaits.seat);
      const hand = circle?.hands[awaits.hand - 1];
      if (awaits.player !== s.me || !hand) {
        return {
          kind: 'wait',
          text: say('felt-seat-decides', {
            player: s.name(awaits.player),
            seat: awaits.seat,
            known: hand ? 'yes' : 'no',
            total: hand ? totalText(hand.total) : '',
          }),
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
        chart: s.rules.must_stand === 'hard-19' ? say('felt-chart-1a') : say('felt-why'),
      };
    }
    case 'nobody':
      return { kind: 'wait', text: say('felt-table-between-two-rounds') };
    case 'dealer':
      return { kind: 'wait', text: say('felt-dealers-turn', { task: lower(task(awaits.task)) }) };
  }
}

function bank({ bounds }: View, mine: View['people'][number], spots: Seat[], turn: number | null): Ask {
  const [least, most, fees] = [bounds.bank_least, mine.bank_most, bounds.bank_fees];
  return { kind: 'bank', turn, spots, chair: mine.seat, stack: mine.stack, least, most, fees };
}

/**
 * What the chart forces and what it leaves open: `Hard 20: no hit. Stand, double, split or surrender.` Doubling, splitting
 * and surrendering are not what the chart is about.
 */
export function why(hand: HandView, moves: Moves): string {
  if (!moves.chart) return '';
  const stand = moves.chart === 'stand';
  const open = [
    stand ? say('felt-stand-2') : say('felt-hit-2'),
    moves.double > 0 && say('felt-double'),
    moves.split && say('felt-split'),
    moves.surrender && say('felt-surrender'),
  ].filter((x): x is string => !!x);
  return say('felt-chart-says', {
    soft: hand.total.soft ? 'yes' : 'no',
    points: hand.total.points,
    chart: moves.chart,
    open: list(open),
  });
}

/** What is open to me, in a sentence for who does not see the buttons; nothing where I am asked nothing. */
export function openWords(a: Ask, bounds: View['bounds'], up?: string): string {
  if (a.kind === 'bet') return a.stack >= bounds.base_least ? `${say('felt-bet')} ${money(bounds.base_least)}.` : '';
  if (a.kind === 'insurance') return say('felt-ace-up-insurance', { amount: money(a.amount) });
  if (a.kind === 'bank') return a.turn === null ? '' : say('felt-bank-offered-keys');
  if (a.kind !== 'act') return '';
  const m = a.moves;
  const open = [
    m.hit && say('felt-hit-2'),
    m.stand && say('felt-stand-2'),
    m.double > 0 && say('felt-double-2', { double: money(m.double) }),
    m.split && say('felt-split-2'),
    m.surrender && say('felt-surrender-costs', { cost: signed(-a.wager / 2) }),
  ].filter((x): x is string => !!x);
  const bank = up ? `${say('felt-bank-shows', { up: cardName(up) })} ` : '';
  const hand = say('felt-hand', { hand: a.hand, of: a.of, cards: a.cards.map(cardName).join(comma()), total: a.total });
  return `${bank}${sentence(hand)} ${sentence(list(open))}`;
}

const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : say('felt-or', { join: words.slice(0, -1).join(comma()), at: words.at(-1) });
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Does the felt show already what the question is about? The cards of the hand that is asked, or that the last round is over. */
export function isShown(a: Ask, scene: Scene, behind: boolean): boolean {
  if (!behind) return true;
  // What is waited for is told once it can be seen.
  if (a.kind === 'wait') return false;
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
  s.fixed && s.max !== null ? `${money(s.min)}/${money(s.max)}` : `${money(s.min)}–${s.max === null ? say('felt-no-limit') : money(s.max)}`;

/** What a circle with these wagers pays, by what the table posts. */
export function circleFee(fees: PlayerFees, base: number, buster: number): number {
  const line = fees.base.find((b) => b.to === null || base <= b.to);
  return sum(line?.fee ?? 0, buster > 0 ? fees.buster : 0);
}

/** What base wagers pay, in short: `$0.50`, or `$1–$3` by their size. */
export function baseFees(fees: PlayerFees): string {
  const rates = fees.base.map((b) => (b.fee > 0 ? money(b.fee) : say('felt-none')));
  return [...new Set([rates[0], rates.at(-1)])].join('–');
}

/** The player-dealer's fees as they stand on the sign. */
export function bankFees(s: Schedule): string {
  if (!s.bank_fees.length) return say('felt-no-fee');
  return s.bank_fees
    .map((b) =>
      b.to === null
        ? say('felt-fee-from', { from: money(b.from), fee: money(b.fee) })
        : say('felt-fee-to', { to: money(b.to), fee: money(b.fee) }),
    )
    .join(' · ');
}

export const clockOf = (frame: TableFrame | null): Clock | null => frame?.clock ?? null;
