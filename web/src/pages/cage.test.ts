// The cage in a pretended page: nothing goes over the counter before somebody said yes, and a correction is written in its row.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { CageDay, CageEntry, DrawerRow, PersonRow, SignatureRow } from '../protocol';
import Cage from './Cage.svelte';

const person = (player: number, name: string, wallet: number, bot = false): PersonRow => ({
  player,
  name,
  role: 'player',
  works: false,
  guest: false,
  bot,
  wallet,
});
const people = [person(3, 'Cora', 0), person(4, 'Dora', 2300), person(5, 'Marlow', 1_000_000, true)];
const entry = (n: number, kind: string, player: number, amount: number, reason: string): CageEntry => ({
  entry: n,
  at: Date.UTC(2026, 10, 15, 12),
  day: '2026-11-15',
  by: 3,
  kind,
  player,
  amount,
  reason,
  corrects: null,
  second: null,
  waits: false,
});
const entries = [
  entry(9, 'redeem', 4, -200, 'cash out'),
  entry(8, 'issue', 4, 500, 'bought in'),
  entry(2, 'welcome', 5, 1_000_000, 'First chips.'),
];
const notServed = { id: 'cage-not-served', args: { name: { text: 'Dora' } } };
/** What the room says of the day with an entry: Dora has brought $6,000 in cash so far. */
const theDay = (of: URLSearchParams): CageDay => {
  const cash = of.get('way') === 'issue' && of.get('tender') === 'cash' ? 6000 + Number(of.get('amount')) : 0;
  const says = { id: 'cage-report-due', args: { cash: { money: cash }, way: { word: 'in' }, limit: { money: 10_000 } } };
  const identify = { id: 'cage-identity-due', args: { limit: { money: 10_000 } } };
  const due = cash > 10_000 ? 'report' : null;
  const wants = { identity_due: !!due, reason_due: of.get('tender') === 'other' };
  if (keptOut) return { day: '2026-11-15', sums: [], due: null, identity_due: false, reason_due: true, says: [notServed] };
  return { day: '2026-11-15', sums: [{ tender: 'cash', paid_in: 6000, paid_out: 0 }], due, ...wants, says: due ? [says, identify] : [] };
};
const drawer: DrawerRow = {
  drawer: 12,
  by: 3,
  name: 'Cora',
  mine: true,
  at: Date.UTC(2026, 10, 15, 12),
  day: '2026-11-15',
  opened_with: 2000,
  cash_in: null,
  cash_out: null,
  corrected: null,
  expected: null,
  first_count: null,
  counted: null,
  over: null,
  waits: false,
};
const counted: DrawerRow = { ...drawer, cash_in: 500, cash_out: 120, corrected: 60, expected: 2380, counted: 2375.5, over: -4.5 };
let drawers: DrawerRow[] = [];
let counts = counted;
let waiting: SignatureRow[] = [];
let searched: PersonRow[] | null = null;
let tables: object[] = [];
let keptOut = false;
const asked: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  asked.length = 0;
  [drawers, counts, waiting, searched, tables, keptOut] = [[], counted, [], null, [], false];
  signIn({ name: 'Cora', role: 'cage', may: ['cage'], pages: ['cage'], counter_most: 1_000_000 });
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (init.method === 'POST') asked.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
      if (path === '/api/day')
        return new Response(JSON.stringify({ today: '2026-11-15', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' } }));
      if (path.startsWith('/api/cage/day')) return new Response(JSON.stringify(theDay(new URLSearchParams(path.split('?')[1]))));
      if (path.startsWith('/api/cage/drawers')) return new Response(JSON.stringify(init.method === 'POST' ? counts : drawers));
      if (path === '/api/lobby') return new Response(JSON.stringify(tables));
      if (path === '/api/signatures') return new Response(JSON.stringify(waiting));
      if (path === '/api/exclusions') return new Response(JSON.stringify([]));
      if (path === '/api/patrons') return new Response(JSON.stringify({ player: 4, name: 'Dora' }));
      if (searched && path.includes('search=Cora')) return new Response(JSON.stringify(searched));
      return new Response(JSON.stringify(path.includes('people') ? people : entries));
    }),
  );
});

async function fill(amount: string): Promise<void> {
  render(Cage);
  await screen.findByRole('option', { name: /Dora/ });
  await fireEvent.change(screen.getByLabelText('Whose wallet'), { target: { value: '4' } });
  await fireEvent.input(screen.getByLabelText('Amount'), { target: { value: amount } });
}
const issue = (): HTMLButtonElement => screen.getByRole('button', { name: 'Issue chips' });

