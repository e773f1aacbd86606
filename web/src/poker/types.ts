// Short names for the poker referee's words, which are generated from its own types.
import type * as p from '../protocol';

export type CardView = p.PokerCardView;
export type RaiseTo = p.PokerRaiseTo;
export type Moves = p.PokerMoves;
export type Limit = p.PokerLimit;
export type PlayerView = p.PokerPlayerView;
export type HandView = p.PokerHandView;
export type HandEvent = p.PokerHandEvent;
export type Standing = p.PokerStanding;
export type PokerView = p.PokerView;
export type PokerPlay = p.PokerPlay;
export type PokerInfo = Extract<p.GameInfo, { game: 'poker' }>;

/** Is the pot split between a high and a low hand? */
export const isHiLo = (game: string): boolean => game.endsWith('hi-lo');
export const isStud = (game: string): boolean => game.startsWith('stud') || game === 'razz';
export const hasJoker = (game: string): boolean => game === 'draw' || game === 'lowball';
export const isDraw = (game: string): boolean => hasJoker(game) || game.endsWith('-draw') || game === 'badugi';
export const isShortDeck = (game: string): boolean => game === 'short-deck';
