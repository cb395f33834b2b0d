/** The reader's settings: language, theme, speed, sound, extras. One object for the whole page. */
import { writeStored, readStored, onStored } from './storage';
import { chooseLanguage, type Language } from '$src/i18n/speaker';

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
  explains?: boolean;
  name?: string;
}

class Settings {
  /** Undefined until a person chooses: the system's choice holds, and is followed. */
  private chosenLanguage = $state<Language>();
  private chosenTheme = $state<Theme>();
  private systemLanguage = $state<Language>('en');
  private systemTheme = $state<Theme>('day');
  speed = $state<Speed>(1);
  sound = $state(false);
  notify = $state(false);
  /** Whether tracks show how often a monument can still be built (A1.6). */
  available = $state(true);
  /** Whether tables explain themselves; undefined: the first ones do. */
  explains = $state<boolean>();
  /** The name last used at a table. */
  name = $state('');

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      this.systemTheme = dark.matches ? 'night' : 'day';
      this.systemLanguage = chooseLanguage(navigator.languages);
    };
    follow();
    dark.addEventListener('change', follow);
    addEventListener('languagechange', follow);
    this.read();
    // A choice in one tab holds in all, and no tab writes an old choice back.
    onStored('settings', () => this.read());
  }

  get language(): Language {
    return this.chosenLanguage ?? this.systemLanguage;
  }

  set language(language: Language) {
    this.chosenLanguage = language;
  }

  get theme(): Theme {
    return this.chosenTheme ?? this.systemTheme;
  }

  set theme(theme: Theme) {
    this.chosenTheme = theme;
  }

  private read(): void {
    const kept = readStored<Kept>('settings', {});
    this.chosenLanguage = kept.language;
    this.chosenTheme = kept.theme;
    this.speed = kept.speed ?? 1;
    this.sound = kept.sound ?? false;
    this.notify = kept.notify ?? false;
    this.available = kept.available ?? true;
    this.explains = kept.explains;
    this.name = kept.name ?? '';
  }

  /** Keep the settings, and apply the theme to the page. Called from an effect. */
  apply(): void {
    const { chosenLanguage: language, chosenTheme: theme, speed, sound, notify, name } = this;
    const { available, explains } = this;
    document.documentElement.dataset.theme = this.theme;
    writeStored('settings', {
      language,
      theme,
      speed,
      sound,
      notify,
      available,
      explains,
      name,
    } satisfies Kept);
  }

  /** Milliseconds that something of `usual` milliseconds takes for this reader. */
  duration(usual: number): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return usual * this.speed;
  }
}

export const settings = new Settings();
