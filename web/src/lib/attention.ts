// What tells somebody who looks elsewhere that it is their turn: the title and the icon of the tab, a sound, a buzz, and a notification
// where it was asked for.
import { settings } from './settings.svelte';
import { chime } from './sound';

/** Asks the browser's person whether notifications may come. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

const icon = (): HTMLLinkElement | null => document.querySelector<HTMLLinkElement>('link[rel=icon]');
let quiet = '';

/** Puts a mark into the tab, or takes it away: a green spade turns golden. */
function mark(on: boolean): void {
  const link = icon();
  if (!link) return;
  quiet ||= link.href;
  link.href = on ? quiet.replace('%230d3b22', '%23ffc233').replace('%23efe9d6', '%231b1508') : quiet;
}

/** Says it to who looks elsewhere, where they asked for that. */
export function notify(title: string, tag: string): void {
  navigator.vibrate?.([120, 60, 120]);
  if (!settings.notify || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { tag, icon: 'icon-192.png' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** It is my turn: what the tab is called then, and what is said to who does not look. */
export function myTurnNow(title: string): () => void {
  const name = document.title;
  document.title = title;
  mark(true);
  if (document.hidden) {
    chime();
    notify(title, 'turn');
  }
  return () => {
    document.title = name;
    mark(false);
  };
}
