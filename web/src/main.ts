// The client's front door.
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './lib/settings.svelte';
import { room } from './net/room.svelte';
import './styles/base.css';

// The manager's one-time link is `/claim#TOKEN`; inside, pages are named after the `#`.
if (location.pathname.endsWith('/claim') && location.hash) location.replace(`./#/claim/${location.hash.slice(1)}`);

dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
mount(App, { target: document.getElementById('app')! });
void room.start();
// Without a connection a page says so; browsers that have no workers show their own.
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('./worker.js').catch(() => null);
