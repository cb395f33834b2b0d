/** The monuments of `antiquity` with their cards. */
import type { Exhibit } from '../../game-module';

/** As `GET /api/cards/antiquity` lists it. */
export interface CardInfo {
  code: string;
  kind: string;
  monument?: string;
  value?: number;
  symbol?: string;
}

export interface Words {
  name: (code: string) => string;
  place: (code: string) => string;
  fact: (code: string) => string;
}

export function exhibitsOf(cards: readonly CardInfo[], words: Words): Exhibit[] {
  const codes = [...new Set(cards.flatMap(({ monument }) => monument ?? []))];
  return codes.map(code => ({
    plate: `a-${code.toLowerCase()}`,
    code,
    name: words.name(code),
    place: words.place(code),
    fact: words.fact(code),
  }));
}
