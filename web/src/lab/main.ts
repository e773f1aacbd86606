// The lab by itself: static files that need no room, and after the first visit no network either.
import { mount } from 'svelte';
import { dress } from '../lib/settings.svelte';
import { more } from '../lib/voice';
import '../styles/base.css';

dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
await more();
const { default: LabApp } = await import('./LabApp.svelte');
mount(LabApp, { target: document.getElementById('app')! });
// Pages from a file or over plain HTTP have no such worker: there the lab works as long as it is open.
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./offline.js').catch(() => null);
