/** What an exhibition shows, and how large, without a DOM. */
import { stacksOf, type Stack } from './cards';
import type { Play } from './plays';
import type { ColourView } from './view';

export interface Foreseen extends Stack {
  /** How many of the cards on top are not there yet. */
  ghosts: number;
  /** Nothing of it is there yet. */
  isGhost: boolean;
}

/** The stacks, with what the play being looked at would lay; `was` is before anything planned. */
export function foreseen(
  colour: ColourView,
  was: ColourView | undefined,
  laying: Play | undefined,
): Foreseen[] {
  const shown = stacksOf(colour).map(stack => {
    const isImproved = laying?.verb === 'improve' && laying.monument === stack.monument;
    const old = was?.exhibition[stack.monument]?.length ?? 0;
    const cards = isImproved ? (laying.stack ?? [...stack.cards, ...laying.cards]) : stack.cards;
    return { ...stack, cards, ghosts: Math.max(0, cards.length - old), isGhost: false };
  });
  if (laying?.verb !== 'erect' || !laying.monument) return shown;
  const { monument, cards } = laying;
  return [...shown, { monument, cards, ghosts: cards.length, isGhost: true }];
}

const WIDEST = 98;
const WIDEST_ON_PHONE = 76;
const NARROWEST = 44;
const EDGE = 8;
/** Too narrow for code and name. */
const NARROW = 74;
/** Too narrow for the longest names. */
const SNUG = 92;
/** Above a stack its name, below it what it is worth. */
const LABELS = 44;
const STRIP = 26;
const LEAST_CARDS = 3;

interface Room {
  width: number;
  height: number;
  /** Stacks beside each other. */
  count: number;
  gap: number;
  isPhone: boolean;
}

/** How wide and high cards can be, and how many of a stack find room before the oldest fold. */
export function fitted({ width, height, count, gap, isPhone }: Room) {
  const stacks = Math.max(1, count);
  const fit = Math.floor((width - EDGE - gap * (stacks - 1)) / stacks);
  const size = Math.max(NARROWEST, Math.min(isPhone ? WIDEST_ON_PHONE : WIDEST, fit));
  const cardHeight = isPhone ? 84 : size >= 90 ? 138 : Math.round(size * 1.34);
  const strips = Math.floor((height - LABELS - cardHeight) / STRIP);
  return {
    size,
    cardHeight,
    room: Math.max(LEAST_CARDS, strips + 1),
    isNarrow: size < NARROW,
    isSnug: size < SNUG,
  };
}
