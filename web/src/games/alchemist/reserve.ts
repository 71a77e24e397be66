/** Reading the reserve, which is what the end of the game hangs on. */

/**
 * Tell of each kind whether it is among those that will be exhausted first, as many as end the game.
 * Where equal counts leave that open, none of them is.
 */
export function nextToGo(reserve: readonly number[], ending: number): boolean[] {
  return reserve.map((count) => reserve.filter((other) => other <= count).length <= ending);
}

/** Return how many kinds are exhausted. */
export function exhausted(reserve: readonly number[]): number {
  return reserve.filter((count) => count === 0).length;
}
