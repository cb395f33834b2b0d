import { afterEach, expect, it, vi } from 'vitest';
import { ownSeats } from '$src/platform/own-seats.svelte';
import { myTables } from './my-tables.svelte';

afterEach(() => vi.unstubAllGlobals());

it('a late answer does not bring back a table that was left', async () => {
  let answer = () => {};
  const late = new Promise<void>(resolve => (answer = resolve));
  vi.stubGlobal('fetch', async () => {
    await late;
    return new Response(JSON.stringify({ table: 't', phase: 'open', seats: [] }));
  });
  ownSeats.add({ table: 't', seat: 0, recovery: null }, 'Ada');
  const first = myTables.load(6);
  ownSeats.forget('t');
  await myTables.load(6);
  answer();
  await first;

  expect(myTables.tables).toEqual([]);
});
