// The floor's page in a pretended room: roles that were refused, and accounts for the staff.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { PersonRow } from '../protocol';
import Floor from './Floor.svelte';

const person = (player: number, name: string, role: PersonRow['role']): PersonRow => ({
  player,
  name,
  role,
  works: role !== 'player',
  guest: false,
  bot: false,
  wallet: 0,
});
const people = [person(1, 'Boss', 'manager'), person(4, 'Dora', 'dealer')];
const plain = {
  dealing: 'human',
  house: 'aviator',
  title: 'Blackjack',
  game: 'blackjack',
  seats: 8,
  taken: 2,
  free: [3, 4, 5, 6, 7, 8],
  bots: 0,
  called: null,
};
let answer: (path: string) => Response;
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  signIn({
    ...{ player: 1, name: 'Boss', role: 'manager', may: ['give_roles', 'run_tables'], pages: ['floor'] },
    ...{ gives: ['player', 'dealer', 'auditor'], employs: ['dealer', 'auditor'], counter_most: 1_000_000 },
  });
  room.lobby = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (init.method === 'POST') {
        asked.push({ path, body: init.body ? (JSON.parse(init.body as string) as unknown) : null });
        return answer(path);
      }
      if (path === '/api/day')
        return new Response(JSON.stringify({ today: '2026-11-15', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' } }));
      return new Response(JSON.stringify(path.includes('/api/people') ? people : path.includes('/api/lists') ? { tables: [] } : []));
    }),
  );
});

test('a role that was refused, or that waits for a second signature, is not what the list says', async () => {
  answer = () => new Response(JSON.stringify({ reason: 'Nobody else could sign.', says: null, refusal: null }), { status: 403 });
  render(Floor);
  const list = await screen.findByLabelText<HTMLSelectElement>('Role of Dora');
  await fireEvent.change(list, { target: { value: 'auditor' } });
  // It is said under the row, where the eye is.
  const told = await screen.findByText('Nobody else could sign.');
  expect(told.closest('tr')!.previousElementSibling).toBe(list.closest('tr'));
  await waitFor(() => expect(list.value).toBe('dealer'));
  answer = () => new Response(null, { status: 202 });
  await fireEvent.change(list, { target: { value: 'auditor' } });
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(list.value).toBe('dealer'));
});

test('an account for the staff is made with a name and a role, and its password is shown once', async () => {
  const made = { player: 9, name: 'Hal', password: 'abcde-fghij', waits: true };
  answer = () => new Response(JSON.stringify(made), { status: 202 });
  render(Floor);
  const form = within(await screen.findByRole('form', { name: 'Somebody new at work' }));
  await fireEvent.input(form.getByLabelText('What they are called'), { target: { value: ' Hal ' } });
  await fireEvent.change(form.getByLabelText('Works as'), { target: { value: 'auditor' } });
  await fireEvent.click(form.getByRole('button', { name: 'Make the account' }));
  await form.findByText('abcde-fghij');
  expect(asked).toEqual([{ path: '/api/staff', body: { name: 'Hal', role: 'auditor' } }]);
  expect(form.getByRole('status').textContent).toContain('counts once a second person has signed');
  await fireEvent.click(form.getByRole('button', { name: 'Done' }));
  expect(form.queryByText('abcde-fghij')).toBeNull();
});

test('an account is closed with a reason, and opened again', async () => {
  answer = () => new Response(null, { status: 204 });
  render(Floor);
  await fireEvent.click(await screen.findByRole('button', { name: 'Close account of Dora' }));
  const sure = screen.getByRole<HTMLButtonElement>('button', { name: 'Close it' });
  expect(sure.disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText('Why is the account of Dora closed?'), { target: { value: 'left us' } });
  people[1] = { ...people[1]!, disabled: true };
  await fireEvent.click(sure);
  await screen.findByText('The account of Dora is closed.');
  await fireEvent.click(screen.getByRole('button', { name: 'Open account of Dora again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { path: '/api/people/4/disable', body: { reason: 'left us' } },
    { path: '/api/people/4/enable', body: {} },
  ]);
  expect(screen.queryByRole('button', { name: 'Close account of Boss' })).toBeNull();
  people[1] = { ...people[1], disabled: false };
});

test('a call for the floor leads to the dealer’s console, where it is answered and ruled on; so does a table that stands still', async () => {
  room.me = { ...room.me!, pages: ['floor', 'deal'] };
  const called = { by: 'Duc', text: 'a card fell', player: null, stops: false, comes: null, at: Date.now() };
  room.lobby = [
    { ...plain, table: 7, name: 'Table 7', called },
    { ...plain, table: 8, name: 'Table 8', waits_since: Date.now() - 900_000, paused: false },
    { ...plain, table: 9, name: 'Table 9', called, dealing: 'virtual' },
  ] as never;
  render(Floor);
  const link = await screen.findByRole('link', { name: 'Table 7: “a card fell”' });
  expect(link.getAttribute('href')).toBe('#/deal/7');
  expect(screen.getByRole('link', { name: 'Table 8' }).getAttribute('href')).toBe('#/deal/8');
  expect(screen.getByRole('link', { name: 'Table 9: “a card fell”' }).getAttribute('href')).toBe('#/table/9');
});

test('while a person deals and no shift is open the floor is told so, with the way to open one', async () => {
  signIn({ name: 'Flo', role: 'floor', may: ['run_tables', 'run_shifts'], pages: ['floor', 'shift'] });
  const { unmount } = render(Floor);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Floor' })).toBeTruthy());
  expect(screen.queryByText(/No shift is open/)).toBeNull();
  unmount();
  room.lobby = [{ ...plain, table: 3, name: 'Three' }] as never;
  render(Floor);
  await screen.findByText(/No shift is open/);
  expect(screen.getByRole('link', { name: 'Open the shift' }).getAttribute('href')).toBe('#/shift');
});
