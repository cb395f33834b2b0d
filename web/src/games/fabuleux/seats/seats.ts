/** The other seats clockwise; all of them for spectators. */
export function othersFrom(seat: number | undefined, seats: number): number[] {
  if (seat === undefined) return Array.from({ length: seats }, (_, other) => other);
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}
