// What my hand is before it is complete: the referee names hands of five cards, a player reads pairs long before.
import { RANKS, rankName, rankOf, suitOf } from '../lib/cards';
import { isStud, type HandView } from './types';

interface Worth {
  /** For comparing: the category, then the ranks that count, sets first. */
  key: number[];
  name: string;
}

const PLURAL = (rank: string): string => (rank === '6' ? 'sixes' : `${rankName(rank)}s`);
const number = (rank: string): number => RANKS.indexOf(rank);

/** The worth of at most five cards as a high hand; straights and flushes need all five. */
function worth(cards: string[]): Worth {
  const ranks = [...new Set(cards.map(rankOf))];
  const count = (r: string): number => cards.filter((c) => rankOf(c) === r).length;
  ranks.sort((a, b) => count(b) - count(a) || number(b) - number(a));
  const [a, b] = [ranks[0]!, ranks[1] ?? ''];
  const times = [count(a), b ? count(b) : 0];
  const whole = cards.length === 5;
  const flush = whole && new Set(cards.map(suitOf)).size === 1;
  const top = whole && ranks.length === 5 ? straightTo(ranks) : null;
  const of = (category: number, name: string): Worth => ({ key: [category, ...(top ? [number(top)] : ranks.map(number))], name });
  if (flush && top) return of(8, top === 'A' ? 'royal flush' : `${rankName(top)}-high straight flush`);
  if (times[0] === 4) return of(7, `four ${PLURAL(a)}`);
  if (times[0] === 3 && times[1] === 2) return of(6, `${PLURAL(a)} full of ${PLURAL(b)}`);
  if (flush) return of(5, `${rankName(a)}-high flush`);
  if (top) return of(4, `${rankName(top)}-high straight`);
  if (times[0] === 3) return of(3, `three ${PLURAL(a)}`);
  if (times[0] === 2) return times[1] === 2 ? of(2, `${PLURAL(a)} and ${PLURAL(b)}`) : of(1, `pair of ${PLURAL(a)}`);
  return of(0, `${rankName(a)} high`);
}

/** The top of five different ranks in a row, from the highest; the ace may be the one below the two. */
function straightTo(ranks: string[]): string | null {
  const all = ranks.map(number).sort((x, y) => y - x);
  if (all[0]! - all[4]! === 4) return RANKS[all[0]!]!;
  return all.join() === '12,3,2,1,0' ? '5' : null;
}

function better(a: Worth, b: Worth): Worth {
  const at = a.key.findIndex((x, i) => x !== b.key[i]);
  return at < 0 || a.key[at]! > (b.key[at] ?? -1) ? a : b;
}

/** Every choice of so many cards. */
function choices(cards: string[], many: number): string[][] {
  if (many === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), many - 1).map((rest) => [card, ...rest]));
}

const best = (cards: string[]): Worth => choices(cards, Math.min(5, cards.length)).map(worth).reduce(better);

/** What the cards of a place come to so far; none where they cannot be seen, or say nothing by themselves. */
export function soFar(hand: HandView, place: number): string | null {
  const player = hand.players[place];
  const mine = (player?.cards ?? []).map((c) => c.card);
  const board = [...hand.board, ...(hand.common ? [hand.common] : [])];
  const all = [...mine, ...board];
  if (!player || mine.length < 2 || all.some((c) => !c || c === 'Jk')) return null;
  const cards = mine as string[];
  const up = board as string[];
  if (hand.game === 'razz') return low([...cards, ...up]);
  if (isStud(hand.game)) return best([...cards, ...up]).name;
  // Two of the three cards will play: the best two as things stand.
  if (hand.game.startsWith('crazy-pineapple') && cards.length === 3)
    return choices(cards, 2)
      .map((two) => best([...two, ...up]))
      .reduce(better).name;
  return hand.game.startsWith('holdem') && up.length === 0 ? best(cards).name : null;
}

/** For low: the small cards that differ, from the top, and how many are doubled. */
function low(cards: string[]): string {
  const value = (c: string): number => (rankOf(c) === 'A' ? -1 : number(rankOf(c)));
  const ranks = [...new Map([...cards].sort((a, b) => value(b) - value(a)).map((c) => [rankOf(c), c])).keys()];
  const doubled = cards.length - ranks.length;
  return `${ranks
    .map((r) => (r === 'T' ? '10' : r))
    .slice(-5)
    .join('-')} so far${doubled ? `, ${doubled} paired` : ''}`;
}
