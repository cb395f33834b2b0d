import { describe, expect, it } from 'vitest';
import {
  botFor,
  headOf,
  isIdle,
  isOffered,
  isOfFiles,
  newDraft,
  optionsOf,
  purposeOf,
  requestOf,
  seatsHere,
  usualOf,
  valuesOf,
  withBots,
  withPlaces,
} from './draft';

const GUEST = (seat: number) => `Guest ${seat + 1}`;
const BOTS = ['dion', 'myron', 'clio'];

describe('a table that is put together', () => {
  it('has three opponents if nothing else is wished', () => {
    const request = requestOf(newDraft('antiquity', 'bots', BOTS, ''), GUEST);
    expect(request.seats).toEqual([
      { kind: 'me', name: 'Guest 1' },
      ...BOTS.map(bot => ({ kind: 'bot', bot })),
    ]);
    expect(request).not.toHaveProperty('pace');
    expect(request).not.toHaveProperty('record');
  });

  it('keeps a seat for a guest, or opens it for people at this screen', () => {
    expect(purposeOf('#invite')).toBe('invite');
    expect(purposeOf('#anything')).toBe('bots');
    const invited = requestOf(newDraft('antiquity', 'invite', BOTS, 'Ada'), GUEST);
    expect(invited.seats[1]).toEqual({ kind: 'reserved' });
    const shared = newDraft('fabuleux', 'screen', BOTS, 'Ada');
    expect(requestOf(shared, GUEST).seats[1]).toEqual({ kind: 'open' });
    expect(seatsHere(shared, GUEST)).toEqual([{ seat: 1, name: 'Guest 2' }]);
  });

  it('gets more places of the last kind, and loses the last ones', () => {
    const { places } = newDraft('antiquity', 'invite', BOTS, 'Ada');
    expect(withPlaces(places, 4, BOTS).map(({ kind }) => kind)).toEqual([
      'me',
      'reserved',
      'reserved',
      'reserved',
    ]);
    expect(withPlaces(places, 1, BOTS)).toHaveLength(1);
  });

  it('proposes for each place the same bot, and never nobody where there are some', () => {
    const { places } = newDraft('antiquity', 'bots', BOTS, 'Ada');
    const wished = [1, 2, 3].map(place => botFor(place, ['mila', 'otto']));
    expect(wished).toEqual(['mila', 'otto', 'mila']);
    const others = withBots(places, 4, ['mila', 'otto']).slice(1);
    expect(others.map(({ bot }) => bot)).toEqual(wished);
    expect(withPlaces(places.slice(0, 1), 4, BOTS).slice(1)).toEqual(places.slice(1));
    expect([0, 1].map(place => botFor(place, []))).toEqual(['', '']);
  });
});

describe('options', () => {
  const option = (name: string, values: string) => ({ name, values, files: [] });

  it('offer cards of the host where there are any', () => {
    const cards = { ...option('cards', 'standard|FILE'), files: ['ours'] };
    expect(isOffered(cards, 4)).toBe(true);
    expect(isOfFiles(cards)).toBe(true);
    expect(valuesOf(cards, 4)).toEqual(['standard', 'ours']);
  });

  it('offer numbers and seats where any can be given, and no files', () => {
    expect(valuesOf(option('rounds', 'none|N'), 4)).toContain('10');
    expect(valuesOf(option('first', 'random|SEAT'), 3)).toEqual(['random', '1', '2', '3']);
    expect(isOffered(option('cards', 'standard|FILE'), 4)).toBe(false);
  });

  it('are offered where they change something', () => {
    const leftOut = { ...option('left-out', 'random|AKR'), seats: [2] };
    expect([2, 3].map(seats => isOffered(leftOut, seats))).toEqual([true, false]);
    expect(isOffered(option('powers', 'off|on'), 3)).toBe(true);
  });

  it('wait for what they need', () => {
    const symbols = { ...option('power-symbols', 'off|on'), needs: 'powers=on' };
    expect(isIdle(symbols, {})).toBe(true);
    expect(isIdle(symbols, { powers: 'on' })).toBe(false);
    expect(isIdle({ ...option('powers', 'off|on'), needs: '' }, {})).toBe(false);
  });

  it('know what a live table does by itself', () => {
    const minutes = { ...option('minutes', 'none|N'), live: '15' };
    expect(usualOf(minutes, ['none', '5'])).toBe('15');
    expect(usualOf(option('track', '0|3'), ['0', '3'])).toBe('0');
  });

  it('are written as records write them', () => {
    expect(optionsOf({ powers: 'on', track: '3' })).toBe('powers=on track=3');
    expect(optionsOf({})).toBe('');
  });
});

it('reads game and players of a record', () => {
  const record = '[Format "monuments/1"]\n[Game "antiquity"]\n[Players "Ada" "Ben, the Old"]\n';
  expect(headOf(record)).toEqual({ game: 'antiquity', players: ['Ada', 'Ben, the Old'] });
  expect(headOf('nonsense').players).toEqual([]);
});
