import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './offline';
import { settings } from '$src/platform/settings.svelte';
import '$src/styles/tokens.css';
import '$src/styles/base.css';
import '$src/styles/colours.css';
import '$src/styles/shared.css';
import '$src/styles/forms.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
mount(App, { target });

if (import.meta.env.PROD) {
  // First the reader's page, then those for offline reading.
  addEventListener('load', () =>
    setTimeout(() => void keepOffline(settings.language).catch(() => {}), 3_000),
  );
}
