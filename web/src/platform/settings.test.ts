import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The system's theme, which can change. */
class System extends EventTarget {
  matches = false;
  turn(isDark: boolean): void {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}

const system = new System();

async function opened() {
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

const kept = () => JSON.parse(localStorage.getItem('monuments:settings') ?? '{}');

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('what nobody chose is not kept, and follows the system', async () => {
  const settings = await opened();
  settings.apply();
  expect(kept()).not.toHaveProperty('theme');
  expect(kept()).not.toHaveProperty('language');

  system.turn(true);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
  dispatchEvent(new Event('languagechange'));
  expect([settings.theme, settings.language]).toEqual(['night', 'fr']);
});

it('what a person chose is kept, whatever the system says', async () => {
  const settings = await opened();
  settings.theme = 'day';
  settings.language = 'de';
  settings.apply();
  system.turn(true);

  expect(kept()).toMatchObject({ theme: 'day', language: 'de' });
  expect([settings.theme, settings.language]).toEqual(['day', 'de']);
});
