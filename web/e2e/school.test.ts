// Dealer school on a phone: drills answered wrongly and rightly on the felt, what was learned stays, and the room may be stopped.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessonsOf } from '../scripts/lessons';
import { chapterOf } from '../src/school/lessons';
import { drillOf, next, type Progress } from '../src/school/progress';
import type { Asked, Given, Grade, Graded, Pitched, Question } from '../src/school/types';
import { house } from './house';
import { person, PHONE, root, shot, violations } from './room';
import { answer, answerPart, gives, keyOf, questionOf } from './trainee';

const { room, browser } = await house();
const { page } = await person(browser, room, PHONE);

const BOOK = 'aviator/pure-21.5';
const kept = async (): Promise<Progress> =>
  (JSON.parse((await page.evaluate(() => localStorage.getItem('cardroom.school'))) ?? 'null') as Progress | null) ?? {
    drills: {},
    clauses: {},
    lessons: {},
  };
const asking = async (drill: string, book = BOOK): Promise<Asked> => next(await kept(), book, drill, 5, Date.now());

const answerAll = (question: Question, given: Given[], exam = false): Promise<void> => answer(page, question, given, exam);

async function open(path: string, heading: string): Promise<void> {
  await page.goto(`${room.url}/#/school${path}`);
  await page.getByRole('heading', { name: heading }).waitFor();
}

