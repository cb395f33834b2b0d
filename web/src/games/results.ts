/** How a finished game ended, for lists of tables: the tables themselves show it in full. */
import type { Position } from '$src/net/protocol';
import { moduleOf } from './registry';

export interface Result {
  /** Seats; several where the victory is shared. */
  winners: number[];
  /** Points in `antiquity`, cards in `fabuleux`. */
  points: number;
}

/** Undefined while the game goes on. */
export function resultOf(game: string, position: Position | undefined): Result | undefined {
  const places = position?.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = winners;
  if (winner === undefined || !position?.view) return undefined;
  return { winners, points: moduleOf(game)?.points(position.view as never, winner) ?? 0 };
}
