import { expect, test } from 'vitest';
import { houses, lessons } from 'virtual:lessons';
import { chapterOf, chapters, lessonsFor, lessonsOf } from './lessons';

test('every scenario that shows a clause is a lesson, and brings its house along', () => {
  expect(lessons.length).toBeGreaterThan(600);
  expect(lessons.every((lesson) => lesson.clauses.length && lesson.file && lesson.name)).toBe(true);
  const sevens = lessons.find((lesson) => lesson.name === 'sevens-checked-and-best.phh')!;
  expect(sevens).toMatchObject({ poker: true, rulebook: 'ocean-view/lowball', clauses: ['LB-9'] });
  expect(sevens.file).toContain('_game');
  expect(lessons.some((lesson) => lesson.rulebook in houses)).toBe(true);
});

test('clauses stand chapter by chapter, by their numbers', () => {
  expect(['BB-1', 'L-CAS-4', 'D18', 'S-15a', 'RND-11'].map(chapterOf)).toEqual(['BB', 'L-CAS', 'D', 'S', 'RND']);
  const own = lessonsFor(lessons, 'aviator/pure-21.5', false);
  const listed = chapters(own);
  const rounds = listed.find(([chapter]) => chapter === 'RND')![1];
  expect(rounds.indexOf('RND-2')).toBeLessThan(rounds.indexOf('RND-10'));
  expect(lessonsOf(own, 'RND').length).toBeGreaterThan(lessonsOf(own, 'RND-10').length);
  for (const [, ids] of listed) for (const id of ids) expect(lessonsOf(own, id)).not.toEqual([]);
});

test('a rulebook has its own lessons, or those of its kind of game', () => {
  expect(lessonsFor(lessons, 'ocean-view/lowball', true).every((l) => l.rulebook === 'ocean-view/lowball')).toBe(true);
  const kin = lessonsFor(lessons, 'nowhere/omaha', true);
  expect(kin.length).toBeGreaterThan(100);
  expect(kin.every((lesson) => lesson.poker)).toBe(true);
});
