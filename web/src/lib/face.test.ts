import { expect, test } from 'vitest';
import { drawn, FACES } from './face';

test('every number is a face of its own', () => {
  const all = new Set(Array.from({ length: FACES }, (_, n) => JSON.stringify(drawn(n))));
  expect(all.size).toBe(FACES);
  expect([...all].every((one) => !one.includes('undefined'))).toBe(true);
});

test('paths are numbers and the letters that draw', () => {
  for (let n = 0; n < 16; n++) expect(drawn(n).path).toMatch(/^M[-MLHVCAQTSZmlhvcaqtsz0-9., ]+$/);
});
