// Exams in a pretended page: the list, setting one, a sitting whose room goes away, what became of it, results, certificates.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { route } from '../lib/route.svelte';
import { signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import type {
  Certificate as Paper,
  Deed,
  ExamResults,
  ExamRow,
  Exams as AllExams,
  Given,
  Me,
  RetestRow,
  Sitting,
  SittingRow,
} from '../protocol';
import type { Question } from '../school/types';
import Certificate from './Certificate.svelte';
import Exams from './Exams.svelte';

vi.mock('../lab/source', () => ({
  ask: async () => [
    { id: 'aviator/pure-21.5', house: 'Aviator Casino', name: 'Pure 21.5', drills: ['total', 'settle'], levels: 5 },
    { id: 'ocean-view/holdem', house: 'Ocean View', name: 'Hold’em', drills: ['blinds'], levels: 5 },
  ],
}));

const at = Date.UTC(2026, 10, 15, 20);
const exam = (part: Partial<ExamRow> = {}): ExamRow => ({
  exam: 12,
  title: 'First floor exam',
  rulebook: 'aviator/pure-21.5',
  house: 'Aviator Casino',
  game: 'Pure 21.5',
  hash: 'abcdef0123456789',
  drills: [],
  questions: 3,
  minutes: 30,
  pass: 80,
  set: at,
  by: 'Ina',
  closed: false,
  sitting: null,
  ...part,
});
const row = (part: Partial<SittingRow> = {}): SittingRow => ({
  sitting: 40,
  exam: 12,
  title: 'First floor exam',
  player: 5,
  name: 'Tom',
  began: at,
  ends: at + 1_800_000,
  questions: 3,
  answered: 0,
  result: null,
  ...part,
});
const question = (n: number): Question => ({
  felt: { cards: { cards: ['As', 'Kd'] } },
  asks: { id: 'school-asks-total', args: {} },
  parts: [
    {
      asks: { id: 'school-part-total', args: {} },
      form: {
        pick: [
          { says: { id: 'task-amount', args: { amount: { text: `one of ${n}` } } } },
          { says: { id: 'task-amount', args: { amount: { text: `two of ${n}` } } } },
        ],
      },
    },
  ],
});

/** The room's side of sitting 40. */
let answers: Record<number, Given[]>;
let ended: Sitting['row']['result'];
let away: boolean;
let now: number;
const asked: { path: string; body: Record<string, unknown> }[] = [];
let gets: Record<string, unknown>;

const sitting = (): Sitting => ({
  row: row({ answered: Object.keys(answers).length, result: ended }),
  exam: exam({ seed: 77, sitting: 40 }),
  now,
  paper: [0, 1, 2].map((n) => ({
    drill: 'total',
    level: 1,
    given: answers[n] ?? null,
    answered: answers[n] ? now : null,
    grade: ended && {
      right: n === 0 && !!answers[0],
      under: n === 1,
      parts: [
        {
          right: n === 0 && !!answers[0],
          ...(n === 1 ? { off: { under: 5 } } : {}),
          key: { pick: 0 },
          clause: 'GR-3',
          because: [{ id: 'school-why-total', args: { cards: { text: 'A K' }, total: { text: '21' } } }],
        },
      ],
    },
  })),
});
const result = (passed: boolean): NonNullable<Sitting['row']['result']> => ({
  ended: at + 60_000,
  time_over: false,
  right: passed ? 3 : 1,
  under: passed ? 0 : 1,
  passed,
  says: { id: 'task-amount', args: { amount: { text: passed ? 'You passed.' : 'A player was underpaid.' } } },
  code: passed ? 'ABCD-EFGH-JKLM' : null,
  entry: 99,
});

function posted(path: string, body: Record<string, unknown>): [number, unknown] {
  if (path === '/api/exams') return [200, exam({ seed: 4711 })];
  if (path.endsWith('/begin')) return [200, sitting()];
  if (path.endsWith('/close')) return [200, exam({ closed: true })];
  if (path.endsWith('/hand-in')) {
    ended = result(Object.keys(answers).length === 3);
    return [200, sitting()];
  }
  const n = body.question as number;
  const before = answers[n];
  if (before && JSON.stringify(before) !== JSON.stringify(body.given)) return [409, { reason: 'It was answered.' }];
  if (!before && ended) return [409, { reason: 'The time is over.' }];
  answers[n] = body.given as Given[];
  return [200, { answered: Object.keys(answers).length, now, ends: at + 1_800_000 }];
}

function comes(may: Deed[], part: Partial<Me> = {}): void {
  room.asked = true;
  signIn({ player: 5, name: 'Tom', role: 'player', may, ...part });
}
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  [answers, ended, away, now] = [{}, null, false, at];
  gets = {
    '/api/day': { today: '2026-11-15', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' } },
    '/api/exams': { exams: [exam()], sittings: [] } satisfies AllExams,
  };
  comes(['play']);
  location.hash = '';
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (away) throw new TypeError('no network');
      if (init.method === 'POST') {
        const body = JSON.parse(init.body as string) as Record<string, unknown>;
        asked.push({ path, body });
        const [status, said] = posted(path, body);
        return new Response(JSON.stringify(said), { status });
      }
      const of = /^\/api\/sittings\/40\/questions\/(\d)$/.exec(path);
      if (of) return new Response(JSON.stringify(question(Number(of[1]))));
      if (path === '/api/sittings/40') return new Response(JSON.stringify(sitting()));
      const found = gets[path];
      return found === undefined
        ? new Response(JSON.stringify({ reason: 'No certificate has this code.' }), { status: 404 })
        : new Response(JSON.stringify(found));
    }),
  );
});
afterEach(() => vi.useRealTimers());

