/** The cards of `antiquity` in the museum. */
import { say } from '$src/i18n/speech.svelte';
import type { Cards } from '../../game-module';
import { cardList } from './card-list.svelte';
import Details from './Details.svelte';
import { exhibitsOf } from './exhibits';

const exhibits = $derived(
  exhibitsOf(cardList.all, {
    name: code => say(`monument-${code}`),
    place: code => say(`museum-place-${code}`),
    fact: code => say(`museum-fact-${code}`),
  }),
);

export const cards: Cards = {
  get exhibits() {
    return exhibits;
  },
  load: () => cardList.load(),
  Details,
};
