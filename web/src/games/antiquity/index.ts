/** `antiquity`, as the page knows it. */
import { say } from '$src/i18n/speech.svelte';
import { colourOf } from '$src/table/seat-colours';
import type { GameModule } from '../game-module';
import { MONUMENTS } from './model/cards';
import type { View } from './model/view';

export const antiquity: GameModule = {
  ruleLetter: 'A',
  picture: 'pha',
  opponents: ['dion', 'myron', 'clio'],
  beginners: ['ione', 'dion', 'myron'],
  frieze: { codes: MONUMENTS, drawing: 'icon', name: code => say(`monument-${code}`) },
  marks: { end: 'turn', history: 'history' },
  points: (view: View, seat) => view.results[seat] ?? 0,
  // With two players each has two colours.
  colours: (seat, seats) =>
    seats === 2 ? [colourOf(2 * seat), colourOf(2 * seat + 1)] : [colourOf(seat)],
  Table: () => import('./Table.svelte'),
  HandsDialog: () => import('./replay/HandsDialog.svelte'),
  guide: async () => (await import('./guide/guide')).guide,
  cards: async () => (await import('./museum/cards.svelte')).cards,
  Gallery: () => import('./Gallery.svelte'),
};
