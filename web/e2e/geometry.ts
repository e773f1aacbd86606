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
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** Up to this width it is held in the hand. */
export const isHandheld = (size: { width: number }): boolean => size.width < 1000;

/** Everything that is pressed, and everything that is a label of its own on the felt. */
const THINGS = [
  'button',
  'a[href]',
  'input',
  'select',
  '[role=slider]',
  '.plate',
  '.doing',
  '.count',
  '.who',
  '.money',
  '.bank-button',
  '.action-button',
  '.outcome',
  '.disc',
  '.won',
  '.street',
  '.pots li',
  '.drop',
  '.bet',
  '.aside',
  '.box',
  '.kill',
  '.hand',
  '.cards',
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
        if (((r.left < -1 || r.right > innerWidth + 1) && !rolls) || (box.top < -1 && !scrolls) || box.bottom > bottom + 1 || clipped)
          wrong.push(`${name(e)} is cut off: ${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`);
        // A finger is 44 pixels wide; the words in a running text may be lower.
        if (matchMedia('(hover: none)').matches && e.matches('button') && Math.min(r.height, r.width) < 43.5)
          wrong.push(`${name(e)} is too small for a finger: ${Math.round(r.width)}×${Math.round(r.height)}`);
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
      if (document.documentElement.scrollWidth > innerWidth + 1)
        wrong.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${innerWidth}`);
      return wrong;
    },
    { things: THINGS, scrolls },
  );
}

/**
 * Words that something lies on, that are cut in the middle or squeezed to nothing, and cards whose index cannot be read:
 * asked of the browser point by point.
 */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const part = (e: Element): string =>
      `${e.tagName.toLowerCase()}${[...e.classList]
        .filter((c) => !c.startsWith('svelte-'))
        .map((c) => '.' + c)
        .join('')}`;
    const of = (e: Element): string => e.closest('section[aria-label]')?.getAttribute('aria-label')?.split(',')[0] ?? '';
    /** The box that clips this element, and whether it says so with dots. */
    const clip = (e: Element): { l: number; t: number; r: number; b: number; dots: boolean } => {
      const c = { l: 0, t: 0, r: innerWidth, b: innerHeight, dots: false };
      for (let p: Element | null = e; p; p = p.parentElement) {
        const style = getComputedStyle(p);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const box = p.getBoundingClientRect();
        if (style.textOverflow === 'ellipsis') c.dots = true;
        [c.l, c.r, c.t, c.b] = [Math.max(c.l, box.left), Math.min(c.r, box.right), Math.max(c.t, box.top), Math.min(c.b, box.bottom)];
      }
      return c;
    };
    /** Does it draw anything itself? The box of a seat does not. */
    const draws = (e: Element): boolean => {
      const style = getComputedStyle(e);
      if (e instanceof SVGElement) return true;
      return (
        style.backgroundImage !== 'none' ||
        !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
        [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent!.trim())
      );
    };
    /** What lies on top of this element at a point, if it is something else. */
    const above = (e: Element, x: number, y: number): Element | null => {
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === e || top.contains(e) || e.contains(top)) return null;
        if (draws(top)) return top;
      }
      return null;
    };
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const e = node.parentElement!;
      const text = node.textContent!.trim();
      if (
        !text ||
        e.closest('svg, .visually-hidden, .log, aside, header') ||
        !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const c = clip(e);
      for (const r of range.getClientRects()) {
        const [l, t, right, b] = [Math.max(r.left, c.l), Math.max(r.top, c.t), Math.min(r.right, c.r), Math.min(r.bottom, c.b)];
        const name = `“${text.slice(0, 40)}” (${part(e)}, ${of(e) || 'middle'})`;
        if (r.width < 1) continue;
        if (right - l < Math.min(r.width, c.dots ? 20 : r.width - 2) || b - t < r.height * 0.7) {
          wrong.push(`${name} is cut to ${Math.round(right - l)}×${Math.round(b - t)} of ${Math.round(r.width)}×${Math.round(r.height)}`);
          continue;
        }
        for (const x of [l + 1.5, (l + right) / 2, right - 1.5]) {
          const on = above(e, x, (t + b) / 2);
          if (on) {
            wrong.push(`${name} lies under ${part(on)} “${(on.textContent ?? '').trim().slice(0, 20)}” (${of(on) || 'middle'})`);
            break;
          }
        }
      }
    }
    for (const index of document.querySelectorAll('main svg.card use[href^="#rank-"]')) {
      const card = index.closest('svg')!;
      const box = card.getBoundingClientRect();
      const what = `the index of the ${card.getAttribute('aria-label')} (${of(card) || 'middle'})`;
      if (!card.checkVisibility() || box.width < 2) continue;
      if ((box.height * 31) / 84 < 18) wrong.push(`${what} is only ${Math.round((box.height * 31) / 84)} px high`);
      for (const y of [10, 28]) {
        const on = above(card, box.left + (box.width * 12) / 60, box.top + (box.height * y) / 84);
        if (on) wrong.push(`${what} lies under ${part(on)} “${(on.textContent ?? '').trim().slice(0, 20)}” (${of(on) || 'middle'})`);
      }
    }
    return [...new Set(wrong)];
  });
}
