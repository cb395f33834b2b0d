import { expect, test } from 'vitest';
import { capital, countryName, figureOf, numberText, outOf } from './figures';

test('years are not grouped, and −85 has a real minus', () => {
  expect(numberText(-2100, '', 'en')).toBe('−2100');
  expect(numberText(37600000, 'm²', 'de')).toBe('37.600.000');
  expect(numberText(48.5, 'm', 'fr')).toBe('48,5');
});

test('millions can be short', () => {
  expect(numberText(37600000, 'm²', 'en', true)).toBe('37.6M');
  expect(numberText(9500, 'm²', 'en', true)).toBe('9,500');
});

test('of a hundred', () => {
  expect(outOf('/100')).toBe(100);
  expect(outOf('m')).toBeUndefined();
});

test('a figure as events tell it', () => {
  expect(figureOf(48.5, { unit: 'm' })).toBe('48.5 m');
  expect(figureOf(78, { unit: '/100' })).toBe('78/100');
  expect(figureOf(-85, { unit: '' })).toBe('-85');
});

test('names', () => {
  expect(capital('hauteur', 'fr')).toBe('Hauteur');
  expect(countryName('JO', 'fr')).toBe('Jordanie');
});
