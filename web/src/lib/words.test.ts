import { describe, expect, it } from 'vitest';
import { chooseLanguage, Speaker } from './words';

const german = new Speaker('de', [
  'figure-square-metres = { $figure } Quadratmeter',
  'fabuleux-event-say = { $player } sagt { $figure }.',
]);
const said = (figure: string) => ({ kind: 'say', seat: 0, args: { figure } });

describe('a figure', () => {
  it('is written as the reader writes numbers', () => {
    const told = german.event('fabuleux', said('37600000 m²'), ['Ada']);
    expect(told).toBe('Ada sagt 37.600.000\u00a0m².');
  });

  it('is spoken with its unit in words', () => {
    const told = german.event('fabuleux', said('37600000 m²'), ['Ada'], 'spoken');
    expect(told).toBe('Ada sagt 37.600.000 Quadratmeter.');
  });

  it('stays as it is where it counts out of a hundred, or years', () => {
    expect(german.figure('78/100')).toBe('78/100');
    expect(german.figure('-2100')).toBe('−2100');
    expect(german.figure('48.5 m', 'spoken')).toBe('48,5\u00a0m');
  });
});

it('the first language that is ours is chosen', () => {
  expect(chooseLanguage(['it-IT', 'fr-CA', 'de'])).toBe('fr');
  expect(chooseLanguage(['it'])).toBe('en');
});
