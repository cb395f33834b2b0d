/** The one speaker of the page. Each language is loaded when it is wanted. */
import { settings } from './settings.svelte';
import { Speaker, type Arguments, type Language } from './words';

type Loader = () => Promise<string>;
type Names = Readonly<Record<string, string>>;

const SHARED = import.meta.glob<string>('../../../src/monuments/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const OWN = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });

function loadersFor(language: Language): Loader[] {
  return [...Object.entries(SHARED), ...Object.entries(OWN)]
    .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
    .map(([, load]) => load);
}

class Speech {
  private loaded = $state.raw<{ language: Language; texts: string[] }>();
  private names = $state.raw<Partial<Record<Language, Names>>>({});

  /** Undefined until the first language has come. */
  speaker = $derived(
    this.loaded &&
      new Speaker(this.loaded.language, this.loaded.texts, this.names[this.loaded.language]),
  );

  /** Load the language chosen in the settings. Called from an effect. */
  async follow(language: Language): Promise<void> {
    const texts = await Promise.all(loadersFor(language).map(load => load()));
    if (language === settings.language) this.loaded = { language, texts };
  }

  /** Learn the names of a deck's cards and characteristics. */
  learn(names: Partial<Record<Language, Names>>): void {
    this.names = names;
  }
}

export const speech = new Speech();

/** A message in the reader's language. Empty until the language has come. */
export function say(message: string, args: Arguments = {}): string {
  return speech.speaker?.say(message, args) ?? '';
}
