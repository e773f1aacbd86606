// What can be said without typing; everybody reads it in their own words.
import type { Emote } from '../protocol';
import { say } from './voice';

export const EMOTES: Emote[] = ['hello', 'good_luck', 'nice_hand', 'thanks', 'close', 'ouch', 'thinking', 'bye'];

export const emoteWords = (emote: Emote): string => say('people-emote', { emote });