test('chips go over the counter after name, amount and the new balance were read', async () => {
  await fill('250');
  await fireEvent.click(issue());
  expect(asked).toEqual([]);
  const sure = screen.getByRole('region', { name: 'Is this right?' });
  const read = sure.textContent.replace(/\s+/g, ' ');
  expect(read).toContain('Issue $250 to Dora?');
  expect(read).toContain('from $2,300 to $2,550');
  await fireEvent.click(within(sure).getByRole('button', { name: 'No, go back' }));
  expect(asked).toEqual([]);
  await fireEvent.click(issue());
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, issue $250' }));
  await screen.findByText('$250 issued to Dora.');
  expect(asked.map((a) => [a.path, a.body.player, a.body.amount])).toEqual([['/api/cage/issue', 4, 250]]);
});

test('the form says what it wants, how much is too much, and offers nobody their own wallet', async () => {
  await fill('99999999999');
  expect(screen.queryByRole('option', { name: /Cora/ })).toBeNull();
  expect(issue().disabled).toBe(true);
  expect(screen.getByText('One entry moves $1,000,000 at most.')).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Amount'), { target: { value: '1' } });
  // A plain entry wants no reason; one that is out of the ordinary does, by what the room says.
  expect(issue().disabled).toBe(false);
  await fireEvent.change(screen.getByLabelText('Means of payment'), { target: { value: 'other' } });
  expect(await screen.findByText(/the book wants a reason/)).toBeTruthy();
  expect(issue().disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText(/^Why, if/), { target: { value: 'a watch' } });
  expect(issue().disabled).toBe(false);
});

