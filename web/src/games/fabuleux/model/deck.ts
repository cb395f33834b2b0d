/** The cards, as `GET /api/cards/fabuleux` lists them, and how to find one. */
import type { Language } from '$src/i18n/speaker';

export const GRADES = ['green', 'yellow', 'orange', 'red'] as const;
export type Grade = (typeof GRADES)[number];
type Names = Readonly<Record<Language, string>>;

export interface Characteristic {
  code: string;
  unit: string;
  wins: 'highest' | 'lowest';
  names: Names;
}

export interface Monument {
  code: string;
  kind: 'monument';
  names: Names;
  country: string;
  grade: Grade;
  grade_reason: string;
  values: Readonly<Record<string, number>>;
  sources: Readonly<Record<string, string>>;
  facts: Names;
}

export interface Collector {
  code: string;
  kind: 'collector';
  names: Names;
  rule: string;
}

/** A Collector that the deck brings itself; it acts like one of the eight. */
export interface OwnCollector extends Omit<Collector, 'kind'> {
  kind: 'own-collector';
  effect: string;
  texts: Names;
}

export interface CardList {
  cards: readonly (Monument | Collector | OwnCollector)[];
  characteristics: readonly Characteristic[];
}

export class Deck {
  readonly monuments: readonly Monument[];
  readonly collectors: readonly Collector[];
  readonly own: readonly OwnCollector[];
  readonly characteristics: readonly Characteristic[];

  constructor(list: CardList) {
    this.monuments = list.cards.filter(card => card.kind === 'monument');
    this.collectors = list.cards.filter(card => card.kind === 'collector');
    this.own = list.cards.filter(card => card.kind === 'own-collector');
    this.characteristics = list.characteristics;
  }

  monument(code: string | null | undefined): Monument | undefined {
    return this.monuments.find(card => card.code === code);
  }

  collector(code: string): Collector | undefined {
    return this.collectors.find(card => card.code === code.toUpperCase());
  }

  ownCollector(code: string | null | undefined): OwnCollector | undefined {
    return this.own.find(card => card.code === code);
  }

  characteristic(code: string | null | undefined): Characteristic | undefined {
    return this.characteristics.find(found => found.code === code);
  }

  /** The name of each code, for sentences. A Collector is also a verb. */
  names(language: Language): Record<string, string> {
    const named = [...this.monuments, ...this.collectors, ...this.own, ...this.characteristics];
    const names = named.map(({ code, names }) => [code, names[language]]);
    const verbs = this.collectors.map(card => [card.code.toLowerCase(), card.names[language]]);
    return Object.fromEntries([...names, ...verbs]);
  }
}

/** 0 for green to 3 for red; -1 for a grade nobody knows. */
export function danger(grade: string | null | undefined): number {
  return (GRADES as readonly string[]).indexOf(grade ?? '');
}
