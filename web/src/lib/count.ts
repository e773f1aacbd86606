// Numbers of things as people say them.
import { say } from './voice';

type Thing = 'hands' | 'rounds' | 'programs' | 'cards' | 'rounds-hands';
const IDS: Record<Thing, string> = {
  hands: 'count-hands',
  rounds: 'count-rounds',
  programs: 'count-programs',
  cards: 'count-cards',
  'rounds-hands': 'count-rounds-hands',
};

/** `1 hand`, `12 hands`, `no cards`. */
export const count = (n: number, of: Thing): string => say(IDS[of], { n, shown: n.toLocaleString('en-US') });
