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
