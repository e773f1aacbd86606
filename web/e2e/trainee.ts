// Somebody at the dealer school in a browser: answers with the thumb, and knows the key from the same engine beside the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { engineOf } from '../src/lab/engine';
import { breakdown } from '../src/lib/chips';
import type { ExamRow } from '../src/protocol';
import { choicesOf, type Asked, type Choice, type Given, type Grade, type Part, type Question } from '../src/school/types';
import { root } from './room';

const { instance } = await WebAssembly.instantiate(readFileSync(join(root, 'web', 'src', 'lab', 'engine.wasm')));
const engine = engineOf(instance);
export const gives = <T>(call: string, asked: unknown): T => (JSON.parse(engine(call, JSON.stringify(asked))) as { gives: T }).gives;

export const questionOf = (asked: Asked): Question => gives<{ question: Question }>('drill', asked).question;
export const keyOf = (asked: Asked): Given[] => gives<{ grade: Grade }>('drill', { ...asked, answer: [] }).grade.parts.map((p) => p.key);

/** The keys of an exam's questions, which follow from its seed. */
export const keysOf = ({ rulebook, drills, questions, seed, pass }: ExamRow): Given[][] =>
  gives<{ paper: Asked[] }>('paper', { rulebook, drills, questions, seed, percent: pass }).paper.map(keyOf);

function button(page: Page, choice: Choice, choices: Choice[]): Locator {
  const { spot } = choice;
  if (spot && 'seat' in spot) return page.locator('.felt .tap').filter({ hasText: new RegExp(`^Seat ${spot.seat}(\\D|$)`) });
  if (spot) return page.locator('.felt .paid').nth(choices.indexOf(choice));
  return page.locator(`.choices button[data-choice="${choices.indexOf(choice)}"]`);
}

async function chips(page: Page, amount: number): Promise<void> {
  for (const { chip, count } of breakdown(amount)) {
    const name = `Add ${chip.value === 0.5 ? '$0.50' : `$${chip.value}`}`;
    for (let i = 0; i < count; i++) await page.getByRole('button', { name, exact: true }).click();
  }
}

/** Answers a part with thumbs; `instant` where a tap on a choice is the answer. */
export async function answerPart(page: Page, part: Part, given: Given, instant = false): Promise<void> {
  const choices = choicesOf(part.form);
  if ('amount' in given && !given.amount) await page.getByRole('button', { name: 'Nothing', exact: true }).click();
  else if ('amount' in given) await chips(page, given.amount);
  else if ('chips' in given) {
    const { pays, takes } = given.chips;
    await page.getByRole('button', { name: pays ? 'Pay' : takes ? 'Take' : 'Neither', exact: true }).click();
    await chips(page, pays || takes);
  } else
    for (const i of 'pick' in given ? [given.pick] : given.order) {
      const kind = { 'bj-total-soft': 'Soft', 'bj-total-over': 'Over', 'bj-total-scored': 'By score' }[choices[i]!.says.id] ?? 'Hard';
      const kinds = page.locator('.kinds').getByRole('button', { name: kind, exact: true });
      if (await kinds.count()) await kinds.click();
      await button(page, choices[i]!, choices).click();
    }
  if (!instant || typeof part.form === 'string') await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Answers a question, part by part. In an exam every part is handed in; in a drill a single choice is one tap. */
export async function answer(page: Page, question: Question, given: Given[], exam = false): Promise<void> {
  for (const [i, part] of question.parts.entries()) {
    const single = question.parts.length === 1 && typeof part.form === 'object' && 'pick' in part.form;
    await answerPart(page, part, given[i]!, single && !exam);
  }
}
