/** A traveller's name for a player without one; it differs from device to device. */
import { writeStored, readStored } from './storage';

export const TRAVELLERS: readonly string[] = [
  'Nellie',
  'Marco',
  'Egeria',
  'Zheng',
  'Isabella',
  'Battuta',
  'Jeanne',
  'Amelia',
  'Fridtjof',
  'Freya',
  'Ida',
  'Niccolò',
];

function ownPlace(): number {
  const kept = readStored<unknown>('traveller', undefined);
  if (typeof kept === 'number' && TRAVELLERS[kept] !== undefined) return kept;
  const drawn = Math.floor(Math.random() * TRAVELLERS.length);
  writeStored('traveller', drawn);
  return drawn;
}

/** This device's name for a seat; none of those who are `there` already. */
export function guestName(seat = 0, there: readonly string[] = []): string {
  const first = ownPlace() + seat;
  const taken = there.map(name => name.toLowerCase());
  const inOrder = TRAVELLERS.map((_, i) => TRAVELLERS[(first + i) % TRAVELLERS.length] ?? '');
  return inOrder.find(name => !taken.includes(name.toLowerCase())) ?? inOrder[0] ?? '';
}
