// What a dealer has ticked off at a table: it stays ticked while the console shows something else in between.
import { getContext, setContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

const KEY = Symbol('ticks');

/** The page of a table keeps them. */
export const keepTicks = (): void => void setContext(KEY, new SvelteSet<string>());
/** Those of the page one stands on; where none keeps them, one's own. */
export const ticksHere = (): SvelteSet<string> => getContext<SvelteSet<string> | undefined>(KEY) ?? new SvelteSet<string>();
