/** `fabuleux`, as the page knows it. */
import { settings } from '$src/platform/settings.svelte';
import type { GameModule } from '../game-module';
import { decks } from './model/deck.svelte';
import type { View } from './model/view';

const FRIEZE = 'ANG BOR EIF HAG MAC FOR PAR PER STO CHA TAJ ZIM'.split(' ');

export const fabuleux: GameModule = {
  ruleLetter: 'F',
  picture: 'pet',
  opponents: ['mila', 'otto', 'vera'],
  beginners: ['mila', 'otto', 'mila'],
  frieze: {
    codes: FRIEZE,
    drawing: 'plate',
    name: code => decks.current?.monument(code)?.names[settings.language],
    load: () => decks.load(),
  },
  marks: { win: 'turn' },
  points: (view: View, seat) => view.seats[seat]?.cards ?? 0,
  Table: () => import('./Table.svelte'),
  guide: async () => (await import('./guide/guide')).guide,
  cards: async () => (await import('./museum/cards.svelte')).cards,
  Gallery: () => import('./Gallery.svelte'),
};
