/** Cards and colours as codes, and where the view has them. Nothing here is a rule. */
import type { ColourView, LadderView, MonumentView, View } from './view';

export const MONUMENTS = [
  'AKR',
  'ART',
  'BAB',
  'BET',
  'COL',
  'KOL',
  'MAU',
  'PET',
  'PHA',
  'PYR',
  'SEM',
  'ZEU',
] as const;
export const SYMBOLS = ['scroll', 'ship', 'helmet'] as const;
/** A card that nobody can know yet. */
export const UNKNOWN = '?';

export const monumentOf = (card: string): string => card.slice(0, 3);
export const valueOf = (card: string): number => Number(card.slice(3));

/** The symbol of a card; empty for an unknown one. */
export function symbolOf(view: View, card: string): string {
  const monument = view.monuments.find(({ code }) => code === monumentOf(card));
  return monument?.symbols[valueOf(card) - 1] ?? '';
}

/** Cards of one monument: in a hand, or as a stack. */
export interface Group {
  monument: string;
  cards: string[];
}

/** A hand by monument, the high cards first; unknown cards come last. */
export function grouped(hand: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const card of hand) {
    const monument = monumentOf(card);
    groups.set(monument, [...(groups.get(monument) ?? []), card]);
  }
  return [...groups]
    .map(([monument, cards]) => ({
      monument,
      cards: cards.sort((a, b) => valueOf(b) - valueOf(a)),
    }))
    .sort((a, b) => rank(a.monument) - rank(b.monument));
}

function rank(monument: string): number {
  const found = (MONUMENTS as readonly string[]).indexOf(monument);
  return found < 0 ? MONUMENTS.length : found;
}

export function colourView(view: View, colour: string): ColourView | undefined {
  return view.colours.find(each => each.colour === colour);
}

export function monumentView(view: View, code: string): MonumentView | undefined {
  return view.monuments.find(each => each.code === code);
}

/** The stacks of an exhibition, each from bottom to top. */
export function stacksOf(colour: ColourView): Group[] {
  return Object.entries(colour.exhibition)
    .filter(([, values]) => values && values.length > 0)
    .map(([monument, values]) => ({
      monument,
      cards: values.map(value => `${monument}${value}`),
    }))
    .sort((a, b) => rank(a.monument) - rank(b.monument));
}

export type Role = 'sole' | 'main' | 'second';

/** A colour's role in a monument: the view names the main builder first. */
export function roleIn({ builders }: MonumentView, colour: string): Role | undefined {
  const place = builders.findIndex(builder => builder.colour === colour);
  if (place < 0) return undefined;
  if (builders.length === 1) return 'sole';
  return place === 0 ? 'main' : 'second';
}

/** A colour's role in a monument, and its worth now. */
export function standing(
  view: View,
  colour: string,
  monument: string,
): { role: Role; worth: number } | undefined {
  const found = monumentView(view, monument);
  const role = found && roleIn(found, colour);
  const builder = found?.builders.find(each => each.colour === colour);
  return role && builder && { role, worth: builder.worth };
}

export interface Rung {
  pages: number;
  /** In order of arrival. */
  writers: LadderView[];
}

/** The ladder from its foot to the rung above the highest historian. */
export function rungsOf(view: View, least = 10): Rung[] {
  const highest = Math.max(least, ...view.ladder.map(({ pages }) => pages + 1));
  return Array.from({ length: highest }, (_, i) => ({
    pages: i + 1,
    writers: view.ladder.filter(({ pages }) => pages === i + 1),
  }));
}

/** Where each player's cards of a stack fold into one strip: how many of the oldest are hidden. */
export function folded(cards: number, room: number): number {
  if (cards <= room) return 0;
  return cards - Math.max(1, room - 1);
}
