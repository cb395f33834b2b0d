/** How the museum is searched. */
import type { Exhibit } from '$src/games/game-module';

/** Exhibits that have every word of a query somewhere, whatever its accents. */
export function search<T extends Exhibit>(exhibits: readonly T[], query: string): T[] {
  const wanted = plain(query).split(' ').filter(Boolean);
  return exhibits.filter(({ name, place, fact, code }) => {
    const text = plain(`${name} ${place} ${fact} ${code}`);
    return wanted.every(word => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}