test('a path of drills is there without a sign-in, and axe finds nothing', async () => {
  await open('', 'Dealer school');
  await page
    .getByLabel('House')
    .selectOption('Aviator Casino')
    .catch(() => null);
  await page.evaluate((book) => localStorage.setItem('cardroom.school.book', book), BOOK);
  await page.reload();
  await page.getByRole('link', { name: /Settle the layout/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, 'school-path-phone');
});

test('a total is called wrongly, then rightly; the mistake shows its clause, and stays after a reload', async () => {
  await open('/total', 'Name the total');
  const asked = await asking('total');
  const [question, key] = [questionOf(asked), keyOf(asked)];
  const right = (key[0] as { pick: number }).pick;
  await page.locator('.choices button').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await answerAll(question, [{ pick: right === 0 ? 1 : 0 }]);
  await page.getByText('Not right.').waitFor();
  await page.locator('details .tag').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, 'school-wrong-phone');
  const record = drillOf(await kept(), BOOK, 'total');
  expect(record).toMatchObject({ asked: 1, right: 0 });
  await page.reload();
  await page.locator('.choices button').first().waitFor();
  for (let i = 0; i < 3; i++) {
    const asked = await asking('total');
    await answerAll(questionOf(asked), keyOf(asked));
    await page.getByText('Right.', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Next question' }).click();
    await page.locator('.choices button').first().waitFor();
  }
  expect(drillOf(await kept(), BOOK, 'total')).toMatchObject({ asked: 4, right: 3, level: 2 });
});

test('a layout is settled with chips: under is told from over, and the fewest chips are praised', async () => {
  await open('/settle', 'Settle the layout');
  const wagerOf = (given: Given): boolean => 'chips' in given && given.chips.pays + given.chips.takes > 0;
  let told = false;
  for (let i = 0; i < 8; i++) {
    const asked = await asking('settle');
    const [question, key] = [questionOf(asked), keyOf(asked)];
    await page.locator('.part').waitFor();
    const at = key.findIndex(wagerOf);
    if (!told && at >= 0) {
      const { pays, takes } = (key[at] as { chips: { pays: number; takes: number } }).chips;
      const slip: Given = pays ? { chips: { pays: pays - 0.5, takes: 0 } } : { chips: { pays: 0, takes: takes + 0.5 } };
      await answerAll(question, key.with(at, slip));
      await page.getByText(pays ? 'Under by $0.50.' : '$0.50 too much taken.').waitFor();
      await shot(page, 'school-settle-phone');
      told = true;
    } else {
      await answerAll(question, key);
      await page.getByText('Right.', { exact: false }).first().waitFor();
      if (told && key.some(wagerOf)) {
        await page.getByText('And with the fewest chips.').waitFor();
        break;
      }
    }
    await page.getByRole('button', { name: 'Next question' }).click();
  }
  expect(told).toBe(true);
  expect(await violations(page)).toEqual([]);
});

test('every drill of blackjack and hold’em is answered on the felt', async () => {
  for (const book of [BOOK, 'ocean-view/holdem']) {
    await page.evaluate((book) => localStorage.setItem('cardroom.school.book', book), book);
    await page.reload();
    const { drills } = gives<{ id: string; drills: string[] }[]>('courses', {}).find((c) => c.id === book)!;
    expect(drills.length).toBeGreaterThan(4);
    for (const drill of drills) {
      await page.goto(`${room.url}/#/school/${drill}`);
      const asked = await asking(drill, book);
      await page.locator('.part').waitFor();
      expect(await violations(page), drill).toEqual([]);
      await answerAll(questionOf(asked), keyOf(asked));
      await page.getByText('Right.', { exact: false }).first().waitFor();
    }
  }
  await shot(page, 'school-procedure-phone');
});

test('a whole round is run, and the referee has nothing to say', async () => {
  await page.evaluate((book) => localStorage.setItem('cardroom.school.book', book), BOOK);
  await open('/pitch', 'Run a whole round');
  await page.reload();
  await page.getByLabel('Level').selectOption('2');
  await page.getByRole('button', { name: 'Begin' }).click();
  const pitch = { rulebook: BOOK, level: 2, seed: 1, dealt_for: false };
  const { beats } = gives<{ round: Pitched }>('pitch', pitch).round;
  const blank = beats.map(() => ({ pick: 999 }));
  const { deeds } = gives<{ graded: { deeds: Graded[] } }>('pitch', { ...pitch, answer: blank }).graded;
  expect(beats.length).toBeGreaterThan(6);
  for (const [i, beat] of beats.entries()) {
    await page.getByText(`${i + 1} of ${beats.length}`, { exact: true }).waitFor();
    if (i === 4) {
      expect(await violations(page)).toEqual([]);
      await shot(page, 'school-pitch-phone');
    }
    await answerPart(page, beat.part, deeds[i]!.key, true);
  }
  await page.getByText('A clean round.').waitFor();
  // Another round, and a slip: it is stopped at the first error.
  await page.getByRole('button', { name: 'Another round' }).click();
  const again = gives<{ round: Pitched }>('pitch', { ...pitch, seed: 2 }).round.beats;
  await page.getByText(`1 of ${again.length}`, { exact: true }).waitFor();
  await answerPart(page, again[0]!.part, { amount: 1 }, true);
  await page.getByText(/One error in one step/).waitFor();
});

test('a trial exam has the questions that the engine draws, says nothing until the end, and is passed with its marks', async () => {
  // The page draws the seed; here it is always the same.
  await page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    const fixed = (into: Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>): typeof into =>
      into instanceof Uint32Array ? into.fill(7) : draw(into);
    crypto.getRandomValues = fixed as typeof crypto.getRandomValues;
  });
  await page.evaluate((book) => localStorage.setItem('cardroom.school.book', book), BOOK);
  await open('/trial', 'Trial exam');
  await page.reload();
  await page.getByRole('button', { name: 'Begin the exam' }).click();
  const { paper } = gives<{ paper: Asked[] }>('paper', { rulebook: BOOK, questions: 10, percent: 80, seed: 7 });
  expect(paper.length).toBe(10);
  for (const [i, asked] of paper.entries()) {
    await page.getByText(`${i + 1} of 10`, { exact: true }).waitFor();
    await page.locator('.part').waitFor();
    const [question, key] = [questionOf(asked), keyOf(asked)];
    // One that is not a payment is answered wrongly.
    const slip = i === 0 && 'pick' in key[0]!;
    await answerAll(question, slip ? [{ pick: (key[0] as { pick: number }).pick === 0 ? 1 : 0 }, ...key.slice(1)] : key, true);
    expect(await page.getByText('Not right.').count()).toBe(0);
  }
  await page.getByText('9 of 10 right.').waitFor();
  await page.getByText('That would pass.').waitFor();
  // Every question is told with its key; the wrong one is open.
  expect(await page.locator('.all > li > details').count()).toBe(10);
  expect(await page.locator('.all > li > details[open]').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
});

