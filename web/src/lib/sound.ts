// The noises of a table, made here: a card sliding, chips clicking, a knock; and the bell at the floor. No files, no downloads.
import { settings } from './settings.svelte';
import type { Sound } from '../blackjack/plan';

let audio: AudioContext | null = null;

/** Plays a noise, unless muted or nobody has touched the page yet. */
export function play(sound: Sound): void {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (sound === 'card') noise(audio, 0.06, 3200, 0.05);
    else if (sound === 'turn') noise(audio, 0.1, 2000, 0.07);
    else if (sound === 'knock') tone(audio, 180, 0.09, 0.12);
    else {
      tone(audio, 2100, 0.03, 0.035);
      tone(audio, 2600, 0.03, 0.03, 0.045);
    }
  } catch {
    // No sound card: silence is fine.
  }
}

/** The bell at the floor: for whoever looks elsewhere too. A browser that nobody has touched yet keeps it waiting until somebody does. */
export function ring(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const delay of [0, 0.4, 0.8]) tone(audio, 880, 0.35, 0.2, delay);
  } catch {
    // No sound card: the tab says it.
  }
}

/** A chime for who looks elsewhere. */
export function chime(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    for (const [delay, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const)
      tone(audio, pitch, 0.3, 0.14, delay);
  } catch {
    // No sound card: silence is fine.
  }
}

function noise(a: AudioContext, seconds: number, frequency: number, loudness: number): void {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * seconds), a.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = a.createBufferSource();
  source.buffer = buffer;
  const filter = a.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  const gain = a.createGain();
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(a.destination);
  source.start();
}

function tone(a: AudioContext, frequency: number, seconds: number, loudness: number, delay = 0): void {
  const oscillator = a.createOscillator();
  oscillator.frequency.value = frequency;
  oscillator.type = 'triangle';
  const gain = a.createGain();
  const at = a.currentTime + delay;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(a.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
