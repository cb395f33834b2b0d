/** The seats that this browser holds. Their secrets are in cookies; here is only which ones. */
import { keep, recall, whenKept } from './keep';
import type { Seated } from './protocol';

export interface Seat {
  table: string;
  seat: number;
  name: string;
  /** Gets the seat back on another device. */
  recovery?: string | null;
  at: number;
}

const MOST = 40;

class Mine {
  seats = $state.raw<Seat[]>(recall<Seat[]>('seats', []));

  constructor() {
    whenKept('seats', () => (this.seats = this.held()));
  }

  add(seated: Seated, name: string): void {
    const { table, seat, recovery } = seated;
    const others = this.held().filter(held => held.table !== table || held.seat !== seat);
    this.seats = [{ table, seat, name, recovery, at: Date.now() }, ...others].slice(0, MOST);
    keep('seats', this.seats);
  }

  forget(table: string): void {
    this.seats = this.held().filter(held => held.table !== table);
    keep('seats', this.seats);
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
