/** The colours of the seats, in their order: each has a seal with a shape and a letter of its own. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'grey'] as const;

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? 'grey';
}
