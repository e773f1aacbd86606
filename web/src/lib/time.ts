// Times, as people of the page's language write them.
import { voice } from './spoken.svelte';

/** `16:11`: the time of day on this machine's clock. */
export const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day and time by this machine's clock. */
export const dayTime = (at: number, as: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(voice.language === 'pseudo' ? 'en' : voice.language, as);
