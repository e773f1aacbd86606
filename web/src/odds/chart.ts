// The strategy chart as a table, and how rounds end.
import { say } from '../lib/voice';
import type { Report } from './types';

export type Group = 'hard' | 'soft' | 'pair';
export interface ChartRow {
  name: string;
  cells: { code: string; move: string; worth: Record<string, number> }[];
}

const MOVES: Record<string, string> = { H: 'hit', S: 'stand', D: 'double', P: 'split', R: 'surrender' };

/** `Dh` is a double, `Rs` a surrender: the move that the first letter stands for. */
export const moveOf = (code: string): string => MOVES[code.charAt(0).toUpperCase()] ?? code;

const moves = (): Partial<Record<string, string>> => ({
  hit: say('odds-hit'),
  stand: say('odds-stand'),
  double: say('odds-double'),
  split: say('odds-split'),
  surrender: say('odds-surrender'),
});

/** What a move is called. */
export const moveWords = (move: string): string => moves()[move] ?? move;

/** What a code means, in words. */
export function codeWords(code: string): string {
  const first = moveWords(moveOf(code));
  const rest = code.slice(1);
  if (!rest) return first;
  const other = { h: say('odds-else-hit'), s: say('odds-else-stand'), r: say('odds-surrender-later') }[rest] ?? '';
  return other ? `${first}, ${other}` : first;
}

export function chartRows(report: Report, group: Group): ChartRow[] {
  const is = (name: string): boolean => (group === 'pair' ? /^(\w)-\1$/.test(name) : name.startsWith(group));
  return Object.entries(report.chart.td)
    .filter(([name]) => is(name))
    .map(([name, codes]) => ({
      name,
      cells: codes.map((code, i) => ({ code, move: moveOf(code), worth: report.chart.worth[name]?.[i] ?? {} })),
    }));
}

const ends = (): Record<string, string> => ({
  natural_paid: say('odds-natural-paid'),
  natural_push: say('odds-natural-against-natural-push'),
  bank_natural: say('odds-banks-natural-takes-once'),
  win: say('odds-won'),
  push: say('odds-pushed'),
  lose: say('odds-lost'),
  double_win: say('odds-doubled-won'),
  double_push: say('odds-doubled-pushed'),
  double_lose: say('odds-doubled-lost'),
  surrender: say('odds-surrendered'),
});

/** How rounds end, in words, with the split ones in a line of their own: together all of them. */
export function endings(outcomes: Record<string, number | number[]>): [string, number][] {
  return Object.entries(outcomes).map(([name, p]): [string, number] =>
    typeof p === 'number'
      ? [ends()[name] ?? name.replaceAll('_', ' '), p]
      : [name === 'split' ? say('odds-split-into-several-hands') : name.replaceAll('_', ' '), p.reduce((a, b) => a + b, 0)],
  );
}

export const percent = (x: number, digits = 2): string => `${x < 0 ? '−' : x > 0 ? '+' : ''}${Math.abs(x * 100).toFixed(digits)} %`;
