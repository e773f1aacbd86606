// What was checked, in words.
import { say } from '../lib/voice';
import type { Check, Step } from './judge';

const GOOD: Record<Check, (n: number) => string> = {
  published: () => say('fair-good-published'),
  decks: () => say('fair-good-decks'),
  numbers: () => say('fair-good-numbers'),
  house: () => say('fair-good-house'),
  among: () => say('fair-good-among'),
  kept: () => say('fair-good-kept'),
  came: () => say('fair-good-numbers'),
  links: (n) => say('fair-good-links', { n }),
  signatures: (n) => say('fair-good-signatures', { n }),
  deck: () => say('fair-good-deck'),
  others: (n) => say('fair-good-others', { n }),
  cards: (n) => say('fair-good-cards', { n }),
  order: () => say('fair-good-order'),
  seen: (n) => say('fair-good-seen', { n }),
  seed: () => say('fair-good-seed'),
  shoe: (n) => say('fair-good-shoe', { n }),
  dealt: (n) => say('fair-good-dealt', { n }),
  places: () => say('fair-good-places'),
  keys: () => say('fair-good-numbers'),
  voided: () => say('fair-good-numbers'),
  wasted: () => say('fair-good-numbers'),
  named: () => say('fair-good-numbers'),
  given: () => say('fair-good-numbers'),
};

const BAD: Record<Check, (n: number) => string> = {
  published: () => say('fair-bad-published'),
  decks: () => say('fair-bad-decks'),
  numbers: () => say('fair-bad-numbers'),
  house: () => say('fair-bad-house'),
  among: () => say('fair-bad-among'),
  kept: () => say('fair-bad-kept'),
  came: () => say('fair-bad-came'),
  links: () => say('fair-bad-links'),
  signatures: () => say('fair-bad-signatures'),
  deck: () => say('fair-bad-deck'),
  others: () => say('fair-bad-others'),
  cards: () => say('fair-bad-cards'),
  order: () => say('fair-bad-order'),
  seen: () => say('fair-bad-seen'),
  seed: () => say('fair-bad-seed'),
  shoe: () => say('fair-bad-shoe'),
  dealt: () => say('fair-bad-dealt'),
  places: () => say('fair-bad-places'),
  keys: () => say('fair-unchecked-keys'),
  voided: (n) => say('fair-bad-voided', { n }),
  wasted: () => say('fair-bad-wasted'),
  named: () => say('fair-bad-named'),
  given: () => say('fair-bad-given'),
};

const UNCHECKED: Partial<Record<Check, () => string>> = {
  house: () => say('fair-unchecked-house'),
  seen: () => say('fair-unchecked-seen'),
  keys: () => say('fair-unchecked-keys'),
};

/** A step as a sentence. */
export const stepText = ({ check, verdict, n }: Step): string =>
  verdict === 'unchecked' ? (UNCHECKED[check]?.() ?? say('fair-unchecked-signatures')) : (verdict === 'bad' ? BAD : GOOD)[check](n);
