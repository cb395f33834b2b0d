/** The one speaker of the page. Each language is loaded when it is wanted. */
import { Speaker, type Arguments, type Language } from './words';

type Loader = () => Promise<string>;
type Names = Readonly<Record<string, string>>;

const SHARED = import.meta.glob<string>('../../../src/monuments/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});
const OWN = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });

/** Words of one page or one game only: nobody waits for them on the way to a table. */
export type Room = 'guide' | 'museum' | 'replay' | 'antiquity' | 'fabuleux';
const ROOMS: readonly Room[] = ['guide', 'museum', 'replay', 'antiquity', 'fabuleux'];

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
  private games = $state.raw<readonly Room[]>([]);
  /** The words wanted last could not be had. */
  isLost = $state(false);

  /** Undefined until the first language has come. */
  speaker = $derived(
    this.loaded &&
      new Speaker(this.loaded.language, this.loaded.texts, this.names[this.loaded.language]),
  );

  /** Whether the words that every page needs have come, and those of these rooms. */
  knows(rooms: readonly Room[] = []): boolean {
    const loaded = this.loaded?.rooms;
    return loaded !== undefined && rooms.every(room => loaded.includes(room));
  }

  /** A table shows this game: its words are loaded, too, and stay. */
  want(game: string): void {
    const room = ROOMS.find(each => each === game);
    if (room && !this.games.includes(room)) this.games = [...this.games, room];
  }

  /** Load the language chosen in the settings, with the words of some rooms, in an effect. */
  async follow(language: Language, page: readonly Room[] = []): Promise<void> {
    const rooms = [...new Set([...this.games, ...page])];
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
