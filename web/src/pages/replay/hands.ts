/** The hands in a view, for games that have them; null is a seat whose hand is not shown. */

export function handsIn(view: unknown): (string[] | null)[] {
  const { seats = [] } = (view ?? {}) as { seats?: { hand?: string[] | null }[] };
  const hands = seats.map(({ hand }) => hand ?? null);
  return hands.some(hand => hand !== null) ? hands : [];
}
