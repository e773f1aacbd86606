// What is taken back: a move that was entered wrongly, wagers that are settled anew, a settlement that the floor reverses. Like the
// referee, the scene keeps how it stood before and goes back to that: no figure is undone by hand.
import type { Scene } from './scene';
import type { Event, Line, Ruling, View } from './types';

/** How the felt stood. */
type Stood = Pick<Scene, 'view' | 'lines' | 'button'>;

export interface Kept {
  /** Before each line of the settlement. */
  lines: Stood[];
  /** Before the move that can still be taken back. */
  move: Stood | null;
}

export const NOTHING_KEPT: Kept = { lines: [], move: null };

/** Does the floor take the last settlement back? */
export const reverses = (ruling: Ruling): boolean => typeof ruling === 'object' && 'reverse' in ruling;

const stood = ({ view, lines, button }: Scene): Stood => ({ view, lines, button });

/** How it stood before what an event takes back; null where it takes nothing back, or nobody saw how it stood. */
export function stoodBefore({ kept, lines }: Scene, event: Event): Stood | null {
  if (typeof event !== 'object') return null;
  if ('retracted' in event) return kept.move;
  if (!('ruled' in event)) return null;
  const { ruling } = event.ruled;
  // Insurance that went before anybody played stands; what was paid with the rest goes back with the rest.
  if (reverses(ruling)) return kept.lines.find((s) => s.view.phase === 'drawing') ?? null;
  const still = settledStill(lines, ruling).length;
  return still < lines.length ? (kept.lines[still] ?? null) : null;
}

/** What is kept once an event has happened; `apply` is what it does to a view. */
export function keep(scene: Scene, event: Event, apply: (view: View) => View): Kept {
  const { kept } = scene;
  const later = { ...kept, move: null };
  if (typeof event !== 'object') return later;
  if ('bank_taken' in event) return NOTHING_KEPT;
  if ('acted' in event || 'insurance_answered' in event) return { ...kept, move: stood(scene) };
  if ('settled' in event) return { lines: [...kept.lines, stood(scene)], move: null };
  // Who comes and goes beside the round comes and goes there too.
  if ('joined' in event || 'left' in event || 'chips_added' in event) {
    const beside = (s: Stood): Stood => ({ ...s, view: apply(s.view) });
    return { lines: kept.lines.map(beside), move: kept.move && beside(kept.move) };
  }
  if (!('ruled' in event)) return later;
  const { ruling } = event.ruled;
  if (ruling === 'play_on' || (typeof ruling === 'object' && 'two_circles' in ruling)) return kept;
  const back = stoodBefore(scene, event);
  return back ? { lines: kept.lines.slice(0, back.lines.length), move: null } : later;
}

/** The lines that a ruling on a wager leaves: who rules on a settled wager has it settled anew, and all that was settled after it. */
export function settledStill(lines: Line[], ruling: Ruling): Line[] {
  if (typeof ruling === 'string' || 'correct' in ruling || 'two_circles' in ruling || 'reverse' in ruling) return lines;
  const about = 'wager' in ruling ? ruling.wager : { wager: 'base' as const, ...('foul' in ruling ? ruling.foul : ruling.removed_wager) };
  const { seat, hand, wager } = about;
  const player = 'player' in about ? about.player : undefined;
  const is = (l: Line): boolean =>
    l.seat === seat && l.wager === wager && (wager !== 'base' || l.hand === hand) && (player === undefined || l.player === player);
  const first = lines.findIndex(is);
  return first < 0 ? lines : lines.slice(0, first);
}
