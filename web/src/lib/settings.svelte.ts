// What a person likes: theme, deck, sound, coach, how a showdown goes. Kept in the browser, never sent anywhere.

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  fourColour: boolean;
  sound: boolean;
  coach: boolean;
  /** At a poker showdown a winning hand is shown and a beaten one mucked without asking. */
  showdown: boolean;
  /** The casino's view at blackjack: seat 1 at the right, wherever one sits. */
  casino: boolean;
  /** More chips are brought by themselves when there are too few to go on. */
  rebuy: boolean;
  /** A notification in a tab that is not looked at, when it is one's turn. */
  notify: boolean;
  /** A dealer touches a card twice before it counts. */
  twice: boolean;
  /** People whose chat is not shown. */
  muted: string[];
}

const KEY = 'cardroom.settings';
const USUAL: Settings = {
  theme: 'auto',
  fourColour: false,
  sound: true,
  coach: false,
  showdown: true,
  casino: false,
  rebuy: false,
  notify: false,
  twice: false,
  muted: [],
};

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

const BANK = 'cardroom.bank';

/** What I banked with last; nothing where nothing is known. */
export function lastBank(): number | null {
  return Number(globalThis.localStorage?.getItem(BANK) ?? 0) || null;
}

export function keepBank(amount: number): void {
  try {
    localStorage.setItem(BANK, String(amount));
  } catch {
    // A browser that keeps nothing asks for the amount again.
  }
}

/** Is motion unwelcome, or would nobody see it? */
export const still = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
