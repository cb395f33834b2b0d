import { expect, test } from 'vitest';
import { exhibitsOf as ofAntiquity } from '$src/games/antiquity/museum/exhibits';
import { exhibitsOf as ofFabuleux } from '$src/games/fabuleux/museum/exhibits';
import type { Monument } from '$src/games/fabuleux/model/deck';
import { search } from './search';

const words = {
  name: (code: string) => ({ AKR: 'Akropolis', PYR: 'Pyramids' })[code] ?? code,
  place: () => 'Athen',
  fact: () => 'Auf dem Felsen über der Stadt',
};
const cards = [
  { code: 'AKR1', kind: 'monument', monument: 'AKR', value: 1, symbol: 'ship' },
  { code: 'AKR2', kind: 'monument', monument: 'AKR', value: 2, symbol: 'helmet' },
  { code: 'PYR1', kind: 'monument', monument: 'PYR', value: 1, symbol: 'scroll' },
];
const petra = {
  code: 'PET',
  names: { en: 'Treasury of Petra', fr: 'Khazneh de Pétra', de: 'Schatzhaus von Petra' },
  facts: { en: 'Carved', fr: 'Taillé', de: 'Gemeißelt' },
  country: 'JO',
} as Monument;
const all = [...ofAntiquity(cards, words), ...ofFabuleux([petra], 'fr', () => 'Jordanie')];

test('every monument once, with its drawing', () => {
  expect(all.map(({ plate }) => plate)).toEqual(['a-akr', 'a-pyr', 'f-pet']);
});

test('found by name, place, fact or code, whatever the accents', () => {
  const found = (query: string) => search(all, query).map(({ code }) => code);
  expect(found('petra')).toEqual(['PET']);
  expect(found('  JORDANIE khaz')).toEqual(['PET']);
  expect(found('uber felsen')).toEqual(['AKR', 'PYR']);
  expect(found('nothing')).toEqual([]);
  expect(found('')).toHaveLength(3);
});
