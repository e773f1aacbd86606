// Somebody at the dealer school in a browser: answers with the thumb, and knows the key from the same engine beside the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { engineOf } from '../src/lab/engine';
import { breakdown } from '../src/lib/chips';
import type { ExamRow, PaperQuestion } from '../src/protocol';
import { choicesOf, type Asked, type Choice, type Given, type Grade, type Part, type Question } from '../src/school/types';
import { root } from './room';

const { instance } = await WebAssembly.instantiate(readFileSync(join(root, 'web', 'src', 'lab', 'engine.wasm')));
const engine = engineOf(instance);
const gives = <T>(call: string, asked: string): T => (JSON.parse(engine(call, asked)) as { gives: T }).gives;

export const questionOf = (asked: Asked): Question => gives<{ question: Question }>('drill', JSON.stringify(asked)).question;
export const keyOf = (asked: Asked): Given[] => keyBy(JSON.stringify({ ...asked, answer: [] }));
const keyBy = (asked: string): Given[] => gives<{ grade: Grade }>('drill', asked).grade.parts.map((p) => p.key);

/** How many questions an exam looks at for each place, and how its seed is spread over them (crates/school/src/exam.rs). */
const [LOOKED_AT, SPREAD, WORD] = [24n, 0x9e3779b97f4a7c15n, 1n << 64n];

/** The key of a question on a paper: of those that the exam looked at for its place, the one that was taken. */
export function keyOnPaper({ rulebook, seed }: ExamRow, { drill, level }: PaperQuestion, place: number, question: Question): Given[] {
  const wanted = JSON.stringify(question);
  for (let look = 0n; look < LOOKED_AT; look++) {
    const of = (BigInt(seed!) * SPREAD + BigInt(place) * LOOKED_AT + look) % WORD;
    // A number that JavaScript cannot hold: it is written as it is.
    const asked = (more: string): string => `{"rulebook":"${rulebook}","drill":"${drill}","level":${level},"seed":${of}${more}}`;
    const here = gives<{ question: Question }>('drill', asked('')).question;
    if (JSON.stringify(here) === wanted) return keyBy(asked(',"answer":[]'));
  }
  throw new Error(`No question of this exam is question ${place + 1}.`);
}

function button(page: Page, choice: Choice, choices: Choice[]): Locator {
  const { spot } = choice;
  if (spot && 'seat' in spot) return page.locator('.felt .tap').filter({ hasText: new RegExp(`^Seat ${spot.seat}(\\D|$)`) });
  if (spot) return page.locator('.felt .paid').nth(choices.indexOf(choice));
  return page.locator('.choices button').nth(choices.filter((c) => !c.spot).indexOf(choice));
}

async function chips(page: Page, amount: number): Promise<void> {
  for (const { chip, count } of breakdown(amount)) {
    const name = `Add ${chip.value === 0.5 ? '$0.50' : `$${chip.value}`}`;
    for (let i = 0; i < count; i++) await page.getByRole('button', { name, exact: true }).click();
  }
}

async function answerPart(page: Page, part: Part, given: Given): Promise<void> {
  const choices = choicesOf(part.form);
  if ('amount' in given) await chips(page, given.amount);
  else if ('chips' in given) {
    const { pays, takes } = given.chips;
    await page.getByRole('button', { name: pays ? 'Pay' : takes ? 'Take' : 'Neither', exact: true }).click();
    await chips(page, pays || takes);
  } else for (const i of 'pick' in given ? [given.pick] : given.order) await button(page, choices[i]!, choices).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Answers a question with thumbs, part by part. */
export async function answer(page: Page, question: Question, given: Given[]): Promise<void> {
  for (const [i, part] of question.parts.entries()) await answerPart(page, part, given[i]!);
}
