/** Where turns end in a game that is replayed, and where histories are written. */
import type { Replayed } from '$src/net/protocol';

export interface Mark {
  /** After how many plays. */
  at: number;
  kind: 'turn' | 'history';
}

/** `kinds` says which events of the game are marked. */
export function marksOf(
  plays: readonly Pick<Replayed, 'events'>[],
  kinds: Readonly<Record<string, Mark['kind']>> = {},
): Mark[] {
  return plays.flatMap(({ events }, i): Mark[] => {
    const found = events.flatMap(({ kind }) => kinds[kind] ?? []);
    const kind = found.includes('history') ? 'history' : found[0];
    return kind ? [{ at: i + 1, kind }] : [];
  });
}
