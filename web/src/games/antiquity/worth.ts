/** The points of a colour as they are shown during the game; the server says what they are made of. */
import type { Score } from './view';

const SOURCES = ['monuments', 'histories', 'points', 'bonus', 'powers'] as const;

/** Everything that a colour has gained; what it would still lose is told beside it. */
export function gained(score: Score): number {
  return score.total - score.penalty;
}

/** Where the points come from, without the sources that gave nothing. */
export function sources(score: Score): { source: string; points: number }[] {
  const found = SOURCES.map(source => ({ source: source as string, points: score[source] }));
  return [...found, { source: 'penalty', points: score.penalty }].filter(({ points }) => points);
}
