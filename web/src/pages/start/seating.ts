/** The players at the table that one click makes. */
import { moduleOf } from '$src/games/registry';
import type { NewTable } from '$src/net/protocol';

const OPPONENTS = 3;

/** Three opponents: those proposed, then any others. */
export function proposed(game: string, offered: readonly string[], isNew = false): string[] {
  const module = moduleOf(game);
  const wished = (isNew ? module?.beginners : module?.opponents) ?? [];
  if (offered.length === 0) return [...wished];
  const known = wished.filter(name => offered.includes(name));
  const others = offered.filter(name => !known.includes(name));
  return [...known, ...others].slice(0, OPPONENTS);
}

/** At each place the reader's choice, if the server has it, else the proposal. */
export function withWishes(
  places: readonly string[],
  wished: readonly string[] = [],
  offered: readonly string[] = [],
): string[] {
  return places.map((proposed, i) => {
    const wish = wished[i];
    return wish && offered.includes(wish) ? wish : proposed;
  });
}

/** A private table of one person and these bots; it begins at once. */
export function quickTable(game: string, name: string, bots: readonly string[]): NewTable {
  return {
    game,
    seats: [{ kind: 'me', name }, ...bots.map(bot => ({ kind: 'bot' as const, bot }))],
    listed: false,
    hints: true,
  };
}
