// The client's front door.
import { mount } from 'svelte';
import App from './App.svelte';
import { dress } from './lib/settings.svelte';
import { room } from './net/room.svelte';
import './styles/base.css';

dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
mount(App, { target: document.getElementById('app')! });
void room.start();
