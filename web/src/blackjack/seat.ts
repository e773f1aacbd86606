// What fits into one seat: how its hands are laid out in the room it has, and what its settlement says in a line.
import { comma, say } from '../lib/voice';
import { money, signed, sum } from '../lib/money';
import type { Place } from './layout';
import type { Line } from './types';

/** The narrowest card: its index is just 18 pixels high. */
const LEAST = 36;
/** The part of a card's width that its index takes, and of its width again the height down to the index's foot. */
const INDEX_WIDTH = 0.29;
export const STRIP = 0.6;

export interface Arrangement {
  /** The hands that lie there with their cards, by number from 0; the others are told by their count alone. */
  shown: number[];
  rest: number[];
  card: number;
  /** The width a fan of cards may take. */
  fan: number;
  /** Only the upper part of the cards, the hands one below the other with the count beside. */
  strip: boolean;
  /** Where the count stands: beside the cards, below them, in the row of the circles, or for want of all that on the last card. */
  count: 'beside' | 'below' | 'row' | 'on';
}

/** The width of a count beside the cards, and its height below them. */
const COUNT = { width: 46, height: 20 };

/**
 * Lays `sizes.length` hands of so many cards into a height and a width. The hand that is played (from 0) always shows its
 * cards.
 */
export function arrange(sizes: number[], active: number, card: number, width: number, height: number, tight: boolean, em = 1): Arrangement {
  const all = sizes.map((_, i) => i);
  const side = sizes.length === 2 && !tight && height >= LEAST * 1.4 + 22;
  if (sizes.length <= 1 && height >= LEAST * 1.4) {
    const one = { shown: all, rest: [], strip: false };
    const w = clamp(Math.min(card, height / 1.4), LEAST, card);
    const most = Math.min(width - 2, Math.max(230 * em, card * 3.2));
    const fan = most - COUNT.width * em;
    if ((fan - w) / Math.max(1, (sizes[0] ?? 1) - 1) >= INDEX_WIDTH * w) return { ...one, card: w, fan, count: 'beside' };
    // No wider than the indices need: the next seat's plate begins there.
    const broad = w + Math.max(1, (sizes[0] ?? 1) - 1) * INDEX_WIDTH * w * 1.05;
    const below = (height - COUNT.height * em) / 1.4;
    return below >= LEAST
      ? { ...one, card: Math.min(w, below), fan: Math.min(most, broad), count: 'below' }
      : { ...one, card: w, fan: most, count: 'row' };
  }
  if (side)
    return {
      shown: all,
      rest: [],
      card: clamp((height - 22 * em) / 1.4, LEAST, Math.min(card, 44 * em)),
      fan: width / 2 - 4,
      strip: false,
      count: 'below',
    };
  const fit = Math.max(1, Math.floor((height + 1) / (LEAST * STRIP)));
  // The hand that is played, the ones before it as far as there is room, and then those that follow.
  const last = Math.max(Math.min(active, sizes.length - 1), Math.min(sizes.length, fit) - 1);
  const shown = all.slice(Math.max(0, last - fit + 1), last + 1);
  const w = clamp(height / (STRIP * shown.length), LEAST, Math.min(card, 44 * em));
  const most = Math.max(...shown.map((i) => sizes[i]!));
  const beside = width - 44 * em;
  const over = most > 1 && (beside - w) / (most - 1) < INDEX_WIDTH * w;
  return {
    shown,
    rest: all.filter((i) => !shown.includes(i)),
    card: w,
    fan: over ? width - 2 : beside,
    strip: true,
    count: over ? 'on' : 'beside',
  };
}

/** The height that a seat leaves to its cards, above circles and plate. */
export function cardRoom(place: Place, tight: boolean, ownPhone: boolean, circle: number, em = 1): number {
  const room = place.room ?? place.h;
  if (ownPhone) return room - 36;
  return tight ? room - 42 : room - 40 * em - circle;
}

export interface Outcome {
  text: string;
  /** What became of the wagers beside it: `Buster +$6`. */
  side: string;
  /** Both where there is room for a few letters only: `−$10, B +$6`. */
  brief: string;
  /** What got no action. */
  uncovered: string;
  /** The same in brief. */
  back: string;
  tone: 'won' | 'lost' | '';
}

/** Do a name and an amount fit on the plate of a small seat, beside its number? */
export const plateFits = (name: string, amount: string, width: number): boolean => name.length * 7.2 + amount.length * 6.6 <= width - 32;

type Kind = 'main' | 'buster' | 'insurance';
const kindOf = (line: Line): Kind => (line.wager === 'buster' || line.wager === 'insurance' ? line.wager : 'main');
/** What lines brought, together. */
export const netOf = (lines: Line[]): number => sum(...lines.map((l) => l.paid), ...lines.map((l) => -l.collected));

export interface Behind {
  /** What it came to: `behind: +$50`. */
  text: string;
  /** The same in a few letters. */
  brief: string;
  tone: Outcome['tone'];
}

/** What became of somebody's own bet behind a circle; none where there was none. */
export function outcomeBehind(lines: Line[], me: number | null): Behind | null {
  const mine = lines.filter((l) => l.wager === 'backline' && l.player === me);
  if (!mine.length) return null;
  const { text, uncovered, tone } = outcomeOf(mine);
  const what = [text, uncovered].filter(Boolean).join(comma());
  return { text: say('felt-behind-came-to', { what }), brief: say('felt-behind-came-to', { what: signed(netOf(mine)) }), tone };
}

/** The lines of those who play in a circle; bets behind it are other people's. */
export const linesOf = (lines: Line[], seat: number): Line[] => lines.filter((l) => l.seat === seat && l.wager !== 'backline');

/**
 * What the settlement of one circle came to; a wager that goes back because nothing covered it is no push. What lies beside
 * the base wager has its own words: ten dollars lost and a Buster bet that paid six are not four dollars lost.
 */
export function outcomeOf(lines: Line[]): Outcome {
  const of = (kind: Kind): Line[] => lines.filter((l) => kindOf(l) === kind);
  const uncovered = sum(...lines.map((l) => l.uncovered));
  const net = netOf(lines);
  const tone = net > 0 ? 'won' : net < 0 ? 'lost' : '';
  const main = of('main').length ? of('main') : lines;
  const sides = main === lines ? [] : (['buster', 'insurance'] as const).filter((kind) => netOf(of(kind)) !== 0);
  const beside = (wager: 'buster' | 'insurance', net: number): string => say('felt-beside', { wager, net: signed(net) });
  const side = sides.map((kind) => beside(kind, netOf(of(kind)))).join(' · ');
  const text = mainWords(main, uncovered > 0);
  const pushes = netOf(main) === 0 && !main.some((l) => l.paid > 0) && text !== '';
  const brief = [
    pushes ? text : signed(netOf(main)),
    ...sides.map((wager) => say('felt-beside-brief', { wager, net: signed(netOf(of(wager))) })),
  ].join(' ');
  return {
    text,
    side,
    brief: side ? brief : text,
    uncovered: uncovered > 0 ? say('felt-not-covered', { uncovered: money(uncovered) }) : '',
    back: uncovered > 0 ? say('felt-back', { uncovered: money(uncovered) }) : '',
    tone,
  };
}

function mainWords(lines: Line[], uncovered: boolean): string {
  const net = netOf(lines);
  // What it means for who looks: `collected` and `paid` are the dealer's words, and stand in the log.
  if (net !== 0) return signed(net);
  if (lines.some((l) => l.paid > 0)) return say('felt-even');
  return uncovered ? '' : say('felt-push');
}

const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x));
