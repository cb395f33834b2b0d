/** The one speaker of the page. Each language is loaded when it is wanted. */
import LOADERS from 'words:all';
import type { Messages } from './messages';
import { Speaker, type Arguments, type Language } from './speaker';

type Names = Readonly<Record<string, string>>;

/** Words of one page or one game only: nobody waits for them on the way to a table. */
export type Room = string;

/** The words of every page, and those of some rooms. */
async function load(language: Language, rooms: readonly Room[]): Promise<string[]> {
  const names = [language, ...rooms.map(room => `${language}/${room}`)];
  const found = await Promise.all(names.map(name => LOADERS[name]?.()));
  return found.map(words => words?.default ?? '');
}

class Speech {
  private loaded = $state.raw<{ language: Language; rooms: readonly Room[]; texts: string[] }>();
  private wanted?: string;
  private names = $state.raw<Partial<Record<Language, Names>>>({});
  private tables = $state.raw<readonly Room[]>([]);
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

  /** A table shows this game, or its lobby: their words are loaded, too, and stay. */
  want(room: Room): void {
    if (`en/${room}` in LOADERS && !this.tables.includes(room))
      this.tables = [...this.tables, room];
  }

  /** Load the language chosen in the settings, with the words of some rooms, in an effect. */
  async follow(language: Language, page: readonly Room[] = []): Promise<void> {
    const rooms = [...new Set([...this.tables, ...page])];
    const wanted = [language, ...rooms].join();
    this.wanted = wanted;
    this.isLost = false;
    try {
      const texts = await load(language, rooms);
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

export type MessageId = keyof Messages;

/** Only texts that can be a message: `shell-game-${string}` can. */
type Known<Id extends string> = string extends Id
  ? never
  : Id extends string
    ? Extract<MessageId, Id> extends never
      ? never
      : Id
    : never;
type ArgumentsOf<Id extends string> = Id extends MessageId ? Messages[Id] : Arguments;
/** Arguments may be left out where a message takes none. */
type Rest<Args> = Record<never, never> extends Args ? [args?: Args] : [args: Args];

/** A message in the reader's language. Empty until the language has come. */
export function say<const Id extends string>(
  message: Id & Known<Id>,
  ...[args]: Rest<ArgumentsOf<Id>>
): string {
  return speech.speaker?.say(message, args as Arguments) ?? '';
}
