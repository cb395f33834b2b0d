import { beforeEach, describe, expect, it } from 'vitest';
import { writeStored, readStored } from './storage';
import { ownSeats, type Seat } from './own-seats.svelte';
import { settings } from './settings.svelte';

const seat = (table: string): Seat => ({ table, seat: 0, name: 'Ada', at: 0 });
const tables = (seats: readonly Seat[]) => seats.map(({ table }) => table);

/** As a browser does where another tab has written. */
function tell(key: string) {
  dispatchEvent(new StorageEvent('storage', { key: `monuments:${key}` }));
}

describe('with another tab open', () => {
  beforeEach(() => {
    writeStored('seats', [seat('old')]);
    tell('seats');
  });

  it('a seat taken there is held here', () => {
    writeStored('seats', [seat('there'), seat('old')]);
    tell('seats');
    expect(tables(ownSeats.seats)).toEqual(['there', 'old']);
  });

  it('a seat taken here does not overwrite the one taken there', () => {
    writeStored('seats', [seat('there'), seat('old')]);
    ownSeats.add({ table: 'here', seat: 1, recovery: null }, 'Ada');
    expect(tables(readStored<Seat[]>('seats', []))).toEqual(['here', 'there', 'old']);
  });

  it('a table forgotten here leaves the others', () => {
    writeStored('seats', [seat('there'), seat('old')]);
    ownSeats.forget('old');
    expect(tables(readStored<Seat[]>('seats', []))).toEqual(['there']);
  });

  it('settings are the same in both', () => {
    writeStored('settings', { language: 'de', speed: 2 });
    tell('settings');
    expect(settings).toMatchObject({ language: 'de', speed: 2 });
  });
});

it('a game of the guide is not among my tables until I play on', () => {
  ownSeats.add({ table: 'guide', seat: 0, recovery: null }, 'Ada', null, 'antiquity', true);
  expect(ownSeats.tables).not.toContain('guide');
  expect(ownSeats.at('guide')).toEqual([0]);
  ownSeats.leaveGuide('guide');
  expect(ownSeats.tables).toContain('guide');
});
