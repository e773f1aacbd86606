// A course from the first day to the certificate, on a phone: somebody new learns, makes an account, sits an exam through a room that
// dies and comes back, and has a certificate that a stranger checks. Somebody else underpays once, and is not passed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Exams, Me, Progress, Sitting } from '../src/protocol';
import { drillOf, next, type Progress as Known } from '../src/school/progress';
import type { Asked, Given, Question } from '../src/school/types';
import { api, house, PASSWORD, until, withRole } from './house';
import { packed, printed } from './paper';
import { person, PHONE } from './room';
import { lay, sound } from './sound';
import { answer, keyOf, keysOf, questionOf } from './trainee';

const BOOK = 'aviator/pure-21.5';
const { room, boss, browser } = await house(['boss']);
const { page: tess } = await person(browser, room, PHONE);
const ina = await withRole(browser, room, boss, 'Ina', 'instructor');
const known = (page: Page): Promise<Known> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cardroom.school') ?? '{"drills":{},"clauses":{}}') as Known);

/** An exam as whoever sits it has it: its questions and their keys. */
async function paperOf(page: Page): Promise<{ sitting: Sitting; questions: Question[]; keys: Given[][] }> {
  const number = Number(/sitting\/(\d+)/.exec(page.url())![1]);
  const sitting = await api<Sitting>(page, `/api/sittings/${number}`);
  const questions: Question[] = [];
  for (const n of sitting.paper.keys()) questions.push(await api<Question>(page, `/api/sittings/${number}/questions/${n}`));
  return { sitting, questions, keys: keysOf(sitting.exam) };
}

async function begin(page: Page): Promise<void> {
  await page.goto(`${room.url}/#/exams`);
  await page.getByRole('heading', { name: 'First floor exam' }).waitFor();
  await sound(page, 'exams-trainee');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: /^Question 1,/ }).waitFor();
}

async function answered(page: Page, n: number): Promise<void> {
  await page.getByText(`${n} of 6 answered`).first().waitFor();
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).first().click();
  await page.getByText('Nothing can be changed after that.').waitFor();
  await page.getByRole('button', { name: 'Yes, hand it in' }).click();
}

let code = '';

test('somebody new learns in the school, with a mistake, and nobody asks who they are', async () => {
  await tess.evaluate((book) => localStorage.setItem('cardroom.school.book', book), BOOK);
  await tess.goto(`${room.url}/#/school/total`);
  for (const right of [false, true, true, true]) {
    await tess.locator('.choices button').first().waitFor();
    const asked: Asked = next(await known(tess), BOOK, 'total', 5, Date.now());
    const key = keyOf(asked);
    const { pick } = key[0] as { pick: number };
    await answer(tess, questionOf(asked), right ? key : [{ pick: pick === 0 ? 1 : 0 }]);
    await tess
      .getByText(right ? 'Right.' : 'Not right.', { exact: false })
      .first()
      .waitFor();
    await tess.getByRole('button', { name: 'Next question' }).click();
  }
  expect(drillOf(await known(tess), BOOK, 'total')).toMatchObject({ asked: 4, right: 3 });
  await tess.goto(`${room.url}/#/school`);
  await tess.getByText('This is kept on this device only.').waitFor();
  await sound(tess, 'school-guest');
  await tess.getByRole('link', { name: 'Exams', exact: true }).click();
  await tess.getByText('Exams are taken with an account').waitFor();
  await sound(tess, 'exams-guest');
});

