/** The seats that this browser holds. Their secrets are in cookies; here is only which ones. */
import { writeStored, readStored, onStored } from './storage';
import type { Seated } from '$src/net/protocol';

export interface Seat {
  table: string;
  seat: number;
  name: string;
  /** Gets the seat back on another device. */
  recovery?: string | null;
  /** The commitment to the deck before this browser gave bits for it. */
  promise?: string | null;
  at: number;
  /** So that its table can be fetched before the server is asked; missing for old seats. */
  game?: string;
  /** A game of the guide: it waits for nobody once the guide is closed. */
  guided?: boolean;
}

const MOST = 40;

class OwnSeats {
  seats = $state.raw<Seat[]>(readStored<Seat[]>('seats', []));

  constructor() {
    onStored('seats', () => (this.seats = this.held()));
  }

  /** Remember a seat. The first commitment holds, even if another is shown later. */
  add(seated: Seated, name: string, shown?: string | null, game?: string, guided?: boolean): void {
    const { table, seat, recovery } = seated;
    const promise = this.promised(table) ?? shown ?? null;
    const others = this.held().filter(held => held.table !== table || held.seat !== seat);
    const added = { table, seat, name, recovery, promise, game, guided, at: Date.now() };
    this.seats = [added, ...others].slice(0, MOST);
    writeStored('seats', this.seats);
  }

  /** Make a table of the guide a game like any other. */
  leaveGuide(table: string): void {
    const left = { guided: false };
    this.seats = this.held().map(held => (held.table === table ? { ...held, ...left } : held));
    writeStored('seats', this.seats);
  }

  /** The tables of these seats, the latest first, without those of the guide. */
  get tables(): string[] {
    return [...new Set(this.seats.filter(({ guided }) => !guided).map(({ table }) => table))];
  }

  /** Whether it is a table of the guide, which explains it in its own words. */
  isGuided(table: string): boolean {
    return this.seats.some(held => held.table === table && held.guided === true);
  }

  forget(table: string): void {
    this.seats = this.held().filter(held => held.table !== table);
    writeStored('seats', this.seats);
  }

  /** The commitment to the deck of a table; undefined if it was not remembered. */
  promised(table: string): string | undefined {
    return this.seats.find(held => held.table === table && held.promise)?.promise ?? undefined;
  }

  /** The game of a table, where it was remembered. */
  gameAt(table: string): string | undefined {
    return this.seats.find(held => held.table === table && held.game)?.game;
  }

  /** The seat held longest: one that is taken in another tab later does not replace it. */
  firstAt(table: string): number | undefined {
    const held = this.seats.filter(seat => seat.table === table);
    return held.sort((a, b) => a.at - b.at || a.seat - b.seat)[0]?.seat;
  }

  /** My seats at a table, in their order. */
  at(table: string): number[] {
    const held = this.seats.filter(seat => seat.table === table).map(({ seat }) => seat);
    return held.sort((a, b) => a - b);
  }

  /** The seats in storage: another tab may have added one, ahead of the event about it. */
  private held(): Seat[] {
    return readStored('seats', this.seats);
  }
}

export const ownSeats = new OwnSeats();
