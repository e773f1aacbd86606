import { expect, test } from 'vitest';
import { EMPTY } from '../blackjack/fixture';
import { breakdown, discs, trayFor } from './chips';
import { money, parseMoney, shortMoney, signed, sum, unread } from './money';

test('amounts carry cents only when there are any', () => {
  expect(money(5)).toBe('$5');
  expect(money(2.5)).toBe('$2.50');
  expect(money(1234567)).toBe('$1,234,567');
  expect(money(-15)).toBe('−$15');
  expect(signed(15)).toBe('+$15');
  expect(signed(0)).toBe('$0');
});

test('sums do not drift', () => {
  expect(sum(0.1, 0.2)).toBe(0.3);
  expect(sum(9.5, -0.5)).toBe(9);
});

test('short amounts are short only from ten thousand', () => {
  expect(shortMoney(9999)).toBe('$9,999');
  expect(shortMoney(12_300)).toBe('$12.3k');
  expect(shortMoney(120_000)).toBe('$120k');
});

test('typed amounts are read, other text is not', () => {
  expect(parseMoney('$1,250.5')).toBe(1250.5);
  expect(parseMoney('7')).toBe(7);
  expect(parseMoney('.50')).toBe(0.5);
  expect(parseMoney('1.234')).toBeUndefined();
  expect(parseMoney('ten')).toBeUndefined();
});

test('a comma that parts no thousands is no amount', () => {
  expect(parseMoney('1,000')).toBe(1000);
  expect(parseMoney('12,345.50')).toBe(12345.5);
  expect(parseMoney('$1,234,567')).toBe(1234567);
  for (const unclear of ['1,00', '1.000,00', '1,0000', '1,000,00', ',000', '1000,000', '1,', '12,34.50']) {
    expect(parseMoney(unclear), unclear).toBeUndefined();
    expect(unread(unclear), unclear).toBe(true);
  }
  expect(unread(' ')).toBe(false);
  expect(unread('1,000')).toBe(false);
});

test('the fewest chips make an amount, biggest first', () => {
  expect(breakdown(631.5).map((c) => [c.chip.value, c.count])).toEqual([
    [500, 1],
    [100, 1],
    [25, 1],
    [5, 1],
    [1, 1],
    [0.5, 1],
  ]);
  expect(breakdown(0)).toEqual([]);
  expect(discs(5000).length).toBe(6);
});

const tray = (chip: number, base_least: number, base_most: number | null, stack: number) =>
  trayFor({ ...EMPTY.bounds, chip, base_least, base_most }, stack);

test('the tray offers chips that the table takes', () => {
  expect(tray(0.5, 5, null, 500).map((d) => d.value)).toEqual([1, 5, 25, 100, 500]);
  expect(tray(5, 5, 50, 500).map((d) => d.value)).toEqual([5, 25]);
  expect(tray(0.5, 5, 200, 40).map((d) => d.value)).toEqual([0.5, 1, 5, 25]);
});
