/** How the cards of a hand lie beside each other: overlap grows first, then groups come closer. */

interface Room {
  width: number;
  cardWidth: number;
  cards: number;
  groups: number;
  isPhone: boolean;
}

const EDGE = 28;
/** So much of each card stays uncovered: its value, its symbol, a finger. */
const LEAST = 44;
const USUAL = 58;

export function spread({ width, cardWidth, cards, groups, isPhone }: Room) {
  const usualGap = isPhone ? 8 : 18;
  const covered = cards - groups;
  const room = width - EDGE - groups * cardWidth;
  const each = covered ? Math.floor((room - (groups - 1) * usualGap) / covered) : USUAL;
  const shift = Math.max(LEAST, Math.min(isPhone ? LEAST : USUAL, each));
  const between = Math.floor((room - covered * shift) / Math.max(1, groups - 1));
  return { shift, gap: Math.max(isPhone ? 6 : -34, Math.min(usualGap, between)) };
}
