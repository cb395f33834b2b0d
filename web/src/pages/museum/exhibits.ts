/** Everything the museum shows, and how it is found. */
import type { GAMES } from '$lib/games';
import type { Monument } from '../../games/fabuleux/deck';

/** A card of antiquity, as `GET /api/cards/antiquity` lists it. */
export interface AntiquityCard {
  code: string;
  kind: string;
  monument?: string;
  value?: number;
  symbol?: string;
}

export interface Exhibit {
  /** The name of its drawing. */
  plate: string;
  game: (typeof GAMES)[number];
  code: string;
  name: string;
  place: string;
  fact: string;
  /** Its cards in antiquity, the lowest first. */
  cards: AntiquityCard[];
  /** Its data in fabuleux. */
  monument?: Monument;
}

export interface Words {
  name: (code: string) => string;
  place: (code: string) => string;
  fact: (code: string) => string;
}

export function ofAntiquity(cards: readonly AntiquityCard[], words: Words): Exhibit[] {
  const codes = [...new Set(cards.flatMap(({ monument }) => monument ?? []))];
  return codes.map(code => ({
    plate: `a-${code.toLowerCase()}`,
    game: 'antiquity',
    code,
    name: words.name(code),
    place: words.place(code),
    fact: words.fact(code),
    cards: cards.filter(({ monument }) => monument === code),
  }));
}

export function ofFabuleux(
  monuments: readonly Monument[],
  language: 'en' | 'fr' | 'de',
  country: (code: string) => string,
): Exhibit[] {
  return monuments.map(monument => ({
    plate: `f-${monument.code.toLowerCase()}`,
    game: 'fabuleux',
    code: monument.code,
    name: monument.names[language],
    place: country(monument.country),
    fact: monument.facts[language],
    cards: [],
    monument,
  }));
}

/** Those that have every word of a query somewhere, whatever its accents. */
export function search(exhibits: readonly Exhibit[], query: string): Exhibit[] {
  const wanted = plain(query).split(' ').filter(Boolean);
  return exhibits.filter(({ name, place, fact, code }) => {
    const text = plain(`${name} ${place} ${fact} ${code}`);
    return wanted.every(word => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}
