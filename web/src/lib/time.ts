// Times of day.

/** `16:11`: the time of day on this machine's clock. */
export const clockTime = (at: number): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
