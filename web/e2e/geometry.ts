// What a pair of eyes would find wrong at once: things that lie on top of each other, stick out of the screen, or are too
// small to hit. Measured from the boxes that the browser itself drew.
import type { Page } from 'playwright-core';

/** The sizes a table is looked at: phones upright and on their side, a tablet, a desk, a wall. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

/** Everything that is pressed, and everything that is a label of its own on the felt. */
const THINGS = [
  'button', 'a[href]', 'input', 'select', '[role=slider]',
  '.plate', '.doing', '.count', '.who', '.money', '.bank-button', '.action-button', '.outcome', '.disc', '.won', '.street', '.pots li', '.drop', '.bet', '.aside', '.box', '.kill', '.hand', '.cards',
].join(', ');

/**
 * Pairs of things that overlap, and things that are cut off by the screen's edge.
 * `scrolls` where the page may be longer than the screen; it may never be wider.
 */
export async function faults(page: Page, scrolls = false): Promise<string[]> {
  return page.evaluate(
    ({ things, scrolls }) => {
      const name = (e: Element): string => {
        const text = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
        const of = e.closest('section[aria-label]')?.getAttribute('aria-label')?.split(',')[0] ?? '';
        return `${e.tagName.toLowerCase()}${e.classList.length ? '.' + [...e.classList].filter((c) => !c.startsWith('svelte-')).join('.') : ''} “${text}”${of ? ` (${of})` : ''}`;
      };
      const seen = (e: Element): boolean => {
        if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        if (e.closest('[aria-hidden=true]:not(.count), .visually-hidden, [popover]:not(:popover-open)')) return false;
        const r = e.getBoundingClientRect();
        return r.width > 2 && r.height > 2;
      };
      /** The part of a box that its scrolling and clipping ancestors let through. */
      const shown = (e: Element): DOMRect | null => {
        const r = e.getBoundingClientRect();
        let [l, t, w, h] = [r.left, r.top, r.right, r.bottom];
        for (let p = e.parentElement; p; p = p.parentElement) {
          const style = getComputedStyle(p);
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
          const c = p.getBoundingClientRect();
          if (style.overflowX !== 'visible') [l, w] = [Math.max(l, c.left), Math.min(w, c.right)];
          if (style.overflowY !== 'visible') [t, h] = [Math.max(t, c.top), Math.min(h, c.bottom)];
        }
        return w - l > 2 && h - t > 2 ? new DOMRect(l, t, w - l, h - t) : null;
      };
      const all = [...document.querySelectorAll(things)].filter(seen).flatMap((e) => {
        const box = shown(e);
        return box ? [{ e, box }] : [];
      });
      const wrong: string[] = [];
      for (const { e, box } of all) {
        const r = e.getBoundingClientRect();
        const rolls = e.closest('nav, .table-scroll, aside, .log, .tray') !== null;
        const bottom = scrolls ? document.documentElement.scrollHeight - scrollY : innerHeight;
        const clipped = e.matches('button, input') && !rolls && (box.width < r.width - 2 || box.height < r.height - 2);
        if (((r.left < -1 || r.right > innerWidth + 1) && !rolls) || (box.top < -1 && !scrolls) || box.bottom > bottom + 1 || clipped) wrong.push(`${name(e)} is cut off: ${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`);
        // A finger is 44 pixels wide; the words in a running text may be lower.
        if (matchMedia('(hover: none)').matches && e.matches('button') && Math.min(r.height, r.width) < 43.5) wrong.push(`${name(e)} is too small for a finger: ${Math.round(r.width)}×${Math.round(r.height)}`);
      }
      for (let i = 0; i < all.length; i++) {
        for (let k = i + 1; k < all.length; k++) {
          const [a, b] = [all[i]!, all[k]!];
          if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
          // Within a seat the count, the bet and the result may lie on its own cards.
          const cards = a.e.matches('.hand, .cards') || b.e.matches('.hand, .cards');
          if (cards && a.e.closest('section') === b.e.closest('section')) continue;
          const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          // The "Why?" of a line of text reaches into the lines above and below, and keeps 24 pixels of its own.
          const inline = a.e.matches('.why') || b.e.matches('.why');
          if (w > 2 && h > (inline ? 20 : 2)) wrong.push(`${name(a.e)} and ${name(b.e)} overlap by ${Math.round(w)}×${Math.round(h)}`);
        }
      }
      if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${innerWidth}`);
      return wrong;
    },
    { things: THINGS, scrolls },
  );
}
