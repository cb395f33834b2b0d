/** The cards of `fabuleux` in the museum. */
import { settings } from '$src/platform/settings.svelte';
import type { Cards } from '../../game-module';
import { countryOf, decks } from '../model/deck.svelte';
import '../fabuleux.css';
import Details from './Details.svelte';
import { exhibitsOf } from './exhibits';
import Mark from './Mark.svelte';

const exhibits = $derived(exhibitsOf(decks.current?.monuments ?? [], settings.language, countryOf));

export const cards: Cards = {
  get exhibits() {
    return exhibits;
  },
  load: () => decks.load(),
  Details,
  Mark,
};
