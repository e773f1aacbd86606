// The house's clock: which gaming day it is there, and times as its clock shows them, wherever the reader is.

import { get } from '../net/api';
import type { Today } from '../protocol';

const clock = $state.raw({ now: null as Today | null });
let asked: Promise<void> | undefined;

/** Asks the room, once: whoever shows days or times of the house waits for it. */
export function houseDay(): Promise<void> {
  asked ??= get<Today>('/api/day').then(
    (day) => void (clock.now = day),
    () => void (asked = undefined),
  );
  return asked;
}

/** Asks again: a day may have ended. */
export async function today(): Promise<string> {
  asked = undefined;
  await houseDay();
  return clock.now?.today ?? '';
}

/** What the house is called, where it has said so: once the day was asked for. */
export const houseName = (): string => clock.now?.house ?? '';

/** `2026-11-15 16:11:05` by the house's clock. */
export function houseStamp(at: number): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone: clock.now?.gaming_day.zone ?? 'America/Los_Angeles' });
}

/** `16:11` by the house's clock; with its day where that is not today. */
export function houseWhen(at: number): string {
  const [stamp, now] = [houseStamp(at), houseStamp(Date.now())];
  return stamp.slice(stamp.slice(0, 10) === now.slice(0, 10) ? 11 : 0, 16);
}

/** `16:11:05` by the house's clock. */
export const houseTime = (at: number): string => houseStamp(at).slice(-8);
