/** The seats that this browser holds. Their secrets are in cookies; here is only which ones. */
import { keep, recall, whenKept } from './keep';
import type { Seated } from './protocol';

export interface Seat {
  table: string;
  seat: number;
  name: string;
  /** Gets the seat back on another device. */
  recovery?: string | null;
  /** What was promised about the deck before this browser gave bits for it. */
  promise?: string | null;
  at: number;
  /** A game of the guide: it waits for nobody once the guide is closed. */
  guided?: boolean;
}

const MOST = 40;

class Mine {
  seats = $state.raw<Seat[]>(recall<Seat[]>('seats', []));

  constructor() {
    whenKept('seats', () => (this.seats = this.held()));
  }

  /** Remember a seat. What was promised first holds, whatever is shown when it is taken again. */
  add(seated: Seated, name: string, shown?: string | null): void {
    const { table, seat, recovery } = seated;
    const promise = this.promised(table) ?? shown ?? null;
    const others = this.held().filter(held => held.table !== table || held.seat !== seat);
    const added = { table, seat, name, recovery, promise, at: Date.now() };
    this.seats = [added, ...others].slice(0, MOST);
    keep('seats', this.seats);
  }

  /** Mark a table of the guide; `false` makes it a game like any other. */
  setGuided(table: string, guided: boolean): void {
    this.seats = this.held().map(held => (held.table === table ? { ...held, guided } : held));
    keep('seats', this.seats);
  }

  /** The tables that are mine, the latest first, without those of the guide. */
  get tables(): string[] {
    return [...new Set(this.seats.filter(({ guided }) => !guided).map(({ table }) => table))];
  }

  forget(table: string): void {
    this.seats = this.held().filter(held => held.table !== table);
    keep('seats', this.seats);
  }

  /** What was promised about the deck of a table; undefined where that was not remembered. */
  promised(table: string): string | undefined {
    return this.seats.find(held => held.table === table && held.promise)?.promise ?? undefined;
  }

  /** My seats at a table, in their order. */
  at(table: string): number[] {
    const held = this.seats.filter(seat => seat.table === table).map(({ seat }) => seat);
    return held.sort((a, b) => a - b);
  }

  /** What is kept now: another tab may have sat down, and be ahead of what was told about it. */
  private held(): Seat[] {
    return recall('seats', this.seats);
  }
}

export const mine = new Mine();
