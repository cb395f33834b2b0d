/** The rematch of a finished game. */
import { api, RefusedError } from '$src/net/api';
import { entropyFor } from '$src/net/shuffle-entropy';
import type { TableFeed } from '$src/net/table-feed';
import { ownSeats } from '$src/platform/own-seats.svelte';
import type { Seated } from '$src/net/protocol';
import { route } from '$src/app/router.svelte';

interface Again {
  seated: Seated;
  promise: string | null;
}

/** Sit down to the next game with the same people; false if that cannot be. */
export async function rematch({
  id,
  seat,
  names,
}: Pick<TableFeed, 'id' | 'seat' | 'names'>): Promise<boolean> {
  if (seat === undefined) return false;
  try {
    const { seated, promise } = await sitAgain(id, seat);
    ownSeats.add(seated, names[seat] ?? '', promise);
    route.go(`/table/${seated.table}`);
    return true;
  } catch {
    return false;
  }
}

async function sitAgain(table: string, seat: number, tries = 2): Promise<Again> {
  const { promise, isTaken } = await next(table, seat);
  try {
    // A player seated there already, perhaps by another device, has given bits.
    const entropy = isTaken ? null : entropyFor(promise);
    return { seated: await api.rematch(table, seat, { promise, entropy }), promise };
  } catch (error) {
    // Somebody else was first, and has been promised another deck.
    const isLate = error instanceof RefusedError && error.refusal.reason === 'stale';
    if (!isLate || tries === 1) throw error;
    return sitAgain(table, seat, tries - 1);
  }
}

/** The commitment to the next deck: of the rematch table if it exists, else a new one. */
async function next(table: string, seat: number) {
  const { rematch } = await api.table(table);
  if (!rematch) return { promise: await api.promise(), isTaken: false };
  const { commitment, seats } = await api.table(rematch);
  return { promise: commitment, isTaken: seats[seat]?.kind === 'person' };
}
