// What makes people at a table more than names: their faces, what they say with an emote, and what I wrote down of them. Faces and
// notes come after the table itself has been drawn.
import type { Component } from 'svelte';
import { get, post } from '../net/api';
import type { Emote } from '../protocol';
import { more } from './voice';

interface Company {
  /** Draws a face, once that is here. */
  Face: Component<{ face: number; size?: string }> | null;
  /** What I wrote down, by whom it is of. */
  remarks: Record<number, string>;
  /** What people said with an emote a moment ago. */
  emotes: Record<number, string>;
}
export const company: Company = $state({ Face: null, remarks: {}, emotes: {} });

/** How long an emote is shown, in milliseconds. */
const SHOWN = 4000;
const shown: Record<number, number> = {};
/** Somebody says something without typing: it is seen beside them for a moment. */
export async function gesture(player: number, emote: Emote): Promise<void> {
  await more();
  const { emoteWords } = await import('./emotes');
  company.emotes[player] = emoteWords(emote);
  clearTimeout(shown[player]);
  shown[player] = Number(setTimeout(() => delete company.emotes[player], SHOWN));
}

let asked = false;
/** Fetches faces and notes, once. */
export function meet(signedIn: boolean): void {
  if (asked) return;
  asked = true;
  void import('../components/Face.svelte').then((m) => (company.Face = m.default));
  if (signedIn) void get<Record<number, string>>('/api/remarks').then((all) => (company.remarks = all));
}

/** Writes something down of somebody; nothing forgets it. */
export async function remark(player: number, text: string): Promise<void> {
  company.remarks = await post<Record<number, string>>('/api/remarks', { player, text });
}
