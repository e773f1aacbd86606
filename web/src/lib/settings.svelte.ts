// What a person likes: theme, deck, sound, coach, how a showdown goes. Kept in the browser, never sent anywhere.

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  fourColour: boolean;
  sound: boolean;
  coach: boolean;
  /** At a poker showdown a winning hand is shown and a beaten one mucked without asking. */
  showdown: boolean;
}

const KEY = 'cardroom.settings';
const USUAL: Settings = { theme: 'auto', fourColour: false, sound: true, coach: false, showdown: true };

function load(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Settings = $state(load());

/** Writes a change down and puts it into force. */
export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the page.
  }
  dress();
}

/** Puts theme and deck on the page. */
export function dress(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.deck = settings.fourColour ? 'four' : 'two';
}

/** Is motion unwelcome, or would nobody see it? */
export const still = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
