// Somebody whom a dealer seated without a name is called by the seat: where the seat is said already, it is said once.
import { say } from '../lib/voice';

/** Has somebody at this seat a name beside it? As the words ask for it. */
export const named = (name: string, seat: number): 'yes' | 'no' => (name === say('room-patron', { seat }) ? 'no' : 'yes');
