// What every page must be on every screen; and where its pictures and papers are left for whoever wants to look at them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest, PHONE, violations } from './room';

const keep = process.env.CARDROOM_PAPERS;
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }];

export function lay(name: string, what: Buffer): void {
  if (!keep) return;
  mkdirSync(keep, { recursive: true });
  writeFileSync(join(keep, name), what);
}

/** Nothing is wider than the screen, on a phone, a tablet and a desk, and axe finds nothing. */
export async function sound(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await atRest(page);
    const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide, `${name} at ${size.width}`).toBeLessThanOrEqual(screen!);
    expect(await violations(page), `${name} at ${size.width}`).toEqual([]);
    lay(`${name}-${size.width}.png`, await page.screenshot({ fullPage: true }));
  }
  await page.setViewportSize(before);
}
