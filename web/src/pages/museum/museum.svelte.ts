/** What the museum shows, in the reader's language. */
import { api } from '$lib/api';
import { settings } from '$lib/settings.svelte';
import { say } from '$lib/speech.svelte';
import { countryOf, decks } from '../../games/fabuleux/deck.svelte';
import { ofAntiquity, ofFabuleux, type AntiquityCard } from './exhibits';

class Museum {
  private cards = $state.raw<AntiquityCard[]>([]);

  antiquity = $derived(
    ofAntiquity(this.cards, {
      name: code => say(`monument-${code}`),
      place: code => say(`museum-place-${code}`),
      fact: code => say(`museum-fact-${code}`),
    }),
  );
  fabuleux = $derived(ofFabuleux(decks.current?.monuments ?? [], settings.language, countryOf));

  /** Called from an effect. What cannot be reached is simply not there yet. */
  async load(): Promise<void> {
    const antiquity = api.cards<{ cards: AntiquityCard[] }>('antiquity');
    await Promise.allSettled([decks.load(), antiquity.then(({ cards }) => (this.cards = cards))]);
  }
}

export const museum = new Museum();
