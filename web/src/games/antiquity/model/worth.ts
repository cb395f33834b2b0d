/** The points of a colour as shown during the game; the server divides them by source. */
import type { Score } from './view';

const SOURCES = ['monuments', 'histories', 'points', 'bonus', 'powers'] as const;

/** Everything that a colour has gained; the loss at the end is shown beside it. */
export function gained(score: Score): number {
  return score.total - score.penalty;
}

/** Where nothing counts yet, no figure is fair: neither 0 nor the loss at the end. */
export function isUnscored(score: Score): boolean {
  return gained(score) === 0;
}

/** Where the points come from, without the sources that gave nothing. */
export function sources(score: Score): { source: string; points: number }[] {
  const found = SOURCES.map(source => ({ source: source as string, points: score[source] }));
  return [...found, { source: 'penalty', points: score.penalty }].filter(({ points }) => points);
}
