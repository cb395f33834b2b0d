/** The one speaker of the page. Each language is loaded when it is wanted. */
import { Speaker, type Arguments, type Language } from './words';

type Loader = () => Promise<string>;
type Names = Readonly<Record<string, string>>;

const SHARED = import.meta.glob<string>('../../../src/monuments/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const OWN = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });

/** Words of one page only: nobody waits for them on the way to a table. */
export type Room = 'guide' | 'museum';
const ROOMS: readonly Room[] = ['guide', 'museum'];

function loadersFor(language: Language, rooms: readonly Room[]): Loader[] {
  const apart = ROOMS.filter(room => !rooms.includes(room));
  return [...Object.entries(SHARED), ...Object.entries(OWN)]
    .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
    .filter(([path]) => !apart.some(room => path.includes(`/${room}.`)))
    .map(([, load]) => load);
}

class Speech {
  private loaded = $state.raw<{ language: Language; rooms: readonly Room[]; texts: string[] }>();
  private wanted?: string;
  private names = $state.raw<Partial<Record<Language, Names>>>({});
  /** The words wanted last could not be had. */
  isLost = $state(false);

  /** Undefined until the first language has come. */
  speaker = $derived(
    this.loaded &&
      new Speaker(this.loaded.language, this.loaded.texts, this.names[this.loaded.language]),
  );

  /** Whether the words of a room have come, or, without one, those that every page needs. */
  knows(room?: Room): boolean {
    return this.loaded !== undefined && (!room || this.loaded.rooms.includes(room));
  }

  /** Load the language chosen in the settings, with the words of a room. Called from an effect. */
  async follow(language: Language, room?: Room): Promise<void> {
    const rooms = room ? [room] : [];
    const wanted = [language, ...rooms].join();
    this.wanted = wanted;
    this.isLost = false;
    try {
      const texts = await Promise.all(loadersFor(language, rooms).map(load => load()));
      if (wanted === this.wanted) this.loaded = { language, rooms, texts };
    } catch {
      if (wanted === this.wanted) this.isLost = true;
    }
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
