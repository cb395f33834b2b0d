/** The colours of the seats, in their order: each has a seal with a shape and a letter of its own. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'grey'] as const;

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? 'grey';
}

/** The colours that a seat will have, before a table tells: two each where two play antiquity. */
export function coloursOf(game: string, seat: number, seats: number): string[] {
  if (game !== 'antiquity' || seats !== 2) return [colourOf(seat)];
  return [colourOf(2 * seat), colourOf(2 * seat + 1)];
}
