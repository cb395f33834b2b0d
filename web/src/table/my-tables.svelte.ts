/** My tables, and at which of them it is my turn. */
import { api, RefusedError } from '$src/net/api';
import { ownSeats } from '$src/platform/own-seats.svelte';
import type { Position, TableInfo } from '$src/net/protocol';

export interface MyTable {
  info: TableInfo;
  /** The seats I hold there. */
  seats: number[];
  isMyTurn: boolean;
  /** The state of the game; undefined before it begins. */
  position?: Position;
}

/** Later than anything that can have happened: only the position of now is asked for. */
const NOW = 999_999_999;

async function look(table: string): Promise<MyTable | undefined> {
  const seats = ownSeats.at(table);
  const info = await api.table(table);
  const seat = seats[0] ?? 0;
  const position = info.phase === 'open' ? undefined : await api.position(table, seat, NOW);
  return { info, seats, position, isMyTurn: seats.includes(position?.to_move ?? -1) };
}

class MyTables {
  tables = $state.raw<MyTable[]>([]);
  #asked = 0;

  /** Look at the latest `most` of them. A table that is gone is forgotten. */
  async load(most: number): Promise<void> {
    const asked = ++this.#asked;
    const found = await Promise.all(
      ownSeats.tables.slice(0, most).map(async table => {
        try {
          return await look(table);
        } catch (error) {
          const isGone = error instanceof RefusedError && error.refusal.reason === 'no-such-table';
          if (isGone) ownSeats.forget(table);
          return undefined;
        }
      }),
    );
    // An answer to an earlier question may come later, and no longer be true.
    if (asked === this.#asked) this.tables = found.filter(table => table !== undefined);
  }
}

export const myTables = new MyTables();

/** The day a table was made, in words. */
export function dayOf(info: TableInfo, language: string): string {
  const made = new Date(1_000 * info.made);
  const days = (Date.now() - made.getTime()) / 86_400_000;
  const format: Intl.DateTimeFormatOptions =
    days < 6 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return made.toLocaleDateString(language, format);
}
