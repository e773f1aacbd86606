// From the events of a frame to steps on the felt: what moves, for how long, what is said, what is heard.
import { applyEvent, sweep, walk, type Scene } from './scene';
import { lineOf, type LogLine, type Names } from './words';
import type { Event, Happened, Line, View } from './types';

/** Chips that go from one place on the felt to another. Places are named like `base-4`, `stack-4`, `bank`, `drop`. */
export interface Flight {
  from: string;
  to: string;
  amount: number;
}

export type Sound = 'card' | 'chips' | 'turn' | 'knock';

export interface Step {
  /** The scene once the step is taken. */
  scene: Scene;
  /** How long it is looked at before the next one, in milliseconds. */
  hold: number;
  flights: Flight[];
  line: LogLine | null;
  sound: Sound | null;
  /** The seats the action button walks over, with its count. */
  walk: number[];
}

const HOLD: Partial<Record<string, number>> = {
  card_dealt: 260,
  hole_shown: 500,
  peeked: 450,
  acted: 160,
  fee_taken: 140,
  bank_fee_taken: 200,
  wagered: 120,
  settled: 520,
  shuffled: 400,
  wagers_closed: 250,
  bank_taken: 250,
  insurance_answered: 150,
};
/** How long the finished round stays on the felt. */
export const LINGER = 2200;
const COUNT = 110;

/** What comes with a frame: the game's events, and words about what happened around it. */
export type Item = Happened | { say: LogLine };

/** The steps of a frame; the last one shows the frame's own view. */
export function plan(scene: Scene, items: Item[], truth: View, names: Names, seats = 8): Step[] {
  const steps: Step[] = [];
  let now = scene;
  for (const item of items) {
    if ('say' in item) {
      steps.push({ scene: now, hold: 0, flights: [], line: item.say, sound: null, walk: [] });
      continue;
    }
    const { event } = item;
    const before = now;
    now = applyEvent(now, item);
    const path =
      typeof event === 'object' && 'button_placed' in event
        ? walk(event.button_placed.count, event.button_placed.counted_to, before.view.bank?.seat ?? 0, seats)
        : [];
    const name = typeof event === 'string' ? event : Object.keys(event)[0]!;
    steps.push({
      scene: now,
      hold: path.length * COUNT + holdOf(name, before),
      flights: flights(event, before),
      line: item.says[0] ? lineOf(item.says[0], names) : null,
      sound: soundOf(name),
      walk: path,
    });
    if (name === 'round_ended') {
      steps[steps.length - 1]!.hold = LINGER;
      now = { ...sweep({ ...now.view, bank: null, circles: [], backlines: [] }), kept: now.kept };
      steps.push({ scene: now, hold: 0, flights: [], line: null, sound: null, walk: [] });
    }
  }
  const last = steps.at(-1);
  // The truth has the last word: whatever the scenic route missed is put right here.
  const settled: Scene = { ...now, view: truth };
  if (last) last.scene = settled;
  else steps.push({ scene: settled, hold: 0, flights: [], line: null, sound: null, walk: [] });
  return steps;
}

/** The two rounds of the deal go quickly; a card that somebody waits for takes its time. */
function holdOf(name: string, before: Scene): number {
  if (name === 'card_dealt' && before.view.phase === 'dealing') return 130;
  return HOLD[name] ?? 60;
}

function soundOf(name: string): Sound | null {
  if (name === 'card_dealt') return 'card';
  if (name === 'hole_shown') return 'turn';
  if (['wagered', 'settled', 'bank_taken', 'fee_taken', 'insurance_answered', 'backlined'].includes(name)) return 'chips';
  return name === 'wagers_closed' || name === 'peeked' ? 'knock' : null;
}

function flights(event: Event, before: Scene): Flight[] {
  if (typeof event === 'string') return [];
  const seatOf = (player: number): number | null => before.view.people.find((p) => p.player === player)?.seat ?? null;
  const home = (player: number): string => (seatOf(player) ? `stack-${seatOf(player)}` : 'rail');
  if ('bank_taken' in event) return [{ from: home(event.bank_taken.player), to: 'bank', amount: event.bank_taken.wager }];
  if ('wagered' in event) {
    const { player, seat, base, buster } = event.wagered;
    const both = [{ from: home(player), to: `base-${seat}`, amount: base }];
    return buster > 0 ? [...both, { from: home(player), to: `buster-${seat}`, amount: buster }] : both;
  }
  if ('taken_back' in event)
    return [
      { from: `base-${event.taken_back.seat}`, to: home(event.taken_back.player), amount: event.taken_back.amount },
      ...(event.taken_back.fee ? [{ from: 'drop', to: home(event.taken_back.player), amount: event.taken_back.fee }] : []),
    ];
  if ('fee_taken' in event && event.fee_taken.amount > 0)
    return [{ from: home(event.fee_taken.player), to: 'drop', amount: event.fee_taken.amount }];
  if ('bank_fee_taken' in event && event.bank_fee_taken.amount > 0)
    return [{ from: home(event.bank_fee_taken.player), to: 'drop', amount: event.bank_fee_taken.amount }];
  if ('acted' in event) {
    const { player, seat, hand, action } = event.acted;
    const wager = before.view.circles.find((c) => c.seat === seat)?.hands[hand - 1]?.wager ?? 0;
    if (action === 'split') return [{ from: home(player), to: `base-${seat}`, amount: wager }];
    if (typeof action === 'object') return [{ from: home(player), to: `base-${seat}`, amount: action.double }];
    return [];
  }
  if ('settled' in event) return settling(event.settled, home(event.settled.player));
  return [];
}

/** Where the chips of a settlement line go: the bank's to the circle they pay, the lost ones to the bank, the rest home. */
function settling(line: Line, home: string): Flight[] {
  const circle = line.wager === 'buster' ? `buster-${line.seat}` : `base-${line.seat}`;
  const all: Flight[] = [];
  if (line.collected > 0) all.push({ from: circle, to: 'bank', amount: line.collected });
  if (line.paid > 0) all.push({ from: 'bank', to: circle, amount: line.paid });
  const back = line.amount - line.collected;
  if (back > 0) all.push({ from: circle, to: home, amount: back });
  return all;
}
