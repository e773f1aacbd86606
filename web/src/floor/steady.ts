// A tap counts once: what appears under the finger that has just tapped takes nothing until the dealer has seen it.
import { HOLD } from '../lib/hold';

interface Tap {
  x: number;
  y: number;
  at: number;
  meaning: string;
}

/** Guards the buttons of a console. `question` is what the table waits for: when it changes, every button means something else. */
export function steady(node: HTMLElement, question: string | number): { update(question: string | number): void; destroy(): void } {
  let asked = question;
  let since = -HOLD;
  let last: Tap | null = null;

  const label = (b: HTMLElement): string => b.getAttribute('aria-label') ?? b.textContent.trim();
  const meaning = (b: HTMLElement): string => [asked, label(b), b.ariaPressed].join('\n');
  const under = (b: HTMLElement, tap: Tap): boolean => {
    const box = b.getBoundingClientRect();
    return tap.x >= box.left && tap.x <= box.right && tap.y >= box.top && tap.y <= box.bottom;
  };
  /** Somebody has just tapped, and what lies there has changed since: a table that moves on by itself takes every tap. */
  const fresh = (): boolean => {
    const now = performance.now();
    return !!last && now - last.at < 2 * HOLD && now - Math.max(since, last.at) < HOLD;
  };

  function tapped(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    if (fresh() && last && under(button, last) && meaning(button) !== last.meaning) {
      // Whoever drums on the place is still not answered.
      last.at = performance.now();
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { x: event.clientX, y: event.clientY, at: performance.now(), meaning: meaning(button) };
  }

  /** What takes no tap yet says so, to whoever listens instead of looking. */
  function hold(tap: Tap): void {
    const held = [...node.querySelectorAll('button')].filter((b) => under(b, tap));
    for (const b of held) b.ariaDisabled = 'true';
    setTimeout(() => {
      for (const b of held) b.ariaDisabled = null;
    }, HOLD);
  }

  node.addEventListener('click', tapped, true);
  return {
    update(next) {
      if (next === asked) return;
      asked = next;
      since = performance.now();
      if (last && since - last.at < 2 * HOLD) hold(last);
    },
    destroy: () => node.removeEventListener('click', tapped, true),
  };
}
