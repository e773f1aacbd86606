// The introduction in a pretended page: it asks where the record had me act, and shows what the referee ruled.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isIntroduced } from '../lib/introduced';
import { more } from '../lib/voice';
import Intro from '../pages/Intro.svelte';
import recorded from './rounds.json';
import { story, type Recorded } from './story';

const rounds = recorded as unknown as Recorded[];
beforeEach(async () => {
  await more();
  localStorage.clear();
  vi.useFakeTimers();
  // Without motion: cards that fly would still be under way when the page is gone.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets everything happen that nobody is asked about, and answers what is asked, until the round is over. */
function play(): string[] {
  const pressed: string[] = [];
  for (let i = 0; i < 400; i++) {
    vi.advanceTimersByTime(3000);
    flushSync();
    const button = [...document.querySelectorAll<HTMLElement>('.says .row button:not(.quiet), .says .row a.button')][0];
    if (!button) continue;
    const name = button.textContent.trim();
    if (/Now as the bank|To the tables/.test(name)) return [...pressed, name];
    pressed.push(name);
    button.click();
    flushSync();
  }
  throw new Error(`It never ends: ${pressed.join(', ')}`);
}

test('both rounds are played to their end, and each decision of mine is asked for', () => {
  expect(isIntroduced()).toBe(false);
  render(Intro);
  expect(play()).toEqual(['Bet $10, and $5 on Buster', 'Hit', 'Now as the bank']);
  expect(document.body.textContent).toMatch(/\$3 (not covered|back)/);
  screen.getByRole('button', { name: 'Now as the bank' }).click();
  flushSync();
  expect(play()).toEqual(['Bank $100', 'To the tables']);
  expect(isIntroduced(), 'it is offered once').toBe(true);
  expect(screen.getByRole('link', { name: 'Skip this' }).getAttribute('href')).toBe('#/');
});

test('the rounds show fee, Buster, action button, limited coverage and a bank of my own', () => {
  const all = rounds.map((round) => story(round, 'You'));
  expect(new Set(all.flatMap((s) => s.means))).toEqual(new Set([null, 'bank', 'fee', 'action', 'buster', 'covers']));
  expect(all.map((s) => s.asks.filter((a) => a !== null).map((a) => Object.keys(a)[0]))).toEqual([['base', 'move'], ['bank']]);
  expect(all[0]!.frames.at(-1)!.scene.lines.some((l) => l.uncovered > 0 && l.player === rounds[0]!.me)).toBe(true);
});
