// The account page in a pretended room: a role that waits for a second signature, and where a dealer goes who signs in.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretend, signIn, TODAY } from '../net/fixture';
import { room } from '../net/room.svelte';
import type { Me } from '../protocol';
import Account from './Account.svelte';

const ROOM = { ...TODAY, '/api/people/3/rounds': { rounds: [] }, '/api/sessions': [], '/api/me': {} };
beforeEach(() => {
  vi.spyOn(room, 'become').mockImplementation((me) => void (room.me = me));
  vi.stubGlobal('isSecureContext', false);
  location.hash = '#/me';
});
afterEach(() => vi.restoreAllMocks());

test('whose role waits for a second signature reads that it does, and who can sign', async () => {
  signIn({ name: 'Eve', role: 'player', may: ['play'] });
  pretend({ ...ROOM, '/api/me': { ...room.me, role_waits: { role: 'auditor', by: 'Mia', signers: ['Flo', 'Cora'] } } });
  render(Account);
  await screen.findByText('Mia asked for you to have the role auditor. It waits for a second signature. Who can sign: Flo, Cora.');
});

async function enters(me: Partial<Me>): Promise<void> {
  signIn({ name: 'Ann', role: 'player', may: [], guest: true });
  pretend({ ...ROOM, 'POST /api/login': { ...room.me, guest: false, ...me } });
  render(Account);
  await fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Duc' } });
  await fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: 'correct horse battery' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sign in to an account' }));
}

test('a dealer who signs in lands where the tables to deal are listed', async () => {
  await enters({ role: 'dealer', may: ['deal'], pages: ['deal'] });
  await waitFor(() => expect(location.hash).toBe('#/'));
});

test('a player who signs in stays where they are', async () => {
  await enters({ role: 'player', may: ['play'], pages: [] });
  await waitFor(() => expect(room.me?.guest).toBe(false));
  expect(location.hash).toBe('#/me');
});

test('who signs in with a password that was given need not type it again to choose their own', async () => {
  await enters({ role: 'dealer', may: [], pages: [], password_due: true });
  const old = await screen.findByLabelText<HTMLInputElement>('The old one');
  expect(old.value).toBe('correct horse battery');
  expect(screen.getByText(/^What you have just signed in with/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^The new one/).value).toBe('');
  // The room's page for it takes the place of this one, and nobody after it finds anything.
  cleanup();
  render(Account);
  expect(screen.getByLabelText<HTMLInputElement>('The old one').value).toBe('correct horse battery');
  cleanup();
  render(Account);
  expect(screen.getByLabelText<HTMLInputElement>('The old one').value).toBe('');
});
