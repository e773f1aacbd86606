// The poker referee's words, as a hand is seen from a chair. Seats of a hand count from the left of the button.
import type { Card, Money } from '../protocol';

export type Dealt = Card | null;
export interface CardView { card: Dealt; up: boolean }
export type RaiseTo = { exactly: Money[] } | { between: [Money, Money] };
export interface Moves { fold: boolean; check: boolean; call: Money | null; raise: RaiseTo | null; bring_in: Money | null }
export type PokerTask =
  | { task: 'deal'; seat: number; up: boolean } | { task: 'board'; count: number } | { task: 'burn' } | { task: 'all-clear' }
  | { task: 'scramble'; clause: string } | { task: 'common' };
export type Turn =
  | { turn: 'bet'; seat: number; moves: Moves } | { turn: 'draw'; seat: number } | { turn: 'clear'; seat: number } | { turn: 'show'; seat: number }
  | { turn: 'dealer'; task: PokerTask } | { turn: 'nobody' };
export type Offer =
  | { offer: 'kill' | 'clear' | 'draw' | 'ask' | 'stop' | 'complete'; seat: number } | { offer: 'all-clear' };
export type Limit = { fixed: { small: Money; big: Money } } | { spread: { min: Money; max: Money | null } };
export interface PlayerView {
  stack: Money; bet: Money; in_pot: Money; status: 'in' | 'all-in' | 'folded' | 'dead' | 'mucked'; clause?: string;
  cards: CardView[]; drew: number | null; shown: boolean; hand: string | null; button: boolean;
}
export interface Award { seat: number; amount: Money; pot: number; part: 'whole' | 'high' | 'low' | 'returned'; clause: string }
export interface HandView {
  game: string; limit: Limit; phase: 'posting' | 'dealing' | 'drawing' | 'betting' | 'between' | 'clearing' | 'showdown' | 'over';
  street: string; board: Dealt[]; exposed: Dealt[]; burned: number; common: Dealt | null; pot: Money; pots: [Money, number[]][]; drop: Money;
  killer: number | null; players: PlayerView[]; awaits: { turn: Turn; offers: Offer[] }; awards: Award[];
}

/** Is the pot split between a high and a low hand? */
export const isHiLo = (game: string): boolean => game.endsWith('hi-lo');
export const isStud = (game: string): boolean => game.startsWith('stud') || game === 'razz';
export const isDraw = (game: string): boolean => game === 'draw' || game === 'lowball';

/** A poker table as it is seen from a chair. */
export interface PokerView {
  people: { player: number; seat: number; stack: Money; place: number | null; new: boolean; owes: boolean }[];
  button: number; rounds: number; drop: Money; on: boolean; places: number[]; mine: number | null; hand: HandView | null;
}
export interface PokerRules { game: string; limit: Limit; small_blind: Money; big_blind: Money; ante: Money; bring_in: Money; raises: number | null; fee: [Money, Money] }
export interface PokerInfo { game: 'poker'; rules: PokerRules; seats: number; least_chips: Money }
export type PokerPlay =
  | 'fold' | 'call' | { raise: { to: Money } } | 'bring_in' | { draw: { cards: Card[] } } | { ask: { count: number } } | 'knock' | 'kill'
  | { clear: { card: Card } } | 'show' | 'muck' | 'play_board' | 'stop';
