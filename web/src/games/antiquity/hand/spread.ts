/**
 * How the cards of a hand lie beside each other: overlap grows first, then groups come closer, then
 * cards show no more than value and symbol; what still finds no room is scrolled to.
 */

interface Room {
  width: number;
  cardWidth: number;
  cards: number;
  groups: number;
  isPhone: boolean;
}

const EDGE = 28;
/** The part of each card that stays uncovered: room for value, symbol and a finger. */
const LEAST = 44;
const USUAL = 58;
/** Value and symbol close together. */
const CROWDED = 32;
/** Groups stay apart. */
const APART = 6;

export function spread({ width, cardWidth, cards, groups, isPhone }: Room) {
  const usualGap = isPhone ? 8 : 18;
  const covered = cards - groups;
  const gaps = Math.max(1, groups - 1);
  const room = width - EDGE - groups * cardWidth;
  const shiftAt = (gap: number) =>
    covered ? Math.floor((room - (groups - 1) * gap) / covered) : USUAL;
  const gapAt = (shift: number) => Math.floor((room - covered * shift) / gaps);

  const shift = Math.max(LEAST, Math.min(isPhone ? LEAST : USUAL, shiftAt(usualGap)));
  const gap = gapAt(shift);
  if (isPhone || gap >= APART) {
    return { shift, gap: Math.max(APART, Math.min(usualGap, gap)), isCrowded: false };
  }
  const closer = Math.max(CROWDED, Math.min(LEAST, covered ? shiftAt(APART) : CROWDED));
  const least = closer + APART - cardWidth;
  return {
    shift: closer,
    gap: Math.max(least, Math.min(APART, gapAt(closer))),
    isCrowded: closer < LEAST,
  };
}
