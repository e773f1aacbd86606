// Svelte transition: a card that comes flies from the shoe to where it lies.
import { still } from '../lib/settings.svelte';
import type { TransitionConfig } from 'svelte/transition';
import { middle } from './anchors';

export function fromShoe(node: Element, { place = 'shoe' }: { place?: string } = {}): TransitionConfig {
  const from = middle(place);
  if (!from || still()) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const dx = from.x - (box.x + box.width / 2);
  const dy = from.y - (box.y + box.height / 2);
  return {
    duration: 240,
    css: (t) => {
      const u = 1 - (1 - t) * (1 - t);
      return `transform: translate(${dx * (1 - u)}px, ${dy * (1 - u)}px) rotate(${(1 - u) * 50}deg); opacity: ${Math.min(1, t * 3)}`;
    },
  };
}

/** Svelte transition: a card is turned over. */
export function turnOver(_node: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return { duration: 260, css: (t) => `transform: scaleX(${Math.abs(2 * t - 1)})` };
}