const text = (): string => document.body.textContent.replace(/\s+/g, ' ');
function show(path: string): ReturnType<typeof render> {
  route.path = path;
  return render(path.startsWith('/exams') ? Exams : Certificate);
}
async function choose(name: string): Promise<void> {
  await fireEvent.click(await screen.findByRole('button', { name }));
  await fireEvent.click(screen.getByRole('button', { name: 'Done' }));
}

test('a guest is told that exams are taken with an account, and nothing is asked', async () => {
  comes([], { guest: true });
  show('/exams');
  expect(text()).toContain('Exams are taken with an account');
  expect(screen.getByRole('link', { name: 'Make an account or sign in' })).toHaveProperty('hash', '#/me');
  expect(fetch).not.toHaveBeenCalled();
});

test('an exam is shown with its terms, and begun', async () => {
  show('/exams');
  await screen.findByRole('heading', { name: 'First floor exam' });
  expect(text()).toContain('Aviator Casino, Pure 21.5');
  expect(text()).toContain('3 questions in 30 minutes. 80 of 100 have to be right');
  expect(screen.queryByText('Set an exam')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Results' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(location.hash).toBe('#/exams/sitting/40'));
  expect(asked[0]!.path).toBe('/api/exams/12/begin');
});

test('whoever sets exams does so with house, drills, size, time, mark and seed, and closes them; they do not sit them', async () => {
  comes(['set_exams', 'read_exams']);
  gets['/api/exams'] = { exams: [exam({ seed: 77 })], sittings: [] };
  show('/exams');
  await screen.findByRole('heading', { name: 'First floor exam' });
  expect(text()).toContain('Seed 77, rulebook version abcdef012345');
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
  await fireEvent.input(await screen.findByLabelText('What it is called'), { target: { value: 'Week two' } });
  await fireEvent.click(screen.getByLabelText('Settle the layout'));
  await fireEvent.input(screen.getByLabelText('Questions'), { target: { value: '12' } });
  await fireEvent.input(screen.getByLabelText('Minutes'), { target: { value: '20' } });
  await fireEvent.input(screen.getByLabelText('Right of 100 to pass'), { target: { value: '90' } });
  await fireEvent.input(screen.getByLabelText(/^Seed/), { target: { value: '5' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Set an exam' }));
  await screen.findByText('“First floor exam” is set. Its seed is 4711.');
  expect(asked[0]).toMatchObject({
    path: '/api/exams',
    body: { title: 'Week two', rulebook: 'aviator/pure-21.5', drills: ['settle'], questions: 12, minutes: 20, pass: 90, seed: 5 },
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Close “First floor exam”' }));
  await screen.findByText(/Nobody begins “First floor exam” any more/);
  expect(asked[1]!.path).toBe('/api/exams/12/close');
});

test('nothing is chosen: all drills, and a seed of the room’s', async () => {
  comes(['set_exams', 'read_exams']);
  show('/exams');
  await fireEvent.input(await screen.findByLabelText('What it is called'), { target: { value: 'Open' } });
  await waitFor(() => expect(screen.getByLabelText('House')).toHaveProperty('value', 'Aviator Casino'));
  await fireEvent.change(screen.getByLabelText('House'), { target: { value: 'Ocean View' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Set an exam' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const { id: _, ...body } = asked[0]!.body;
  expect(body).toEqual({ title: 'Open', rulebook: 'ocean-view/holdem', questions: 20, minutes: 30, pass: 80 });
});

test('a paper is answered one question after the other by the room’s clock, and nothing is said of it', async () => {
  show('/exams/sitting/40');
  await screen.findByRole('heading', { name: 'Question 1, Name the total' });
  expect(text()).toContain('Seed 77');
  expect(text()).toContain('0 of 3 answered');
  await choose('two of 0');
  await screen.findByRole('heading', { name: 'Question 2, Name the total' });
  expect(asked[0]).toEqual({ path: '/api/sittings/40/answer', body: { question: 0, given: [{ pick: 1 }] } });
  expect(text()).toContain('1 of 3 answered');
  expect(text()).not.toMatch(/Right\.|Not right|✓|✗/);
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it for later' }));
  await screen.findByRole('heading', { name: 'Question 3, Name the total' });
  await choose('one of 2');
  await screen.findByRole('heading', { name: 'Question 2, Name the total' });
});

test('the clock is the room’s: ours may be hours off', async () => {
  vi.useFakeTimers({ now: at + 5 * 3_600_000, shouldAdvanceTime: true });
  now = at + 60_000;
  show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 1/ });
  expect(screen.getByRole('timer').textContent).toBe('29:00');
});

test('while the room is away answers are kept, shown as waiting, and sent when it is back', async () => {
  show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 1/ });
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/api/sittings/40/questions/2', expect.anything()));
  await new Promise((done) => setTimeout(done, 50));
  away = true;
  await choose('one of 0');
  await choose('one of 1');
  await screen.findByText('2 answers are kept on this device, waiting to be sent.');
  expect(text()).toContain('The room does not answer. Go on');
  expect(text()).toContain('2 of 3 answered');
  expect(answers).toEqual({});
  away = false;
  await waitFor(() => expect(Object.keys(answers)).toEqual(['0', '1']), { timeout: 10_000 });
  await waitFor(() => expect(text()).not.toContain('waiting to be sent'));
});

test('after a reload without the room the paper is there, and what was handed in goes after the answers', async () => {
  const first = show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 1/ });
  await new Promise((done) => setTimeout(done, 100));
  away = true;
  await choose('one of 0');
  first.unmount();
  room.me = null;
  const second = show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 2/ });
  await screen.findByText('One answer is kept on this device, waiting to be sent.');
  await choose('one of 1');
  await choose('one of 2');
  await fireEvent.click(screen.getAllByRole('button', { name: 'Hand in' })[0]!);
  expect(text()).toContain('Nothing can be changed after that.');
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, hand it in' }));
  await screen.findByText(/handed in as soon as the room answers/);
  second.unmount();
  comes(['play']);
  away = false;
  show('/exams/sitting/40');
  await screen.findByRole('heading', { name: 'Passed' });
  expect(asked.map((a) => a.path.split('/').at(-1))).toEqual(['answer', 'answer', 'answer', 'hand-in']);
  expect(answers).toEqual({ 0: [{ pick: 0 }], 1: [{ pick: 0 }], 2: [{ pick: 0 }] });
  expect(localStorage.getItem('cardroom.exam.40')).toBeNull();
  expect(screen.getByRole('link', { name: 'Your certificate' })).toHaveProperty('hash', '#/certificate/ABCD-EFGH-JKLM');
});

test('what waits on this device is sent from the list, too', async () => {
  const first = show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 1/ });
  await new Promise((done) => setTimeout(done, 100));
  away = true;
  await choose('one of 0');
  first.unmount();
  away = false;
  show('/exams');
  await waitFor(() => expect(answers).toEqual({ 0: [{ pick: 0 }] }));
});

