/** A table for the gallery that no server has. */
import type { SeatInfo, TableInfo } from '$src/net/protocol';

const seat = (number: number, name: string | null): SeatInfo => ({
  seat: number,
  name,
  kind: name ? 'person' : 'open',
  bot: null,
  here: true,
  resigned: false,
});

export const TABLE: TableInfo = {
  type: 'table',
  table: '5f0c3a9e2b7d4811',
  game: 'antiquity',
  rules: 1,
  options: 'powers=on',
  phase: 'playing',
  seats: [seat(0, 'Ada'), seat(1, 'Ben'), seat(2, null)],
  host: 0,
  pace: {},
  chat: true,
  hints: false,
  listed: true,
  made: 1_793_000_000,
  commitment: null,
  rematch: null,
};
