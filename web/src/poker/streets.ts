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

/** How far a hand has come. */
export const streetWords = (street: string): string => say('hand-street-name', { street });