test('she makes an account, and what she learned goes there, and to her other device', async () => {
  await tess.getByRole('link', { name: 'Make an account or sign in' }).click();
  await tess.getByLabel('Name').fill('Tess');
  await tess.getByLabel(/^Password/).fill(PASSWORD);
  await tess.getByRole('button', { name: 'New account' }).click();
  await tess.getByText('Tess, player.').waitFor();
  await tess.goto(`${room.url}/#/school`);
  await tess.getByText('What you learn is kept with your account').waitFor();
  await until('the room has her answers', async () => (await api<Progress>(tess, '/api/school/progress')).all === 4);
  expect(drillOf(await known(tess), BOOK, 'total')).toMatchObject({ asked: 4, right: 3 });
  const { page, context } = await person(browser, room);
  await api<Me>(page, '/api/login', { name: 'Tess', password: PASSWORD });
  await page.evaluate((book) => localStorage.setItem('cardroom.school.book', book), BOOK);
  await page.goto(`${room.url}/#/school`);
  await page.reload();
  await page.getByText('3 of 4 right').waitFor();
  await context.close();
});

test('an instructor, made by the manager, sets an exam', async () => {
  await ina.goto(`${room.url}/#/me`);
  await ina.getByRole('link', { name: 'Exams', exact: true }).click();
  await ina.getByText('No exam is set yet.').waitFor();
  await ina.getByRole('heading', { name: 'Set an exam' }).click();
  await ina.getByLabel('What it is called').fill('First floor exam');
  await ina
    .locator('label', { hasText: /^House/ })
    .locator('select')
    .selectOption('Aviator Casino');
  await ina.locator('label', { hasText: /^Game/ }).locator('select').selectOption(BOOK);
  await ina.getByLabel('Name the total').check();
  await ina.getByLabel('Settle the layout').check();
  await ina.getByLabel('Questions').fill('6');
  await ina.getByLabel('Minutes').fill('30');
  await ina.getByLabel('Right of 100 to pass').fill('80');
  await ina.getByLabel(/^Seed/).fill('5');
  await sound(ina, 'exams-set');
  await ina.getByRole('button', { name: 'Set an exam' }).click();
  await ina.getByText('“First floor exam” is set. Its seed is 5.').waitFor();
  await sound(ina, 'exams-instructor');
});

test('she answers through a room that dies, reloads without it, and everything she answered counts once', async () => {
  await begin(tess);
  await tess.getByText('Seed 5,').waitFor();
  const { sitting, questions, keys } = await paperOf(tess);
  const give = async (n: number): Promise<void> => {
    await tess.getByRole('heading', { name: new RegExp(`^Question ${n + 1},`) }).waitFor();
    await answer(tess, questions[n]!, keys[n]!, true);
    await answered(tess, n + 1);
  };
  await sound(tess, 'sitting');
  await give(0);
  await give(1);
  // What was answered is shown at once, and is with the room a moment later.
  const now = (): Promise<Sitting> => api<Sitting>(tess, `/api/sittings/${sitting.row.sitting}`);
  await until('the room has both', async () => (await now()).row.answered === 2);
  const before = await now();
  expect(before.paper.every((q) => q.grade === null)).toBe(true);
  await tess.waitForFunction(async () => (await (await caches.open('school-1')).keys()).length > 0);

  await room.kill();
  await give(2);
  await give(3);
  await tess.getByText('2 answers are kept on this device, waiting to be sent.').waitFor();
  await sound(tess, 'sitting-away');
  await tess.reload();
  await tess.getByText('2 answers are kept on this device, waiting to be sent.').waitFor();
  await give(4);
  await tess.getByText('3 answers are kept on this device, waiting to be sent.').waitFor();

  await room.start();
  await tess.getByText('waiting to be sent').waitFor({ state: 'detached' });
  await until(
    'the room has five answers',
    async () => (await api<Sitting>(tess, `/api/sittings/${sitting.row.sitting}`)).row.answered === 5,
  );
  await give(5);
  await tess.getByText('Every question is answered.').waitFor();
  await handIn(tess);
  await tess.getByRole('heading', { name: 'Passed', exact: true }).waitFor();
  await tess.getByText('Passed: 6 of 6 right, and nothing underpaid.').waitFor();
  await sound(tess, 'passed');
  const ended = await api<Sitting>(tess, `/api/sittings/${sitting.row.sitting}`);
  expect(ended.row.result).toMatchObject({ passed: true, right: 6, under: 0 });
  expect(ended.paper.map((q) => q.given)).toEqual(keys);
  expect(await tess.evaluate((n) => localStorage.getItem(`cardroom.exam.${n}`), sitting.row.sitting)).toBeNull();
  code = ended.row.result!.code!;
});