test('somebody else on the same device does not see the paper', async () => {
  const first = show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 1/ });
  await new Promise((done) => setTimeout(done, 100));
  first.unmount();
  comes(['play'], { player: 6, name: 'Eve' });
  away = true;
  show('/exams/sitting/40');
  await screen.findByText(/room does not answer/i);
  expect(screen.queryByRole('heading', { name: /Question/ })).toBeNull();
});

test('an answer that comes too late is not taken, and that is said', async () => {
  show('/exams/sitting/40');
  await screen.findByRole('heading', { name: /Question 1/ });
  await new Promise((done) => setTimeout(done, 100));
  away = true;
  await choose('one of 0');
  ended = result(false);
  away = false;
  await screen.findByText(/One answer came too late/, undefined, { timeout: 10_000 });
  await screen.findByRole('heading', { name: 'Not passed' });
});

test('handing in says how many are open; then each question with what was wrong, and why it is not passed', async () => {
  show('/exams/sitting/40');
  await choose('one of 0');
  await fireEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(text()).toContain('2 questions are not answered and count as wrong. Hand in now?');
  await fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(asked).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, hand it in' }));
  await screen.findByRole('heading', { name: 'Not passed' });
  expect(text()).toContain('A player was underpaid.');
  expect(screen.queryByRole('link', { name: 'Your certificate' })).toBeNull();
  const questions = screen.getAllByText(/^Question \d/);
  expect(questions).toHaveLength(3);
  const wrong = questions[1]!.closest('details')!;
  expect(wrong.open).toBe(true);
  expect(wrong.textContent).toContain('Not answered.');
  expect(wrong.textContent).toContain('A K is 21.');
  await waitFor(() => expect(within(wrong).getByText('GR-3')).toBeTruthy());
  expect(questions[0]!.closest('details')!.open).toBe(false);
});

