import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { app } from './lib/app.svelte';
import { takeDrops } from './lib/replays';
import { words } from './lib/words.svelte';

takeDrops();
void app.start();
await words.start();
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
