/** How likely a die reaches a threshold. */

/** Of the die. */
export const SIDES = 6;

/** Return how many of its sides are enough, with so much added to each. */
export function sidesThatReach(threshold: number, added: number): number {
  return Math.min(SIDES, Math.max(0, SIDES + 1 - (threshold - added)));
}