test('her certificate is one sheet of paper without buttons, and a stranger checks its code', async () => {
  await tess.getByRole('link', { name: 'Your certificate' }).click();
  await tess.getByText('This certificate is genuine').waitFor();
  await sound(tess, 'certificate');
  const { page, context } = await person(browser, room, PHONE);
  await page.goto(`${room.url}/#/certificate`);
  await page.getByRole('heading', { name: 'Check a certificate' }).waitFor();
  await sound(page, 'certificate-check');
  await page.getByLabel('Code').fill('ABCD-ABCD-ABCD');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Code').fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('This certificate is genuine').waitFor();
  expect(await api<Me | null>(page, '/api/visitor')).toBeNull();
  for (const format of ['A4', 'Letter'] as const) {
    const { pdf, pages } = await printed(page, format);
    lay(`certificate-${format}.pdf`, pdf);
    expect(pages, format).toHaveLength(1);
    for (const text of ['Tess', 'First floor exam', 'Aviator Casino', '6 of 6', code]) expect(pages[0], format).toContain(packed(text));
    for (const text of ['Print', 'Check another', 'genuine', 'Lobby']) expect(pages[0], format).not.toContain(packed(text));
  }
  await context.close();
});

test('somebody else underpays once: every other answer is right, and he is not passed', async () => {
  const { page: pete } = await person(browser, room, PHONE);
  await api<Me>(pete, '/api/account', { name: 'Pete', password: PASSWORD });
  await pete.reload();
  await begin(pete);
  const { sitting, questions, keys } = await paperOf(pete);
  const pays = (given: Given): boolean => 'chips' in given && given.chips.pays > 0;
  const at = keys.findIndex((key) => key.some(pays));
  expect(at).toBeGreaterThanOrEqual(0);
  for (const [n, key] of keys.entries()) {
    await pete.getByRole('heading', { name: new RegExp(`^Question ${n + 1},`) }).waitFor();
    const part = key.findIndex(pays);
    const short = (given: Given): Given => ({ chips: { pays: (given as { chips: { pays: number } }).chips.pays - 0.5, takes: 0 } });
    await answer(pete, questions[n]!, n === at ? key.with(part, short(key[part]!)) : key, true);
    await answered(pete, n + 1);
  }
  await handIn(pete);
  await pete.getByRole('heading', { name: 'Not passed', exact: true }).waitFor();
  await pete.getByText('5 of 6 are right.').waitFor();
  await pete.getByText('Under by $0.50.').waitFor();
  await pete
    .getByText(/underpaid/i)
    .first()
    .waitFor();
  expect(await pete.getByRole('link', { name: 'Your certificate' }).count()).toBe(0);
  await sound(pete, 'not-passed');
  const { row } = await api<Sitting>(pete, `/api/sittings/${sitting.row.sitting}`);
  expect(row.result).toMatchObject({ passed: false, right: 5, under: 1, code: null });
});

test('the instructor reads both, by clause and by trainee, and closes the exam', async () => {
  await ina.goto(`${room.url}/#/exams/results`);
  await ina.locator('summary', { hasText: 'Tess' }).getByText('1 of 1 passed').waitFor();
  await ina.locator('summary', { hasText: 'Pete' }).click();
  await ina.getByText('underpaid once').waitFor();
  await sound(ina, 'results');
  await ina.getByRole('link', { name: 'Retests' }).click();
  await ina.getByText('Everybody passed under the rules as they are.').waitFor();
  await sound(ina, 'retests');
  await ina.goto(`${room.url}/#/exams`);
  await ina.getByRole('button', { name: 'Close “First floor exam”' }).click();
  await ina.getByText(/Nobody begins “First floor exam” any more/).waitFor();
  expect((await api<Exams>(ina, '/api/exams')).exams[0]).toMatchObject({ closed: true });
});
