import { expect, test } from 'vitest';
import type { Sentence } from '../protocol';
import { toMe, words } from './director.svelte';

const prose = (text: string): Sentence => ({ says: { id: 'prose', args: { text: { text } } }, clause: null, tone: 'action', event: 0 });

test('the log speaks to whom it speaks of', () => {
  expect(toMe('Ada calls $2', 'Ada')).toBe('You call $2');
  expect(toMe('Ada raises $2 to $4, all-in', 'Ada')).toBe('You raise $2 to $4, all-in');
  expect(toMe('Ada is dealt Kh face up', 'Ada')).toBe('You are dealt Kh face up');
  expect(toMe('Ada has a card too many; the floor takes 4c', 'Ada')).toBe('You have a card too many; the floor takes 4c');
  expect(toMe("Ada's hand is dead", 'Ada')).toBe('Your hand is dead');
  expect(toMe('$4 goes back to Ada', 'Ada')).toBe('$4 goes back to you');
  expect(toMe('Mary Jane passes', 'Mary Jane')).toBe('You pass');
  expect(toMe('Mary Jane completes to $2', 'Mary Jane')).toBe('You complete to $2');
});

test('nobody else is meant', () => {
  expect(toMe('Adam calls $2', 'Ada')).toBe('Adam calls $2');
  expect(toMe('Bo calls $2', 'Ada')).toBe('Bo calls $2');
  expect(toMe('$4 goes back to Bo', 'Ada')).toBe('$4 goes back to Bo');
  expect(toMe('board: [Kh 9s 4d]', 'Ada')).toBe('board: [Kh 9s 4d]');
  expect(words(prose('ada shows [Kh]'))).toBe('Ada shows K♥');
  expect(words(prose('ada shows [Kh]'), 'ada')).toBe('You show K♥');
});

test('cards are written as people write them', () => {
  const said = (text: string): string => words(prose(text));
  expect(said('Bo is dealt 4s, showing Ts 8h 6c 4s')).toBe('Bo is dealt 4♠, showing 10♠ 8♥ 6♣ 4♠');
  expect(said('Ad is dealt Kd face up')).toBe('Ad is dealt K♦ face up');
  expect(said('board: [Kh 9s 4d]')).toBe('Board: K♥ 9♠ 4♦');
});
