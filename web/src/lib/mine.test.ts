import { beforeEach, describe, expect, it } from 'vitest';
import { keep, recall } from './keep';
import { mine, type Seat } from './mine.svelte';
import { settings } from './settings.svelte';

const seat = (table: string): Seat => ({ table, seat: 0, name: 'Ada', at: 0 });
const tables = (seats: readonly Seat[]) => seats.map(({ table }) => table);

/** As a browser does where another tab has written. */
function tell(key: string) {
  dispatchEvent(new StorageEvent('storage', { key: `monuments:${key}` }));
}

describe('with another tab open', () => {
  beforeEach(() => {
    keep('seats', [seat('old')]);
    tell('seats');
  });

  it('a seat taken there is held here', () => {
    keep('seats', [seat('there'), seat('old')]);
    tell('seats');
    expect(tables(mine.seats)).toEqual(['there', 'old']);
  });

  it('a seat taken here does not overwrite the one taken there', () => {
    keep('seats', [seat('there'), seat('old')]);
    mine.add({ table: 'here', seat: 1, recovery: null }, 'Ada');
    expect(tables(recall<Seat[]>('seats', []))).toEqual(['here', 'there', 'old']);
  });

  it('a table forgotten here leaves the others', () => {
    keep('seats', [seat('there'), seat('old')]);
    mine.forget('old');
    expect(tables(recall<Seat[]>('seats', []))).toEqual(['there']);
  });

  it('settings are the same in both', () => {
    keep('settings', { language: 'de', speed: 2 });
    tell('settings');
    expect(settings).toMatchObject({ language: 'de', speed: 2 });
  });
});

it('a game of the guide is not among my tables until I play on', () => {
  mine.add({ table: 'guide', seat: 0, recovery: null }, 'Ada');
  mine.setGuided('guide', true);
  expect(mine.tables).not.toContain('guide');
  expect(mine.at('guide')).toEqual([0]);
  mine.setGuided('guide', false);
  expect(mine.tables).toContain('guide');
});
