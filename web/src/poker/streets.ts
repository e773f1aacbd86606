// What streets are called, and where a player stands.
import { say } from '../lib/voice';

const STATUS: Partial<Record<string, string>> = {
  'all-in': say('poker-all'),
  folded: say('poker-folded'),
  mucked: say('poker-mucked'),
  dead: say('poker-dead'),
};
/** Where a player stands who is not simply in the hand. */
export const statusWords = (status: string): string => STATUS[status] ?? status;

const STREETS: Partial<Record<string, string>> = {
  'before the flop': say('poker-before-flop'),
  flop: say('poker-flop'),
  turn: say('poker-turn'),
  river: say('poker-river'),
  'before the draw': say('poker-before-draw'),
  draw: say('poker-draw-2'),
  'third street': say('poker-third-street'),
  'fourth street': say('poker-fourth-street'),
  'fifth street': say('poker-fifth-street'),
  'sixth street': say('poker-sixth-street'),
  'seventh street': say('poker-seventh-street'),
};
/** How far a hand has come. */
export const streetWords = (street: string): string => STREETS[street] ?? street;
