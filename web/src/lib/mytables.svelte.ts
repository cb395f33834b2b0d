/** My tables, and at which of them it is my turn. */
import { api, RefusedError } from './api';
import { mine } from './mine.svelte';
import type { TableInfo } from './protocol';

export interface MyTable {
  info: TableInfo;
  /** The seats I hold there. */
  seats: number[];
  isMyTurn: boolean;
}

/** Later than anything that can have happened: only the position of now is asked for. */
const NOW = 999_999_999;

async function look(table: string): Promise<MyTable | undefined> {
  const seats = mine.at(table);
  const info = await api.table(table);
  const seat = seats[0] ?? 0;
  const position = info.phase === 'playing' ? await api.position(table, seat, NOW) : undefined;
  return { info, seats, isMyTurn: seats.includes(position?.to_move ?? -1) };
}

class MyTables {
  tables = $state.raw<MyTable[]>([]);

  /** Look at the latest `most` of them. A table that is gone is forgotten. */
  async load(most: number): Promise<void> {
    const found = await Promise.all(
      mine.tables.slice(0, most).map(async table => {
        try {
          return await look(table);
        } catch (error) {
          const isGone = error instanceof RefusedError && error.refusal.reason === 'no-such-table';
          if (isGone) mine.forget(table);
          return undefined;
        }
      }),
    );
    this.tables = found.filter(table => table !== undefined);
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
