import { expect, test } from 'vitest';
import { clauses } from '../lib/clauses';
import { RULES, SCHEDULE } from './fixture';
import { rulesText } from './rulesText';

const all = (rules = RULES): string =>
  rulesText(rules, SCHEDULE, 6)
    .flatMap((s) => s.sentences.map((x) => x.text))
    .join('\n');

test('what a house allows stands in its rules, and what it does not allow does not', () => {
  expect(all()).toContain('unless the bank holds three eights');
  expect(all()).toContain('There is no insurance.');
  expect(all()).toContain('8 or more cards 250 to 1');
  const other = all({ ...RULES, insurance: true, buster: null, both_over: 'suited-789-pushes', surrender: 'none' });
  expect(other).toContain('it pays 2 to 1');
  expect(other).not.toContain('Buster');
  expect(other).toContain('7-8-9 of one suit');
  expect(other).toContain('There is no surrender.');
});

test('every sentence cites a clause that is in the book', async () => {
  const book = await clauses();
  for (const rules of [
    RULES,
    {
      ...RULES,
      bank_eligibility: 'played-previous-two' as const,
      must_stand: 'any-21' as const,
      backline: true,
      circles: { most: 3, adjacent: true, while_waiting: 2 },
      both_over: 'suited-789-pushes' as const,
    },
  ]) {
    for (const section of rulesText(rules, { ...SCHEDULE, posted_by: 'house' }, 6)) {
      for (const s of section.sentences) expect(book[s.clause], `${s.clause}: ${s.text}`).toBeDefined();
    }
  }
});
