// Times, as people of the page's language write them.
import { voice } from './spoken.svelte';

/** A day and time by this machine's clock. */
export const dayTime = (at: number, as: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(voice.language === 'pseudo' ? 'en' : voice.language, as);
