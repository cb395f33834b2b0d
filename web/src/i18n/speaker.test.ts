import { describe, expect, it } from 'vitest';
import { chooseLanguage, Speaker } from './speaker';

const german = new Speaker('de', [
  'era-bc = v. Chr.',
  'era-ad = n. Chr.',
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

  it('tells the era of a year, unless that is plain', () => {
    expect(german.figure('-2100', 'date')).toBe('2100\u00a0v. Chr.');
    expect(german.figure('72', 'date')).toBe('72\u00a0n. Chr.');
    expect(german.figure('1163', 'date')).toBe('1163');
    expect(german.figure('-72', 'warmth')).toBe('−72');
  });

  it('stays as it is where it counts out of a hundred', () => {
    expect(german.figure('78/100')).toBe('78/100');
    expect(german.figure('48.5 m', 'height', 'spoken')).toBe('48,5\u00a0m');
  });
});

it('the first language that is ours is chosen', () => {
  expect(chooseLanguage(['it-IT', 'fr-CA', 'de'])).toBe('fr');
  expect(chooseLanguage(['it'])).toBe('en');
});
