/** The score sheet line by line, as it is counted aloud. All figures are the view's. */
import { standing } from './cards';
import { SOURCE_RULES } from './rule-numbers';
import type { View } from './view';

export interface Cell {
  points: number;
  isMain: boolean;
  isEmpty: boolean;
}

export interface Line {
  key: string;
  monument?: string;
  /** The worth of the marker's square: 15: 10·5. */
  square?: string;
  rule: string;
  cells: Cell[];
}

/** Counted after the monuments, in this order. */
const SOURCES = (Object.keys(SOURCE_RULES) as (keyof typeof SOURCE_RULES)[]).filter(
  source => source !== 'monuments',
);

export function linesOf(view: View, colours: readonly string[]): Line[] {
  const monuments = view.monuments.map((monument): Line => {
    const { builders, sole, main, second } = monument;
    return {
      key: monument.code,
      monument: monument.code,
      square: builders.length > 1 ? `${sole}: ${main}·${second}` : String(sole),
      rule: SOURCE_RULES.monuments,
      cells: colours.map(colour => {
        const found = standing(view, colour, monument.code);
        return {
          points: found?.worth ?? 0,
          isMain: found?.role === 'main',
          isEmpty: !found,
        };
      }),
    };
  });
  const hasPowers = view.colours.some(({ powers }) => powers.length);
  const sources = SOURCES.filter(key => key !== 'powers' || hasPowers).map((key): Line => ({
    key,
    rule: SOURCE_RULES[key],
    cells: colours.map(colour => {
      const points = view.colours.find(each => each.colour === colour)?.score[key] ?? 0;
      return { points, isMain: false, isEmpty: points === 0 };
    }),
  }));
  return [...monuments, ...sources];
}

/** The totals after the first `count` lines. */
export function totalsUpTo(lines: readonly Line[], count: number, columns: number): number[] {
  return Array.from({ length: columns }, (_, c) =>
    lines.slice(0, count).reduce((sum, line) => sum + (line.cells[c]?.points ?? 0), 0),
  );
}