test('an amount that may mean two things goes nowhere, and the form says how to write it', async () => {
  await fill('1,00');
  expect(issue().disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('1,000');
  await fireEvent.input(screen.getByLabelText(/^Amount/), { target: { value: '1,000' } });
  expect(issue().disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a correction is written in its row, and what was said before gives way to it', async () => {
  await fill('250');
  await fireEvent.click(issue());
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, issue $250' }));
  await screen.findByText('$250 issued to Dora.');
  await fireEvent.click(screen.getByRole('button', { name: 'Correct entry 8' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(asked).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Correct entry 8' }));
  await fireEvent.input(screen.getByLabelText('Why is entry 8 wrong?'), { target: { value: 'one too many' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Write the correction' }));
  await screen.findByText(/^Entry 8 is corrected/);
  expect(screen.queryByText('$250 issued to Dora.')).toBeNull();
  expect(asked[1]).toMatchObject({ path: '/api/cage/correct', body: { entry: 8, reason: 'one too many' } });
});

test('the book is found through, adds up, and keeps first chips out of the way', async () => {
  await fill('1');
  expect(screen.queryByText('First chips.')).toBeNull();
  expect(screen.getByText(/^Together, 2 entries/).parentElement!.textContent).toMatch(/\$500.*\$200.*\$300 in chips left the cage/);
  // What left the cage stands under “Chips out”, what came back under “Chips in”.
  const cells = (row: Element): string[] => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
  const book = screen.getByText('bought in', { selector: 'td' }).closest('table')!;
  const head = cells(book.querySelector('thead tr')!);
  const issued = cells(screen.getByText('bought in', { selector: 'td' }).closest('tr')!);
  const redeemed = cells(screen.getByText('cash out', { selector: 'td' }).closest('tr')!);
  expect([issued[head.indexOf('Chips out')], issued[head.indexOf('Chips in')]]).toEqual(['$500', '']);
  expect([redeemed[head.indexOf('Chips out')], redeemed[head.indexOf('Chips in')]]).toEqual(['', '$200']);
  await fireEvent.input(screen.getByLabelText('Find'), { target: { value: 'cash' } });
  expect(screen.getByText(/^Together, 1 entry/)).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('Find'), { target: { value: '' } });
  await fireEvent.click(screen.getByLabelText(/^first chips/));
  expect(screen.getByText('First chips.')).toBeTruthy();
});

test('before anything is pressed the form says what the day comes to with it, and that a report is due', async () => {
  await fill('4,400');
  expect(await screen.findByText(/On 2026-11-15 so far: cash \$6,000 in, \$0 out/)).toBeTruthy();
  const due = 'With this, $10,400 in cash paid in on this gaming day: above $10,000, a report is due.';
  const alerts = (await screen.findAllByRole('alert')).map((line) => line.textContent);
  expect(alerts[0]).toContain(due);
  expect(alerts[1]).toContain('no entry is made for somebody who has not shown who they are');
  // It is asked for before anything is made.
  expect(issue().disabled).toBe(true);
  expect(screen.getByText('Still missing: what was shown, and its number.')).toBeTruthy();
  expect(screen.getByLabelText(/^Shown.*\(required\)/).getAttribute('aria-required')).toBe('true');
  await fireEvent.input(screen.getByLabelText(/^Shown/), { target: { value: 'passport' } });
  await fireEvent.input(screen.getByLabelText(/^Its number/), { target: { value: 'K-778' } });
  expect(screen.queryByText(/^Still missing/)).toBeNull();
  expect(asked).toEqual([]);
  // It stands there again where somebody says yes, and not for a check.
  await fireEvent.click(issue());
  const sure = screen.getByRole('region', { name: 'Is this right?' });
  expect(within(sure).getAllByRole('alert')[0]!.textContent).toBe(due);
  await fireEvent.click(within(sure).getByRole('button', { name: 'No, go back' }));
  await fireEvent.change(screen.getByLabelText('Means of payment'), { target: { value: 'check' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what is paid and who it was goes with the entry, and half an identity does not', async () => {
  await fill('250');
  await fireEvent.change(screen.getByLabelText('Means of payment'), { target: { value: 'check' } });
  await fireEvent.input(screen.getByLabelText(/^Shown/), { target: { value: 'passport' } });
  expect(issue().disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Its number'), { target: { value: 'K-778' } });
  await fireEvent.click(issue());
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, issue $250' }));
  await screen.findByText('$250 issued to Dora.');
  expect(asked[0]!.body).toMatchObject({ tender: 'check', identity: { kind: 'passport', number: 'K-778' } });
  expect(screen.getByLabelText<HTMLInputElement>('Its number').value).toBe('');
});

test('a count that does not agree is made again, and the page says no more than that', async () => {
  drawers = [drawer];
  counts = { ...drawer, first_count: 2375.5 };
  render(Cage);
  const panel = within(await screen.findByRole('region', { name: 'Drawers' }));
  await panel.findByText('Your drawer, no. 12');
  drawers = [counts];
  for (const typed of ['2375.50', '2380']) {
    await fireEvent.input(panel.getByLabelText('Cash counted'), { target: { value: typed } });
    await fireEvent.click(panel.getByRole('button', { name: 'Close it with this count' }));
    await waitFor(() => expect(panel.getByLabelText<HTMLInputElement>('Cash counted').value).toBe(''));
    if (typed === '2380') break;
    expect((await panel.findByRole('alert')).textContent).toContain('$2,375.50 does not agree with the books. Count again');
    counts = { ...counted, first_count: 2375.5, counted: 2380, over: 0 };
    drawers = [counts];
  }
  expect(asked.map((a) => a.body.counted)).toEqual([2375.5, 2380]);
  expect(asked[0]!.body.id).not.toBe(asked[1]!.body.id);
  expect((await panel.findByRole('status')).textContent).toContain('right to the cent');
});

test('a drawer is closed with a count, and says what it is short', async () => {
  drawers = [drawer];
  render(Cage);
  const panel = within(await screen.findByRole('region', { name: 'Drawers' }));
  await panel.findByText('Your drawer, no. 12');
  const cells = (await panel.findByRole('row', { name: /^12 Cora/ })).querySelectorAll('td');
  expect([...cells].slice(3, 7).map((c) => c.textContent)).toEqual(['$2,000', '–', '–', '–']);
  expect(cells[2]!.textContent).toMatch(/^opened 2026-/);
  await fireEvent.input(panel.getByLabelText('Cash counted'), { target: { value: '2375.50' } });
  await fireEvent.click(panel.getByRole('button', { name: 'Close it with this count' }));
  expect((await panel.findByRole('status')).textContent).toBe('Drawer 12: $2,380 expected, $2,375.50 counted: $4.50 short.');
  expect(asked[0]).toMatchObject({ path: '/api/cage/drawers/12/close', body: { counted: 2375.5 } });
});

test('what was entered wrongly and corrected is in neither sum of a drawer, and is named', async () => {
  drawers = [counted];
  render(Cage);
  const panel = within(await screen.findByRole('region', { name: 'Drawers' }));
  const cells = (await panel.findByRole('row', { name: /^12 Cora/ })).querySelectorAll('td');
  expect(cells[2]!.textContent).toMatch(/^closed 2026-/);
  expect([...cells].slice(4, 6).map((c) => c.textContent)).toEqual(['$500', '$120without $60 that was entered wrongly and corrected']);
});

test('who is searched for at the counter changes neither the names in the book nor the other lists', async () => {
  room.me = { ...room.me!, may: ['cage', 'exclude', 'read_exclusions'] };
  render(Cage);
  const wallet = screen.getByLabelText('Whose wallet');
  await within(wallet).findByRole('option', { name: /Dora/ });
  const book = await screen.findByRole('row', { name: /cash out/ });
  searched = [people[0]!];
  await fireEvent.input(screen.getByLabelText('Search people by name or number'), { target: { value: 'Cora' } });
  await waitFor(() => expect(within(wallet).queryByRole('option', { name: /Dora/ })).toBeNull());
  expect(book.textContent).toContain('Dora');
  expect(within(screen.getByLabelText('Who')).getByRole('option', { name: /Dora/ })).toBeTruthy();
});

test('cash without an open drawer is warned of, and not refused', async () => {
  await fill('250');
  expect(await screen.findByText(/^You have no drawer open/)).toBeTruthy();
  expect(issue().disabled).toBe(false);
  await fireEvent.change(screen.getByLabelText('Means of payment'), { target: { value: 'check' } });
  expect(screen.queryByText(/^You have no drawer open/)).toBeNull();
});

test('when somebody else has signed, what waited waits no longer', async () => {
  room.me = { ...room.me!, may: ['cage', 'sign'] };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.UTC(2026, 10, 15, 20) });
  drawers = [drawer];
  const says = { id: 'journal-issued-because', args: { amount: { money: 12_000 }, name: { text: 'Lee' }, reason: { text: 'bought in' } } };
  const day = Date.UTC(2026, 10, 15, 18);
  waiting = [
    {
      entry: 30,
      at: day,
      until: day + 24 * 3600_000,
      by: 3,
      name: 'Cora',
      says,
      table: null,
      dealing: null,
      mine: true,
      signs: false,
      signers: ['Mo', 'Ada'],
    },
  ];
  render(Cage);
  expect((await screen.findByText(/^Not done yet/)).textContent).toContain('the book says: $12,000 were given to Lee');
  expect(screen.getByText(/It lapses at 2026-11-16 10:00/)).toBeTruthy();
  // Nothing but a count sheet leads to one.
  expect(screen.queryByRole('link', { name: 'Look at the sheet' })).toBeNull();
  const sheet = {
    id: 'journal-count-signed',
    args: { sheet: { number: 140 }, counted: { money: 17 }, boxes: { number: 2 }, expected: { money: 18 } },
  };
  waiting = [{ ...waiting[0]!, says: sheet }];
  await vi.advanceTimersByTimeAsync(4100);
  expect(screen.getByRole('link', { name: 'Look at the sheet' }).getAttribute('href')).toBe('#/count/140');
  waiting = [];
  drawers = [counted];
  await vi.advanceTimersByTimeAsync(4100);
  vi.useRealTimers();
  expect(await screen.findByText('−$4.50')).toBeTruthy();
  expect(screen.queryByText(/^Not done yet/)).toBeNull();
});

test('somebody who is not in the list is named, and real chips are cashed without a wallet', async () => {
  await fill('9000');
  await fireEvent.change(screen.getByLabelText('Whose wallet'), { target: { value: '0' } });
  await fireEvent.input(screen.getByLabelText('What they are called'), { target: { value: ' Dora ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Put them in the list' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Real chips/).checked).toBe(true));
  await fireEvent.click(screen.getByRole('button', { name: 'Redeem chips' }));
  const sure = screen.getByRole('region', { name: 'Is this right?' });
  expect(sure.textContent).toContain('Real chips for Dora (number 4): no wallet is touched.');
  await fireEvent.click(within(sure).getByRole('button', { name: 'Yes, redeem $9,000' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toEqual({ path: '/api/patrons', body: { name: 'Dora' } });
  expect(asked[1]!.body).toMatchObject({ player: 4, amount: 9000, real: true });
});

test('where real chips are dealt an entry is of real chips, unless the clerk says otherwise and is told what a wallet holds', async () => {
  tables = [{ real_chips: true }];
  await fill('250');
  const box = screen.getByLabelText<HTMLInputElement>(/^Real chips/);
  await waitFor(() => expect(box.checked).toBe(true));
  await fireEvent.click(screen.getByRole('button', { name: 'Redeem chips' }));
  const sure = screen.getByRole('region', { name: 'Is this right?' });
  expect(within(sure).queryByText(/^Chips of a wallet are play chips/)).toBeNull();
  await fireEvent.click(within(sure).getByRole('button', { name: 'No, go back' }));
  await fireEvent.click(screen.getByLabelText(/^Real chips/));
  await fireEvent.click(screen.getByRole('button', { name: 'Redeem chips' }));
  expect(within(screen.getByRole('region', { name: 'Is this right?' })).getByText(/^Chips of a wallet are play chips/)).toBeTruthy();
});

test('whoever is kept out is not served, and no reason would help, but for the manager', async () => {
  keptOut = true;
  await fill('250');
  await screen.findByText('Do not serve Dora: call the manager.');
  expect(screen.queryByText(/the book wants a reason/)).toBeNull();
  await fireEvent.input(screen.getByLabelText('Why, if it is out of the ordinary'), { target: { value: 'asked' } });
  expect(issue().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Redeem chips' }).disabled).toBe(true);
});
