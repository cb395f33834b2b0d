/** The changes for a colour between two views, source by source, as both views count. */
import { standing } from '../model/cards';
import type { Score, View } from '../model/view';

export interface Change {
  /** points, histories, penalty, bonus, powers, or a builder's new standing. */
  key: string;
  monument?: string;
  from?: number;
  to?: number;
  points: number;
}

const SOURCES = [
  'histories',
  'penalty',
  'bonus',
  'points',
  'powers',
] as const satisfies readonly (keyof Score)[];

export function changes(before: View, after: View, colour: string): Change[] {
  const old = before.colours.find(each => each.colour === colour);
  const now = after.colours.find(each => each.colour === colour);
  if (!old || !now) return [];
  const found: Change[] = SOURCES.map(key => ({ key, points: now.score[key] - old.score[key] }));
  for (const { code } of after.monuments) {
    const was = standing(before, colour, code);
    const is = standing(after, colour, code);
    if (!is || is.worth === (was?.worth ?? 0)) continue;
    const key = was?.role === is.role || is.role === 'second' ? 'worth' : `become-${is.role}`;
    found.push({
      key,
      monument: code,
      from: was?.worth ?? 0,
      to: is.worth,
      points: is.worth - (was?.worth ?? 0),
    });
  }
  return found.filter(({ points }) => points);
}
