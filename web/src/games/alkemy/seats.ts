/** Seats around the table: they are numbered clockwise. */

/** Return all seats clockwise, beginning with one; whoever looks on begins with the first. */
export function clockwise(first: number, seats: number): number[] {
  const start = first < 0 ? 0 : first;
  return Array.from({ length: seats }, (_, step) => (start + step) % seats);
}
