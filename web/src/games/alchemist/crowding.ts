/** How close cubes lie in a tray, so that it keeps to one line whatever is in it. */

/** A cube, the frame around those of one kind, and the gap to the next kind, in pixels. */
const CUBE = 36;
const FRAME = 10;
const GAP = 8;

/** How much of a cube its neighbour covers: a little, or as much as leaves its sign readable. */
const LOOSE = 0.2;
const TIGHT = 0.45;

export interface Crowding {
  covered: number;
  /** There is no room for each cube: one of a kind stands for all, with their number. */
  summed: boolean;
}

/** Return how cubes of these numbers are laid out in a line of that length. */
export function crowding(counts: readonly number[], room: number): Crowding {
  if (room === 0 || length(counts, LOOSE) <= room) return { covered: LOOSE, summed: false };
  return { covered: TIGHT, summed: length(counts, TIGHT) > room };
}

function length(counts: readonly number[], covered: number): number {
  const kinds = counts.filter((count) => count > 0);
  const more = kinds.reduce((sum, count) => sum + count - 1, 0);
  return kinds.length * (CUBE + FRAME + GAP) + more * CUBE * (1 - covered);
}
