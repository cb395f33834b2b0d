/** What a reader has chosen: language, theme, speed, sound, what is shown. One object for the whole page. */
import { keep, recall, whenKept } from './keep';
import { chooseLanguage, type Language } from './words';

export type Theme = 'day' | 'night';
/** How long things take, as a factor; 0 shows every change at once. */
export type Speed = 0 | 0.5 | 1 | 2;

interface Kept {
  language?: Language;
  theme?: Theme;
  speed?: Speed;
  sound?: boolean;
  notify?: boolean;
  available?: boolean;
  name?: string;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('day');
  speed = $state<Speed>(1);
  sound = $state(false);
  notify = $state(false);
  /** Whether tracks show how often a monument can still be built (A1.6). */
  available = $state(true);
  /** The name last used at a table. */
  name = $state('');

  constructor() {
    this.read();
    // What is chosen in one tab is chosen in all, and no tab writes an old choice back.
    whenKept('settings', () => this.read());
  }

  private read(): void {
    const kept = recall<Kept>('settings', {});
    this.language = kept.language ?? chooseLanguage(navigator.languages);
    this.theme =
      kept.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day');
    this.speed = kept.speed ?? 1;
    this.sound = kept.sound ?? false;
    this.notify = kept.notify ?? false;
    this.available = kept.available ?? true;
    this.name = kept.name ?? '';
  }

  /** Keep what is chosen now, and let the page's root know. Called from an effect. */
  apply(): void {
    const { language, theme, speed, sound, notify, available, name } = this;
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    const kept: Kept = { language, theme, speed, sound, notify, available, name };
    keep('settings', kept);
  }

  /** Milliseconds that something of `usual` milliseconds takes for this reader. */
  duration(usual: number): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return usual * this.speed;
  }
}

export const settings = new Settings();
