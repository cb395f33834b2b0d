import { beforeEach, expect, it } from 'vitest';
import { guestName, TRAVELLERS } from './guest-name';

beforeEach(() => localStorage.clear());

it('a device keeps the name it was given', () => {
  expect(TRAVELLERS).toContain(guestName());
  expect(guestName()).toBe(guestName());
});

it('no two seats, and no two people at a table, have the same', () => {
  const seats = [0, 1, 2, 3].map(seat => guestName(seat));
  expect(new Set(seats).size).toBe(4);
  expect(guestName(0, [guestName().toUpperCase()])).not.toBe(guestName());
});

it('another device has another name', () => {
  const found = new Set<string>();
  for (let device = 0; device < 200; device++) {
    localStorage.clear();
    found.add(guestName());
  }
  expect(found.size).toBeGreaterThan(6);
});

it('what is not a place in the list is drawn again', () => {
  localStorage.setItem('monuments:traveller', '"x"');
  expect(TRAVELLERS).toContain(guestName());
});
