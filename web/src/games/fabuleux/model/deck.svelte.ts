/** The deck of the page, asked for once, and the words it teaches the speaker. */
import { api } from '$src/net/api';
import { settings } from '$src/platform/settings.svelte';
import { say, speech } from '$src/i18n/speech.svelte';
import { LANGUAGES } from '$src/i18n/speaker';
import { Deck, type CardList } from './deck';
import { countryName } from './figures';

/** Before the server is asked again. */
const AGAIN = 2_000;

class Decks {
  current = $state.raw<Deck>();
  private file: string | undefined;

  /** Load the deck that a table's options name. */
  async load(options = ''): Promise<void> {
    const file = /\bdeck=(\S+)/.exec(options)?.[1] ?? '';
    if (file === this.file) return;
    this.file = file;
    this.current = undefined; // another table's cards are not these
    await this.ask(file);
  }

  /** Until its cards have come, or others are wanted. */
  private async ask(file: string): Promise<void> {
    if (file !== this.file) return;
    const query = file ? `?file=${encodeURIComponent(file)}` : '';
    try {
      const deck = new Deck(await api.cards<CardList>(`fabuleux${query}`));
      if (file === this.file) this.current = deck;
    } catch {
      setTimeout(() => void this.ask(file), AGAIN);
    }
  }

  /** Let sentences name the cards. For an effect: other games have other names for the same codes. */
  teach(): () => void {
    const deck = this.current;
    if (deck) speech.learn(Object.fromEntries(LANGUAGES.map(each => [each, deck.names(each)])));
    return () => speech.learn({});
  }
}

export const decks = new Decks();

/** The name of a country. One of the codes left to users has a name here. */
export function countryOf(code: string): string {
  const own = `country-${code}` as const;
  return speech.speaker?.has(own) ? say(own) : countryName(code, settings.language);
}
