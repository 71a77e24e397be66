/** How likely a die reaches a threshold. */

/** Of the die. */
export const SIDES = 6;

/** Return how likely one of so many rolls, of which the highest counts, has enough. */
export function shareOf(enough: number, rolls: number): number {
  return 1 - ((SIDES - enough) / SIDES) ** rolls;
}

/** Return how many of its sides are enough, with so much added to each. */
export function sidesThatReach(threshold: number, added: number): number {
  return Math.min(SIDES, Math.max(0, SIDES + 1 - (threshold - added)));
}
