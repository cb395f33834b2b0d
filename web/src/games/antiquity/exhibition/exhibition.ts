/** The contents and measures of an exhibition, without a DOM. */
import { stacksOf, valueOf, type Group } from '../model/cards';
import type { Play } from '../model/plays';
import type { ColourView } from '../model/view';

export interface Foreseen extends Group {
  /** Its cards that are not really there yet: planned, or about to be laid. */
  fresh: string[];
  /** Those of them that the play being looked at would lay; they still lie in the hand. */
  coming: readonly string[];
  /** Nothing of it is there yet. */
  isGhost: boolean;
}

/** Cards of a stack that were not there before. */
export function freshIn({ monument, cards }: Group, was: ColourView | undefined): string[] {
  const old = was?.exhibition[monument] ?? [];
  return cards.filter(card => !old.includes(valueOf(card)));
}

/** The stacks, with the cards that the active play would lay; `was` is before the plan. */
export function foreseen(
  colour: ColourView,
  was: ColourView | undefined,
  laying: Play | undefined,
): Foreseen[] {
  const shown = stacksOf(colour).map((stack): Foreseen => {
    const isImproved = laying?.verb === 'improve' && laying.monument === stack.monument;
    const coming = isImproved ? laying.cards : [];
    const cards = isImproved ? (laying.stack ?? [...stack.cards, ...coming]) : stack.cards;
    const fresh = freshIn({ ...stack, cards }, was);
    return { ...stack, cards, fresh, coming, isGhost: false };
  });
  if (laying?.verb !== 'erect' || !laying.monument) return shown;
  const { monument, cards } = laying;
  return [...shown, { monument, cards, fresh: cards, coming: cards, isGhost: true }];
}

const WIDEST = 98;
const WIDEST_ON_PHONE = 76;
const NARROWEST = 44;
const EDGE = 8;
/** Too narrow for code and name. */
const NARROW = 74;
/** Too narrow for the longest names. */
const SNUG = 92;
/** Above a stack its name, below it its worth, on two lines where it is narrow. */
const LABELS = 48;
const SECOND_LINE = 16;
const STRIP = 33;
const LEAST_STRIP = 26;
const LEAST_CARDS = 3;
const LEAST_CARDS_IF_TIGHT = 2;
/** Two rows of small cards, each with a code above it and a figure below. */
const WIDEST_IN_ROWS = 60;
const LABELS_IN_ROWS = 42;
const LEAST_IN_ROWS = 200;
const BETWEEN_ROWS = 6;

interface Room {
  width: number;
  height: number;
  /** Stacks beside each other. */
  count: number;
  /** Cards of the tallest of them. */
  tallest: number;
  gap: number;
  isPhone: boolean;
}

/**
 * How wide and high cards can be, and how many of a stack find room before the oldest fold.
 * Where it gets tight the strips shrink first, then the pictures; where cards would be too narrow
 * the stacks stand in two rows. On a phone the row is scrolled instead.
 */
export function fitted({ width, height, count, tallest, gap, isPhone }: Room) {
  const fitIn = (stacks: number) => Math.floor((width - EDGE - gap * (stacks - 1)) / stacks);
  const stacks = Math.max(1, count);
  const isInRows = !isPhone && height >= LEAST_IN_ROWS && fitIn(stacks) < NARROWEST;
  const isTight = isPhone || isInRows;
  const widest = isPhone ? WIDEST_ON_PHONE : isInRows ? WIDEST_IN_ROWS : WIDEST;
  const fit = fitIn(isInRows ? Math.ceil(stacks / 2) : stacks);
  const size = Math.max(NARROWEST, Math.min(widest, fit));
  const isNarrow = size < NARROW;
  const whole = isPhone ? 84 : size >= 90 ? 138 : Math.max(Math.round(size * 1.34), STRIP + size);
  const free = isInRows
    ? Math.floor((height - BETWEEN_ROWS) / 2) - LABELS_IN_ROWS
    : height - LABELS - (isNarrow && !isPhone ? SECOND_LINE : 0);
  const covered = Math.max(0, tallest - 1);
  const wanted = covered ? Math.floor((free - whole) / covered) : STRIP;
  const strip = Math.max(LEAST_STRIP, Math.min(isTight ? LEAST_STRIP : STRIP, wanted));
  const least = Math.round(whole * (isTight ? 0.5 : 0.7));
  const cardHeight = Math.max(least, Math.min(whole, free - covered * strip));
  const strips = Math.floor((free - cardHeight) / strip);
  return {
    size,
    cardHeight,
    strip,
    room: Math.max(isTight ? LEAST_CARDS_IF_TIGHT : LEAST_CARDS, strips + 1),
    isInRows,
    isNarrow,
    isSnug: size < SNUG,
  };
}