// A clause that one scenario of the house shows.
const own = lessonsOf(root).filter((lesson) => lesson.rulebook === BOOK);
const times = (clause: string): number => own.filter((lesson) => lesson.clauses.includes(clause)).length;
const single = own.find((lesson) => lesson.clauses.length === 1 && times(lesson.clauses[0]!) === 1)!;
const lessonOf = (answer?: Given[]): { question: Question; grade: Grade } => gives('lesson', { file: single.file, answer });

async function openLesson(): Promise<void> {
  const clause = single.clauses[0]!;
  await open('/clauses', 'Lessons by clause');
  await page
    .locator('summary', { hasText: new RegExp(`^${chapterOf(clause)} `) })
    .first()
    .click();
  await page.locator(`a[href$="/clauses/${clause}"]`).click();
  await page.locator('.part').waitFor();
}

test('a clause has its lessons: a scenario is ruled on, and is known', async () => {
  await openLesson();
  expect(await violations(page)).toEqual([]);
  await answerAll(
    lessonOf().question,
    lessonOf([]).grade.parts.map((part) => part.key),
  );
  await page.getByText('Right.', { exact: false }).first().waitFor();
  expect((await kept()).lessons).toEqual({ [single.name]: true });
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByText('1 of 1 lessons are right.').waitFor();
  await open('/clauses', 'Lessons by clause');
  expect(await violations(page)).toEqual([]);
});

test('with the room stopped the page goes on, and opens again', async () => {
  await open('', 'Dealer school');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('link', { name: /Settle the layout/ }).waitFor();
  await page.waitForFunction(async () => (await (await caches.open('school-1')).keys()).some((r) => r.url.endsWith('.wasm')));
  const before = await kept();
  await room.close();
  await page.goto(`${room.url}/#/school/button`);
  await page.locator('.part').waitFor();
  await page.reload();
  const asked = await asking('button');
  await page.locator('.part').waitFor();
  await answerAll(questionOf(asked), keyOf(asked));
  await page.getByText('Right.', { exact: false }).first().waitFor();
  const after = await kept();
  expect(drillOf(after, BOOK, 'button').asked).toBe(drillOf(before, BOOK, 'button').asked + 1);
  await shot(page, 'school-button-phone');
  await openLesson();
});

test('questions are made faster than they are asked', async () => {
  const file = readdirSync(join(root, 'web', 'dist', 'assets')).find((f) => /^engine.*\.wasm$/.test(f))!;
  const url = `${room.url}/assets/${file}`;
  const rates = await page.evaluate(
    async ([url, books]) => {
      const kept = await (await caches.open('school-1')).match(url!);
      const { instance } = await WebAssembly.instantiate(await kept!.arrayBuffer());
      const { memory, room, answer, length } = instance.exports as unknown as {
        memory: WebAssembly.Memory;
        room(n: number): number;
        answer(n: number): number;
        length(): number;
      };
      const ask = (call: string, asked: unknown): unknown => {
        const [name, text] = [call, JSON.stringify(asked)].map((t) => new TextEncoder().encode(t)) as [Uint8Array, Uint8Array];
        const at = room(name.length + text.length);
        const bytes = new Uint8Array(memory.buffer);
        bytes.set(name, at);
        bytes.set(text, at + name.length);
        const from = answer(name.length);
        return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, from, length())));
      };
      const courses = (ask('courses', {}) as { gives: { id: string; drills: string[] }[] }).gives;
      const rates: Record<string, number> = {};
      for (const book of books as string[])
        for (const drill of courses.find((c) => c.id === book)!.drills) {
          const start = performance.now();
          for (let seed = 0; seed < 20; seed++) ask('drill', { rulebook: book, drill, level: (seed % 5) + 1, seed });
          rates[`${book} ${drill}`] = Math.round(20_000 / (performance.now() - start));
        }
      return rates;
    },
    [url, [BOOK, 'ocean-view/holdem', 'ocean-view/omaha-hi-lo']] as [string, string[]],
  );
  console.log('questions per second in the browser:', rates);
  expect(Math.min(...Object.values(rates))).toBeGreaterThan(2);
});