test('results are told by clause as bars and by trainee, with who was underpaid', async () => {
  comes(['read_exams']);
  gets['/api/exams/results'] = {
    trainees: [
      {
        player: 5,
        name: 'Tom',
        sittings: [row({ result: result(false) }), row({ sitting: 41, answered: 2 })],
        passed: 0,
        clauses: [{ clause: 'GR-3', asked: 4, wrong: 3 }],
      },
    ],
    clauses: [
      { clause: 'GR-3', asked: 4, wrong: 3 },
      { clause: 'RND-11', asked: 8, wrong: 0 },
    ],
  } satisfies ExamResults;
  show('/exams/results');
  const by = (await screen.findByRole('heading', { name: 'By clause' })).closest('section')!;
  expect(by.textContent).toMatch(/GR-3.*3 of 4 wrong.*RND-11.*0 of 8 wrong/s);
  expect([...by.querySelectorAll<HTMLElement>('.bar i')].map((bar) => bar.style.width)).toEqual(['75%', '0%']);
  const tom = screen.getByRole('heading', { name: 'By trainee' }).closest('section')!;
  expect(tom.textContent.replace(/\s+/g, ' ')).toMatch(/Tom 0 of 1 passed.*Not passed 1 of 3 right underpaid once/);
  expect(tom.textContent).toContain('sits it now, 2 of 3 answered');
});

test('retests name the clauses that say something else', async () => {
  comes(['read_exams']);
  const retest: RetestRow = {
    player: 5,
    name: 'Tom',
    sitting: 40,
    title: 'First floor exam',
    ended: at,
    rulebook: 'aviator/pure-21.5',
    house: 'Aviator Casino',
    game: 'Pure 21.5',
    hash: 'abcdef0123456789',
    now: '9876543210fedcba',
    clauses: ['RND-10'],
  };
  gets['/api/exams/retests'] = [
    retest,
    { ...retest, sitting: 41, name: 'Ann', clauses: [] },
    { ...retest, sitting: 42, name: 'Bo', now: null, clauses: [] },
  ];
  show('/exams/retests');
  const of = async (name: string): Promise<string> => (await screen.findByRole('heading', { name })).closest('section')!.textContent;
  expect(await of('Tom')).toMatch(/version abcdef012345, now 9876543210fe.*RND-10/s);
  expect(await of('Ann')).toContain('Only words have changed');
  expect(await of('Bo')).toContain('The house has this rulebook no more.');
});

const paper: Paper = {
  code: 'ABCD-EFGH-JKLM',
  name: 'Tom',
  title: 'First floor exam',
  rulebook: 'aviator/pure-21.5',
  house: 'Aviator Casino',
  game: 'Pure 21.5',
  hash: 'abcdef0123456789',
  current: true,
  seed: 77,
  questions: 20,
  right: 19,
  pass: 80,
  ended: at,
  day: '2026-11-15',
  entry: 99,
};

test('a certificate is there for anybody, with all that it rests on', async () => {
  room.me = null;
  gets['/api/certificates/ABCD-EFGH-JKLM'] = paper;
  show('/certificate/ABCD-EFGH-JKLM');
  await screen.findByText('This certificate is genuine: the house’s book has it.');
  for (const word of ['Tom', 'First floor exam', 'Aviator Casino, Pure 21.5', '19 of 20', '2026-11-15', '99', '77', 'abcdef0123456789'])
    expect(document.querySelector('article')!.textContent).toContain(word);
  expect(text()).not.toContain('A retest is due.');
  expect(document.querySelector('article button')).toBeNull();
});

test('a code is typed to be checked; rules that changed are said, and a code that nobody has', async () => {
  room.me = null;
  const first = show('/certificate');
  await fireEvent.input(screen.getByLabelText('Code'), { target: { value: ' abcd efgh jklm ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(location.hash).toBe('#/certificate/abcd%20efgh%20jklm');
  first.unmount();
  gets['/api/certificates/abcd%20efgh%20jklm'] = { ...paper, current: false };
  const second = show(location.hash.slice(1));
  await screen.findByText(/A retest is due\./);
  second.unmount();
  show('/certificate/NONE');
  expect((await screen.findByRole('alert')).textContent).toContain('No certificate has this code.');
});
