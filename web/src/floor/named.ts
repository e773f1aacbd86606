// Somebody whom a dealer seated without a name is called by the seat: where the seat is said already, it is said once.
import { say } from '../lib/voice';

/** Has somebody at this seat a name beside it? As the words ask for it. */
export const named = (name: string, seat: number): 'yes' | 'no' => (name === say('room-patron', { seat }) ? 'no' : 'yes');

/** No table has more seats. */
const SEATS = 10;
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What such a name is in the language that is spoken, and what is looked for then. */
let [spoken, twice]: [string, RegExp] = ['', /$^/];

/** A sentence in which such a name stands right beside the seat, with the seat said once. */
export function once(text: string): string {
  const patron = (seat: number): string => quoted(say('room-patron', { seat }));
  if (patron(1) !== spoken) {
    const names = Array.from({ length: SEATS }, (_, i) => patron(SEATS - i)).join('|');
    [spoken, twice] = [patron(1), new RegExp(`(${names})(?:[,，、]\\s*\\1(?!\\d)[,，]?|\\s*\\1(?!\\d))`, 'giu')];
  }
  return text.replace(twice, '$1');
}
