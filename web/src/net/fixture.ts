// A room that is only pretended, for tests of pages: who is signed in, what it answers, and what it was asked for.
import { vi } from 'vitest';
import { room } from './room.svelte';
import type { Me } from '../protocol';

/** What was sent to the room. */
export interface Asked {
  path: string;
  body: Record<string, unknown>;
}
/** What a room answers that says no: its words, and nothing has happened. */
export class No {
  constructor(
    readonly id: string,
    readonly args: Record<string, unknown> = {},
  ) {}
}

type Somebody = Pick<Me, 'name' | 'role' | 'may'> & Partial<Me>;

/** Somebody with an account who may do this. */
export function somebody(me: Somebody): Me {
  return {
    player: 3,
    face: 0,
    guest: false,
    password_due: false,
    locked: false,
    pin: false,
    passkeys: 0,
    passkey_only: false,
    locks: null,
    wallet: 0,
    pages: [],
    gives: [],
    counter_most: null,
    ...me,
  };
}

/** Signs them in. */
export const signIn = (me: Somebody): void => void (room.me = somebody(me));

/** Answers by path, with or without what stands behind its question mark; everything that is sent is noted. As in a real room
 *  an address that it knows nothing of is not found. */
export function pretend(answers: Record<string, unknown>): { asked: Asked[]; got: string[] } {
  const [asked, got]: [Asked[], string[]] = [[], []];
  const answer = (path: string): unknown => (path in answers ? answers[path] : answers[path.split('?')[0]!]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      const posts = init.method === 'POST';
      if (posts) asked.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
      else got.push(path);
      const said = answer(posts ? `POST ${path}` : path);
      if (said === undefined) return new Response(JSON.stringify({ reason: `Nothing is pretended at ${path}.` }), { status: 404 });
      if (said instanceof No)
        return new Response(JSON.stringify({ reason: said.id, says: { id: said.id, args: said.args } }), { status: 403 });
      return new Response(JSON.stringify(said));
    }),
  );
  return { asked, got };
}

/** The house's clock. */
export const TODAY = { '/api/day': { today: '2026-11-15', gaming_day: { zone: 'America/Los_Angeles', starts: '06:00' }, house: '' } };
